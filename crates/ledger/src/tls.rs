//! The encrypted way to a ledger: which certificate is trusted.

use std::sync::{Arc, Mutex, PoisonError};

use rustls::client::WebPkiServerVerifier;
use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::crypto::{CryptoProvider, ring, verify_tls12_signature, verify_tls13_signature};
use rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use rustls::{
    CertificateError, ClientConfig, DigitallySignedStruct, Error, RootCertStore, SignatureScheme,
};
use sha2::{Digest, Sha256};
use tokio_postgres_rustls::MakeRustlsConnect;

/// What tells a certificate from every other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Fingerprint([u8; 32]);

impl Fingerprint {
    fn of(certificate: &CertificateDer<'_>) -> Self {
        Fingerprint(Sha256::digest(certificate).into())
    }

    /// Reads one as `openssl x509 -fingerprint -sha256` writes it, or as we do.
    pub fn read(text: &str) -> Option<Self> {
        let digits: Vec<u8> = text.bytes().filter(|letter| *letter != b':').collect();
        let mut bytes = [0; 32];
        if digits.len() != 2 * bytes.len() {
            return None;
        }
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks(2)) {
            let pair = std::str::from_utf8(pair).ok()?;
            *byte = u8::from_str_radix(pair, 16).ok()?;
        }
        Some(Fingerprint(bytes))
    }

    pub fn written(self) -> String {
        self.0.iter().fold(String::new(), |written, byte| written + &format!("{byte:02x}"))
    }
}

/// Which certificate is trusted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Trust {
    /// One that the system trusts.
    System,
    /// This one, whoever made it.
    Only(Fingerprint),
    /// Any: nobody can stand between two programs on one machine.
    ThisMachine,
}

/// The certificate of a server on this machine, unless the system would trust it anyway.
#[derive(Clone, Default, Debug)]
pub(super) struct Seen(Arc<Mutex<Option<Fingerprint>>>);

impl Seen {
    pub fn certificate(&self) -> Option<Fingerprint> {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

pub(super) fn connector(trust: Trust, seen: Seen) -> MakeRustlsConnect {
    let provider = Arc::new(ring::default_provider());
    let builder = ClientConfig::builder_with_provider(Arc::clone(&provider));
    // The versions are those that the provider has.
    #[allow(clippy::expect_used)]
    let builder = builder.with_safe_default_protocol_versions().expect("TLS 1.2 and 1.3");
    let roots = rustls_native_certs::load_native_certs().certs;
    let system = system(&roots, &provider);
    let verifier = Arc::new(Verifier { trust, system, roots, seen, provider });
    let builder = builder.dangerous().with_custom_certificate_verifier(verifier);
    MakeRustlsConnect::new(builder.with_no_client_auth())
}

/// What the system trusts, if it trusts anything.
fn system(
    roots: &[CertificateDer<'static>],
    provider: &Arc<CryptoProvider>,
) -> Option<Arc<WebPkiServerVerifier>> {
    let mut trusted = RootCertStore::empty();
    // Whatever cannot be read is not trusted.
    trusted.add_parsable_certificates(roots.iter().cloned());
    let provider = Arc::clone(provider);
    WebPkiServerVerifier::builder_with_provider(Arc::new(trusted), provider).build().ok()
}

#[derive(Debug)]
struct Verifier {
    trust: Trust,
    system: Option<Arc<WebPkiServerVerifier>>,
    roots: Vec<CertificateDer<'static>>,
    seen: Seen,
    provider: Arc<CryptoProvider>,
}

impl ServerCertVerifier for Verifier {
    fn verify_server_cert(
        &self,
        certificate: &CertificateDer<'_>,
        between: &[CertificateDer<'_>],
        name: &ServerName<'_>,
        ocsp: &[u8],
        now: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        let system = || match &self.system {
            Some(system) => system.verify_server_cert(certificate, between, name, ocsp, now),
            None => Err(CertificateError::UnknownIssuer.into()),
        };
        match self.trust {
            Trust::System => system(),
            Trust::Only(known) if known == Fingerprint::of(certificate) => {
                Ok(ServerCertVerified::assertion())
            }
            Trust::Only(_) => Err(CertificateError::ApplicationVerificationFailure.into()),
            Trust::ThisMachine => {
                // A certificate that a machine has made for itself is trusted there and nowhere else,
                // as in Debian. Where only the name is another one, it is known by that elsewhere.
                let is_own = self.roots.iter().any(|root| root == certificate);
                let is_known = !is_own
                    && matches!(
                        system(),
                        Ok(_)
                            | Err(Error::InvalidCertificate(
                                CertificateError::NotValidForName
                                    | CertificateError::NotValidForNameContext { .. }
                            ))
                    );
                let seen = (!is_known).then(|| Fingerprint::of(certificate));
                *self.seen.0.lock().unwrap_or_else(PoisonError::into_inner) = seen;
                Ok(ServerCertVerified::assertion())
            }
        }
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signature: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        let algorithms = &self.provider.signature_verification_algorithms;
        verify_tls12_signature(message, certificate, signature, algorithms)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signature: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        let algorithms = &self.provider.signature_verification_algorithms;
        verify_tls13_signature(message, certificate, signature, algorithms)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.provider.signature_verification_algorithms.supported_schemes()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fingerprint_is_read_as_it_is_written_anywhere() {
        let print = Fingerprint([0xA7; 32]);
        assert_eq!(Fingerprint::read(&print.written()), Some(print));
        assert_eq!(Fingerprint::read(&["A7"; 32].join(":")), Some(print));
        for wrong in ["", "a7", &"a7".repeat(33), &"g7".repeat(32), &"é".repeat(32)] {
            assert_eq!(Fingerprint::read(wrong), None, "{wrong}");
        }
    }
}

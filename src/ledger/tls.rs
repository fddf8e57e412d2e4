//! The encrypted way to a ledger, with the certificates that the system trusts.

use std::sync::Arc;

use rustls::crypto::ring;
use rustls::{ClientConfig, RootCertStore};
use tokio_postgres_rustls::MakeRustlsConnect;

pub(super) fn connector() -> MakeRustlsConnect {
    let mut roots = RootCertStore::empty();
    // Whatever cannot be read is not trusted.
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let provider = Arc::new(ring::default_provider());
    let builder =
        ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
    let builder = builder.map(|builder| builder.with_root_certificates(roots));
    // The versions are those that the provider has.
    #[allow(clippy::expect_used)]
    let config = builder.expect("TLS 1.2 and 1.3").with_no_client_auth();
    MakeRustlsConnect::new(config)
}

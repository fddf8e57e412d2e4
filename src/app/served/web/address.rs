//! The addresses of this machine, those first that a phone in the same room most likely reaches.

use std::net::{IpAddr, Ipv4Addr};

/// An address and the interface that has it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Address {
    pub ip: IpAddr,
    pub interface: String,
}

/// How interfaces are called that lead to nobody in the room: tunnels, bridges between containers,
/// machines inside this one.
const NOT_REAL: [&str; 18] = [
    "tun",
    "tap",
    "wg",
    "ppp",
    "utun",
    "tailscale",
    "zt",
    "nordlynx",
    "vpn",
    "docker",
    "br-",
    "veth",
    "virbr",
    "vbox",
    "vmnet",
    "podman",
    "cni",
    "lxc",
];

/// The addresses of this machine, the best first. Without a network there is only the machine
/// itself.
pub fn addresses() -> Vec<Address> {
    let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
    ranked(interfaces.into_iter().map(|found| Address { ip: found.ip(), interface: found.name }))
}

fn ranked(found: impl Iterator<Item = Address>) -> Vec<Address> {
    let mut found: Vec<Address> = found.filter(|address| rank(address).is_some()).collect();
    found.sort_by_key(rank);
    found.dedup_by(|one, other| one.ip == other.ip);
    if found.iter().any(|address| !address.ip.is_loopback()) {
        found.retain(|address| !address.ip.is_loopback());
    }
    found
}

/// How unlikely it is that a phone reaches an address; nothing if it cannot.
fn rank(address: &Address) -> Option<u8> {
    let name = address.interface.to_lowercase();
    let is_real = !NOT_REAL.iter().any(|other| name.starts_with(other))
        && !["vpn", "virtual", "vethernet", "hyper-v", "wsl"]
            .iter()
            .any(|part| name.contains(part));
    match address.ip {
        IpAddr::V4(ip) if ip.is_unspecified() || ip.is_link_local() => None,
        IpAddr::V4(ip) if ip.is_loopback() => (ip == Ipv4Addr::LOCALHOST).then_some(9),
        IpAddr::V4(ip) => Some(match (is_real, ip.is_private()) {
            (true, true) => 0,
            (true, false) => 1,
            (false, true) => 3,
            (false, false) => 4,
        }),
        // Of this kind phones reach those that are unique in the house, or in the world.
        IpAddr::V6(ip) if ip.is_unspecified() || ip.is_loopback() => None,
        IpAddr::V6(ip) if ip.is_unicast_link_local() => None,
        IpAddr::V6(_) => Some(if is_real { 2 } else { 5 }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ranked_names(found: &[(&str, &str)]) -> Vec<String> {
        let found = found.iter().map(|(interface, ip)| Address {
            ip: ip.parse().expect("an address"),
            interface: (*interface).to_owned(),
        });
        ranked(found).into_iter().map(|address| address.ip.to_string()).collect()
    }

    #[test]
    fn the_house_comes_before_tunnels_and_bridges() {
        let found = [
            ("lo", "127.0.0.1"),
            ("docker0", "172.17.0.1"),
            ("br-51af", "172.18.0.1"),
            ("wg0", "10.8.0.2"),
            ("tailscale0", "100.101.102.103"),
            ("vboxnet0", "192.168.56.1"),
            ("wlp3s0", "192.168.178.23"),
            ("wlp3s0", "fe80::1"),
            ("wlp3s0", "fd00::23"),
        ];
        let ranked = ranked_names(&found);
        assert_eq!(ranked[..2], ["192.168.178.23", "fd00::23"]);
        assert_eq!(ranked.last().map(String::as_str), Some("100.101.102.103"));
        assert_eq!(ranked.len(), 7, "neither the machine itself nor what is only on the wire");
    }

    #[test]
    fn a_public_address_is_better_than_a_tunnel() {
        let found = [("utun3", "10.1.1.1"), ("en0", "8.8.4.4")];
        assert_eq!(ranked_names(&found), ["8.8.4.4", "10.1.1.1"]);
    }

    #[test]
    fn without_a_network_there_is_the_machine_itself() {
        assert_eq!(ranked_names(&[("lo", "127.0.0.1"), ("lo", "::1")]), ["127.0.0.1"]);
        assert!(ranked_names(&[]).is_empty());
    }
}

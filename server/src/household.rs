//! Who a request comes from: a household, which is not a person.
//!
//! The field calls this: rate-limit key (IP prefix).

use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::str::FromStr;

use axum::http::HeaderMap;
use thiserror::Error;

/// The header in which proxies say whom they speak for, the nearest last.
const FORWARDED: &str = "x-forwarded-for";

/// Where proxies stand unless the configuration says otherwise: on this machine and in private networks.
const NEARBY: [&str; 6] = [
    "127.0.0.0/8",
    "10.0.0.0/8",
    "172.16.0.0/12",
    "192.168.0.0/16",
    "::1/128",
    "fc00::/7",
];

/// The bits of the IPv6 networks around a household, and how many households' worth may be had there.
const WIDER: [(u8, u32); 2] = [(SITE, 4), (32, 32)];

/// The bits of the IPv6 network that is commonly given to one customer as a whole.
const SITE: u8 = 48;

/// All addresses that begin with the same bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Network {
    first: IpAddr,
    bits: u8,
}

impl Network {
    /// The network of this size that an address lies in.
    pub fn around(address: IpAddr, bits: u8) -> Self {
        let first = match address.to_canonical() {
            IpAddr::V4(address) => {
                let rest = u32::MAX.checked_shr(bits.into()).unwrap_or(0);
                IpAddr::V4((address.to_bits() & !rest).into())
            }
            IpAddr::V6(address) => {
                let rest = u128::MAX.checked_shr(bits.into()).unwrap_or(0);
                IpAddr::V6((address.to_bits() & !rest).into())
            }
        };
        Self { first, bits }
    }

    /// Whether the address lies in it.
    pub fn contains(self, address: IpAddr) -> bool {
        address.to_canonical().is_ipv4() == self.first.is_ipv4() && Self::around(address, self.bits) == self
    }
}

/// Whether an IPv4 address is written as an IPv6 one.
fn is_mapped(address: IpAddr) -> bool {
    address != address.to_canonical()
}

/// What is no network.
#[derive(Debug, Error)]
#[error("a network looks like 10.0.0.0/8, fd00::/8 or 192.0.2.1")]
pub struct NoNetwork;

impl FromStr for Network {
    type Err = NoNetwork;

    fn from_str(text: &str) -> Result<Self, NoNetwork> {
        let (address, bits) = match text.trim().split_once('/') {
            Some((address, bits)) => (address, Some(bits.parse().map_err(|_| NoNetwork)?)),
            None => (text.trim(), None),
        };
        let address: IpAddr = address.parse().map_err(|_| NoNetwork)?;
        let most = if address.is_ipv4() { 32 } else { 128 };
        match bits.unwrap_or(most) {
            bits if bits <= most && !is_mapped(address) => Ok(Self::around(address, bits)),
            _ => Err(NoNetwork),
        }
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.first, self.bits)
    }
}

/// Who shares a line: an IPv4 address, or an IPv6 network of 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Household(Network);

impl Household {
    /// The household of an address.
    pub fn of(address: IpAddr) -> Self {
        Self(match address.to_canonical() {
            IpAddr::V4(address) => Network::around(address.into(), 32),
            IpAddr::V6(address) => Network::around(address.into(), 64),
        })
    }

    /// What somebody may have been given as a whole: an IPv4 address, or the IPv6 network of 48 bits around it.
    pub fn site(self) -> Network {
        let Self(Network { first, .. }) = self;
        match first {
            IpAddr::V4(_) => self.0,
            IpAddr::V6(_) => Network::around(first, SITE),
        }
    }

    /// The networks it lies in, from the household alone to the widest, each with how many households' worth
    /// may be had there: somebody may have been given all of them.
    pub fn levels(self) -> impl DoubleEndedIterator<Item = (Network, u32)> + Clone {
        let Self(Network { first, .. }) = self;
        let around = |(bits, times)| first.is_ipv6().then(|| (Network::around(first, bits), times));
        let [site, provider] = WIDER.map(around);
        [Some((self.0, 1)), site, provider].into_iter().flatten()
    }
}

impl fmt::Display for Household {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The proxies that are believed when they say whom they speak for.
#[derive(Clone, Debug, Default)]
pub struct Proxies {
    places: Vec<Network>,
    /// How many stand one behind the other at most; whoever is beyond them may say anything.
    most: usize,
}

impl Proxies {
    /// Those in the named networks; where none is named, one nearby if there is to be a proxy at all: guests may be nearby,
    /// too.
    pub fn new(named: &[Network], behind_proxy: bool) -> Self {
        let nearby = || NEARBY.iter().map(|network| network.parse().expect("a network"));
        match (named, behind_proxy) {
            ([], false) => Self::default(),
            ([], true) => Self {
                places: nearby().collect(),
                most: 1,
            },
            (named, _) => Self {
                places: named.to_vec(),
                most: usize::MAX,
            },
        }
    }

    /// Whether a proxy may stand there.
    pub fn contains(&self, address: IpAddr) -> bool {
        self.places.iter().any(|network| network.contains(address))
    }

    /// Where a request really comes from: the first address, seen from here, at which no trusted proxy stands.
    pub fn origin(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        let lines = headers.get_all(FORWARDED).iter().rev();
        let nearest_first = lines.flat_map(|line| line.to_str().unwrap_or_default().rsplit(','));
        let mut origin = peer;
        for before in nearest_first.take(self.most) {
            match forwarded(before) {
                Some(before) if self.contains(origin) => origin = before,
                Some(_) | None => break,
            }
        }
        origin
    }
}

/// An address as proxies write it: bare, or with a port.
fn forwarded(text: &str) -> Option<IpAddr> {
    let text = text.trim();
    let bare = text
        .strip_prefix('[')
        .and_then(|text| text.strip_suffix(']'))
        .unwrap_or(text);
    let address = bare.parse::<IpAddr>().ok();
    address.or_else(|| Some(text.parse::<SocketAddr>().ok()?.ip()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    fn network(text: &str) -> Network {
        text.parse().unwrap()
    }

    #[test]
    fn neighbours_in_one_network_are_one_household() {
        let household = |text| Household::of(ip(text));
        assert_eq!(household("2001:db8::1"), household("2001:db8::2"));
        assert_ne!(household("2001:db8::1"), household("2001:db8:0:1::1"));
        assert_eq!(household("192.0.2.1"), household("::ffff:192.0.2.1"));
        assert_ne!(household("192.0.2.1"), household("192.0.2.2"));
        let levels = |text| Vec::from_iter(household(text).levels());
        assert_eq!(
            levels("2001:db8:1:2::1"),
            [
                (network("2001:db8:1:2::/64"), 1),
                (network("2001:db8:1::/48"), 4),
                (network("2001:db8::/32"), 32)
            ]
        );
        assert_eq!(levels("192.0.2.1"), [(network("192.0.2.1"), 1)]);
    }

    #[test]
    fn a_network_holds_what_begins_as_it_does() {
        assert!(network("10.0.0.0/8").contains(ip("10.255.0.1")));
        assert!(network("10.1.2.3/8").contains(ip("::ffff:10.0.0.1")));
        assert!(!network("10.0.0.0/8").contains(ip("11.0.0.1")));
        assert!(!network("::/0").contains(ip("10.0.0.1")));
        assert!(network("0.0.0.0/0").contains(ip("10.0.0.1")));
        assert!(network("192.0.2.1").contains(ip("192.0.2.1")));
        assert!(!network("192.0.2.1").contains(ip("192.0.2.2")));
        assert!(network("fd00::/8").contains(ip("fd12::1")));
        for wrong in [
            "",
            "10.0.0.0/33",
            "fd00::/129",
            "hall",
            "10.0.0.0/",
            "10.0.0.0/8/8",
        ] {
            assert!(wrong.parse::<Network>().is_err(), "{wrong}");
        }
    }

    fn origin(named: &[&str], peer: &str, lines: &[&str]) -> IpAddr {
        let named: Vec<_> = named.iter().map(|text| network(text)).collect();
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append(FORWARDED, line.parse().unwrap());
        }
        Proxies::new(&named, true).origin(ip(peer), &headers)
    }

    #[test]
    fn a_trusted_proxy_says_whom_it_speaks_for() {
        for written in [
            "198.51.100.7",
            "198.51.100.7:567",
            " 198.51.100.7 ",
            "[::ffff:198.51.100.7]:80",
        ] {
            let found = origin(&[], "172.18.0.3", &[written]);
            assert_eq!(
                Household::of(found),
                Household::of(ip("198.51.100.7")),
                "{written}"
            );
        }
        for written in ["2001:db8::1", "[2001:db8::1]", "[2001:db8::1]:80"] {
            assert_eq!(origin(&[], "::1", &[written]), ip("2001:db8::1"), "{written}");
        }
    }

    #[test]
    fn what_stands_before_the_nearest_stranger_is_hearsay() {
        let stranger = ip("198.51.100.7");
        assert_eq!(origin(&[], "127.0.0.1", &["203.0.113.9, 198.51.100.7"]), stranger);
        let two = ["127.0.0.0/8", "10.0.0.0/8"];
        assert_eq!(
            origin(&two, "127.0.0.1", &["203.0.113.9, 198.51.100.7, 10.0.0.2"]),
            stranger
        );
        assert_eq!(
            origin(&[], "127.0.0.1", &["203.0.113.9", "198.51.100.7"]),
            stranger
        );
    }

    #[test]
    fn a_guest_in_a_private_network_is_no_proxy_unless_that_network_is_named() {
        for forged in ["203.0.113.9, 192.168.1.5", "192.168.7.7, 192.168.1.5"] {
            assert_eq!(origin(&[], "127.0.0.1", &[forged]), ip("192.168.1.5"), "{forged}");
        }
    }

    #[test]
    fn whoever_is_no_trusted_proxy_speaks_for_nobody_else() {
        assert_eq!(origin(&[], "198.51.100.7", &["203.0.113.9"]), ip("198.51.100.7"));
        assert_eq!(
            origin(&["127.0.0.1/32"], "127.0.0.2", &["203.0.113.9"]),
            ip("127.0.0.2")
        );
        let nobody = Proxies::new(&[], false).origin(ip("127.0.0.1"), &HeaderMap::new());
        assert_eq!(nobody, ip("127.0.0.1"));
    }

    #[test]
    fn nonsense_in_the_header_leaves_the_request_with_the_proxy() {
        for nonsense in ["", "unknown", "203.0.113.9, unknown", "203.0.113.9,"] {
            assert_eq!(origin(&[], "10.0.0.2", &[nonsense]), ip("10.0.0.2"), "{nonsense}");
        }
    }
}

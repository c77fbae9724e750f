//! Which addresses may be called.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use axum::http::Uri;
use dragonhall_protocol::refusal::WebhookBar;

/// The longest address, in bytes.
const MOST_BYTES: usize = 500;

/// Endings of names that stand for machines nearby.
const NEARBY: [&str; 5] = ["localhost", "local", "internal", "lan", "home.arpa"];

/// Which addresses may be called.
#[derive(Clone, Debug)]
pub(crate) struct Allowed {
    calls: bool,
    hosts: Vec<String>,
}

/// An address that may be called, as far as can be told before its name is looked up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Target {
    pub uri: Uri,
    pub host: String,
    pub port: u16,
    pub tls: bool,
    /// Whether the configuration names the host, so that it may be anywhere.
    pub trusted: bool,
}

impl Allowed {
    /// Whether anybody is called at all, and the hosts that may be anywhere: `name` or `name:port`.
    pub(crate) fn new(calls: bool, hosts: &[String]) -> Self {
        Self {
            calls,
            hosts: hosts.iter().map(|host| host.to_ascii_lowercase()).collect(),
        }
    }

    /// Whether a player may name this address.
    pub(crate) fn check(&self, url: &str) -> Result<(), WebhookBar> {
        self.target(url).map(drop)
    }

    /// What an address leads to, if it may be called.
    pub(crate) fn target(&self, url: &str) -> Result<Target, WebhookBar> {
        if !self.calls {
            return Err(WebhookBar::Off);
        }
        let uri: Uri = url.parse().map_err(|_| WebhookBar::NotAnAddress)?;
        let authority = uri.authority().ok_or(WebhookBar::NotAnAddress)?;
        let tls = match uri.scheme_str() {
            Some("https") => true,
            Some("http") => false,
            Some(_) | None => return Err(WebhookBar::NotAnAddress),
        };
        if url.len() > MOST_BYTES || authority.as_str().contains('@') {
            return Err(WebhookBar::NotAnAddress);
        }
        let host = authority
            .host()
            .trim_start_matches('[')
            .trim_end_matches(']')
            .to_ascii_lowercase();
        let port = match authority.port() {
            Some(port) => port.as_u16(),
            None => 80 + 363 * u16::from(tls),
        };
        let trusted = self.hosts.contains(&host) || self.hosts.contains(&format!("{host}:{port}"));
        if !trusted && is_nearby(&host) {
            return Err(WebhookBar::Internal);
        }
        Ok(Target {
            host,
            port,
            tls,
            trusted,
            uri: uri.clone(),
        })
    }
}

/// Whether a name alone tells that it leads to this machine or into a private network.
fn is_nearby(host: &str) -> bool {
    let host = host.trim_end_matches('.');
    if let Ok(address) = host.parse::<IpAddr>() {
        return is_internal(address);
    }
    let last = host.rsplit('.').next().unwrap_or_default();
    let is_number = last.starts_with(|first: char| first.is_ascii_digit());
    let ends_nearby = |ending: &str| {
        host.strip_suffix(ending)
            .is_some_and(|rest| rest.is_empty() || rest.ends_with('.'))
    };
    !host.contains('.') || is_number || NEARBY.into_iter().any(ends_nearby)
}

/// Whether an address is not one of the open internet.
pub(super) fn is_internal(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_internal_v4(address),
        IpAddr::V6(address) => is_internal_v6(address),
    }
}

fn is_internal_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_documentation()
        || address.is_multicast()
        || a == 0
        || a >= 240
        || (a == 100 && (64..128).contains(&b))
        || (a == 192 && b == 0 && c == 0)
        || (a == 198 && (b == 18 || b == 19))
}

fn is_internal_v6(address: Ipv6Addr) -> bool {
    let [a, b, ..] = address.segments();
    // Only these are given out to the internet; of those, some carry an old address inside.
    let is_global = (0x2000..0x4000).contains(&a);
    let carries_v4 = a == 0x2002 || (a == 0x2001 && b == 0);
    let is_documentation = a == 0x2001 && b == 0xdb8;
    !is_global || carries_v4 || is_documentation
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(url: &str) -> Result<(), WebhookBar> {
        Allowed::new(true, &["friend.lan".to_owned(), "127.0.0.1:9000".to_owned()]).check(url)
    }

    #[test]
    fn addresses_of_the_internet_may_be_called() {
        for url in [
            "https://example.org/turn?seat=1",
            "http://example.org:8080",
            "https://93.184.216.34/",
            "https://[2606:2800:220:1::1]/",
        ] {
            assert_eq!(check(url), Ok(()), "{url}");
        }
    }

    #[test]
    fn addresses_inside_may_not() {
        for url in [
            "http://127.0.0.1/",
            "http://127.1/",
            "http://0x7f.0.0.1/",
            "http://2130706433/",
            "http://localhost:80/",
            "http://a.localhost/",
            "http://printer.local/",
            "http://metadata.google.internal/",
            "http://intranet/",
            "http://10.1.2.3/",
            "http://192.168.0.1/",
            "http://172.16.0.1/",
            "http://169.254.169.254/latest",
            "http://100.64.0.1/",
            "http://0.0.0.0/",
            "http://[::1]/",
            "http://[::ffff:10.0.0.1]/",
            "http://[fe80::1]/",
            "http://[fd00::1]/",
            "http://[64:ff9b::a00:1]/",
            "http://[2002:a00:1::]/",
        ] {
            assert_eq!(check(url), Err(WebhookBar::Internal), "{url}");
        }
    }

    #[test]
    fn what_the_configuration_names_may_be_called() {
        assert_eq!(check("http://friend.lan/"), Ok(()));
        assert_eq!(check("http://127.0.0.1:9000/turn"), Ok(()));
        assert_eq!(check("http://127.0.0.1:9001/turn"), Err(WebhookBar::Internal));
    }

    #[test]
    fn other_things_are_no_addresses() {
        for url in [
            "",
            "example.org",
            "ftp://example.org/",
            "https://me@example.org/",
            "https:///path",
            "file:///etc/passwd",
        ] {
            assert_eq!(check(url), Err(WebhookBar::NotAnAddress), "{url}");
        }
        let long = format!("https://example.org/{}", "x".repeat(500));
        assert_eq!(check(&long), Err(WebhookBar::NotAnAddress));
        assert_eq!(
            Allowed::new(false, &[]).check("https://example.org/"),
            Err(WebhookBar::Off)
        );
    }
}

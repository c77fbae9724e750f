//! The address that players open, where it differs from the one listened on.

use std::fmt;
use std::str::FromStr;

use axum::http::Uri;
use axum::http::uri::PathAndQuery;
use dragonhall_protocol::RoomId;
use thiserror::Error;

/// What the paths of the house itself begin with: a house that lies under one of them could not tell its own from it.
const OWN: [&str; 8] = [
    "api", "ws", "protocol", "assets", "licences", "r", "replay", "help",
];

/// The address that players open: an origin and, where the house has only a part of it, a path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl {
    origin: String,
    /// Begins with a slash and does not end with one; empty where the house has the whole origin.
    path: String,
}

/// What is no address of a house.
#[derive(Debug, Error)]
#[error(
    "an address that players open looks like https://play.example.org or https://example.org/games, of letters, digits and hyphens, \
     and its path begins with none of the house's own: {}", OWN.join(", ")
)]
pub struct NoPublicUrl;

impl FromStr for PublicUrl {
    type Err = NoPublicUrl;

    fn from_str(text: &str) -> Result<Self, NoPublicUrl> {
        let text = text.trim();
        let uri: Uri = text.parse().map_err(|_| NoPublicUrl)?;
        let path = uri.path().trim_end_matches('/');
        let mut steps = path.split('/').skip(1);
        let is_own = steps.next().is_some_and(|first| OWN.contains(&first));
        let is_plain = path.split('/').skip(1).all(is_plain_step);
        let is_for_browsers = matches!(uri.scheme_str(), Some("http" | "https"));
        let is_whole = uri.query().is_none() && !text.contains(['#', '@']);
        if is_own || !is_plain || !is_whole || !is_for_browsers {
            return Err(NoPublicUrl);
        }
        Ok(Self {
            origin: origin_of(text).ok_or(NoPublicUrl)?,
            path: path.to_owned(),
        })
    }
}

fn is_plain_step(step: &str) -> bool {
    let is_plain = |char: char| char.is_ascii_alphanumeric() || matches!(char, '-' | '_' | '.' | '~');
    !step.is_empty() && !step.starts_with('.') && step.chars().all(is_plain)
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.origin, self.path)
    }
}

impl PublicUrl {
    /// Where its pages come from, as a browser names it.
    pub(crate) fn origin(&self) -> &str {
        &self.origin
    }

    /// The part of the origin that is the house's, between slashes: `/` if that is all of it.
    pub(crate) fn home(&self) -> String {
        format!("{}/", self.path)
    }

    /// The link of a room.
    pub(crate) fn room(&self, room: RoomId) -> String {
        format!("{self}/r/{room}")
    }

    /// The link of an invitation to open rooms, in the fragment, which browsers send to no server.
    pub(crate) fn invitation(&self, invitation: &str) -> String {
        format!("{self}/#invitation={invitation}")
    }

    /// A request's address as the house itself knows it: proxies hand the path on as it is, or without the part that is the
    /// house's.
    pub(crate) fn inside(&self, uri: &Uri) -> Option<Uri> {
        let rest = uri.path_and_query()?.as_str().strip_prefix(&self.path)?;
        let inside = match rest.chars().next() {
            _ if self.path.is_empty() => return None,
            Some('/') => rest.to_owned(),
            None | Some('?') => format!("/{rest}"),
            Some(_) => return None,
        };
        let mut parts = uri.clone().into_parts();
        parts.path_and_query = Some(PathAndQuery::try_from(inside).ok()?);
        Uri::from_parts(parts).ok()
    }
}

/// The origin of an address, as a browser names it: without a path, and without the port that goes without saying.
pub(crate) fn origin_of(address: &str) -> Option<String> {
    let uri: Uri = address.parse().ok()?;
    let (scheme, authority) = (uri.scheme_str()?, uri.authority()?.as_str());
    let usual_port = match scheme {
        "http" => ":80",
        "https" => ":443",
        _ => "",
    };
    let authority = authority.strip_suffix(usual_port).unwrap_or(authority);
    Some(format!("{scheme}://{}", authority.to_ascii_lowercase()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn url(text: &str) -> PublicUrl {
        text.parse().unwrap()
    }

    #[test]
    fn slashes_at_the_end_and_the_usual_port_change_nothing() {
        for text in [
            "https://Play.example",
            "https://play.example/",
            "https://play.example:443//",
        ] {
            assert_eq!(
                (url(text).to_string(), url(text).home()),
                ("https://play.example".to_owned(), "/".to_owned())
            );
        }
        for text in ["http://play.example:80/games", "http://play.example/games/"] {
            assert_eq!(
                (url(text).to_string(), url(text).home()),
                ("http://play.example/games".to_owned(), "/games/".to_owned())
            );
        }
        assert_eq!(url("http://[::1]:8080/a/b/").origin(), "http://[::1]:8080");
    }

    #[test]
    fn what_players_could_not_open_is_no_address() {
        for text in [
            "",
            "play.example",
            "ftp://play.example",
            "https://",
            "https://play.example/?a",
            "https://play.example/#a",
            "https://me:word@play.example",
            "https://play.example/a//b",
            "https://play.example/../b",
            "https://play.example/\"b",
            "https://play.example/api/b",
            "https://play.example/r",
        ] {
            assert!(text.parse::<PublicUrl>().is_err(), "{text}");
        }
    }

    #[test]
    fn the_path_of_the_house_is_taken_off_and_no_other() {
        let inside = |text: &str| {
            let inside = url("https://play.example/games/").inside(&text.parse().unwrap());
            inside.map(|uri| uri.to_string())
        };
        assert_eq!(inside("/games").as_deref(), Some("/"));
        assert_eq!(inside("/games?a=b").as_deref(), Some("/?a=b"));
        assert_eq!(inside("/games/").as_deref(), Some("/"));
        assert_eq!(
            inside("/games/r/1?a=/games/b").as_deref(),
            Some("/r/1?a=/games/b")
        );
        assert_eq!(inside("/games//evil.example").as_deref(), Some("//evil.example"));
        for other in ["/", "/r/1", "/gamesmaster", "/other/games/"] {
            assert_eq!(inside(other), None, "{other}");
        }
        assert_eq!(url("https://play.example").inside(&"/r/1".parse().unwrap()), None);
    }
}

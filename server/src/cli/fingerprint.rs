//! A head as somebody saw it: all of its digits, or as many as were noted.

use std::fmt;
use std::str::FromStr;

use dragonhall_protocol::Digest;
use thiserror::Error;

/// How many digits a head has.
const DIGITS: usize = 64;

/// The fewest digits that are looked for, as many as a page shows of a seal.
const FEWEST: usize = 8;

/// The first digits of a head and its last ones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Fingerprint {
    first: String,
    last: String,
}

/// A text is not the beginning of any head.
#[derive(Debug, Error)]
#[error(
    "a head has {DIGITS} hexadecimal digits: give all of them, the first ones, or the first and the last as \
     in 12ab…cd34, {FEWEST} at least"
)]
pub(super) struct NotAHead;

impl FromStr for Fingerprint {
    type Err = NotAHead;

    fn from_str(text: &str) -> Result<Self, NotAHead> {
        let (first, last) = text
            .split_once('…')
            .or_else(|| text.split_once("..."))
            .unwrap_or((text, ""));
        let is_hexadecimal = |part: &str| part.chars().all(|digit| digit.is_ascii_hexdigit());
        let digits = first.len() + last.len();
        if !is_hexadecimal(first) || !is_hexadecimal(last) || !(FEWEST..=DIGITS).contains(&digits) {
            return Err(NotAHead);
        }
        Ok(Self {
            first: first.to_ascii_lowercase(),
            last: last.to_ascii_lowercase(),
        })
    }
}

impl Fingerprint {
    /// Whether it can be this head's.
    pub(super) fn fits(&self, head: &Digest) -> bool {
        let head = head.to_string();
        head.starts_with(&self.first) && head.ends_with(&self.last)
    }

    /// How many digits are missing.
    pub(super) fn missing(&self) -> usize {
        DIGITS - self.first.len() - self.last.len()
    }
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let gap = if self.missing() == 0 { "" } else { "…" };
        write!(f, "{}{gap}{}", self.first, self.last)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn head() -> Digest {
        Digest(std::array::from_fn(|place| place as u8 + 0xa0))
    }

    #[test]
    fn a_head_is_known_by_all_its_digits_the_first_ones_or_both_ends() {
        let whole = head().to_string();
        let upper = whole.to_uppercase();
        for (text, missing) in [
            (whole.as_str(), 0),
            (&upper, 0),
            (&whole[..8], 56),
            ("a0a1…bebf", 56),
            ("a0a1...bebf", 56),
            ("…bcbdbebf", 56),
        ] {
            let seen: Fingerprint = text.parse().unwrap();
            assert!(seen.fits(&head()) && !seen.fits(&Digest([0xa0; 32])), "{text}");
            assert_eq!(seen.missing(), missing, "{text}");
        }
        let other: Fingerprint = whole.replace("bf", "be").parse().unwrap();
        assert!(!other.fits(&head()));
    }

    #[test]
    fn what_is_too_short_too_long_or_no_number_is_no_head() {
        let long = format!("{}0", head());
        for text in ["", "…", "a0a1a2a", "a0a…bebf", "a0a1a2a3x", "a0a1…bebf…", &long] {
            assert!(text.parse::<Fingerprint>().is_err(), "{text}");
        }
    }
}

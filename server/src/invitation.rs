//! The house's word, and the invitations that it signs.
//!
//! The field calls an invitation: signed token with an expiry (HMAC).

use std::num::NonZeroU32;
use std::sync::OnceLock;
use std::time::Duration;

use dragonhall_protocol::Time;
use ring::{hmac, pbkdf2};
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;
use unicode_normalization::UnicodeNormalization;

/// How often the word is hashed before it signs anything: whoever has an invitation has something to try out words on, and
/// each of them is to cost time.
const ROUNDS: NonZeroU32 = NonZeroU32::new(600_000).expect("more than none");

/// What tells this use of the word from any other.
const SALT: &[u8] = b"dragonhall invitation";

/// The word that opens rooms in a closed house.
pub(crate) struct HouseWord {
    word: String,
    /// What it signs with, made when the first invitation comes.
    key: OnceLock<hmac::Key>,
}

impl HouseWord {
    /// This word, however its accents are typed.
    pub(crate) fn new(word: &str) -> Self {
        Self {
            word: plain(word),
            key: OnceLock::new(),
        }
    }

    /// Whether somebody said it; how long that takes does not tell how much was right.
    pub(crate) fn is(&self, said: &str) -> bool {
        hash(&self.word).ct_eq(&hash(&plain(said))).into()
    }

    /// An invitation that is good until this time, to the second.
    pub(crate) fn invitation(&self, until: Time) -> String {
        let until = until.0 / 1_000;
        let signature = hmac::sign(self.key(), &until.to_be_bytes());
        format!("{until:x}-{}", hex::encode(signature))
    }

    /// Whether this word signed the invitation, and its time is not over.
    pub(crate) fn signed(&self, invitation: &str, now: Time) -> bool {
        let parts = invitation.split_once('-').and_then(|(until, signature)| {
            let until = u64::from_str_radix(until, 16).ok()?;
            Some((until, hex::decode(signature).ok()?))
        });
        parts.is_some_and(|(until, signature)| {
            let is_right = hmac::verify(self.key(), &until.to_be_bytes(), &signature).is_ok();
            is_right && now < Time(0) + Duration::from_secs(until)
        })
    }

    fn key(&self) -> &hmac::Key {
        self.key.get_or_init(|| {
            let mut key = [0; 32];
            pbkdf2::derive(
                pbkdf2::PBKDF2_HMAC_SHA256,
                ROUNDS,
                SALT,
                self.word.as_bytes(),
                &mut key,
            );
            hmac::Key::new(hmac::HMAC_SHA256, &key)
        })
    }
}

fn plain(word: &str) -> String {
    word.trim().nfc().collect()
}

fn hash(word: &str) -> [u8; 32] {
    Sha256::digest(word.as_bytes()).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: Time = Time(1_767_225_600_000);

    #[test]
    fn the_word_is_itself_however_it_is_typed() {
        let word = HouseWord::new("Drachenh\u{f6}hle");
        for said in ["Drachenh\u{f6}hle", " Drachenho\u{308}hle\n"] {
            assert!(word.is(said), "{said}");
        }
        for said in [
            "",
            "Drachenh\u{f6}hl",
            "drachenh\u{f6}hle",
            "Drachenh\u{f6}hle2",
            "Drachen h\u{f6}hle",
        ] {
            assert!(!word.is(said), "{said}");
        }
    }

    #[test]
    fn an_invitation_is_good_until_its_time_and_for_its_word_alone() {
        let (word, other) = (HouseWord::new("ember"), HouseWord::new("frost"));
        let until = NOW + Duration::from_hours(24);
        let invitation = word.invitation(until);
        assert!(word.signed(&invitation, NOW));
        assert!(word.signed(&invitation, until - Duration::from_millis(1)));
        assert!(!word.signed(&invitation, until));
        assert!(!other.signed(&invitation, NOW));
        let later = other.invitation(until + Duration::from_hours(24));
        let (later, _) = later.split_once('-').unwrap();
        let (sooner, signature) = invitation.split_once('-').unwrap();
        for forged in [
            format!("{later}-{signature}"),
            format!("{sooner}-{}", signature.replace(&signature[..1], "g")),
            format!("{sooner}-{}", &signature[..62]),
            format!("{sooner}-{signature}00"),
            format!("{sooner}-{}", "0".repeat(64)),
            format!("ffffffffffffffff-{signature}"),
            sooner.to_owned(),
            String::new(),
            "-".to_owned(),
        ] {
            assert!(!word.signed(&forged, NOW), "{forged}");
        }
    }
}

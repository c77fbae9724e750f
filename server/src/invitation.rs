//! The house's word, and the invitations that it signs.
//!
//! The field calls an invitation: signed token with an expiry (HMAC).

use std::time::Duration;

use dragonhall_protocol::Time;
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;
use unicode_normalization::UnicodeNormalization;

/// How often the word is hashed before it signs anything: whoever has an invitation has something to try out words on, and
/// each of them is to cost a third of a second.
const ROUNDS: u32 = 600_000;

/// What tells this use of the word from any other.
const SALT: &[u8] = b"dragonhall invitation";

/// The bytes of a signature.
const SIGNATURE_BYTES: usize = 16;

/// The word that opens rooms in a closed house.
pub(crate) struct HouseWord {
    hash: [u8; 32],
    key: [u8; 32],
}

impl HouseWord {
    /// This word, however its accents are typed; takes a third of a second.
    pub(crate) fn new(word: &str) -> Self {
        let mut key = [0; 32];
        pbkdf2::pbkdf2_hmac::<Sha256>(plain(word).as_bytes(), SALT, ROUNDS, &mut key);
        Self {
            hash: hash(word),
            key,
        }
    }

    /// Whether somebody said it; how long that takes does not tell how much was right.
    pub(crate) fn is(&self, said: &str) -> bool {
        self.hash.ct_eq(&hash(said)).into()
    }

    /// An invitation that is good until this time, to the second.
    pub(crate) fn invitation(&self, until: Time) -> String {
        let until = until.0 / 1_000;
        let signature = self.sign(until).finalize().into_bytes();
        format!("{until:x}-{}", hex::encode(&signature[..SIGNATURE_BYTES]))
    }

    /// Whether this word signed the invitation, and its time is not over.
    pub(crate) fn signed(&self, invitation: &str, now: Time) -> bool {
        let parts = invitation.split_once('-').and_then(|(until, signature)| {
            let until = u64::from_str_radix(until, 16).ok()?;
            let signature: [u8; SIGNATURE_BYTES] = hex::FromHex::from_hex(signature).ok()?;
            Some((until, signature))
        });
        parts.is_some_and(|(until, signature)| {
            let is_right = self.sign(until).verify_truncated_left(&signature).is_ok();
            is_right && now < Time(0) + Duration::from_secs(until)
        })
    }

    fn sign(&self, until: u64) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.key).expect("a key of any length");
        mac.update(&until.to_be_bytes());
        mac
    }
}

fn plain(word: &str) -> String {
    word.trim().nfc().collect()
}

fn hash(word: &str) -> [u8; 32] {
    Sha256::digest(plain(word).as_bytes()).into()
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
            format!("{sooner}-{}", &signature[..30]),
            format!("{sooner}-{signature}00"),
            format!("{sooner}-{}", "0".repeat(32)),
            format!("ffffffffffffffff-{signature}"),
            sooner.to_owned(),
            String::new(),
            "-".to_owned(),
        ] {
            assert!(!word.signed(&forged, NOW), "{forged}");
        }
    }
}

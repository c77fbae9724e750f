//! Room codes that can be said aloud: a word and a number, or a few words and a number when the short ones run out.
//!
//! The field calls this: short alias.

use dragonhall_protocol::RoomCode;
use dragonhall_protocol::keys::WORDS;

use crate::secrets::secret;

/// The numbers run from 1 up to this one.
const NUMBERS: u32 = 999;

/// The most words that a code has, which are more codes than there can be rooms.
pub(crate) const MOST_WORDS: usize = 4;

/// How many words open a seat: 36 bits, of which a room lets only a few be guessed.
const RECOVERY_WORDS: usize = 6;

/// A code of so many words drawn at random; another room may have it.
pub(crate) fn random(words: usize) -> RoomCode {
    let [b, c, d, e, drawn @ ..] = secret();
    let words = drawn.map(|byte| WORDS[usize::from(byte) % WORDS.len()])[..words].join("-");
    let number = u32::from_le_bytes([b, c, d, e]) % NUMBERS + 1;
    RoomCode(format!("{words}-{number}"))
}

/// Words to write down, which open a seat.
pub(crate) fn words() -> String {
    let words = secret().map(|byte| WORDS[usize::from(byte) % WORDS.len()]);
    words[..RECOVERY_WORDS].join(" ")
}

/// A code as people type it, in the one way it is stored: `pine 42` is `PINE-42`.
pub(crate) fn normalize(typed: &RoomCode) -> Option<RoomCode> {
    let typed = typed.0.trim().to_ascii_uppercase();
    let digits = typed.find(|character: char| character.is_ascii_digit())?;
    let letters = typed[..digits].replace([' ', '-', '_', '.'], "");
    let words = spell(&letters, MOST_WORDS)?.join("-");
    let number: u32 = typed[digits..]
        .parse()
        .ok()
        .filter(|number| (1..=NUMBERS).contains(number))?;
    Some(RoomCode(format!("{words}-{number}")))
}

/// The words, one at least and so many at most, that these letters are made of.
fn spell(letters: &str, most: usize) -> Option<Vec<&'static str>> {
    WORDS.into_iter().filter(|_| most > 0).find_map(|word| {
        let rest = letters.strip_prefix(word)?;
        let mut words = vec![word];
        if !rest.is_empty() {
            words.extend(spell(rest, most - 1)?);
        }
        Some(words)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_found_however_it_is_typed() {
        for typed in ["PINE-42", "pine-42", " Pine 42 ", "pine42", "pine - 042"] {
            let code = normalize(&RoomCode(typed.to_owned()));
            assert_eq!(code, Some(RoomCode("PINE-42".to_owned())), "{typed}");
        }
    }

    #[test]
    fn a_longer_code_is_found_however_it_is_typed() {
        for typed in ["PINE-OAK-42", "pine oak 42", "Pineoak42", "pine. oak 042"] {
            let code = normalize(&RoomCode(typed.to_owned()));
            assert_eq!(code, Some(RoomCode("PINE-OAK-42".to_owned())), "{typed}");
        }
    }

    #[test]
    fn what_is_no_code_is_not_looked_for() {
        for typed in [
            "",
            "PINE",
            "42",
            "PINE-0",
            "PINE-1000",
            "PINE-4x",
            "NOWORD-4",
            "PINE--",
            "ПИНЕ-1",
            "PINE-NOWORD-4",
            "OAK-OAK-OAK-OAK-OAK-4",
        ] {
            assert_eq!(normalize(&RoomCode(typed.to_owned())), None, "{typed}");
        }
    }

    #[test]
    fn a_random_code_is_in_its_normal_form() {
        for words in (1..=MOST_WORDS).cycle().take(400) {
            let code = random(words);
            assert_eq!(normalize(&code), Some(code.clone()));
        }
    }
}

//! What somebody may be called.

use dragonhall_protocol::{PlayerId, Refusal};

use crate::config::NAME_CHARS;
use crate::room::state::State;

/// The name without spaces around it, if somebody in this room may have it; `own` has a name already.
pub fn check(name: &str, room: &State, own: Option<PlayerId>) -> Result<String, Refusal> {
    let name = name.trim();
    if name.chars().all(is_joiner) {
        return Err(Refusal::NameEmpty);
    }
    if name.chars().count() > NAME_CHARS as usize {
        return Err(Refusal::NameTooLong { most: NAME_CHARS });
    }
    if name.chars().any(is_forbidden) {
        return Err(Refusal::NameForbidden);
    }
    let lower = name.to_lowercase();
    let others = room.people().filter(|person| Some(person.player) != own);
    if others
        .map(|person| person.name.to_lowercase())
        .any(|taken| taken == lower)
    {
        return Err(Refusal::NameTaken);
    }
    Ok(name.to_owned())
}

/// Joiners shape the letters around them in many scripts; alone they are nothing.
fn is_joiner(character: char) -> bool {
    matches!(character, '\u{200c}' | '\u{200d}')
}

/// Control characters, and invisible ones that reorder, join or hide the text around them.
pub fn is_forbidden(character: char) -> bool {
    character.is_control()
        || matches!(character,
            '\u{00ad}' | '\u{034f}' | '\u{061c}' | '\u{115f}'..='\u{1160}' | '\u{180e}' | '\u{200b}' | '\u{200e}'..='\u{200f}'
            | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_of_every_script_and_joined_pictures_are_welcome() {
        for name in [
            "Mara",
            "José",
            "雪",
            "می\u{200c}خواهم",
            "👩\u{200d}🚀",
            "Ann-Kathrin O'Neil",
        ] {
            assert!(!name.chars().any(is_forbidden), "{name}");
        }
    }

    #[test]
    fn what_reorders_or_hides_text_is_not() {
        for name in [
            "a\u{202e}b",
            "a\nb",
            "a\u{0}",
            "\u{200b}a",
            "a\u{feff}",
            "\u{2066}a",
        ] {
            assert!(name.chars().any(is_forbidden), "{name:?}");
        }
    }
}

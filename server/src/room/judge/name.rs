//! What somebody may be called.

use dragonhall_protocol::{PlayerId, Refusal};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_security::confusable_detection::skeleton;
use unicode_security::general_security_profile::{GeneralSecurityProfile, IdentifierType};

use super::Asking;
use crate::config::{NAME_CHARS, NAME_MARKS};
use crate::room::state::RoomState;

/// The name as it is kept, if somebody in this room may have it, and who gives it up for that; `own` has a name already.
pub(crate) fn take(
    name: &str,
    asking: &Asking<'_>,
    own: Option<PlayerId>,
) -> Result<(String, Option<PlayerId>), Refusal> {
    let name = well_formed(name)?;
    let has_it = |player: &&PlayerId| {
        let person = asking.room.person(**player);
        person.is_some_and(|person| is_alike(&person.name, &name))
    };
    let given_back = asking.left.iter().find(has_it).copied();
    let not_others = [own, given_back];
    let name = check(&name, asking.room, &not_others)?;
    Ok((name, given_back))
}

/// The name as it is kept, if nobody in this room has it besides these.
pub(crate) fn check(name: &str, room: &RoomState, besides: &[Option<PlayerId>]) -> Result<String, Refusal> {
    let name = well_formed(name)?;
    let others = room
        .people()
        .filter(|person| !besides.contains(&Some(person.player)));
    for other in others {
        if other.name.to_lowercase() == name.to_lowercase() {
            return Err(Refusal::NameTaken);
        }
        if is_alike(&other.name, &name) {
            return Err(Refusal::NameAlike);
        }
    }
    Ok(name)
}

/// A name in its one form: NFKC, with single spaces inside and none around it.
///
/// A letter is asked for, of whatever script, because a name is said aloud at the table; pictures and digits may
/// stand beside it.
pub(crate) fn well_formed(name: &str) -> Result<String, Refusal> {
    let name: String = name.trim().nfkc().collect();
    let name = name.trim();
    if name
        .chars()
        .any(|character| is_forbidden(character) || is_blank(character) || is_no_languages(character))
    {
        return Err(Refusal::NameForbidden);
    }
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    if !name.chars().any(is_letter) {
        return Err(Refusal::NameEmpty);
    }
    if name.chars().count() > NAME_CHARS as usize {
        return Err(Refusal::NameTooLong { most: NAME_CHARS });
    }
    if most_marks(&name) > NAME_MARKS {
        return Err(Refusal::NameMarks { most: NAME_MARKS });
    }
    Ok(name)
}

/// Whether two names can be taken for each other, as Unicode's security mechanisms (UTS 39) see it.
///
/// Letters that are alike in some fonts alone, a picture beside a name and an accent are out of its reach.
pub(crate) fn is_alike(one: &str, other: &str) -> bool {
    let looks = looks(other);
    self::looks(one).iter().any(|look| looks.contains(look))
}

/// How a name looks as it is written, and in small letters: `Ian` is like `lan` in the one way and like `ian` in the other.
///
/// Stops, dashes and spaces are easily overlooked, and tell nobody apart.
fn looks(name: &str) -> [String; 2] {
    let look = |name: &str| skeleton(name).collect::<String>();
    let name: String = name
        .chars()
        .filter(|character| !is_overlooked(*character))
        .collect();
    [look(&look(&name).to_lowercase()), look(&name.to_lowercase())]
}

/// Whether a character beside letters is easily overlooked: whatever is neither a letter or a digit, nor a mark on one, nor a
/// picture; and the letters that are written like quotation marks.
fn is_overlooked(character: char) -> bool {
    let is_quotation_mark = || {
        let kind = character.identifier_type();
        matches!(kind, Some(IdentifierType::Inclusion | IdentifierType::Technical))
    };
    match character {
        _ if character.is_alphanumeric() => is_quotation_mark(),
        '\u{2190}'..='\u{21ff}' | '\u{2300}'..='\u{2bff}' | '\u{1f000}'..='\u{1faff}' => false,
        _ => !is_combining_mark(character),
    }
}

/// A letter that can be seen: some marks count as letters of their script, and none stands for itself.
fn is_letter(character: char) -> bool {
    character.is_alphabetic() && !is_combining_mark(character)
}

/// Letters that names are written with in no living language, as UTS 39 sorts them: those of phonetics and of spellings of
/// old, such as small capitals, and letters in boxes; their looks are too much like others', and nobody keeps a list of that.
fn is_no_languages(character: char) -> bool {
    let is_cased = character.is_lowercase() || character.is_uppercase();
    match character.identifier_type() {
        Some(IdentifierType::Technical | IdentifierType::Obsolete) => is_cased,
        Some(IdentifierType::Not_XID) => is_letter(character),
        Some(
            IdentifierType::Not_Character
            | IdentifierType::Deprecated
            | IdentifierType::Default_Ignorable
            | IdentifierType::Not_NFKC
            | IdentifierType::Exclusion
            | IdentifierType::Uncommon_Use
            | IdentifierType::Limited_Use
            | IdentifierType::Inclusion
            | IdentifierType::Recommended,
        )
        | None => false,
    }
}

/// The most marks on one character, told apart from it; those at the very beginning are on none and are too many.
pub(super) fn most_marks(name: &str) -> u32 {
    if name.starts_with(is_combining_mark) {
        return u32::MAX;
    }
    let marks = name.nfd().scan(0, |marks, character| {
        *marks = if is_combining_mark(character) {
            *marks + 1
        } else {
            0
        };
        Some(*marks)
    });
    marks.max().unwrap_or_default()
}

/// Characters that are shown as nothing though they are no spaces.
fn is_blank(character: char) -> bool {
    matches!(character, '\u{2800}' | '\u{fffc}' | '\u{1d159}')
}

/// Control characters, and invisible ones that reorder, join or hide the text around them.
pub(crate) fn is_forbidden(character: char) -> bool {
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
            "👩\u{200d}🚀 Jo",
            "Ann-Kathrin O'Neil",
            "Nguyễn",
            "น้ำ",
            "R2",
            "Əli",
            "ʿAlī",
            "Ŋala Ɓaa",
            "Straße",
            "ᏣᎳᎩ",
            "シㇼ",
        ] {
            assert!(well_formed(name).is_ok(), "{name}");
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
            "a\u{2800}",
            "a\u{3164}",
        ] {
            assert_eq!(well_formed(name), Err(Refusal::NameForbidden), "{name:?}");
        }
    }

    #[test]
    fn letters_of_no_language_are_not() {
        for name in ["ᴀɴɴ", "ꜰrank", "ɐnn", "Ann🅰", "🅐nn", "Aɴn"] {
            assert_eq!(well_formed(name), Err(Refusal::NameForbidden), "{name:?}");
        }
    }

    #[test]
    fn a_name_has_a_letter_that_can_be_seen() {
        for name in [
            "",
            " ",
            "\u{3000}",
            "...",
            "42",
            "👩\u{200d}🚀",
            "\u{200d}",
            "\u{301}",
            "\u{903}",
            "\u{fe0f}",
        ] {
            assert_eq!(well_formed(name), Err(Refusal::NameEmpty), "{name:?}");
        }
    }

    #[test]
    fn a_name_is_kept_in_one_form() {
        for (typed, kept) in [
            ("Ｍａｒａ", "Mara"),
            ("Jose\u{301}", "José"),
            (" Ann \u{3000}\u{a0} Lee ", "Ann Lee"),
            ("ﬁn", "fin"),
            ("𝓜ara", "Mara"),
        ] {
            assert_eq!(well_formed(typed).as_deref(), Ok(kept), "{typed}");
        }
    }

    #[test]
    fn a_form_that_grows_counts_as_long_as_it_is() {
        assert_eq!(
            well_formed(&"ﷺ".repeat(2)),
            Err(Refusal::NameTooLong { most: NAME_CHARS })
        );
    }

    #[test]
    fn a_letter_has_two_marks_at_most() {
        let most = NAME_MARKS;
        let marked = |marks: usize| format!("Ze{}d", "\u{301}".repeat(marks));
        assert!(well_formed(&marked(2)).is_ok());
        for name in [marked(3), "Zế\u{300}d".to_owned(), "\u{301}Zed".to_owned()] {
            assert_eq!(well_formed(&name), Err(Refusal::NameMarks { most }), "{name:?}");
        }
    }

    #[test]
    fn names_that_look_the_same_are_alike() {
        for (one, other) in [
            ("Mara", "Маrа"),
            ("MARA", "mаra"),
            ("Ian", "lan"),
            ("IAN", "lan"),
            ("Ian", "ian"),
            ("Ember", "Ernber"),
            ("Roy", "R0y"),
            ("Ember", "Em\u{200d}ber"),
            ("Ember", "Ember\u{fe0f}"),
            ("Ilse", "Ιlse"),
            ("Ann", "Ann."),
            ("Ann", "'Ann'"),
            ("Ann Lee", "Ann-Lee"),
            ("Ann Lee", "AnnLee"),
            ("Ann", "Ann。"),
            ("Ann", "Ann⋅"),
            ("Ann", "Ann٫"),
            ("Ann", "Annʼ"),
            ("Ann", "ʹAnn"),
            ("Ann", "Ann\u{1cbb}"),
        ] {
            assert!(is_alike(one, other), "{one} and {other}");
            assert!(is_alike(other, one), "{other} and {one}");
        }
    }

    #[test]
    fn names_that_differ_to_the_eye_are_not() {
        for (one, other) in [
            ("Jose", "José"),
            ("Jurgen", "Jürgen"),
            ("Ann", "Anne"),
            ("Tim", "Tom"),
            ("lan", "ian"),
            ("Ann 1", "Ann 2"),
            ("Ann", "Ann 🐉"),
        ] {
            assert!(!is_alike(one, other), "{one} and {other}");
        }
    }
}

//! Words for seats, cards, faces and rules.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::dragon_farkle::{Companion, EventFace, Item, Reward, Rule};

use super::super::cards::{COMPANIONS, ITEMS};

/// The letter of a seat.
pub(in super::super) fn letter(seat: Seat) -> char {
    char::from(b'A' + seat.0)
}

/// The seat of a letter.
pub(in super::super) fn read_seat(word: &str) -> Option<Seat> {
    match *word.as_bytes() {
        [letter @ b'A'..=b'Z'] => Some(Seat(letter - b'A')),
        _ => None,
    }
}

pub(super) fn item_word(item: Item) -> &'static str {
    match item {
        Item::SackOfHolding => "sack",
        Item::LoadedDie => "loaded-die",
        Item::SecondWind => "wind",
        Item::RallyHorn => "horn",
        Item::DragonBait => "dragon-bait",
        Item::WarChest => "chest",
        Item::CloakOfMist => "mist",
        Item::MirrorShield => "shield",
        Item::BattleBanner => "banner",
        Item::Dragonbane => "bane",
        Item::SmokeBomb => "bomb",
        Item::PilferingGlove => "glove",
    }
}

/// The item of a word.
pub(super) fn read_item(word: &str) -> Option<Item> {
    let items = ITEMS.into_iter().map(|(item, _)| item);
    items.into_iter().find(|item| item_word(*item) == word)
}

pub(super) fn companion_word(companion: Companion) -> &'static str {
    match companion {
        Companion::Skree => "skree",
        Companion::OldHobb => "hobb",
        Companion::BramQuartermaster => "bram",
        Companion::SisterWend => "wend",
        Companion::Grimbold => "grimbold",
        Companion::DameOaken => "oaken",
        Companion::PipLightfinger => "pip",
        Companion::EmberTheHatchling => "ember",
        Companion::MiraTheBard => "mira",
        Companion::SirDunstan => "dunstan",
    }
}

pub(super) fn read_companion(word: &str) -> Option<Companion> {
    COMPANIONS
        .into_iter()
        .find(|companion| companion_word(*companion) == word)
}

pub(super) fn face_word(face: EventFace) -> &'static str {
    match face {
        EventFace::Blank => "blank",
        EventFace::Dragon => "dragon",
        EventFace::Rally => "rally",
    }
}

pub(super) fn read_face(word: &str) -> Option<EventFace> {
    [EventFace::Blank, EventFace::Dragon, EventFace::Rally]
        .into_iter()
        .find(|face| face_word(*face) == word)
}

pub(super) fn reward_word(reward: Reward) -> &'static str {
    match reward {
        Reward::Double => "double",
        Reward::Item => "item",
        Reward::Both => "both",
    }
}

pub(super) fn read_reward(word: &str) -> Option<Reward> {
    [Reward::Double, Reward::Item, Reward::Both]
        .into_iter()
        .find(|reward| reward_word(*reward) == word)
}

/// Numbers or words with spaces between them.
pub(super) fn join<T: ToString>(parts: impl IntoIterator<Item = T>) -> String {
    let parts: Vec<String> = parts.into_iter().map(|part| part.to_string()).collect();
    parts.join(" ")
}

/// Items with spaces between them.
pub(super) fn item_words(items: impl IntoIterator<Item = Item>) -> String {
    join(items.into_iter().map(item_word))
}

/// A rule by its id, with its parameters.
pub(in super::super) fn write_rule(rule: &Rule) -> String {
    let json = serde_json::to_value(rule).unwrap();
    let parameters = json.as_object().unwrap().iter().filter(|(name, _)| *name != "id");
    let mut words = vec![json["id"].as_str().unwrap().to_owned()];
    for (name, value) in parameters {
        words.push(match (name.as_str(), value.as_u64()) {
            ("seat", Some(seat)) => letter(Seat(seat as u8)).to_string(),
            _ => value.to_string().replace('"', ""),
        });
    }
    words.join(" ")
}

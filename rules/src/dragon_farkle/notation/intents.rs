//! Intents, and the chance that goes with them.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::dragon_farkle::{Companion, Help, Intent, Item, Play};

use super::super::Table;
use super::words::{
    companion_word, item_word, item_words, join, letter, read_companion, read_face, read_item, read_reward,
    read_seat, reward_word,
};
use crate::rng::GameRng;

/// The written intent as an answer to the table's present moment, and whose it is.
pub(in super::super) fn read_intent(table: &Table, text: &str) -> (Seat, Intent) {
    let asked = text.split("->").next().unwrap_or_default();
    let (seat, asked) = match asked.split_once(": ") {
        Some((seat, asked)) => (read_seat(seat).expect("a seat is a letter"), asked),
        None => (*table.awaited().first().expect("somebody is awaited"), asked),
    };
    let words: Vec<&str> = asked.split_whitespace().collect();
    (seat, read_words(table, &words))
}

fn read_words(table: &Table, words: &[&str]) -> Intent {
    let (turn, roll) = (table.turn, table.roll_number);
    let seat = |word: &str| read_seat(word).unwrap_or_else(|| panic!("{word:?} is no seat"));
    let number = |word: &str| word.parse().unwrap_or_else(|_| panic!("{word:?} is no number"));
    match *words {
        ["recruit"] => Intent::Recruit { turn },
        ["brawl", defender] => Intent::Brawl {
            turn,
            seat: seat(defender),
        },
        ["battle"] => Intent::FinalBattle { turn },
        ["set", "aside", ref rest @ ..] => Intent::SetAside {
            roll,
            dice: rest.iter().filter_map(|word| word.parse().ok()).collect(),
            reward: rest.iter().find_map(|word| read_reward(word)),
        },
        ["roll", "on"] => Intent::RollOn { roll },
        ["stop"] => Intent::Stop { roll },
        ["accept"] => Intent::Accept { roll },
        ["keep", ref items @ ..] => Intent::Keep {
            turn,
            items: items
                .iter()
                .map(|word| read_item(word).unwrap_or_else(|| panic!("{word:?} is no item")))
                .collect(),
        },
        ["play", item, ref rest @ ..] => {
            let item = read_item(item).unwrap_or_else(|| panic!("{item:?} is no item"));
            Intent::Play(match (item, rest) {
                (Item::LoadedDie, [from, to]) => Play::LoadedDie {
                    roll,
                    from: number(from),
                    to: number(to),
                },
                (Item::SecondWind, []) => Play::SecondWind { roll },
                (Item::RallyHorn, []) => Play::RallyHorn { roll },
                (Item::DragonBait, [target]) => Play::DragonBait {
                    turn,
                    seat: seat(target),
                },
                (Item::WarChest, []) => Play::WarChest { turn },
                (Item::CloakOfMist, []) => Play::CloakOfMist { turn },
                (Item::BattleBanner, []) => Play::BattleBanner { roll },
                (Item::Dragonbane, []) => Play::Dragonbane { roll },
                (Item::SmokeBomb, []) => Play::SmokeBomb { roll },
                (Item::PilferingGlove, [target]) => Play::PilferingGlove {
                    turn,
                    seat: seat(target),
                },
                _ => panic!("{words:?} is no play"),
            })
        }
        ["ask", companion, ref rest @ ..] => {
            let companion = read_companion(companion).unwrap_or_else(|| panic!("{companion:?} is unknown"));
            Intent::Ask(match (companion, rest) {
                (Companion::Skree, [target]) => Help::Skree {
                    turn,
                    seat: seat(target),
                },
                (Companion::OldHobb, [die]) => Help::OldHobb {
                    roll,
                    die: number(die),
                },
                (Companion::EmberTheHatchling, []) => Help::EmberTheHatchling { roll },
                (Companion::SirDunstan, []) => Help::SirDunstan { roll },
                _ => panic!("{words:?} is no help"),
            })
        }
        _ => panic!("{words:?} is no intent"),
    }
}

/// An intent as it is read, without its moment.
pub(in super::super) fn write_intent(intent: &Intent) -> String {
    match intent {
        Intent::Recruit { .. } => "recruit".into(),
        Intent::Brawl { seat, .. } => format!("brawl {}", letter(*seat)),
        Intent::FinalBattle { .. } => "battle".into(),
        Intent::SetAside { dice, reward, .. } => {
            let reward = reward.map(|reward| format!(" {}", reward_word(reward)));
            format!("set aside {}{}", join(dice), reward.unwrap_or_default())
        }
        Intent::RollOn { .. } => "roll on".into(),
        Intent::Stop { .. } => "stop".into(),
        Intent::Accept { .. } => "accept".into(),
        Intent::Keep { items, .. } => format!("keep {}", item_words(items.iter().copied())),
        Intent::Play(play) => {
            let rest = match play {
                Play::LoadedDie { from, to, .. } => format!(" {from} {to}"),
                Play::DragonBait { seat, .. } | Play::PilferingGlove { seat, .. } => {
                    format!(" {}", letter(*seat))
                }
                Play::SecondWind { .. }
                | Play::RallyHorn { .. }
                | Play::WarChest { .. }
                | Play::CloakOfMist { .. }
                | Play::BattleBanner { .. }
                | Play::Dragonbane { .. }
                | Play::SmokeBomb { .. } => String::new(),
            };
            format!("play {}{rest}", item_word(super::super::items::item_of(play)))
        }
        Intent::Ask(help) => match help {
            Help::Skree { seat, .. } => {
                format!("ask {} {}", companion_word(Companion::Skree), letter(*seat))
            }
            Help::OldHobb { die, .. } => format!("ask {} {die}", companion_word(Companion::OldHobb)),
            Help::EmberTheHatchling { .. } => {
                format!("ask {}", companion_word(Companion::EmberTheHatchling))
            }
            Help::SirDunstan { .. } => format!("ask {}", companion_word(Companion::SirDunstan)),
        },
    }
}

/// Chance that rolls and draws what stands behind the arrow of a written intent.
pub(in super::super) fn chance_for(text: &str) -> GameRng {
    let rolled = text.split_once("->").map_or("", |(_, rolled)| rolled);
    let results: Vec<u32> = rolled
        .split_whitespace()
        .map(|word| match (word.strip_prefix('#'), read_face(word)) {
            (Some(number), _) => number.parse().unwrap(),
            (None, Some(face)) => {
                use dragonhall_protocol::games::dragon_farkle::EventFace;
                match face {
                    EventFace::Dragon => 0,
                    EventFace::Rally => 1,
                    EventFace::Blank => 2,
                }
            }
            (None, None) => word.parse::<u32>().unwrap() - 1,
        })
        .collect();
    GameRng::loaded(results.into_iter())
}

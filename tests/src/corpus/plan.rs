//! Which rooms are recorded: every game in every variant, and evenings of every kind.

use dragonhall_protocol::{ClockRule, GameOptions, RoomSettings, Watching};
use dragonhall_rules::{AnyGame, any};
use serde_json::{Value, json};

use super::evening::Act;
use crate::chance::Chance;

/// A room that is to be recorded.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    pub(super) name: String,
    pub(super) about: String,
    pub(super) seed: u64,
    /// The first game of the evening, and how many are at the table.
    pub(super) game: GameOptions,
    pub(super) seats: u8,
    /// How many of those at the table are bots.
    pub(super) bots: u8,
    pub(super) settings: RoomSettings,
    pub(super) mood: Mood,
    /// Whether the receipts are kept.
    pub(super) receipts: bool,
}

/// How an evening goes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mood {
    name: &'static str,
    /// How likely people do what, besides playing.
    pub(super) acts: &'static [(usize, Act)],
    /// The most that happens in one game.
    pub(super) most: usize,
    /// How many games are played.
    pub(super) games: usize,
    clock: ClockRule,
    bots: bool,
}

const PLAIN: Mood = Mood {
    name: "played out",
    acts: &[(60, Act::Play), (1, Act::Talk)],
    most: 330,
    games: 1,
    clock: ClockRule::None,
    bots: false,
};

const MOODS: [Mood; 10] = [
    PLAIN,
    Mood {
        name: "steps taken back",
        acts: &[(10, Act::Play), (7, Act::TakeBack), (1, Act::Restart)],
        most: 90,
        ..PLAIN
    },
    Mood {
        name: "absences",
        acts: &[
            (12, Act::Play),
            (1, Act::Absence),
            (1, Act::HandOver),
            (1, Act::Watch),
            (1, Act::TakeBack),
        ],
        most: 80,
        ..PLAIN
    },
    Mood {
        name: "a clock for each turn",
        acts: &[
            (12, Act::Play),
            (3, Act::Wait),
            (1, Act::Pause),
            (1, Act::ServerAway),
            (1, Act::TakeBack),
        ],
        most: 80,
        clock: ClockRule::Turn { seconds: 60 },
        ..PLAIN
    },
    Mood {
        name: "an evening of several games",
        acts: &[
            (16, Act::Play),
            (1, Act::Talk),
            (1, Act::Watch),
            (1, Act::TakeBack),
            (1, Act::End),
        ],
        most: 45,
        games: 3,
        ..PLAIN
    },
    Mood {
        name: "with bots",
        acts: &[
            (12, Act::Play),
            (1, Act::Restart),
            (1, Act::TakeBack),
            (1, Act::Seats),
        ],
        most: 80,
        bots: true,
        ..PLAIN
    },
    Mood {
        name: "talk and people who watch",
        acts: &[
            (10, Act::Play),
            (2, Act::Talk),
            (1, Act::Mute),
            (2, Act::Watch),
            (1, Act::Unwatch),
            (1, Act::Wait),
        ],
        most: 80,
        ..PLAIN
    },
    Mood {
        name: "a bank of time",
        acts: &[
            (12, Act::Play),
            (2, Act::Wait),
            (1, Act::Pause),
            (1, Act::Absence),
            (1, Act::ServerAway),
            (1, Act::TakeBack),
        ],
        most: 80,
        games: 2,
        clock: ClockRule::Bank {
            seconds: 300,
            increment: 5,
        },
        ..PLAIN
    },
    Mood {
        name: "hosts, keys and devices",
        acts: &[
            (10, Act::Play),
            (1, Act::Device),
            (1, Act::Host),
            (1, Act::Seats),
            (1, Act::Keep),
            (1, Act::Since),
        ],
        most: 70,
        games: 2,
        ..PLAIN
    },
    Mood {
        name: "days for a turn",
        acts: &[
            (10, Act::Play),
            (1, Act::Absence),
            (1, Act::HandOver),
            (1, Act::Wait),
            (1, Act::ServerAway),
            (1, Act::Since),
        ],
        most: 70,
        clock: ClockRule::Turn { seconds: 3 * 86_400 },
        bots: true,
        ..PLAIN
    },
];

/// So many rooms: every variant in turn, in another mood every time.
pub(super) fn rooms(build: &str, rooms: usize) -> Vec<Plan> {
    let variants = variants();
    let first = build.bytes().fold(7, |seed: u64, byte| {
        seed.wrapping_mul(31).wrapping_add(byte.into())
    });
    let plan = |number: usize| {
        let (about, game, seats) = &variants[number % variants.len()];
        let mood = MOODS[(number + number / variants.len()) % MOODS.len()];
        let seed = first.wrapping_add(number as u64 * 7_919);
        let mut chance = Chance::new(seed);
        let watching = [
            Watching::Public,
            Watching::Delayed,
            Watching::Public,
            Watching::Off,
        ];
        let settings = RoomSettings {
            clock: mood.clock,
            watching: watching[chance.below(watching.len())],
            listed: chance.below(4) == 0,
            quick_bots: chance.below(3) > 0,
            odds: chance.below(4) == 0,
            keep_names: false,
        };
        let bots = match (mood.bots, chance.below(8)) {
            (false, _) => 0,
            (true, 0) => *seats,
            (true, _) if *seats == 1 => 0,
            (true, _) => 1 + chance.below(usize::from(*seats) - 1) as u8,
        };
        Plan {
            name: format!("{build}-{}-{number:03}", game.game()),
            about: format!("{}: {about}", mood.name),
            seed,
            game: game.clone(),
            seats: *seats,
            bots,
            settings,
            mood,
            receipts: number.is_multiple_of(3),
        }
    };
    (0..rooms).map(plan).collect()
}

/// Every game as boxed and with the options below, with every number of players.
pub(super) fn variants() -> Vec<(String, GameOptions, u8)> {
    let boxed = any::games().into_iter().map(|info| GameOptions::boxed(info.game));
    let mut variants = Vec::new();
    for game in boxed.chain(others()) {
        for seats in any::seats(game.game()) {
            if AnyGame::new(&game, seats).is_ok() {
                let chosen = serde_json::to_string(&game).expect("options");
                variants.push((format!("{seats} at {chosen}"), game.clone(), seats));
            }
        }
    }
    variants
}

fn options(chosen: Value) -> GameOptions {
    serde_json::from_value(chosen).expect("options of a game")
}

/// Games otherwise than as boxed.
fn others() -> impl Iterator<Item = GameOptions> {
    let chosen = [
        json!({ "game": "dragon-stone", "options": { "first": 0 } }),
        json!({ "game": "dragon-stone", "options": { "first": 1 } }),
        json!({ "game": "dragon-farkle", "options": { "dragon_health": 4, "first": 1 } }),
        json!({ "game": "dragon-farkle", "options": { "dragon_health": 5 } }),
        json!({ "game": "drarkane", "options": { "treasures": true } }),
        json!({ "game": "drarkane", "options": { "teams": true, "first": 3 } }),
        json!({ "game": "drarkane", "options": { "teams": true, "treasures": true } }),
        json!({ "game": "draghan", "options": { "characters": 2, "campaign": ["razuul"] } }),
        json!({ "game": "draghan", "options": { "characters": 3, "campaign": [] } }),
        json!({ "game": "draghan", "options": { "characters": 4, "campaign": ["dorcin", "razuul", "estrago"] } }),
    ];
    chosen.into_iter().map(options)
}

#[cfg(test)]
mod tests {
    use dragonhall_protocol::GameId;

    use super::*;

    #[test]
    fn every_game_is_planned_as_boxed_and_otherwise() {
        for game in GameId::ALL {
            assert!(
                variants()
                    .iter()
                    .any(|(_, options, _)| *options == GameOptions::boxed(game))
            );
            assert!(
                others().any(|options| options.game() == game && options != GameOptions::boxed(game)),
                "{game}: others() has no other options of it"
            );
        }
    }
}

//! The one list of games, and a game of any kind.

use std::ops::RangeInclusive;

use dragonhall_protocol::http::GameInfo;
use dragonhall_protocol::{
    Digest, GameId, GameIntent, GameOptions, GameRule, GameTable, Past, Refusal, Seat, Stead, Table,
};
use serde::{Deserialize, Serialize};

use crate::canon;
use crate::draghan;
use crate::dragon_farkle;
use crate::dragon_stone;
use crate::drarkane;
use crate::game::{BadTable, Game, Refused, Status, Viewer};
use crate::rng::GameRng;

/// The events of one decision with their place in the room's log.
#[derive(Clone, Copy, Debug)]
pub struct Happened<'a> {
    /// The entry's number.
    pub seq: u64,
    /// When it was stored, in milliseconds since 1970.
    pub at: u64,
    /// Who decided.
    pub by: Option<Seat>,
    /// What decided in the seat's place, if its player did not.
    pub stead: Option<Stead>,
    /// The entry that this one takes back.
    pub takes_back: Option<u64>,
    /// What happened; nothing where a step was taken back.
    pub events: Option<&'a AnyEvents>,
}

macro_rules! games {
    ($($game:ident = $id:literal in $module:ident),+ $(,)?) => {
        /// A game in progress.
        #[derive(Clone, Debug, PartialEq)]
        #[allow(clippy::large_enum_variant, reason = "a room has one game")]
        pub enum AnyGame {
            $(#[doc = concat!("See [`", stringify!($module), "`].")] $game($module::Table),)+
        }

        /// The events of one decision, as they are stored.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
        #[serde(tag = "game", content = "events")]
        pub enum AnyEvents {
            $(
                #[doc = concat!("See [`", stringify!($module), "`].")]
                #[serde(rename = $id)]
                $game(Vec<<$module::Table as Game>::Event>),
            )+
        }

        /// Every game with the number of its players.
        pub fn games() -> Vec<GameInfo> {
            vec![$(info(GameId::$game, <$module::Table as Game>::SEATS),)+]
        }

        /// How many can play this game.
        pub fn seats(game: GameId) -> RangeInclusive<u8> {
            match game {
                $(GameId::$game => <$module::Table as Game>::SEATS,)+
            }
        }

        /// Which game these options are for.
        pub fn game_of(options: &GameOptions) -> GameId {
            match options {
                $(GameOptions::$game(_) => GameId::$game,)+
            }
        }

        impl AnyGame {
            /// Sets the table up for this many seats.
            pub fn new(options: &GameOptions, seats: u8) -> Result<Self, BadTable> {
                match options {
                    $(GameOptions::$game(options) => $module::Table::new(options, seats).map(Self::$game),)+
                }
            }

            /// What happens before the first decision.
            pub fn open(&self, rng: &mut GameRng) -> AnyEvents {
                match self {
                    $(Self::$game(table) => AnyEvents::$game(table.open(rng)),)+
                }
            }

            /// Checks an intent and says what comes of it, or why it may not be.
            pub fn decide(&self, seat: Seat, intent: &GameIntent, rng: &mut GameRng) -> Result<AnyEvents, Refusal> {
                match (self, intent) {
                    $(
                        (Self::$game(table), GameIntent::$game(intent)) => table
                            .decide(seat, intent, rng)
                            .map(AnyEvents::$game)
                            .map_err(|refused| refusal(refused, table.status(), GameRule::$game)),
                    )+
                    (table, _) => Err(Refusal::WrongGame { game: table.id() }),
                }
            }

            /// Lets what was decided happen; events of another game do nothing.
            pub fn apply(&mut self, events: &AnyEvents) {
                match (self, events) {
                    $((Self::$game(table), AnyEvents::$game(events)) => events.iter().for_each(|event| table.apply(event)),)+
                    _ => {}
                }
            }

            /// Which game this is.
            pub fn id(&self) -> GameId {
                match self {
                    $(Self::$game(_) => GameId::$game,)+
                }
            }

            /// Whom the table waits for, or how it ended.
            pub fn status(&self) -> Status {
                match self {
                    $(Self::$game(table) => table.status(),)+
                }
            }

            /// The table as one viewer sees it, with what happened and what that viewer may do.
            pub fn table<'a>(&self, viewer: Viewer, past: impl IntoIterator<Item = Happened<'a>>) -> GameTable {
                match self {
                    $(
                        Self::$game(table) => GameTable::$game(Box::new(seen(
                            table,
                            viewer,
                            past.into_iter().filter_map(|happened| match happened.events {
                                Some(AnyEvents::$game(events)) => Some((happened, events.as_slice())),
                                None => Some((happened, [].as_slice())),
                                Some(_) => None,
                            }),
                        ))),
                    )+
                }
            }

            /// Whether all of these events may be taken back; those of another game may not.
            pub fn retractable(&self, events: &AnyEvents) -> bool {
                match (self, events) {
                    $((Self::$game(_), AnyEvents::$game(events)) => events.iter().all(<$module::Table as Game>::retractable),)+
                    _ => false,
                }
            }

            /// Whether the table does not wait for this seat while its player is away.
            pub fn goes_on_without(&self, seat: Seat) -> bool {
                match self {
                    $(Self::$game(table) => table.goes_on_without(seat),)+
                }
            }

            /// Whether a seat is shown anything that another is not.
            pub fn has_secrets(&self) -> bool {
                match self {
                    $(Self::$game(table) => table.has_secrets(),)+
                }
            }

            /// How many whole hands or rounds are over.
            pub fn rounds(&self) -> u32 {
                match self {
                    $(Self::$game(table) => table.rounds(),)+
                }
            }

            /// The options of the next game with the same seats; options of another game stay as they are.
            pub fn rematch(&self, options: &GameOptions) -> GameOptions {
                match (self, options) {
                    $((Self::$game(table), GameOptions::$game(options)) => GameOptions::$game(table.rematch(options)),)+
                    (_, options) => options.clone(),
                }
            }

            /// All that the table is, in a text that stays when the code is written otherwise; see [`crate::canon`].
            pub fn canonical(&self) -> String {
                match self {
                    $(Self::$game(table) => canon::text($id, table),)+
                }
            }

            /// Every legal intent of a seat, the quietest first.
            pub fn legal(&self, seat: Seat) -> Vec<GameIntent> {
                match self {
                    $(
                        Self::$game(table) =>
                            table.offers(seat).into_iter().map(|offer| GameIntent::$game(offer.intent)).collect(),
                    )+
                }
            }
        }
    };
}

impl AnyGame {
    /// The SHA-256 of all that the table is, by which other builds are held against this one.
    pub fn digest(&self) -> Digest {
        canon::digest(&self.canonical())
    }
}

games! {
    DragonStone = "dragon-stone" in dragon_stone,
    DragonFarkle = "dragon-farkle" in dragon_farkle,
    Drarkane = "drarkane" in drarkane,
    Draghan = "draghan" in draghan,
}

fn info(game: GameId, seats: RangeInclusive<u8>) -> GameInfo {
    GameInfo {
        game,
        fewest: *seats.start(),
        most: *seats.end(),
    }
}

fn refusal<R>(refused: Refused<R>, status: Status, rule: impl Fn(R) -> GameRule) -> Refusal {
    match (refused, status) {
        (Refused::Stale, _) => Refusal::Stale,
        (Refused::Rule(forbidden), _) => Refusal::Rule(rule(forbidden)),
        (Refused::NotAwaited, Status::Awaiting(awaiting)) => Refusal::NotAwaited { awaiting },
        (Refused::NotAwaited, Status::Finished(_)) => Refusal::OnlyInGame,
    }
}

fn seen<'a, G: Game>(
    game: &G,
    viewer: Viewer,
    past: impl Iterator<Item = (Happened<'a>, &'a [G::Event])>,
) -> Table<G::Notice, G::View, G::Intent, G::Effect>
where
    G::Event: 'a,
{
    let (awaiting, outcome) = match game.status() {
        Status::Awaiting(seats) => (seats, None),
        Status::Finished(outcome) => (Vec::new(), Some(outcome)),
    };
    let offers = match viewer {
        Viewer::Seat(seat) => game.offers(seat),
        Viewer::Public | Viewer::Open => Vec::new(),
    };
    let past = past
        .map(|(happened, events)| Past {
            seq: happened.seq,
            at: happened.at,
            by: happened.by,
            stead: happened.stead,
            takes_back: happened.takes_back,
            notices: events
                .iter()
                .filter_map(|event| G::notice(event, viewer))
                .collect(),
        })
        .collect();
    Table {
        past,
        view: game.view(viewer),
        awaiting,
        offers,
        outcome,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn events_are_stored_under_the_public_id_of_their_game() {
        for (events, game) in [
            (AnyEvents::DragonStone(Vec::new()), GameId::DragonStone),
            (AnyEvents::DragonFarkle(Vec::new()), GameId::DragonFarkle),
            (AnyEvents::Drarkane(Vec::new()), GameId::Drarkane),
            (AnyEvents::Draghan(Vec::new()), GameId::Draghan),
        ] {
            let stored = serde_json::to_value(events).unwrap();
            assert_eq!(stored["game"], serde_json::to_value(game).unwrap());
        }
    }

    #[test]
    fn every_game_says_how_many_can_play() {
        let seats: Vec<_> = games()
            .into_iter()
            .map(|info| (info.game, info.fewest, info.most))
            .collect();
        assert_eq!(
            seats,
            [
                (GameId::DragonStone, 2, 2),
                (GameId::DragonFarkle, 2, 5),
                (GameId::Drarkane, 1, 6),
                (GameId::Draghan, 1, 4)
            ]
        );
    }

    #[test]
    fn words_of_another_game_are_refused_and_its_events_do_nothing() {
        let options = GameOptions::DragonFarkle(Default::default());
        let mut farkle = AnyGame::new(&options, 3).unwrap();
        let opening = farkle.open(&mut GameRng::for_decision([0; 32], 0));
        farkle.apply(&opening);
        let stone = AnyGame::new(&GameOptions::DragonStone(Default::default()), 2).unwrap();
        let intent = farkle
            .legal(Seat(0))
            .into_iter()
            .chain(farkle.legal(Seat(1)))
            .chain(farkle.legal(Seat(2)))
            .next();
        let refused = stone.decide(Seat(0), &intent.unwrap(), &mut GameRng::for_decision([0; 32], 1));
        assert_eq!(
            refused,
            Err(Refusal::WrongGame {
                game: GameId::DragonStone
            })
        );
        let mut same = stone.clone();
        same.apply(&opening);
        assert_eq!(same, stone);
    }

    #[test]
    fn tables_that_differ_have_other_digests() {
        for info in games() {
            let chosen = serde_json::json!({ "game": info.game, "options": {} });
            let options = serde_json::from_value(chosen).unwrap();
            let mut game = AnyGame::new(&options, info.most).unwrap();
            let mut events = game.open(&mut GameRng::for_decision([1; 32], 0));
            for number in 1..150 {
                let mut next = game.clone();
                next.apply(&events);
                assert_eq!(game == next, game.digest() == next.digest(), "{events:?}");
                game = next;
                let Status::Awaiting(seats) = game.status() else {
                    break;
                };
                let mut chance = GameRng::for_decision([2; 32], number);
                let mut legal = game.legal(seats[0]);
                let intent = legal.swap_remove(chance.below(legal.len() as u32) as usize);
                let mut rng = GameRng::for_decision([1; 32], number);
                events = game.decide(seats[0], &intent, &mut rng).unwrap();
            }
        }
    }
}

//! A game of any kind.

use std::ops::RangeInclusive;

use dragonhall_protocol::http::GameInfo;
use dragonhall_protocol::{
    Digest, GameId, GameIntent, GameOptions, GameRule, GameTable, GameTarget, Past, Refusal, Seat, Stead,
    Table, Time, for_each_game,
};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::canon;
use crate::game::{BadTable, Draft, Game, Refused, Status, Viewer};
use crate::rng::GameRng;

/// The events of one decision with their place in the room's log.
#[derive(Clone, Copy, Debug)]
pub struct Happened<'a> {
    /// The entry's number.
    pub seq: u64,
    /// When it was stored.
    pub at: Time,
    /// Who decided.
    pub by: Option<Seat>,
    /// What decided in the seat's place, if its player did not.
    pub stead: Option<Stead>,
    /// The entry that this one takes back.
    pub takes_back: Option<u64>,
    /// What happened; nothing where a step was taken back.
    pub events: Option<&'a AnyEvents>,
}

/// What was decided in a game of any kind, and the table after it.
#[derive(Debug, PartialEq)]
pub struct AnyDraft {
    /// The table after it.
    pub table: AnyGame,
    /// What happened.
    pub events: AnyEvents,
}

/// Events that were to happen at a table of another game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("events of {of} happen at no table of {game}")]
pub struct ForeignEvents {
    /// The table's game.
    pub game: GameId,
    /// The game of the events.
    pub of: GameId,
}

/// Writes a game of any kind.
macro_rules! any {
    ($($(#[$doc:meta])* $game:ident = $id:literal in $module:ident),+ $(,)?) => {
        /// A game in progress.
        #[derive(Clone, Debug, PartialEq)]
        #[allow(clippy::large_enum_variant, reason = "a room has one game")]
        pub enum AnyGame {
            $($(#[$doc])* $game(crate::$module::Table),)+
        }

        /// The events of one decision, as they are stored.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
        #[serde(tag = "game", content = "events")]
        pub enum AnyEvents {
            $(
                $(#[$doc])*
                #[serde(rename = $id)]
                $game(Vec<<crate::$module::Table as Game>::Event>),
            )+
        }

        /// What a finished game is remembered for.
        #[derive(Clone, Debug, PartialEq)]
        pub enum AnyFacts {
            $($(#[$doc])* $game(Vec<<crate::$module::Table as Game>::Fact>),)+
        }

        impl AnyFacts {
            /// How many there are.
            pub fn len(&self) -> usize {
                match self {
                    $(Self::$game(facts) => facts.len(),)+
                }
            }

            /// Whether there is none.
            pub fn is_empty(&self) -> bool {
                self.len() == 0
            }

            /// Tells them with a table; one of another game stays as it is.
            pub fn tell(&self, with: &mut GameTable) {
                match (self, with) {
                    $((Self::$game(facts), GameTable::$game(table)) => table.facts.clone_from(facts),)+
                    _ => {}
                }
            }
        }

        $(
            impl From<Draft<crate::$module::Table>> for AnyDraft {
                fn from(draft: Draft<crate::$module::Table>) -> Self {
                    let (table, events) = draft.into_parts();
                    Self { table: AnyGame::$game(table), events: AnyEvents::$game(events) }
                }
            }
        )+

        impl AnyEvents {
            /// Which game they are of.
            pub fn game(&self) -> GameId {
                match self {
                    $(Self::$game(_) => GameId::$game,)+
                }
            }
        }

        /// Every game with the number of its players.
        pub fn games() -> Vec<GameInfo> {
            vec![$(info(GameId::$game, <crate::$module::Table as Game>::SEATS),)+]
        }

        /// How many can play this game.
        pub fn seats(game: GameId) -> RangeInclusive<u8> {
            match game {
                $(GameId::$game => <crate::$module::Table as Game>::SEATS,)+
            }
        }

        impl AnyGame {
            /// Sets the table up for this many seats.
            pub fn new(options: &GameOptions, seats: u8) -> Result<Self, BadTable> {
                match options {
                    $(GameOptions::$game(options) => crate::$module::Table::new(options, seats).map(Self::$game),)+
                }
            }

            /// What happens before the first decision.
            pub fn open(&self, rng: &mut GameRng) -> AnyDraft {
                match self {
                    $(Self::$game(table) => table.open(rng).into(),)+
                }
            }

            /// Checks an intent and says what comes of it, or why it may not be.
            pub fn decide(&self, seat: Seat, intent: &GameIntent, rng: &mut GameRng) -> Result<AnyDraft, Refusal> {
                match (self, intent) {
                    $(
                        (Self::$game(table), GameIntent::$game(intent)) => table
                            .decide(seat, intent, rng)
                            .map(AnyDraft::from)
                            .map_err(|refused| refusal(refused, table.status(), GameRule::$game)),
                    )+
                    (table, _) => Err(Refusal::WrongGame { game: table.id() }),
                }
            }

            /// Lets what was decided happen; events of another game are refused, and the table is as it was.
            pub fn apply(&mut self, events: &AnyEvents) -> Result<(), ForeignEvents> {
                match (self, events) {
                    $((Self::$game(table), AnyEvents::$game(events)) => {
                        events.iter().for_each(|event| table.apply(event));
                        Ok(())
                    })+
                    (table, events) => Err(ForeignEvents { game: table.id(), of: events.game() }),
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

            /// Whether everybody sees what somebody points at; nothing of another game is there to be seen.
            pub fn shows(&self, target: &GameTarget) -> Result<bool, Refusal> {
                match (self, target) {
                    $(
                        (Self::$game(table), GameTarget::$game(target)) =>
                            Ok(<crate::$module::Table as Game>::shows(&table.view(Viewer::Public), target)),
                    )+
                    (table, _) => Err(Refusal::WrongGame { game: table.id() }),
                }
            }

            /// Whether all of these events may be taken back; those of another game may not.
            pub fn retractable(&self, events: &AnyEvents) -> bool {
                match (self, events) {
                    $((Self::$game(_), AnyEvents::$game(events)) => events.iter().all(<crate::$module::Table as Game>::retractable),)+
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

            /// What a game that was set up like this will be remembered for, from all that was decided in it.
            pub fn facts<'a>(&self, decisions: impl IntoIterator<Item = &'a AnyEvents>) -> AnyFacts {
                match self {
                    $(Self::$game(table) => {
                        let own = decisions.into_iter().filter_map(|events| match events {
                            AnyEvents::$game(events) => Some(events.as_slice()),
                            _ => None,
                        });
                        AnyFacts::$game(table.facts(&Vec::from_iter(own)))
                    })+
                }
            }

            /// All that the table is, in a text that stays when the code is written otherwise; see [`crate::canon`].
            pub fn canonical(&self) -> String {
                match self {
                    $(Self::$game(table) => canon::text($id, table),)+
                }
            }

            /// What is done for a seat whose player does not decide.
            pub fn quietest(&self, seat: Seat) -> Option<GameIntent> {
                match self {
                    $(Self::$game(table) => table.quietest(seat).map(|offer| GameIntent::$game(offer.intent)),)+
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

for_each_game!(any);

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

/// What travels of a game's table.
type TableOf<G> = Table<
    <G as Game>::Notice,
    <G as Game>::View,
    <G as Game>::Intent,
    <G as Game>::Effect,
    <G as Game>::Fact,
>;

fn seen<'a, G: Game>(
    game: &G,
    viewer: Viewer,
    past: impl Iterator<Item = (Happened<'a>, &'a [G::Event])>,
) -> TableOf<G>
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
        facts: Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn events_are_stored_under_the_public_id_of_their_game() {
        for game in GameId::ALL {
            let seats = *seats(game).start();
            let table = AnyGame::new(&GameOptions::boxed(game), seats).unwrap();
            let opening = table.open(&mut GameRng::for_decision([0; 32], 0));
            let stored = serde_json::to_value(opening.events).unwrap();
            assert_eq!(stored["game"], game.as_str());
        }
    }

    #[test]
    fn every_game_says_how_many_can_play() {
        let named: Vec<GameId> = games().into_iter().map(|info| info.game).collect();
        assert_eq!(named, GameId::ALL);
        for info in games() {
            let boxed = GameOptions::boxed(info.game);
            let playable: Vec<u8> = (0..=u8::MAX)
                .filter(|seats| AnyGame::new(&boxed, *seats).is_ok())
                .collect();
            let said: Vec<u8> = (info.fewest..=info.most).collect();
            assert_eq!(playable, said, "{}", info.game);
        }
    }

    #[test]
    fn words_and_events_of_another_game_are_refused() {
        let options = GameOptions::DragonFarkle(Default::default());
        let opening = AnyGame::new(&options, 3)
            .unwrap()
            .open(&mut GameRng::for_decision([0; 32], 0));
        let farkle = opening.table;
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
        let foreign = ForeignEvents {
            game: GameId::DragonStone,
            of: GameId::DragonFarkle,
        };
        assert_eq!(same.apply(&opening.events), Err(foreign));
        assert_eq!(same, stone);
    }

    #[test]
    fn tables_that_differ_have_other_digests() {
        for info in games() {
            let mut game = AnyGame::new(&GameOptions::boxed(info.game), info.most).unwrap();
            let mut draft = game.open(&mut GameRng::for_decision([1; 32], 0));
            for number in 1..150 {
                let mut next = game.clone();
                next.apply(&draft.events).unwrap();
                assert_eq!(next, draft.table);
                assert_eq!(game == next, game.digest() == next.digest(), "{:?}", draft.events);
                game = next;
                let Status::Awaiting(seats) = game.status() else {
                    break;
                };
                let mut chance = GameRng::for_decision([2; 32], number);
                let mut legal = game.legal(seats[0]);
                let intent = legal.swap_remove(chance.below(legal.len() as u32) as usize);
                let mut rng = GameRng::for_decision([1; 32], number);
                draft = game.decide(seats[0], &intent, &mut rng).unwrap();
            }
        }
    }
}

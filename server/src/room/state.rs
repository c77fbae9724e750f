//! A room as its log makes it: the fold of its entries.

use std::collections::HashMap;

use dragonhall_protocol::{
    Digest, GameIntent, GameOptions, MessageId, Phase, RoomCode, RoomId, RoomView, Seat, SeatNumber, SeatView,
};
use dragonhall_rules::{AnyGame, Happened, Status, any, seed};
use subtle::ConstantTimeEq;

use super::entry::{Cause, Decision, Entry, What};

/// A room as its log makes it.
#[derive(Clone, Debug)]
pub struct State {
    pub id: RoomId,
    pub code: RoomCode,
    pub options: GameOptions,
    pub server_seed: Digest,
    pub seats: Vec<Option<Occupant>>,
    pub play: Option<Play>,
    /// The number of the last entry.
    pub seq: u64,
    /// The entry that each message led to.
    answered: HashMap<Said, u64>,
}

/// A message as it is recognised when it comes again: who sent it, by the hash of the token, and its id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Said {
    pub by: Digest,
    pub id: MessageId,
}

/// Somebody on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Occupant {
    pub name: String,
    pub token_hash: Digest,
    pub number_hash: Option<Digest>,
    pub number: Option<SeatNumber>,
}

/// A game that has begun.
#[derive(Clone, Debug)]
pub struct Play {
    pub game: AnyGame,
    pub seed: Digest,
    pub decisions: Vec<Decided>,
}

/// A decision with its place in the room's log.
#[derive(Clone, Debug)]
pub struct Decided {
    pub seq: u64,
    pub at: u64,
    pub asked: Option<(Seat, GameIntent)>,
    pub decision: Decision,
}

/// Why a log cannot be folded.
#[derive(Debug, thiserror::Error)]
pub enum BadLog {
    /// It does not begin with the opening of the room.
    #[error("the log does not begin with the opening of the room")]
    NoOpening,
    /// An entry contradicts those before it.
    #[error("entry {0} does not follow from those before it")]
    Contradiction(u64),
}

impl State {
    /// The room that a first entry opens.
    pub fn open(id: RoomId, first: Entry) -> Result<Self, BadLog> {
        let What::Opened {
            code,
            options,
            server_seed,
        } = first.what
        else {
            return Err(BadLog::NoOpening);
        };
        let seats = vec![None; usize::from(*any::seats(any::game_of(&options)).end())];
        Ok(Self {
            id,
            code,
            options,
            server_seed,
            seats,
            play: None,
            seq: 1,
            answered: HashMap::new(),
        })
    }

    /// Lets the next entry happen.
    pub fn apply(&mut self, at: u64, entry: Entry) -> Result<(), BadLog> {
        let seq = self.seq + 1;
        let contradiction = || BadLog::Contradiction(seq);
        let said = self.said(&entry);
        match entry.what {
            What::Opened { .. } => return Err(contradiction()),
            What::Sat {
                seat,
                name,
                token_hash,
            } => {
                let place = self
                    .seats
                    .get_mut(usize::from(seat.0))
                    .ok_or_else(contradiction)?;
                *place = Some(Occupant {
                    name,
                    token_hash,
                    number_hash: None,
                    number: None,
                });
            }
            What::Stood { seat } => {
                *self
                    .seats
                    .get_mut(usize::from(seat.0))
                    .ok_or_else(contradiction)? = None
            }
            What::Readied { seat, number_hash } => {
                self.occupant_mut(seat).ok_or_else(contradiction)?.number_hash = Some(number_hash);
            }
            What::Unreadied { seat } => match self.phase() {
                Phase::Revealing => self.occupants_mut().for_each(Occupant::unready),
                Phase::Lobby | Phase::Playing | Phase::Finished => {
                    self.occupant_mut(seat).ok_or_else(contradiction)?.unready();
                }
            },
            What::Revealed { seat, number } => {
                self.occupant_mut(seat).ok_or_else(contradiction)?.number = Some(number);
            }
            What::Began { decision } => {
                self.seats.retain(Option::is_some);
                let (mut game, seed) = self.set_up().ok_or_else(contradiction)?;
                game.apply(&decision.events);
                self.play = Some(Play {
                    game,
                    seed,
                    decisions: vec![Decided {
                        seq,
                        at,
                        asked: None,
                        decision,
                    }],
                });
            }
            What::Decided {
                seat,
                intent,
                decision,
            } => {
                let play = self.play.as_mut().ok_or_else(contradiction)?;
                play.game.apply(&decision.events);
                play.decisions.push(Decided {
                    seq,
                    at,
                    asked: Some((seat, intent)),
                    decision,
                });
            }
        }
        if let Some(said) = said {
            self.answered.insert(said, seq);
        }
        self.seq = seq;
        Ok(())
    }

    /// The table before its opening and the seed of its chance, once every number is shown.
    pub fn set_up(&self) -> Option<(AnyGame, Digest)> {
        let numbers: Vec<_> = self
            .occupants()
            .map(|(_, occupant)| occupant.number)
            .collect::<Option<_>>()?;
        let game = AnyGame::new(&self.options, numbers.len() as u8).ok()?;
        Some((game, seed::game_seed(&self.server_seed.0, &numbers)))
    }

    /// What the room is doing.
    pub fn phase(&self) -> Phase {
        match self.play.as_ref().map(|play| play.game.status()) {
            Some(Status::Awaiting(_)) => Phase::Playing,
            Some(Status::Finished(_)) => Phase::Finished,
            None if self.everybody_is_ready() => Phase::Revealing,
            None => Phase::Lobby,
        }
    }

    fn everybody_is_ready(&self) -> bool {
        self.players().contains(&(self.occupants().count() as u8))
            && self
                .occupants()
                .all(|(_, occupant)| occupant.number_hash.is_some())
    }

    /// The numbers of players that can play this room's game with its options.
    fn players(&self) -> Vec<u8> {
        any::seats(any::game_of(&self.options))
            .filter(|players| AnyGame::new(&self.options, *players).is_ok())
            .collect()
    }

    /// The taken seats in order.
    pub fn occupants(&self) -> impl Iterator<Item = (Seat, &Occupant)> {
        self.seats
            .iter()
            .enumerate()
            .filter_map(|(index, place)| Some((Seat(index as u8), place.as_ref()?)))
    }

    fn occupants_mut(&mut self) -> impl Iterator<Item = &mut Occupant> {
        self.seats.iter_mut().flatten()
    }

    /// Whoever sits on this seat.
    pub fn occupant(&self, seat: Seat) -> Option<&Occupant> {
        self.seats.get(usize::from(seat.0))?.as_ref()
    }

    fn occupant_mut(&mut self, seat: Seat) -> Option<&mut Occupant> {
        self.seats.get_mut(usize::from(seat.0))?.as_mut()
    }

    /// The seat that a token with this hash owns.
    pub fn seat_of(&self, token_hash: &Digest) -> Option<Seat> {
        self.occupants()
            .find(|(_, occupant)| occupant.token_hash.0.ct_eq(&token_hash.0).into())
            .map(|(seat, _)| seat)
    }

    /// The message that caused an entry, while its sender's seat is still what it was.
    fn said(&self, entry: &Entry) -> Option<Said> {
        let Cause { seat, id } = entry.cause?;
        let by = if let What::Sat { token_hash, .. } = &entry.what {
            *token_hash
        } else {
            self.occupant(seat)?.token_hash
        };
        Some(Said { by, id })
    }

    /// The entry that this message led to, if it was carried out before.
    pub fn answered(&self, said: Said) -> Option<u64> {
        self.answered.get(&said).copied()
    }

    /// The seats that the table waits for.
    pub fn awaiting(&self) -> Vec<Seat> {
        match self.play.as_ref().map(|play| play.game.status()) {
            Some(Status::Awaiting(seats)) => seats,
            Some(Status::Finished(_)) | None => Vec::new(),
        }
    }

    /// The room as anybody in it sees it.
    pub fn view(&self) -> RoomView {
        let phase = self.phase();
        RoomView {
            id: self.id,
            code: self.code.clone(),
            game: self.options.clone(),
            phase,
            seats: self
                .seats
                .iter()
                .map(|place| place.as_ref().map(Occupant::view))
                .collect(),
            players: self.players(),
            commitment: seed::commitment(&self.server_seed.0),
            seed: (phase == Phase::Finished).then_some(self.server_seed),
        }
    }
}

impl Occupant {
    fn unready(&mut self) {
        self.number_hash = None;
        self.number = None;
    }

    fn view(&self) -> SeatView {
        SeatView {
            name: self.name.clone(),
            number_hash: self.number_hash,
            number: self.number,
        }
    }
}

impl Play {
    /// The last decisions, at most this many, oldest first.
    pub fn latest(&self, most: usize) -> impl Iterator<Item = Happened<'_>> {
        self.decisions[self.decisions.len().saturating_sub(most)..]
            .iter()
            .map(|decided| Happened {
                seq: decided.seq,
                at: decided.at,
                by: decided.asked.as_ref().map(|(seat, _)| *seat),
                events: &decided.decision.events,
            })
    }
}

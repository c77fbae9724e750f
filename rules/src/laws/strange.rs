//! Intents that nobody offered: old ones, other seats' ones, and ones with a digit changed.

use dragonhall_protocol::Seat;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{Fault, Law};
use crate::game::Game;
use crate::play::RandomPlay;
use crate::rng::GameRng;

/// How many strange intents are tried at each decision.
const TRIES: usize = 6;

/// How many intents are kept to be tried later.
const MEMORY: usize = 64;

/// What takes the place of a digit.
const NUMBERS: [u32; 12] = [0, 1, 2, 3, 4, 6, 7, 24, 25, 255, 256, 65_535];

/// A memory of intents, and the chance to spoil them.
pub(super) struct Intents<G: Game> {
    seen: Vec<G::Intent>,
    rng: GameRng,
}

impl<G: Game> Intents<G> {
    /// Remembers nothing yet.
    pub(super) fn new(rng: GameRng) -> Self {
        Self {
            seen: Vec::new(),
            rng,
        }
    }

    /// Tries a few strange intents and says how many were refused; one that is accepted must have been offered.
    pub(super) fn try_on(&mut self, play: &RandomPlay<G>, seats: u8) -> Result<u64, Fault> {
        let table = play.table();
        self.remember(table, seats);
        let before = table.clone();
        let mut refused = 0;
        for _ in 0..TRIES {
            // One seat too many, because a seat that does not exist must be refused as well.
            let seat = Seat(self.rng.below(u32::from(seats) + 1) as u8);
            let Some(intent) = self.intent() else { break };
            let offered = table.offers(seat).iter().any(|offer| offer.intent == intent);
            let answer = table.decide(seat, &intent, &mut play.chance());
            if answer.is_ok() && !offered {
                return Err(Law::AcceptedIsOffered.broken(format!("{intent:?} of seat {seat}")));
            }
            if *table != before {
                return Err(
                    Law::FoldsToTheTable.broken(format!("{intent:?} changed the table without an event"))
                );
            }
            refused += u64::from(answer.is_err());
        }
        Ok(refused)
    }

    /// One of the remembered intents, every other time with a digit changed.
    fn intent(&mut self) -> Option<G::Intent> {
        if self.seen.is_empty() {
            return None;
        }
        let place = self.rng.below(self.seen.len() as u32) as usize;
        let intent = self.seen[place].clone();
        let spoilt = if self.rng.below(2) == 0 {
            self.spoil(&intent)
        } else {
            None
        };
        Some(spoilt.unwrap_or(intent))
    }

    /// The intent with one of its digits changed, if it is still an intent then.
    fn spoil<T: Serialize + DeserializeOwned>(&mut self, intent: &T) -> Option<T> {
        let json = serde_json::to_string(intent).ok()?;
        let digits: Vec<usize> = json
            .match_indices(|c: char| c.is_ascii_digit())
            .map(|(at, _)| at)
            .collect();
        if digits.is_empty() {
            return None;
        }
        let at = digits[self.rng.below(digits.len() as u32) as usize];
        let other = NUMBERS[self.rng.below(NUMBERS.len() as u32) as usize];
        let spoilt = format!("{}{other}{}", &json[..at], &json[at + 1..]);
        serde_json::from_str(&spoilt).ok()
    }

    fn remember(&mut self, table: &G, seats: u8) {
        for offer in (0..seats).flat_map(|seat| table.offers(Seat(seat))) {
            if self.seen.len() < MEMORY {
                self.seen.push(offer.intent);
            } else {
                let place = self.rng.below(MEMORY as u32) as usize;
                self.seen[place] = offer.intent;
            }
        }
    }
}

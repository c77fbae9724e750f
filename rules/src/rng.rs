//! Chance: one ChaCha20 stream per decision that draws, every draw on record.
//!
//! The field calls this: counter-mode CSPRNG stream (ChaCha20).

use dragonhall_protocol::receipt::Draw;
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// The chance of one decision.
///
/// The stream is ChaCha20 with the game's seed as its key, the stream's number as its 64-bit nonce and
/// a 64-bit block counter from 0, read as little-endian words of 32 bits. Because every decision that draws has
/// a stream of its own, a retry rolls the same dice and no position needs to be stored.
#[derive(Debug)]
pub struct GameRng {
    stream: ChaCha20Rng,
    draws: Vec<Draw>,
    /// Results that a test wants before those of the stream, the next one last.
    #[cfg(test)]
    loaded: Vec<u32>,
}

impl GameRng {
    /// The stream of chance with this number in the game with this seed.
    pub fn for_decision(seed: [u8; 32], number: u64) -> Self {
        let mut stream = ChaCha20Rng::from_seed(seed);
        stream.set_stream(number);
        Self {
            stream,
            draws: Vec::new(),
            #[cfg(test)]
            loaded: Vec::new(),
        }
    }

    /// Chance whose first draws have these results.
    #[cfg(test)]
    pub(crate) fn loaded(results: impl DoubleEndedIterator<Item = u32>) -> Self {
        Self {
            loaded: results.rev().collect(),
            ..Self::for_decision([0; 32], 0)
        }
    }

    /// A whole number from 0 up to, but not including, `bound`, each equally likely.
    ///
    /// Takes the next word of the stream that is below the largest multiple of `bound` up to 2^32, and its
    /// remainder by `bound`.
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "a draw needs at least one result");
        #[cfg(test)]
        if let Some(result) = self.loaded.pop() {
            assert!(result < bound, "no draw below {bound} is {result}");
            self.draws.push(Draw { bound, result });
            return result;
        }
        let fair = (1 << 32) / u64::from(bound) * u64::from(bound);
        let word = loop {
            let word = self.stream.next_u32();
            if u64::from(word) < fair {
                break word;
            }
        };
        let result = word % bound;
        self.draws.push(Draw { bound, result });
        result
    }

    /// A six-sided die, 1 to 6.
    pub fn die(&mut self) -> u8 {
        self.below(6) as u8 + 1
    }

    /// Puts the items in random order: from the last place down, each is swapped with a drawn one at or below it.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let drawn = self.below(last as u32 + 1) as usize;
            items.swap(last, drawn);
        }
    }

    /// Every draw so far, in order.
    pub fn into_draws(self) -> Vec<Draw> {
        self.draws
    }
}

/// What numbers the streams of a game's chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Numbering {
    /// Every decision, also one that was taken back: whoever knew the seed could choose a stream by taking back.
    Decisions,
    /// The decisions that drew chance, so that nothing anybody does without drawing moves it.
    Draws,
}

/// The streams of a game's chance, from decision to decision.
#[derive(Clone, Copy, Debug)]
pub struct Streams {
    seed: [u8; 32],
    numbering: Numbering,
    next: u64,
}

impl Streams {
    /// The streams of a game that has not been opened.
    pub fn new(seed: [u8; 32], numbering: Numbering) -> Self {
        Self {
            seed,
            numbering,
            next: 0,
        }
    }

    /// The chance of the next decision.
    pub fn chance(&self) -> GameRng {
        GameRng::for_decision(self.seed, self.next)
    }

    /// A decision with these draws was made, whether or not it is taken back later.
    pub fn decided(&mut self, draws: &[Draw]) {
        if self.numbering == Numbering::Decisions || !draws.is_empty() {
            self.next += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_decision_rolls_the_same_dice_again() {
        let roll = |number| {
            let mut rng = GameRng::for_decision([7; 32], number);
            [
                rng.die(),
                rng.die(),
                rng.die(),
                rng.die(),
                rng.die(),
                rng.die(),
                rng.die(),
                rng.die(),
            ]
        };
        assert_eq!(roll(3), roll(3));
        assert_ne!(roll(3), roll(4));
    }

    #[test]
    fn only_what_draws_moves_the_chance_that_comes() {
        let die = Draw { bound: 6, result: 0 };
        let next_roll = |numbering, before: &[&[Draw]]| {
            let mut streams = Streams::new([7; 32], numbering);
            before.iter().for_each(|draws| streams.decided(draws));
            streams.chance().below(u32::MAX)
        };
        let rolled = next_roll(Numbering::Draws, &[&[die, die]]);
        assert_eq!(rolled, next_roll(Numbering::Draws, &[&[], &[die], &[], &[]]));
        assert_ne!(rolled, next_roll(Numbering::Draws, &[&[die], &[die]]));
        assert_ne!(
            next_roll(Numbering::Decisions, &[&[die]]),
            next_roll(Numbering::Decisions, &[&[die], &[]])
        );
    }

    #[test]
    fn the_first_words_are_those_of_chacha20() {
        // The keystream of ChaCha20 with a key and a nonce of zeros begins 76 b8 e0 ad a0 f1 3d 90.
        let mut rng = GameRng::for_decision([0; 32], 0);
        assert_eq!(rng.below(u32::MAX), 0xade0_b876);
        assert_eq!(rng.below(u32::MAX), 0x903d_f1a0);
    }

    #[test]
    fn every_draw_is_on_record() {
        let mut rng = GameRng::for_decision([1; 32], 0);
        let first = rng.below(6);
        let mut cards = [1, 2, 3];
        rng.shuffle(&mut cards);
        let draws = rng.into_draws();
        assert_eq!(
            draws[0],
            Draw {
                bound: 6,
                result: first
            }
        );
        assert_eq!(draws.iter().map(|draw| draw.bound).collect::<Vec<_>>(), [6, 3, 2]);
    }

    #[test]
    fn every_face_of_a_die_is_equally_likely() {
        let mut rng = GameRng::for_decision([2; 32], 0);
        let mut faces = [0u32; 6];
        for _ in 0..60_000 {
            faces[usize::from(rng.die()) - 1] += 1;
        }
        assert!(
            faces.iter().all(|count| (9_600..10_400).contains(count)),
            "{faces:?}"
        );
    }
}

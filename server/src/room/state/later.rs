//! A game as those are shown it who watch all hands, but at least one whole round later.

use std::ops::Range;

use dragonhall_rules::{AnyGame, ForeignEvents};

use super::play::Decided;

/// The table as it stood at the end of the round before the last, and nothing before there was one.
#[derive(Clone, Debug)]
pub(crate) struct Later {
    game: AnyGame,
    rounds: u32,
    /// How many decisions there were when the last round ended.
    boundary: usize,
    /// The decisions that came to be shown with the last entry.
    fresh: Range<usize>,
}

impl Later {
    /// Nothing of a game that has been set up.
    pub(crate) fn new(game: AnyGame) -> Self {
        Self {
            game,
            rounds: 0,
            boundary: 0,
            fresh: 0..0,
        }
    }

    /// Takes notice of how far the game has come.
    pub(crate) fn follow(
        &mut self,
        rounds: u32,
        is_over: bool,
        decisions: &[Decided],
    ) -> Result<(), ForeignEvents> {
        let shown = self.fresh.end;
        let mut target = shown;
        if is_over {
            target = decisions.len();
        } else if rounds > self.rounds {
            target = self.boundary;
            self.boundary = decisions.len();
            self.rounds = rounds;
        }
        for decided in decisions[shown..target]
            .iter()
            .filter(|decided| !decided.taken_back)
        {
            self.game.apply(&decided.decision.events)?;
        }
        self.fresh = shown..target;
        Ok(())
    }

    /// The last entry showed nothing more.
    pub(crate) fn stay(&mut self) {
        self.fresh.start = self.fresh.end;
    }

    /// The table, once there is something to show.
    pub(crate) fn game(&self) -> Option<&AnyGame> {
        (self.fresh.end > 0).then_some(&self.game)
    }

    /// All decisions that are shown.
    pub(crate) fn shown(&self) -> Range<usize> {
        0..self.fresh.end
    }

    /// The decisions that came to be shown with the last entry.
    pub(crate) fn fresh(&self) -> Range<usize> {
        self.fresh.clone()
    }
}

//! The chance of a farkle.

use super::dice::Faces;

/// How many of all rolls of none to six soldier dice have no scoring die.
pub(super) const WITHOUT_SCORE: [u32; 7] = [1, 4, 16, 60, 204, 600, 1_080];

/// Of the six sides of the event die, those with which a roll without scoring dice is a farkle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FarkleSides {
    /// Dragon Bait waits: every side becomes the dragon.
    None,
    /// In the Final Battle: the blanks.
    Blanks,
    /// Otherwise: all but the dragon.
    AllButDragon,
}

impl FarkleSides {
    fn number(self) -> u32 {
        match self {
            Self::None => 0,
            Self::Blanks => 4,
            Self::AllButDragon => 5,
        }
    }
}

/// The chance that a roll of this many soldier dice and the event die is a farkle, in percent.
pub(super) fn of_roll(dice: u8, sides: FarkleSides) -> u8 {
    let rolls = 6u32.pow(u32::from(dice));
    percent(WITHOUT_SCORE[usize::from(dice)] * sides.number(), rolls * 6)
}

/// The chance that a roll without a dragon is a farkle once one die is rolled again, in percent.
pub(super) fn of_one_die(others: Faces) -> u8 {
    let misses = (1..=6).filter(|face| !others.with(*face).score()).count();
    percent(misses as u32, 6)
}

/// The chance that a roll without scoring dice is a farkle once the event die is rolled again, in percent.
pub(super) fn of_event_die(sides: FarkleSides) -> u8 {
    percent(sides.number(), 6)
}

fn percent(part: u32, whole: u32) -> u8 {
    ((part * 100 + whole / 2) / whole) as u8
}

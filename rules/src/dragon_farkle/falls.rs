//! How dice can fall, and what may be set aside of them.

use super::dice;
use super::soldiers::{all_scoring, scoring_sets, worth};

/// One way in which dice can fall, whatever their order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fall {
    /// What they show, the smallest first.
    pub dice: Vec<u8>,
    /// In how many orders they can lie.
    pub orders: u32,
    /// Every set that may be set aside; none at a farkle.
    pub sets: Vec<Set>,
    /// All scoring dice.
    pub all: Set,
}

/// Dice that may be set aside together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Set {
    /// How many they are.
    pub dice: u8,
    /// The soldiers that they are worth.
    pub worth: u32,
}

/// Every way in which up to six dice can fall.
pub fn falls(count: u8) -> Vec<Fall> {
    dice::falls(count)
        .map(|(dice, orders)| {
            let faces = dice.faces();
            let all = all_scoring(faces);
            Fall {
                dice: faces.values(),
                orders,
                sets: scoring_sets(faces)
                    .map(|(set, worth)| Set {
                        dice: set.len(),
                        worth,
                    })
                    .collect(),
                all: Set {
                    dice: all.len(),
                    worth: worth(all).unwrap_or(0),
                },
            }
        })
        .collect()
}

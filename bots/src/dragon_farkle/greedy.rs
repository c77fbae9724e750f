//! Greedy players: how many soldiers they have when they stop.

use super::dice::{BLANK, DICE, KINDS, Kind, PICTURE, STEP};
use super::race::MOST;

/// The soldiers that are not risked with this many dice left.
const ENOUGH: [u32; DICE + 1] = [0, 250, 300, 400, 700, 1_500, 3_000];

/// After so many rolls nobody rolls on.
const ROLLS: usize = 30;

/// How likely each number of steps is.
pub(super) type Scores = Vec<f32>;

/// What has been set aside, by steps and dice to roll, and how likely that is.
type Open = Vec<[f32; DICE + 1]>;

/// How likely a greedy player with so many dice stops with each number of steps, farkles being none; the first event
/// die of one who is baited shows the dragon.
pub(super) fn scores(fresh: usize, baited: bool) -> Scores {
    let mut scores = vec![0.0; MOST + 1];
    let mut open: Open = vec![[0.0; DICE + 1]; MOST + 1];
    open[0][fresh] = 1.0;
    for roll in 0..ROLLS {
        let chances = if baited && roll == 0 {
            [0.0, 1.0]
        } else {
            [BLANK, PICTURE]
        };
        let before = std::mem::replace(&mut open, vec![[0.0; DICE + 1]; MOST + 1]);
        let states = before.iter().enumerate().flat_map(|(steps, dice)| {
            let dice = dice.iter().enumerate();
            dice.map(move |(dice, chance)| (steps, dice, *chance))
        });
        for (steps, dice, chance) in states.filter(|(.., chance)| *chance > 0.0) {
            let mut reach = |(left, worth): (usize, usize), chance: f32| {
                let left = if left == 0 { fresh } else { left };
                let steps = (steps + worth).min(MOST);
                let goes_on = steps as u32 * STEP < ENOUGH[left];
                *(if goes_on {
                    &mut open[steps][left]
                } else {
                    &mut scores[steps]
                }) += chance;
            };
            for kind in &KINDS[dice] {
                let [blank, dragon] = chances.map(|face| chance * kind.chance * face);
                let rally = chance * kind.chance - blank - dragon;
                reach((kind.all.0, 0), dragon);
                if kind.sets.is_empty() {
                    continue;
                }
                reach(taken(kind, fresh, false), blank);
                reach(taken(kind, fresh, true), rally);
            }
        }
    }
    scores[0] += 1.0 - scores.iter().sum::<f32>();
    scores
}

/// What a greedy player sets aside: the dice that are left, and the steps.
fn taken(kind: &Kind, fresh: usize, rally: bool) -> (usize, usize) {
    let rewards = if rally {
        [(2, 0), (1, 300)].as_slice()
    } else {
        &[(1, 0)]
    };
    let choices = kind.sets.iter().flat_map(|&(left, worth)| {
        rewards.iter().map(move |(times, item)| {
            let next = if left == 0 { fresh } else { left };
            (
                times * worth * STEP as usize + 40 * next + item,
                (left, times * worth),
            )
        })
    });
    choices.max().map_or((0, 0), |(_, taken)| taken)
}

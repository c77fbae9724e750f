//! The race to the dragon: how many turns players need who recruit until they may fight, and fight until they win.

use std::sync::LazyLock;

use super::dice::{BLANK, DICE, KINDS, PICTURE, steps};
use super::greedy;

/// The most steps of an army that are told apart.
pub(super) const MOST: usize = 200;

/// How many turns ahead are looked at.
pub(super) const TURNS: usize = 32;

/// The steps that it takes to enter the Keep.
const ENOUGH: usize = 100;

/// The part of what greedy players recruit that others are thought to keep, since they will be brawled.
const KEPT: f32 = 0.8;

/// The dragon has at least this health.
const LEAST_HEALTH: u8 = 3;

/// How likely the dragon still lives after each number of a player's own turns, if nobody else fights it.
pub(super) type Waits = [f32; TURNS + 1];

/// How a Final Battle ends, however large the army is.
#[derive(Clone, Debug)]
pub(super) struct Battle {
    /// The dragon is slain, by the steps that were lost before.
    won: Vec<f32>,
    /// A farkle, by the steps that were lost before.
    repelled: Vec<f32>,
}

impl Battle {
    /// A battle against a dragon with this health and these wounds.
    pub(super) fn new(health: u8, wounds: u8) -> Self {
        let mut battle = Self {
            won: vec![0.0; MOST + 1],
            repelled: vec![0.0; MOST + 1],
        };
        // By steps lost, damage still to be done, and dice; a battle never goes on without losses or damage for long.
        let missing = usize::from(health.saturating_sub(wounds).max(1));
        let mut open = vec![vec![[0.0_f32; DICE + 1]; missing + 1]; MOST + 1];
        open[0][missing][DICE] = 1.0;
        for lost in 0..MOST {
            for missing in (1..=missing).rev() {
                // Dice that are all lost come back, with steps; so fewer dice come after more.
                for dice in (1..=DICE).rev() {
                    let here = open[lost][missing][dice];
                    for kind in KINDS[dice].iter().filter(|_| here > 0.0) {
                        let left = if kind.all.0 == 0 { DICE } else { kind.all.0 };
                        let next = (lost + kind.all.1).min(MOST);
                        for (damage, face) in [(0, BLANK), (1, PICTURE), (2, PICTURE)] {
                            let chance = here * kind.chance * face;
                            if damage == 0 && kind.sets.is_empty() {
                                battle.repelled[lost] += chance;
                            } else if damage >= missing {
                                battle.won[lost] += chance;
                            } else {
                                open[next][missing - damage][left] += chance;
                            }
                        }
                    }
                }
            }
        }
        battle
    }

    /// What a battle of an army of so many steps is worth, if the armies that are left are worth this; none is left
    /// of one that is eaten.
    pub(super) fn worth(&self, army: usize, victory: f32, left: impl Fn(usize) -> f32) -> f32 {
        let won: f32 = self.won[..army].iter().sum();
        let repelled = &self.repelled[..army];
        let eaten = 1.0 - won - repelled.iter().sum::<f32>();
        let each = repelled.iter().enumerate();
        let repelled: f32 = each.map(|(lost, chance)| chance * left(army - lost)).sum();
        won * victory + repelled + eaten * left(0)
    }
}

/// How long players take, by the steps of their armies.
#[derive(Clone, Debug)]
pub(super) struct Race {
    battle: Battle,
    outside: Vec<Waits>,
    inside: Vec<Waits>,
}

impl Race {
    fn new(health: u8, kept: f32) -> Self {
        let mut race = Self {
            battle: Battle::new(health, 0),
            outside: vec![[1.0; TURNS + 1]; MOST + 1],
            inside: vec![[1.0; TURNS + 1]; MOST + 1],
        };
        let mut gains = vec![0.0; MOST + 1];
        for (steps, chance) in greedy::scores(DICE, false).iter().enumerate() {
            gains[(steps as f32 * kept) as usize] += chance;
        }
        for turn in 1..=TURNS {
            for army in 0..=MOST {
                let fought = race.battle.worth(army, 0.0, |left| race.inside[left][turn - 1]);
                let recruited = gains.iter().zip(army..);
                let recruited =
                    recruited.map(|(chance, army)| chance * race.outside[army.min(MOST)][turn - 1]);
                race.outside[army][turn] = if army >= ENOUGH { fought } else { recruited.sum() };
                race.inside[army][turn] = if army == 0 { race.outside[0][turn] } else { fought };
            }
        }
        race
    }

    /// How long a player with this army takes.
    pub(super) fn waits(&self, army: u32, in_keep: bool) -> &Waits {
        let side = if in_keep { &self.inside } else { &self.outside };
        &side[steps(army).min(MOST)]
    }
}

/// How long the others take, by the dragon's health.
static OTHERS: LazyLock<[Race; 3]> =
    LazyLock::new(|| [0, 1, 2].map(|more| Race::new(LEAST_HEALTH + more, KEPT)));

/// How long one takes oneself, by the dragon's health.
static OWN: LazyLock<[Race; 3]> = LazyLock::new(|| [0, 1, 2].map(|more| Race::new(LEAST_HEALTH + more, 1.0)));

/// How long others take.
pub(super) fn others(health: u8) -> &'static Race {
    &OTHERS[usize::from(health.saturating_sub(LEAST_HEALTH)).min(2)]
}

/// How long one takes oneself.
pub(super) fn own(health: u8) -> &'static Race {
    &OWN[usize::from(health.saturating_sub(LEAST_HEALTH)).min(2)]
}

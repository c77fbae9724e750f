//! Odds: every way in which the dice of the next roll can fall.

use dragonhall_protocol::games::dragon_farkle::{Effect, EventFace, Intent, Notice, View};
use dragonhall_protocol::{Chance, ChanceOf, Offer, Seat};

use super::action::{Purpose, Roll};
use super::dice::{Dice, falls};
use super::event::Event;
use super::{Pending, Table, event_die, final_battle};
use crate::game::Game;
use crate::odds::Count;
use crate::rng::GameRng;

/// For every offer that rolls, and for dice set aside if the player rolls on, what that roll can be.
///
/// What others hide changes no roll, so any table that the player can imagine gives the same odds.
pub(crate) fn odds(view: &View, offers: &[Offer<Intent, Effect>], seat: Seat, seed: [u8; 32]) -> Vec<Chance> {
    if offers.is_empty() {
        return Vec::new();
    }
    let mut rng = GameRng::for_decision(seed, 0);
    let table = Table::imagine(view, &mut rng);
    let chances = offers.iter().enumerate().flat_map(|(number, offer)| {
        let roll = next_roll(&table, seat, &offer.intent, &mut rng);
        roll.map(|roll| roll.chances(number)).into_iter().flatten()
    });
    chances.collect()
}

/// A roll that is to come, and the table before it.
struct NextRoll {
    table: Table,
    thrown: Thrown,
}

/// What is thrown.
enum Thrown {
    /// Soldier dice and the event die.
    All { dice: u8, baited: bool },
    /// A soldier die of the roll that lies there.
    One { face: u8 },
    /// The event die of the roll that lies there.
    EventDie,
}

/// The roll that follows an intent.
fn next_roll(table: &Table, seat: Seat, intent: &Intent, rng: &mut GameRng) -> Option<NextRoll> {
    let mut table = table.clone();
    let events = table.decide(seat, intent, rng).ok()?.into_events();
    for event in events {
        if let Some(thrown) = thrown(&event) {
            return Some(NextRoll { table, thrown });
        }
        table.apply(&event);
    }
    match intent {
        Intent::SetAside { .. } => {
            let roll = table.roll_number;
            next_roll(&table, seat, &Intent::RollOn { roll }, rng)
        }
        Intent::Recruit { .. }
        | Intent::Brawl { .. }
        | Intent::FinalBattle { .. }
        | Intent::RollOn { .. }
        | Intent::Stop { .. }
        | Intent::Accept { .. }
        | Intent::Play(_)
        | Intent::Ask(_)
        | Intent::Keep { .. } => None,
    }
}

fn thrown(event: &Event) -> Option<Thrown> {
    let Event::Seen(notice) = event else { return None };
    if let Notice::Rolled { dice, baited, .. } = notice {
        Some(Thrown::All {
            dice: dice.len() as u8,
            baited: baited.is_some(),
        })
    } else if let Notice::DieRerolled { from, .. } = notice {
        Some(Thrown::One { face: *from })
    } else if let Notice::EventRerolled { .. } = notice {
        Some(Thrown::EventDie)
    } else {
        None
    }
}

impl NextRoll {
    /// The chance of a farkle, and in the Final Battle those of hurting and of slaying the dragon.
    fn chances(&self, offer: usize) -> impl Iterator<Item = Chance> + use<> {
        let [mut farkle, mut hurt, mut slain] = [Count::default(); 3];
        if let Pending::Acting(action) = &self.table.stage {
            for (roll, ways) in self.rolls() {
                farkle.add(ways, action.farkles(&roll));
                if action.purpose() == Purpose::Battling {
                    let blow = final_battle::blow(&self.table, action, &roll);
                    hurt.add(ways, blow.damage > 0);
                    slain.add(ways, blow.wins);
                }
            }
        }
        [
            farkle.chance(ChanceOf::Farkle, Some(offer)),
            hurt.chance(ChanceOf::DragonHurt, Some(offer)),
            slain.chance(ChanceOf::DragonSlain, Some(offer)),
        ]
        .into_iter()
        .flatten()
    }

    /// Everything that can be rolled, each with the number of equally likely ways to it.
    fn rolls(&self) -> Vec<(Roll, u32)> {
        let lies = self.table.waiting_roll().map(|(_, roll)| *roll);
        match self.thrown {
            Thrown::All { dice, baited } => falls(dice)
                .flat_map(|(dice, ways)| {
                    event_die::FACES.map(|face| {
                        let event = if baited { EventFace::Dragon } else { face };
                        (Roll { dice, event }, ways)
                    })
                })
                .collect(),
            Thrown::One { face } => lies
                .into_iter()
                .flat_map(|roll| (1..=6).map(move |to| (changed(roll, face, to), 1)))
                .collect(),
            Thrown::EventDie => lies
                .into_iter()
                .flat_map(|roll| event_die::FACES.map(|event| (Roll { event, ..roll }, 1)))
                .collect(),
        }
    }
}

/// A roll with one die that shows a face changed to another.
fn changed(roll: Roll, from: u8, to: u8) -> Roll {
    let mut dice: Dice = roll.dice;
    dice.change(from, to);
    Roll { dice, ..roll }
}

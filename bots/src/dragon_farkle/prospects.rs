//! Prospects: how likely a player is to win after recruiting, brawling or fighting the dragon.

use std::sync::LazyLock;

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::dragon_farkle::{Companion, Player, View};

use super::dice::{DICE, Ends, Rolling, STEP, steps};
use super::greedy::{self, Scores};
use super::items;
use super::race::{self, Battle, MOST, TURNS, Waits};

/// The most steps that are set aside in one turn, as far as they are told apart.
const ASIDE: usize = 100;

/// The new soldiers that join the winner of a brawl.
const WINNERS_BONUS: u32 = 500;

/// The scores of defenders, by the dice above five and whether they are baited.
static DEFENCES: LazyLock<[[Scores; 2]; 2]> =
    LazyLock::new(|| [5, DICE].map(|dice| [false, true].map(|baited| greedy::scores(dice, baited))));

/// What a seat may hope for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Prospects<'view> {
    pub(super) view: &'view View,
    pub(super) seat: Seat,
}

impl Prospects<'_> {
    pub(super) fn player(&self, seat: Seat) -> &Player {
        &self.view.players[usize::from(seat.0)]
    }

    pub(super) fn own(&self) -> &Player {
        self.player(self.seat)
    }

    /// How likely the dragon lives until each of the own turns, as far as it depends on all others but one.
    fn peace(&self, but: Option<Seat>) -> Waits {
        let mut peace = [1.0; TURNS + 1];
        for seat in (0..self.view.players.len() as u8).map(Seat) {
            if seat != self.seat && Some(seat) != but {
                self.disturb(&mut peace, seat, self.player(seat).army);
            }
        }
        peace
    }

    /// Adds a player with this army to those who may slay the dragon.
    fn disturb(&self, peace: &mut Waits, seat: Seat, army: u32) {
        let waits = race::others(self.view.dragon_health).waits(army, self.player(seat).in_keep);
        // The next turn is that of the player after the one to move.
        let seats = self.view.players.len() as u8;
        let order = |seat: Seat| (seat.0 + seats - self.view.to_move.0 - 1) % seats;
        let before = order(seat) < order(self.seat);
        let turns = if before { &waits[1..] } else { &waits[..TURNS] };
        peace[1..]
            .iter_mut()
            .zip(turns)
            .for_each(|(peace, wait)| *peace *= wait);
    }

    /// How likely a player with this army wins.
    fn chance(&self, peace: &Waits, army: u32, in_keep: bool) -> f32 {
        let waits = race::own(self.view.dragon_health).waits(army, in_keep);
        let slain = waits.windows(2).map(|turns| turns[0] - turns[1]);
        slain.zip(&peace[1..]).map(|(slain, peace)| slain * peace).sum()
    }

    /// How likely the seat wins if another army, or none, has changed and the turn ends so.
    pub(super) fn if_scared(&self, seat: Seat, army: u32) -> f32 {
        let mut peace = self.peace(Some(seat));
        self.disturb(&mut peace, seat, army);
        self.chance(&peace, self.own().army, self.own().in_keep)
    }

    /// Recruiting.
    pub(super) fn recruiting(&self) -> Rolling {
        let peace = self.peace(None);
        let companion = self.own().companion;
        let with = |soldiers: u32| self.chance(&peace, self.own().army + soldiers, false);
        let aside = || (0..=ASIDE as u32).map(|steps| steps * STEP);
        let bonus = |soldiers| match companion {
            Companion::BramQuartermaster if soldiers >= 300 => 100,
            _ => 0,
        };
        let kept = |soldiers| match companion {
            Companion::SisterWend => soldiers / 2,
            _ => 0,
        };
        let ends = Ends {
            stop: aside().map(|soldiers| with(soldiers + bonus(soldiers))).collect(),
            farkle: aside().map(|soldiers| with(kept(soldiers))).collect(),
        };
        Rolling::new(DICE, steps(items::drawing(&self.own().known)), ends)
    }

    /// How likely the seat wins after a brawl, by the steps that it has more than the other; as many more or less as
    /// there can be.
    fn brawl(&self, other: Seat) -> impl Fn(usize, usize) -> f32 {
        let peace = self.peace(Some(other));
        let armies = [self.own().army, self.player(other).army];
        let after = |won: bool, difference: u32| {
            let [winner, loser] = if won { armies } else { [armies[1], armies[0]] };
            let given = difference.min(loser);
            let (winner, loser) = (winner + given + WINNERS_BONUS, loser - given);
            let [own, theirs] = if won { [winner, loser] } else { [loser, winner] };
            let mut peace = peace;
            self.disturb(&mut peace, other, theirs);
            self.chance(&peace, own, false)
        };
        let differences = || (1..=MOST as u32).map(|steps| steps * STEP);
        let won: Vec<f32> = differences().map(|difference| after(true, difference)).collect();
        let lost: Vec<f32> = differences().map(|difference| after(false, difference)).collect();
        let tied = self.if_scared(other, armies[1]);
        move |own, theirs| match own.abs_diff(theirs).min(MOST) {
            0 => tied,
            difference if own > theirs => won[difference - 1],
            difference => lost[difference - 1],
        }
    }

    /// Attacking a player who defends as greedy ones do.
    pub(super) fn attacking(&self, other: Seat, baited: bool) -> Rolling {
        let brawl = self.brawl(other);
        let six = self.player(other).companion == Companion::DameOaken;
        let defences = &DEFENCES[usize::from(six)][usize::from(baited)];
        let worth = |attack: usize| -> f32 {
            let each = defences.iter().enumerate();
            each.map(|(defence, chance)| chance * brawl(attack, defence))
                .sum()
        };
        let bonus = match self.own().companion {
            Companion::Grimbold => 3,
            _ => 0,
        };
        let ends = Ends {
            stop: (0..=ASIDE).map(|score| worth(score + bonus)).collect(),
            farkle: vec![worth(0); ASIDE + 1],
        };
        Rolling::new(DICE, steps(items::drawing(&self.own().known)), ends)
    }

    /// Defending against an attack with this score.
    pub(super) fn defending(&self, other: Seat, attack: u32, dice: u8) -> Rolling {
        let brawl = self.brawl(other);
        let worth = |score: usize| brawl(score, steps(attack));
        let ends = Ends {
            stop: (0..=ASIDE).map(worth).collect(),
            farkle: vec![worth(0); ASIDE + 1],
        };
        Rolling::new(usize::from(dice), steps(items::drawing(&self.own().known)), ends)
    }

    /// Fighting the dragon.
    pub(super) fn battling(&self) -> f32 {
        let peace = self.peace(None);
        let army = steps(self.own().army).min(MOST);
        let battle = Battle::new(self.view.dragon_health, self.own().wounds);
        battle.worth(army, 1.0, |left| {
            self.chance(&peace, left as u32 * STEP, left > 0)
        })
    }
}

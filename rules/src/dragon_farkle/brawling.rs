//! Brawling: an attack, a defence, and the comparison of both scores.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::dragon_farkle::{Companion, Item, Notice, Rule, Settlement, TurnEnd};

use super::action::{Action, Errand};
use super::decks::draw_item;
use super::event::Event;
use super::recruiting::half_in_fifties;
use super::turn::end_turn;
use super::{Pending, Table, holding};
use crate::game::Draft;
use crate::rng::GameRng;

/// The new soldiers that join the winner of a brawl.
const WINNERS_BONUS: u32 = 500;

/// What Grimbold adds to an attack without a farkle.
const GRIMBOLD: u32 = 150;

/// Anybody else outside the Keep can be brawled, unless hidden by a Cloak of Mist.
pub(super) fn may_brawl(table: &Table, seat: Seat, defender: Seat) -> Result<(), Rule> {
    table.require_other(seat, defender)?;
    let player = table.player(defender);
    if player.in_keep {
        Err(Rule::InTheKeep { seat: defender })
    } else if player.cloaked {
        Err(Rule::Cloaked { seat: defender })
    } else {
        Ok(())
    }
}

/// What the companion adds to an attack without a farkle.
pub(super) fn bonus(companion: Companion) -> u32 {
    if companion == Companion::Grimbold {
        GRIMBOLD
    } else {
        0
    }
}

/// The attacker stops, and the dice go to the defender.
pub(super) fn stop_attacking(draft: &mut Draft<Table>) {
    let Pending::Acting(action) = &draft.stage else {
        return;
    };
    let seat = draft.to_move;
    let bonus = bonus(draft.player(seat).companion);
    let score = action.side.score + bonus;
    draft.emit(Event::Seen(Notice::Attacked { seat, score, bonus }));
}

/// The attack is worth nothing, its items are lost, and the dice go to the defender.
pub(super) fn farkle_attacking(draft: &mut Draft<Table>) {
    let seat = draft.to_move;
    farkled(draft, seat);
    draft.emit(Event::Seen(Notice::Attacked {
        seat,
        score: 0,
        bonus: 0,
    }));
}

/// The defender stops, and the scores are compared.
pub(super) fn stop_defending(draft: &mut Draft<Table>, rng: &mut GameRng) {
    settle(draft, rng);
}

/// The defence is worth nothing, its items are lost, and the scores are compared.
pub(super) fn farkle_defending(draft: &mut Draft<Table>, rng: &mut GameRng) {
    let Pending::Acting(action) = &draft.stage else {
        return;
    };
    let seat = draft.roller(action);
    farkled(draft, seat);
    settle(draft, rng);
}

fn farkled(draft: &mut Draft<Table>, seat: Seat) {
    let Pending::Acting(action) = &draft.stage else {
        return;
    };
    draft.emit(Event::Seen(Notice::Farkled {
        seat,
        soldiers: action.rolling().score,
        kept: 0,
    }));
    holding::discard_aside(draft, seat);
}

/// How a brawl ends with this defence, if the loser uses a Mirror Shield where one is known.
pub(super) fn settlement(
    table: &Table,
    action: &Action,
    defence: u32,
    has_shield: impl Fn(Seat) -> bool,
) -> Option<Settlement> {
    let Errand::Brawl { defender, .. } = action.errand else {
        return None;
    };
    let (attacker, attack) = (table.to_move, action.side.score);
    let mut settlement = Settlement {
        attacker,
        defender,
        attack,
        defence,
        winner: None,
        soldiers: 0,
        bonus: 0,
        shield: false,
    };
    let (winner, loser) = match attack.cmp(&defence) {
        std::cmp::Ordering::Greater => (attacker, defender),
        std::cmp::Ordering::Less => (defender, attacker),
        std::cmp::Ordering::Equal => return Some(settlement),
    };
    let army = table.player(loser).army;
    let difference = attack.abs_diff(defence);
    settlement.winner = Some(winner);
    settlement.bonus = WINNERS_BONUS;
    settlement.shield = army > 0 && has_shield(loser);
    settlement.soldiers = if settlement.shield {
        half_in_fifties(difference).min(army)
    } else {
        difference.min(army)
    };
    Some(settlement)
}

/// Whoever lost this brawl, if this player won it.
pub(super) fn loser(settlement: &Settlement, winner: Seat) -> Seat {
    if winner == settlement.attacker {
        settlement.defender
    } else {
        settlement.attacker
    }
}

/// Compares the scores; the winner takes soldiers and the own items, the others' are lost, and the turn ends.
fn settle(draft: &mut Draft<Table>, rng: &mut GameRng) {
    let Pending::Acting(action) = &draft.stage else {
        return;
    };
    let has_shield = |seat| draft.player(seat).items.has(Item::MirrorShield);
    let Some(settlement) = settlement(draft, action, action.defence.score, has_shield) else {
        return;
    };
    draft.emit(Event::Seen(Notice::Settled(settlement)));
    for seat in [settlement.attacker, settlement.defender] {
        if settlement.winner == Some(seat) {
            holding::gain_aside(draft, seat);
        } else {
            holding::discard_aside(draft, seat);
        }
    }
    let attacker = settlement.attacker;
    let pip = draft.player(attacker).companion == Companion::PipLightfinger;
    if pip && settlement.winner == Some(attacker) {
        draw_item(draft, rng, attacker, false);
    }
    end_turn(draft, rng, TurnEnd::Brawled);
}

//! Whether an intent is answered, and which rule forbids it if not.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::draghan::{Intent, Phase, Rule};

use super::{Table, carrying, choosing, gold, healing, market, planning, replacing, sharing};
use crate::game::Refused;

/// Whether a seat may do this now.
pub(super) fn permits(table: &Table, seat: Seat, intent: &Intent) -> Result<(), Refused<Rule>> {
    if table.ending.is_some() || seat.0 >= table.seats {
        return Err(Refused::NotAwaited);
    }
    if step_of(intent) != table.step || plan_of(intent).is_some_and(|plan| plan != table.plan) {
        return Err(Refused::Stale);
    }
    if table.only_watches(seat) {
        return Err(Refused::Rule(Rule::OnlyWatching));
    }
    rules_permit(table, seat, intent).map_err(Refused::Rule)
}

/// Whether the rules allow it in the present phase.
fn rules_permit(table: &Table, seat: Seat, intent: &Intent) -> Result<(), Rule> {
    let during = |phases: &[Phase], rule: Rule| {
        if phases.contains(&table.phase) {
            Ok(())
        } else {
            Err(rule)
        }
    };
    let active = || {
        let active = table.active_seat();
        if seat == active {
            Ok(())
        } else {
            Err(Rule::ActivePlayerDecides { seat: active })
        }
    };
    match *intent {
        Intent::Choose { character, hero, .. } => {
            during(&[Phase::Choosing], Rule::PartyIsChosen)?;
            choosing::may_choose(table, seat, character, hero)
        }
        Intent::LeaveOpen { character, .. } => {
            during(&[Phase::Choosing], Rule::PartyIsChosen)?;
            choosing::may_leave_open(table, seat, character)
        }
        Intent::Heal { card, .. } => {
            during(&[Phase::EarlyHealing, Phase::LateHealing], Rule::NoHealingNow)?;
            active()?;
            healing::may_heal(table, card)
        }
        Intent::Pass { .. } => {
            let phases = [Phase::EarlyHealing, Phase::Sharing, Phase::LateHealing];
            during(&phases, Rule::NothingToPass)?;
            active()
        }
        Intent::Place { character, foe, .. } => {
            during(&[Phase::Planning], Rule::NoFightNow)?;
            planning::may_place(table, seat, character, foe)
        }
        Intent::Move { character, foe, .. } => {
            during(&[Phase::Planning], Rule::NoFightNow)?;
            planning::may_move(table, seat, character, foe)
        }
        Intent::Withdraw { character, .. } => {
            during(&[Phase::Planning], Rule::NoFightNow)?;
            planning::may_withdraw(table, seat, character)
        }
        Intent::Commit {
            character, card, foe, ..
        } => {
            during(&[Phase::Planning], Rule::NoFightNow)?;
            planning::may_commit(table, seat, character, card, foe)
        }
        Intent::TakeBack { character, card, .. } => {
            during(&[Phase::Planning], Rule::NoFightNow)?;
            planning::may_take_back(table, seat, character, card)
        }
        Intent::Ready { .. } => {
            during(&[Phase::Planning], Rule::NoFightNow)?;
            planning::may_be_ready(table, seat)
        }
        Intent::NotReady { .. } => {
            during(&[Phase::Planning], Rule::NoFightNow)?;
            planning::may_be_unready(table, seat)
        }
        Intent::Call { .. } => {
            during(&[Phase::Planning], Rule::NoFightNow)?;
            active()?;
            planning::may_call(table)
        }
        Intent::GiveCoin { character, .. } => {
            during(&[Phase::OddCoins], Rule::NoOddCoins)?;
            active()?;
            gold::may_give_coin(table, character)
        }
        Intent::Replace { hero, .. } => {
            during(&[Phase::Replacing], Rule::NobodyToReplace)?;
            active()?;
            replacing::may_replace(table, hero)
        }
        Intent::Buy { character, card, .. } => {
            during(&[Phase::Market], Rule::MarketClosed)?;
            market::may_buy(table, seat, character, card)
        }
        Intent::Hold { card, character, .. } => {
            during(&[Phase::Market], Rule::MarketClosed)?;
            active()?;
            market::may_hold(table, card, character)
        }
        Intent::Release { card, .. } => {
            during(&[Phase::Market], Rule::MarketClosed)?;
            active()?;
            market::may_release(table, card)
        }
        Intent::Done { .. } => {
            during(&[Phase::Market], Rule::MarketClosed)?;
            market::may_be_done(table, seat)
        }
        Intent::CloseMarket { .. } => {
            during(&[Phase::Market], Rule::MarketClosed)?;
            active()
        }
        Intent::Give { card, character, .. } => {
            during(&[Phase::Sharing], Rule::NoSharingNow)?;
            active()?;
            sharing::may_give(table, card, character)
        }
        Intent::LeaveBehind { character, card, .. } => {
            during(&[Phase::Carrying], Rule::NothingToLeave)?;
            carrying::may_leave(table, seat, character, card)
        }
        Intent::Travel { .. } | Intent::Stay { .. } => {
            during(&[Phase::Travelling], Rule::NoPortal)?;
            active()
        }
    }
}

/// The step that an intent answers.
fn step_of(intent: &Intent) -> u16 {
    match *intent {
        Intent::Choose { step, .. }
        | Intent::LeaveOpen { step, .. }
        | Intent::Heal { step, .. }
        | Intent::Pass { step }
        | Intent::Place { step, .. }
        | Intent::Move { step, .. }
        | Intent::Withdraw { step, .. }
        | Intent::Commit { step, .. }
        | Intent::TakeBack { step, .. }
        | Intent::Ready { step, .. }
        | Intent::NotReady { step }
        | Intent::Call { step, .. }
        | Intent::GiveCoin { step, .. }
        | Intent::Replace { step, .. }
        | Intent::Buy { step, .. }
        | Intent::Hold { step, .. }
        | Intent::Release { step, .. }
        | Intent::Done { step }
        | Intent::CloseMarket { step }
        | Intent::Give { step, .. }
        | Intent::LeaveBehind { step, .. }
        | Intent::Travel { step }
        | Intent::Stay { step } => step,
    }
}

/// The version of the plan that an intent agrees to.
fn plan_of(intent: &Intent) -> Option<u32> {
    match *intent {
        Intent::Ready { plan, .. } | Intent::Call { plan, .. } => Some(plan),
        Intent::Choose { .. }
        | Intent::LeaveOpen { .. }
        | Intent::Heal { .. }
        | Intent::Pass { .. }
        | Intent::Place { .. }
        | Intent::Move { .. }
        | Intent::Withdraw { .. }
        | Intent::Commit { .. }
        | Intent::TakeBack { .. }
        | Intent::NotReady { .. }
        | Intent::GiveCoin { .. }
        | Intent::Replace { .. }
        | Intent::Buy { .. }
        | Intent::Hold { .. }
        | Intent::Release { .. }
        | Intent::Done { .. }
        | Intent::CloseMarket { .. }
        | Intent::Give { .. }
        | Intent::LeaveBehind { .. }
        | Intent::Travel { .. }
        | Intent::Stay { .. } => None,
    }
}

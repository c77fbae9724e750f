//! A round: each decision leads on to the next phase in which there is something to decide.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::draghan::{Character, Healing, Intent, LossReason, Notice, Phase};

use super::{
    Table, carrying, choosing, encounters, fight, gold, healing, locations, market, replacing, sharing,
    travelling,
};
use crate::game::Draft;
use crate::rng::GameRng;

/// Does what a permitted intent asks for, and all that follows by itself.
pub(super) fn carry_out(draft: &mut Draft<Table>, seat: Seat, intent: &Intent, rng: &mut GameRng) {
    let active = draft.active;
    match *intent {
        Intent::Choose { character, hero, .. } => {
            draft.emit(Notice::Chosen { character, hero });
            choosing::decided(draft, rng);
        }
        Intent::LeaveOpen { character, .. } => {
            draft.emit(Notice::LeftOpen { character });
            choosing::decided(draft, rng);
        }
        Intent::Heal { card, .. } => {
            draft.emit(Notice::Healed {
                character: active,
                by: Healing::Card(card),
            });
            pass(draft, rng);
        }
        Intent::Pass { .. } => pass(draft, rng),
        Intent::Place { character, foe, .. } => draft.emit(Notice::Placed { character, foe }),
        Intent::Move { character, foe, .. } => {
            if let Some(from) = draft.member(character).and_then(|member| member.faces) {
                draft.emit(Notice::Moved { character, from, foe });
            }
        }
        Intent::Withdraw { character, .. } => {
            if let Some(from) = draft.member(character).and_then(|member| member.faces) {
                draft.emit(Notice::Withdrew { character, from });
            }
        }
        Intent::Commit {
            character, card, foe, ..
        } => draft.emit(Notice::Committed { character, card, foe }),
        Intent::TakeBack { character, card, .. } => draft.emit(Notice::TookBack { character, card }),
        Intent::Ready { .. } => draft.emit(Notice::Ready { seat }),
        Intent::NotReady { .. } => draft.emit(Notice::NotReady { seat }),
        Intent::Call { .. } => fight::call(draft, rng),
        Intent::GiveCoin { character, .. } => gold::give_coin(draft, character, rng),
        Intent::Replace { hero, .. } => {
            replacing::join(draft, active, hero, rng);
            market::begin(draft, rng);
        }
        Intent::Buy { character, card, .. } => market::buy(draft, character, card, rng),
        Intent::Hold { card, character, .. } => draft.emit(Notice::Held { card, character }),
        Intent::Release { card, .. } => draft.emit(Notice::Released { card }),
        Intent::Done { .. } => {
            draft.emit(Notice::Done { seat });
            market::close_if_over(draft, rng);
        }
        Intent::CloseMarket { .. } => market::close(draft, rng),
        Intent::Give { card, character, .. } => {
            draft.emit(Notice::Given {
                from: active,
                to: character,
                card,
            });
            healing::begin_late(draft, rng);
        }
        Intent::LeaveBehind { character, card, .. } => {
            draft.emit(Notice::CardLost {
                character,
                card,
                why: LossReason::LeftBehind,
            });
            carrying::go_on_if_done(draft, rng);
        }
        Intent::Travel { .. } => travelling::travel(draft, false, rng),
        Intent::Stay { .. } => {
            draft.emit(Notice::Stayed);
            end(draft, rng);
        }
    }
}

/// Goes on from a phase in which something could have been done once.
fn pass(draft: &mut Draft<Table>, rng: &mut GameRng) {
    match draft.phase {
        Phase::EarlyHealing => locations::visit(draft, rng),
        Phase::Sharing => healing::begin_late(draft, rng),
        Phase::LateHealing
        | Phase::Choosing
        | Phase::Planning
        | Phase::OddCoins
        | Phase::Replacing
        | Phase::Market
        | Phase::Carrying
        | Phase::Travelling => carrying::begin(draft, rng),
    }
}

/// Begins a round with this character holding the map.
pub(super) fn begin(draft: &mut Draft<Table>, active: Character, rng: &mut GameRng) {
    let round = draft.round + 1;
    draft.emit(Notice::RoundBegan { round, active });
    healing::begin_early(draft, rng);
}

/// Phases 2 and 3: a new location, and what is found there.
pub(super) fn search(draft: &mut Draft<Table>, rng: &mut GameRng) {
    encounters::reveal(draft, rng);
    if draft.foes.is_empty() {
        super::aftermath::settle(draft, rng);
    } else {
        ask(draft, Phase::Planning);
    }
}

/// Phase 5, or phase 7 if the active character is out of the game.
pub(super) fn after_the_market(draft: &mut Draft<Table>, rng: &mut GameRng) {
    if draft.holder().is_some() {
        sharing::begin(draft, rng);
    } else {
        carrying::begin(draft, rng);
    }
}

/// Ends the round: the map passes to the next character that is still here.
pub(super) fn end(draft: &mut Draft<Table>, rng: &mut GameRng) {
    let after = |character: &Character| *character > draft.active;
    let here = || draft.living().map(|(character, _)| character);
    let next = here().find(after).or_else(|| here().next());
    if let Some(next) = next {
        begin(draft, next, rng);
    }
}

/// Asks for a decision.
pub(super) fn ask(draft: &mut Draft<Table>, phase: Phase) {
    draft.emit(Notice::Asked { phase });
}

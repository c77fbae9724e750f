//! The course of a turn: it begins, an action is chosen, it ends, and everybody keeps one item.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::dragon_farkle::{Notice, Rule, TurnEnd};

use super::action::Errand;
use super::decks::draw_companion;
use super::event::Event;
use super::{Pending, Table, final_battle, rolling};
use crate::game::Draft;
use crate::rng::GameRng;

/// Begins a player's turn; whoever lost the whole army in the Keep starts outside it with a new companion.
pub(super) fn begin_turn(draft: &mut Draft<Table>, rng: &mut GameRng, seat: Seat) {
    let turn = draft.turn + 1;
    let reborn = draft.player(seat).is_eaten();
    draft.emit(Event::Seen(Notice::TurnBegan { turn, seat }));
    if reborn {
        let lost = draft.player(seat).companion;
        draft.emit(Event::Seen(Notice::Reborn { seat, lost }));
        draw_companion(draft, rng, seat);
    }
}

/// Only the player whose turn it is chooses, and only once.
pub(super) fn may_choose(table: &Table) -> Result<(), Rule> {
    match table.stage {
        Pending::Choosing => Ok(()),
        Pending::Acting(_) => Err(Rule::ActionChosen),
        Pending::Keeping | Pending::Over => Err(Rule::TurnIsOver),
    }
}

/// Begins an action and rolls; whoever recruits or brawls leaves the Keep first.
pub(super) fn choose(draft: &mut Draft<Table>, rng: &mut GameRng, errand: Errand) {
    let seat = draft.to_move;
    let leaves = !matches!(errand, Errand::Battle { .. }) && draft.player(seat).in_keep;
    if leaves {
        draft.emit(Event::Seen(Notice::LeftKeep { seat }));
    }
    draft.emit(Event::Seen(match errand {
        Errand::Recruit => Notice::Recruiting { seat },
        Errand::Brawl { defender, .. } => Notice::Brawling { seat, defender },
        Errand::Battle { .. } => Notice::Battling {
            seat,
            wounds: final_battle::wounds_at_the_start(draft.player(seat)),
        },
    }));
    rolling::roll(draft, rng);
}

/// Ends the turn.
pub(super) fn end_turn(draft: &mut Draft<Table>, rng: &mut GameRng, why: TurnEnd) {
    let seat = draft.to_move;
    draft.emit(Event::Seen(Notice::TurnEnded { seat, why }));
    go_on_after_turn(draft, rng);
}

/// Begins the next turn, unless somebody has too many items.
pub(super) fn go_on_after_turn(draft: &mut Draft<Table>, rng: &mut GameRng) {
    let seats = draft.too_many();
    if seats.is_empty() {
        let next = (draft.to_move.0 + 1) % draft.players.len() as u8;
        begin_turn(draft, rng, Seat(next));
    } else {
        draft.emit(Event::Seen(Notice::TooMany { seats }));
    }
}

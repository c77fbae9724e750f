//! Recruiting: soldiers set aside join the army when the player stops, and are lost at a farkle.

use dragonhall_protocol::games::dragon_farkle::{Companion, Notice, TurnEnd};

use super::event::Event;
use super::turn::end_turn;
use super::{Pending, Table, holding};
use crate::game::Draft;
use crate::rng::GameRng;

/// What Bram Quartermaster asks for, and what he brings.
const BRAM: (u32, u32) = (300, 100);

/// What the companion adds when a player stops recruiting with this many soldiers.
pub(super) fn bonus(companion: Companion, soldiers: u32) -> u32 {
    let (enough, bonus) = BRAM;
    if companion == Companion::BramQuartermaster && soldiers >= enough {
        bonus
    } else {
        0
    }
}

/// What the companion saves of this many soldiers at a farkle: half of them in full 50s with Sister Wend.
pub(super) fn kept(companion: Companion, soldiers: u32) -> u32 {
    if companion == Companion::SisterWend {
        half_in_fifties(soldiers)
    } else {
        0
    }
}

/// Half of a number of soldiers, rounded down to 50s.
pub(super) fn half_in_fifties(soldiers: u32) -> u32 {
    soldiers / 100 * 50
}

/// The soldiers and the items join the player, and the turn ends.
pub(super) fn stop(draft: &mut Draft<Table>, rng: &mut GameRng) {
    let Pending::Acting(action) = &draft.stage else {
        return;
    };
    let seat = draft.to_move;
    let soldiers = action.side.score;
    let bonus = bonus(draft.player(seat).companion, soldiers);
    draft.emit(Event::Seen(Notice::Recruited {
        seat,
        soldiers,
        bonus,
    }));
    holding::gain_aside(draft, seat);
    end_turn(draft, rng, TurnEnd::Stopped);
}

/// What was set aside is lost, but for what the companion saves, and the turn ends.
pub(super) fn farkle(draft: &mut Draft<Table>, rng: &mut GameRng) {
    let Pending::Acting(action) = &draft.stage else {
        return;
    };
    let seat = draft.to_move;
    let score = action.side.score;
    let kept = kept(draft.player(seat).companion, score);
    draft.emit(Event::Seen(Notice::Farkled {
        seat,
        soldiers: score - kept,
        kept,
    }));
    if kept > 0 {
        draft.emit(Event::Seen(Notice::Recruited {
            seat,
            soldiers: kept,
            bonus: 0,
        }));
    }
    holding::discard_aside(draft, seat);
    end_turn(draft, rng, TurnEnd::Farkled);
}

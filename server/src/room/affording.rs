//! What a message uses up.

use dragonhall_protocol::refusal::Limit;
use dragonhall_protocol::{ClientMessage, Refusal, Role};

use super::judge::Asking;
use crate::budget::RoomBudgets;
use crate::household::Household;

/// Whether a household has something left of what the message uses up.
///
/// A step in a game is held to what its own household has used up and to what the room has left for that: no other in a
/// network around it stops a game, though it may keep the next one from beginning.
pub(super) fn afford(
    budgets: &mut RoomBudgets,
    asking: &Asking<'_>,
    household: Household,
    message: &ClientMessage,
) -> Result<(), Refusal> {
    if leaves_no_entry(message) {
        return Ok(());
    }
    if let ClientMessage::Claim { .. } = message {
        budgets.spend(Limit::Keys, household)?;
    }
    if let ClientMessage::Settings { settings, .. } = message
        && settings.listed
        && !asking.room.settings.listed
    {
        budgets.may_list(household)?;
    }
    match asking.role {
        Role::Seat(_) if is_a_step(message) => budgets.check_own(Limit::Stored, household),
        Role::Seat(_) | Role::Companion(_) | Role::Spectator => budgets.check(Limit::Stored, household),
    }
}

/// Whether it only asks, or is answered at the door.
fn leaves_no_entry(message: &ClientMessage) -> bool {
    matches!(
        message,
        ClientMessage::Odds { .. }
            | ClientMessage::Point { .. }
            | ClientMessage::Resync { .. }
            | ClientMessage::Ping { .. }
            | ClientMessage::AnswerKnock { .. }
    )
}

/// Whether it is a step in a game that is on or just beginning, or undoes one.
fn is_a_step(message: &ClientMessage) -> bool {
    matches!(
        message,
        ClientMessage::Act { .. }
            | ClientMessage::Reveal { .. }
            | ClientMessage::TakeBack { .. }
            | ClientMessage::AnswerTakeBack { .. }
    )
}

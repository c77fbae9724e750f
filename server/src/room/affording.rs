//! What a message uses up.

use dragonhall_protocol::refusal::Limit;
use dragonhall_protocol::{ClientMessage, Refusal, Role};

use super::entry::What;
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
    if need_not_be_kept(message) {
        budgets.may_keep_more()?;
    }
    match asking.role {
        Role::Seat(_) if is_a_step(message) => budgets.check_own(Limit::Stored, household),
        Role::Seat(_) | Role::Companion(_) | Role::Spectator => budgets.check(Limit::Stored, household),
    }
}

/// Whether the household of whoever asks, and the room, have something left for what would be written besides the games;
/// of several entries of one message the first counts.
///
/// Whoever has a seat is held to what the log says of that person alone, and a right key opens at any time. Both use up what
/// newcomers of their household could have, so that nobody writes without end by sitting down anew.
pub(super) fn afford_entry(
    budgets: &mut RoomBudgets,
    role: Role,
    household: Household,
    first: &What,
) -> Result<(), Refusal> {
    if !first.is_beside_the_game() && !matches!(first, What::Sat { .. }) {
        return Ok(());
    }
    match (role, first) {
        (Role::Seat(_), _) | (_, What::Claimed { .. }) => {
            budgets.pay_in_room(Limit::RoomEntries, Some(household), 1);
            Ok(())
        }
        (Role::Companion(_) | Role::Spectator, _) => budgets.spend(Limit::RoomEntries, household),
    }
}

/// Whether it only asks, or is answered at the door.
fn leaves_no_entry(message: &ClientMessage) -> bool {
    match message {
        ClientMessage::Odds { .. }
        | ClientMessage::Point { .. }
        | ClientMessage::Resync { .. }
        | ClientMessage::Ping { .. }
        | ClientMessage::AnswerKnock { .. } => true,
        ClientMessage::Hello { .. }
        | ClientMessage::Sit { .. }
        | ClientMessage::Watch { .. }
        | ClientMessage::Stand { .. }
        | ClientMessage::ChooseGame { .. }
        | ClientMessage::Rematch { .. }
        | ClientMessage::AskForSeat { .. }
        | ClientMessage::Settings { .. }
        | ClientMessage::Arrange { .. }
        | ClientMessage::Shuffle { .. }
        | ClientMessage::AddBot { .. }
        | ClientMessage::Begin { .. }
        | ClientMessage::FreeSeat { .. }
        | ClientMessage::Host { .. }
        | ClientMessage::Door { .. }
        | ClientMessage::Remove { .. }
        | ClientMessage::Say { .. }
        | ClientMessage::React { .. }
        | ClientMessage::Mute { .. }
        | ClientMessage::Vote { .. }
        | ClientMessage::Resume { .. }
        | ClientMessage::TakeBack { .. }
        | ClientMessage::AnswerTakeBack { .. }
        | ClientMessage::MakeKey { .. }
        | ClientMessage::Claim { .. }
        | ClientMessage::Webhook { .. }
        | ClientMessage::Keep { .. }
        | ClientMessage::ForgetMe { .. }
        | ClientMessage::Ready { .. }
        | ClientMessage::Unready { .. }
        | ClientMessage::Reveal { .. }
        | ClientMessage::Act { .. } => false,
    }
}

/// Whether it is talk, or leads to another game: what a house does without that is full, so that games that are on end well.
fn need_not_be_kept(message: &ClientMessage) -> bool {
    matches!(
        message,
        ClientMessage::Say { .. }
            | ClientMessage::React { .. }
            | ClientMessage::ChooseGame { .. }
            | ClientMessage::Rematch { .. }
            | ClientMessage::Ready { .. }
            | ClientMessage::Begin { .. }
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

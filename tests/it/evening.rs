//! A whole evening in one room: what friends need around the games.

mod absent;
mod again;
mod besides;
mod clocks;
mod door;
mod expiring;
mod hosting;
mod killed;
mod leaving;
mod listing;
mod moving;
mod pointing;
mod replaying;
mod sleeping;
pub(crate) mod taking_back;
mod taking_back_offered;
mod talking;
mod wanting;
mod watching;
mod webhooks;

use dragonhall_protocol::games::dragon_farkle;
use dragonhall_protocol::{ClientMessage, GameOptions, MessageId, RoomSettings};

/// Dragon Farkle as boxed.
pub(crate) fn dragon_farkle() -> GameOptions {
    GameOptions::DragonFarkle(dragon_farkle::Options::default())
}

/// A room that is kept like this.
pub(crate) fn settings(settings: RoomSettings) -> impl FnOnce(MessageId) -> ClientMessage {
    move |id| ClientMessage::Settings { id, settings }
}

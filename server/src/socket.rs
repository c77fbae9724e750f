//! One WebSocket: from its upgrade to its last frame.
//!
//! - [`mod@upgrade`]: who may open one
//! - [`hello`]: the first message, which leads into a room; [`outside`]: waiting to be let in
//! - [`inside`]: everything after that
//! - [`wire`]: frames in, frames out

#[cfg(feature = "echo")]
mod echo;
mod hello;
mod inside;
mod outside;
mod upgrade;
mod wire;

#[cfg(feature = "echo")]
pub(crate) use echo::echo;
pub(crate) use upgrade::{Strangers, upgrade};

//! One WebSocket: from its upgrade to its last frame.
//!
//! - [`mod@upgrade`]: who may open one
//! - [`hello`]: the first message, which leads into a room; [`outside`]: waiting to be let in
//! - [`talk`]: everything after that
//! - [`wire`]: frames in, frames out

#[cfg(feature = "echo")]
mod echo;
mod hello;
mod outside;
mod talk;
mod upgrade;
mod wire;

#[cfg(feature = "echo")]
pub use echo::echo;
pub use upgrade::upgrade;

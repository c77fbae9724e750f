//! One WebSocket: from its upgrade to its last frame.
//!
//! - [`mod@upgrade`]: who may open one
//! - [`hello`]: the first message, which leads into a room
//! - [`talk`]: everything after that; [`errand`]: what each message asks for
//! - [`wire`]: frames in, frames out, each with its time limit

mod errand;
mod hello;
mod talk;
mod upgrade;
mod wire;

pub use upgrade::upgrade;

//! What clients lived through while the server was killed, checked against the log.
//!
//! - [`load`]: pairs of players who go on playing whatever happens to the server
//! - [`history`]: what one of them asked, what it was answered and what it was shown
//! - [`log`]: what the room's log says
//! - [`mod@check`]: whether the two agree

pub mod check;
pub mod history;
pub mod load;
pub mod log;

pub use check::{Violation, check};
pub use history::History;
pub use log::Log;

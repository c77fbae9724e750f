//! The words of Dragon Stone: two armies of dragon stones in a ring of 24 segments.
//!
//! - [`pieces`]: the sides, their stones and where these stand
//! - [`options`]: how a game is set up
//! - [`intent`], [`effect`]: what a player asks for, and what it would do
//! - [`notice`], [`ending`]: what happened, and how the game ended
//! - [`view`], [`stage`], [`blocked`]: the table as everybody sees it, what it asks for, what cannot be done now
//! - [`target`]: what can be pointed at
//! - [`fact`]: what a finished game is remembered for
//! - [`rule`]: the rules that forbid something

pub mod blocked;
pub mod effect;
pub mod ending;
pub mod fact;
pub mod intent;
pub mod notice;
pub mod options;
pub mod pieces;
pub mod rule;
pub mod stage;
pub mod target;
pub mod view;

pub use blocked::Blocked;
pub use effect::{Effect, Landing};
pub use ending::{DrawReason, Ending, Victory};
pub use fact::{Deed, Fact};
pub use intent::{Intent, Moment};
pub use notice::{Notice, TurnEnd};
pub use options::Options;
pub use pieces::{Color, Kind, Segment, Stone};
pub use rule::Rule;
pub use stage::Stage;
pub use target::Target;
pub use view::{Camp, Dice, Occupied, Stock, View};

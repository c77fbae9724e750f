//! The words of Dragon Farkle: wannabes gather soldiers with dice until one of them slays the dragon.
//!
//! - [`cards`]: companions and magic items
//! - [`dice`]: the event die, rolls, and what was set aside
//! - [`options`]: how a game is set up
//! - [`intent`], [`effect`]: what a player asks for, and what it would do
//! - [`notice`]: what happened, as one viewer is told of it
//! - [`view`], [`stage`], [`blocked`]: the table as one viewer sees it, what it asks for, what cannot be done now
//! - [`target`]: what can be pointed at
//! - [`fact`]: what a finished game is remembered for
//! - [`rule`]: the rules that forbid something

pub mod blocked;
pub mod cards;
pub mod dice;
pub mod effect;
pub mod fact;
pub mod intent;
pub mod notice;
pub mod options;
pub mod rule;
pub mod stage;
pub mod target;
pub mod view;

pub use blocked::{Blocked, Wish};
pub use cards::{Companion, Item};
pub use dice::{EventFace, Group, Reward, Roll, Shelf};
pub use effect::Effect;
pub use fact::Fact;
pub use intent::{Help, Intent, Play};
pub use notice::{Notice, Settlement, TurnEnd};
pub use options::Options;
pub use rule::Rule;
pub use stage::Stage;
pub use target::Target;
pub use view::{Action, FaceDown, Piles, Player, Side, View};

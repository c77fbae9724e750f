//! The words of Drarkane: tricks with declared contracts, whose cards are laid on the dragons at the gates.
//!
//! - [`cards`], [`dragons`], [`objectives`]: what is printed on the three decks
//! - [`player`], [`trick`], [`sheet`]: who plays tricks, what they are, and what is scored for them
//! - [`options`]: how a game is set up
//! - [`intent`], [`effect`]: what a player asks for, and what it would do
//! - [`notice`], [`ending`]: what happened, as one viewer is told of it, and how the game ended
//! - [`view`], [`stage`], [`blocked`]: the table as one viewer sees it, what it asks for, what cannot be done now
//! - [`target`]: what can be pointed at
//! - [`fact`]: what a finished game is remembered for
//! - [`rule`]: the rules that forbid something

pub mod blocked;
pub mod cards;
pub mod dragons;
pub mod effect;
pub mod ending;
pub mod fact;
pub mod intent;
pub mod notice;
pub mod objectives;
pub mod options;
pub mod player;
pub mod rule;
pub mod sheet;
pub mod stage;
pub mod target;
pub mod trick;
pub mod view;

pub use blocked::Blocked;
pub use cards::{Card, Played, Suit};
pub use dragons::{Ask, Dragon, Filled, Slot, StandingDragon, Trophy};
pub use effect::Effect;
pub use ending::{Ending, Rank};
pub use fact::Fact;
pub use intent::{Intent, Moment};
pub use notice::Notice;
pub use objectives::{Judged, Objective, ObjectiveCard};
pub use options::Options;
pub use player::Player;
pub use rule::Rule;
pub use sheet::{Line, RoundEnd, RoundSheet, Total};
pub use stage::Stage;
pub use target::Target;
pub use trick::{Felled, Play, Trick, Why, Winning, Wizards};
pub use view::{CardOffer, Draft, Exchange, Exchanged, Kept, Lack, PlayerView, Treasures, Variant, View};

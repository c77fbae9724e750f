//! A written form of positions, intents and events, for tests and records.
//!
//! ```text
//! A 2450 bram loaded-die / B 300 skree keep used | A recruits (4 4 4 5)(1 eaten) + horn, rolled 3 blank | next sack
//! ```
//!
//! - Seats are letters. A player is the army, the companion, the items and marks: `keep`, `used`, `bait`, `cloak`,
//!   `kept 2` (wounds kept open by a Smoke Bomb).
//! - A stage is `A chooses`, `A recruits ...`, `A attacks B ...`, `B defends against A for 650 ...`, `A battles ...`,
//!   `A has ended` or `A has won`. Dice set aside stand in brackets, with `eaten`, `double`, `item` or `both`; then
//!   `banner 300`, items set aside behind `+`, and the waiting roll or the number of dice that are left.
//! - `A battles at 2` has dealt two wounds; `A chooses from 4900` began the turn with so many soldiers.
//! - `turn`, `roll` and `health` are left out where they are 1, 0 and 3. `next` names the items that will be drawn,
//!   `joins` the companions; `deck 0` empties the deck. `shown` and `face-down` name discards, `out` discarded companions.
//! - Intents are `recruit`, `brawl B`, `battle`, `set aside 1 1 double`, `roll on`, `stop`, `accept`,
//!   `play loaded-die 2 1`, `ask hobb 3`, `keep horn`; `C: play cloak` is somebody else's. What is rolled stands behind
//!   an arrow: `recruit -> 2 3 4 4 4 5 blank`; `-> #1` is any draw.

mod intents;
mod notices;
mod position;
mod words;

pub(super) use self::intents::{chance_for, read_intent, write_intent};
pub(super) use self::notices::write_notice;
pub(super) use self::position::{read_position, write_cards, write_position};
pub(super) use self::words::{letter, read_seat, write_rule};

//! A written form of tables, intents and notices, for tests and records.
//!
//! ```text
//! seats 3 | hands b5 r3, y2 knight, g9 egg | zone tidewhelp, rusthorn r4 - - | contracts 1 0 2 | leader 1
//! ```
//!
//! - Cards are `b5`, `r5`, `g5`, `y5` for blue, red, green and yellow, and `egg`, `knight`, `queen`, `king`,
//!   `merc` (`merc0` or `merc14` on the table), `low` and `high`.
//! - Every part has a name and may be left out: `hands` of the seats, cards `shown` to the teammate, the `pile` from the
//!   top, the battle `zone` with the cards on the slots, the `next` dragons from the top, `contracts` (`none` while they
//!   are to be made; 0 if left out), `tricks` won, dragons `beaten`, the `leader` (a seat, `king` or `demon`), the number
//!   of the `trick`, what is `played` in it, objectives `dealt`, `kept`, `completed` and `shared`, the `round`.
//! - Lists for the players are parted by commas; dragons and objectives have their names on the wire.
//! - Intents are `give b5`, `give back b5`, `declare 2`, `keep warlord`, `play b5`, `place b5 tidewhelp 0`, `offer b5`,
//!   `offer nothing`, `return` and `swap b5`.

mod intents;
mod reading;
mod words;
mod writing;

pub(super) use self::intents::{read_intent, write_intent};
pub(super) use self::reading::{read_played, read_table};
pub(super) use self::words::{name, write_card, write_notice, write_rule, write_winning};
pub(super) use self::writing::write_table;

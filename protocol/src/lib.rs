//! Every word on the wire between a Dragonhall server and its clients, as data without behaviour.
//!
//! - [`ids`]: rooms, seats, messages, tokens and digests, each a type of its own
//! - [`client`]: what a client says
//! - [`server`]: what the server says
//! - [`room`]: a room as anybody in it sees it; [`settings`], [`votes`]: how it is kept, what it decides together
//! - [`deeds`]: what people did to each other and to the room
//! - [`door`]: who comes in, and who waits outside
//! - [`mod@time`]: moments, and how they are counted
//! - [`talk`], [`clocks`], [`keys`]: what is said, how much time is left, how a seat moves to another device
//! - [`bots`]: players that are programs of the house; [`odds`]: how likely something is, as far as a seat can know
//! - [`table`]: a game as one viewer sees it, with what that viewer may do
//! - [`refusal`]: why something was not done
//! - [`outcome`]: how a game ended
//! - [`receipt`]: a finished game that anybody can check
//! - [`http`]: the bodies of the HTTP interface
//! - [`limits`], [`close`]: the limits at the edge and the WebSocket close codes
//! - [`games`]: the closed list of games, and the words of each
//!
//! A secret cannot reach the wire because nothing here can name it: hidden state and the events of a
//! game live in the rules crate.

pub mod bots;
pub mod client;
pub mod clocks;
pub mod close;
pub mod deeds;
pub mod door;
pub mod games;
pub mod http;
pub mod ids;
pub mod keys;
pub mod limits;
pub mod odds;
pub mod outcome;
pub mod receipt;
pub mod refusal;
pub mod room;
pub mod server;
pub mod settings;
pub mod table;
pub mod talk;
pub mod time;
pub mod votes;

pub use bots::Level;
pub use client::{ClientMessage, Enter};
pub use clocks::{Clocks, SeatClock};
pub use close::CloseCode;
pub use deeds::{Deed, Did, HouseAct, Somebody};
pub use door::{Door, Knock, Pass};
pub use games::{GameId, GameIntent, GameOptions, GameRule, GameTable, GameTarget, UnknownGame};
pub use ids::{Digest, MessageId, NameSalt, PlayerId, RoomCode, RoomId, Seat, SeatNumber, SeatToken};
pub use keys::{KeyKind, SeatKey};
pub use limits::{Budget, Limits};
pub use odds::{Chance, ChanceOf};
pub use outcome::Outcome;
pub use receipt::Receipt;
pub use refusal::Refusal;
pub use room::{Absence, Companion, Phase, Presence, RoomView, Score, SeatView, StandIn};
pub use server::{Answer, Role, ServerMessage};
pub use settings::{ClockRule, RoomSettings, Watching};
pub use table::{Offer, Past, Stead, Table};
pub use talk::{Reaction, Talk, TalkWords};
pub use time::Time;
pub use votes::{Motion, TakeBackOffer, TakeBackRequest, Vote};

/// The WebSocket sub-protocol that client and server agree on; its number is the protocol's version.
pub const SUBPROTOCOL: &str = "dragonhall.1";

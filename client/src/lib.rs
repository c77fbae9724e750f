//! A typed client of Dragonhall's protocol.
//!
//! - [`address`]: where a server is
//! - [`connection`]: one WebSocket that speaks the protocol's own types
//! - [`player`]: somebody in a room, who remembers it and comes back after a broken connection
//! - [`seen`]: what somebody in a room has been shown so far
//! - [`number`]: the number that a seat puts into the seed of a game
//! - [`error`]: what can go wrong
//!
//! A program that plays any game by its first offer:
//!
//! ```no_run
//! use dragonhall_client::{Address, Error, Player};
//! use dragonhall_protocol::Enter;
//!
//! async fn play(address: Address, enter: Enter) -> Result<(), Error> {
//!     let mut player = Player::enter(&address, enter, None).await?;
//!     player.sit("Ember").await?;
//!     player.begin().await?;
//!     while player.seen().outcome().is_none() {
//!         match player.seen().offers().into_iter().next() {
//!             Some(intent) => player.act(intent).await.map(drop)?,
//!             None => player.next().await.map(drop)?,
//!         }
//!     }
//!     Ok(())
//! }
//! ```

pub mod address;
pub mod connection;
pub mod error;
pub mod number;
pub mod player;
pub mod seen;

pub use tokio_tungstenite::tungstenite::Utf8Bytes;

pub use address::{Address, Line};
pub use connection::Connection;
pub use error::Error;
pub use player::Player;
pub use seen::Seen;

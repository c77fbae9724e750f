//! Waiting to be let in.

use dragonhall_protocol::{ClientMessage, CloseCode, Refusal, ServerMessage};
use tokio::sync::oneshot;
use tokio::time::{Instant, interval, sleep_until};

use super::hello::Outcome;
use super::wire::{Incoming, Unreachable, Wire, refused};
use crate::config::seconds;
use crate::house::House;
use crate::room::Entered;

impl From<Unreachable> for Outcome {
    fn from(Unreachable: Unreachable) -> Self {
        Self::Gone(None)
    }
}

/// Waits until those inside have decided, but not for ever; a client that does not read or says too much is let go.
pub(super) async fn wait(
    wire: &mut Wire,
    house: &House,
    mut decision: oneshot::Receiver<Result<Entered, Refusal>>,
) -> Result<Entered, Outcome> {
    let edge = &house.config.edge;
    let until = Instant::now() + seconds(edge.knock_seconds);
    let mut ping = interval(seconds(edge.ping_seconds));
    wire.say(&ServerMessage::Outside {
        seconds: edge.knock_seconds,
    })
    .await?;
    loop {
        tokio::select! {
            biased;
            () = house.shutdown.cancelled() => return Err(Outcome::Gone(Some(CloseCode::Restart))),
            decided = &mut decision => {
                // A room that everybody has left decides nothing.
                let decided = decided.unwrap_or(Err(Refusal::NobodyAnswered));
                return decided.map_err(Outcome::from);
            }
            () = sleep_until(until) => return Err(Refusal::NobodyAnswered.into()),
            _ = ping.tick() => wire.ping().await?,
            incoming = wire.receive() => match incoming {
                Incoming::Gone(code) => return Err(Outcome::Gone(code)),
                _ if wire.counts().is_err() => return Err(Outcome::Gone(Some(CloseCode::Policy))),
                Incoming::Alive => {}
                Incoming::Message(ClientMessage::Ping { id }) => wire.say(&ServerMessage::Pong { id }).await?,
                Incoming::Message(_) => wire.say(&refused(None, Refusal::Knocking)).await?,
                Incoming::Nonsense(id, refusal) => wire.say(&refused(id, refusal)).await?,
            },
        }
    }
}

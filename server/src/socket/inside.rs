//! A connection in its room: what the client says goes to the room, what the room says goes to the client.

use std::sync::Arc;
use std::time::Duration;

use dragonhall_protocol::refusal::Limit;
use dragonhall_protocol::{ClientMessage, CloseCode, MessageId, Refusal, ServerMessage};
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, MissedTickBehavior, interval_at};

use super::wire::{Incoming, Unreachable, Wire, refused};
use crate::budget::throttled;
use crate::config::seconds;
use crate::house::House;
use crate::room::Order;
use crate::room::fingerprint::Fingerprint;
use crate::room::members::MemberId;
use crate::room::outbox::Inbox;
use crate::text::Text;

/// How many messages are written in one go.
const BATCH: usize = 16;

/// How many throttled messages in a row end a connection.
const MOST_TOO_EARLY: u32 = 100;

/// A connection in its room.
pub(super) struct Inside {
    member: MemberId,
    room: mpsc::Sender<Order>,
    inbox: Inbox,
    presence: watch::Receiver<Text>,
    too_early: u32,
    ping_every: Duration,
}

/// How a connection ends.
enum End {
    Close(CloseCode),
    Drop,
}

impl From<Unreachable> for End {
    fn from(Unreachable: Unreachable) -> Self {
        Self::Drop
    }
}

impl Inside {
    pub(super) fn new(
        house: &Arc<House>,
        member: MemberId,
        room: mpsc::Sender<Order>,
        (inbox, presence): (Inbox, watch::Receiver<Text>),
    ) -> Self {
        let edge = &house.config.edge;
        Self {
            member,
            room,
            inbox,
            presence,
            too_early: 0,
            ping_every: seconds(edge.ping_seconds),
        }
    }

    /// Carries messages both ways until either side is gone.
    pub(super) async fn run(mut self, mut wire: Wire) {
        let end = self.carry(&mut wire).await;
        let _ = self.room.send(Order::Leave { member: self.member }).await;
        if let End::Close(code) = end {
            Box::pin(wire.close(code)).await;
        }
    }

    async fn carry(&mut self, wire: &mut Wire) -> End {
        let mut ping = interval_at(Instant::now() + self.ping_every, self.ping_every);
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut silent_pings = 0;
        let mut batch = Vec::new();
        loop {
            let step = tokio::select! {
                // What the room says comes first: the room waits for nobody, and says only so much at a time.
                biased;
                more = self.inbox.receive(&mut self.presence, &mut batch, BATCH) => match more {
                    Ok(()) => wire.send(batch.drain(..)).await.map_err(End::from),
                    Err(code) => Err(End::Close(code)),
                },
                incoming = wire.receive() => {
                    silent_pings = 0;
                    // Boxed, so that an idle connection does not carry along what it takes to hear something.
                    Box::pin(self.hear(wire, incoming)).await
                }
                _ = ping.tick() => {
                    silent_pings += 1;
                    if silent_pings > 2 { Err(End::Drop) } else { wire.ping().await.map_err(End::from) }
                }
            };
            if let Err(end) = step {
                return end;
            }
        }
    }

    async fn hear(&mut self, wire: &mut Wire, incoming: Incoming) -> Result<(), End> {
        match incoming {
            Incoming::Gone(None) => return Err(End::Drop),
            Incoming::Gone(Some(code)) => return Err(End::Close(code)),
            Incoming::Message(_) | Incoming::Nonsense(..) | Incoming::Alive => {}
        }
        if let Err(early) = wire.counts() {
            self.too_early += 1;
            if self.too_early > MOST_TOO_EARLY {
                return Err(End::Close(CloseCode::Policy));
            }
            // Control frames are not answered: whoever floods with them asked nothing.
            if let Incoming::Alive = incoming {
                return Ok(());
            }
            let refusal = throttled(Limit::Messages)(early);
            return Ok(wire.say(&refused(id_of(&incoming), refusal)).await?);
        }
        self.too_early = 0;
        match incoming {
            Incoming::Message(message) => self.pass_on(wire, message).await,
            Incoming::Nonsense(id, refusal) => Ok(wire.say(&refused(id, refusal)).await?),
            Incoming::Alive | Incoming::Gone(_) => Ok(()),
        }
    }

    async fn pass_on(&mut self, wire: &mut Wire, message: ClientMessage) -> Result<(), End> {
        let Some(id) = message.id() else {
            return Ok(wire.say(&refused(None, Refusal::AlreadyEntered)).await?);
        };
        // Answered here, so that whoever asks is not kept waiting by a room that waits for the store.
        if let ClientMessage::Ping { .. } = message {
            return Ok(wire.say(&ServerMessage::Pong { id }).await?);
        }
        let order = Order::Message {
            member: self.member,
            id,
            body: Fingerprint::of(&message),
            message: Box::new(message),
        };
        // A room that takes no more orders has ended; its outbox still says what it did and how it closes.
        let _ = self.room.send(order).await;
        Ok(())
    }
}

fn id_of(incoming: &Incoming) -> Option<MessageId> {
    match incoming {
        Incoming::Message(message) => message.id(),
        Incoming::Nonsense(id, _) => *id,
        Incoming::Alive | Incoming::Gone(_) => None,
    }
}

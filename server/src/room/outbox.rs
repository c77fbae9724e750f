//! The ways from a room to one of its connections: a bounded one for what must not be missed, and beside it who is
//! here, of which only the latest counts.
//!
//! The field calls this: bounded queue with load shedding.

use std::sync::Arc;
use std::sync::atomic::{AtomicU16, Ordering};

use dragonhall_protocol::CloseCode;
use tokio::sync::{mpsc, watch};

use crate::text::Text;

/// The room's end: messages go in without waiting; dropping it closes the connection.
#[derive(Clone, Debug)]
pub(crate) struct Outbox {
    messages: mpsc::Sender<Text>,
    close_code: Arc<AtomicU16>,
}

/// The connection's end.
#[derive(Debug)]
pub(crate) struct Inbox {
    messages: mpsc::Receiver<Text>,
    close_code: Arc<AtomicU16>,
}

/// A way for at most this many waiting messages.
pub(crate) fn outbox(most: usize) -> (Outbox, Inbox) {
    let (sender, receiver) = mpsc::channel(most);
    // A room that vanishes without a word has panicked.
    let close_code = Arc::new(AtomicU16::new(CloseCode::Internal.number()));
    (
        Outbox {
            messages: sender,
            close_code: close_code.clone(),
        },
        Inbox {
            messages: receiver,
            close_code,
        },
    )
}

/// The connection has no room for another message, or is gone.
#[derive(Debug)]
pub(crate) struct Full;

impl Outbox {
    /// Hands a message over without waiting.
    pub(crate) fn send(&self, message: Text) -> Result<(), Full> {
        self.messages.try_send(message).map_err(|_| Full)
    }

    /// Says with which code the connection is to be closed once this end is dropped.
    pub(crate) fn close(&self, code: CloseCode) {
        self.close_code.store(code.number(), Ordering::Release);
    }
}

impl Inbox {
    /// Takes waiting messages, at most this many, and then who is here, where that has changed; or the code to close
    /// with when there will be no more.
    ///
    /// May be dropped and called again without losing a message.
    pub(crate) async fn receive(
        &mut self,
        presence: &mut watch::Receiver<Text>,
        messages: &mut Vec<Text>,
        most: usize,
    ) -> Result<(), CloseCode> {
        tokio::select! {
            biased;
            taken = self.messages.recv_many(messages, most) => if taken == 0 {
                let code = CloseCode::of_number(self.close_code.load(Ordering::Acquire));
                return Err(code.unwrap_or(CloseCode::Internal));
            },
            Ok(()) = presence.changed() => presence.mark_changed(),
        }
        // What came in meanwhile was said before.
        while messages.len() < most
            && let Ok(message) = self.messages.try_recv()
        {
            messages.push(message);
        }
        if presence.has_changed().unwrap_or_default() {
            messages.push(presence.borrow_and_update().clone());
        }
        Ok(())
    }
}

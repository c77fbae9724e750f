//! Who is here, told to everybody at most twice a second however many come and go.
//!
//! The field calls telling the latest alone: conflation.

use std::time::Duration;

use dragonhall_protocol::{Presence, ServerMessage};
use tokio::sync::watch;
use tokio::time::Instant;

use super::Room;
use crate::text::Text;

/// The least time between two messages of presence.
const PAUSE: Duration = Duration::from_millis(500);

/// What everybody was told last of who is here; a connection that reads slowly finds the latest, and nothing before it.
#[derive(Debug)]
pub(super) struct ToldPresence {
    told: Presence,
    text: watch::Sender<Text>,
    next: Instant,
}

impl ToldPresence {
    /// Nothing has been told.
    pub(super) fn new(nobody: Presence) -> Self {
        Self {
            told: nobody,
            text: watch::Sender::new(Text::default()),
            next: Instant::now(),
        }
    }

    /// All that is told from now on.
    pub(super) fn subscribe(&self) -> watch::Receiver<Text> {
        self.text.subscribe()
    }
}

impl Room {
    /// When everybody is to be told who is here, if that has changed.
    pub(super) fn presence_due(&self) -> Option<Instant> {
        (self.here != self.presence.told).then_some(self.presence.next)
    }

    /// Tells everybody who is here, when that has changed and its moment has come.
    pub(super) fn tell_presence(&mut self) {
        self.here = self.who_is_here();
        let now = Instant::now();
        if self.presence_due().is_none_or(|due| now < due) {
            return;
        }
        let text = Text::of(&ServerMessage::Presence(self.here.clone()));
        self.presence.text.send_replace(text.to_keep());
        self.presence.told = self.here.clone();
        self.presence.next = now + PAUSE;
    }

    /// Who is here, and what that makes of the votes.
    pub(super) fn who_is_here(&self) -> Presence {
        self.ballot().presence(&self.members)
    }
}

//! The latest refusals, so that a repeated message gets its first answer again.
//!
//! Only what was carried out is stored. After a restart a refused message is judged anew, which cannot
//! change what it does: an intent names the moment it answers, and a moment that was refused has passed.

use std::collections::VecDeque;

use dragonhall_protocol::Refusal;

use super::fingerprint::Fingerprint;
use super::state::Sent;

/// How many refusals a room remembers.
const MOST: usize = 64;

/// The latest refusals of a room.
#[derive(Debug, Default)]
pub(super) struct Refusals(VecDeque<(Sent, Fingerprint, Refusal)>);

impl Refusals {
    /// What this message was answered, if it was refused not long ago, and what it said.
    pub(super) fn of(&self, said: Sent) -> Option<(Fingerprint, &Refusal)> {
        self.0
            .iter()
            .find(|(refused, _, _)| *refused == said)
            .map(|(_, body, refusal)| (*body, refusal))
    }

    /// Remembers a refusal, and forgets the oldest if there are too many.
    pub(super) fn remember(&mut self, said: Sent, body: Fingerprint, refusal: Refusal) {
        if self.0.len() == MOST {
            self.0.pop_front();
        }
        self.0.push_back((said, body, refusal));
    }
}

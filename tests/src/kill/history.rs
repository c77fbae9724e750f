//! What one client asked, what it was answered and what it was shown.

use dragonhall_client::Seen;
use dragonhall_protocol::{Answer, ClientMessage, MessageId, Role, ServerMessage};
use serde_json::Value;

use crate::player::public;
use crate::transcript::{Spoken, Transcript, id_of};

/// What one client lived through, over all of its connections.
#[derive(Clone, Debug, Default)]
pub struct History {
    /// Its messages to the room, in the order in which each was first sent.
    pub asked: Vec<Asked>,
    /// What it was shown after each entry of the log.
    pub shown: Vec<Shown>,
}

/// What a client was shown after an entry of the log.
#[derive(Clone, Debug)]
pub struct Shown {
    /// The entry's number.
    pub seq: u64,
    /// Who the client was then.
    pub you: Role,
    /// What everybody sees alike: the room, whom the table waits for and how it ended.
    pub common: Value,
    /// The table as it was shown to this client, which may know more than others.
    pub view: Value,
}

/// A message with what became of it.
#[derive(Clone, Debug)]
pub struct Asked {
    /// Its id.
    pub id: MessageId,
    /// The message.
    pub message: ClientMessage,
    /// Every answer to it; none if the client never learned what became of it.
    pub answers: Vec<Answer>,
}

impl History {
    /// The history that a transcript tells.
    pub fn of(transcript: &Transcript) -> Self {
        let mut history = Self::default();
        let mut seen: Option<Seen> = None;
        for said in transcript.said() {
            match said {
                Spoken::Sent(text) => {
                    history.sent(serde_json::from_str(&text).expect("a client message"));
                }
                Spoken::Received(text) => {
                    history.received(serde_json::from_str(&text).expect("a server message"), &mut seen);
                }
            }
        }
        history
    }

    fn sent(&mut self, message: ClientMessage) {
        if let Some(id) = id_of(&message)
            && self.asked.iter().all(|asked| asked.id != id)
        {
            self.asked.push(Asked {
                id,
                message,
                answers: Vec::new(),
            });
        }
    }

    fn received(&mut self, message: ServerMessage, seen: &mut Option<Seen>) {
        if let ServerMessage::Answer { id, answer } = &message
            && let Some(asked) = self.asked.iter_mut().find(|asked| asked.id == *id)
        {
            asked.answers.push(answer.clone());
        }
        let shows_an_entry = matches!(
            message,
            ServerMessage::Snapshot { .. } | ServerMessage::Update { .. }
        );
        match seen {
            Some(seen) => drop(seen.note(&message)),
            None => *seen = Seen::from_snapshot(message),
        }
        if let Some(seen) = seen.as_ref().filter(|_| shows_an_entry) {
            let mut common = public(seen);
            let view = common["view"].take();
            self.shown.push(Shown {
                seq: seen.seq,
                you: seen.you,
                common,
                view,
            });
        }
    }
}

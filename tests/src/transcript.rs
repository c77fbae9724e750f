//! What was said on a connection, and the order it must keep.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};

use dragonhall_client::{Address, Line};
use dragonhall_protocol::{Answer, ClientMessage, MessageId, Refusal, ServerMessage};

/// A message as text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Spoken {
    /// The client said it.
    Sent(String),
    /// The server said it.
    Received(String),
}

/// All that one client and the server said to each other, over all of the client's connections.
#[derive(Clone, Debug, Default)]
pub struct Transcript(Arc<Mutex<Vec<Spoken>>>);

impl Transcript {
    /// The address; what is said there is written down here too.
    pub fn of(&self, address: Address) -> Address {
        let lines = self.0.clone();
        address.overheard_by(move |line| {
            let said = match line {
                Line::Sent(text) => Spoken::Sent(text.to_owned()),
                Line::Received(text) => Spoken::Received(text.to_owned()),
            };
            lines.lock().unwrap_or_else(PoisonError::into_inner).push(said);
        })
    }

    /// Everything in the order in which it was said.
    pub fn said(&self) -> Vec<Spoken> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// The server's words, byte for byte.
    pub fn received(&self) -> Vec<String> {
        self.said()
            .into_iter()
            .filter_map(|said| match said {
                Spoken::Received(text) => Some(text),
                Spoken::Sent(_) => None,
            })
            .collect()
    }

    /// The client's words, byte for byte.
    pub fn sent(&self) -> Vec<String> {
        self.said()
            .into_iter()
            .filter_map(|said| match said {
                Spoken::Sent(text) => Some(text),
                Spoken::Received(_) => None,
            })
            .collect()
    }

    /// The server's messages.
    pub fn messages(&self) -> Vec<ServerMessage> {
        self.received()
            .iter()
            .map(|text| serde_json::from_str(text).expect("a server message"))
            .collect()
    }

    /// Finds the first message of the server that came out of order.
    ///
    /// A connection begins with a welcome and a snapshot; updates are numbered without gaps; an answer
    /// comes after what it answers was published; a stale intent's first refusal comes after a snapshot.
    pub fn disorder(&self) -> Option<String> {
        let mut conversation = Conversation::default();
        self.said().into_iter().find_map(|said| match said {
            Spoken::Sent(text) => {
                conversation.asked(&serde_json::from_str(&text).expect("a client message"));
                None
            }
            Spoken::Received(text) => match serde_json::from_str(&text) {
                Ok(message) => {
                    let before = conversation.reached;
                    (!conversation.keeps_with(&message)).then(|| format!("{before:?}, then {text}"))
                }
                Err(error) => Some(format!("{error}: {text}")),
            },
        })
    }
}

/// How far a connection has come, and what was said on those before it.
#[derive(Default)]
struct Conversation {
    reached: Reached,
    /// The messages of this connection, and those of earlier ones, which its first snapshot answers too.
    asked: BTreeSet<MessageId>,
    asked_before: BTreeSet<MessageId>,
}

#[derive(Clone, Copy, Debug, Default)]
enum Reached {
    #[default]
    Silent,
    Greeted,
    Welcomed,
    Shown {
        seq: u64,
        just_now: bool,
    },
}

impl Conversation {
    fn asked(&mut self, message: &ClientMessage) {
        if let ClientMessage::Hello { .. } = message {
            self.reached = Reached::Greeted;
            self.asked_before.append(&mut self.asked);
        }
        self.asked.extend(id_of(message));
    }

    fn keeps_with(&mut self, message: &ServerMessage) -> bool {
        let next = match (self.reached, message) {
            (Reached::Greeted, ServerMessage::Welcome { .. }) => Some(Reached::Welcomed),
            (Reached::Greeted, ServerMessage::Refused { .. }) => Some(Reached::Silent),
            (Reached::Greeted, ServerMessage::Outside { .. }) => Some(Reached::Greeted),
            (Reached::Welcomed | Reached::Shown { .. }, ServerMessage::Snapshot { seq, .. }) => {
                Some(Reached::Shown {
                    seq: *seq,
                    just_now: true,
                })
            }
            (Reached::Shown { seq, just_now }, later) => {
                self.follows(seq, just_now, later).then(|| Reached::Shown {
                    seq: last(seq, later),
                    just_now: false,
                })
            }
            _ => None,
        };
        self.reached = next.unwrap_or(self.reached);
        next.is_some()
    }

    fn follows(&mut self, last: u64, after_snapshot: bool, message: &ServerMessage) -> bool {
        match message {
            ServerMessage::Update { seq, .. } => *seq == last + 1,
            ServerMessage::Answer {
                answer: Answer::Accepted { seq },
                ..
            } => *seq <= last,
            ServerMessage::Answer {
                id,
                answer: Answer::Refused {
                    refusal: Refusal::Stale,
                },
            } => !self.asked_before.insert(*id) || after_snapshot,
            ServerMessage::Answer {
                answer: Answer::Refused { .. },
                ..
            }
            | ServerMessage::Presence(_)
            | ServerMessage::Knocks { .. }
            | ServerMessage::Key { .. }
            | ServerMessage::Pointed { .. }
            | ServerMessage::Odds { .. }
            | ServerMessage::Pong { .. }
            | ServerMessage::Refused { .. } => true,
            ServerMessage::Outside { .. }
            | ServerMessage::Welcome { .. }
            | ServerMessage::Snapshot { .. } => false,
        }
    }
}

fn last(shown: u64, message: &ServerMessage) -> u64 {
    match message {
        ServerMessage::Update { seq, .. } => *seq,
        ServerMessage::Welcome { .. }
        | ServerMessage::Snapshot { .. }
        | ServerMessage::Presence(_)
        | ServerMessage::Outside { .. }
        | ServerMessage::Knocks { .. }
        | ServerMessage::Key { .. }
        | ServerMessage::Pointed { .. }
        | ServerMessage::Odds { .. }
        | ServerMessage::Answer { .. }
        | ServerMessage::Refused { .. }
        | ServerMessage::Pong { .. } => shown,
    }
}

/// The id of a message that can change a room.
pub fn id_of(message: &ClientMessage) -> Option<MessageId> {
    match message {
        ClientMessage::Resync { .. } | ClientMessage::Ping { .. } => None,
        other => other.id(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn transcript(lines: &[&str]) -> Transcript {
        let said = |line: &&str| match line.strip_prefix('>') {
            Some(sent) => Spoken::Sent(sent.to_owned()),
            None => Spoken::Received((*line).to_owned()),
        };
        Transcript(Arc::new(Mutex::new(lines.iter().map(said).collect())))
    }

    const HELLO: &str = r#">{"type":"hello","enter":{"code":"OAK-1"}}"#;
    const WELCOME: &str = concat!(
        r#"{"type":"welcome","room":"00000000-0000-0000-0000-000000000000","limits":{"frame_bytes":1,"#,
        r#""messages_per_second":1,"burst":1,"name_chars":1,"talk_chars":1,"talk_burst":1,"talk_seconds":1,"ping_seconds":1}}"#
    );
    const SNAPSHOT: &str = concat!(
        r#"{"type":"snapshot","seq":4,"you":"spectator","room":{"id":"00000000-0000-0000-0000-000000000000","#,
        r#""code":"OAK-1","game":{"game":"dragon-stone","options":{}},"game_number":1,"phase":"lobby","seats":[],"company":[],"#,
        r#""settings":{},"players":[2],"votes":[],"scores":[],"expires":1,"#,
        r#""commitment":"0000000000000000000000000000000000000000000000000000000000000000"},"#,
        r#""presence":{"present":[],"watching":[],"spectators":1},"talk":[]}"#
    );
    const FIFTH: &str = r#"{"type":"update","seq":5}"#;
    const SIXTH: &str = r#"{"type":"update","seq":6}"#;
    const FIFTH_ACCEPTED: &str = concat!(
        r#"{"type":"answer","id":"00000000-0000-0000-0000-000000000000","#,
        r#""answer":{"result":"accepted","seq":5}}"#
    );
    const STALE: &str = concat!(
        r#"{"type":"answer","id":"00000000-0000-0000-0000-000000000000","#,
        r#""answer":{"result":"refused","refusal":{"code":"stale"}}}"#
    );

    #[test]
    fn what_a_server_should_say_is_in_order() {
        let lines = [
            HELLO,
            WELCOME,
            SNAPSHOT,
            FIFTH,
            FIFTH_ACCEPTED,
            SIXTH,
            HELLO,
            WELCOME,
            SNAPSHOT,
            STALE,
            STALE,
        ];
        assert_eq!(transcript(&lines).disorder(), None);
    }

    #[test]
    fn every_kind_of_disorder_is_found() {
        let wrong: [&[&str]; 7] = [
            &[HELLO, SNAPSHOT],
            &[HELLO, WELCOME, FIFTH],
            &[HELLO, WELCOME, SNAPSHOT, SIXTH],
            &[HELLO, WELCOME, SNAPSHOT, FIFTH, FIFTH],
            &[HELLO, WELCOME, SNAPSHOT, FIFTH_ACCEPTED, FIFTH],
            &[HELLO, WELCOME, SNAPSHOT, FIFTH, STALE],
            &[HELLO, WELCOME, SNAPSHOT, "{}"],
        ];
        for lines in wrong {
            assert!(transcript(lines).disorder().is_some(), "{lines:?}");
        }
    }
}

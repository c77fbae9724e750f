//! Whether what clients lived through agrees with the room's log.

use std::collections::BTreeMap;

use dragonhall_protocol::{Answer, ClientMessage, MessageId, Role};
use serde_json::Value;

use super::history::{Asked, History};
use super::log::Log;

/// A broken promise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Violation {
    /// An acknowledged message is not in the log at its number.
    Lost {
        /// The message.
        id: MessageId,
        /// The number it was acknowledged with.
        seq: u64,
    },
    /// A message is in the log more than once.
    Doubled {
        /// The message.
        id: MessageId,
        /// Where.
        at: Vec<u64>,
    },
    /// A refused message is in the log.
    RefusedYetDone {
        /// The message.
        id: MessageId,
        /// Where.
        seq: u64,
    },
    /// A repeated message got another answer than the first time.
    AnotherAnswer {
        /// The message.
        id: MessageId,
    },
    /// A client's messages are in the log in another order than it sent them.
    OutOfOrder {
        /// The message that comes too early.
        id: MessageId,
    },
    /// An entry that nobody asked for, or asked for differently.
    NobodyAsked {
        /// Where.
        seq: u64,
    },
    /// The log's numbers have a gap or a repetition.
    Misnumbered {
        /// The number that should be there.
        expected: u64,
        /// The number that is there.
        found: u64,
    },
    /// After the same entry two clients were shown different rooms, one was shown different tables, or what is not in the log.
    ShownDifferently {
        /// The entry.
        seq: u64,
    },
}

/// Every broken promise in one room.
pub fn check(histories: &[History], log: &Log) -> Vec<Violation> {
    let mut violations = misnumbered(log);
    for history in histories {
        violations.extend(history.asked.iter().flat_map(|asked| unkept(asked, log)));
        violations.extend(out_of_order(history, log));
    }
    violations.extend(not_asked_for(histories, log));
    violations.extend(shown_differently(histories, log));
    violations
}

fn misnumbered(log: &Log) -> Vec<Violation> {
    (1..)
        .zip(&log.0)
        .find(|(expected, logged)| logged.seq != *expected)
        .map(|(expected, logged)| Violation::Misnumbered {
            expected,
            found: logged.seq,
        })
        .into_iter()
        .collect()
}

fn unkept(asked: &Asked, log: &Log) -> Vec<Violation> {
    let id = asked.id;
    let at = log.entries_of(id);
    let mut violations = Vec::new();
    if at.len() > 1 {
        violations.push(Violation::Doubled { id, at: at.clone() });
    }
    if asked.answers.windows(2).any(|pair| pair[0] != pair[1]) {
        violations.push(Violation::AnotherAnswer { id });
    }
    match asked.answers.first() {
        Some(Answer::Accepted { seq }) if !at.contains(seq) => {
            violations.push(Violation::Lost { id, seq: *seq });
        }
        Some(Answer::Refused { .. }) => {
            violations.extend(at.first().map(|seq| Violation::RefusedYetDone { id, seq: *seq }));
        }
        Some(Answer::Accepted { .. }) | None => {}
    }
    violations
}

fn out_of_order(history: &History, log: &Log) -> Vec<Violation> {
    let at: Vec<(MessageId, u64)> = history
        .asked
        .iter()
        .filter_map(|asked| Some((asked.id, *log.entries_of(asked.id).first()?)))
        .collect();
    at.windows(2)
        .filter(|pair| pair[0].1 >= pair[1].1)
        .map(|pair| Violation::OutOfOrder { id: pair[1].0 })
        .collect()
}

fn not_asked_for(histories: &[History], log: &Log) -> Vec<Violation> {
    let asked: BTreeMap<MessageId, &ClientMessage> = histories
        .iter()
        .flat_map(|history| &history.asked)
        .map(|asked| (asked.id, &asked.message))
        .collect();
    log.0
        .iter()
        .filter(|logged| match logged.cause.and_then(|id| asked.get(&id)) {
            Some(ClientMessage::Act { intent, .. }) => logged.intent.as_ref() != Some(intent),
            Some(_) => logged.intent.is_some(),
            None => !logged.is_the_rooms_own,
        })
        .map(|logged| Violation::NobodyAsked { seq: logged.seq })
        .collect()
}

fn shown_differently(histories: &[History], log: &Log) -> Vec<Violation> {
    let mut common: BTreeMap<u64, &Value> = BTreeMap::new();
    let mut views: BTreeMap<(u64, Role), &Value> = BTreeMap::new();
    let mut violations = Vec::new();
    for shown in histories.iter().flat_map(|history| &history.shown) {
        let seq = shown.seq;
        let is_logged = log.0.iter().any(|logged| logged.seq == seq);
        let as_others = *common.entry(seq).or_insert(&shown.common) == &shown.common;
        let as_before = *views.entry((seq, shown.you)).or_insert(&shown.view) == &shown.view;
        if !(is_logged && as_others && as_before) {
            violations.push(Violation::ShownDifferently { seq });
        }
    }
    violations
}

#[cfg(test)]
mod tests {
    use dragonhall_protocol::{Refusal, Seat};
    use serde_json::json;
    use uuid::Uuid;

    use super::super::history::Shown;
    use super::super::log::Logged;
    use super::*;

    const A: MessageId = MessageId(Uuid::from_u128(1));
    const B: MessageId = MessageId(Uuid::from_u128(2));

    fn asked(id: MessageId, answers: &[Answer]) -> Asked {
        Asked {
            id,
            message: ClientMessage::Stand { id },
            answers: answers.to_vec(),
        }
    }

    fn accepted(seq: u64) -> Answer {
        Answer::Accepted { seq }
    }

    fn refused() -> Answer {
        Answer::Refused {
            refusal: Refusal::Stale,
        }
    }

    fn log(causes: &[MessageId]) -> Log {
        let own = Logged {
            seq: 1,
            cause: None,
            intent: None,
            is_the_rooms_own: true,
        };
        let caused = (2..).zip(causes).map(|(seq, id)| Logged {
            seq,
            cause: Some(*id),
            intent: None,
            is_the_rooms_own: false,
        });
        Log([own].into_iter().chain(caused).collect())
    }

    fn found(asked: Vec<Asked>, log: &Log) -> Vec<Violation> {
        check(
            &[History {
                asked,
                shown: Vec::new(),
            }],
            log,
        )
    }

    #[test]
    fn what_was_acknowledged_refused_or_never_answered_may_be_as_it_should() {
        assert_eq!(
            found(
                vec![asked(A, &[accepted(2), accepted(2)]), asked(B, &[])],
                &log(&[A])
            ),
            []
        );
        assert_eq!(found(vec![asked(A, &[]), asked(B, &[refused()])], &log(&[A])), []);
        assert_eq!(found(vec![asked(A, &[]), asked(B, &[])], &log(&[])), []);
    }

    #[test]
    fn an_acknowledged_message_that_is_gone_or_elsewhere_is_lost() {
        let lost = [Violation::Lost { id: A, seq: 2 }];
        assert_eq!(found(vec![asked(A, &[accepted(2)])], &log(&[])), lost);
        assert_eq!(
            found(vec![asked(B, &[]), asked(A, &[accepted(2)])], &log(&[B, A])),
            lost
        );
    }

    #[test]
    fn a_second_effect_is_found() {
        let doubled = found(vec![asked(A, &[accepted(2)])], &log(&[A, A]));
        assert_eq!(
            doubled,
            [Violation::Doubled {
                id: A,
                at: vec![2, 3]
            }]
        );
    }

    #[test]
    fn a_refused_message_must_not_be_in_the_log() {
        let done = found(vec![asked(A, &[refused()])], &log(&[A]));
        assert_eq!(done, [Violation::RefusedYetDone { id: A, seq: 2 }]);
    }

    #[test]
    fn a_repeat_must_get_the_first_answer() {
        let other = found(vec![asked(A, &[accepted(2), refused()])], &log(&[A]));
        assert_eq!(other, [Violation::AnotherAnswer { id: A }]);
    }

    #[test]
    fn the_order_of_one_client_is_kept() {
        let swapped = found(vec![asked(A, &[]), asked(B, &[])], &log(&[B, A]));
        assert_eq!(swapped, [Violation::OutOfOrder { id: B }]);
    }

    #[test]
    fn what_nobody_asked_for_must_not_be_there() {
        assert_eq!(found(Vec::new(), &log(&[A])), [Violation::NobodyAsked { seq: 2 }]);
    }

    #[test]
    fn a_gap_in_the_log_is_found() {
        let mut log = log(&[A, B]);
        log.0.remove(1);
        let gap = found(vec![asked(A, &[]), asked(B, &[])], &log);
        assert_eq!(
            gap,
            [Violation::Misnumbered {
                expected: 2,
                found: 3
            }]
        );
    }

    /// Somebody who was shown this of the room and this of the table after an entry.
    fn shown(you: Role, seq: u64, common: &str, view: &str) -> History {
        History {
            asked: Vec::new(),
            shown: vec![Shown {
                seq,
                you,
                common: json!(common),
                view: json!(view),
            }],
        }
    }

    #[test]
    fn two_clients_must_be_shown_the_same_room() {
        let [one, other] = [Role::Seat(Seat(0)), Role::Spectator];
        let log = log(&[]);
        assert_eq!(
            check(&[shown(one, 1, "x", "a"), shown(other, 1, "x", "b")], &log),
            []
        );
        let differently = check(&[shown(one, 1, "x", "a"), shown(other, 1, "y", "b")], &log);
        assert_eq!(differently, [Violation::ShownDifferently { seq: 1 }]);
        let never_happened = check(&[shown(one, 2, "x", "a")], &log);
        assert_eq!(never_happened, [Violation::ShownDifferently { seq: 2 }]);
    }

    #[test]
    fn the_same_viewer_must_be_shown_the_same_table() {
        let seat = Role::Seat(Seat(0));
        let differently = check(&[shown(seat, 1, "x", "a"), shown(seat, 1, "x", "b")], &log(&[]));
        assert_eq!(differently, [Violation::ShownDifferently { seq: 1 }]);
    }
}

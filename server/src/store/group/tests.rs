//! The writer, with a database that is only a list of what it was asked to commit.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use dragonhall_protocol::{RoomId, Time};
use futures_util::future::{join, join_all};
use uuid::Uuid;

use super::{Committer, Epochs, Group, Writer};
use crate::store::{Append, Record, StoreError};

/// How long a commit may take here.
const LIMIT: Duration = Duration::from_secs(10);
const SOON: Duration = Duration::from_millis(50);

/// Refuses groups with a fenced room, and every group while the disk is full; answers nobody while it is frozen.
#[derive(Clone, Default)]
struct Journal(Arc<Mutex<Pages>>);

#[derive(Default)]
struct Pages {
    committed: Vec<Vec<(RoomId, u64)>>,
    fenced: Vec<RoomId>,
    disk_full: bool,
    frozen: bool,
    lost: bool,
    closed: bool,
}

impl Committer for Journal {
    async fn commit(&mut self, group: &Group<'_>) -> Result<Epochs, StoreError> {
        if self.0.lock().unwrap().frozen {
            std::future::pending::<()>().await;
        }
        let mut pages = self.0.lock().unwrap();
        if pages.lost {
            return Err(StoreError::FileLost {
                file: "hall.db".to_owned(),
                fate: "was removed",
            });
        }
        if pages.disk_full {
            return Err(sqlx::Error::WorkerCrashed.into());
        }
        if group
            .appends
            .iter()
            .any(|append| pages.fenced.contains(&append.room))
        {
            return Err(StoreError::Fenced);
        }
        pages.committed.push(
            group
                .appends
                .iter()
                .map(|append| (append.room, append.records[0].seq))
                .collect(),
        );
        Ok(group.claimed.iter().map(|room| (*room, 1)).collect())
    }

    async fn close(self) {
        self.0.lock().unwrap().closed = true;
    }
}

#[tokio::test]
async fn rooms_that_wait_together_are_committed_together() {
    let (journal, writer) = start();
    let rooms = rooms(50);
    let answers = join_all(rooms.iter().map(|room| writer.append(append(*room, 2)))).await;
    assert!(answers.iter().all(Result::is_ok));
    assert_eq!(
        journal.0.lock().unwrap().committed,
        [rooms.iter().map(|room| (*room, 2)).collect::<Vec<_>>()]
    );
}

#[tokio::test]
async fn a_fenced_room_fails_alone() {
    let (journal, writer) = start();
    let rooms = rooms(50);
    let fenced = [rooms[7], rooms[8], rooms[41]];
    journal.0.lock().unwrap().fenced.extend(fenced);
    let answers = join_all(rooms.iter().map(|room| writer.append(append(*room, 2)))).await;
    for (room, answer) in rooms.iter().zip(answers) {
        assert_eq!(
            matches!(answer, Err(StoreError::Fenced)),
            fenced.contains(room),
            "{answer:?}"
        );
    }
    let mut committed: Vec<_> = journal.0.lock().unwrap().committed.concat();
    committed.sort();
    let mut expected: Vec<_> = rooms
        .into_iter()
        .filter(|room| !fenced.contains(room))
        .map(|room| (room, 2))
        .collect();
    expected.sort();
    assert_eq!(committed, expected);
}

#[tokio::test]
async fn a_failure_of_the_database_reaches_everybody_and_ends_with_its_cause() {
    let (journal, writer) = start();
    let rooms = rooms(3);
    journal.0.lock().unwrap().disk_full = true;
    let answers = join_all(rooms.iter().map(|room| writer.append(append(*room, 2)))).await;
    assert!(
        answers
            .iter()
            .all(|answer| matches!(answer, Err(StoreError::Database(_)))),
        "{answers:?}"
    );
    assert!(writer.health().failed);
    journal.0.lock().unwrap().disk_full = false;
    writer.append(append(rooms[0], 2)).await.unwrap();
    assert!(!writer.health().failed);
    assert_eq!(journal.0.lock().unwrap().committed, [[(rooms[0], 2)]]);
}

#[tokio::test]
async fn a_database_that_does_not_answer_is_given_up_in_time_and_asked_again() {
    let journal = Journal::default();
    let writer = Writer::start(journal.clone(), SOON);
    let rooms = rooms(3);
    journal.0.lock().unwrap().frozen = true;
    let answers = join_all(rooms.iter().map(|room| writer.append(append(*room, 2)))).await;
    assert!(
        answers
            .iter()
            .all(|answer| matches!(answer, Err(StoreError::TooSlow(SOON)))),
        "{answers:?}"
    );
    assert!(writer.health().failed);
    journal.0.lock().unwrap().frozen = false;
    writer.append(append(rooms[0], 2)).await.unwrap();
    assert!(!writer.health().failed);
}

#[tokio::test]
async fn nothing_is_committed_any_more_once_the_files_are_lost() {
    let (journal, writer) = start();
    let rooms = rooms(3);
    journal.0.lock().unwrap().lost = true;
    let answers = join_all(rooms.iter().map(|room| writer.append(append(*room, 2)))).await;
    assert!(
        answers
            .iter()
            .all(|answer| matches!(answer, Err(StoreError::FileLost { .. }))),
        "{answers:?}"
    );
    assert!(matches!(writer.lost().await, StoreError::FileLost { .. }));
    journal.0.lock().unwrap().lost = false;
    assert!(matches!(
        writer.append(append(rooms[0], 2)).await,
        Err(StoreError::Closed)
    ));
    assert!(writer.health().failed);
}

#[tokio::test]
async fn a_room_has_one_request_in_a_group_and_keeps_their_order() {
    let (journal, writer) = start();
    let [one, other] = [room(), room()];
    let requests = [(one, 2), (one, 3), (other, 2), (one, 4), (other, 3)];
    let appends = join_all(requests.map(|(room, seq)| writer.append(append(room, seq))));
    let (answers, epoch) = join(appends, writer.claim(one)).await;
    assert!(answers.iter().all(Result::is_ok));
    assert_eq!(epoch.unwrap(), Some(1));
    let pages = journal.0.lock().unwrap();
    let expected = [
        vec![(one, 2), (other, 2)],
        vec![(one, 3), (other, 3)],
        vec![(one, 4)],
        vec![],
    ];
    assert_eq!(pages.committed, expected);
}

#[tokio::test]
async fn closing_finishes_what_waits_and_takes_nothing_new() {
    let (journal, writer) = start();
    let [early, late] = [room(), room()];
    let (waited, ()) = join(writer.append(append(early, 2)), writer.close()).await;
    waited.unwrap();
    assert!(journal.0.lock().unwrap().closed);
    assert!(matches!(
        writer.append(append(late, 2)).await,
        Err(StoreError::Closed)
    ));
    assert_eq!(journal.0.lock().unwrap().committed, [[(early, 2)]]);
}

fn start() -> (Journal, Writer) {
    let journal = Journal::default();
    (journal.clone(), Writer::start(journal, LIMIT))
}

fn room() -> RoomId {
    RoomId(Uuid::new_v4())
}

fn rooms(count: usize) -> Vec<RoomId> {
    std::iter::repeat_with(room).take(count).collect()
}

fn append(room: RoomId, seq: u64) -> Append {
    let records = vec![Record {
        seq,
        at: Time(seq),
        body: String::new(),
    }];
    Append::of(room, 1, records)
}

//! What tells the states of a database file apart: every server gives it a name, and counts on while it uses it.
//!
//! The field calls this: generation number.
//!
//! Both stand in the file's head, where SQLite keeps two numbers for whoever uses it. The first commit after the file
//! has changed counts on, so an older copy of it bears a lower count, and another database another name.

use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use sqlx::{AssertSqlSafe, Connection, SqliteConnection};

use crate::secrets::secret;

/// How much of a file is its head, and where the two numbers stand in it.
pub(super) const HEAD_BYTES: usize = 100;
const COUNT_AT_BYTE: usize = 60;
const NAME_AT_BYTE: usize = 68;

/// What a file bears; nothing but zeros before a server has used it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Mark {
    pub(super) name: u32,
    pub(super) count: u32,
}

impl Mark {
    /// The mark in a file's head.
    pub(super) fn in_head(head: &[u8; HEAD_BYTES]) -> Self {
        let number = |at: usize| u32::from_be_bytes([head[at], head[at + 1], head[at + 2], head[at + 3]]);
        Self {
            name: number(NAME_AT_BYTE),
            count: number(COUNT_AT_BYTE),
        }
    }
}

impl Mark {
    /// Gives the file this server's name and this count.
    pub(super) async fn name(self, connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
        let Self { name, count } = self;
        let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
        let naming = format!("PRAGMA application_id = {name}; PRAGMA user_version = {count}");
        sqlx::raw_sql(AssertSqlSafe(naming))
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await
    }

    /// Gives the file this count.
    pub(super) async fn count_on(self, connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
        let counting = AssertSqlSafe(format!("PRAGMA user_version = {}", self.count));
        let counted = sqlx::query(counting).persistent(false).execute(connection).await;
        counted.map(drop)
    }
}

/// What the lock's file says of the file beside it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Expected {
    /// What the file bore when it was last swept.
    pub(super) seen: Mark,
    /// The name that it may have been given since.
    pub(super) next: u32,
    /// The latest count that was committed with that name; zero before the first.
    pub(super) committed: u32,
}

impl Expected {
    /// Whether the file may bear this now; a server that knows of no marks sets the count to zero.
    pub(super) fn allows(&self, found: Mark) -> bool {
        if found.name == self.seen.name {
            found.count >= self.seen.count || found.count == 0
        } else {
            found.name == self.next
        }
    }

    /// Whether a file that bears this lacks what was committed last, so that the journal has to hold it; an older copy
    /// of it stands for itself.
    pub(super) fn needs_journal(&self, found: Mark) -> bool {
        let is_no_copy = found == self.seen || found.count > 0 && self.allows(found);
        let is_behind = found.name != self.next || found.count < self.committed;
        self.committed > 0 && is_no_copy && is_behind
    }
}

impl std::fmt::Display for Expected {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Mark { name, count } = self.seen;
        let Self { next, committed, .. } = self;
        write!(formatter, "{name:08x} {count:08x} {next:08x} {committed:08x}")
    }
}

impl FromStr for Expected {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let numbers = text
            .split(' ')
            .map(|number| u32::from_str_radix(number, 16).map_err(drop));
        let numbers: Vec<u32> = numbers.collect::<Result<_, _>>()?;
        let (name, count, next, committed) = match numbers[..] {
            // Earlier servers did not say what was committed.
            [name, count, next] => (name, count, next, 0),
            [name, count, next, committed] => (name, count, next, committed),
            _ => return Err(()),
        };
        Ok(Self {
            seen: Mark { name, count },
            next,
            committed,
        })
    }
}

/// The marks that this server gives.
#[derive(Clone, Debug)]
pub(super) struct Marks {
    /// The name that is this server's own.
    pub(super) name: u32,
    given: Arc<Given>,
}

#[derive(Debug)]
struct Given {
    count: AtomicU32,
    is_due: AtomicBool,
}

impl Marks {
    /// A name that no server has given yet, and the first count.
    pub(super) fn new() -> Self {
        let [a, b, c, d, ..] = secret();
        Self {
            // SQLite takes both numbers for signed ones.
            name: (u32::from_be_bytes([a, b, c, d]) >> 1).max(1),
            given: Arc::new(Given {
                count: AtomicU32::new(1),
                is_due: AtomicBool::new(false),
            }),
        }
    }

    /// The latest mark.
    pub(super) fn latest(&self) -> Mark {
        Mark {
            name: self.name,
            count: self.given.count.load(Ordering::SeqCst),
        }
    }

    /// The file has changed: what is committed next bears another mark.
    pub(super) fn becomes_due(&self) {
        self.given.is_due.store(true, Ordering::SeqCst);
    }

    /// The mark of the next commit, if it is to have a new one.
    pub(super) fn next(&self) -> Option<Mark> {
        if !self.given.is_due.swap(false, Ordering::SeqCst) {
            return None;
        }
        self.given.count.fetch_add(1, Ordering::SeqCst);
        Some(self.latest())
    }

    /// Whether a file that bore `before` may bear `now`: what the server before this one had committed comes first.
    pub(super) fn lead(&self, before: Mark, now: Mark) -> bool {
        let counts_on = now.name == before.name && now.count >= before.count;
        let is_named = now.name == self.name && before.name != self.name;
        let is_given = now.name != self.name || now.count <= self.latest().count;
        (counts_on || is_named) && is_given
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mark(name: u32, count: u32) -> Mark {
        Mark { name, count }
    }

    #[test]
    fn a_file_keeps_its_mark_or_is_given_a_later_one() {
        let marks = Marks::new();
        assert_eq!(marks.next(), None);
        let first = marks.latest();
        marks.becomes_due();
        let second = marks.next().unwrap();
        assert_eq!(marks.next(), None);
        let before = mark(0, 0);
        assert!(marks.lead(before, before) && marks.lead(before, first) && marks.lead(first, second));
        assert!(
            marks.lead(mark(7, 30), mark(7, 31)),
            "of the server before this one"
        );
        assert!(!marks.lead(mark(7, 30), mark(7, 29)));
        assert!(!marks.lead(second, first), "an older copy");
        assert!(!marks.lead(first, before), "a copy from before this server");
        assert!(!marks.lead(first, mark(first.name, 3)), "never given");
        assert!(!marks.lead(first, mark(first.name + 1, 1)), "another database");
    }

    #[test]
    fn an_older_copy_is_not_expected_once_the_name_is_this_servers() {
        let expected = Expected {
            seen: mark(7, 30),
            next: 7,
            committed: 31,
        };
        assert!(expected.allows(mark(7, 30)) && expected.allows(mark(7, 31)));
        assert!(!expected.allows(mark(7, 29)));
    }

    #[test]
    fn what_is_expected_can_be_written_down() {
        let expected = Expected {
            seen: mark(7, 30),
            next: 0x7fff_ffff,
            committed: 1,
        };
        assert_eq!(expected.to_string().parse(), Ok(expected));
        for wrong in ["", "1 2", "1 2 3 4 5", "1 2 dragon"] {
            assert_eq!(wrong.parse::<Expected>(), Err(()), "{wrong}");
        }
        let allowed = [mark(7, 30), mark(7, 31), mark(7, 0), mark(0x7fff_ffff, 1)];
        assert!(allowed.iter().all(|found| expected.allows(*found)));
        assert!(
            ![mark(7, 29), mark(8, 30), mark(0, 0)]
                .iter()
                .any(|found| expected.allows(*found))
        );
    }

    #[test]
    fn earlier_servers_did_not_say_what_was_committed() {
        let expected: Expected = "00000007 0000001e 00000008".parse().unwrap();
        assert_eq!((expected.seen, expected.next), (mark(7, 30), 8));
        assert!(!expected.needs_journal(mark(7, 30)));
    }

    #[test]
    fn a_file_without_what_was_committed_needs_its_journal() {
        let expected = |next, committed| Expected {
            seen: mark(7, 30),
            next,
            committed,
        };
        assert!(expected(7, 31).needs_journal(mark(7, 30)));
        assert!(expected(8, 1).needs_journal(mark(7, 30)), "of another server");
        assert!(
            !expected(7, 30).needs_journal(mark(7, 30)),
            "it is all in the file"
        );
        assert!(!expected(7, 31).needs_journal(mark(7, 31)), "swept since");
        assert!(
            expected(7, 32).needs_journal(mark(7, 31)),
            "swept since, but not all of it"
        );
        assert!(
            !expected(7, 31).needs_journal(mark(7, 0)),
            "of a server without marks"
        );
        assert!(!expected(7, 31).needs_journal(mark(7, 12)), "an older copy");
        assert!(
            !expected(8, 0).needs_journal(mark(7, 30)),
            "nothing was committed yet"
        );
    }
}

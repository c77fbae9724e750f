//! How what was decided is stored, happens and is told.

use dragonhall_protocol::refusal::Limit;
use dragonhall_protocol::{CloseCode, Digest, GameId, MessageId, Role, Time};
use tracing::{error, warn};

use super::entry::{By, Cause, Doer, Entry, What};
use super::fingerprint::Fingerprint;
use super::judge::Ballot;
use super::{End, Room, finish, judge, publish};
use crate::household::Household;
use crate::log::short;
use crate::store::{Append, Record, RoomStage, StoreError};

/// The message that something was decided on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Source {
    pub(super) role: Role,
    pub(super) token_hash: Digest,
    pub(super) id: MessageId,
    pub(super) body: Fingerprint,
    /// Who pays for what is kept.
    pub(super) household: Household,
}

impl Room {
    /// Stores what was decided, lets it happen and tells everybody; the number of its first entry.
    pub(super) async fn record(&mut self, source: Option<Source>, happenings: Vec<What>) -> Result<u64, End> {
        // Whatever happens after an absence is written behind it.
        while self.note_absences().await? {}
        self.write(source, happenings).await
    }

    pub(super) async fn write(&mut self, source: Option<Source>, happenings: Vec<What>) -> Result<u64, End> {
        let at = self.around.clock.now();
        let first = self.state.seq + 1;
        let entries = self.with_cause(source, happenings);
        let forgotten = self.state.forgettable();
        let quiet_since = self.quiet_since(at, &entries);
        let append = Append {
            forgets: forgotten.clone(),
            quiet_since: self.news_of_quiet(quiet_since),
            ..self.append(first, at, &entries)?
        };
        let is_finished = append.finished.is_some();
        let bytes: usize = append.records.iter().map(|record| record.body.len()).sum();
        if let Err(error) = self.around.store.append(append).await {
            return Err(self.give_up(&error));
        }
        if is_finished {
            self.around.metrics.finished(self.state.options.game());
        }
        if let Some(Source { household, .. }) = source {
            let bytes = bytes.try_into().unwrap_or(u32::MAX);
            self.budgets.pay(Limit::Stored, household, bytes);
        }
        self.quiet_since = Some(quiet_since);
        self.state.forget(&forgotten);
        for entry in entries {
            self.count(&entry.what);
            let token_of = |player| self.state.person(player).and_then(|person| person.token_hash);
            let let_go = match entry.what {
                What::Claimed { player, .. } => token_of(player).map(|token| (token, CloseCode::TakenOver)),
                What::Removed { player, .. } => token_of(player).map(|token| (token, CloseCode::Removed)),
                _ => None,
            };
            self.remember_at_the_door(&entry, at);
            let site = match entry.what {
                What::Removed { player, .. } => self.households.get(&player).copied(),
                _ => None,
            };
            let touches = self.state.apply(at, entry).map_err(|error| {
                error!(room = %short(self.state.id), %error, "a stored entry does not fit its room");
                End::Broken
            })?;
            if let Some((token_hash, code)) = let_go {
                self.members.let_go_of(token_hash, code);
            }
            if let Some(household) = site {
                self.members.let_go_of_nameless(household, CloseCode::Outside);
            }
            let ballot = Ballot {
                room: &self.state,
                attendance: &self.attendance,
                rules: self.around.table,
                now: at,
            };
            publish::entry(ballot, &mut self.members, touches);
        }
        self.list();
        Ok(first)
    }

    /// Counts a step that is about to happen.
    fn count(&self, what: &What) {
        if let What::Decided { seat, stead, .. } = what {
            let is_bot = self.state.bot_on(*seat).is_some();
            let game = self.state.options.game();
            self.around.metrics.moved(game, is_bot, *stead);
        }
    }

    /// What is stored of these, and changes nothing else.
    pub(super) fn append_of(
        &self,
        source: Option<Source>,
        at: Time,
        happenings: Vec<What>,
    ) -> Result<Append, End> {
        let entries = self.with_cause(source, happenings);
        let append = self.append(self.state.seq + 1, at, &entries)?;
        let quiet_since = Some(self.quiet_since(at, &entries));
        Ok(Append {
            quiet_since,
            ..append
        })
    }

    /// Tells everybody all anew.
    pub(super) fn tell_all(&mut self) {
        let ballot = Ballot {
            room: &self.state,
            attendance: &self.attendance,
            rules: self.around.table,
            now: self.around.clock.now(),
        };
        publish::anew(ballot, &mut self.members);
    }

    /// The first entry carries the message that caused it, so that a repeated one is recognised.
    fn with_cause(&self, source: Option<Source>, happenings: Vec<What>) -> Vec<Entry> {
        let mut cause = source.and_then(
            |Source {
                 role,
                 token_hash,
                 id,
                 body,
                 ..
             }| {
                let by = match happenings.first() {
                    Some(What::Sat { seat, .. }) => Some(By::Seat(*seat)),
                    Some(What::Claimed { player, .. }) => Some(By::Player(*player)),
                    Some(What::Joined { .. }) => Some(By::Player(self.state.player_with(&token_hash))),
                    Some(_) | None => judge::by(role),
                };
                by.map(|by| Cause {
                    by,
                    id,
                    body: Some(body),
                })
            },
        );
        happenings
            .into_iter()
            .map(|what| Entry {
                cause: cause.take(),
                what,
            })
            .collect()
    }

    fn append(&self, first: u64, at: Time, entries: &[Entry]) -> Result<Append, End> {
        let records = (first..)
            .zip(entries)
            .map(|(seq, entry)| Record {
                seq,
                at,
                body: serde_json::to_string(entry).expect("every entry can be written as JSON"),
            })
            .collect();
        let finished = finish::game_ended_by(&self.state, at, entries).map(Box::new);
        let moved = entries.iter().any(|entry| matches!(entry.what, What::Moved));
        let gone = moved || entries.iter().any(|entry| matches!(entry.what, What::Gone));
        let code_given_back = entries
            .iter()
            .any(|entry| matches!(entry.what, What::CodeGivenBack));
        // The code of a room that nobody used is not given to another at once.
        let is_done = finished.is_some() || moved || gone && !self.state.is_unused() || code_given_back;
        Ok(Append {
            room: self.state.id,
            epoch: self.epoch,
            records,
            stage: match (begins(entries), is_done) {
                (_, true) => Some(RoomStage::Finished),
                (true, false) => Some(RoomStage::Playing),
                (false, false) => None,
            },
            game: entries.iter().find_map(|entry| chosen_game(&entry.what)),
            timed: if moved || gone {
                Some(false)
            } else {
                self.acts_by_itself(at, entries, finished.is_some())?
            },
            gone,
            quiet_since: None,
            finished,
            forgets: Vec::new(),
            rewrites: Vec::new(),
            games: Vec::new(),
        })
    }

    /// Since when nobody but the room itself will have done anything with these entries; nothing once somebody has.
    fn quiet_since(&self, at: Time, entries: &[Entry]) -> Option<Time> {
        let before = self.state.is_quiet.then_some(self.state.touched);
        let (quiet_since, _) = entries.iter().fold(
            (before, self.state.touched),
            |(quiet, touched), entry| match entry.doer() {
                Doer::Somebody => (None, at),
                Doer::Bot => (quiet, touched),
                Doer::Room => (Some(touched), touched),
            },
        );
        quiet_since
    }

    /// The same if the store does not know it yet; what it knows of a room that was just woken may be of an earlier version.
    fn news_of_quiet(&self, quiet_since: Option<Time>) -> Option<Option<Time>> {
        (self.quiet_since != Some(quiet_since)).then_some(quiet_since)
    }

    /// Whether the room has to be woken by itself from now on, for its clocks or its bots, where that may change.
    fn acts_by_itself(&self, at: Time, entries: &[Entry], is_over: bool) -> Result<Option<bool>, End> {
        let changes = entries.iter().any(|entry| entry.what.changes_who_decides());
        if is_over {
            return Ok(Some(false));
        }
        if !changes || self.state.play.is_none() && !begins(entries) {
            return Ok(None);
        }
        let mut after = self.state.clone();
        for entry in entries {
            after.apply(at, entry.clone()).map_err(|error| {
                error!(room = %short(self.state.id), %error, "an entry would not fit its room");
                End::Broken
            })?;
        }
        Ok(Some(after.acts_by_itself()))
    }

    /// An entry that was not stored for certain ends the room; its log says what happened.
    pub(super) fn give_up(&self, error: &StoreError) -> End {
        if let StoreError::Fenced = error {
            warn!(room = %short(self.state.id), "another owner has the room now");
        } else {
            error!(room = %short(self.state.id), %error, "an entry could not be stored");
        }
        End::Broken
    }
}

/// Whether a game begins with these.
fn begins(entries: &[Entry]) -> bool {
    let mut entries = entries.iter();
    entries.any(|entry| matches!(entry.what, What::Began { .. }))
}

/// The game that this chooses.
fn chosen_game(what: &What) -> Option<GameId> {
    if let What::GameChosen { options, .. } = what {
        Some(options.game())
    } else {
        None
    }
}

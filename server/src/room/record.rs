//! How what was decided is stored, happens and is told.

use dragonhall_protocol::{ClockRule, Digest, GameId, MessageId, Role};
use dragonhall_rules::any;
use tracing::{error, warn};

use super::entry::{By, Cause, Entry, What};
use super::{End, Room, finish, judge, publish};
use crate::log::short;
use crate::store::{Append, Record, Stage, StoreError};

/// The message that something was decided on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Source {
    pub(super) role: Role,
    pub(super) token_hash: Digest,
    pub(super) id: MessageId,
}

impl Room {
    /// Stores what was decided, lets it happen and tells everybody; the number of its first entry.
    pub(super) async fn record(&mut self, source: Option<Source>, happenings: Vec<What>) -> Result<u64, End> {
        let at = self.around.clock.now();
        let first = self.state.seq + 1;
        let entries = self.with_cause(source, happenings);
        let append = self.append(first, at, &entries);
        if let Err(error) = self.around.store.append(append).await {
            return Err(self.give_up(&error));
        }
        let mut changed_room = false;
        for entry in entries {
            let left_device = if let What::Claimed { player, .. } = entry.what {
                self.state.person(player).and_then(|person| person.token_hash)
            } else {
                None
            };
            let touches = match self.state.apply(at, entry) {
                Ok(touches) => touches,
                Err(error) => {
                    error!(room = %short(self.state.id), %error, "a stored entry does not fit its room");
                    return Err(End::Broken);
                }
            };
            if let Some(token_hash) = left_device {
                self.members.let_go_of(token_hash);
            }
            changed_room |= touches.room;
            publish::entry(&self.state, &mut self.members, touches, at);
        }
        if changed_room {
            self.list().await;
        }
        Ok(first)
    }

    /// The first entry carries the message that caused it, so that a repeated one is recognised.
    fn with_cause(&self, source: Option<Source>, happenings: Vec<What>) -> Vec<Entry> {
        let mut cause = source.and_then(|Source { role, token_hash, id }| {
            let by = match happenings.first() {
                Some(What::Sat { seat, .. }) => Some(By::Seat(*seat)),
                Some(What::Claimed { player, .. }) => Some(By::Player(*player)),
                Some(What::Joined { .. }) => Some(By::Player(self.state.player_with(&token_hash))),
                Some(_) | None => judge::by(role),
            };
            by.map(|by| Cause { by, id })
        });
        happenings
            .into_iter()
            .map(|what| Entry {
                cause: cause.take(),
                what,
            })
            .collect()
    }

    fn append(&self, first: u64, at: u64, entries: &[Entry]) -> Append {
        let records = (first..)
            .zip(entries)
            .map(|(seq, entry)| Record {
                seq,
                at,
                body: serde_json::to_string(entry).expect("every entry can be written as JSON"),
            })
            .collect();
        let finished = finish::game_ended_by(&self.state, at, entries).map(Box::new);
        let begins = entries
            .iter()
            .any(|entry| matches!(entry.what, What::Began { .. }));
        let gone = entries.iter().any(|entry| matches!(entry.what, What::Gone));
        Append {
            room: self.state.id,
            epoch: self.epoch,
            records,
            stage: match (begins, finished.is_some() || gone) {
                (_, true) => Some(Stage::Finished),
                (true, false) => Some(Stage::Playing),
                (false, false) => None,
            },
            game: entries.iter().find_map(|entry| chosen_game(&entry.what)),
            timed: self.acts_by_itself(entries, finished.is_some()),
            gone,
            finished,
        }
    }

    /// Whether the room has to be woken by itself from now on, for its clocks or its bots, where that changes.
    fn acts_by_itself(&self, entries: &[Entry], is_over: bool) -> Option<bool> {
        let has_clock = self.state.settings.clock != ClockRule::None;
        let has_bots = self.state.people().any(|person| person.bot.is_some());
        let begins = |what: &What| matches!(what, What::Began { .. });
        let joins = |what: &What| matches!(what, What::BotSat { .. } | What::Automated { .. });
        let begins = entries.iter().any(|Entry { what, .. }| {
            begins(what) && (has_clock || has_bots) || joins(what) && self.state.play.is_some()
        });
        match (begins, is_over) {
            (_, true) => Some(false),
            (true, false) => Some(true),
            (false, false) => None,
        }
    }

    /// An entry that was not stored for certain ends the room; its log says what happened.
    fn give_up(&self, error: &StoreError) -> End {
        if let StoreError::Fenced = error {
            warn!(room = %short(self.state.id), "another owner has the room now");
        } else {
            error!(room = %short(self.state.id), %error, "an entry could not be stored");
        }
        End::Broken
    }

    /// Brings the public list up to date; the room itself does not depend on it.
    async fn list(&mut self) {
        let listing = self.state.listing();
        if listing == self.listing {
            return;
        }
        match self.around.store.list(self.state.id, listing.clone()).await {
            Ok(()) => self.listing = listing,
            Err(error) => warn!(room = %short(self.state.id), %error, "the public list could not be changed"),
        }
    }
}

/// The game that this chooses.
fn chosen_game(what: &What) -> Option<GameId> {
    if let What::GameChosen { options, .. } = what {
        Some(any::game_of(options))
    } else {
        None
    }
}

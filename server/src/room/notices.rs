//! Telling absent players that it is their turn, and noting that somebody who was waited for is back.

use std::time::Duration;

use dragonhall_protocol::refusal::Limit;
use dragonhall_protocol::{Role, Seat, Time};

use super::entry::What;
use super::{End, Room};

/// After how long a notice is tried again for which there have been too many calls.
const LATER: Duration = Duration::from_secs(10);

impl Room {
    /// When the next notice is due, or the next note that somebody is back.
    pub(super) fn next_news(&self) -> Option<Time> {
        let notices = self.notices().map(|(at, _)| at);
        notices.chain(self.returns().map(|(at, _)| at)).min()
    }

    /// The seats that are to be told of their turn, and when.
    pub(super) fn notices(&self) -> impl Iterator<Item = (Time, Seat)> {
        let between = self.around.webhooks.pauses().between;
        let awaited = self.state.to_be_notified().into_iter();
        awaited.filter_map(move |seat| {
            let away = self.away_at(seat)?;
            let called = self
                .state
                .called
                .get(&seat)
                .map_or(Time::default(), |at| *at + between);
            Some((away.max(called).max(self.no_calls_before), seat))
        })
    }

    /// The seats whose player was waited for and is here, and when that is noted: at once where a bot plays on, but
    /// not twice in a minute; after a minute where a notice was sent.
    fn returns(&self) -> impl Iterator<Item = (Time, Seat)> {
        let back = self.around.webhooks.pauses().back;
        self.arrived.iter().filter_map(move |(seat, arrived)| {
            let again = self.returned.get(seat).map_or(Time::default(), |at| *at + back);
            if self.state.is_played_for(*seat) {
                Some((again.max(*arrived), *seat))
            } else if self.state.is_notified(*seat) {
                Some((again.max(*arrived + back), *seat))
            } else {
                None
            }
        })
    }

    /// Notices since when the players on their seats are here.
    fn note_arrivals(&mut self, now: Time) {
        let here = |role| {
            if let Role::Seat(seat) = role {
                Some(seat)
            } else {
                None
            }
        };
        let before = std::mem::take(&mut self.arrived);
        let seats = self.members.named().filter_map(here);
        self.arrived = seats
            .map(|seat| (seat, before.get(&seat).copied().unwrap_or(now)))
            .collect();
    }

    /// Whether there is a call left for the room's household, where it is known, for the room and for the house.
    fn may_call(&mut self, now: Time) -> bool {
        let household = self.household();
        self.budgets.spend(Limit::Webhooks, household).is_ok() && self.around.webhooks.may_call(now)
    }

    /// Sends the notices that are due, and notes who is back.
    pub(super) async fn tell_news(&mut self) -> Result<(), End> {
        let now = self.around.clock.now();
        self.note_arrivals(now);
        let due = |(at, seat): (Time, Seat)| (at <= now).then_some(seat);
        for seat in Vec::from_iter(self.returns().filter_map(due)) {
            self.returned.insert(seat, now);
            self.record(None, vec![What::Returned { seat }]).await?;
        }
        for seat in Vec::from_iter(self.notices().filter_map(due)) {
            if !self.may_call(now) {
                self.no_calls_before = now + LATER;
                break;
            }
            self.record(None, vec![What::Notified { seat }]).await?;
            if let Some((url, notice)) = self.state.notice_for(seat) {
                self.around.webhooks.send(url, notice);
            }
        }
        Ok(())
    }
}

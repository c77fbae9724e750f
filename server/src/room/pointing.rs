//! Pointing at something on the table: told at once to everybody who sees the table, and kept nowhere.

use std::collections::VecDeque;
use std::time::Duration;

use dragonhall_protocol::{Answer, GameTarget, MessageId, PlayerId, Time};

use super::members::MemberId;
use super::{Room, publish};
use crate::config::seconds;

/// When somebody pointed lately, which counts like talking.
#[derive(Debug, Default)]
pub(crate) struct Pointing(VecDeque<(PlayerId, Time)>);

impl Pointing {
    /// When this person pointed lately.
    pub(super) fn times(&self, player: PlayerId) -> impl Iterator<Item = Time> {
        let own = self.0.iter().filter(move |(by, _)| *by == player);
        own.map(|(_, at)| *at)
    }

    /// This person points now; what was longer ago than this is forgotten.
    fn note(&mut self, player: PlayerId, now: Time, window: Duration) {
        self.0.retain(|(_, at)| *at + window > now);
        self.0.push_back((player, now));
    }
}

impl Room {
    /// Tells everybody who sees the table what somebody points at.
    pub(super) fn point(&mut self, member: MemberId, id: MessageId, player: PlayerId, target: GameTarget) {
        let window = seconds(self.around.table.talk_seconds);
        self.pointing.note(player, self.around.clock.now(), window);
        publish::pointing(&self.state, &mut self.members, player, target);
        self.answer(member, id, Answer::Accepted { seq: self.state.seq });
    }
}

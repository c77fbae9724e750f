//! Pointing at something on the table: told at once to everybody who sees the table, and kept nowhere.

use std::collections::VecDeque;

use dragonhall_protocol::{Answer, GameTarget, MessageId, PlayerId, Time};

use super::members::MemberId;
use super::{Room, publish};
use crate::config::{TALK_SECONDS, seconds};

/// When somebody pointed lately, which counts like talking.
#[derive(Debug, Default)]
pub(crate) struct Pointing(VecDeque<(PlayerId, Time)>);

impl Pointing {
    /// When this person pointed lately.
    pub(super) fn times(&self, player: PlayerId) -> impl Iterator<Item = Time> {
        let own = self.0.iter().filter(move |(by, _)| *by == player);
        own.map(|(_, at)| *at)
    }

    fn note(&mut self, player: PlayerId, now: Time) {
        let window = seconds(TALK_SECONDS);
        self.0.retain(|(_, at)| *at + window > now);
        self.0.push_back((player, now));
    }
}

impl Room {
    /// Tells everybody who sees the table what somebody points at.
    pub(super) fn point(&mut self, member: MemberId, id: MessageId, player: PlayerId, target: GameTarget) {
        self.pointing.note(player, self.around.clock.now());
        publish::pointing(&self.state, &mut self.members, player, target);
        self.answer(member, id, Answer::Accepted { seq: self.state.seq });
    }
}

//! Who comes in, and what becomes of what is said.

use dragonhall_protocol::refusal::Limit;
use dragonhall_protocol::{Answer, MessageId, Refusal, Role, ServerMessage};
use tracing::{debug, info};

use super::entry::What;
use super::judge::{Asking, NewKey, Wish, judge};
use super::members::{MemberId, encode};
use super::order::Entrance;
use super::record::Source;
use super::state::Said;
use super::{End, Room, publish};
use crate::log::short;

impl Room {
    pub(super) async fn enter(&mut self, entrance: Entrance) -> Result<(), End> {
        let Entrance {
            token,
            token_hash,
            claims_seat,
            outbox,
            reply,
        } = entrance;
        let role = self.state.role_of(&token_hash);
        let refusal = match (self.state.gone, role, claims_seat) {
            (true, Role::Seat(_) | Role::Companion(_), _) => Some(Refusal::RoomGone),
            (true, Role::Spectator, _) | (false, Role::Spectator, true) => Some(Refusal::NoSuchRoomOrSeat),
            (false, _, _) => None,
        };
        if let Some(refusal) = refusal {
            let _ = reply.send(Err(refusal));
            return Ok(());
        }
        let member = self.members.add(token_hash, role, outbox);
        if reply.send(Ok(member)).is_err() {
            self.members.remove(member);
            return Ok(());
        }
        info!(room = %short(self.state.id), ?role, "entered");
        let welcome = ServerMessage::Welcome {
            room: self.state.id,
            token: (!claims_seat).then_some(token),
            limits: self.around.limits.clone(),
        };
        self.members.send(member, encode(&welcome));
        self.send_snapshot(member);
        match role {
            Role::Seat(seat) if self.state.waits_for_return(seat) => {
                self.record(None, vec![What::Returned { seat }]).await.map(drop)
            }
            Role::Seat(_) | Role::Companion(_) | Role::Spectator => Ok(()),
        }
    }

    fn send_snapshot(&mut self, member: MemberId) {
        let Some(role) = self.members.get(member).map(|member| member.role) else {
            return;
        };
        let text = publish::snapshot(
            &self.state,
            role,
            self.members.presence(),
            self.around.clock.now(),
        );
        self.members.send(member, text);
    }

    pub(super) fn resync(&mut self, member: MemberId, id: MessageId) {
        self.send_snapshot(member);
        self.answer(member, id, Answer::Accepted { seq: self.state.seq });
    }

    pub(super) async fn hear(&mut self, member: MemberId, id: MessageId, wish: Wish) -> Result<(), End> {
        let Some(speaker) = self.members.get(member) else {
            return Ok(());
        };
        let (role, token_hash) = (speaker.role, speaker.token_hash);
        let said = Said { by: token_hash, id };
        if let Some(answer) = self.first_answer(said) {
            self.answer(member, id, answer);
            return Ok(());
        }
        let asking = Asking {
            room: &self.state,
            members: &self.members,
            host_seen: self.host_seen(),
            role,
            token_hash,
            now: self.around.clock.now(),
            webhooks: self.around.webhooks.allowed(),
        };
        let judged = match self.keys_are_throttled(&wish) {
            Some(seconds) => Err(Refusal::Throttled {
                limit: Limit::Keys,
                seconds,
            }),
            None => judge(&asking, wish),
        };
        match judged {
            Ok(verdict) => {
                let source = Source { role, token_hash, id };
                let seq = self.record(Some(source), verdict.happenings).await?;
                if let Some(key) = verdict.key {
                    self.tell_key(member, id, key);
                }
                self.answer(member, id, Answer::Accepted { seq });
            }
            Err(refusal) => {
                debug!(room = %short(self.state.id), ?role, ?refusal, "refused");
                if refusal == Refusal::Stale {
                    self.send_snapshot(member);
                }
                self.refusals.remember(said, refusal.clone());
                self.answer(member, id, Answer::Refused { refusal });
            }
        }
        Ok(())
    }

    /// How many seconds a key comes too early.
    fn keys_are_throttled(&self, wish: &Wish) -> Option<u32> {
        if let Wish::Claim { .. } = wish {
            self.keys.check().err()
        } else {
            None
        }
    }

    /// When the host was last here, if the host is not here now.
    fn host_seen(&self) -> u64 {
        let seen = self.state.host.and_then(|host| self.seen.get(&host));
        seen.copied().unwrap_or(self.woken)
    }

    fn tell_key(&mut self, member: MemberId, id: MessageId, key: NewKey) {
        let NewKey { seat, key, until } = key;
        let message = ServerMessage::Key { id, seat, key, until };
        self.members.send(member, encode(&message));
    }

    /// What a message was answered when it came before.
    fn first_answer(&self, said: Said) -> Option<Answer> {
        let accepted = self.state.answered(said).map(|seq| Answer::Accepted { seq });
        accepted.or_else(|| {
            Some(Answer::Refused {
                refusal: self.refusals.of(said)?.clone(),
            })
        })
    }

    pub(super) fn answer(&mut self, member: MemberId, id: MessageId, answer: Answer) {
        self.members
            .send(member, encode(&ServerMessage::Answer { id, answer }));
    }
}

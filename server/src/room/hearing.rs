//! Who comes in, and what becomes of what is said.

use std::time::Duration;

use dragonhall_protocol::refusal::Limit;
use dragonhall_protocol::{Answer, ClientMessage, MessageId, Refusal, Role, ServerMessage};
use tracing::debug;

use super::affording::{afford, afford_entry};
use super::entry::What;
use super::fingerprint::Fingerprint;
use super::judge::{Asking, NewKey, Verdict, judge};
use super::knocking::{Newcomer, Way};
use super::members::{Member, MemberId};
use super::order::{Admission, Entered, Entrance};
use super::record::Source;
use super::state::Sent;
use super::{End, Room, publish};
use crate::VERSION;
use crate::budget::{Taken, throttled};
use crate::household::Household;
use crate::log::short;
use crate::metrics;
use crate::text::Text;

/// After how long it is worth while to ask again for a place, or a name, among too many who watch.
pub(super) const CROWDED: Duration = Duration::from_secs(10);

impl Room {
    pub(super) async fn enter(&mut self, entrance: Entrance) -> Result<(), End> {
        let role = self.state.role_of(&entrance.token_hash);
        let way = self
            .may_enter(role, &entrance)
            .and_then(|()| self.way_in(role, &entrance));
        let Entrance {
            token,
            token_hash,
            claims_seat,
            household,
            outbox,
            reply,
            ..
        } = entrance;
        let newcomer = Newcomer {
            token,
            token_hash,
            claims_seat,
            household,
            let_in: false,
            outbox,
        };
        match way {
            Err(refusal) => {
                let _ = reply.send(Err(refusal));
                Ok(())
            }
            Ok(Way::Knock(name)) => {
                self.knocking.knock(name, newcomer, reply);
                Ok(())
            }
            Ok(Way::In) => {
                self.admit(newcomer, |entered| {
                    reply.send(Ok(Admission::Inside(entered))).is_ok()
                })
                .await
            }
        }
    }

    /// Lets somebody in, if they are still there when told.
    pub(super) async fn admit(
        &mut self,
        newcomer: Newcomer,
        tell: impl FnOnce(Entered) -> bool,
    ) -> Result<(), End> {
        let (role, household) = (self.state.role_of(&newcomer.token_hash), newcomer.household);
        let token = (!newcomer.claims_seat).then_some(newcomer.token);
        self.end_rest(role).await?;
        self.visitor = Some(household);
        let member = self.members.add(role, newcomer);
        let presence = self.presence.subscribe();
        if !tell(Entered { member, presence }) {
            self.members.remove(member);
            return Ok(());
        }
        self.look_around();
        debug!(room = %short(self.state.id), ?role, "entered");
        self.note_household(role, household);
        self.list();
        let welcome = ServerMessage::Welcome {
            room: self.state.id,
            token,
            limits: self.around.limits.clone(),
            version: Some(VERSION.to_owned()),
            put_back: self.around.put_back.now(self.around.clock.now()),
        };
        self.members.send(member, Text::of(&welcome));
        self.send_snapshot(member);
        Ok(())
    }

    /// Whoever has a seat or a name always gets in; of the others so many, and of one network a share of them.
    fn may_enter(&mut self, role: Role, entrance: &Entrance) -> Result<(), Refusal> {
        let (token_hash, claims_seat, household) =
            (&entrance.token_hash, entrance.claims_seat, entrance.household);
        let now = self.around.clock.now();
        match (self.state.gone, role) {
            (false, _) if self.around.doors.is_barred(self.state.id, token_hash, now) => {
                Err(Refusal::Removed)
            }
            (true, Role::Seat(_) | Role::Companion(_)) => Err(Refusal::RoomGone),
            (true, Role::Spectator) => Err(Refusal::NoSuchRoomOrSeat),
            (false, Role::Spectator) if claims_seat => Err(Refusal::NoSuchRoomOrSeat),
            (false, Role::Spectator) => {
                let shares = self.around.watching;
                if self.members.nameless().leaves_one(shares, household) {
                    self.budgets.spend(Limit::Arrivals, household)
                } else {
                    Err(throttled(Limit::Spectators)(CROWDED))
                }
            }
            (false, Role::Seat(_) | Role::Companion(_)) => Ok(()),
        }
    }

    fn send_snapshot(&mut self, member: MemberId) {
        let Some(role) = self.members.get(member).map(|member| member.role) else {
            return;
        };
        let text = publish::snapshot(self.ballot(), role, self.who_is_here());
        self.members.send(member, text);
    }

    fn resync(&mut self, member: MemberId, id: MessageId) {
        self.send_snapshot(member);
        self.answer(member, id, Answer::Accepted { seq: self.state.seq });
    }

    pub(super) async fn hear(
        &mut self,
        member: MemberId,
        (id, body): (MessageId, Fingerprint),
        message: ClientMessage,
    ) -> Result<(), End> {
        let Some(speaker) = self.members.get(member) else {
            return Ok(());
        };
        self.around.metrics.messages.increment(1);
        let (role, token_hash, household) = (speaker.role, speaker.token_hash, speaker.household);
        let door = self.may_be_called(speaker, &message);
        let said = Sent { by: token_hash, id };
        if let Some(answer) = self.first_answer(said, body) {
            self.answer(member, id, answer);
            return Ok(());
        }
        let left = if takes_a_name(&message) {
            self.left()
        } else {
            Vec::new()
        };
        let asking = Asking {
            names: self.around.names.most as usize,
            left: &left,
            room: &self.state,
            attendance: &self.attendance,
            rules: self.around.table,
            role,
            token_hash,
            now: self.around.clock.now(),
            webhooks: self.around.webhooks.allowed(),
            pointing: &self.pointing,
        };
        let judged = door
            .and_then(|()| afford(&mut self.budgets, &asking, household, &message))
            .and_then(|()| judge(&asking, message))
            .and_then(|verdict| self.in_time(role, verdict))
            .and_then(|verdict| {
                if let Verdict::Writes { happenings, .. } = &verdict
                    && let Some(first) = happenings.first()
                {
                    afford_entry(&mut self.budgets, role, household, first)?;
                }
                Ok(verdict)
            });
        match judged {
            Ok(Verdict::Writes { mut happenings, key }) => {
                self.mute_newcomer(role, token_hash, household, &mut happenings);
                let source = Source {
                    role,
                    token_hash,
                    id,
                    body,
                    household,
                };
                let seq = self.record(Some(source), happenings).await?;
                self.note_household(self.state.role_of(&token_hash), household);
                if let Some(key) = key {
                    self.tell_key(member, id, key);
                }
                self.answer(member, id, Answer::Accepted { seq });
            }
            Ok(Verdict::Forgets { player }) => {
                let source = Source {
                    role,
                    token_hash,
                    id,
                    body,
                    household,
                };
                let seq = self.forget(source, player).await?;
                self.answer(member, id, Answer::Accepted { seq });
            }
            Ok(Verdict::Snapshot) => self.resync(member, id),
            Ok(Verdict::Odds) => self.weigh_odds(member, id),
            Ok(Verdict::Points { player, target }) => self.point(member, id, player, target),
            Ok(Verdict::AnswersKnock { knock, yes }) => self.answer_knock(member, id, knock, yes).await?,
            Ok(Verdict::Pong) => self.members.send(member, Text::of(&ServerMessage::Pong { id })),
            Err(refusal) => {
                debug!(room = %short(self.state.id), ?role, ?refusal, "refused");
                metrics::refused(&refusal);
                if refusal == Refusal::Stale {
                    self.send_snapshot(member);
                }
                self.refusals.remember(said, body, refusal.clone());
                self.answer(member, id, Answer::Refused { refusal });
            }
        }
        Ok(())
    }

    /// Whether the door, and the others of one's household, leave somebody the name that the message asks for.
    fn may_be_called(&self, speaker: &Member, message: &ClientMessage) -> Result<(), Refusal> {
        if takes_a_name(message) {
            self.may_be_named(speaker)?;
        }
        if let ClientMessage::Watch { .. } = message {
            self.leaves_a_name(speaker.role, speaker.household)?;
        }
        Ok(())
    }

    /// Whether those of one household leave names to others; who has a name already keeps it.
    fn leaves_a_name(&self, role: Role, household: Household) -> Result<(), Refusal> {
        let company = &self.state.company;
        let mut taken = Taken::default();
        for home in company
            .iter()
            .filter_map(|person| self.households.get(&person.player))
        {
            taken.takes(*home);
        }
        let shares = self.around.names;
        let is_full = company.len() >= shares.most as usize;
        if role != Role::Spectator || is_full || taken.leaves_one(shares, household) {
            return Ok(());
        }
        Err(throttled(Limit::Names)(CROWDED))
    }

    /// Refuses what somebody would write besides the game and comes too early.
    fn in_time(&self, role: Role, verdict: Verdict) -> Result<Verdict, Refusal> {
        let too_early = |first: &What| {
            let whose = self.state.person_as(role)?.player;
            let now = self.around.clock.now();
            self.state.too_early(whose, first, now, self.around.beside)
        };
        match &verdict {
            Verdict::Writes { happenings, .. } => match happenings.first().and_then(too_early) {
                Some(early) => Err(throttled(Limit::RoomEntries)(early)),
                None => Ok(verdict),
            },
            Verdict::Forgets { .. } => match too_early(&What::Kept) {
                Some(early) => Err(throttled(Limit::RoomEntries)(early)),
                None => Ok(verdict),
            },
            Verdict::Snapshot
            | Verdict::Odds
            | Verdict::Points { .. }
            | Verdict::AnswersKnock { .. }
            | Verdict::Pong => Ok(verdict),
        }
    }

    fn tell_key(&mut self, member: MemberId, id: MessageId, key: NewKey) {
        let NewKey { seat, key, until } = key;
        let message = ServerMessage::Key { id, seat, key, until };
        self.members.send(member, Text::of(&message));
    }

    /// What a message was answered when it came before; another one that has its id is refused.
    fn first_answer(&self, said: Sent, body: Fingerprint) -> Option<Answer> {
        let accepted = self.state.answered(said);
        let accepted = accepted.map(|(seq, body)| (body, Answer::Accepted { seq }));
        let refused = || {
            let (body, refusal) = self.refusals.of(said)?;
            let refusal = refusal.clone();
            Some((Some(body), Answer::Refused { refusal }))
        };
        let (first, answer) = accepted.or_else(refused)?;
        Some(if first.is_none_or(|first| first == body) {
            answer
        } else {
            Answer::Refused {
                refusal: Refusal::IdReused,
            }
        })
    }

    pub(super) fn answer(&mut self, member: MemberId, id: MessageId, answer: Answer) {
        self.members
            .send(member, Text::of(&ServerMessage::Answer { id, answer }));
    }
}

/// Whether it asks for a seat or a name.
fn takes_a_name(message: &ClientMessage) -> bool {
    matches!(message, ClientMessage::Sit { .. } | ClientMessage::Watch { .. })
}

//! Who comes in, and what becomes of what is said.

use dragonhall_protocol::refusal::Limit;
use dragonhall_protocol::{Answer, MessageId, Refusal, Role, ServerMessage};
use tracing::debug;

use super::fingerprint::Fingerprint;
use super::judge::seats::SHARES;
use super::judge::{Asking, NewKey, Verdict, Wish, judge};
use super::knocking::{Newcomer, Way};
use super::members::{MemberId, encode};
use super::order::{Admission, Entered, Entrance};
use super::record::Source;
use super::state::Said;
use super::{End, Room, publish};
use crate::budget::{RoomBudgets, Taken};
use crate::household::Household;
use crate::log::short;

/// After how many seconds it is worth while to ask again for a place among too many spectators.
const CROWDED: u32 = 10;

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
        self.end_rest().await?;
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
        };
        self.members.send(member, encode(&welcome));
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
                    Err(Refusal::Throttled {
                        limit: Limit::Spectators,
                        seconds: CROWDED,
                    })
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

    pub(super) fn resync(&mut self, member: MemberId, id: MessageId) {
        self.send_snapshot(member);
        self.answer(member, id, Answer::Accepted { seq: self.state.seq });
    }

    pub(super) async fn hear(
        &mut self,
        member: MemberId,
        (id, body): (MessageId, Fingerprint),
        wish: Wish,
    ) -> Result<(), End> {
        let Some(speaker) = self.members.get(member) else {
            return Ok(());
        };
        let (role, token_hash, household) = (speaker.role, speaker.token_hash, speaker.household);
        let may_be_named = self.may_be_named(speaker);
        let said = Said { by: token_hash, id };
        if let Some(answer) = self.first_answer(said, body) {
            self.answer(member, id, answer);
            return Ok(());
        }
        if let Wish::AnswerKnock { knock, yes } = wish {
            return self.answer_knock(member, id, knock, yes).await;
        }
        let (left, door) = match &wish {
            Wish::Watch { .. } => (
                self.left(),
                may_be_named.and_then(|()| self.leaves_a_name(role, household)),
            ),
            Wish::Sit { .. } => (self.left(), may_be_named),
            _ => (Vec::new(), Ok(())),
        };
        let asking = Asking {
            left: &left,
            room: &self.state,
            attendance: &self.attendance,
            rules: self.around.table,
            role,
            token_hash,
            now: self.around.clock.now(),
            webhooks: self.around.webhooks.allowed(),
        };
        let judged = door
            .and_then(|()| afford(&mut self.budgets, &asking, household, &wish))
            .and_then(|()| judge(&asking, wish));
        let judged = judged.and_then(|verdict| match self.comes_too_early(role, &verdict) {
            Some(seconds) => Err(Refusal::Throttled {
                limit: Limit::RoomEntries,
                seconds,
            }),
            None => Ok(verdict),
        });
        match judged {
            Ok(mut verdict) => {
                self.mute_newcomer(role, token_hash, household, &mut verdict.happenings);
                let source = Source {
                    role,
                    token_hash,
                    id,
                    body,
                    household,
                };
                let seq = self.record(Some(source), verdict.happenings).await?;
                self.note_household(self.state.role_of(&token_hash), household);
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
                self.refusals.remember(said, body, refusal.clone());
                self.answer(member, id, Answer::Refused { refusal });
            }
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
        let is_full = company.len() >= SHARES.most as usize;
        if role != Role::Spectator || is_full || taken.leaves_one(SHARES, household) {
            return Ok(());
        }
        Err(Refusal::Throttled {
            limit: Limit::Spectators,
            seconds: CROWDED,
        })
    }

    /// How many seconds what would be written besides the game comes too early.
    fn comes_too_early(&self, role: Role, verdict: &Verdict) -> Option<u32> {
        let whose = self.state.person_as(role).map(|person| person.player);
        let now = self.around.clock.now();
        let first = verdict.happenings.first()?;
        self.state.too_early(whose, first, now, self.around.beside)
    }

    fn tell_key(&mut self, member: MemberId, id: MessageId, key: NewKey) {
        let NewKey { seat, key, until } = key;
        let message = ServerMessage::Key { id, seat, key, until };
        self.members.send(member, encode(&message));
    }

    /// What a message was answered when it came before; another one that has its id is refused.
    fn first_answer(&self, said: Said, body: Fingerprint) -> Option<Answer> {
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
            .send(member, encode(&ServerMessage::Answer { id, answer }));
    }
}

/// Whether a household has something left of what the wish uses up.
///
/// A step in a game is held to what its own household has used up and to what the room has left for that: no other in a
/// network around it stops a game, though it may keep the next one from beginning.
fn afford(
    budgets: &mut RoomBudgets,
    asking: &Asking<'_>,
    household: Household,
    wish: &Wish,
) -> Result<(), Refusal> {
    match wish {
        Wish::Claim { .. } => budgets.spend(Limit::Keys, household)?,
        Wish::Settings { settings } if settings.listed && !asking.room.settings.listed => {
            budgets.may_list(household)?;
        }
        _ => {}
    }
    match asking.role {
        Role::Seat(_) if wish.is_a_step() => budgets.check_own(Limit::Stored, household),
        Role::Seat(_) | Role::Companion(_) | Role::Spectator => budgets.check(Limit::Stored, household),
    }
}

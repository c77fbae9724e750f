//! Who waits outside, and who comes in without waiting.

use std::collections::BTreeSet;
use std::time::Duration;

use dragonhall_protocol::refusal::Limit;
use dragonhall_protocol::{
    Answer, Digest, Door, Knock, MessageId, Pass, PlayerId, Refusal, Role, SeatToken, ServerMessage, Time,
};
use tokio::sync::oneshot;

use super::entry::{Entry, What};
use super::judge::{keys, name};
use super::members::{Member, MemberId};
use super::order::{Admission, Entered, Entrance};
use super::outbox::Outbox;
use super::{End, Room};
use crate::budget::{Shares, Taken, throttled};
use crate::doors::Muted;
use crate::household::{Household, Network};
use crate::text::Text;

/// After how long it is worth while to knock again where too many wait.
const FULL: Duration = Duration::from_secs(10);

/// Somebody who has no place in the room yet.
#[derive(Debug)]
pub(crate) struct Newcomer {
    pub token: SeatToken,
    pub token_hash: Digest,
    pub claims_seat: bool,
    pub household: Household,
    /// Whether somebody inside has let this person in.
    pub let_in: bool,
    pub outbox: Outbox,
}

/// How somebody comes in.
#[derive(Debug)]
pub(super) enum Way {
    /// At once.
    In,
    /// By knocking under this name.
    Knock(String),
}

/// Those who wait outside.
pub(super) struct Knocking {
    waiting: Vec<Waiting>,
    next: u64,
    most: usize,
    /// Whom the room has told, and of whom.
    told: (BTreeSet<MemberId>, Vec<Knock>),
}

struct Waiting {
    knock: Knock,
    newcomer: Newcomer,
    decision: oneshot::Sender<Result<Entered, Refusal>>,
}

impl Knocking {
    /// Nobody; so many may wait.
    pub(super) fn new(most: usize) -> Self {
        Self {
            waiting: Vec::new(),
            next: 0,
            most,
            told: Default::default(),
        }
    }

    /// Somebody waits from now on.
    pub(super) fn knock(
        &mut self,
        name: String,
        newcomer: Newcomer,
        reply: oneshot::Sender<Result<Admission, Refusal>>,
    ) {
        let knock = self.next;
        self.next += 1;
        let (sender, decision) = oneshot::channel();
        if reply.send(Ok(Admission::Outside { knock, decision })).is_ok() {
            self.waiting.push(Waiting {
                knock: Knock { knock, name },
                newcomer,
                decision: sender,
            });
        }
    }

    /// Somebody has gone.
    pub(super) fn forget(&mut self, knock: u64) {
        self.waiting.retain(|waiting| waiting.knock.knock != knock);
    }

    /// Nobody who comes from there waits any more.
    pub(super) fn forget_site(&mut self, site: Network) {
        self.waiting
            .retain(|waiting| waiting.newcomer.household.site() != site);
    }

    /// A household has no more than a quarter of the places, and neither has the network around it.
    fn has_room_for(&self, household: Household) -> Result<(), Refusal> {
        let most = self.most as u32;
        let shares = Shares {
            most,
            each: (most / 4).max(1),
        };
        let mut taken = Taken::default();
        for waiting in &self.waiting {
            taken.takes(waiting.newcomer.household);
        }
        if taken.leaves_one(shares, household) {
            Ok(())
        } else {
            Err(throttled(Limit::Knocks)(FULL))
        }
    }
}

impl Room {
    /// How somebody comes in who may be here: whoever has a seat or a name at once, newcomers as the door wants.
    pub(super) fn way_in(&mut self, role: Role, entrance: &Entrance) -> Result<Way, Refusal> {
        let now = self.around.clock.now();
        let household = entrance.household;
        if role != Role::Spectator || !self.is_anybody_home() {
            return Ok(Way::In);
        }
        if let Some(Pass::Key(key)) = &entrance.pass {
            self.budgets.spend(Limit::Keys, household)?;
            return match keys::find(&self.state, key, now) {
                Some(_) => Ok(Way::In),
                None => Err(Refusal::WrongKey),
            };
        }
        match (self.door_for(household), &entrance.pass) {
            (Door::Open, _) => Ok(Way::In),
            (Door::Locked, _) => Err(Refusal::Locked),
            (Door::Knock, Some(Pass::Knock(said))) => {
                self.budgets.spend(Limit::Knocks, household)?;
                self.knocking.has_room_for(household)?;
                let left: Vec<_> = self.left().into_iter().map(Some).collect();
                Ok(Way::Knock(name::check(said, &self.state, &left)?))
            }
            (Door::Knock, _) => Err(Refusal::KnockFirst),
        }
    }

    /// Whether somebody without a name may have one, or a seat, as the door is now.
    pub(super) fn may_be_named(&self, member: &Member) -> Result<(), Refusal> {
        if member.role != Role::Spectator || member.let_in || !self.is_anybody_home() {
            return Ok(());
        }
        match self.door_for(member.household) {
            Door::Open => Ok(()),
            Door::Locked => Err(Refusal::Locked),
            Door::Knock => Err(Refusal::KnockFirst),
        }
    }

    fn is_anybody_home(&self) -> bool {
        self.state.people().any(|person| person.bot.is_none())
    }

    /// The door as somebody new from this household finds it.
    fn door_for(&self, household: Household) -> Door {
        let (room, now) = (self.state.id, self.around.clock.now());
        match self.state.door {
            Door::Open if self.around.doors.is_wary_of(room, household, now) => Door::Knock,
            door => door,
        }
    }

    /// Whether somebody may answer knocks: the host, or anybody seated while the host is not here.
    fn answers_knocks(&self, role: Role) -> bool {
        let is_host = |role| {
            let person = self.state.person_as(role);
            person.is_some_and(|person| self.state.host == Some(person.player))
        };
        is_host(role) || matches!(role, Role::Seat(_)) && !self.members.named().any(is_host)
    }

    /// Lets somebody in who knocks, or sends them away.
    pub(super) async fn answer_knock(
        &mut self,
        member: MemberId,
        id: MessageId,
        knock: u64,
        yes: bool,
    ) -> Result<(), End> {
        let role = self.members.get(member).map(|member| member.role);
        let place = self
            .knocking
            .waiting
            .iter()
            .position(|waiting| waiting.knock.knock == knock);
        let refusal = match (role, place) {
            (Some(role), _) if !self.answers_knocks(role) => Refusal::NotHost,
            (None, _) | (_, None) => Refusal::NoSuchKnock,
            (Some(_), Some(place)) => {
                let Waiting {
                    mut newcomer,
                    decision,
                    ..
                } = self.knocking.waiting.remove(place);
                if yes {
                    newcomer.let_in = true;
                    self.admit(newcomer, |entered| decision.send(Ok(entered)).is_ok())
                        .await?;
                } else {
                    let _ = decision.send(Err(Refusal::NotLetIn));
                }
                self.answer(member, id, Answer::Accepted { seq: self.state.seq });
                return Ok(());
            }
        };
        self.answer(member, id, Answer::Refused { refusal });
        Ok(())
    }

    /// Tells those who may answer who knocks, when either has changed.
    pub(super) fn tell_knocks(&mut self) {
        let knocks: Vec<Knock> = self
            .knocking
            .waiting
            .iter()
            .map(|waiting| waiting.knock.clone())
            .collect();
        if knocks.is_empty() && self.knocking.told.1.is_empty() {
            return;
        }
        let answering = self
            .members
            .iter()
            .filter(|(_, member)| self.answers_knocks(member.role));
        let answering: BTreeSet<MemberId> = answering.map(|(id, _)| id).collect();
        let now = (answering, knocks);
        if now == self.knocking.told {
            return;
        }
        let before = std::mem::replace(&mut self.knocking.told, now.clone());
        let (answering, knocks) = now;
        let tell = |knocks| Text::of(&ServerMessage::Knocks { knocks });
        for member in before.0.difference(&answering) {
            self.members.send(*member, tell(Vec::new()));
        }
        let text = tell(knocks);
        for member in answering {
            self.members.send(member, text.clone());
        }
    }

    /// Keeps in mind where somebody with a seat or a name comes from.
    pub(super) fn note_household(&mut self, role: Role, household: Household) {
        if let Some(person) = self.state.person_as(role) {
            self.households.insert(person.player, household);
        }
    }

    /// The line that the room's bots and calls are counted on: the host's or that of somebody else with a name, and that of
    /// whoever came in last only where nobody has one.
    pub(super) fn household(&self) -> Option<Household> {
        if !self.is_anybody_home() {
            return self.visitor;
        }
        let people = self.state.people().map(|person| person.player);
        let players = self.state.host.into_iter().chain(people);
        players
            .filter_map(|player| self.households.get(&player))
            .next()
            .copied()
    }

    /// Remembers for the evening whom the host sends away or mutes; a mute that follows somebody is no new one.
    pub(super) fn remember_at_the_door(&self, Entry { cause, what }: &Entry, now: Time) {
        let (doors, room) = (&self.around.doors, self.state.id);
        let muted = |player: PlayerId| {
            let person = self.state.person(player)?;
            Some(Muted {
                player,
                name: person.name.clone(),
                household: self.households.get(&player).copied(),
            })
        };
        match what {
            What::Removed { player, .. } => {
                if let Some(token_hash) = self.state.person(*player).and_then(|person| person.token_hash) {
                    doors.bar(room, token_hash, self.households.get(player).copied(), now);
                }
            }
            What::Muted { player, muted: true } if cause.is_some() => {
                if let Some(muted) = muted(*player) {
                    doors.mute(room, muted, now);
                }
            }
            What::Muted { player, muted: false } => {
                if let Some(freed) = muted(*player) {
                    doors.unmute(room, &freed, now);
                }
            }
            _ => {}
        }
    }

    /// Mutes somebody new who could be somebody whom the host has muted.
    pub(super) fn mute_newcomer(
        &self,
        role: Role,
        token_hash: Digest,
        household: Household,
        happenings: &mut Vec<What>,
    ) {
        let (Some(What::Sat { name, .. } | What::Joined { name, .. }), Role::Spectator) =
            (happenings.first(), role)
        else {
            return;
        };
        let player = self.state.player_with(&token_hash);
        let now = self.around.clock.now();
        if !self.state.muted.contains(&player)
            && self.around.doors.is_muted(self.state.id, name, household, now)
        {
            happenings.push(What::Muted { player, muted: true });
        }
    }

    /// Those who watched under a name and have been gone for long, the longest first; the host and owners of seats stay.
    pub(super) fn left(&self) -> Vec<PlayerId> {
        let now = self.around.clock.now();
        let owns = |player| {
            self.state
                .occupants()
                .any(|(_, occupant)| occupant.owner == Some(player))
        };
        let company = self.state.company.iter().map(|person| person.player);
        let gone = company.filter_map(|player| Some((self.attendance.gone_since(player)?, player)));
        let mut left: Vec<(Time, PlayerId)> = gone
            .filter(|(since, _)| now >= *since + self.around.names_kept)
            .filter(|(_, player)| self.state.host != Some(*player) && !owns(*player))
            .collect();
        left.sort_unstable();
        left.into_iter().map(|(_, player)| player).collect()
    }
}

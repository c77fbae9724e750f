//! A room: one task that owns its game.
//!
//! The field calls this: actor.
//!
//! - [`entry`]: what the room's log is made of
//! - [`state`]: the room as its log makes it
//! - [`mod@judge`]: whether a message may be carried out
//! - [`hearing`]: who comes in, and what becomes of what is said
//! - [`affording`]: what a message uses up
//! - [`knocking`]: who waits outside
//! - [`record`]: how what was decided is stored, happens and is told
//! - [`fingerprint`]: what tells a message from another one with the same id
//! - [`members`]: the connections in the room; [`attendance`]: since when people have none
//! - [`outbox`]: the bounded way to each of them; [`presence`]: what is told beside it of who is here
//! - [`publish`]: what each of them is told
//! - [`finish`]: what is kept of a finished game
//! - [`mod@fold`]: from a stored log to a room
//! - [`forgetting`]: how somebody is forgotten
//! - [`expiry`]: when its time is over
//! - [`aside`]: a room that is looked at without being woken
//! - [`notices`]: telling absent players of their turn, and noting that somebody is back
//! - [`odds`]: how likely things are, for players who ask
//! - [`mod@desk`]: what its operator does to it
//! - [`order`]: what a room is asked from outside
//! - [`pointing`]: what somebody shows everybody on the table
//! - [`absence`]: what the room does for seats that nobody need wait for
//! - [`thinking`]: what the room's bots do
//! - [`refusals`]: the latest refusals, for messages that come again
//!
//! The task decides, stores, applies, publishes and acknowledges, in that order. It waits for the store,
//! for its mailbox and for its clocks, never for a socket. When anything goes wrong between deciding and
//! applying, it lets everybody go and ends: the room is folded again from its log when somebody comes back.

mod absence;
mod affording;
pub(crate) mod aside;
pub(crate) mod attendance;
mod desk;
pub(crate) mod entry;
pub(crate) mod expiry;
pub(crate) mod fingerprint;
mod finish;
mod fold;
mod forgetting;
mod hearing;
pub(crate) mod judge;
mod knocking;
pub(crate) mod members;
mod notices;
mod odds;
mod order;
pub(crate) mod outbox;
pub(crate) mod pointing;
mod presence;
mod publish;
mod record;
mod refusals;
pub(crate) mod state;
mod thinking;

use std::collections::{BTreeMap, HashMap};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use dragonhall_protocol::http::RoomSummary;
use dragonhall_protocol::{
    CloseCode, Limits, Phase, PlayerId, Presence, Refusal, Role, RoomId, Seat, Stead, Time,
};
use tokio::sync::{mpsc, watch};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until};
use tokio_util::sync::CancellationToken;
use tracing::{debug, error, info};

use self::attendance::Attendance;
pub(crate) use self::desk::Looks;
use self::entry::What;
use self::fold::fold;
pub use self::fold::{Tables, WakeError, tables};
use self::judge::Ballot;
use self::knocking::Knocking;
use self::members::Members;
use self::odds::FoundOdds;
pub(crate) use self::order::{Admission, Entered, Entrance, Kept, Order};
use self::pointing::Pointing;
use self::presence::ToldPresence;
use self::refusals::Refusals;
use self::state::RoomState;
use self::thinking::{Thinking, decided};
use crate::budget::{Budgets, RoomBudgets, Shares};
use crate::clock::{Away, Clock, NEVER};
use crate::config::{Beside, Keeping, TableRules};
use crate::doors::Doors;
use crate::house::ToldPutBack;
use crate::household::Household;
use crate::listing::{Listing, PublicList};
use crate::log::short;
use crate::metrics::RoomMetrics;
use crate::store::{Claim, Store};
use crate::thinkers::Thinkers;
use crate::webhook::Webhooks;

/// How long a room that acts by itself stays away after it broke.
const BREATHER: Duration = Duration::from_secs(10);

/// A rest that is not worth an entry.
const SHORT_REST: Duration = Duration::from_mins(1);

/// What a room needs from the house it is in.
#[derive(Clone)]
pub(crate) struct Surroundings {
    pub store: Arc<dyn Store>,
    pub limits: Limits,
    /// What a table may expect of its people.
    pub table: TableRules,
    pub budgets: Arc<Budgets>,
    pub clock: Clock,
    /// How the places of those who watch without a name are shared.
    pub watching: Shares,
    /// How the names of those who watch are shared.
    pub names: Shares,
    /// How many odds may be counted at the same time.
    pub odds: usize,
    /// How much may be written besides the games.
    pub beside: Beside,
    /// How long the room stays in memory when nobody is there.
    pub idle: Duration,
    /// To what time the house was put back, as long as that is told.
    pub put_back: ToldPutBack,
    pub keeping: Keeping,
    pub list: PublicList,
    /// How long seats have to show their numbers.
    pub reveal: Duration,
    pub doors: Doors,
    pub metrics: RoomMetrics,
    /// How many may wait outside.
    pub knocks: usize,
    /// After how long whoever is gone gives up a name that somebody asks for.
    pub names_kept: Duration,
    pub webhooks: Webhooks,
    pub thinkers: Thinkers,
    pub shutdown: CancellationToken,
}

/// A room in memory.
pub(crate) struct Room {
    state: RoomState,
    epoch: u64,
    /// What the store was last told of how long nobody has done anything here.
    quiet_since: Option<Option<Time>>,
    members: Members,
    attendance: Attendance,
    /// Says when there was a gap in the house's time.
    gaps: watch::Receiver<Vec<Away>>,
    /// Who is here at this moment, and what was told of it.
    here: Presence,
    presence: ToldPresence,
    pointing: Pointing,
    /// The household of whoever came in last.
    visitor: Option<Household>,
    /// Since when the players on these seats are here, and when it was last noted that they are back.
    arrived: BTreeMap<Seat, Time>,
    returned: BTreeMap<Seat, Time>,
    /// Until then nobody is called, because the whole house has called too often.
    no_calls_before: Time,
    refusals: Refusals,
    budgets: RoomBudgets,
    /// The bot that is to decide next.
    thinking: Option<Thinking>,
    /// The odds that somebody asked for and that are being counted.
    odds: JoinSet<FoundOdds>,
    /// Those who wait outside.
    knocking: Knocking,
    /// Where those with a seat or a name last came from.
    households: HashMap<PlayerId, Household>,
    /// The room's place on the public list.
    listing: Listing,
    around: Surroundings,
}

/// Why a room leaves memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    Idle,
    Shutdown,
    Broken,
    Gone,
    Moved,
}

impl Room {
    /// Claims a room and folds it from its log, or finds no such room.
    pub(crate) async fn wake(id: RoomId, mut around: Surroundings) -> Result<Option<Box<Self>>, WakeError> {
        let Some(Claim { epoch, records }) = around.store.claim(id).await? else {
            return Ok(None);
        };
        let state = fold(id, records, around.keeping.room)?;
        if state.moved {
            return Err(WakeError::Moved);
        }
        around.clock = around.clock.not_before(state.at);
        debug!(room = %short(id), seq = state.seq, epoch, "room woken");
        let members = Members::default();
        Ok(Some(Box::new(Self {
            knocking: Knocking::new(around.knocks),
            households: HashMap::new(),
            listing: around.list.place(id),
            state,
            epoch,
            quiet_since: None,
            here: members.presence(),
            presence: ToldPresence::new(members.presence()),
            members,
            attendance: Attendance::new(&around.table),
            gaps: around.clock.absences(),
            pointing: Pointing::default(),
            visitor: None,
            arrived: BTreeMap::new(),
            returned: BTreeMap::new(),
            no_calls_before: Time::default(),
            refusals: Refusals::default(),
            budgets: RoomBudgets::new(around.budgets.clone()),
            thinking: None,
            odds: JoinSet::new(),
            around,
        })))
    }

    /// Does what it is asked until nobody is there any more, the server stops or the store fails; when it has
    /// to be woken again by itself.
    pub(crate) async fn run(&mut self, mailbox: &mut mpsc::Receiver<Order>) -> Option<Time> {
        self.look_around();
        let end = match self.note_absences().await {
            Ok(_) => self.live(mailbox).await,
            Err(end) => end,
        };
        debug!(room = %short(self.state.id), ?end, "room leaves memory");
        if end == End::Broken {
            self.around.metrics.broken.increment(1);
        }
        self.members.close_all(match end {
            End::Idle | End::Shutdown => CloseCode::Restart,
            End::Broken => CloseCode::Internal,
            End::Gone => CloseCode::RoomGone,
            End::Moved => CloseCode::RoomMoved,
        });
        if let End::Gone = end {
            self.around.budgets.goes(self.state.id);
        }
        let step_due = self.next_deadline().map(|(at, _)| at);
        let deadline = step_due.or(self.numbers_due());
        let later = self.around.clock.now() + BREATHER;
        let wake_at = match end {
            End::Idle => deadline,
            End::Broken if !self.rests() && self.state.awaited_bots().next().is_some() => Some(later),
            End::Broken => deadline.map(|at| at.max(later)),
            End::Shutdown | End::Gone | End::Moved => None,
        };
        wake_at.map(|at| self.around.clock.in_the_house(at))
    }

    /// When numbers that have not been shown are given by the server's seed.
    fn numbers_due(&self) -> Option<Time> {
        Some(self.state.revealing_since? + self.around.reveal)
    }

    /// Clocks have stood still while the server was away; whether that is news.
    async fn note_absences(&mut self) -> Result<bool, End> {
        let is_timed = self.state.is_timed() || self.numbers_due().is_some();
        if !is_timed || self.rests() {
            return Ok(false);
        }
        let absences = self.around.clock.absences_since(self.state.at);
        let news = absences.iter().map(|Away { from, until }| What::WasAway {
            from: *from.max(&self.state.at),
            until: *until,
        });
        let news: Vec<_> = news.collect();
        if news.is_empty() {
            return Ok(false);
        }
        self.write(None, news).await?;
        Ok(true)
    }

    /// The seat whose time is up next, and when; never while the game rests.
    fn next_deadline(&self) -> Option<(Time, Seat)> {
        self.state.next_deadline().filter(|_| !self.rests())
    }

    /// Clocks have stood still while bots had the game to themselves and nobody was there, or until one of its players is
    /// back.
    async fn end_rest(&mut self, visitor: Role) -> Result<(), End> {
        let until = self.around.clock.now();
        if self.state.is_asleep() {
            if let Role::Seat(seat) = visitor {
                self.record(None, vec![What::Woke { seat }]).await?;
            }
            return Ok(());
        }
        if self.rests() && self.state.is_timed() && self.state.at + SHORT_REST < until {
            let from = self.state.at;
            self.record(None, vec![What::WasAway { from, until }]).await?;
        }
        Ok(())
    }

    async fn live(&mut self, mailbox: &mut mpsc::Receiver<Order>) -> End {
        let mut idle_since = Instant::now();
        let clock = self.around.clock.clone();
        let mut absences = clock.absences();
        let shutdown = self.around.shutdown.clone();
        let mut shutdown = pin!(shutdown.cancelled());
        loop {
            let deadline = self.next_deadline();
            let numbers_due = self.numbers_due();
            let presence_due = self.presence_due();
            let absence = self.next_absence();
            let turning_point = self.next_turning_point();
            let news = self.next_news();
            self.let_bots_think();
            let done = tokio::select! {
                biased;
                () = &mut shutdown => return End::Shutdown,
                Ok(()) = absences.changed() => {
                    self.notice_gaps();
                    self.note_absences().await.map(drop)
                }
                order = mailbox.recv() => {
                    let Some(order) = order else { return End::Idle };
                    idle_since = Instant::now();
                    self.obey(order).await
                }
                () = clock.reaches(deadline.map_or(NEVER, |(at, _)| at)), if deadline.is_some() => match deadline {
                    Some((_, seat)) => self.time_is_up(seat).await,
                    None => Ok(()),
                },
                () = clock.reaches(absence.map_or(NEVER, |(at, _)| at)), if absence.is_some() => match absence {
                    Some((_, seat)) if !self.notice_gaps() => self.step(seat, Some(Stead::Room)).await,
                    Some(_) | None => Ok(()),
                },
                () = clock.reaches(turning_point.unwrap_or(NEVER)), if turning_point.is_some() => Ok(()),
                () = clock.reaches(numbers_due.unwrap_or(NEVER)), if numbers_due.is_some() => self.give_numbers().await,
                () = decided(&mut self.thinking, &clock), if self.thinking.is_some() => self.let_bot_act().await,
                Some(Ok(found)) = self.odds.join_next() => {
                    self.tell_odds(found);
                    Ok(())
                }
                () = clock.reaches(news.unwrap_or(NEVER)), if news.is_some() => Ok(()),
                () = sleep_until(presence_due.unwrap_or(idle_since)), if presence_due.is_some() => Ok(()),
                () = sleep_until(idle_since + self.around.idle),
                    if self.members.is_empty() && self.thinking.is_none() && news.is_none() => return End::Idle,
            };
            let settled = match done {
                Ok(()) => self.settle().await,
                Err(end) => Err(end),
            };
            let told = match settled {
                Ok(()) => self.tell_news().await,
                Err(end) => Err(end),
            };
            if let Err(end) = told {
                return end;
            }
            self.tell_presence();
            self.list();
            self.tell_knocks();
        }
    }

    /// After a gap in the house's time whoever is not here counts from then on; whether there was one. The room itself may be
    /// the first to look at the clock after it, because a time has come that it waited for.
    fn notice_gaps(&mut self) -> bool {
        self.around.clock.now();
        let is_new = self.gaps.has_changed().unwrap_or_default();
        if is_new {
            self.gaps.mark_unchanged();
            self.attendance.count_anew();
            self.look_around();
        }
        is_new
    }

    /// Notices who is here.
    fn look_around(&mut self) {
        let now = self.around.clock.now();
        self.attendance.notice(&self.state, &self.members, now);
    }

    /// The votes as they stand.
    fn ballot(&self) -> Ballot<'_> {
        Ballot {
            room: &self.state,
            attendance: &self.attendance,
            rules: self.around.table,
            now: self.around.clock.now(),
        }
    }

    /// Does what follows from who is here and how late it is.
    async fn settle(&mut self) -> Result<(), End> {
        self.notice_gaps();
        loop {
            self.look_around();
            let lapsed = || {
                let request = self.state.play.as_ref()?.request.as_ref()?;
                let asker = self.state.occupant(request.seat).map(|asker| asker.person.player);
                let is_here = asker.is_some_and(|asker| self.attendance.is_here(asker));
                let is_over = request.until <= self.around.clock.now() || !is_here;
                is_over.then_some(What::TakeBackLapsed { seq: request.seq })
            };
            let house = || self.settled_by_house();
            let Some(what) = self.ballot().settled().or_else(lapsed).or_else(house) else {
                return Ok(());
            };
            self.record(None, vec![what]).await?;
        }
    }

    /// When something follows from how late it is next.
    fn next_turning_point(&self) -> Option<Time> {
        let request = self.state.play.as_ref().and_then(|play| play.request.as_ref());
        let absence = self.attendance.next_change(&self.state, self.around.clock.now());
        absence
            .into_iter()
            .chain(request.map(|request| request.until))
            .chain(self.house_lets_be_at())
            .min()
    }

    async fn obey(&mut self, order: Order) -> Result<(), End> {
        self.notice_gaps();
        match order {
            Order::Enter(entrance) => self.enter(*entrance).await?,
            Order::Message {
                member,
                id,
                body,
                message,
            } => self.hear(member, (id, body), *message).await?,
            Order::Leave { member } => {
                self.members.remove(member);
            }
            Order::StopKnocking { knock } => self.knocking.forget(knock),
            Order::Summarize { reply } => {
                let summary = RoomSummary {
                    room: self.ballot().view(),
                    awaiting: self.state.awaiting(),
                };
                let _ = reply.send(if self.state.gone {
                    Err(Refusal::NoSuchRoomOrSeat)
                } else {
                    Ok(summary)
                });
            }
            Order::Look { reply } => drop(reply.send(Ok(self.looks()))),
            // Whoever comes back is told why that is.
            Order::LetGo { site } => {
                self.knocking.forget_site(site);
                self.members.let_go_of_site(site, CloseCode::Restart);
            }
            Order::Act { act, reply } => {
                let (answer, end) = self.acted(act).await;
                let _ = reply.send(Ok(answer));
                end?;
            }
            Order::Wake { reply } => drop(reply.send(Ok(()))),
            Order::Expire { what, reply } => {
                let expired = self.expire(what).await;
                let _ = reply.send(Ok(()));
                expired?;
            }
        }
        Ok(())
    }

    /// Makes the quietest step for a seat whose time is up, unless that came while the server was away.
    async fn time_is_up(&mut self, seat: Seat) -> Result<(), End> {
        if self.note_absences().await? {
            return Ok(());
        }
        if self.state.is_unattended(seat) {
            info!(room = %short(self.state.id), "nobody plays, and the room sleeps");
            return self.record(None, vec![What::Slept]).await.map(drop);
        }
        self.step(seat, Some(Stead::Clock)).await
    }

    /// The game begins without the numbers that were not shown in time, unless that came while the server was away.
    async fn give_numbers(&mut self) -> Result<(), End> {
        if self.note_absences().await? {
            return Ok(());
        }
        match judge::begin_without(&self.state) {
            Ok(happenings) => self.record(None, happenings).await.map(drop),
            Err(refusal) => {
                error!(room = %short(self.state.id), ?refusal, "the game cannot begin");
                Err(End::Broken)
            }
        }
    }

    /// Makes the quietest step for a seat whose time is up, whose player is away, or whose bot came to no choice.
    async fn step(&mut self, seat: Seat, stead: Option<Stead>) -> Result<(), End> {
        match judge::step(&self.state, seat, stead) {
            Ok(happenings) => self.record(None, happenings).await.map(drop),
            Err(refusal) => {
                error!(room = %short(self.state.id), %seat, ?refusal, "nothing can be played for a seat");
                Err(End::Broken)
            }
        }
    }

    /// The time of the room, or of its code, is over, unless somebody is here or it has changed meanwhile.
    async fn expire(&mut self, what: Kept) -> Result<(), End> {
        if !self.members.is_empty() {
            return Ok(());
        }
        let (room, clock, keeping) = (&self.state, &self.around.clock, self.around.keeping);
        match expiry::over(room, clock, keeping) {
            Some(why) if why.is_of(what) => self.erase().await,
            Some(_) | None if expiry::code_is_over(room, clock, keeping) => {
                self.record(None, vec![What::CodeGivenBack]).await.map(drop)
            }
            Some(_) | None => Ok(()),
        }
    }

    /// Erases the room; a game that is on ends before.
    async fn erase(&mut self) -> Result<(), End> {
        if self.state.phase() == Phase::Playing {
            self.record(None, vec![What::Abandoned]).await?;
        }
        let erasure = expiry::erasure(&self.state, self.epoch, self.around.keeping);
        if let Err(error) = self.around.store.erase(erasure).await {
            return Err(self.give_up(&error));
        }
        info!(room = %short(self.state.id), "the room's time is over, and it is erased");
        Err(End::Gone)
    }

    /// Tells the public list of the room while somebody with a seat or a name is here.
    fn list(&mut self) {
        let room = self.state.listing().filter(|_| {
            let presence = self.members.presence();
            !presence.present.is_empty() || !presence.watching.is_empty()
        });
        let household = self.household();
        let share = || self.around.budgets.listed(household?).ok();
        self.listing.tell(room, self.around.clock.now(), share);
    }
}

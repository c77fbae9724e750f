//! A room as its log makes it: the fold of its entries.
//!
//! - [`apply`]: what each entry changes
//! - [`people`]: those on seats and those who watch under a name; [`hands`]: whose hand they may be shown
//! - [`deeds`]: what people did to each other
//! - [`play`]: the game that is on; [`clocks`], [`later`]: its time, and what is shown of it later;
//!   [`unattended`]: how long nobody has played it
//! - [`misfit`]: why an entry does not fit
//! - [`scores`]: the evening's score; [`beside`]: what is written besides the games
//! - [`outside`]: what is told of a room outside of it

mod apply;
mod beside;
mod clocks;
mod deeds;
mod hands;
mod later;
mod misfit;
mod outside;
mod people;
mod play;
mod scores;
mod unattended;

use std::collections::{BTreeMap, BTreeSet, HashMap, VecDeque};
use std::time::Duration;

use dragonhall_protocol::{
    Clocks, Deed, Digest, Door, GameOptions, Level, MessageId, Motion, Phase, PlayerId, RoomCode, RoomId,
    RoomSettings, RoomView, Seat, SeatNumber, Talk, Time, Vote,
};
use dragonhall_rules::{AnyGame, BadTable, any, seed};
use sha2::{Digest as _, Sha256};

use self::beside::{Kept, Times};
pub(crate) use self::clocks::RunningClocks;
pub(crate) use self::misfit::Misfit;
pub(crate) use self::people::{Maker, Occupant, Person, same};
pub(crate) use self::play::{Decided, Play};
use self::scores::Scores;
use super::entry::{Entry, What, Wish};
use super::fingerprint::Fingerprint;

/// A room as its log makes it.
#[derive(Clone, Debug)]
pub(crate) struct RoomState {
    pub id: RoomId,
    pub code: RoomCode,
    pub options: GameOptions,
    pub server_seed: Digest,
    /// Which game of the evening this is, counted from 1.
    pub game_number: u32,
    pub seats: Vec<Option<Occupant>>,
    /// Those who watch under a name, in the order in which they came.
    pub company: Vec<Person>,
    /// Those of them who would like a seat in the next game, who asked first in front.
    pub wishes: Vec<PlayerId>,
    /// Everybody who has had a name here, by the hash of each token that stood for them.
    named: HashMap<Digest, PlayerId>,
    /// Whoever came last, a person or a bot.
    newest: PlayerId,
    pub host: Option<PlayerId>,
    /// Whose room it is, while somebody else has taken it over.
    pub absent_host: Option<PlayerId>,
    pub settings: RoomSettings,
    pub door: Door,
    pub muted: BTreeSet<PlayerId>,
    /// Those whose names and talk were taken out and who have said nothing since.
    forgotten: BTreeSet<PlayerId>,
    pub votes: BTreeMap<Motion, BTreeSet<Seat>>,
    scores: Scores,
    /// What was said last, oldest first.
    pub talk: VecDeque<Talk>,
    /// What people did to each other and to the room last, oldest first.
    pub deeds: VecDeque<Deed>,
    pub play: Option<Play>,
    /// Whether the code opens the room.
    pub code_opens: bool,
    /// When each seat was last told of its turn, if it has made no decision since.
    pub called: BTreeMap<Seat, Time>,
    times: Times,
    kept: Kept,
    /// The head of the last game that is over and was followed by another.
    previous: Option<Digest>,
    /// Since when numbers are being shown.
    pub revealing_since: Option<Time>,
    /// What the operator wants for people with a seat.
    pub wishes_of_house: BTreeMap<PlayerId, Wish>,
    /// Whether the operator took the room off the public list.
    pub unlisted: bool,
    /// Whether the room's time is over.
    pub gone: bool,
    /// Whether the room goes on in another house.
    pub moved: bool,
    /// The number of the last entry.
    pub seq: u64,
    /// When the last entry was written.
    pub at: Time,
    /// When somebody last changed the room as everybody sees it.
    changed: Time,
    /// When somebody last did something; what the room does by itself does not count.
    pub touched: Time,
    /// Whether the room has done something by itself since.
    pub is_quiet: bool,
    /// How long a room is kept after its last change.
    keep: Duration,
    /// The entry that each message led to.
    answered: HashMap<Sent, (u64, Option<Fingerprint>)>,
}

/// A message as it is recognised when it comes again: who sent it, by the hash of the token, and its id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Sent {
    pub by: Digest,
    pub id: MessageId,
}

/// Why a log cannot be folded.
#[derive(Debug, thiserror::Error)]
pub enum BadLog {
    /// It does not begin with the opening of the room.
    #[error("the log does not begin with the opening of the room")]
    NoOpening,
    /// An entry contradicts those before it.
    #[error("entry {seq} does not follow from those before it: {why}")]
    Contradiction {
        /// The entry's number.
        seq: u64,
        /// What is wrong.
        why: Misfit,
    },
}

impl RoomState {
    /// The room that a first entry opens; it is kept for so long after its last change.
    pub(crate) fn open(id: RoomId, at: Time, first: Entry, keep: Duration) -> Result<Self, BadLog> {
        let What::Opened {
            code,
            options,
            server_seed,
        } = first.what
        else {
            return Err(BadLog::NoOpening);
        };
        let seats = free_seats(&options);
        Ok(Self {
            id,
            code,
            options,
            server_seed,
            game_number: 1,
            seats,
            company: Vec::new(),
            wishes: Vec::new(),
            named: HashMap::new(),
            newest: PlayerId(0),
            host: None,
            absent_host: None,
            settings: RoomSettings::default(),
            door: Door::default(),
            muted: BTreeSet::new(),
            forgotten: BTreeSet::new(),
            votes: BTreeMap::new(),
            scores: Scores::default(),
            talk: VecDeque::new(),
            deeds: VecDeque::new(),
            play: None,
            code_opens: true,
            called: BTreeMap::new(),
            times: Times::default(),
            kept: Kept::default(),
            previous: None,
            revealing_since: None,
            wishes_of_house: BTreeMap::new(),
            unlisted: false,
            gone: false,
            moved: false,
            seq: 1,
            at,
            changed: at,
            touched: at,
            is_quiet: false,
            keep,
            answered: HashMap::new(),
        })
    }

    /// The table before its opening and the seed of its chance, once these numbers are shown.
    pub(crate) fn set_up(&self, numbers: &[SeatNumber]) -> Result<(AnyGame, Digest), BadTable> {
        let game = AnyGame::new(&self.options, numbers.len() as u8)?;
        Ok((game, seed::game_seed(&self.server_seed.0, numbers)))
    }

    /// The head of the room's game before, which the next receipt names.
    pub(crate) fn previous(&self) -> Option<Digest> {
        self.previous
    }

    /// What the room is doing.
    pub(crate) fn phase(&self) -> Phase {
        match &self.play {
            Some(play) if play.outcome().is_none() => Phase::Playing,
            Some(_) => Phase::Finished,
            None if self.everybody_is_ready(0, None) => Phase::Revealing,
            None => Phase::Lobby,
        }
    }

    /// Whether those who stay would begin at once because this seat is free, or would all want another game without it;
    /// nobody but who gets ready begins a game.
    pub(crate) fn would_begin_without(&self, seat: Seat) -> bool {
        match self.phase() {
            Phase::Lobby => self.everybody_is_ready(0, Some(seat)),
            Phase::Finished => self.everybody_wants_another_but(seat),
            Phase::Revealing | Phase::Playing => false,
        }
    }

    /// Whether somebody besides the host is ready and would begin at once because a bot takes this free seat: nobody begins
    /// a game for others by adding a bot.
    pub(crate) fn would_begin_with_a_bot(&self, seat: Seat) -> bool {
        let others = || self.seated_people().any(|(_, player)| Some(player) != self.host);
        self.phase() == Phase::Lobby
            && self.occupant(seat).is_none()
            && others()
            && self.everybody_is_ready(1, None)
    }

    /// Whether all people who sit elsewhere want another game.
    pub(crate) fn everybody_wants_another_but(&self, seat: Seat) -> bool {
        let mut others = self.occupants().filter(|(other, _)| *other != seat);
        others.all(|(_, occupant)| occupant.wants_another())
    }

    /// Whether all would begin with so many bots more and without one seat; bots are always ready, and wait for people.
    fn everybody_is_ready(&self, bots: usize, leaver: Option<Seat>) -> bool {
        let stay = || self.occupants().filter(|(seat, _)| Some(*seat) != leaver);
        self.players().contains(&((stay().count() + bots) as u8))
            && stay().all(|(_, occupant)| occupant.number_hash.is_some())
            && stay().any(|(_, occupant)| occupant.person.bot.is_none())
    }

    /// Whether nobody has ever taken a seat or a name.
    pub(crate) fn is_unused(&self) -> bool {
        self.newest == PlayerId(0)
    }

    /// Whether as many are seated as can play.
    pub(crate) fn is_complete(&self) -> bool {
        self.players().contains(&(self.occupants().count() as u8))
    }

    /// The numbers of players that can play this room's game with its options.
    fn players(&self) -> Vec<u8> {
        any::seats(self.options.game())
            .filter(|players| AnyGame::new(&self.options, *players).is_ok())
            .collect()
    }

    /// When somebody last changed the room as everybody sees it.
    pub(crate) fn changed(&self) -> Time {
        self.changed
    }

    /// The entry that this message led to, if it was carried out before, and what it said.
    pub(crate) fn answered(&self, said: Sent) -> Option<(u64, Option<Fingerprint>)> {
        self.answered.get(&said).copied()
    }

    /// The seats that the table waits for.
    pub(crate) fn awaiting(&self) -> Vec<Seat> {
        self.play.as_ref().map(Play::awaiting).unwrap_or_default()
    }

    /// The seat whose time is up next, and when.
    pub(crate) fn next_deadline(&self) -> Option<(Time, Seat)> {
        let play = self.play.as_ref()?;
        let clocks = play.clocks.as_ref()?;
        clocks.deadline().filter(|_| play.outcome().is_none())
    }

    /// The awaited seats for which bots decide.
    pub(crate) fn awaited_bots(&self) -> impl Iterator<Item = (Seat, Level)> {
        let has_bots = self
            .seats
            .iter()
            .flatten()
            .any(|occupant| occupant.person.bot.is_some())
            || self.play.as_ref().is_some_and(|play| !play.automatic.is_empty());
        let awaiting = if has_bots { self.awaiting() } else { Vec::new() };
        awaiting
            .into_iter()
            .filter_map(|seat| Some((seat, self.bot_on(seat)?)))
    }

    /// What a thought for this seat depends on besides the table: the same after a restart and after a step that was
    /// taken back, and nothing that can be told of the game's own chance.
    pub(crate) fn seed_of_thought(&self, seat: Seat) -> [u8; 32] {
        let decisions = self.play.as_ref().map_or(0, Play::standing);
        let mut hash = Sha256::new();
        hash.update(b"dragonhall thought 1");
        hash.update(self.server_seed.0);
        hash.update((decisions as u64).to_le_bytes());
        hash.update([seat.0]);
        hash.finalize().into()
    }

    /// Whether the game stands still because nobody has played for long.
    pub(crate) fn is_asleep(&self) -> bool {
        let play = self.play.as_ref();
        self.phase() == Phase::Playing && play.is_some_and(|play| play.unattended.is_asleep())
    }

    /// Whether the clock has played three whole turns for this seat, in a row with all others and with nobody deciding, and
    /// would begin another.
    pub(crate) fn is_unattended(&self, seat: Seat) -> bool {
        let play = self.play.as_ref();
        play.is_some_and(|play| play.unattended.is_over(seat))
    }

    /// Whether a game with clocks is on, so that the room has to be woken in time.
    pub(crate) fn is_timed(&self) -> bool {
        self.play
            .as_ref()
            .is_some_and(|play| play.clocks.is_some() && play.outcome().is_none())
    }

    /// The clocks at this time, while a game with clocks is on.
    pub(crate) fn clocks(&self, now: Time) -> Option<Clocks> {
        let play = self.play.as_ref()?;
        let clocks = play.clocks.as_ref()?;
        play.outcome().is_none().then(|| Clocks {
            asleep: play.unattended.is_asleep(),
            ..clocks.view(now)
        })
    }

    /// The room as anybody in it sees it.
    pub(crate) fn view(&self) -> RoomView {
        let phase = self.phase();
        RoomView {
            id: self.id,
            code: self.code.clone(),
            code_closed: !self.code_opens && self.play.is_none(),
            game: self.options.clone(),
            game_number: self.game_number,
            phase,
            seats: (0..)
                .map(Seat)
                .zip(&self.seats)
                .map(|(seat, place)| place.as_ref().map(|occupant| self.seat_view(seat, occupant)))
                .collect(),
            stand_ins: self.stand_ins(),
            company: self.companions(),
            seat_wishes: self.wishes.clone(),
            host: self.host,
            absent_host: self.absent_host,
            settings: self.settings,
            door: self.door,
            players: self.players(),
            votes: self
                .votes
                .iter()
                .map(|(motion, yes)| Vote {
                    motion: *motion,
                    yes: yes.iter().copied().collect(),
                    needed: None,
                    from: None,
                })
                .collect(),
            take_back: self.play.as_ref().and_then(|play| play.request.clone()),
            scores: self.scores.view(),
            expires: self.changed + self.keep,
            commitment: seed::commitment(&self.server_seed.0),
            seed: (phase == Phase::Finished).then_some(self.server_seed),
        }
    }
}

/// As many free seats as the game has.
fn free_seats(options: &GameOptions) -> Vec<Option<Occupant>> {
    let seats = *any::seats(options.game()).end();
    (0..seats).map(|_| None).collect()
}

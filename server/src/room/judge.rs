//! Whether a message may be carried out, and which entries it writes.
//!
//! - [`seats`]: sitting down, standing up, watching under a name
//! - [`readying`]: getting ready, showing numbers, the opening of a game
//! - [`hosting`]: what the host chooses
//! - [`door`]: who may come in, and who has to go
//! - [`bots`]: who plays besides people
//! - [`playing`]: steps in the game; [`taking_back`]: undoing one
//! - [`voting`]: what the table decides together
//! - [`talking`]: what may be said
//! - [`keys`]: moving a seat to another device
//! - [`name`]: what somebody may be called

mod bots;
mod door;
mod hosting;
pub mod keys;
pub mod name;
mod playing;
mod readying;
pub mod seats;
mod taking_back;
mod talking;
mod voting;

use dragonhall_protocol::refusal::Refusal;
use dragonhall_protocol::{
    Digest, Door, GameIntent, GameOptions, KeyKind, Level, Motion, Phase, PlayerId, Reaction, Role,
    RoomSettings, Seat, SeatKey, SeatNumber, TalkWords,
};

pub use self::playing::{bot_stead, bot_step, step};
pub use self::readying::begin_without;
pub use self::voting::{Ballot, normalised};
use super::attendance::Attendance;
use super::entry::{By, What};
use super::state::State;
use crate::config::TableRules;
use crate::webhook::Allowed;

/// Something that somebody in a room wants done.
#[derive(Clone, Debug)]
pub enum Wish {
    Sit {
        seat: Option<Seat>,
        name: String,
    },
    Watch {
        name: String,
    },
    Stand,
    ChooseGame {
        game: GameOptions,
        sit: Option<Vec<Seat>>,
    },
    Rematch,
    Settings {
        settings: RoomSettings,
    },
    Arrange {
        seats: Vec<Seat>,
    },
    Shuffle,
    AddBot {
        seat: Option<Seat>,
        level: Level,
    },
    Begin,
    FreeSeat {
        seat: Seat,
    },
    Host {
        player: PlayerId,
    },
    Door {
        door: Door,
    },
    AnswerKnock {
        knock: u64,
        yes: bool,
    },
    Remove {
        player: PlayerId,
    },
    Say {
        text: String,
    },
    React {
        reaction: Reaction,
    },
    Mute {
        player: PlayerId,
        muted: bool,
    },
    Vote {
        motion: Motion,
        yes: bool,
    },
    Resume,
    TakeBack {
        seq: u64,
    },
    AnswerTakeBack {
        seq: u64,
        yes: bool,
    },
    MakeKey {
        kind: KeyKind,
        seat: Option<Seat>,
    },
    Claim {
        key: SeatKey,
    },
    Webhook {
        url: Option<String>,
    },
    Keep,
    Ready {
        number_hash: Digest,
    },
    Unready,
    Reveal {
        number: SeatNumber,
    },
    Act {
        intent: GameIntent,
    },
}

impl Wish {
    /// Whether it is a step in a game that is on or just beginning, or undoes one.
    pub fn is_a_step(&self) -> bool {
        matches!(
            self,
            Self::Act { .. } | Self::Reveal { .. } | Self::TakeBack { .. } | Self::AnswerTakeBack { .. }
        )
    }
}

/// Somebody's wish, with all that bears on it.
pub struct Asking<'a> {
    pub room: &'a State,
    pub attendance: &'a Attendance,
    pub rules: TableRules,
    /// Those who watched under a name and have been gone for long, the longest first.
    pub left: &'a [PlayerId],
    /// Who wishes.
    pub role: Role,
    /// What would own a seat taken now.
    pub token_hash: Digest,
    pub now: u64,
    pub webhooks: &'a Allowed,
}

/// What a wish writes into the log, and the key that whoever wished is told.
#[derive(Debug)]
pub struct Verdict {
    pub happenings: Vec<What>,
    pub key: Option<NewKey>,
}

/// A key for whoever asked for it.
#[derive(Debug)]
pub struct NewKey {
    pub seat: Seat,
    pub key: SeatKey,
    pub until: Option<u64>,
}

impl From<Vec<What>> for Verdict {
    fn from(happenings: Vec<What>) -> Self {
        Self {
            happenings,
            key: None,
        }
    }
}

type Judged = Result<Vec<What>, Refusal>;

/// What a wish writes into the log, or why it may not be; the room is as it was.
pub fn judge(asking: &Asking<'_>, wish: Wish) -> Result<Verdict, Refusal> {
    let what = match wish {
        Wish::Act { intent } => playing::act(asking, intent),
        Wish::Sit { seat, name } => seats::sit(asking, seat, &name),
        Wish::Watch { name } => seats::watch(asking, &name),
        Wish::Stand => seats::stand(asking),
        Wish::Ready { number_hash } => readying::ready(asking, number_hash),
        Wish::Unready => readying::unready(asking),
        Wish::Reveal { number } => readying::reveal(asking, number),
        Wish::ChooseGame { game, sit } => hosting::choose_game(asking, game, sit),
        Wish::Rematch => hosting::rematch(asking),
        Wish::Settings { settings } => hosting::settings(asking, settings),
        Wish::Arrange { seats } => hosting::arrange(asking, seats),
        Wish::Shuffle => hosting::shuffle(asking),
        Wish::AddBot { seat, level } => bots::add(asking, seat, level),
        Wish::Begin => readying::begin(asking),
        Wish::FreeSeat { seat } => hosting::free_seat(asking, seat),
        Wish::Host { player } => hosting::host(asking, player),
        Wish::Mute { player, muted } => hosting::mute(asking, player, muted),
        Wish::Door { door } => door::set(asking, door),
        Wish::Remove { player } => door::remove(asking, player),
        // The room answers knocks itself: they are not in its log.
        Wish::AnswerKnock { .. } => Err(Refusal::NoSuchKnock),
        Wish::Say { text } => talking::say(asking, &text),
        Wish::React { reaction } => talking::talk(asking, TalkWords::Reaction(reaction)),
        Wish::Vote { motion, yes } => voting::vote(asking, motion, yes),
        Wish::Resume => voting::resume(asking),
        Wish::TakeBack { seq } => taking_back::take_back(asking, seq),
        Wish::AnswerTakeBack { seq, yes } => taking_back::answer(asking, seq, yes),
        Wish::MakeKey { kind, seat } => return keys::make(asking, kind, seat),
        Wish::Claim { key } => keys::claim(asking, &key),
        Wish::Webhook { url } => seats::webhook(asking, url),
        Wish::Keep => seats::keep(asking),
    };
    what.map(Verdict::from)
}

impl Asking<'_> {
    /// The seat of whoever wishes.
    fn seat(&self) -> Result<Seat, Refusal> {
        match self.role {
            Role::Seat(seat) => Ok(seat),
            Role::Companion(_) | Role::Spectator => Err(Refusal::NotSeated),
        }
    }

    /// Whoever wishes, with a seat or a name.
    fn person(&self) -> Result<PlayerId, Refusal> {
        let person = self.room.person_as(self.role).ok_or(Refusal::Nameless)?;
        Ok(person.player)
    }

    /// Whoever wishes must look after the room.
    fn must_host(&self) -> Result<(), Refusal> {
        if self.room.host == Some(self.person()?) {
            Ok(())
        } else {
            Err(Refusal::NotHost)
        }
    }

    fn must_be(&self, phase: Phase, otherwise: Refusal) -> Result<(), Refusal> {
        if self.room.phase() == phase {
            Ok(())
        } else {
            Err(otherwise)
        }
    }

    /// The seat must be taken.
    fn taken(&self, seat: Seat) -> Result<Seat, Refusal> {
        match self.room.occupant(seat) {
            Some(_) => Ok(seat),
            None => Err(Refusal::NoSuchSeat { seat }),
        }
    }

    /// A person must sit there, or nobody.
    fn no_bot(&self, seat: Seat) -> Result<Seat, Refusal> {
        match self.room.occupant(seat) {
            Some(occupant) if occupant.person.bot.is_some() => Err(Refusal::BotSeat { seat }),
            Some(_) | None => Ok(seat),
        }
    }

    /// Somebody in the room who is not a bot.
    fn human(&self, player: PlayerId) -> Result<PlayerId, Refusal> {
        match self.room.person(player) {
            Some(person) if person.bot.is_none() => Ok(player),
            Some(_) | None => Err(Refusal::NoSuchPlayer { player }),
        }
    }

    /// The votes as they stand.
    fn ballot(&self) -> Ballot<'_> {
        Ballot {
            room: self.room,
            attendance: self.attendance,
            now: self.now,
        }
    }
}

/// Whose message it is, in the log.
pub fn by(role: Role) -> Option<By> {
    match role {
        Role::Seat(seat) => Some(By::Seat(seat)),
        Role::Companion(player) => Some(By::Player(player)),
        Role::Spectator => None,
    }
}

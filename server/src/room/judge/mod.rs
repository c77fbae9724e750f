//! Whether a message may be carried out, and which entries it writes.
//!
//! - [`seats`]: sitting down, standing up, watching under a name
//! - [`readying`]: getting ready, showing numbers, the opening of a game
//! - [`hosting`]: what the host chooses
//! - [`bots`]: who plays besides people
//! - [`playing`]: steps in the game, and taking one back
//! - [`voting`]: what the table decides together
//! - [`talking`]: what may be said
//! - [`keys`]: moving a seat to another device
//! - [`name`]: what somebody may be called

mod bots;
mod hosting;
mod keys;
pub mod name;
mod playing;
mod readying;
mod seats;
mod talking;
mod voting;

use dragonhall_protocol::refusal::Refusal;
use dragonhall_protocol::{
    Digest, GameIntent, GameOptions, KeyKind, Level, Motion, Phase, PlayerId, Reaction, Role, RoomSettings,
    Seat, SeatKey, SeatNumber, TalkWords,
};

pub use self::playing::{bot_stead, bot_step, step};
use super::entry::{By, What};
use super::members::Members;
use super::state::State;
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

/// Somebody's wish, with all that bears on it.
pub struct Asking<'a> {
    pub room: &'a State,
    pub members: &'a Members,
    /// When the host was last here, if the host is not here now.
    pub host_seen: u64,
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
        Wish::Say { text } => talking::say(asking, &text),
        Wish::React { reaction } => talking::talk(asking, TalkWords::Reaction(reaction)),
        Wish::Vote { motion, yes } => voting::vote(asking, motion, yes),
        Wish::Resume => voting::resume(asking),
        Wish::TakeBack { seq } => playing::take_back(asking, seq),
        Wish::MakeKey { kind, seat } => return keys::make(asking, kind, seat),
        Wish::Claim { key } => keys::claim(asking, &key),
        Wish::Webhook { url } => seats::webhook(asking, url),
        Wish::Keep => asking.person().map(|_| vec![What::Kept]),
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

    fn is_here(&self, seat: Seat) -> bool {
        self.members.is_here(Role::Seat(seat))
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

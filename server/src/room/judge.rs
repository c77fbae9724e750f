//! Whether a message may be carried out, and what becomes of it: mostly entries in the log.
//!
//! The field calls this: command handler with authorization.
//!
//! - [`seats`]: sitting down, standing up, watching under a name
//! - [`readying`]: getting ready, showing numbers, the opening of a game
//! - [`again`]: who wants another game after one, and a seat in it
//! - [`hosting`]: what the host chooses
//! - [`door`]: who may come in, and who has to go
//! - [`bots`]: who plays besides people
//! - [`playing`]: steps in the game; [`taking_back`]: undoing one
//! - [`voting`]: what the table decides together
//! - [`talking`]: what may be said, and pointed at
//! - [`keys`]: moving a seat to another device
//! - [`name`]: what somebody may be called

mod again;
mod bots;
mod door;
mod hosting;
pub(crate) mod keys;
pub(crate) mod name;
mod playing;
mod readying;
pub(crate) mod seats;
mod taking_back;
mod talking;
mod voting;

use dragonhall_protocol::refusal::Refusal;
use dragonhall_protocol::{
    ClientMessage, Digest, GameTarget, Phase, PlayerId, Role, Seat, SeatKey, TalkWords, Time,
};

pub(crate) use self::playing::{bot_stead, bot_step, step};
pub(crate) use self::readying::begin_without;
pub(crate) use self::taking_back::offered as take_back_offered;
pub(crate) use self::voting::{Ballot, normalised};
use super::attendance::Attendance;
use super::entry::{By, What};
use super::pointing::Pointing;
use super::state::RoomState;
use crate::config::TableRules;
use crate::webhook::Allowed;

/// Whoever sent a message, with all that bears on it.
pub(crate) struct Asking<'a> {
    pub room: &'a RoomState,
    pub attendance: &'a Attendance,
    pub rules: TableRules,
    /// How many may watch under a name.
    pub names: usize,
    /// Those who watched under a name and have been gone for long, the longest first.
    pub left: &'a [PlayerId],
    /// Who sent it.
    pub role: Role,
    /// What would own a seat taken now.
    pub token_hash: Digest,
    pub now: Time,
    pub webhooks: &'a Allowed,
    pub pointing: &'a Pointing,
}

/// What becomes of a message.
#[derive(Debug)]
pub(crate) enum Verdict {
    /// This is written into the log, and whoever asked for a key is told it.
    Writes {
        happenings: Vec<What>,
        key: Option<NewKey>,
    },
    /// Whoever asked gets a snapshot.
    Snapshot,
    /// The odds are counted for whoever asked.
    Odds,
    /// Everybody who sees the table is told what somebody points at.
    Points { player: PlayerId, target: GameTarget },
    /// Whatever tells how somebody is called, and what that person has said, is taken out of the log.
    Forgets { player: PlayerId },
    /// Somebody outside is let in or sent away.
    AnswersKnock { knock: u64, yes: bool },
    /// Whoever asked hears that the room is there.
    Pong,
}

/// A key for whoever asked for it.
#[derive(Debug)]
pub(crate) struct NewKey {
    pub seat: Seat,
    pub key: SeatKey,
    pub until: Option<Time>,
}

type Judged = Result<Vec<What>, Refusal>;

/// What becomes of a message, or why nothing does; the room is as it was.
pub(crate) fn judge(asking: &Asking<'_>, message: ClientMessage) -> Result<Verdict, Refusal> {
    let happenings = match message {
        ClientMessage::Hello { .. } => Err(Refusal::AlreadyEntered),
        ClientMessage::Sit { seat, name, .. } => seats::sit(asking, seat, &name),
        ClientMessage::Watch { name, .. } => seats::watch(asking, &name),
        ClientMessage::Stand { .. } => seats::stand(asking),
        ClientMessage::ChooseGame { game, sit, .. } => hosting::choose_game(asking, game, sit),
        ClientMessage::Rematch { .. } => again::rematch(asking),
        ClientMessage::AskForSeat { wants, .. } => again::ask_for_seat(asking, wants),
        ClientMessage::Settings { settings, .. } => hosting::settings(asking, settings),
        ClientMessage::Arrange { seats, .. } => hosting::arrange(asking, seats),
        ClientMessage::Shuffle { .. } => hosting::shuffle(asking),
        ClientMessage::AddBot { seat, level, .. } => bots::add(asking, seat, level),
        ClientMessage::Begin { .. } => readying::begin(asking),
        ClientMessage::FreeSeat { seat, .. } => hosting::free_seat(asking, seat),
        ClientMessage::Host { player, .. } => hosting::host(asking, player),
        ClientMessage::Door { door, .. } => door::set(asking, door),
        ClientMessage::AnswerKnock { knock, yes, .. } => return Ok(Verdict::AnswersKnock { knock, yes }),
        ClientMessage::Remove { player, .. } => door::remove(asking, player),
        ClientMessage::Say { text, .. } => talking::say(asking, &text),
        ClientMessage::React { reaction, .. } => talking::talk(asking, TalkWords::Reaction(reaction)),
        ClientMessage::Point { target, .. } => return talking::point(asking, target),
        ClientMessage::Mute { player, muted, .. } => hosting::mute(asking, player, muted),
        ClientMessage::Vote { motion, yes, .. } => voting::vote(asking, motion, yes),
        ClientMessage::Resume { .. } => voting::resume(asking),
        ClientMessage::TakeBack { seq, .. } => taking_back::take_back(asking, seq),
        ClientMessage::AnswerTakeBack { seq, yes, .. } => taking_back::answer(asking, seq, yes),
        ClientMessage::MakeKey { kind, seat, .. } => return keys::make(asking, kind, seat),
        ClientMessage::Claim { key, .. } => keys::claim(asking, &key),
        ClientMessage::Webhook { url, .. } => seats::webhook(asking, url),
        ClientMessage::Keep { .. } => seats::keep(asking),
        ClientMessage::ForgetMe { .. } => return seats::forget(asking),
        ClientMessage::Ready { number_hash, .. } => readying::ready(asking, number_hash),
        ClientMessage::Unready { .. } => readying::unready(asking),
        ClientMessage::Reveal { number, .. } => readying::reveal(asking, number),
        ClientMessage::Act { intent, .. } => playing::act(asking, intent),
        ClientMessage::Odds { .. } => return Ok(Verdict::Odds),
        ClientMessage::Resync { .. } => return Ok(Verdict::Snapshot),
        ClientMessage::Ping { .. } => return Ok(Verdict::Pong),
    };
    Ok(Verdict::Writes {
        happenings: happenings?,
        key: None,
    })
}

impl Asking<'_> {
    /// The seat of whoever asks.
    fn seat(&self) -> Result<Seat, Refusal> {
        match self.role {
            Role::Seat(seat) => Ok(seat),
            Role::Companion(_) | Role::Spectator => Err(Refusal::NotSeated),
        }
    }

    /// Whoever asks, with a seat or a name.
    fn person(&self) -> Result<PlayerId, Refusal> {
        let person = self.room.person_as(self.role).ok_or(Refusal::Nameless)?;
        Ok(person.player)
    }

    /// Whoever asks must look after the room.
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
            rules: self.rules,
            now: self.now,
        }
    }
}

/// Whose message it is, in the log.
pub(crate) fn by(role: Role) -> Option<By> {
    match role {
        Role::Seat(seat) => Some(By::Seat(seat)),
        Role::Companion(player) => Some(By::Player(player)),
        Role::Spectator => None,
    }
}

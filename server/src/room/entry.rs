//! What a room's log is made of.
//!
//! The field calls this: event sourcing.

use dragonhall_protocol::receipt::{Draw, Format};
use dragonhall_protocol::{
    Digest, Door, GameIntent, GameOptions, KeyKind, Level, MessageId, Motion, NameSalt, PlayerId, RoomCode,
    RoomSettings, Seat, SeatNumber, Stead, TalkWords, Time,
};
use dragonhall_rules::{AnyDraft, AnyEvents, AnyGame, GameRng};

use super::fingerprint::Fingerprint;
use serde::{Deserialize, Serialize};

/// One entry of a room's log; the room is what its entries make of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Entry {
    /// The message that caused it, so that a repeated one can be told from a new one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cause: Option<Cause>,
    /// What happened.
    pub what: What,
}

/// The message that caused an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Cause {
    /// Whose message it was.
    #[serde(flatten)]
    pub by: By,
    /// Its id.
    pub id: MessageId,
    /// What it said, as far as that is needed to tell it from another one with the same id; older logs do not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub body: Option<Fingerprint>,
}

/// Whose message it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum By {
    /// A seat's.
    Seat(Seat),
    /// That of somebody who watches under a name.
    Player(PlayerId),
}

/// What happened in a room.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum What {
    /// The room was opened; the server's seed is fixed from here on.
    Opened {
        /// Its spoken code.
        code: RoomCode,
        /// Its game.
        options: GameOptions,
        /// The server's seed, a secret until the game is over.
        server_seed: Digest,
    },
    /// Somebody sat down.
    Sat {
        /// Where.
        seat: Seat,
        /// The player's name.
        name: String,
        /// The hash of the token that owns the seat.
        token_hash: Digest,
    },
    /// A bot sat down, or the bot that sits there plays otherwise from now on.
    BotSat {
        /// Where.
        seat: Seat,
        /// Its name.
        name: String,
        /// How well it plays.
        level: Level,
        /// Whether those who were ready are asked anew; earlier logs do not say it, and asked nobody.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        asks_anew: bool,
    },
    /// Somebody gave the seat back.
    Stood {
        /// Which seat.
        seat: Seat,
        /// Whether those who stay are asked anew whether they are ready; earlier logs do not say it, and asked nobody.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        asks_anew: bool,
    },
    /// The host freed a seat.
    Freed {
        /// Which seat.
        seat: Seat,
        /// Whether those who stay are asked anew whether they are ready.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        asks_anew: bool,
    },
    /// Somebody watches under a name.
    Joined {
        /// The name.
        name: String,
        /// The hash of the token that owns it.
        token_hash: Digest,
    },
    /// Somebody who watched gave the name back.
    Left {
        /// Who.
        player: PlayerId,
    },
    /// The game that is played next was chosen; whoever has no seat in it watches.
    GameChosen {
        /// The game.
        options: GameOptions,
        /// The server's new seed, where the game before is over.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        server_seed: Option<Digest>,
        /// Those who keep a seat, in the order of the new seats.
        sit: Vec<Seat>,
        /// Whether those who want another are ready with the numbers that they have sealed; earlier logs asked everybody.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        again: bool,
        /// Those who watched and asked for a seat, on the seats behind.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        guests: Vec<PlayerId>,
    },
    /// Somebody who watches would like a seat in the next game, or would not any more.
    SeatWished {
        /// Who.
        player: PlayerId,
        /// Whether this person would.
        wants: bool,
    },
    /// The host chose how the room is kept.
    SettingsChosen {
        /// How.
        settings: RoomSettings,
    },
    /// The taken seats were put in another order.
    Arranged {
        /// The seats in their new order.
        seats: Vec<Seat>,
    },
    /// The host opened or closed the door.
    DoorSet {
        /// Who may come in.
        door: Door,
    },
    /// The host sent somebody away.
    Removed {
        /// Whom.
        player: PlayerId,
        /// Whether those who stay are asked anew whether they are ready.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        asks_anew: bool,
    },
    /// Somebody looks after the room from now on.
    Hosted {
        /// Who.
        player: PlayerId,
    },
    /// Somebody said something.
    Said {
        /// Who.
        player: PlayerId,
        /// What.
        words: TalkWords,
    },
    /// The host muted somebody, or let somebody speak again.
    Muted {
        /// Whom.
        player: PlayerId,
        /// Whether that person is muted now.
        muted: bool,
    },
    /// A seat is for or against a motion.
    Voted {
        /// Which seat.
        seat: Seat,
        /// What is voted on.
        motion: Motion,
        /// Whether the seat is for it.
        yes: bool,
    },
    /// A motion fell, because what it was about is not so any more.
    MotionFell {
        /// Which.
        motion: Motion,
    },
    /// The clocks stand still by consent.
    Paused,
    /// The clocks run on.
    Resumed,
    /// The clock alone has played for three rounds: the game stands still from now on.
    Slept,
    /// Somebody who plays is back, and the game goes on.
    Woke {
        /// Which seat.
        seat: Seat,
    },
    /// The server was away, and the clocks stood still.
    WasAway {
        /// Since when.
        from: Time,
        /// Until when.
        until: Time,
    },
    /// A bot goes on for a seat until its player is back.
    Automated {
        /// Which seat.
        seat: Seat,
        /// How well it plays.
        #[serde(default)]
        level: Level,
    },
    /// The player of a seat that played by itself, or was sent a notice, is back.
    Returned {
        /// Which seat.
        seat: Seat,
    },
    /// Somebody who watched plays on for a seat.
    HandedOver {
        /// Which seat.
        seat: Seat,
        /// Who.
        to: PlayerId,
    },
    /// The game was ended before its end.
    Abandoned,
    /// A seat asks others to let it take its last step back.
    TakeBackAsked {
        /// Which seat.
        seat: Seat,
        /// The entry of that step.
        seq: u64,
        /// Who must agree.
        from: Vec<Seat>,
        /// When it comes to nothing.
        until: Time,
    },
    /// A seat lets another take its last step back, or does not.
    TakeBackAnswered {
        /// Which seat.
        seat: Seat,
        /// The entry of that step.
        seq: u64,
        /// Whether it may.
        yes: bool,
    },
    /// Nobody asks any more to take this step back.
    TakeBackLapsed {
        /// The entry of that step.
        seq: u64,
    },
    /// A seat took its last step back.
    TookBack {
        /// Which seat.
        seat: Seat,
        /// The entry of that step.
        seq: u64,
    },
    /// A key was made for whoever sits there.
    KeyMade {
        /// Which seat.
        seat: Seat,
        /// Its kind; a key of the same kind before it does not work any more.
        kind: KeyKind,
        /// Its hash.
        hash: Digest,
        /// When it stops working.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        until: Option<Time>,
    },
    /// Somebody moved to another device.
    Claimed {
        /// Who.
        player: PlayerId,
        /// The kind of key that was used.
        kind: KeyKind,
        /// Whether the host had made it; older logs do not say.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        from_host: bool,
        /// The hash of the token that stands for this person now.
        token_hash: Digest,
    },
    /// A seat said where it wants to be told that it is its turn.
    WebhookSet {
        /// Which seat.
        seat: Seat,
        /// Where; nowhere if absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        url: Option<String>,
    },
    /// An absent seat is told that it is its turn.
    Notified {
        /// Which seat.
        seat: Seat,
    },
    /// Somebody put the end of the room off.
    Kept,
    /// The operator wants something for a seat's player, which happens when nobody need wait for that player any more.
    HouseAsked {
        /// Whose seat.
        player: PlayerId,
        /// What.
        wish: Wish,
    },
    /// What the operator wanted for a seat's player does not happen any more.
    HouseLetBe {
        /// Whose seat.
        player: PlayerId,
    },
    /// The operator took the room off the public list.
    Unlisted,
    /// Somebody's name and talk were taken out of all entries before this one.
    Forgotten {
        /// Whose.
        player: PlayerId,
    },
    /// The room's time is over.
    Gone,
    /// The room goes on in another house, and no more in this one.
    Moved,
    /// The code does not open the room any more, though it has not played.
    CodeGivenBack,
    /// A seat is ready, or wants another game after one, and has fixed its number.
    Readied {
        /// Which seat.
        seat: Seat,
        /// The hash of its number.
        number_hash: Digest,
    },
    /// A seat is not ready any more, or wants no other game; once numbers were being shown, nobody is ready.
    Unreadied {
        /// Which seat.
        seat: Seat,
    },
    /// A seat showed its number.
    Revealed {
        /// Which seat.
        seat: Seat,
        /// Its number.
        number: SeatNumber,
    },
    /// A seat did not show its number in time, so that one from the server's seed takes its place.
    NumberGiven {
        /// Which seat.
        seat: Seat,
    },
    /// The game began; the taken seats close up.
    Began {
        /// The opening.
        decision: Decision,
        /// The format that its receipt will have; games that began earlier do not name it.
        #[serde(default)]
        receipt: Format,
        /// What keeps the names from being guessed by their hashes, in the order of the seats.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        salts: Vec<NameSalt>,
        /// What stands for the names of those who had theirs taken out since, whose salts are gone.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        withheld: Vec<(Seat, Digest)>,
    },
    /// A seat's intent was carried out.
    Decided {
        /// Whose intent.
        seat: Seat,
        /// The intent.
        intent: GameIntent,
        /// What decided in the seat's place, if its player did not.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        stead: Option<Stead>,
        /// What came of it.
        decision: Decision,
    },
}

/// What the operator wants for the player of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Wish {
    /// The seat becomes free.
    Free,
    /// Whoever has this key has the seat.
    Open {
        /// The key's hash.
        hash: Digest,
        /// When it stops working.
        until: Time,
    },
}

/// Who brought an entry about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Doer {
    /// Somebody, by a message or by coming back.
    Somebody,
    /// A bot on a seat of its own.
    Bot,
    /// The room by itself, for a seat or as time passed.
    Room,
}

impl Entry {
    /// Who brought it about.
    pub(crate) fn doer(&self) -> Doer {
        match (&self.cause, &self.what) {
            (Some(_), _)
            | (None, What::Opened { .. } | What::Began { .. } | What::Returned { .. } | What::Woke { .. }) => {
                Doer::Somebody
            }
            (None, What::Decided { stead: None, .. }) => Doer::Bot,
            (None, _) => Doer::Room,
        }
    }
}

/// What an entry changes of all that a connection is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Touches {
    /// The room as everybody sees it.
    pub room: bool,
    /// The game's table.
    pub table: bool,
    /// The clocks.
    pub clocks: bool,
    /// What was said.
    pub talk: bool,
}

impl What {
    /// Whether it is neither part of a game nor something that was said, nor bounded by the seats and names there are.
    pub(crate) fn is_beside_the_game(&self) -> bool {
        !matches!(
            self,
            Self::Opened { .. }
                | Self::Sat { .. }
                | Self::Said { .. }
                | Self::Revealed { .. }
                | Self::Began { .. }
                | Self::Decided { .. }
                | Self::TookBack { .. }
                | Self::HouseAsked { .. }
                | Self::HouseLetBe { .. }
                | Self::Unlisted
                | Self::Gone
                | Self::Moved
        )
    }

    /// Whether somebody else may decide for a seat after it, or nobody.
    pub(crate) fn changes_who_decides(&self) -> bool {
        matches!(
            self,
            Self::Began { .. }
                | Self::Sat { .. }
                | Self::BotSat { .. }
                | Self::Freed { .. }
                | Self::Removed { .. }
                | Self::Claimed { .. }
                | Self::Automated { .. }
                | Self::Returned { .. }
                | Self::HandedOver { .. }
                | Self::Slept
                | Self::Woke { .. }
                | Self::Resumed
        )
    }

    /// What it changes of all that a connection is shown; the end of a game changes the room besides.
    pub(crate) fn touches(&self) -> Touches {
        let nothing = Touches::default();
        match self {
            Self::Decided { .. } | Self::TookBack { .. } => Touches {
                table: true,
                clocks: true,
                ..nothing
            },
            Self::Began { .. } | Self::Abandoned => Touches {
                room: true,
                table: true,
                clocks: true,
                ..nothing
            },
            Self::Paused | Self::Resumed | Self::Slept | Self::Woke { .. } | Self::WasAway { .. } => {
                Touches {
                    room: true,
                    clocks: true,
                    ..nothing
                }
            }
            Self::Said { .. } => Touches {
                talk: true,
                ..nothing
            },
            Self::KeyMade { .. } | Self::WebhookSet { .. } | Self::Notified { .. } => nothing,
            Self::Opened { .. }
            | Self::Sat { .. }
            | Self::BotSat { .. }
            | Self::Stood { .. }
            | Self::Freed { .. }
            | Self::Joined { .. }
            | Self::Left { .. }
            | Self::GameChosen { .. }
            | Self::SeatWished { .. }
            | Self::SettingsChosen { .. }
            | Self::Arranged { .. }
            | Self::DoorSet { .. }
            | Self::Removed { .. }
            | Self::Hosted { .. }
            | Self::Muted { .. }
            | Self::Voted { .. }
            | Self::MotionFell { .. }
            | Self::TakeBackAsked { .. }
            | Self::TakeBackAnswered { .. }
            | Self::TakeBackLapsed { .. }
            | Self::Automated { .. }
            | Self::Returned { .. }
            | Self::HandedOver { .. }
            | Self::Claimed { .. }
            | Self::Readied { .. }
            | Self::Unreadied { .. }
            | Self::Revealed { .. }
            | Self::NumberGiven { .. }
            | Self::Kept
            | Self::HouseAsked { .. }
            | Self::HouseLetBe { .. }
            | Self::Unlisted
            | Self::Forgotten { .. }
            | Self::CodeGivenBack
            | Self::Gone
            | Self::Moved => Touches {
                room: true,
                ..nothing
            },
        }
    }
}

/// What came of a decision.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Decision {
    /// Its number in the game.
    pub number: u64,
    /// Every draw of chance it took.
    pub draws: Vec<Draw>,
    /// What happened.
    pub events: AnyEvents,
    /// The table after it as it was drafted, until it is the room's; not in the log, which is folded.
    #[serde(skip)]
    table: Option<Box<AnyGame>>,
}

impl Decision {
    /// A decision that has just been made.
    pub(crate) fn new(number: u64, rng: GameRng, draft: AnyDraft) -> Self {
        Self {
            number,
            draws: rng.into_draws(),
            events: draft.events,
            table: Some(Box::new(draft.table)),
        }
    }

    /// The table after it; none where the decision was read from the log.
    pub(crate) fn table(&self) -> Option<&AnyGame> {
        self.table.as_deref()
    }

    /// Hands the table over to whoever keeps it.
    pub(crate) fn take_table(&mut self) -> Option<Box<AnyGame>> {
        self.table.take()
    }
}

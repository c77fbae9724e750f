//! Why something was not done: a stable code with its parameters.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;
use ts_rs::TS;

use crate::games::{GameId, GameRule};
use crate::ids::{PlayerId, Seat};
use crate::time::Time;

/// Why something was not done.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, IntoStaticStr, JsonSchema, TS)]
#[serde(tag = "code", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[ts(export_to = "refusal.ts")]
pub enum Refusal {
    /// The frame is not JSON, or not a message of this protocol.
    Malformed {
        /// What the parser stumbled over.
        detail: String,
    },
    /// The first message was not `hello`.
    HelloFirst,
    /// A second `hello` on the same connection.
    AlreadyEntered,
    /// Another message of the same sender had this id.
    IdReused,
    /// There is no such room, or the token owns no seat in it.
    NoSuchRoomOrSeat,
    /// The options do not fit the game.
    BadOptions {
        /// What is wrong with them.
        detail: String,
    },
    /// The name has no letter that can be seen.
    NameEmpty,
    /// The name is too long.
    NameTooLong {
        /// The most characters it may have.
        most: u32,
    },
    /// The name has control characters, characters that cannot be seen or change the direction of other text, or letters that no language writes names with.
    NameForbidden,
    /// A letter of the name has too many marks, accents for example.
    NameMarks {
        /// The most marks a letter may have.
        most: u32,
    },
    /// Somebody in this room has the name.
    NameTaken,
    /// The name looks like that of somebody in this room.
    NameAlike,
    /// The seat does not exist.
    NoSuchSeat {
        /// The seat that was asked for.
        seat: Seat,
    },
    /// Somebody else sits there.
    SeatTaken {
        /// The seat that was asked for.
        seat: Seat,
    },
    /// All seats are taken.
    TableFull,
    /// This connection has a seat already.
    AlreadySeated,
    /// Only a seat may do this, and this connection watches.
    NotSeated,
    /// This can be done only before the game begins.
    OnlyInLobby,
    /// This can be done only while the game is on.
    OnlyInGame,
    /// This can be done only while the seats show their numbers.
    OnlyWhileRevealing,
    /// The seat is ready already.
    AlreadyReady,
    /// The seat is not ready.
    NotReady,
    /// The seat has shown its number already.
    AlreadyRevealed,
    /// The number does not have the hash that was sent with `ready`.
    NumberMismatch,
    /// The intent belongs to another game.
    WrongGame {
        /// The game of this room.
        game: GameId,
    },
    /// The table waits for somebody else.
    NotAwaited {
        /// The seats it waits for.
        awaiting: Vec<Seat>,
    },
    /// The intent answers a moment of the game that has passed; a snapshot comes with it.
    Stale,
    /// A rule of the game forbids it.
    Rule(GameRule),
    /// Too many messages.
    Throttled {
        /// Which limit.
        limit: Limit,
        /// How long to wait.
        seconds: u32,
    },
    /// The game has not ended, so there is no receipt yet.
    NotFinished,
    /// The game is still on; this can be done only when it is over.
    OnlyWhenOver,
    /// Only the host may do this.
    NotHost,
    /// The host is here, or has been a moment ago, so nobody else takes the room over.
    HostIsHere,
    /// Nobody in this room has that number.
    NoSuchPlayer {
        /// The number that was asked for.
        player: PlayerId,
    },
    /// More are seated than can play; say who keeps a seat.
    TooManySeated {
        /// The most that can play.
        most: u8,
    },
    /// The list of seats must name taken seats, each of them once.
    BadArrangement,
    /// The settings are out of bounds.
    BadSettings {
        /// What is wrong with them.
        detail: String,
    },
    /// The house has taken the room off the public list.
    Unlisted,
    /// Only somebody with a seat or a name may do this.
    Nameless,
    /// Nothing was said.
    TextEmpty,
    /// Too much was said at once.
    TextTooLong {
        /// The most characters.
        most: u32,
    },
    /// The words have control characters, or characters that change the direction of other text.
    TextForbidden,
    /// A letter of the words has too many marks, accents for example.
    TextMarks {
        /// The most marks a letter may have.
        most: u32,
    },
    /// The host has muted this player.
    Muted,
    /// Only what everybody sees on the table as it stands can be pointed at, by those who see it.
    NotInSight,
    /// It is so already.
    NoChange,
    /// The game is played without clocks.
    NoClock,
    /// The player of that seat is here.
    SeatIsPresent {
        /// The seat.
        seat: Seat,
    },
    /// This table plays without odds.
    OddsOff,
    /// A bot sits there.
    BotSeat {
        /// The seat.
        seat: Seat,
    },
    /// Only a table of bots, as many as can play, is begun this way.
    NotOnlyBots,
    /// While a game is on, only whoever sits there moves or gives up the seat.
    OwnersSeat {
        /// The seat.
        seat: Seat,
    },
    /// While a game is on, this takes a vote of the table.
    NeedsVote {
        /// The seat.
        seat: Seat,
    },
    /// Whoever has seen one hand of a game is not shown another.
    SecondSeat {
        /// The seat whose hand was seen.
        seat: Seat,
    },
    /// A seat is handed over only where a bot goes on for it already.
    BotFirst {
        /// The seat.
        seat: Seat,
    },
    /// Nobody asks to take that step back, or not any more.
    NoSuchRequest,
    /// So many steps have been taken back, or were asked for.
    TakeBacksUsedUp {
        /// Which limit.
        limit: TakeBackLimit,
        /// The most.
        most: u32,
    },
    /// The last step cannot be taken back.
    CannotTakeBack {
        /// Why not.
        why: TakeBackBar,
    },
    /// The key opens no seat in this room, or not any more.
    WrongKey,
    /// The key opens the seat once its player has been away for long.
    KeyTooEarly {
        /// The seat.
        seat: Seat,
    },
    /// The server does not call that address.
    WebhookRefused {
        /// Why not.
        why: WebhookBar,
    },
    /// No game of this room ended with that entry.
    NoSuchGame,
    /// The game's receipt was erased, and with it what could be shown of the game.
    Erased {
        /// When.
        at: Time,
    },
    /// Nobody looks at a game from there.
    NoSuchView,
    /// The interface for programs has no such address.
    NoSuchAddress,
    /// Only those open rooms here who have the house's word or an invitation.
    HouseClosed,
    /// That is not the house's word.
    WrongHouseWord,
    /// The invitation is not of this house, or its time is over.
    WrongInvitation,
    /// There are as many rooms here, or as much is kept, as whoever runs the house wants.
    HouseFull {
        /// Which limit.
        limit: HouseLimit,
        /// The most.
        most: u32,
    },
    /// The room's time is over.
    RoomGone,
    /// The room goes on in another house, which whoever hosts this one can name.
    RoomMoved,
    /// The host has sent this person away for the evening.
    Removed,
    /// The room is that person's: whoever took it over meanwhile does not send them away.
    TheirRoom {
        /// The number of that person.
        player: PlayerId,
    },
    /// Nobody comes in any more who has no seat or name in the room.
    Locked,
    /// Whoever comes in has to knock: say hello with a name.
    KnockFirst,
    /// This connection still waits outside.
    Knocking,
    /// Those inside did not let this person in.
    NotLetIn,
    /// Nobody inside has answered.
    NobodyAnswered,
    /// Nobody knocks any more who had that number.
    NoSuchKnock,
    /// The body of a request is too large.
    BodyTooLarge {
        /// The most bytes it may have.
        most: u32,
    },
    /// The body of a request did not come in time.
    BodyTooLate {
        /// The seconds it may take.
        seconds: u32,
    },
    /// Whoever runs the house does not let this household in until then.
    Banned {
        /// Until when.
        until: Time,
    },
    /// The server could not store it, so it did not happen; it can be tried again.
    Unavailable,
}

/// A limit that can be exceeded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[ts(export_to = "refusal.ts")]
pub enum Limit {
    /// Messages on one connection.
    Messages,
    /// Guesses of room codes from one household.
    CodeGuesses,
    /// New rooms from one household.
    NewRooms,
    /// What one person, or those of one household who have no seat, change in one room besides playing.
    RoomEntries,
    /// Those who watch one room without a name.
    Spectators,
    /// Those who watch one room under a name, all of them or those of one household.
    Names,
    /// What one player says.
    Talk,
    /// Keys tried from one household, or in one room.
    Keys,
    /// Replays asked for from one household.
    Replays,
    /// Odds asked for in one room at the same time.
    Odds,
    /// Connections at the same time, of one household or of the whole house.
    Connections,
    /// New connections from one household.
    NewConnections,
    /// Requests from one household.
    Requests,
    /// WebSockets from one household that say `hello`.
    Hellos,
    /// People from one household, or into one room, whom the room does not know.
    Arrivals,
    /// Lists of rooms, rooms and receipts looked up from one household.
    Lookups,
    /// Rooms that one household has on the public list at the same time.
    Listed,
    /// Milliseconds for which bots think and odds are counted for one household, or in one room; beyond it others come first.
    Thinking,
    /// Addresses called for one household's rooms, or for one room; what is due is called later.
    Webhooks,
    /// Bytes that one household, or one room, has the server keep.
    Stored,
    /// Knocks at one room, by all or by one household.
    Knocks,
}

/// How much there may be in a house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "refusal.ts")]
pub enum HouseLimit {
    /// Rooms whose time is not over.
    Rooms,
    /// Those of them that one household has opened.
    HouseholdRooms,
    /// Megabytes of the database.
    StoredMegabytes,
}

/// Why a step cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "refusal.ts")]
pub enum TakeBackBar {
    /// It was not the last step of the game.
    NotLast,
    /// It was not a step of this seat's player.
    NotYours,
    /// Dice were rolled or cards were shuffled.
    Chance,
    /// It showed something that was hidden, or the game does not allow it.
    Shown,
}

/// How often steps may be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "refusal.ts")]
pub enum TakeBackLimit {
    /// One after the other, without a step in between.
    InARow,
    /// Since the table began to wait for the seat.
    Turn,
}

/// Why the server does not call an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "refusal.ts")]
pub enum WebhookBar {
    /// It is not an address that begins with http:// or https://, or it is too long.
    NotAnAddress,
    /// It leads to this machine or into a private network.
    Internal,
    /// This server calls nobody.
    Off,
}

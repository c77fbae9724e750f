//! What a client says to the server.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::bots::Level;
use crate::door::{Door, Pass};
use crate::games::{GameIntent, GameOptions, GameTarget};
use crate::ids::{Digest, MessageId, PlayerId, RoomCode, RoomId, Seat, SeatNumber, SeatToken};
use crate::keys::{KeyKind, SeatKey};
use crate::settings::RoomSettings;
use crate::talk::Reaction;
use crate::votes::Motion;

/// Gives every message but the first an id, so that the list below names each message once and nothing else lists them.
macro_rules! messages {
    (
        $(#[$about:meta])*
        pub enum $messages:ident {
            $(#[$greeting:meta])*
            $first:ident { $($of_first:tt)* },
            $($(#[$says:meta])* $message:ident { $($of:tt)* },)*
        }
    ) => {
        $(#[$about])*
        pub enum $messages {
            $(#[$greeting])*
            $first { $($of_first)* },
            $(
                $(#[$says])*
                $message {
                    /// Names this message.
                    id: MessageId,
                    $($of)*
                },
            )*
        }

        impl $messages {
            /// The name of this message; the first has none.
            pub fn id(&self) -> Option<MessageId> {
                match self {
                    Self::$first { .. } => None,
                    $(Self::$message { id, .. } => Some(*id),)*
                }
            }
        }
    };
}

messages! {
    /// One message from a client; the first on a connection is `hello`, and only the first.
    #[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
    #[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
    #[ts(export_to = "client.ts")]
    pub enum ClientMessage {
        /// Enters a room, as a spectator or, with the token of somebody in it, as that person.
        Hello {
            /// Which room.
            enter: Enter,
            /// The token of whoever comes back.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            #[ts(optional)]
            token: Option<SeatToken>,
            /// What lets somebody in who has no token, where the door is not open.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            #[ts(optional)]
            pass: Option<Pass>,
        },
        /// Takes a free seat, before a game also a bot's, or one's own from whoever plays on there; this connection's token owns it from then on.
        Sit {
            /// The seat, or the first free one, or the first of a bot.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            #[ts(optional)]
            seat: Option<Seat>,
            /// The player's name as everybody will see it.
            name: String,
        },
        /// Watches under a name, which this connection's token owns from then on.
        Watch {
            /// The name as everybody will see it.
            name: String,
        },
        /// Gives the seat back while no game is on, or the name of somebody who watches.
        Stand {},
        /// Chooses the game that is played next and its options, before a game or after one; for the host.
        ChooseGame {
            /// The game with its options.
            game: GameOptions,
            /// Who keeps a seat, in the order of the new seats, when not all of them fit; the others watch.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            #[ts(optional)]
            sit: Option<Vec<Seat>>,
        },
        /// Plays the same game again with the same seats, where whoever wants another is ready already; the next player begins.
        Rematch {},
        /// Would like a seat in the next game, or would not; for somebody who watches under a name.
        AskForSeat {
            /// Whether this person would.
            wants: bool,
        },
        /// Chooses how the room is kept, before a game; for the host.
        Settings {
            /// How the room is kept.
            settings: RoomSettings,
        },
        /// Orders the seats, before a game; for the host.
        Arrange {
            /// Every taken seat once, in the new order.
            seats: Vec<Seat>,
        },
        /// Lets chance order the seats, before a game; for the host.
        Shuffle {},
        /// Lets a bot sit down on a free seat, also while a game is on, or before a game play otherwise; for the host.
        AddBot {
            /// The seat, or the first free one.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            #[ts(optional)]
            seat: Option<Seat>,
            /// How well it plays.
            level: Level,
        },
        /// Begins a game between bots alone; for the host, who watches.
        Begin {},
        /// Frees a seat for somebody else, while a game is on only a bot's; for the host.
        FreeSeat {
            /// Which seat.
            seat: Seat,
        },
        /// Hands the room over to somebody else or, where the host is away, takes it over.
        Host {
            /// Who looks after the room from now on.
            player: PlayerId,
        },
        /// Opens or closes the door of the room, at any time; for the host.
        Door {
            /// Who may come in.
            door: Door,
        },
        /// Lets somebody in who knocks, or does not; for the host or, where the host is not here, anybody seated.
        AnswerKnock {
            /// Which knock.
            #[ts(type = "number")]
            knock: u64,
            /// Whether to let that person in.
            yes: bool,
        },
        /// Sends somebody away for the evening, but no player of a game that is on; for the host.
        Remove {
            /// Who.
            player: PlayerId,
        },
        /// Says something to everybody.
        Say {
            /// The words, in one line.
            text: String,
        },
        /// Makes a quick sign to everybody.
        React {
            /// The sign.
            reaction: Reaction,
        },
        /// Points at something on the table that everybody sees; it is told at once and not kept.
        Point {
            /// At what.
            target: GameTarget,
        },
        /// Lets somebody say no more, or speak again; for the host.
        Mute {
            /// Who.
            player: PlayerId,
            /// Whether that person is muted from now on.
            muted: bool,
        },
        /// Is for or against something that the table decides together.
        Vote {
            /// What.
            motion: Motion,
            /// Whether this seat is for it.
            yes: bool,
        },
        /// Lets the clocks run on after a pause.
        Resume {},
        /// Takes the seat's last step back or, where others are awaited since then, asks them to let it.
        TakeBack {
            /// The entry of that step in the room's log.
            #[ts(type = "number")]
            seq: u64,
        },
        /// Lets another seat take its last step back, or does not.
        AnswerTakeBack {
            /// The entry of that step in the room's log.
            #[ts(type = "number")]
            seq: u64,
            /// Whether it may be taken back.
            yes: bool,
        },
        /// Asks for a key that moves a seat to another device: one's own or, for the host while no game is on, any.
        MakeKey {
            /// Which kind.
            kind: KeyKind,
            /// The seat; one's own if absent.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            #[ts(optional)]
            seat: Option<Seat>,
        },
        /// Moves a seat to this device: this connection's token owns it from then on, and the old one no more.
        Claim {
            /// The key.
            key: SeatKey,
        },
        /// Says where this seat wants to be told that it is its turn, or that it does not.
        Webhook {
            /// An address that takes a POST, `https://example.org/turn` for example.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            #[ts(optional)]
            url: Option<String>,
        },
        /// Puts the end of the room off.
        Keep {},
        /// Takes one's name and all that one has said out of the room for ever; the seat stays.
        ForgetMe {},
        /// Says that this seat is ready, or after a game that it wants another, and fixes its number without showing it yet.
        Ready {
            /// SHA-256 of the seat's number.
            number_hash: Digest,
        },
        /// Takes readiness back, or after a game that this seat wants another.
        Unready {},
        /// Shows the number once everybody is ready.
        Reveal {
            /// The number whose hash was sent with `ready`.
            number: SeatNumber,
        },
        /// Asks for something in the game.
        Act {
            /// What the seat wants; any of the offered intents can be sent back as it is.
            intent: GameIntent,
        },
        /// Asks how likely what this seat could do next would turn out well, where the table allows that.
        Odds {},
        /// Asks for a snapshot, after a gap in the numbers for example.
        Resync {},
        /// Asks whether the server is still there.
        Ping {},
    }
}

/// How a connection names the room it wants.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[ts(export_to = "client.ts")]
pub enum Enter {
    /// A room by the id in its link.
    Room(RoomId),
    /// A room that is still in its lobby, by its spoken code.
    Code(RoomCode),
    /// A new room for this game.
    Create(GameOptions),
}

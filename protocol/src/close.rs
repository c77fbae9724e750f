//! The codes with which the server closes a WebSocket.

use std::fmt;

/// Writes the codes from one list.
macro_rules! codes {
    ($($(#[$doc:meta])* $code:ident = $number:literal,)+) => {
        /// Why the server closes a WebSocket.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[repr(u16)]
        pub enum CloseCode {
            $($(#[$doc])* $code = $number,)+
        }

        impl CloseCode {
            /// Every code.
            pub const ALL: [Self; [$($number),+].len()] = [$(Self::$code),+];
        }
    };
}

codes! {
    /// The client broke a rule of WebSockets, by a frame that is none for example.
    ProtocolError = 1002,
    /// The client sent a text that is not UTF-8.
    InvalidText = 1007,
    /// The client broke a rule of the protocol, no hello for example.
    Policy = 1008,
    /// A frame was larger than allowed.
    TooBig = 1009,
    /// Something broke inside the room; come back, nothing acknowledged is lost.
    Internal = 1011,
    /// The server restarts; come back in a moment.
    Restart = 1012,
    /// The server has too many connections, or this one reads too slowly; come back later.
    Overload = 1013,
    /// The same seat came in on a newer connection.
    TakenOver = 4001,
    /// There is no such room, or the token owns no seat in it.
    NoSuchRoomOrSeat = 4003,
    /// The room's time is over; only said to the holder of a token in it.
    RoomGone = 4010,
    /// The host has sent this person away for the evening.
    Removed = 4011,
    /// The door is not open, or nobody let this person in.
    Outside = 4012,
    /// The room goes on in another house.
    RoomMoved = 4013,
}

impl CloseCode {
    /// The number on the wire.
    pub const fn number(self) -> u16 {
        self as u16
    }

    /// The code of a number on the wire, if the server closes with it.
    pub fn of_number(number: u16) -> Option<Self> {
        Self::ALL.into_iter().find(|code| code.number() == number)
    }
}

impl fmt::Display for CloseCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

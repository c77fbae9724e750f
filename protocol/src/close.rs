//! The codes with which the server closes a WebSocket.

/// The client broke a rule of WebSockets, by a frame that is none for example.
pub const PROTOCOL_ERROR: u16 = 1002;
/// The client sent a text that is not UTF-8.
pub const INVALID_TEXT: u16 = 1007;
/// The client broke a rule of the protocol, no hello for example.
pub const POLICY: u16 = 1008;
/// A frame was larger than allowed.
pub const TOO_BIG: u16 = 1009;
/// Something broke inside the room; come back, nothing acknowledged is lost.
pub const INTERNAL: u16 = 1011;
/// The server restarts; come back in a moment.
pub const RESTART: u16 = 1012;
/// The server has too many connections, or this one reads too slowly; come back later.
pub const OVERLOAD: u16 = 1013;
/// The same seat came in on a newer connection.
pub const TAKEN_OVER: u16 = 4001;
/// There is no such room, or the token owns no seat in it.
pub const NO_SUCH_ROOM_OR_SEAT: u16 = 4003;
/// The host has sent this person away for the evening.
pub const REMOVED: u16 = 4011;
/// The door is not open, or nobody let this person in.
pub const OUTSIDE: u16 = 4012;
/// The room's time is over; only said to the holder of a token in it.
pub const ROOM_GONE: u16 = 4010;

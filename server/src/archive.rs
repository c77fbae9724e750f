//! Backups, and the ways from one database into another: whole houses and single rooms.
//!
//! Everything goes room by room from a [`Source`] to where it is kept, and is then read there again: every room is
//! folded on both sides, and rows and tables are compared by their digests ([`contents`]). What is written becomes so in
//! one piece, or not at all ([`file`](mod@file)).
//!
//! - [`bundle`]: the rows of one room; [`contents`]: what was found in them
//! - [`format`](mod@format): how an archive is written; [`reader`]: how it is read
//! - [`source`]: where rooms come from; [`pour`]: how they get somewhere else; [`empty`]: where nothing is yet
//! - [`receipts`]: whether what is kept of finished games holds
//! - [`room`]: one room's way out of a house and into another

pub(crate) mod bundle;
pub(crate) mod contents;
pub(crate) mod empty;
pub(crate) mod file;
pub(crate) mod format;
pub(crate) mod pour;
pub(crate) mod reader;
pub(crate) mod receipts;
pub(crate) mod room;
pub(crate) mod source;

pub(crate) use self::contents::Contents;
pub(crate) use self::source::Source;

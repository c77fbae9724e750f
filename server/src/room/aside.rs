//! A room that is looked at, and written about, without being woken: for backups, for the way into another house, and
//! for trying a new version of the program.

use std::time::Duration;

use dragonhall_protocol::{Digest, KeyKind, Phase, PlayerId, RoomCode, RoomId, Seat, Time};

use super::entry::{Entry, What};
use super::fold::{Tables, WakeError, fold, fold_before};
use super::state::{Person, RoomState};
use crate::desk::known::{Closed, Someone, State};
use crate::store::{Record, RoomStage};

/// What a log makes of a room, as far as it has to be compared or written beside the log.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Aside {
    /// The tables where each of its games ended, and after its last entry.
    pub(crate) tables: Vec<Tables>,
    /// Its code.
    pub(crate) code: RoomCode,
    /// What it is doing.
    pub(crate) stage: RoomStage,
    /// Whether it acts by itself, for its clocks or its bots.
    pub(crate) timed: bool,
    /// Whether its time is over.
    pub(crate) gone: bool,
    /// Whether it has moved to another house.
    pub(crate) moved: bool,
    /// A seat that the table waits for, and the person who sits there.
    pub(crate) awaited: Option<(Seat, PlayerId)>,
}

/// What these records make of a room.
pub(crate) fn aside(id: RoomId, records: Vec<Record>) -> Result<Aside, WakeError> {
    let mut tables: Vec<Tables> = Vec::new();
    let mut was_over = false;
    let room = fold_before(id, records, Duration::ZERO, |room| {
        let is_over = room.phase() == Phase::Finished;
        if is_over && !was_over {
            tables.push(Tables::of(room));
        }
        was_over = is_over;
    })?;
    if tables.last().is_none_or(|last| last.seq != room.seq) {
        tables.push(Tables::of(&room));
    }
    let is_done = room.moved || room.gone && !room.is_unused();
    let stage = match (is_done, room.phase()) {
        (false, Phase::Playing) => RoomStage::Playing,
        (false, Phase::Lobby | Phase::Revealing | Phase::Finished) if room.code_opens => RoomStage::Lobby,
        (true, _) | (false, Phase::Lobby | Phase::Revealing | Phase::Finished) => RoomStage::Finished,
    };
    Ok(Aside {
        tables,
        awaited: awaited(&room),
        timed: room.phase() == Phase::Playing && room.acts_by_itself(),
        stage,
        gone: room.gone,
        moved: room.moved,
        code: room.code,
    })
}

/// What these records make of a room that is kept for so long, as its operator is told.
pub(crate) fn state(id: RoomId, records: Vec<Record>, keep: Duration) -> Result<State, WakeError> {
    let room = fold(id, records, keep)?;
    let view = room.view();
    let someone = |person: &Person, seat| Someone {
        player: person.player,
        name: person.name.clone(),
        seat,
        bot: person.bot,
    };
    let seated = room
        .occupants()
        .map(|(seat, occupant)| someone(&occupant.person, Some(seat)));
    let company = room.company.iter().map(|person| someone(person, None));
    Ok(State {
        code: view.code,
        game: room.options.game(),
        phase: view.phase,
        closed: match (room.moved, room.gone) {
            (true, _) => Some(Closed::Moved),
            (false, true) => Some(Closed::Gone),
            (false, false) => None,
        },
        expires: view.expires,
        listed: room.settings.listed,
        unlisted: room.unlisted,
        people: seated.chain(company).collect(),
    })
}

fn awaited(room: &RoomState) -> Option<(Seat, PlayerId)> {
    let mut people = room.awaiting().into_iter().filter_map(|seat| {
        let person = &room.occupant(seat)?.person;
        person.bot.is_none().then_some((seat, person.player))
    });
    people.next().filter(|_| !room.gone)
}

/// Whether these records end with the room's move to another house.
pub(crate) fn ends_with_a_move(records: &[Record]) -> bool {
    let last = records
        .last()
        .map(|last| serde_json::from_str::<Entry>(&last.body));
    matches!(
        last,
        Some(Ok(Entry {
            what: What::Moved,
            ..
        }))
    )
}

/// The entry that says that the room has moved to another house.
pub(crate) fn moved(seq: u64, at: Time) -> Record {
    record(seq, at, What::Moved)
}

/// The entry that gives a code back.
pub(crate) fn code_given_back(seq: u64, at: Time) -> Record {
    record(seq, at, What::CodeGivenBack)
}

/// The entry with which somebody moves to another device.
pub(crate) fn claimed(seq: u64, at: Time, player: PlayerId, token_hash: Digest) -> Record {
    let what = What::Claimed {
        player,
        kind: KeyKind::Words,
        from_host: false,
        token_hash,
    };
    record(seq, at, what)
}

fn record(seq: u64, at: Time, what: What) -> Record {
    let body =
        serde_json::to_string(&Entry { cause: None, what }).expect("every entry can be written as JSON");
    Record { seq, at, body }
}

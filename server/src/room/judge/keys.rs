//! Moving a seat to another device.

use std::time::Duration;

use dragonhall_protocol::keys::{LISTS, WORDS};
use dragonhall_protocol::{Digest, KeyKind, Phase, Refusal, Role, Seat, SeatKey, Time};
use sha2::{Digest as _, Sha256};

use super::{Asking, Judged, NewKey, Verdict};
use crate::code;
use crate::room::entry::{What, Wish};
use crate::room::state::{Maker, Occupant, Person, RoomState, same};
use crate::secrets::secret;

/// How long a code works.
const HOP: Duration = Duration::from_mins(10);

/// A key to one's own seat or, for the host while no game is on, to any.
pub(super) fn make(asking: &Asking<'_>, kind: KeyKind, seat: Option<Seat>) -> Result<Verdict, Refusal> {
    let seat = match seat {
        Some(seat) if asking.role == Role::Seat(seat) => seat,
        Some(seat) => {
            asking.must_host()?;
            let seat = asking.no_bot(asking.taken(seat)?)?;
            if is_on(asking.room) {
                return Err(Refusal::OwnersSeat { seat });
            }
            seat
        }
        None => asking.seat()?,
    };
    let (key, until) = match kind {
        KeyKind::Words => (SeatKey::Words(code::words()), None),
        KeyKind::Hop => (SeatKey::Hop(hex(&secret()[..16])), Some(asking.now + HOP)),
    };
    let made = What::KeyMade {
        seat,
        kind,
        hash: hash(&key),
        until,
    };
    Ok(Verdict::Writes {
        happenings: vec![made],
        key: Some(NewKey { seat, key, until }),
    })
}

/// Whoever a key was made for moves to the device that brings the key, with or without a seat.
pub(super) fn claim(asking: &Asking<'_>, key: &SeatKey) -> Judged {
    if let Role::Seat(_) = asking.role {
        return Err(Refusal::AlreadySeated);
    }
    let Found {
        kind,
        maker,
        whose,
        early,
    } = find(asking.room, key, asking.now).ok_or(Refusal::WrongKey)?;
    if let Some(seat) = early.filter(|seat| !asking.attendance.is_long_away(asking.room, *seat, asking.now)) {
        return Err(Refusal::KeyTooEarly { seat });
    }
    asking.room.may_become(&asking.token_hash, whose.player)?;
    let mut happenings = vec![What::Claimed {
        player: whose.player,
        kind,
        from_host: maker == Maker::Host,
        token_hash: asking.token_hash,
    }];
    // Whoever watched on this device under another name gives that name back.
    match asking.role {
        Role::Companion(player) if player == whose.player => return Err(Refusal::NoChange),
        Role::Companion(player) => happenings.push(What::Left { player }),
        Role::Seat(_) | Role::Spectator => {}
    }
    Ok(happenings)
}

/// Whether a game is on, or about to begin: then a seat is its player's alone.
fn is_on(room: &RoomState) -> bool {
    match room.phase() {
        Phase::Revealing | Phase::Playing => true,
        Phase::Lobby | Phase::Finished => false,
    }
}

/// A key that opens something.
pub(crate) struct Found<'a> {
    kind: KeyKind,
    maker: Maker,
    whose: &'a Person,
    /// The seat whose player must have been away for long first: the operator's keys open none before.
    early: Option<Seat>,
}

/// Whom a key was made for and by, and of which kind it is.
pub(crate) fn find<'a>(room: &'a RoomState, key: &SeatKey, now: Time) -> Option<Found<'a>> {
    let kind = match key {
        SeatKey::Words(_) => KeyKind::Words,
        SeatKey::Hop(_) => KeyKind::Hop,
    };
    let hash = hash(key);
    let opened = |whose: &'a Person| {
        let maker = whose.keys.open(kind, &hash, now, is_on(room))?;
        Some(Found {
            kind,
            maker,
            whose,
            early: None,
        })
    };
    room.people().find_map(opened).or_else(|| {
        let of_house = |(seat, occupant): (Seat, &'a Occupant)| match room
            .wishes_of_house
            .get(&occupant.person.player)
        {
            Some(Wish::Open { hash: kept, until }) if same(kept, &hash) && now <= *until => Some(Found {
                kind,
                maker: Maker::Host,
                whose: &occupant.person,
                early: is_on(room).then_some(seat),
            }),
            Some(Wish::Open { .. } | Wish::Free) | None => None,
        };
        room.occupants().find_map(of_house)
    })
}

/// Words to a seat that the operator hands out, and what is kept of them.
pub(crate) fn words_of_house() -> (String, Digest) {
    let words = code::words();
    let hash = hash(&SeatKey::Words(words.clone()));
    (words, hash)
}

/// A word of a key in capitals, and as it is handed out where it stands in the list of any language.
fn as_handed_out(word: &str) -> String {
    let word = word.to_uppercase();
    let place_in = |list: &[&str]| list.iter().position(|listed| *listed == word);
    let place = LISTS.iter().find_map(|(_, list)| place_in(list));
    place.map_or(word, |place| WORDS[place].to_owned())
}

/// What is kept of a key; however its words are written.
fn hash(key: &SeatKey) -> Digest {
    let text = match key {
        SeatKey::Words(words) => words
            .split(|letter: char| !letter.is_alphabetic())
            .filter(|word| !word.is_empty())
            .map(as_handed_out)
            .collect::<Vec<_>>()
            .join(" "),
        SeatKey::Hop(code) => code.trim().to_ascii_lowercase(),
    };
    Digest(Sha256::digest(text).into())
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

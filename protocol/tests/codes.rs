//! The names that refusals have in counts are their codes on the wire.

#![allow(clippy::unwrap_used)]

use dragonhall_protocol::games::{GameRule, dragon_stone};
use dragonhall_protocol::refusal::{Limit, TakeBackBar};
use dragonhall_protocol::{Refusal, Seat};
use serde_json::to_value;

#[test]
fn a_refusal_is_counted_by_its_code() {
    let blocked = dragon_stone::Rule::RollFirst;
    for refusal in [
        Refusal::NoSuchRoomOrSeat,
        Refusal::Malformed {
            detail: String::new(),
        },
        Refusal::Rule(GameRule::DragonStone(blocked)),
        Refusal::SeatTaken { seat: Seat(0) },
        Refusal::CannotTakeBack {
            why: TakeBackBar::Chance,
        },
        Refusal::Throttled {
            limit: Limit::NewRooms,
            seconds: 1,
        },
    ] {
        let counted: &str = (&refusal).into();
        assert_eq!(to_value(&refusal).unwrap()["code"], counted);
    }
    let limit: &str = Limit::RoomEntries.into();
    assert_eq!(to_value(Limit::RoomEntries).unwrap(), limit);
}

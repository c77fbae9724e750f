//! What becomes of what the operator asks.

use std::time::Duration;

use dragonhall_protocol::{Refusal, RoomId};
use tracing::{error, info};

use super::known::{Known, Live, rooms};
use super::{Act, Answer, Ask, Told};
use crate::config::HOUR;
use crate::house::House;
use crate::log::short;
use crate::room::{Looks, Order};
use crate::store::{Claim, Erasure, StoreError};

/// Carries out what this user asks, and leaves a line of whatever changes something.
pub(super) async fn answer(house: &House, ask: Ask, uid: u32) -> Answer {
    match ask {
        Ask::Rooms { most } => {
            let mut found = rooms(house.store.as_ref(), most, keep(house))
                .await
                .map_err(unread)?;
            for room in &mut found {
                room.live = live(house, room.id).await;
            }
            Ok(Told::Rooms(found))
        }
        Ask::Show { room } => show(house, room).await,
        Ask::Bans => {
            let bans = house.bans.list(house.clock.now()).into_iter();
            Ok(Told::Bans(bans.map(|ban| (ban.name, ban.until)).collect()))
        }
        Ask::Ban { household, hours } => {
            let answer = ban(house, &household, HOUR * hours).await;
            let (done, why) = outcome(&answer);
            info!(target: AUDIT, uid, household, hours, done, why, "the operator bans a household");
            answer
        }
        Ask::Unban { household } => {
            let now = house.clock.now();
            let lifted = house.bans.unban(house.store.as_ref(), &household, now).await;
            let answer = lifted.map(|()| Told::Done(format!("{household} is let in again")));
            let (done, why) = outcome(&answer);
            info!(target: AUDIT, uid, household, done, why, "the operator lets a household in again");
            answer
        }
        Ask::Act { room, act } => {
            let answer = carry_out(house, room, act).await;
            let (done, why) = outcome(&answer);
            info!(target: AUDIT, uid, room = %short(room), ?act, done, why, "the operator changes a room");
            answer
        }
    }
}

/// Whether it was done, and why not.
fn outcome(answer: &Answer) -> (bool, Option<&str>) {
    match answer {
        Ok(Told::Moved { left }) => (*left, None),
        Ok(_) => (true, None),
        Err(why) => (false, Some(why)),
    }
}

async fn ban(house: &House, name: &str, lasts: Duration) -> Answer {
    let now = house.clock.now();
    let (site, ban) = house.bans.ban(house.store.as_ref(), name, lasts, now).await?;
    house.lobby.let_go_of(site).await;
    Ok(Told::Bans(vec![(ban.name, ban.until)]))
}

/// Where a line is left of whatever the operator changes.
const AUDIT: &str = "audit";

async fn show(house: &House, room: RoomId) -> Answer {
    let log = house.store.log(room).await.map_err(unread)?;
    let mut found = Known::of(room, log.ok_or_else(unknown)?, keep(house));
    found.live = live(house, room).await;
    Ok(Told::Rooms(vec![found]))
}

async fn carry_out(house: &House, room: RoomId, act: Act) -> Answer {
    let asked = house.lobby.ask(room, |reply| Order::Act { act, reply }).await;
    match asked {
        Ok((acted, _)) => acted,
        Err(Refusal::RoomMoved | Refusal::Unavailable) if act == Act::Erase => {
            erase_asleep(house, room).await
        }
        Err(refusal) => Err(match refusal {
            Refusal::NoSuchRoomOrSeat => unknown(),
            Refusal::RoomMoved => {
                "the room goes on in another house, and can only be changed there".to_owned()
            }
            _ => "the room cannot be woken; `dragonhall check` says what is wrong with it".to_owned(),
        }),
    }
}

/// Erases a room that does not wake any more, because it has moved or is damaged.
async fn erase_asleep(house: &House, room: RoomId) -> Answer {
    let store = house.store.as_ref();
    let Claim { epoch, .. } = store.claim(room).await.map_err(unread)?.ok_or_else(unknown)?;
    let code_rests = house.clock.now() + house.config.retention.keeping().code;
    let erasure = Erasure {
        room,
        epoch,
        code_rests,
    };
    store.erase(erasure).await.map_err(unread)?;
    Ok(Told::Done("erased".to_owned()))
}

/// Who is in a room, if it is in memory; one that is not is left asleep.
async fn live(house: &House, room: RoomId) -> Option<Live> {
    let looks = house.lobby.ask_awake(room, |reply| Order::Look { reply }).await?;
    let Looks {
        connections,
        here,
        households,
        nameless,
    } = looks;
    let name = |household| house.bans.name(household, house.clock.now());
    let households = households.into_iter();
    Some(Live {
        connections,
        here,
        households: households.map(|(player, home)| (player, name(home))).collect(),
        nameless: nameless.into_iter().map(name).collect(),
    })
}

fn keep(house: &House) -> Duration {
    house.config.retention.keeping().room
}

/// The id of a room opens it, so no sentence that goes into the log has it.
fn unknown() -> String {
    "there is no such room; `dragonhall rooms` lists them".to_owned()
}

fn unread(error: StoreError) -> String {
    error!(%error, "the operator could not be told of rooms");
    format!("the database cannot be read: {error}")
}

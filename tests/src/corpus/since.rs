//! What people could not do in the first build that was recorded.

use std::time::Duration;

use dragonhall_protocol::{ClientMessage, Door, Role};
use tokio::time::sleep;

use super::evening::{Evening, MOMENT};

/// Where a server that is recorded may call, and nobody listens.
pub(super) const NOBODY: &str = "127.0.0.1:9";

/// Those who are asked let a step be taken back, refuse it, or say nothing for long enough.
pub(super) async fn answer(evening: &mut Evening) {
    if evening.seen().room.take_back.is_some() && evening.chance.below(6) == 0 {
        evening.passes(21).await;
    }
    while let Some(request) = evening.seen().room.take_back.clone() {
        let asked = evening.those(|seen| seen.seat().is_some_and(|seat| request.from.contains(&seat)));
        let (seq, yes) = (request.seq, evening.chance.below(3) > 0);
        let Some(who) = evening.chance.pick(asked) else {
            return evening.passes(21).await;
        };
        let answered = evening
            .tell(who, |id| ClientMessage::AnswerTakeBack { id, seq, yes })
            .await;
        if answered.is_none() {
            return;
        }
    }
}

/// The door is closed and opened, somebody is sent away, a host stays away, somebody who is gone is told of the turn,
/// or the machine sleeps.
pub(super) async fn act(evening: &mut Evening) {
    match evening.chance.below(5) {
        0 => door(evening).await,
        1 => remove(evening).await,
        2 => take_over(evening).await,
        3 => is_told(evening).await,
        _ => {
            evening.server.sleeps(Duration::from_secs(3_600));
            evening.settles().await;
        }
    }
}

/// Everybody wants another game, one of them after a second thought, and somebody who watches a seat in it; whether
/// it was begun.
pub(super) async fn want_another(evening: &mut Evening) -> bool {
    let before = evening.seen().room.game_number;
    evening.watches().await;
    let company = evening.those(|seen| matches!(seen.you, Role::Companion(_)));
    if let Some(who) = evening.chance.pick(company) {
        evening
            .tell(who, |id| ClientMessage::AskForSeat { id, wants: true })
            .await;
    }
    let seated = evening.seated();
    for (place, who) in seated.iter().enumerate() {
        evening.ready(*who).await;
        if place == 0 && seated.len() > 1 {
            evening.tell(*who, |id| ClientMessage::Unready { id }).await;
            evening.ready(*who).await;
        }
    }
    evening.seen().room.game_number > before
}

/// Nobody comes for so long that the code opens the room no more, and then all do.
pub(super) async fn nobody_comes(evening: &mut Evening) {
    for person in &mut evening.people {
        person.player.drops().await;
        person.here = false;
    }
    for _ in 0..2 {
        evening.server.passes(Duration::from_hours(30));
        sleep(10 * MOMENT).await;
    }
    evening.all_return().await;
}

/// Somebody goes who is awaited and wants to be told of the turn, at an address where nobody listens.
async fn is_told(evening: &mut Evening) {
    let awaited = evening.those(|seen| seen.is_awaited());
    let Some(who) = evening.chance.pick(awaited) else {
        return;
    };
    if evening.those(|_| true).len() < 2 && evening.watches().await.is_none() {
        return;
    }
    let url = Some(format!("http://{NOBODY}/turn"));
    evening.tell(who, |id| ClientMessage::Webhook { id, url }).await;
    evening.goes(who).await;
    evening.passes(61).await;
    evening.returns(who).await;
    let url = None;
    evening.tell(who, |id| ClientMessage::Webhook { id, url }).await;
}

async fn door(evening: &mut Evening) {
    for door in [Door::Knock, Door::Locked, Door::Open] {
        if let Some(host) = evening.host() {
            evening.tell(host, |id| ClientMessage::Door { id, door }).await;
            evening.watches().await;
        }
    }
}

async fn remove(evening: &mut Evening) {
    evening.watches().await;
    let company = evening.those(|seen| matches!(seen.you, Role::Companion(_)));
    let (Some(host), Some(who)) = (evening.host(), evening.chance.pick(company)) else {
        return;
    };
    if host == who {
        return;
    }
    let player = evening.people[who].player.player();
    // Those who watch without a name come from the same household, and have to go too.
    let nameless = evening.those(|seen| seen.you == Role::Spectator);
    for who in nameless.into_iter().chain([who]) {
        evening.people[who].player.drops().await;
        evening.people[who].here = false;
    }
    evening
        .tell(host, |id| ClientMessage::Remove { id, player })
        .await;
    if who + 1 == evening.people.len() {
        evening.people.pop();
        evening.last = None;
    }
}

/// Somebody takes the room over while the host is away, who takes it back.
async fn take_over(evening: &mut Evening) {
    let (Some(host), seated) = (evening.host(), evening.seated()) else {
        return;
    };
    let others: Vec<usize> = seated.into_iter().filter(|who| *who != host).collect();
    let Some(who) = evening.chance.pick(others) else {
        return;
    };
    let [old, new] = [host, who].map(|who| evening.people[who].player.player());
    evening.goes(host).await;
    evening.passes(601).await;
    evening
        .tell(who, |id| ClientMessage::Host { id, player: new })
        .await;
    evening.returns(host).await;
    evening
        .tell(host, |id| ClientMessage::Host { id, player: old })
        .await;
}

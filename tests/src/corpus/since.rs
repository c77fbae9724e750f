//! What people could not do in the first build that was recorded.

use std::time::Duration;

use dragonhall_protocol::{ClientMessage, Door, Role};

use super::evening::Evening;

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

/// The door is closed and opened, somebody is sent away, a host stays away, or the machine sleeps.
pub(super) async fn act(evening: &mut Evening) {
    match evening.chance.below(4) {
        0 => door(evening).await,
        1 => remove(evening).await,
        2 => take_over(evening).await,
        _ => {
            evening.server.sleeps(Duration::from_secs(3_600));
            evening.settles().await;
        }
    }
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

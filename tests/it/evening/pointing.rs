//! Pointing at what everybody sees: told at once, limited like talk, kept nowhere.

use std::time::Duration;

use dragonhall_protocol::games::dragon_farkle::{Item, Target as Farkle};
use dragonhall_protocol::games::dragon_stone::{Segment, Target};
use dragonhall_protocol::refusal::Limit;
use dragonhall_protocol::{
    ClientMessage, GameId, GameTarget, MessageId, PlayerId, Refusal, RoomSettings, ServerMessage, Watching,
};
use dragonhall_tests::{Player, TestServer, dragon_stone};

use super::{dragon_farkle, settings};

const SEGMENT: GameTarget = GameTarget::DragonStone(Target::Segment { segment: Segment(7) });

fn point(target: GameTarget) -> impl FnOnce(MessageId) -> ClientMessage {
    move |id| ClientMessage::Point { id, target }
}

fn say(text: &str) -> impl FnOnce(MessageId) -> ClientMessage {
    let text = text.to_owned();
    move |id| ClientMessage::Say { id, text }
}

/// Who pointed at what, as far as this viewer was told until now.
async fn was_shown(viewer: &mut Player) -> Vec<(PlayerId, GameTarget)> {
    viewer.sees().await;
    let pointed = |message| match message {
        ServerMessage::Pointed { player, target } => Some((player, target)),
        _ => None,
    };
    let messages = viewer.transcript().messages();
    messages.into_iter().filter_map(pointed).collect()
}

#[tokio::test]
async fn all_who_see_the_table_are_shown_it_and_nothing_is_written() {
    let mut server = TestServer::start().await;
    let [mut first, mut second] = server.table(dragon_stone()).await;
    let mut kim = server.spectator(first.room()).await;
    kim.may_not(Refusal::Nameless, point(SEGMENT)).await;
    kim.does(|id| ClientMessage::Watch {
        id,
        name: "Kim".into(),
    })
    .await;
    let before = first.sees().await.seq;
    assert_eq!(first.does(point(SEGMENT)).await, before, "no entry");
    assert_eq!(kim.does(point(SEGMENT)).await, before);
    let shown = [(first.player(), SEGMENT), (PlayerId(3), SEGMENT)];
    for viewer in [&mut first, &mut second, &mut kim] {
        assert_eq!(was_shown(viewer).await, shown);
    }
    assert_eq!(first.sees().await.seq, before);
    server.restart().await;
    let after = first.rejoins().await;
    assert_eq!((after.seq, after.talk.len()), (before, 0));
}

#[tokio::test]
async fn only_what_everybody_sees_on_this_table_is_pointed_at() {
    let server = TestServer::start().await;
    let [mut host, mut guest] = server.lobby(dragon_farkle()).await;
    let dragon = GameTarget::DragonFarkle(Farkle::Dragon);
    host.is_refused(Refusal::OnlyInGame, point(dragon)).await;
    tokio::join!(host.begins(), guest.begins());
    let game = GameId::DragonFarkle;
    host.is_refused(Refusal::WrongGame { game }, point(SEGMENT)).await;
    let die = GameTarget::DragonFarkle(Farkle::Die { die: 0 });
    host.is_refused(Refusal::NotInSight, point(die)).await;
    let item = GameTarget::DragonFarkle(Farkle::Item { item: Item::WarChest });
    host.is_refused(Refusal::NotInSight, point(item)).await;
    host.does(point(dragon)).await;
}

#[tokio::test]
async fn pointing_and_talking_have_one_limit_and_one_mute() {
    let server = TestServer::prepare().timed_by_hand().start().await;
    let [mut host, mut guest] = server.lobby(dragon_stone()).await;
    tokio::join!(host.begins(), guest.begins());
    for _ in 0..3 {
        guest.does(say("there")).await;
        guest.does(point(SEGMENT)).await;
    }
    let early = || Refusal::Throttled {
        limit: Limit::Talk,
        seconds: 10,
    };
    guest.is_refused(early(), point(SEGMENT)).await;
    guest.is_refused(early(), say("there")).await;
    host.does(point(SEGMENT)).await;
    server.passes(Duration::from_secs(10));
    guest.does(point(SEGMENT)).await;
    let player = guest.player();
    let muted = true;
    host.does(|id| ClientMessage::Mute { id, player, muted }).await;
    guest.is_refused(Refusal::Muted, point(SEGMENT)).await;
}

#[tokio::test]
async fn whoever_does_not_see_the_table_as_it_stands_neither_points_nor_is_shown_it() {
    for watching in [Watching::Off, Watching::Delayed] {
        let server = TestServer::start().await;
        let [mut host, mut guest] = server.lobby(dragon_stone()).await;
        host.does(settings(RoomSettings {
            watching,
            ..RoomSettings::default()
        }))
        .await;
        guest.sees().await;
        let mut kim = server.spectator(host.room()).await;
        kim.does(|id| ClientMessage::Watch {
            id,
            name: "Kim".into(),
        })
        .await;
        tokio::join!(host.begins(), guest.begins());
        kim.sees().await;
        kim.is_refused(Refusal::NotInSight, point(SEGMENT)).await;
        host.does(point(SEGMENT)).await;
        assert_eq!(was_shown(&mut guest).await.len(), 1);
        assert_eq!(was_shown(&mut kim).await, []);
    }
}

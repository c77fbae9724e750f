//! Talking: words, quick signs, and their limits.

use std::time::Duration;

use dragonhall_protocol::refusal::Limit;
use dragonhall_protocol::{
    ClientMessage, MessageId, PlayerId, Reaction, Refusal, RoomSettings, TalkWords, Watching,
};
use dragonhall_tests::{TestServer, dragon_stone};

use super::settings;

fn say(text: &str) -> impl FnOnce(MessageId) -> ClientMessage {
    let text = text.to_owned();
    move |id| ClientMessage::Say { id, text }
}

#[tokio::test]
async fn what_is_said_is_heard_by_all_and_survives_a_restart() {
    let mut server = TestServer::start().await;
    let [mut first, mut second] = server.table(dragon_stone()).await;
    let mut kim = server.spectator(first.room()).await;
    kim.may_not(Refusal::Nameless, say("hello")).await;
    kim.does(|id| ClientMessage::Watch {
        id,
        name: "Kim".into(),
    })
    .await;
    first.does(say("  <b>Good</b> evening!  ")).await;
    kim.does(say("Hello")).await;
    let seq = second
        .does(|id| ClientMessage::React {
            id,
            reaction: Reaction::Wave,
        })
        .await;
    first.catches_up(seq).await;
    let before = first.seen().talk.clone();
    let told: Vec<_> = before
        .iter()
        .map(|talk| (talk.name.as_str(), talk.words.clone()))
        .collect();
    assert_eq!(
        told,
        [
            (
                before[0].name.as_str(),
                TalkWords::Text("<b>Good</b> evening!".into())
            ),
            ("Kim", TalkWords::Text("Hello".into())),
            (before[2].name.as_str(), TalkWords::Reaction(Reaction::Wave)),
        ]
    );
    assert!(
        first
            .transcript()
            .received()
            .iter()
            .filter(|line| line.contains("\"talk\":{"))
            .all(|line| !line.contains("\"room\":{"))
    );
    server.restart().await;
    assert_eq!(first.rejoins().await.talk, before);
    assert_eq!(
        kim.rejoins().await.talk,
        before,
        "who has a name comes back under it"
    );
    assert_eq!(kim.player(), PlayerId(3));
}

#[tokio::test]
async fn there_are_limits_to_what_can_be_said() {
    let server = TestServer::prepare().timed_by_hand().start().await;
    let [mut first, mut second] = server.lobby(dragon_stone()).await;
    first.is_refused(Refusal::TextEmpty, say("   ")).await;
    first
        .is_refused(Refusal::TextTooLong { most: 300 }, say(&"é".repeat(301)))
        .await;
    let towering = format!("a{}", "\u{301}".repeat(5));
    for forbidden in ["a\nb", "a\u{202e}b", "a\u{0}b"] {
        first.is_refused(Refusal::TextForbidden, say(forbidden)).await;
    }
    for marked in ["\u{301}a", &towering] {
        first
            .is_refused(Refusal::TextMarks { most: 4 }, say(marked))
            .await;
    }
    first.does(say("בְּרֵאשִׁ֖ית ờ")).await;
    for _ in 0..5 {
        first.does(say(&"é".repeat(300))).await;
    }
    let early = Refusal::Throttled {
        limit: Limit::Talk,
        seconds: 10,
    };
    first.is_refused(early, say("flood")).await;
    second.does(say("I may still speak")).await;
    server.passes(Duration::from_secs(10));
    first.does(say("and so may I")).await;
}

#[tokio::test]
async fn an_operator_sets_how_much_is_said_and_how_many_have_names() {
    let server = TestServer::prepare()
        .timed_by_hand()
        .config(|config| {
            let table = &mut config.table;
            (table.talk_burst, table.talk_seconds, table.talk_marks) = (1, 30, 1);
        })
        .edge(|edge| edge.names_per_room = 1)
        .start()
        .await;
    let [mut first, _second] = server.lobby(dragon_stone()).await;
    first
        .is_refused(Refusal::TextMarks { most: 1 }, say("a\u{301}\u{301}"))
        .await;
    first.does(say("a\u{301}")).await;
    let throttled = |limit, seconds| Refusal::Throttled { limit, seconds };
    first
        .is_refused(throttled(Limit::Talk, 30), say("once more"))
        .await;
    let watch = |name: &str| {
        let name = name.to_owned();
        move |id| ClientMessage::Watch { id, name }
    };
    server.spectator(first.room()).await.does(watch("Kim")).await;
    let mut late = server.spectator(first.room()).await;
    late.is_refused(throttled(Limit::Names, 10), watch("Lea")).await;
}

#[tokio::test]
async fn the_host_mutes_and_unmutes() {
    let mut server = TestServer::start().await;
    let [mut host, mut guest] = server.lobby(dragon_stone()).await;
    let player = guest.player();
    let mute = |muted| move |id| ClientMessage::Mute { id, player, muted };
    host.is_refused(Refusal::NoChange, mute(false)).await;
    host.does(mute(true)).await;
    server.restart().await;
    host.rejoins().await;
    guest.rejoins().await;
    guest.is_refused(Refusal::Muted, say("but")).await;
    assert!(guest.seen().room.seats[1].as_ref().unwrap().muted);
    host.does(mute(false)).await;
    guest.does(say("thanks")).await;
    host.is_refused(Refusal::NoSuchPlayer { player: PlayerId(7) }, |id| {
        ClientMessage::Mute {
            id,
            player: PlayerId(7),
            muted: true,
        }
    })
    .await;
}

#[tokio::test]
async fn a_repeated_word_is_said_once() {
    let mut server = TestServer::start().await;
    let [mut first, _second] = server.lobby(dragon_stone()).await;
    let id = MessageId(uuid::Uuid::from_u128(7));
    let word = ClientMessage::Say {
        id,
        text: "once".into(),
    };
    let answer = first.repeats(id, &word).await;
    assert_eq!(first.repeats(id, &word).await, answer);
    server.restart().await;
    first.rejoins().await;
    assert_eq!(first.repeats(id, &word).await, answer);
    assert_eq!(first.sees().await.talk.len(), 1);
}

#[tokio::test]
async fn who_may_not_watch_hears_nothing() {
    let server = TestServer::start().await;
    let [mut host, mut guest] = server.lobby(dragon_stone()).await;
    host.does(settings(RoomSettings {
        watching: Watching::Off,
        ..RoomSettings::default()
    }))
    .await;
    guest.sees().await;
    let mut watcher = server.spectator(host.room()).await;
    tokio::join!(host.begins(), guest.begins());
    let seq = host.does(say("a secret")).await;
    watcher.catches_up(seq).await;
    watcher.sees().await;
    assert_eq!((watcher.seen().talk.len(), &watcher.seen().table), (0, &None));
    assert!(
        watcher
            .transcript()
            .received()
            .iter()
            .all(|line| !line.contains("a secret") && !line.contains("\"table\""))
    );
}

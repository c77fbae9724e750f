//! What is written besides the games: not twice, not without end, and of what was said only the latest.

use std::time::Duration;

use dragonhall_protocol::refusal::Limit;
use dragonhall_protocol::{Answer, ClientMessage, Enter, MessageId, Refusal, RoomId, Seat};
use dragonhall_server::store::{Append, Record};
use dragonhall_tests::http::get;
use dragonhall_tests::{Player, TestServer, dragon_stone};
use uuid::Uuid;

use super::dragon_farkle;

fn unready(id: MessageId) -> ClientMessage {
    ClientMessage::Unready { id }
}

/// Gets ready and takes it back until that is too much; how often it was not.
async fn dithers(player: &mut Player) -> usize {
    let number_hash = dragonhall_client::number::hash(player.number());
    let ready = |id| ClientMessage::Ready { id, number_hash };
    for changes in 0.. {
        let answer = match changes % 2 {
            0 => player.asks(ready).await,
            _ => player.asks(unready).await,
        };
        if let Answer::Refused { refusal } = answer {
            let Refusal::Throttled { limit, seconds } = refusal else {
                panic!("{refusal:?}");
            };
            assert_eq!(limit, Limit::RoomEntries);
            assert!(seconds > 0);
            return changes;
        }
    }
    unreachable!("it never ends")
}

#[tokio::test]
async fn whoever_dithers_is_stopped_and_nobody_else_is_also_after_a_restart() {
    let mut server = TestServer::prepare()
        .timed_by_hand()
        .config(|config| config.beside.room_entries_per_hour = 10)
        .start()
        .await;
    let [mut host, mut guest] = server.lobby(dragon_stone()).await;
    assert_eq!(dithers(&mut guest).await, 10);
    server.restart().await;
    guest.rejoins().await;
    host.rejoins().await;
    assert_eq!(dithers(&mut guest).await, 0);
    assert_eq!(dithers(&mut host).await, 10);
    server.passes(Duration::from_secs(60 * 60));
    assert_eq!(dithers(&mut guest).await, 10);
}

#[tokio::test]
async fn whoever_changes_names_without_end_uses_up_nobody_else_s_changes() {
    let server = TestServer::prepare()
        .timed_by_hand()
        .config(|config| config.beside.room_entries_per_hour = 10)
        .start()
        .await;
    let [mut host, mut guest] = server.lobby(dragon_stone()).await;
    let watch = |name: String| move |id| ClientMessage::Watch { id, name };
    let mut troll = server.spectator(host.room()).await;
    troll.does(watch("Kim".into())).await;
    let mut changes = 0;
    for letter in ('A'..='Z').cycle() {
        let Answer::Refused { refusal } = troll.asks(watch(format!("Kim {letter}"))).await else {
            changes += 1;
            continue;
        };
        assert!(matches!(
            refusal,
            Refusal::Throttled {
                limit: Limit::RoomEntries,
                ..
            }
        ));
        break;
    }
    assert_eq!(changes, 10);
    let mut friend = server.spectator(host.room()).await;
    friend.does(watch("Lea".into())).await;
    assert_eq!([dithers(&mut host).await, dithers(&mut guest).await], [10, 10]);
}

/// Comes to a room 150 times with a fresh token, does something and gives it back; how often that went well before the limit.
async fn comes_anew(
    server: &TestServer,
    room: RoomId,
    act: impl Fn(usize, MessageId) -> ClientMessage,
) -> usize {
    for number in 0..150 {
        let mut fresh = Player::enters(server.address_from("192.0.2.7"), Enter::Room(room), None).await;
        match fresh.asks(|id| act(number, id)).await {
            Answer::Accepted { .. } => {}
            Answer::Refused { refusal } => {
                let Refusal::Throttled { limit, seconds } = refusal else {
                    panic!("{refusal:?}");
                };
                assert_eq!(limit, Limit::RoomEntries);
                assert!((1..=3600).contains(&seconds), "{seconds}");
                return number;
            }
        }
        fresh.asks(|id| ClientMessage::Stand { id }).await;
        fresh.leaves().await;
    }
    panic!("it never ends")
}

/// Somebody else of this address who takes a name.
async fn names_itself(server: &TestServer, room: RoomId, address: &str) -> Answer {
    let mut friend = Player::enters(server.address_from(address), Enter::Room(room), None).await;
    let name = "Lea".to_owned();
    friend.asks(|id| ClientMessage::Watch { id, name }).await
}

#[tokio::test]
async fn a_household_that_comes_with_fresh_tokens_again_and_again_locks_out_itself_alone() {
    let server = TestServer::with_defaults().timed_by_hand().start().await;
    let host = server.host(dragon_stone()).await;
    let address = server.address_from("192.0.2.7");
    let mut guest = Player::enters(address, Enter::Room(host.room()), None).await;
    guest.sits("Frost").await;
    let name = |number| format!("Kim {}", "I".repeat(number % 20 + 1));
    let watch = |number, id| ClientMessage::Watch {
        id,
        name: name(number),
    };
    // A quarter of the household's 600 and the room's 120, of which everybody uses up two.
    assert_eq!(comes_anew(&server, host.room(), watch).await, 135);
    assert!(matches!(
        names_itself(&server, host.room(), "192.0.2.8").await,
        Answer::Accepted { .. }
    ));
    // A seat of that household is held to its own.
    let number_hash = dragonhall_client::number::hash(guest.number());
    guest.does(|id| ClientMessage::Ready { id, number_hash }).await;
    server.passes(Duration::from_secs(60 * 60));
    assert!(matches!(
        names_itself(&server, host.room(), "192.0.2.7").await,
        Answer::Accepted { .. }
    ));
}

#[tokio::test]
async fn a_household_that_sits_down_and_stands_up_with_fresh_tokens_is_stopped() {
    let server = TestServer::with_defaults().timed_by_hand().start().await;
    let host = server.host(dragon_stone()).await;
    let sit = |_, id| ClientMessage::Sit {
        id,
        seat: None,
        name: "Kim".into(),
    };
    assert_eq!(comes_anew(&server, host.room(), sit).await, 136);
    assert!(matches!(
        names_itself(&server, host.room(), "192.0.2.8").await,
        Answer::Accepted { .. }
    ));
}

#[tokio::test]
async fn what_is_so_already_is_not_written_again() {
    let server = TestServer::prepare().start().await;
    let [mut host, _guest] = server.lobby(dragon_stone()).await;
    host.is_refused(Refusal::NoChange, |id| ClientMessage::ChooseGame {
        id,
        game: dragon_stone(),
        sit: None,
    })
    .await;
    let seats = vec![Seat(0), Seat(1)];
    host.is_refused(Refusal::NoChange, |id| ClientMessage::Arrange { id, seats })
        .await;
    host.is_refused(Refusal::NoChange, |id| ClientMessage::Webhook { id, url: None })
        .await;
    host.is_refused(Refusal::NoChange, |id| ClientMessage::Keep { id })
        .await;
    let mut kim = server.spectator(host.room()).await;
    let watch = |id| ClientMessage::Watch {
        id,
        name: "Kim".into(),
    };
    kim.does(watch).await;
    kim.is_refused(Refusal::NoChange, watch).await;
    let game = dragon_farkle();
    host.does(|id| ClientMessage::ChooseGame { id, game, sit: None })
        .await;
}

/// Lets the first player of a room have said so much.
async fn has_said(server: &TestServer, room: RoomId, count: u64) {
    let store = server.store();
    let claim = store.claim(room).await.unwrap().unwrap();
    let last = claim.records.last().unwrap();
    let said = |number: u64| Record {
        seq: last.seq + number,
        at: last.at,
        body: format!(
            r#"{{"cause":{{"seat":0,"id":"{}"}},"what":{{"said":{{"player":1,"words":{{"text":"message {number}"}}}}}}}}"#,
            Uuid::from_u128(number.into())
        ),
    };
    // In pieces, as a commit has only so much time.
    let numbers: Vec<u64> = (1..=count).collect();
    for numbers in numbers.chunks(1_000) {
        let append = Append::of(room, claim.epoch, numbers.iter().copied().map(said).collect());
        store.append(append).await.unwrap();
    }
}

async fn records(server: &TestServer, room: RoomId) -> usize {
    server.store().claim(room).await.unwrap().unwrap().records.len()
}

#[tokio::test]
async fn after_a_patient_guest_s_20_000_messages_a_room_is_woken_as_after_500() {
    let mut server = TestServer::start().await;
    let [mut first, mut second] = server.lobby(dragon_stone()).await;
    let room = first.room();
    let before = records(&server, room).await;
    server.restart().await;
    has_said(&server, room, 20_000).await;
    let waking = std::time::Instant::now();
    get(server.socket(), &format!("/api/rooms/{room}")).await;
    println!("woken with 20,000 messages in {:?}", waking.elapsed());
    let seen = second.rejoins().await;
    assert_eq!((seen.seq, seen.talk.len()), (before as u64 + 20_000, 100));
    second
        .does(|id| ClientMessage::Say {
            id,
            text: "one more".into(),
        })
        .await;
    server.restart().await;
    let waking = std::time::Instant::now();
    get(server.socket(), &format!("/api/rooms/{room}")).await;
    println!("woken with what is kept in {:?}", waking.elapsed());
    let seen = second.rejoins().await;
    assert_eq!((seen.seq, seen.talk.len()), (before as u64 + 20_001, 100));
    let id = MessageId(Uuid::from_u128(20_000));
    let again = ClientMessage::Say {
        id,
        text: "message 20000".into(),
    };
    first.rejoins().await;
    assert_eq!(
        first.repeats(id, &again).await,
        Answer::Accepted {
            seq: before as u64 + 20_000
        }
    );
    server.stop().await;
    server.start_again().await;
    assert_eq!(records(&server, room).await, before + 501);
}

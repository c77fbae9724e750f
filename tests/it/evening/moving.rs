//! Moving a seat to another device: one-time codes, recovery words, and the host's help.

use std::time::Duration;

use dragonhall_protocol::keys::{LISTS, WORDS};
use dragonhall_protocol::refusal::Limit;
use dragonhall_protocol::{
    ClientMessage, CloseCode, Enter, KeyKind, MessageId, Refusal, Role, Seat, SeatKey,
};
use dragonhall_tests::{Player, TestServer, dragon_stone};
use uuid::Uuid;

fn key(kind: KeyKind, seat: Option<u8>) -> impl FnOnce(MessageId) -> ClientMessage {
    move |id| ClientMessage::MakeKey {
        id,
        kind,
        seat: seat.map(Seat),
    }
}

fn claim(key: &SeatKey) -> impl FnOnce(MessageId) -> ClientMessage {
    let key = key.clone();
    move |id| ClientMessage::Claim { id, key }
}

async fn comes_in_with_the_token(server: &TestServer, player: &Player) -> bool {
    Player::tries_to_enter(server.address(), Enter::Room(player.room()), Some(player.token()))
        .await
        .is_ok()
}

#[tokio::test]
async fn a_code_moves_a_seat_once() {
    let mut server = TestServer::start().await;
    let [mut phone, mut other] = server.table(dragon_stone()).await;
    let (seat, player) = (phone.seat(), phone.player());
    let code = phone.is_given_a_key(KeyKind::Hop, None).await;
    server.restart().await;
    phone.rejoins().await;
    let mut laptop = server.spectator(phone.room()).await;
    laptop.does(claim(&code)).await;
    assert_eq!((laptop.seen().you, laptop.player()), (Role::Seat(seat), player));
    assert_eq!(phone.is_closed().await, CloseCode::TakenOver);
    assert!(
        !comes_in_with_the_token(&server, &phone).await,
        "the old token opens nothing"
    );
    let seq = laptop.plays_any().await;
    other.rejoins().await;
    other.catches_up(seq).await;
    let mut thief = server.spectator(other.room()).await;
    thief.is_refused(Refusal::WrongKey, claim(&code)).await;
    server.restart().await;
    assert_eq!(laptop.rejoins().await.you, Role::Seat(seat));
}

#[tokio::test]
async fn what_was_said_on_one_device_is_not_said_again_on_another() {
    let mut server = TestServer::start().await;
    let [mut phone, _other] = server.lobby(dragon_stone()).await;
    let id = MessageId(Uuid::new_v4());
    let text = "on my way".to_owned();
    let say = ClientMessage::Say { id, text };
    let answer = phone.repeats(id, &say).await;
    let code = phone.is_given_a_key(KeyKind::Hop, None).await;
    let mut laptop = server.spectator(phone.room()).await;
    laptop.does(claim(&code)).await;
    assert_eq!(laptop.repeats(id, &say).await, answer);
    server.restart().await;
    laptop.is_closed().await;
    assert_eq!(laptop.rejoins().await.talk.len(), 1);
    assert_eq!(laptop.repeats(id, &say).await, answer);
}

#[tokio::test]
async fn a_code_does_not_last() {
    let server = TestServer::prepare().timed_by_hand().start().await;
    let [mut phone, _other] = server.lobby(dragon_stone()).await;
    let code = phone.is_given_a_key(KeyKind::Hop, None).await;
    server.passes(Duration::from_secs(601));
    let mut laptop = server.spectator(phone.room()).await;
    laptop.is_refused(Refusal::WrongKey, claim(&code)).await;
}

#[tokio::test]
async fn words_work_until_others_are_asked_for() {
    let mut server = TestServer::start().await;
    let [mut phone, _other] = server.lobby(dragon_stone()).await;
    let old = phone.is_given_a_key(KeyKind::Words, None).await;
    let new = phone.is_given_a_key(KeyKind::Words, None).await;
    let SeatKey::Words(words) = &new else {
        panic!("{new:?}")
    };
    assert_eq!(words.split(' ').count(), 6);
    server.restart().await;
    let mut laptop = server.spectator(phone.room()).await;
    laptop.is_refused(Refusal::WrongKey, claim(&old)).await;
    let sloppy = SeatKey::Words(format!(" {} ", words.to_lowercase().replace(' ', ", ")));
    laptop.does(claim(&sloppy)).await;
    let mut tablet = server.spectator(phone.room()).await;
    tablet.does(claim(&new)).await;
    assert_eq!(laptop.is_closed().await, CloseCode::TakenOver);
    tablet.is_refused(Refusal::AlreadySeated, claim(&new)).await;
}

#[tokio::test]
async fn words_open_a_seat_in_every_language_of_the_list() {
    for (language, list) in LISTS {
        let server = TestServer::start().await;
        let [mut phone, _other] = server.lobby(dragon_stone()).await;
        let SeatKey::Words(words) = phone.is_given_a_key(KeyKind::Words, None).await else {
            panic!("no words")
        };
        let translated = |word: &str| {
            let place = WORDS.iter().position(|handed_out| *handed_out == word);
            list[place.expect("a word of the list")].to_lowercase()
        };
        let translated: Vec<_> = words.split(' ').map(translated).collect();
        let mut laptop = server.spectator(phone.room()).await;
        laptop.does(claim(&SeatKey::Words(translated.join(" ")))).await;
        assert_eq!(phone.is_closed().await, CloseCode::TakenOver, "{language}");
    }
}

#[tokio::test]
async fn words_belong_to_a_person_also_without_a_seat() {
    let server = TestServer::start().await;
    let [mut host, mut phone] = server.lobby(dragon_stone()).await;
    let words = phone.is_given_a_key(KeyKind::Words, None).await;
    let player = phone.player();
    let game = dragon_stone();
    host.does(|id| ClientMessage::ChooseGame {
        id,
        game,
        sit: Some(vec![Seat(0)]),
    })
    .await;
    let mut laptop = server.spectator(host.room()).await;
    laptop.does(claim(&words)).await;
    assert_eq!(laptop.seen().you, Role::Companion(player));
    assert_eq!(phone.is_closed().await, CloseCode::TakenOver);
    laptop.is_refused(Refusal::NoChange, claim(&words)).await;
    laptop.sits("Frost").await;
    assert_eq!(laptop.player(), player);
}

#[tokio::test]
async fn whoever_stands_up_and_sits_elsewhere_is_still_the_same_person() {
    let mut server = TestServer::start().await;
    let mut host = server.host(dragon_stone()).await;
    host.sits("Ember").await;
    let player = host.player();
    host.does(|id| ClientMessage::Stand { id }).await;
    host.sits_on(Seat(1), "Ember").await;
    assert_eq!((host.player(), host.seen().room.host), (player, Some(player)));
    server.restart().await;
    host.rejoins().await;
    assert_eq!(host.player(), player);
}

#[tokio::test]
async fn the_host_reissues_a_seat_and_nobody_else_sees_the_key() {
    let server = TestServer::start().await;
    let [mut host, mut lost] = server.lobby(dragon_stone()).await;
    let code = host.is_given_a_key(KeyKind::Hop, Some(Seat(1))).await;
    lost.is_refused(Refusal::NotHost, key(KeyKind::Hop, Some(0)))
        .await;
    host.is_refused(
        Refusal::NoSuchSeat { seat: Seat(7) },
        key(KeyKind::Words, Some(7)),
    )
    .await;
    let SeatKey::Hop(text) = &code else {
        panic!("{code:?}")
    };
    lost.sees().await;
    assert!(
        lost.transcript()
            .received()
            .iter()
            .all(|line| !line.contains(text.as_str()))
    );
    let mut found = server.spectator(host.room()).await;
    found.does(claim(&code)).await;
    assert_eq!(found.seen().you, Role::Seat(Seat(1)));
}

#[tokio::test]
async fn keys_cannot_be_guessed_for_long() {
    let server = TestServer::start().await;
    let [mut owner, _other] = server.lobby(dragon_stone()).await;
    owner.is_given_a_key(KeyKind::Words, None).await;
    let mut thief = server.spectator(owner.room()).await;
    thief
        .is_refused(Refusal::NotSeated, key(KeyKind::Hop, None))
        .await;
    let guess = SeatKey::Words("OAK OAK OAK OAK OAK OAK".into());
    let mut tried = 0;
    let answer = loop {
        match thief.asks(claim(&guess)).await {
            dragonhall_protocol::Answer::Refused {
                refusal: Refusal::WrongKey,
            } => tried += 1,
            answer => break answer,
        }
    };
    assert!((20..=25).contains(&tried), "{tried}");
    let dragonhall_protocol::Answer::Refused {
        refusal: Refusal::Throttled { limit, .. },
    } = answer
    else {
        panic!("{answer:?}")
    };
    assert_eq!(limit, Limit::Keys);
}

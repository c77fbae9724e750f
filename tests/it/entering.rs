//! Ways into a room, and ways that lead nowhere.

use std::sync::Arc;

use dragonhall_client::Error;
use dragonhall_protocol::{
    ClientMessage, CloseCode, Enter, Refusal, RoomCode, RoomId, SeatToken, ServerMessage,
};
use dragonhall_tests::raw::Ending;
use dragonhall_tests::stores::{Crowded, Tampered};
use dragonhall_tests::{Player, Raw, TestServer, dragon_stone};
use uuid::Uuid;

async fn knocks(server: &TestServer, enter: Enter, token: Option<SeatToken>) -> Ending {
    let mut raw = Raw::open(server.socket()).await;
    raw.tells(&ClientMessage::Hello {
        enter,
        token,
        pass: None,
    })
    .await;
    raw.ends().await
}

#[tokio::test]
async fn when_all_short_codes_are_taken_rooms_get_longer_ones() {
    let server = TestServer::prepare()
        .store(|real| Tampered::with(&Arc::new(Crowded), real))
        .start()
        .await;
    let host = server.host(dragon_stone()).await;
    let code = host.seen().room.code.0.clone();
    assert_eq!(code.split('-').count(), 3, "{code}");
    for typed in [code.to_lowercase(), code.replace('-', " "), code.replace('-', "")] {
        let guest = Player::enters(server.address(), Enter::Code(RoomCode(typed)), None).await;
        assert_eq!(guest.room(), host.room());
    }
}

#[tokio::test]
async fn a_wrong_token_and_an_unknown_room_get_one_and_the_same_answer() {
    let server = TestServer::start().await;
    let [first, _second] = server.table(dragon_stone()).await;
    let mut elsewhere = server.host(dragon_stone()).await;
    elsewhere.sits("Ash").await;
    let here = Enter::Room(first.room());
    let nowhere = Enter::Room(RoomId(Uuid::from_u128(1)));
    let guess = Some(SeatToken([9; 32]));

    let unknown_room = knocks(&server, nowhere.clone(), None).await;
    assert_eq!(unknown_room.code(), Some(CloseCode::NoSuchRoomOrSeat));
    assert_eq!(
        unknown_room.messages(),
        [ServerMessage::Refused {
            refusal: Refusal::NoSuchRoomOrSeat
        }]
    );

    for (enter, token) in [
        (nowhere.clone(), guess),
        (nowhere, Some(first.token())),
        (here.clone(), guess),
        (here, Some(elsewhere.token())),
        (Enter::Code(RoomCode("OAK-1".into())), None),
        (Enter::Code(RoomCode("no code at all".into())), guess),
    ] {
        assert_eq!(knocks(&server, enter, token).await, unknown_room);
    }
}

#[tokio::test]
async fn a_token_that_was_only_minted_owns_nothing() {
    let server = TestServer::start().await;
    let host = server.host(dragon_stone()).await;
    let ending = knocks(&server, Enter::Room(host.room()), Some(host.token())).await;
    assert_eq!(ending.code(), Some(CloseCode::NoSuchRoomOrSeat));
}

#[tokio::test]
async fn a_code_opens_its_room_only_while_it_is_in_its_lobby() {
    let server = TestServer::start().await;
    let [mut first, mut second] = server.lobby(dragon_stone()).await;
    let code = first.seen().room.code.clone();

    let typed = RoomCode(code.0.to_lowercase().replace('-', " "));
    let by_code = Player::enters(server.address(), Enter::Code(typed), None).await;
    assert_eq!(by_code.room(), first.room());

    tokio::join!(first.begins(), second.begins());
    let too_late = Player::tries_to_enter(server.address(), Enter::Code(code), None).await;
    assert!(matches!(too_late, Err(Error::Refused(Refusal::NoSuchRoomOrSeat))));
}

#[tokio::test]
async fn every_room_has_a_name_and_a_seal_of_its_own() {
    let server = TestServer::start().await;
    let one = server.host(dragon_stone()).await;
    let other = server.host(dragon_stone()).await;
    assert_ne!(one.room(), other.room());
    assert_ne!(one.seen().room.code, other.seen().room.code);
    assert_ne!(one.seen().room.commitment, other.seen().room.commitment);
    assert_ne!(one.token().0, other.token().0);
}

#[tokio::test]
async fn a_game_or_an_option_that_does_not_exist_is_refused() {
    let server = TestServer::start().await;
    for options in [
        r#"{"game":"chess","options":{}}"#,
        r#"{"game":"dragon-stone","options":{"dice":7}}"#,
        r#"{"game":"dragon-stone"}"#,
    ] {
        let mut raw = Raw::open(server.socket()).await;
        raw.says(format!(r#"{{"type":"hello","enter":{{"create":{options}}}}}"#))
            .await;
        let ending = raw.ends().await;
        assert_eq!(ending.code(), Some(CloseCode::Policy), "{options}");
        let [ServerMessage::Refused { refusal }] = &ending.messages()[..] else {
            panic!("{ending:?}")
        };
        assert!(
            matches!(refusal, Refusal::Malformed { .. } | Refusal::BadOptions { .. }),
            "{refusal:?}"
        );
    }
}

//! A room that goes on in another house.

use std::fs;

use dragonhall_client::Error;
use dragonhall_protocol::{CloseCode, Enter, Refusal, RoomCode, RoomId, SeatToken};
use dragonhall_tests::http::get;
use dragonhall_tests::player::public;
use dragonhall_tests::server::begin_all;
use dragonhall_tests::{Player, ServerProcess, dragon_stone};
use tempfile::TempDir;

use super::{does, fails, word};
use crate::SERVER;
use crate::store::on_both_databases;
use crate::store::place::Place;

on_both_databases! {
    a_room_goes_on_in_another_house_and_no_more_in_the_first,
    a_room_leaves_a_house_with_a_server_that_closes_it,
    a_room_leaves_no_house_with_a_server_that_cannot_be_asked,
    a_room_whose_code_is_taken_is_found_by_its_link,
    a_copy_of_a_room_is_there_to_be_looked_at,
    a_room_that_was_exported_can_be_exported_again,
}

/// Why somebody does not get into a room.
async fn shut_out(server: &ServerProcess, room: RoomId, token: Option<SeatToken>) -> Error {
    let tried = Player::tries_to_enter(server.address(), Enter::Room(room), token).await;
    tried.err().expect("a closed room")
}

/// Two players in the middle of a game.
async fn table(server: &ServerProcess) -> Vec<Player> {
    let mut host = Player::enters(server.address(), Enter::Create(dragon_stone()), None).await;
    host.sits("Ember").await;
    let mut guest = Player::enters(server.address(), Enter::Room(host.room()), None).await;
    guest.sits("Frost").await;
    let mut players = vec![host, guest];
    begin_all(&mut players).await;
    let first = players
        .iter()
        .position(|player| player.seen().is_awaited())
        .unwrap();
    players[first].plays_any().await;
    players
}

async fn a_room_goes_on_in_another_house_and_no_more_in_the_first(place: &Place) {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("room.dragonhall");
    let mut first = ServerProcess::start_on(SERVER, "serve", place.new_database()).await;
    let players = table(&first).await;
    let (room, name) = (players[0].room(), players[0].room().to_string());
    let mut seen = Vec::new();
    for mut player in players {
        seen.push((public(&player.sees().await), player.token()));
    }
    assert!(first.terminate().await.success());
    does(&["export", &name, word(&file), "--database", first.database()]).await;
    let said = fails(&["import", word(&file), "--database", first.database()]).await;
    assert!(said.contains(&format!("room {room} is there already")), "{said}");

    first.start_again().await;
    for (_, token) in &seen {
        for token in [Some(*token), None] {
            let error = shut_out(&first, room, token).await;
            let Error::Refused(Refusal::RoomMoved) = error else {
                panic!("{error:?}");
            };
        }
    }
    let answer = get(first.socket(), &format!("/api/rooms/{room}")).await;
    assert!(
        (answer.status, answer.body.contains("room_moved")) == (410, true),
        "{}",
        answer.body
    );
    assert_eq!(CloseCode::RoomMoved.number(), 4013);

    // The other house has the other kind of database.
    let other = match place {
        Place::Sqlite { .. } => Place::postgres(),
        Place::Postgres(_) => Place::sqlite(),
    };
    let url = other.new_database();
    does(&["import", word(&file), "--database", &url]).await;
    let second = ServerProcess::start_on(SERVER, "serve", url.clone()).await;
    let mut players = Vec::new();
    for (before, token) in seen {
        let mut player = Player::enters(second.address(), Enter::Room(room), Some(token)).await;
        assert_eq!(public(&player.sees().await), before);
        players.push(player);
    }
    let next = players
        .iter()
        .position(|player| player.seen().is_awaited())
        .unwrap();
    players[next].plays_any().await;
    does(&["check", "--database", &url]).await;
    assert!(first.terminate().await.success());
    does(&["check", "--database", first.database()]).await;
}

async fn a_room_leaves_a_house_with_a_server_that_closes_it(place: &Place) {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("room.dragonhall");
    let socket = folder.path().join("desk");
    let settings = vec![("DRAGONHALL_ADMIN_SOCKET", word(&socket).to_owned())];
    let server = ServerProcess::start_with(SERVER, "serve", Some(place.new_database()), settings).await;
    let mut players = table(&server).await;
    let mut others = table(&server).await;
    let (room, name) = (players[0].room(), players[0].room().to_string());
    let seen = public(&players[0].sees().await);
    let export = ["export", &name, word(&file), "--database", server.database()];
    does(&[&export[..], &["--admin-socket", word(&socket)]].concat()).await;
    for player in &mut players {
        assert_eq!(player.is_closed().await, CloseCode::RoomMoved);
    }
    let error = shut_out(&server, room, Some(players[0].token())).await;
    let Error::Refused(Refusal::RoomMoved) = error else {
        panic!("{error:?}");
    };
    // The others play on.
    let next = others
        .iter()
        .position(|player| player.seen().is_awaited())
        .unwrap();
    others[next].plays_any().await;

    let other = place.new_database();
    does(&["import", word(&file), "--database", &other]).await;
    let second = ServerProcess::start_on(SERVER, "serve", other).await;
    let token = Some(players[0].token());
    let mut player = Player::enters(second.address(), Enter::Room(room), token).await;
    assert_eq!(public(&player.sees().await), seen);
}

async fn a_room_leaves_no_house_with_a_server_that_cannot_be_asked(place: &Place) {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("room.dragonhall");
    let server = ServerProcess::start_on(SERVER, "serve", place.new_database()).await;
    let mut players = table(&server).await;
    let room = players[0].room().to_string();
    let nowhere = folder.path().join("nobody");
    let export = ["export", &room, word(&file), "--database", server.database()];
    let said = fails(&[&export[..], &["--admin-socket", word(&nowhere)]].concat()).await;
    assert!(said.contains("another server is using the database"), "{said}");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    let next = players
        .iter()
        .position(|player| player.seen().is_awaited())
        .unwrap();
    players[next].plays_any().await;
}

async fn a_room_whose_code_is_taken_is_found_by_its_link(place: &Place) {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("room.dragonhall");
    let (url, other) = (place.new_database(), place.new_database());
    let mut first = ServerProcess::start_on(SERVER, "serve", url.clone()).await;
    let mut host = Player::enters(first.address(), Enter::Create(dragon_stone()), None).await;
    host.sits("Ember").await;
    let (room, RoomCode(code)) = (host.room(), host.seen().room.code.clone());
    assert!(first.terminate().await.success());
    does(&["export", &room.to_string(), word(&file), "--database", &url]).await;

    let mut second = ServerProcess::start_on(SERVER, "serve", other.clone()).await;
    let mut stranger = Player::enters(second.address(), Enter::Create(dragon_stone()), None).await;
    stranger.sits("Frost").await;
    assert!(second.terminate().await.success());
    let same_code = format!(
        "UPDATE rooms SET code = '{code}'; UPDATE records SET body = replace(body, '{}', '{code}')",
        stranger.seen().room.code.0
    );
    place.meddle(&other, &same_code, &same_code).await;
    let said = does(&["import", word(&file), "--database", &other]).await;
    assert!(said.contains("it is found by its link alone"), "{said}");
    does(&["check", "--database", &other]).await;
    second.start_again().await;
    let by_link = Player::enters(second.address(), Enter::Room(room), Some(host.token())).await;
    assert!(by_link.seen().room.code_closed);
    let by_code = Player::enters(second.address(), Enter::Code(RoomCode(code)), None).await;
    assert_eq!(by_code.room(), stranger.room());
}

async fn a_copy_of_a_room_is_there_to_be_looked_at(place: &Place) {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("room.dragonhall");
    let server = ServerProcess::start_on(SERVER, "serve", place.new_database()).await;
    let mut players = table(&server).await;
    let room = players[0].room().to_string();
    does(&[
        "export",
        &room,
        word(&file),
        "--keep",
        "--database",
        server.database(),
    ])
    .await;
    let next = players
        .iter()
        .position(|player| player.seen().is_awaited())
        .unwrap();
    players[next].plays_any().await;
    does(&["check", word(&file)]).await;
    for command in ["import", "restore"] {
        let new = place.new_database();
        let said = fails(&[command, word(&file), "--database", &new]).await;
        assert!(
            said.contains("a copy of a room") || said.contains("a single room"),
            "{said}"
        );
    }
}

async fn a_room_that_was_exported_can_be_exported_again(place: &Place) {
    let folder = TempDir::new().unwrap();
    let [file, again] = ["room", "again"].map(|name| folder.path().join(name));
    let mut server = ServerProcess::start_on(SERVER, "serve", place.new_database()).await;
    let room = table(&server).await[0].room().to_string();
    assert!(server.terminate().await.success());
    let url = server.database();
    does(&["export", &room, word(&file), "--database", url]).await;
    let refused = fails(&["export", &room, word(&file), "--database", url]).await;
    assert!(refused.contains("--replace"), "{refused}");
    does(&["export", &room, word(&again), "--database", url]).await;
    let digests = async |file| does(&["check", "--digests", word(file)]).await;
    assert_eq!(digests(&file).await, digests(&again).await);
    let [new, newer] = [place.new_database(), place.new_database()];
    does(&["import", word(&file), "--database", &new]).await;
    does(&["import", word(&again), "--database", &newer]).await;
    for url in [new, newer] {
        does(&["check", "--database", &url]).await;
    }
    let unknown = RoomId(uuid::Uuid::new_v4()).to_string();
    let said = fails(&["export", &unknown, word(&file), "--replace", "--database", url]).await;
    assert!(said.contains("there is no room"), "{said}");
}

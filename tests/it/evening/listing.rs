//! The public list of open rooms.

use dragonhall_protocol::http::OpenRoom;
use dragonhall_protocol::{ClientMessage, RoomSettings};
use dragonhall_tests::http::get;
use dragonhall_tests::patience::patiently;
use dragonhall_tests::{TestServer, dragon_stone};

use super::settings;

async fn listed(server: &TestServer) -> Vec<OpenRoom> {
    serde_json::from_str(&get(server.socket(), "/api/rooms").await.body).unwrap()
}

#[tokio::test]
async fn a_room_is_on_the_list_only_if_its_host_wants_that_and_a_seat_is_free() {
    let mut server = TestServer::start().await;
    let mut host = server.host(dragon_stone()).await;
    host.sits("Ember").await;
    assert_eq!(listed(&server).await, []);
    let public = RoomSettings {
        listed: true,
        ..RoomSettings::default()
    };
    host.does(settings(public)).await;
    let on_the_list = [OpenRoom {
        room: host.room(),
        game: dragon_stone(),
        players: vec!["Ember".into()],
        free: 1,
    }];
    assert_eq!(listed(&server).await, on_the_list);
    server.restart().await;
    host.rejoins().await;
    assert_eq!(listed(&server).await, on_the_list);
    let mut guest = server.spectator(host.room()).await;
    guest.sits("Frost").await;
    assert_eq!(listed(&server).await, []);
    guest.does(|id| ClientMessage::Stand { id }).await;
    assert_eq!(listed(&server).await, on_the_list);
    host.does(settings(RoomSettings::default())).await;
    assert_eq!(listed(&server).await, []);
}

#[tokio::test]
async fn a_room_is_on_the_list_while_somebody_is_there() {
    let mut server = TestServer::start().await;
    let mut host = server.host(dragon_stone()).await;
    host.sits("Ember").await;
    let public = RoomSettings {
        listed: true,
        ..RoomSettings::default()
    };
    host.does(settings(public)).await;
    let mut passer_by = server.spectator(host.room()).await;
    host.drops().await;
    let unlisted = async { while !listed(&server).await.is_empty() {} };
    patiently("a list without the room", unlisted).await;
    passer_by.sees().await;
    assert_eq!(
        listed(&server).await,
        [],
        "whoever has no name is nobody to play with"
    );
    host.rejoins().await;
    assert_eq!(listed(&server).await.len(), 1);
    server.stop().await;
    server.start_again().await;
    assert_eq!(listed(&server).await, [], "nobody is there yet");
    host.rejoins().await;
    assert_eq!(listed(&server).await.len(), 1);
}

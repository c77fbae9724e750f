//! The public list of open rooms.

use dragonhall_protocol::http::OpenRoom;
use dragonhall_protocol::refusal::Limit;
use dragonhall_protocol::{ClientMessage, Enter, Refusal, RoomSettings};
use dragonhall_tests::http::get;
use dragonhall_tests::patience::patiently;
use dragonhall_tests::{Player, TestServer, dragon_stone};

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

#[tokio::test]
async fn a_household_has_only_so_many_rooms_on_the_list() {
    let server = TestServer::prepare()
        .edge(|edge| edge.listed_rooms = 2)
        .start()
        .await;
    let public = RoomSettings {
        listed: true,
        ..RoomSettings::default()
    };
    let mut hosts = Vec::new();
    for from in ["192.0.2.1", "192.0.2.1", "192.0.2.1", "192.0.2.2"] {
        let create = Enter::Create(dragon_stone());
        let mut host = Player::enters(server.address_from(from), create, None).await;
        host.sits("Ember").await;
        hosts.push(host);
    }
    hosts[0].does(settings(public)).await;
    hosts[1].does(settings(public)).await;
    let refusal = Refusal::Throttled {
        limit: Limit::Listed,
        seconds: 60,
    };
    hosts[2].is_refused(refusal, settings(public)).await;
    hosts[3].does(settings(public)).await;
    assert_eq!(listed(&server).await.len(), 3);
    hosts[0].does(settings(RoomSettings::default())).await;
    hosts[2].does(settings(public)).await;
    let rooms: Vec<_> = listed(&server).await.into_iter().map(|room| room.room).collect();
    assert_eq!(rooms.len(), 3);
    assert!(rooms.contains(&hosts[2].room()) && !rooms.contains(&hosts[0].room()));
}

//! What all who share a line, and all who are in a room, may use up together.

use std::time::Duration;

use dragonhall_client::Error;
use dragonhall_protocol::refusal::Limit;
use dragonhall_protocol::{
    Answer, ClientMessage, CloseCode, Enter, Refusal, Role, RoomId, SUBPROTOCOL, ServerMessage,
};
use dragonhall_tests::http::{Reply, Visitor};
use dragonhall_tests::raw::Ending;
use dragonhall_tests::server::begin_all;
use dragonhall_tests::{Player, Raw, TestServer, dragon_stone};
use futures_util::future::join_all;

/// A household, as a proxy names it.
const HERE: &str = "198.51.100.1";
/// Another one.
const THERE: &str = "203.0.113.9";

fn limit_of(answer: &Answer) -> Option<Limit> {
    match answer {
        Answer::Refused {
            refusal: Refusal::Throttled { limit, seconds: 1.. },
        } => Some(*limit),
        _ => None,
    }
}

async fn knocks(server: &TestServer, household: &str, enter: Enter) -> Ending {
    let headers = [
        ("sec-websocket-protocol", SUBPROTOCOL),
        ("x-forwarded-for", household),
    ];
    let mut raw = Raw::open_with(server.socket(), &headers)
        .await
        .expect("a WebSocket");
    raw.tells(&ClientMessage::Hello {
        enter,
        token: None,
        pass: None,
    })
    .await;
    raw.ends().await
}

fn turned_away(ending: &Ending) -> Option<Limit> {
    match &ending.messages()[..] {
        [
            ServerMessage::Refused {
                refusal: Refusal::Throttled { limit, seconds: 1.. },
            },
        ] if ending.code() == Some(CloseCode::Overload) => Some(*limit),
        _ => None,
    }
}

/// Enters as the others of the household do: by the code that somebody says aloud.
async fn joins(server: &TestServer, host: &Player) -> Player {
    let code = Enter::Code(host.seen().room.code.clone());
    Player::enters(server.address_from(HERE), code, None).await
}

#[tokio::test]
async fn forty_people_behind_one_address_sit_watch_lose_and_regain_their_line_at_once() {
    let server = TestServer::with_defaults().start().await;
    let page = Visitor::of(server.socket()).with("x-forwarded-for", HERE);
    let opened =
        (0..4).map(|_| Player::enters(server.address_from(HERE), Enter::Create(dragon_stone()), None));
    let mut hosts = join_all(opened).await;
    let others = hosts.iter().flat_map(|host| (0..9).map(|_| joins(&server, host)));
    let mut others = join_all(others).await;
    for (host, table) in hosts.iter_mut().zip(others.chunks_mut(9)) {
        host.sits("Ember").await;
        table[0].sits("Frost").await;
        for (watcher, name) in table[1..].iter_mut().zip(["Ash", "Rime", "Gale", "Thorn"]) {
            let name = name.to_owned();
            watcher.does(|id| ClientMessage::Watch { id, name }).await;
        }
        futures_util::join!(host.begins(), table[0].begins());
    }
    let mut forty: Vec<Player> = hosts.into_iter().chain(others).collect();
    assert_eq!(forty.len(), 40);
    for _ in 0..3 {
        join_all(forty.iter_mut().map(Player::drops)).await;
        let pages = join_all((0..40).map(|_| page.get("/api/rooms"))).await;
        assert!(pages.iter().all(|reply| reply.status == 200));
        let returning = forty.into_iter().map(|player| returns(&server, player));
        forty = join_all(returning).await;
    }
    let seated = forty
        .iter()
        .filter(|player| matches!(player.seen().you, Role::Seat(_)));
    assert_eq!(seated.count(), 8);
}

/// Comes back to the seat or the name, or to watch.
async fn returns(server: &TestServer, player: Player) -> Player {
    let token = match player.seen().you {
        Role::Seat(_) | Role::Companion(_) => Some(player.token()),
        Role::Spectator => None,
    };
    Player::enters(server.address_from(HERE), Enter::Room(player.room()), token).await
}

#[tokio::test]
async fn a_household_holds_only_so_many_connections_whether_or_not_a_proxy_speaks_for_it() {
    let server = TestServer::prepare()
        .config(|config| config.trusted_proxies = vec!["127.0.0.1".parse().unwrap()])
        .edge(|edge| edge.household_connections = 2)
        .start()
        .await;
    let room = server.host(dragon_stone()).await.room();
    let enters = |household| Player::tries_to_enter(server.address_from(household), Enter::Room(room), None);
    let (first, second) = (enters(HERE).await.unwrap(), enters(HERE).await.unwrap());
    let third = enters(HERE).await;
    assert!(matches!(third, Err(Error::Rejected(429))), "{:?}", third.err());
    enters(THERE).await.unwrap();
    first.leaves().await;
    drop(second);

    let direct = Visitor::of(server.socket()).at([127, 0, 0, 2]);
    let silent = [direct.connects().await, direct.connects().await];
    let reply = direct.get("/api/games").await;
    assert_eq!(limit_named_by(&reply), Some(Limit::Connections));
    let neighbour = Visitor::of(server.socket()).at([127, 0, 0, 3]);
    assert_eq!(neighbour.get("/api/games").await.status, 200);
    drop(silent);
}

/// The limit that a reply with status 429 names, in the way every such reply does.
fn limit_named_by(reply: &Reply) -> Option<Limit> {
    let wait: u32 = reply.header("retry-after").parse().ok()?;
    let refusal = &reply.json()["refusal"];
    assert_eq!(
        (
            reply.status,
            refusal["code"].as_str(),
            refusal["seconds"].as_u64()
        ),
        (429, Some("throttled"), Some(wait.into()))
    );
    serde_json::from_value(refusal["limit"].clone()).ok()
}

#[tokio::test]
async fn rooms_are_looked_up_and_requests_sent_only_so_often() {
    let server = TestServer::prepare()
        .timed_by_hand()
        .edge(|edge| (edge.lookups_per_minute, edge.requests_per_minute) = (4, 7))
        .start()
        .await;
    let room = server.host(dragon_stone()).await.room();
    let visitor = |household: &str| Visitor::of(server.socket()).with("x-forwarded-for", household);
    let (here, there) = (visitor(HERE), visitor(THERE));
    for path in ["", "/R", "/R/receipt", "/R/games"] {
        let path = format!("/api/rooms{}", path.replace('R', &room.to_string()));
        assert_eq!(limit_named_by(&here.get(&path).await), None, "{path}");
    }
    let list = here.get("/api/rooms").await;
    assert_eq!(limit_named_by(&list), Some(Limit::Lookups));
    assert_eq!(here.get("/api/games").await.status, 200);
    assert_eq!(here.get("/protocol").await.status, 200);
    assert_eq!(
        limit_named_by(&here.get("/protocol").await),
        Some(Limit::Requests)
    );
    assert_eq!(there.get("/api/rooms").await.status, 200);
    server.passes(Duration::from_secs(60));
    assert_eq!(here.get("/api/rooms").await.status, 200);
}

#[tokio::test]
async fn a_household_says_hello_only_so_often() {
    let server = TestServer::prepare()
        .timed_by_hand()
        .edge(|edge| edge.hellos_per_minute = 2)
        .start()
        .await;
    let nowhere = || Enter::Room(RoomId(uuid::Uuid::new_v4()));
    for _ in 0..2 {
        let ending = knocks(&server, HERE, nowhere()).await;
        assert_eq!(ending.code(), Some(CloseCode::NoSuchRoomOrSeat));
    }
    assert_eq!(
        turned_away(&knocks(&server, HERE, nowhere()).await),
        Some(Limit::Hellos)
    );
    let ending = knocks(&server, THERE, nowhere()).await;
    assert_eq!(ending.code(), Some(CloseCode::NoSuchRoomOrSeat));
}

#[tokio::test]
async fn strangers_who_storm_a_room_keep_nobody_else_out() {
    let server = TestServer::prepare()
        .timed_by_hand()
        .edge(|edge| (edge.arrivals_per_minute, edge.room_arrivals_per_minute) = (40, 10))
        .start()
        .await;
    let [mut owner, _other] = server.lobby(dragon_stone()).await;
    let room = || Enter::Room(owner.room());
    let mut came = 0;
    let refused = loop {
        match Player::tries_to_enter(server.address_from(HERE), room(), None).await {
            Ok(_) => came += 1,
            Err(error) => break error,
        }
    };
    assert!((10..=20).contains(&came), "{came}");
    let Error::Refused(refusal) = refused else {
        panic!("{refused}")
    };
    assert!(
        matches!(
            refusal,
            Refusal::Throttled {
                limit: Limit::Arrivals,
                ..
            }
        ),
        "{refusal:?}"
    );
    Player::enters(server.address_from(THERE), room(), None).await;
    owner.drops().await;
    owner.rejoins().await;
}

#[tokio::test]
async fn whoever_has_much_written_down_leaves_room_for_the_others() {
    let server = TestServer::prepare()
        .timed_by_hand()
        .edge(|edge| (edge.stored_bytes_per_hour, edge.room_stored_bytes_per_hour) = (40_000, 5_000))
        .start()
        .await;
    let [mut first, mut second] = server.table(dragon_stone()).await;
    let mut stranger = Player::enters(server.address_from(HERE), Enter::Room(first.room()), None).await;
    let name = "Gale".to_owned();
    stranger.does(|id| ClientMessage::Watch { id, name }).await;
    let say = |id| ClientMessage::Say {
        id,
        text: "so ".repeat(90),
    };
    let throttled = loop {
        match stranger.asks(say).await {
            Answer::Accepted { .. } => {}
            answer if limit_of(&answer) == Some(Limit::Talk) => server.passes(Duration::from_secs(1)),
            answer => break answer,
        }
    };
    assert_eq!(limit_of(&throttled), Some(Limit::Stored), "{throttled:?}");
    let seq = first.plays_any().await;
    second.catches_up(seq).await;
    server.passes(Duration::from_secs(60 * 60));
    assert!(matches!(stranger.asks(say).await, Answer::Accepted { .. }));
}

#[tokio::test]
async fn neighbours_who_have_much_written_down_stop_nobodys_game() {
    let server = TestServer::prepare()
        .timed_by_hand()
        .edge(|edge| (edge.stored_bytes_per_hour, edge.room_stored_bytes_per_hour) = (20_000, 1_000_000))
        .start()
        .await;
    let mut players = Vec::new();
    for number in 1..=2 {
        let from = server.address_from(&format!("2001:db8:1:{number:x}::1"));
        let enter = match players.first() {
            None => Enter::Create(dragon_stone()),
            Some(host) => Enter::Room(Player::room(host)),
        };
        let mut player = Player::enters(from, enter, None).await;
        player.sits(["Ember", "Frost"][number - 1]).await;
        players.push(player);
    }
    begin_all(&mut players).await;

    let say = |id| ClientMessage::Say {
        id,
        text: "so ".repeat(90),
    };
    let mut is_used_up = false;
    for number in 3..40 {
        let from = server.address_from(&format!("2001:db8:1:{number:x}::1"));
        let mut neighbour = Player::enters(from, Enter::Create(dragon_stone()), None).await;
        let name = "Gale".to_owned();
        let named = neighbour.asks(|id| ClientMessage::Watch { id, name }).await;
        if limit_of(&named) == Some(Limit::Stored) {
            is_used_up = true;
            break;
        }
        for _ in 0..200 {
            match neighbour.asks(say).await {
                Answer::Accepted { .. } => {}
                answer if limit_of(&answer) == Some(Limit::Talk) => server.passes(Duration::from_millis(500)),
                _ => break,
            }
        }
    }
    assert!(is_used_up, "the network has nothing left");
    for _ in 0..3 {
        for player in &mut players {
            player.sees().await;
            if player.seen().is_awaited() {
                player.plays_any().await;
            }
        }
    }
    let answer = players[0].asks(say).await;
    assert_eq!(limit_of(&answer), Some(Limit::Stored), "talk is not a step");
}

#[tokio::test]
async fn the_welcome_tells_of_every_budget() {
    let server = TestServer::with_defaults().start().await;
    let mut raw = Raw::open(server.socket()).await;
    let enter = Enter::Create(dragon_stone());
    raw.tells(&ClientMessage::Hello {
        enter,
        token: None,
        pass: None,
    })
    .await;
    let ServerMessage::Welcome { limits, .. } = raw.hears().await else {
        panic!("no welcome")
    };
    let budgets: Vec<_> = limits
        .budgets
        .iter()
        .map(|budget| {
            let each = [budget.person, budget.household, budget.room, budget.server];
            (budget.limit, each, budget.seconds)
        })
        .collect();
    let (minute, hour, day) = (Some(60), Some(3600), Some(86_400));
    let household = |most| [None, Some(most), None, None];
    let both = |most, room| [None, Some(most), Some(room), None];
    let room = |most| [None, None, Some(most), None];
    let person = |most| [Some(most), None, None, None];
    assert_eq!(
        budgets,
        [
            (Limit::Connections, [None, Some(512), None, Some(10_000)], None),
            (Limit::Listed, household(10), None),
            (Limit::Spectators, room(2_000), None),
            (Limit::Names, both(40, 50), None),
            (Limit::Odds, room(8), None),
            (Limit::NewConnections, household(1_200), minute),
            (Limit::Requests, household(3_000), minute),
            (Limit::Hellos, household(480), minute),
            (Limit::NewRooms, household(40), minute),
            (Limit::CodeGuesses, household(40), minute),
            (Limit::Lookups, household(600), minute),
            (Limit::Replays, household(240), minute),
            (Limit::Arrivals, both(240, 600), minute),
            (Limit::Keys, both(20, 20), minute),
            (Limit::Knocks, both(40, 60), minute),
            (Limit::Thinking, both(30_000, 20_000), minute),
            (Limit::Webhooks, [None, Some(40), Some(6), Some(120)], minute),
            (Limit::Stored, both(64 << 20, 32 << 20), hour),
            (Limit::RoomEntries, both(600, 120), hour),
            (Limit::RoomEntries, person(100), hour),
            (Limit::RoomEntries, person(400), day),
        ]
    );
}

//! A house behind proxies, with all of an address or a part of it.

use std::net::SocketAddr;
use std::process::{Command as Program, Stdio};

use dragonhall_client::Address;
use dragonhall_protocol::http::{Problem, RoomAddress};
use dragonhall_protocol::{Enter, Refusal, SUBPROTOCOL};
use dragonhall_tests::http::{get, post};
use dragonhall_tests::proxy::{Kind, Proxy, free_address, hosting};
use dragonhall_tests::{Player, Raw, TestServer, dragon_stone, patiently};
use serde_json::Value;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::Command;

use crate::SERVER;

/// A room that nobody has opened.
const NO_ROOM: &str = "00000000-0000-4000-8000-000000000000";

/// A server whose players open this address.
async fn house(url: &str) -> TestServer {
    let url = url.parse().unwrap();
    TestServer::prepare()
        .config(|config| config.public_url = Some(url))
        .start()
        .await
}

/// Somebody comes to the house at this address and path, as browsers do: the page, its files, the interface, a room.
async fn visit(place: SocketAddr, path: &str) {
    let page = get(place, &format!("{path}/")).await;
    assert_eq!((page.status, page.content_type.as_str()), (200, "text/html"));
    assert!(
        page.body.contains(&format!("data-home=\"{path}/\"")),
        "{}",
        page.body
    );
    let files = page.body.split(['"']).filter(|text| text.contains("/assets/"));
    let files: Vec<_> = files.collect();
    assert!(files.len() > 1, "{files:?}");
    for file in files.into_iter().chain([&*format!("{path}/theme.js")]) {
        assert!(file.starts_with(&format!("{path}/")), "{file}");
        assert_eq!(get(place, file).await.status, 200, "{file}");
    }

    for (screen, status) in [
        (format!("/r/{NO_ROOM}"), 200),
        ("/about".to_owned(), 200),
        ("/nothing".to_owned(), 404),
    ] {
        assert_eq!(
            get(place, &format!("{path}{screen}")).await.status,
            status,
            "{screen}"
        );
    }
    let options = serde_json::to_string(&dragon_stone()).unwrap();
    let opened = post(place, &format!("{path}/api/rooms"), options).await;
    assert_eq!(opened.status, 201, "{}", opened.body);
    assert_eq!(opened.header("cache-control"), "no-store");
    let room: RoomAddress = serde_json::from_str(&opened.body).unwrap();

    let address =
        Address::new(format!("ws://{place}{path}/ws")).with_header("origin", format!("http://{place}"));
    let mut host = Player::enters(address.clone(), Enter::Room(room.room), None).await;
    let mut guest = Player::enters(address, Enter::Room(room.room), None).await;
    host.sits("Ember").await;
    guest.sits("Frost").await;
    tokio::join!(host.begins(), guest.begins());
}

async fn is_visited_through(kind: Kind) {
    for path in ["", "/games"] {
        let place = free_address();
        let server = house(&format!("http://{place}{path}/")).await;
        let proxy = Proxy::start(kind, place, server.socket(), path).await;
        visit(proxy.socket(), path).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_house_is_visited_through_caddy() {
    is_visited_through(Kind::Caddy).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_house_is_visited_through_nginx() {
    is_visited_through(Kind::Nginx).await;
}

#[tokio::test]
async fn a_proxy_may_hand_the_path_on_or_take_it_off() {
    let server = house("https://play.example/games/").await;
    for path in ["/games", ""] {
        assert_eq!(
            get(server.socket(), &format!("{path}/api/health")).await.status,
            200
        );
        for page in ["/", "/about", &format!("/r/{NO_ROOM}")] {
            let page = get(server.socket(), &format!("{path}{page}")).await;
            assert_eq!(page.status, 200);
            assert!(page.body.contains("src=\"/games/assets/"), "{}", page.body);
        }
        let address = Address::new(format!("ws://{}{path}/ws", server.socket()));
        let address = address.with_header("origin", "https://play.example");
        Player::enters(address, Enter::Create(dragon_stone()), None).await;
    }
    assert_eq!(get(server.socket(), "/games").await.status, 200);
    assert_eq!(get(server.socket(), "/gamesmaster").await.status, 404);
}

#[tokio::test]
async fn what_is_nowhere_is_not_the_page() {
    let server = TestServer::start().await;
    for path in [
        "/",
        "/about",
        "/help",
        "/help/dragon-stone",
        "/about/",
        "/index.html",
    ] {
        let reply = get(server.socket(), path).await;
        assert_eq!(
            (reply.status, reply.content_type.as_str()),
            (200, "text/html"),
            "{path}"
        );
    }
    for path in [
        "/wp-admin",
        "/r",
        "/r/no-room",
        "/help/chess",
        "/replay/1/2",
        &format!("/replay/{NO_ROOM}/last"),
        &format!("/r/{NO_ROOM}/more"),
        "/assets/",
        "/assets/none.js",
        "/.env",
        "/../Cargo.toml",
        "//evil.example",
        "/api",
    ] {
        let reply = get(server.socket(), path).await;
        assert_eq!(reply.status, 404, "{path}");
        assert!(!reply.content_type.contains("html"), "{path}");
    }
    for path in ["/api/", "/api/nothing", "/api/rooms/1/2/3/4"] {
        let reply = get(server.socket(), path).await;
        let Problem { refusal } = serde_json::from_str(&reply.body).unwrap();
        assert_eq!((reply.status, refusal), (404, Refusal::NoSuchAddress), "{path}");
    }
}

#[tokio::test]
async fn a_page_of_another_origin_is_told_of_once_with_what_would_be_welcome() {
    let folder = tempfile::tempdir().unwrap();
    let database = format!("sqlite:{}", folder.path().join("hall.db").display());
    let mut server = Command::new(SERVER)
        .args(["serve", "--listen=127.0.0.1:0", "--log-format=json"])
        .args([
            "--public-url=https://play.example/games/",
            "--database",
            &database,
        ])
        .env_remove("RUST_LOG")
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .unwrap();
    let mut log = BufReader::new(server.stderr.take().unwrap()).lines();
    let mut next = async || {
        let line = patiently("a line of the log", log.next_line()).await.unwrap()?;
        Some(serde_json::from_str::<Value>(&line).unwrap()["fields"].take())
    };
    let address: SocketAddr = loop {
        let fields = next().await.unwrap();
        if let Some(address) = fields["address"].as_str() {
            break address.parse().unwrap();
        }
    };
    let comes_from = async |origin| {
        let headers = [("sec-websocket-protocol", SUBPROTOCOL), ("origin", origin)];
        Raw::open_with(address, &headers).await.err()
    };
    for _ in 0..3 {
        assert_eq!(comes_from("https://games.example").await, Some(403));
    }
    assert_eq!(comes_from("https://play.example").await, None);
    server.kill().await.unwrap();
    let mut told = Vec::new();
    while let Some(fields) = next().await {
        told.extend(fields["origin"].as_str().is_some().then_some(fields));
    }
    let [told] = &told[..] else { panic!("{told:?}") };
    assert_eq!(told["origin"], "https://games.example");
    assert_eq!(told["welcome"], "https://play.example");
    assert_eq!(told["host"], address.to_string());
}

#[test]
fn a_public_address_that_nobody_could_open_is_named_at_the_start() {
    for wrong in [
        "play.example",
        "https://play.example/api",
        "https://me@play.example",
    ] {
        let output = Program::new(SERVER)
            .args(["config", "--public-url", wrong])
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(2));
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.contains("looks like https://play.example.org"), "{said}");
    }
}

#[test]
fn the_unit_for_systemd_is_one() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("dragonhall.service");
    let unit = hosting("dragonhall.service");
    assert!(unit.contains("/usr/local/bin/dragonhall serve"));
    std::fs::write(&file, unit.replace("/usr/local/bin/dragonhall", SERVER)).unwrap();
    match Program::new("systemd-analyze").arg("verify").arg(&file).output() {
        Ok(output) => assert!(output.status.success() && output.stderr.is_empty(), "{output:?}"),
        Err(_) => eprintln!("left out: there is no systemd here"),
    }
}

//! What the house tells of itself to whoever watches over it.

use std::collections::{BTreeMap, BTreeSet};
use std::net::{SocketAddr, TcpListener};

use dragonhall_protocol::{ClientMessage, Enter, Level, Refusal, Seat};
use dragonhall_tests::http::get;
use dragonhall_tests::player::plays_on;
use dragonhall_tests::{Player, ServerProcess, TestServer, dragon_stone, patiently};
use tokio::process::Command;

use crate::SERVER;

/// The dashboard that hosts can take.
const DASHBOARD: &str = include_str!("../../hosting/grafana.json");

/// What everything is called that the house tells.
const PREFIX: &str = "dragonhall_";

/// A port that was free a moment ago.
fn free_port() -> SocketAddr {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    taken.local_addr().unwrap()
}

async fn watched() -> (ServerProcess, SocketAddr) {
    let metrics = free_port();
    let settings = vec![("DRAGONHALL_METRICS_LISTEN", metrics.to_string())];
    let server = ServerProcess::start_with(SERVER, "serve", None, settings).await;
    (server, metrics)
}

/// What is told: every series with its value, in the order of their names.
async fn told(metrics: SocketAddr) -> (String, BTreeMap<String, f64>) {
    let reply = get(metrics, "/metrics").await;
    assert_eq!(
        (reply.status, reply.content_type.as_str()),
        (200, "text/plain; version=0.0.4; charset=utf-8")
    );
    let lines = reply.body.lines().filter(|line| !line.starts_with('#'));
    let series = lines.filter_map(|line| line.rsplit_once(' '));
    let series = series.map(|(series, value)| (series.to_owned(), value.parse().unwrap()));
    (reply.body.clone(), series.collect())
}

/// The names in what is told or asked for, without what a histogram adds to them.
fn names(text: &str) -> BTreeSet<&str> {
    let is_of_a_name = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    let words = text.split(|letter| !is_of_a_name(letter));
    let names = words.filter(|word| word.starts_with(PREFIX));
    names
        .map(|name| {
            let mut endings = ["_bucket", "_sum", "_count"].into_iter();
            endings
                .find_map(|ending| name.strip_suffix(ending))
                .unwrap_or(name)
        })
        .collect()
}

#[tokio::test]
async fn whatever_happens_in_the_house_is_counted_and_described() {
    let (server, metrics) = watched().await;
    let mut host = Player::enters(server.address(), Enter::Create(dragon_stone()), None).await;
    let room = host.room();
    host.sits("Ember").await;
    let mut guest = Player::enters(server.address(), Enter::Room(room), None).await;
    guest.sits("Frost").await;
    let mut players = [host, guest];
    dragonhall_tests::server::begin_all(&mut players).await;
    plays_on(&mut players, 5).await;
    let [mut host, _guest] = players;
    host.may_not(Refusal::OnlyInLobby, |id| ClientMessage::Shuffle { id })
        .await;
    let mut with_a_bot = Player::enters(server.address(), Enter::Create(dragon_stone()), None).await;
    with_a_bot.sits("Gale").await;
    let level = Level::Easy;
    let seat = Some(Seat(1));
    with_a_bot
        .does(|id| ClientMessage::AddBot { id, seat, level })
        .await;
    with_a_bot.begins().await;
    let thought = "dragonhall_bot_thinking_seconds_count{level=\"easy\"}";
    let thinking = async {
        while told(metrics)
            .await
            .1
            .get(thought)
            .is_none_or(|count| *count < 1.0)
        {
            if with_a_bot.seen().is_awaited() {
                with_a_bot.plays_any().await;
            }
        }
    };
    patiently("a thought", thinking).await;

    let (text, series) = told(metrics).await;
    let of = |name: &str| *series.get(name).unwrap_or_else(|| panic!("{name} in {text}"));
    let game = "game=\"dragon-stone\"";
    assert!(of(&format!("dragonhall_moves_total{{{game},by=\"player\"}}")) >= 5.0);
    assert_eq!(of(&format!("dragonhall_moves_total{{{game},by=\"clock\"}}")), 0.0);
    assert_eq!(of("dragonhall_rooms_opened_total"), 2.0);
    assert_eq!(of("dragonhall_rooms_awake"), 2.0);
    assert_eq!(
        of("dragonhall_refusals_total{code=\"only_in_lobby\",limit=\"\"}"),
        1.0
    );
    assert!(of("dragonhall_connections") >= 3.0);
    assert!(of("dragonhall_messages_total") >= 10.0);
    let stored = of("dragonhall_store_request_seconds_count");
    assert!(stored >= 10.0, "{stored}");
    assert!(
        of("dragonhall_store_group_requests_sum") >= stored,
        "in some group"
    );
    assert!(of("dragonhall_store_commit_seconds_sum") > 0.0);
    assert!(of("dragonhall_store_read_seconds_count") >= 1.0);
    assert!(of("dragonhall_store_age_seconds") < 30.0);
    let version = env!("CARGO_PKG_VERSION");
    assert_eq!(
        of(&format!("dragonhall_build_info{{version=\"{version}\"}}")),
        1.0
    );

    // Nothing that is told leads to a room, a person or an address.
    let peer = server.socket().ip().to_string();
    for secret in [&room.to_string(), "Ember", "Frost", &peer] {
        assert!(!text.contains(secret), "{secret} in {text}");
    }
    let help = text.lines().filter_map(|line| line.strip_prefix("# HELP "));
    let described: BTreeSet<_> = help.filter_map(|line| line.split(' ').next()).collect();
    let series = text.lines().filter(|line| !line.starts_with('#'));
    let named = series.flat_map(names).collect::<BTreeSet<_>>();
    let lacking: Vec<_> = named.difference(&described).collect();
    assert!(
        !named.is_empty() && lacking.is_empty(),
        "not described: {lacking:?}"
    );
    let unknown: Vec<_> = names(DASHBOARD).difference(&named).copied().collect();
    assert!(unknown.is_empty(), "only on the dashboard: {unknown:?}");
    let unseen: Vec<_> = named.difference(&names(DASHBOARD)).copied().collect();
    assert!(unseen.is_empty(), "not on the dashboard: {unseen:?}");
}

#[tokio::test]
async fn a_dashboard_is_json_with_panels() {
    let dashboard: serde_json::Value = serde_json::from_str(DASHBOARD).unwrap();
    let panels = dashboard["panels"].as_array().unwrap();
    for panel in panels.iter().filter(|panel| panel["type"] != "row") {
        assert!(panel["description"].is_string(), "{panel}");
        assert!(panel["targets"][0]["expr"].is_string(), "{panel}");
    }
}

#[tokio::test]
async fn metrics_are_told_on_their_own_address_alone() {
    let (mut server, metrics) = watched().await;
    for address in [metrics, server.socket()] {
        assert_eq!(get(address, "/healthz").await.body, "ok\n");
        assert_eq!(get(address, "/readyz").await.body, "ok\n");
    }
    assert_eq!(get(metrics, "/api/games").await.status, 404);
    let elsewhere = get(server.socket(), "/metrics").await.body;
    assert!(!elsewhere.contains(PREFIX), "{elsewhere}");
    // Whoever holds on to a connection without a word keeps no server from stopping.
    let idle = tokio::net::TcpStream::connect(metrics).await.unwrap();
    assert!(server.terminate().await.success());
    drop(idle);
    let without = TestServer::start().await;
    assert!(!get(without.socket(), "/metrics").await.body.contains(PREFIX));
}

#[tokio::test]
async fn an_address_for_metrics_that_is_taken_is_named() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let folder = tempfile::tempdir().unwrap();
    let database = format!("sqlite:{}", folder.path().join("hall.db").display());
    let started = Command::new(SERVER)
        .args(["serve", "--listen=127.0.0.1:0", "--metrics-listen", &address])
        .args(["--database", &database])
        .output();
    let output = patiently("the end of the program", started).await.unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{said}");
    let why: Vec<_> = said
        .lines()
        .filter(|line| line.starts_with("dragonhall: "))
        .collect();
    assert_eq!(why.len(), 1, "{said}");
    assert!(why[0].contains(&address) && why[0].contains("metrics"), "{said}");
    assert!(said.ends_with(&format!("{}\n", why[0])), "{said}");
}

//! Who a request comes from, and what one household's doings mean for the others.

use dragonhall_protocol::refusal::Limit;
use dragonhall_protocol::{Answer, ClientMessage, Enter, KeyKind, MessageId, Refusal, Role, Seat, SeatKey};
use dragonhall_tests::http::Visitor;
use dragonhall_tests::{Player, TestServer, dragon_stone};

/// Where the only trusted proxy of these tests stands.
const PROXY: [u8; 4] = [127, 0, 0, 1];
/// A stranger who connects directly.
const STRANGER: [u8; 4] = [127, 0, 0, 2];

async fn opens_a_room(server: &TestServer, from: [u8; 4], forwarded: &str) -> u16 {
    let room = serde_json::to_string(&dragon_stone()).unwrap();
    Visitor::of(server.socket())
        .at(from)
        .with("x-forwarded-for", forwarded)
        .post("/api/rooms", room)
        .await
        .status
}

#[tokio::test]
async fn a_forged_header_from_outside_changes_nothing() {
    let server = TestServer::prepare()
        .config(|config| config.trusted_proxies = vec!["127.0.0.1/32".parse().unwrap()])
        .edge(|edge| edge.new_rooms_per_minute = 1)
        .start()
        .await;
    assert_eq!(opens_a_room(&server, STRANGER, "198.51.100.1").await, 201);
    for forged in ["198.51.100.2", "198.51.100.3:80", "127.0.0.1", "", "nonsense"] {
        assert_eq!(opens_a_room(&server, STRANGER, forged).await, 429, "{forged}");
    }
    let chain = "198.51.100.4, 127.0.0.2";
    assert_eq!(
        opens_a_room(&server, PROXY, chain).await,
        429,
        "by way of the proxy"
    );
}

#[tokio::test]
async fn visitors_whom_a_trusted_proxy_speaks_for_have_budgets_of_their_own() {
    let server = TestServer::prepare()
        .edge(|edge| edge.new_rooms_per_minute = 1)
        .start()
        .await;
    for (visitor, same) in [
        ("198.51.100.1:567", "198.51.100.1:568"),
        ("[2001:db8::1]:80", "2001:db8::2"),
        ("198.51.100.2", "203.0.113.9, 198.51.100.2"),
    ] {
        assert_eq!(opens_a_room(&server, PROXY, visitor).await, 201, "{visitor}");
        assert_eq!(opens_a_room(&server, PROXY, same).await, 429, "{same}");
    }
}

#[tokio::test]
async fn without_a_proxy_the_header_is_not_read() {
    let server = TestServer::prepare()
        .config(|config| config.behind_proxy = false)
        .edge(|edge| edge.new_rooms_per_minute = 1)
        .start()
        .await;
    assert_eq!(opens_a_room(&server, PROXY, "198.51.100.1").await, 201);
    assert_eq!(opens_a_room(&server, PROXY, "198.51.100.2").await, 429);
}

fn claim(key: &SeatKey) -> impl FnOnce(MessageId) -> ClientMessage + use<> {
    let key = key.clone();
    |id| ClientMessage::Claim { id, key }
}

#[tokio::test]
async fn a_stranger_s_wrong_keys_do_not_lock_the_owner_out() {
    let server = TestServer::start().await;
    let [mut owner, _other] = server.lobby(dragon_stone()).await;
    let key = owner.is_given_a_key(KeyKind::Words, None).await;
    let room = Enter::Room(owner.room());
    let mut stranger = Player::enters(server.address_from("198.51.100.1"), room.clone(), None).await;
    let wrong = SeatKey::Words("OAK OAK OAK OAK OAK OAK".into());
    let throttled = loop {
        match stranger.asks(claim(&wrong)).await {
            Answer::Refused {
                refusal: Refusal::WrongKey,
            } => {}
            answer => break answer,
        }
    };
    assert!(
        matches!(
            throttled,
            Answer::Refused {
                refusal: Refusal::Throttled {
                    limit: Limit::Keys,
                    seconds: 1..
                }
            }
        ),
        "{throttled:?}"
    );
    let mut other_device = Player::enters(server.address_from("203.0.113.9"), room, None).await;
    other_device.does(claim(&key)).await;
    assert_eq!(other_device.seen().you, Role::Seat(Seat(0)));
}

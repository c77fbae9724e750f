//! Who comes in, who waits outside, and who has to go.

use std::time::Duration;

use dragonhall_client::Error;
use dragonhall_protocol::refusal::Limit;
use dragonhall_protocol::{
    Answer, ClientMessage, CloseCode, Door, Enter, KeyKind, Knock, MessageId, Pass, PlayerId, Refusal, Role,
    ServerMessage,
};
use dragonhall_tests::{Player, TestServer, dragon_stone};
use futures_util::join;

const HOME: &str = "192.0.2.1";
const NUISANCE: &str = "198.51.100.7";
const ELSEWHERE: &str = "203.0.113.9";

fn door(door: Door) -> impl FnOnce(MessageId) -> ClientMessage {
    move |id| ClientMessage::Door { id, door }
}

fn remove(player: PlayerId) -> impl FnOnce(MessageId) -> ClientMessage {
    move |id| ClientMessage::Remove { id, player }
}

fn watch(name: &'static str) -> impl FnOnce(MessageId) -> ClientMessage {
    move |id| ClientMessage::Watch {
        id,
        name: name.to_owned(),
    }
}

/// Somebody who comes by link, or is told why not.
async fn comes(server: &TestServer, host: &Player, from: &str) -> Result<Player, Refusal> {
    arrives(server, host, from, None).await
}

/// Somebody who knocks and waits, or is told why not.
async fn knocks(server: &TestServer, host: &Player, from: &str, name: &str) -> Result<Player, Refusal> {
    arrives(server, host, from, Some(Pass::Knock(name.to_owned()))).await
}

async fn arrives(
    server: &TestServer,
    host: &Player,
    from: &str,
    pass: Option<Pass>,
) -> Result<Player, Refusal> {
    enters(server, Enter::Room(host.room()), from, pass).await
}

async fn enters(
    server: &TestServer,
    enter: Enter,
    from: &str,
    pass: Option<Pass>,
) -> Result<Player, Refusal> {
    let mut address = server.address_from(from);
    if let Some(pass) = pass {
        address = address.with_pass(pass);
    }
    match Player::tries_to_enter(address, enter, None).await {
        Ok(player) => Ok(player),
        Err(Error::Refused(refusal)) => Err(refusal),
        Err(error) => panic!("{error}"),
    }
}

fn refusal(arrival: Result<Player, Refusal>) -> Option<Refusal> {
    arrival.err()
}

/// Waits for somebody who knocks.
async fn hears_a_knock(player: &mut Player) -> Knock {
    loop {
        if let ServerMessage::Knocks { knocks } = player.hears().await
            && let Some(knock) = knocks.into_iter().next()
        {
            return knock;
        }
    }
}

/// Waits for somebody who knocks, and answers.
async fn answers(player: &mut Player, yes: bool) -> String {
    let Knock { knock, name } = hears_a_knock(player).await;
    player
        .does(|id| ClientMessage::AnswerKnock { id, knock, yes })
        .await;
    name
}

#[tokio::test]
async fn whoever_knocks_comes_in_when_the_host_says_so() {
    let server = TestServer::start().await;
    let [mut host, mut guest] = server.lobby(dragon_stone()).await;
    guest.is_refused(Refusal::NotHost, door(Door::Knock)).await;
    host.does(door(Door::Knock)).await;
    assert_eq!(
        refusal(comes(&server, &host, HOME).await),
        Some(Refusal::KnockFirst)
    );
    assert_eq!(
        refusal(knocks(&server, &host, HOME, "Ernber").await),
        Some(Refusal::NameAlike)
    );
    let room = Enter::Room(host.room());
    let (outside, name) = join!(
        enters(&server, room.clone(), HOME, Some(Pass::Knock("Kim".into()))),
        answers(&mut host, false)
    );
    assert_eq!(
        (name.as_str(), refusal(outside)),
        ("Kim", Some(Refusal::NotLetIn))
    );
    let (inside, _) = join!(
        enters(&server, room.clone(), HOME, Some(Pass::Knock("Kim".into()))),
        answers(&mut host, true)
    );
    let mut inside = inside.expect("a way in");
    inside.does(watch("Kim")).await;
    inside.drops().await;
    assert!(
        matches!(inside.rejoins().await.you, Role::Companion(_)),
        "a name opens the door"
    );
    guest.drops().await;
    guest.rejoins().await;
    let gone = |id| ClientMessage::AnswerKnock {
        id,
        knock: 1,
        yes: true,
    };
    host.may_not(Refusal::NoSuchKnock, gone).await;
    guest.may_not(Refusal::NotHost, gone).await;

    // While the host is not here, anybody seated goes to the door.
    host.drops().await;
    let (inside, _) = join!(
        enters(&server, room, ELSEWHERE, Some(Pass::Knock("Lee".into()))),
        answers(&mut guest, true)
    );
    assert!(inside.is_ok());
}

#[tokio::test]
async fn those_who_wait_outside_are_few_and_not_for_ever() {
    let server = TestServer::prepare()
        .edge(|edge| {
            edge.knock_seconds = 1;
            edge.knocks = 4;
            edge.knocks_per_minute = 3;
        })
        .start()
        .await;
    let [mut host, _guest] = server.lobby(dragon_stone()).await;
    host.does(door(Door::Knock)).await;
    let (first, second) = join!(
        knocks(&server, &host, NUISANCE, "Kim"),
        knocks(&server, &host, NUISANCE, "Lee")
    );
    let mut refusals = [refusal(first), refusal(second)];
    refusals.sort_by_key(|refusal| *refusal != Some(Refusal::NobodyAnswered));
    assert_eq!(refusals[0], Some(Refusal::NobodyAnswered));
    assert!(
        matches!(
            refusals[1],
            Some(Refusal::Throttled {
                limit: Limit::Knocks,
                ..
            })
        ),
        "one household has not all places: {refusals:?}"
    );
    let third = refusal(knocks(&server, &host, NUISANCE, "Kim").await);
    assert_eq!(third, Some(Refusal::NobodyAnswered));
    let fourth = refusal(knocks(&server, &host, NUISANCE, "Kim").await);
    assert!(
        matches!(
            fourth,
            Some(Refusal::Throttled {
                limit: Limit::Knocks,
                ..
            })
        ),
        "{fourth:?}"
    );
    let other = refusal(knocks(&server, &host, HOME, "Kim").await);
    assert_eq!(
        other,
        Some(Refusal::NobodyAnswered),
        "another household still may"
    );
}

#[tokio::test]
async fn one_network_does_not_take_all_places_outside() {
    let server = TestServer::prepare()
        .edge(|edge| {
            edge.knock_seconds = 1;
            edge.knocks = 4;
        })
        .start()
        .await;
    let [mut host, _guest] = server.lobby(dragon_stone()).await;
    host.does(door(Door::Knock)).await;
    let (first, second, friend) = join!(
        knocks(&server, &host, "2001:db8:1:1::1", "Kim"),
        knocks(&server, &host, "2001:db8:1:2::1", "Lee"),
        knocks(&server, &host, HOME, "Mara")
    );
    let waited = [first, second, friend].map(|knock| refusal(knock) == Some(Refusal::NobodyAnswered));
    assert_eq!(waited.iter().filter(|waited| **waited).count(), 2, "{waited:?}");
    assert!(waited[2], "a friend waits whatever a network does");
}

#[tokio::test]
async fn a_locked_room_opens_to_tokens_and_keys_alone() {
    let server = TestServer::start().await;
    let [mut host, mut guest] = server.lobby(dragon_stone()).await;
    let key = guest.is_given_a_key(KeyKind::Words, None).await;
    host.does(door(Door::Locked)).await;
    assert_eq!(refusal(comes(&server, &host, HOME).await), Some(Refusal::Locked));
    assert_eq!(
        refusal(knocks(&server, &host, HOME, "Kim").await),
        Some(Refusal::Locked)
    );
    guest.drops().await;
    assert!(matches!(guest.rejoins().await.you, Role::Seat(_)));
    let wrong = dragonhall_protocol::SeatKey::Words("OAK OAK OAK OAK OAK OAK".into());
    assert_eq!(
        refusal(arrives(&server, &host, HOME, Some(Pass::Key(wrong))).await),
        Some(Refusal::WrongKey)
    );
    let other_device = arrives(&server, &host, HOME, Some(Pass::Key(key.clone()))).await;
    let mut other_device = other_device.expect("a way in");
    other_device.does(|id| ClientMessage::Claim { id, key }).await;
    assert_eq!(other_device.seat(), guest.seat());
}

#[tokio::test]
async fn whoever_is_removed_is_gone_for_the_evening_and_the_household_has_to_knock() {
    let mut server = TestServer::prepare()
        .timed_by_hand()
        .edge(|edge| edge.room_idle_seconds = 0)
        .start()
        .await;
    let mut host = server.host(dragon_stone()).await;
    host.sits("Ember").await;
    let mut nuisance = comes(&server, &host, NUISANCE).await.unwrap();
    nuisance.does(watch("Pest")).await;
    let mut brother = comes(&server, &host, NUISANCE).await.unwrap();
    brother.sits("Brother").await;
    let (pest, ember) = (nuisance.player(), host.player());
    brother.is_refused(Refusal::NotHost, remove(pest)).await;
    host.is_refused(Refusal::NoSuchPlayer { player: ember }, remove(ember))
        .await;
    host.does(remove(pest)).await;
    assert_eq!(nuisance.is_closed().await, CloseCode::Removed);
    assert!(host.seen().room.company.is_empty());

    // Whoever has a seat is not touched; strangers come as before.
    brother.drops().await;
    assert!(matches!(brother.rejoins().await.you, Role::Seat(_)));
    assert!(comes(&server, &host, ELSEWHERE).await.is_ok());

    let room = Enter::Room(host.room());
    let with_token = Player::tries_to_enter(
        server.address_from(ELSEWHERE),
        room.clone(),
        Some(nuisance.token()),
    );
    assert!(matches!(with_token.await, Err(Error::Refused(Refusal::Removed))));
    let without = comes(&server, &host, NUISANCE).await;
    assert_eq!(refusal(without), Some(Refusal::KnockFirst));
    let (inside, _) = join!(
        enters(&server, room, NUISANCE, Some(Pass::Knock("Pest".into()))),
        answers(&mut host, true)
    );
    drop(inside.expect("let in"));

    // It is remembered while nobody is there, until the evening is over; and no restart knows of it.
    host.drops().await;
    brother.drops().await;
    server.passes(Duration::from_secs(11 * 3600));
    assert_eq!(
        refusal(comes(&server, &host, NUISANCE).await),
        Some(Refusal::KnockFirst)
    );
    server.passes(Duration::from_secs(3600));
    assert!(comes(&server, &host, NUISANCE).await.is_ok());
    server.restart().await;
    assert!(comes(&server, &host, NUISANCE).await.is_ok());
}

#[tokio::test]
async fn whoever_is_removed_does_not_stay_through_another_window() {
    let server = TestServer::start().await;
    let mut host = server.host(dragon_stone()).await;
    host.sits("Ember").await;
    let mut nuisance = comes(&server, &host, NUISANCE).await.unwrap();
    nuisance.does(watch("Pest")).await;
    let mut window = comes(&server, &host, NUISANCE).await.unwrap();
    let mut stranger = comes(&server, &host, ELSEWHERE).await.unwrap();
    host.does(remove(nuisance.player())).await;
    assert_eq!(window.is_closed().await, CloseCode::Outside);
    stranger.does(watch("Stranger")).await;
}

#[tokio::test]
async fn the_door_is_closed_to_those_who_watch_without_a_name_too() {
    let server = TestServer::start().await;
    let [mut host, _guest] = server.lobby(dragon_stone()).await;
    let mut before = comes(&server, &host, HOME).await.unwrap();
    host.does(door(Door::Knock)).await;
    let (let_in, _) = join!(
        enters(
            &server,
            Enter::Room(host.room()),
            HOME,
            Some(Pass::Knock("Kim".into()))
        ),
        answers(&mut host, true)
    );
    let mut let_in = let_in.expect("let in");
    host.does(door(Door::Locked)).await;
    before.is_refused(Refusal::Locked, watch("Lee")).await;
    host.does(door(Door::Knock)).await;
    before.is_refused(Refusal::KnockFirst, watch("Lee")).await;
    let_in.does(watch("Kim")).await;
    host.does(door(Door::Open)).await;
    before.does(watch("Lee")).await;
}

/// Somebody whom the host has muted, and who has left since; the host.
async fn host_who_muted_somebody(server: &TestServer) -> Player {
    let mut host = server.host(dragon_stone()).await;
    host.sits("Ember").await;
    let mut loud = comes(server, &host, NUISANCE).await.unwrap();
    loud.does(watch("Loud")).await;
    let player = loud.player();
    host.does(|id| ClientMessage::Mute {
        id,
        player,
        muted: true,
    })
    .await;
    loud.does(|id| ClientMessage::Stand { id }).await;
    loud.leaves().await;
    host
}

fn say(id: MessageId) -> ClientMessage {
    ClientMessage::Say {
        id,
        text: "Hello!".into(),
    }
}

#[tokio::test]
async fn a_mute_that_followed_somebody_is_followed_by_no_other() {
    let server = TestServer::start().await;
    let host = host_who_muted_somebody(&server).await;
    let mut same_house = comes(&server, &host, NUISANCE).await.unwrap();
    same_house.does(watch("Quiet")).await;
    same_house.is_refused(Refusal::Muted, say).await;
    same_house.does(|id| ClientMessage::Stand { id }).await;
    let mut other = comes(&server, &host, ELSEWHERE).await.unwrap();
    other.does(watch("Quiet")).await;
    other.does(say).await;
}

#[tokio::test]
async fn a_player_of_a_game_that_is_on_is_not_removed() {
    let server = TestServer::start().await;
    let mut players = server.table::<2>(dragon_stone()).await;
    let host = players[0].seen().room.host.unwrap();
    let of_host = usize::from(players[0].player() != host);
    let other = players[1 - of_host].player();
    let seat = players[1 - of_host].seat();
    players[of_host]
        .is_refused(Refusal::OwnersSeat { seat }, remove(other))
        .await;
}

#[tokio::test]
async fn a_mute_follows_whoever_comes_back_as_somebody_else() {
    let server = TestServer::start().await;
    let mut host = host_who_muted_somebody(&server).await;
    let mut same_house = comes(&server, &host, NUISANCE).await.unwrap();
    same_house.does(watch("Quiet")).await;
    same_house.is_refused(Refusal::Muted, say).await;
    let mut same_name = comes(&server, &host, ELSEWHERE).await.unwrap();
    same_name.does(watch("Lоud")).await;
    same_name.is_refused(Refusal::Muted, say).await;
    let mut other = comes(&server, &host, HOME).await.unwrap();
    other.does(watch("Other")).await;
    other.does(say).await;

    let freed = same_house.player();
    host.does(|id| ClientMessage::Mute {
        id,
        player: freed,
        muted: false,
    })
    .await;
    same_house.does(say).await;
    let mut neighbour = comes(&server, &host, NUISANCE).await.unwrap();
    neighbour.sits("Neighbour").await;
    assert!(matches!(neighbour.asks(say).await, Answer::Accepted { .. }));
}

#[tokio::test]
async fn one_household_leaves_names_to_others() {
    let server = TestServer::start().await;
    let mut host = server.host(dragon_stone()).await;
    host.sits("Ember").await;
    let under = |name: String| move |id| ClientMessage::Watch { id, name };
    let mut crowd = Vec::new();
    for number in 10..50 {
        let mut guest = comes(&server, &host, NUISANCE).await.unwrap();
        guest.does(under(format!("Guest {number}"))).await;
        crowd.push(guest);
    }
    let mut one_more = comes(&server, &host, NUISANCE).await.unwrap();
    let refusal = Refusal::Throttled {
        limit: Limit::Names,
        seconds: 10,
    };
    one_more.is_refused(refusal, under("Guest 50".into())).await;
    let mut friend = comes(&server, &host, ELSEWHERE).await.unwrap();
    friend.does(under("Friend".into())).await;
}

#[tokio::test]
async fn the_name_of_somebody_who_left_is_given_back_to_whoever_asks() {
    let server = TestServer::prepare().timed_by_hand().start().await;
    let mut host = server.host(dragon_stone()).await;
    host.sits("Ember").await;
    let mut left = comes(&server, &host, HOME).await.unwrap();
    left.does(watch("Kim")).await;
    host.waits_until(|seen| seen.presence.watching.len() == 1).await;
    left.drops().await;
    host.waits_until(|seen| seen.presence.watching.is_empty()).await;
    server.passes(Duration::from_secs(9 * 60));
    let mut friend = comes(&server, &host, ELSEWHERE).await.unwrap();
    friend.is_refused(Refusal::NameTaken, watch("Kim")).await;
    server.passes(Duration::from_secs(60));
    friend.does(watch("kim")).await;
    let names: Vec<_> = host
        .sees()
        .await
        .room
        .company
        .into_iter()
        .map(|person| person.name)
        .collect();
    assert_eq!(names, ["kim"]);
}

//! A closed house: only those open rooms who have its word or an invitation, and what a house says of itself.

use std::time::Duration;

use dragonhall_client::Error;
use dragonhall_protocol::http::{HouseInfo, Problem, RoomAddress};
use dragonhall_protocol::refusal::Limit;
use dragonhall_protocol::{Enter, Pass, Refusal};
use dragonhall_tests::http::{Reply, Visitor, get};
use dragonhall_tests::server::Prepared;
use dragonhall_tests::{Player, TestServer, dragon_stone, patiently};
use serde_json::json;
use tokio::process::Command;

use crate::SERVER;

const WORD: &str = "Drachenh\u{f6}hle";

fn house() -> Prepared {
    TestServer::prepare().config(|config| config.welcome.house_word = Some(WORD.to_owned()))
}

fn word(said: &str) -> Option<Pass> {
    Some(Pass::Word(said.to_owned()))
}

fn invitation(said: &str) -> Option<Pass> {
    Some(Pass::Invitation(said.to_owned()))
}

/// Somebody at this address opens a room as the page does.
async fn opens(server: &TestServer, from: &str, pass: Option<Pass>) -> Result<RoomAddress, (u16, Refusal)> {
    let mut body = serde_json::to_value(dragon_stone()).unwrap();
    if let Some(pass) = pass {
        body["pass"] = json!(pass);
    }
    let visitor = Visitor::of(server.socket()).with("x-forwarded-for", from);
    let Reply { status, body, .. } = visitor.post("/api/rooms", body.to_string()).await;
    match status {
        201 => Ok(serde_json::from_str(&body).unwrap()),
        _ => Err((status, serde_json::from_str::<Problem>(&body).unwrap().refusal)),
    }
}

/// Why somebody may not create a room as programs do.
async fn may_not_create(server: &TestServer, pass: Option<Pass>) -> Refusal {
    let address = match pass {
        Some(pass) => server.address().with_pass(pass),
        None => server.address(),
    };
    match Player::tries_to_enter(address, Enter::Create(dragon_stone()), None).await {
        Err(Error::Refused(refusal)) => refusal,
        Err(error) => panic!("{error}"),
        Ok(_) => panic!("the room is open"),
    }
}

/// An invitation as the program prints it, from its link.
async fn invited(settings: &[&str]) -> String {
    let mut command = Command::new(SERVER);
    command.arg("invite").args(settings).env_clear();
    let output = patiently("a link", command.env("DRAGONHALL_HOUSE_WORD", WORD).output())
        .await
        .unwrap();
    assert!(output.status.success(), "{output:?}");
    let link = String::from_utf8(output.stdout).unwrap();
    let (place, invitation) = link.trim().split_once("/#invitation=").unwrap();
    assert_eq!(place, "https://example.org/games");
    invitation.to_owned()
}

#[tokio::test]
async fn rooms_are_opened_with_the_word_alone_and_entered_by_everybody() {
    let server = house().start().await;
    assert_eq!(
        opens(&server, "192.0.2.1", None).await,
        Err((403, Refusal::HouseClosed))
    );
    for wrong in ["", "Drache", "drachenh\u{f6}hle"] {
        assert_eq!(
            opens(&server, "192.0.2.1", word(wrong)).await,
            Err((403, Refusal::WrongHouseWord))
        );
    }
    let room = opens(&server, "192.0.2.1", word(" Drachenho\u{308}hle "))
        .await
        .unwrap();
    let mut guest = Player::enters(server.address(), Enter::Code(room.code), None).await;
    guest.sits("Frost").await;
    Player::enters(server.address(), Enter::Room(room.room), None).await;

    assert_eq!(may_not_create(&server, None).await, Refusal::HouseClosed);
    assert_eq!(
        may_not_create(&server, word("Drache")).await,
        Refusal::WrongHouseWord
    );
    let knock = Some(Pass::Knock(WORD.into()));
    assert_eq!(may_not_create(&server, knock).await, Refusal::HouseClosed);
    let address = server.address().with_pass(Pass::Word(WORD.into()));
    Player::enters(address, Enter::Create(dragon_stone()), None).await;
}

#[tokio::test]
async fn the_word_is_not_asked_for_in_an_open_house() {
    let server = TestServer::start().await;
    for pass in [None, word("anything"), invitation("anything")] {
        opens(&server, "192.0.2.1", pass).await.unwrap();
    }
}

#[tokio::test]
async fn a_household_has_so_many_guesses_and_others_do_not_pay_for_them() {
    let server = house()
        .edge(|edge| edge.code_guesses_per_minute = 5)
        .timed_by_hand()
        .start()
        .await;
    for guess in 0..5 {
        let guess = format!("guess {guess}");
        let pass = if guess.ends_with('2') {
            invitation(&guess)
        } else {
            word(&guess)
        };
        assert_eq!(opens(&server, "192.0.2.1", pass).await.unwrap_err().0, 403);
    }
    let (status, refusal) = opens(&server, "192.0.2.1", word(WORD)).await.unwrap_err();
    let Refusal::Throttled {
        limit: Limit::CodeGuesses,
        seconds,
    } = refusal
    else {
        panic!("{status} {refusal:?}")
    };
    opens(&server, "192.0.2.2", word(WORD)).await.unwrap();
    server.passes(Duration::from_secs(seconds.into()));
    opens(&server, "192.0.2.1", word(WORD)).await.unwrap();
}

#[tokio::test]
async fn an_invitation_opens_rooms_until_its_time_is_over_or_the_word_is_another() {
    let settings = ["--public-url=https://example.org/games/", "--days=2"];
    let invited = invited(&settings).await;
    let server = house().timed_by_hand().start().await;
    opens(&server, "192.0.2.1", invitation(&invited)).await.unwrap();
    opens(&server, "192.0.2.1", invitation(&invited)).await.unwrap();
    let mut forged = invited.clone();
    forged.replace_range(0..1, "7");
    for wrong in [forged.as_str(), "", "0-0", WORD] {
        assert_eq!(
            opens(&server, "192.0.2.1", invitation(wrong)).await,
            Err((403, Refusal::WrongInvitation)),
            "{wrong}"
        );
    }

    let other = house()
        .config(|config| config.welcome.house_word = Some("another".to_owned()))
        .start()
        .await;
    assert_eq!(
        opens(&other, "192.0.2.1", invitation(&invited)).await,
        Err((403, Refusal::WrongInvitation))
    );

    // Time by hand began before the invitation was made, and this is after its end.
    server.passes(Duration::from_hours(24 * 365 * 50));
    assert_eq!(
        opens(&server, "192.0.2.1", invitation(&invited)).await,
        Err((403, Refusal::WrongInvitation))
    );
}

#[tokio::test]
async fn an_invitation_that_could_not_be_used_is_not_made() {
    for (variables, said) in [
        (
            &[("DRAGONHALL_PUBLIC_URL", "https://example.org")][..],
            "DRAGONHALL_HOUSE_WORD",
        ),
        (&[("DRAGONHALL_HOUSE_WORD", WORD)], "DRAGONHALL_PUBLIC_URL"),
    ] {
        let mut command = Command::new(SERVER);
        command.arg("invite").env_clear().envs(variables.iter().copied());
        let output = patiently("an answer", command.output()).await.unwrap();
        let text = String::from_utf8(output.stderr).unwrap();
        assert_eq!(
            (output.status.code(), output.stdout.is_empty()),
            (Some(1), true),
            "{text}"
        );
        assert!(text.contains(said), "{text}");
    }
}

#[tokio::test]
async fn a_house_says_what_it_is_told_to_say_and_never_its_word() {
    let info = async |server: &TestServer| {
        let reply = get(server.socket(), "/api/house").await;
        (
            serde_json::from_str::<HouseInfo>(&reply.body).unwrap(),
            reply.body,
        )
    };
    let (said, body) = info(&TestServer::start().await).await;
    assert_eq!((said, body.as_str()), (HouseInfo::default(), "{}"));
    let server = house()
        .config(|config| {
            config.welcome.house_name = Some("<b>The Den</b>".to_owned());
            config.welcome.house_greeting = Some("Welcome\nall".to_owned());
            config.welcome.house_imprint = Some("https://example.org/imprint".to_owned());
            config.welcome.house_privacy = Some("Nothing is sold.".to_owned());
        })
        .start()
        .await;
    let (said, body) = info(&server).await;
    assert_eq!(
        said,
        HouseInfo {
            name: Some("<b>The Den</b>".to_owned()),
            greeting: Some("Welcome\nall".to_owned()),
            imprint: Some("https://example.org/imprint".to_owned()),
            privacy: Some("Nothing is sold.".to_owned()),
            closed: true,
            put_back: None,
        }
    );
    assert!(!body.contains(WORD), "{body}");
}

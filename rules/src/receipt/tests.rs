//! An honest receipt is verified, and a change anywhere in it is found.

mod binding;
mod decisions;
mod draws;
mod seeds;
mod taking_back;

use std::sync::LazyLock;

use dragonhall_protocol::receipt::{Asked, Format, ReceiptDecision, ReceiptSeat, TakeBack};
use dragonhall_protocol::{Digest, NameSalt, Outcome, Refusal, RoomId, Seat, SeatNumber, Stead, Time};

use super::{GameReceipt, Mismatch, Unreadable, Verified, numbering, read, verify};
use crate::chain;
use crate::dragon_stone::Table;
use crate::game::Status;
use crate::listed::Listed;
use crate::play::{RandomPlay, Temper};
use crate::seed::{commitment, game_seed};

/// The receipt of a random game of Dragon Stone.
static HONEST: LazyLock<GameReceipt> = LazyLock::new(|| stones(Format::Two));

fn stones(format: Format) -> GameReceipt {
    receipt::<Table>(format, 2)
}

/// The receipt of a random game, as boxed, for this many seats.
fn receipt<G: Listed>(format: Format, seats: u8) -> GameReceipt {
    let server_seed = [7; 32];
    let numbers: Vec<SeatNumber> = (1..=seats).map(|number| SeatNumber([number; 32])).collect();
    let seed = game_seed(&server_seed, &numbers);
    let boxed = G::Options::default();
    let mut play = RandomPlay::<G>::numbered(&boxed, seats, seed.0, Temper::Even, numbering(format)).unwrap();
    let decisions = play.by_ref().map(|decided| ReceiptDecision {
        number: decided.number,
        asked: decided.asked.map(|(seat, asked)| Asked {
            seat,
            intent: G::any_intent(asked),
        }),
        at: Some(Time(decided.number)),
        stead: None,
        taken_back: false,
        draws: decided.draws,
        events: G::any_events(decided.events),
    });
    let decisions = decisions.collect();
    let Status::Finished(outcome) = play.table().status() else {
        panic!("the game is not over")
    };
    let is_chained = format == Format::Two;
    let receipt = GameReceipt {
        format,
        room: RoomId(Default::default()),
        game_number: is_chained.then_some(1),
        game: G::any_options(boxed),
        commitment: commitment(&server_seed),
        server_seed: Digest(server_seed),
        seats: numbers
            .into_iter()
            .map(|number| ReceiptSeat {
                name: Some(NAME.into()),
                name_salt: is_chained.then_some(SALT),
                name_hash: is_chained.then(|| chain::name_hash(&SALT, NAME)),
                bot: None,
                number_hash: commitment(&number.0),
                number,
                number_from_server: false,
            })
            .collect(),
        seed,
        previous: is_chained.then_some(Digest([3; 32])),
        played: (Time(0), Time(1)),
        decisions,
        take_backs: Vec::new(),
        outcome,
        head: None,
    };
    chained(receipt)
}

/// A receipt with the head that its chain has, if its format has one.
fn chained(mut receipt: GameReceipt) -> GameReceipt {
    receipt.head = chain::heads(&receipt)
        .pop()
        .filter(|_| receipt.format == Format::Two);
    receipt
}

const SALT: NameSalt = NameSalt([4; 16]);

/// A name with everything that has to be written in one way.
const NAME: &str = "Ada \"\u{1}Ü\u{1f409}\u{7f}\"";

/// What is found when an honest receipt is changed.
fn found(change: impl FnOnce(&mut GameReceipt)) -> Mismatch {
    let mut receipt = HONEST.clone();
    change(&mut receipt);
    verify(&receipt).expect_err("the change is found")
}

#[test]
fn an_honest_receipt_is_verified() {
    let receipt = &*HONEST;
    let draws = receipt
        .decisions
        .iter()
        .map(|decision| decision.draws.len())
        .sum();
    let verified = Verified {
        decisions: receipt.decisions.len(),
        draws,
        outcome: receipt.outcome.clone(),
        choosable: Vec::new(),
        nameless: Vec::new(),
        from_server: Vec::new(),
        head: receipt.head,
    };
    assert_eq!(verify(receipt), Ok(verified));
    assert!(draws > 20);
}

#[test]
fn a_receipt_is_still_honest_after_it_was_written_to_a_file() {
    let receipt = &*HONEST;
    let file = serde_json::to_string(receipt).unwrap();
    let read: GameReceipt = serde_json::from_str(&file).unwrap();
    assert_eq!(read, *receipt);
    assert_eq!(verify(&read), verify(receipt));
}

#[test]
fn a_receipt_of_the_older_format_still_holds() {
    let old = stones(Format::One);
    let verified = verify(&old).unwrap();
    assert_eq!((verified.choosable, verified.head), (vec![], None));
    assert_ne!(old.decisions[1].draws, []);
    assert_eq!(read(&serde_json::to_string(&old).unwrap()).unwrap(), old);
}

#[test]
fn a_receipt_of_the_older_format_says_nothing_that_only_a_chain_binds() {
    let claims: [fn(&mut GameReceipt); 7] = [
        |receipt| receipt.game_number = Some(1),
        |receipt| receipt.previous = Some(Digest([3; 32])),
        |receipt| receipt.head = Some(Digest([3; 32])),
        |receipt| receipt.seats[0].name_salt = Some(SALT),
        |receipt| receipt.seats[0].name_hash = Some(Digest([3; 32])),
        |receipt| receipt.decisions[1].stead = Some(Stead::Clock),
        |receipt| {
            let (after, decision) = (2, 1);
            let taken = TakeBack {
                after,
                decision,
                seat: Seat(0),
                at: Time(1),
            };
            receipt.take_backs = vec![taken];
        },
    ];
    for claim in claims {
        let mut receipt = stones(Format::One);
        claim(&mut receipt);
        let text = serde_json::to_string(&receipt).unwrap();
        assert!(matches!(read(&text), Err(Unreadable::Otherwise)), "{text:.400}");
    }
}

#[test]
fn a_mismatch_is_a_plain_sentence() {
    let sentences = [
        (
            Mismatch::Draw {
                decision: 12,
                draw: 1,
            },
            "draw 1 of decision 12 is not what the seed gives",
        ),
        (
            Mismatch::Order {
                expected: 5,
                found: 6,
            },
            "decision 6 stands where decision 5 belongs",
        ),
        (
            Mismatch::Asked { decision: 0 },
            "decision 0 must not be asked for by a seat",
        ),
        (
            Mismatch::Asked { decision: 3 },
            "decision 3 must be asked for by a seat",
        ),
        (
            Mismatch::Refused {
                decision: 9,
                refusal: Refusal::Stale,
            },
            r#"decision 9 is against the rules: {"code":"stale"}"#,
        ),
        (
            Mismatch::Outcome {
                replayed: Outcome::Places { places: vec![1, 2] },
                found: Outcome::Draw,
            },
            r#"the game ended as {"kind":"places","places":[1,2]}, not as {"kind":"draw"}"#,
        ),
    ];
    for (mismatch, sentence) in sentences {
        assert_eq!(mismatch.to_string(), sentence);
    }
}

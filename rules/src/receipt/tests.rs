//! An honest receipt is verified, and a change anywhere in it is found.

use std::sync::LazyLock;

use dragonhall_protocol::games::dragon_stone::{Color, Intent, Notice};
use dragonhall_protocol::receipt::{Asked, Draw, Format, ReceiptDecision, ReceiptSeat, TakeBack};
use dragonhall_protocol::{
    Digest, GameIntent, GameOptions, NameSalt, Outcome, Refusal, RoomId, Seat, SeatNumber,
};
use serde_json::Value;

use super::{Choosable, GameReceipt, Mismatch, Verified, numbering, read, verify};
use crate::any::{AnyEvents, AnyGame};
use crate::chain;
use crate::dragon_farkle;
use crate::dragon_stone::Table;
use crate::game::{Game, Status};
use crate::play::{RandomPlay, Temper};
use crate::rng::Streams;
use crate::seed::{bot_number, commitment, game_seed};

/// The receipt of a random game of Dragon Stone.
static HONEST: LazyLock<GameReceipt> = LazyLock::new(|| stones(Format::Two));

fn stones(format: Format) -> GameReceipt {
    receipt::<Table>(
        format,
        2,
        GameOptions::DragonStone,
        GameIntent::DragonStone,
        AnyEvents::DragonStone,
    )
}

/// The receipt of a random game, as boxed, for this many seats.
fn receipt<G: Game>(
    format: Format,
    seats: u8,
    options: fn(G::Options) -> GameOptions,
    intent: fn(G::Intent) -> GameIntent,
    events: fn(Vec<G::Event>) -> AnyEvents,
) -> GameReceipt {
    let server_seed = [7; 32];
    let numbers: Vec<SeatNumber> = (1..=seats).map(|number| SeatNumber([number; 32])).collect();
    let seed = game_seed(&server_seed, &numbers);
    let boxed = G::Options::default();
    let mut play = RandomPlay::<G>::numbered(&boxed, seats, seed.0, Temper::Even, numbering(format)).unwrap();
    let decisions = play.by_ref().map(|decided| ReceiptDecision {
        number: decided.number,
        asked: decided.asked.map(|(seat, asked)| Asked {
            seat,
            intent: intent(asked),
        }),
        at: Some(decided.number),
        stead: None,
        taken_back: false,
        draws: decided.draws,
        events: events(decided.events),
    });
    let decisions = decisions.collect();
    let Status::Finished(outcome) = play.table().status() else {
        panic!("the game is not over")
    };
    let mut receipt = GameReceipt {
        format,
        room: RoomId(Default::default()),
        game_number: Some(1),
        game: options(boxed),
        commitment: commitment(&server_seed),
        server_seed: Digest(server_seed),
        seats: numbers
            .into_iter()
            .map(|number| ReceiptSeat {
                name: Some("Ada \"\u{1}Ü\u{1f409}\u{7f}\"".into()),
                name_salt: Some(SALT),
                name_hash: Some(chain::name_hash(&SALT, "Ada \"\u{1}Ü\u{1f409}\u{7f}\"")),
                bot: None,
                number_hash: commitment(&number.0),
                number,
                number_from_server: false,
            })
            .collect(),
        seed,
        previous: Some(Digest([3; 32])),
        played: (0, 1),
        decisions,
        take_backs: Vec::new(),
        outcome,
        head: None,
    };
    receipt.head = chain::heads(&receipt).pop();
    receipt
}

const SALT: NameSalt = NameSalt([4; 16]);

/// What is found when an honest receipt is changed.
fn found(change: impl FnOnce(&mut GameReceipt)) -> Mismatch {
    let mut receipt = HONEST.clone();
    change(&mut receipt);
    verify(&receipt).expect_err("the change is found")
}

/// The number of the first decision, after some others, in which dice were rolled.
fn a_roll(receipt: &GameReceipt) -> usize {
    (10..)
        .find(|&number| receipt.decisions[number].draws.len() == 2)
        .unwrap()
}

/// The number of the first decision, after some others, in which a stone was used.
fn a_step(receipt: &GameReceipt) -> usize {
    (10..)
        .find(|&number| receipt.decisions[number].draws.is_empty())
        .unwrap()
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
    assert_eq!(verify(&old).unwrap().choosable, []);
    assert_ne!(old.decisions[1].draws, []);
}

#[test]
fn the_other_format_is_found() {
    for format in [Format::One, Format::Two] {
        let mut receipt = stones(format);
        receipt.format = match format {
            Format::One => Format::Two,
            Format::Two => Format::One,
        };
        assert!(matches!(verify(&receipt), Err(Mismatch::Draw { .. })));
    }
}

/// A game of Dragon Stone in which the player before the second roll makes a step and takes it back so many times.
fn with_detours(format: Format, times: usize) -> GameReceipt {
    let mut receipt = stones(format);
    let mut game = AnyGame::new(&receipt.game, 2).unwrap();
    let mut streams = Streams::new(receipt.seed.0, numbering(format));
    let mut decisions = Vec::new();
    let mut take_backs = Vec::new();
    let mut decide = |game: &AnyGame, asked: Option<Asked>, taken_back: bool| {
        let by = asked.as_ref().map(|asked| asked.seat);
        let mut rng = streams.chance();
        let events = match &asked {
            None => game.open(&mut rng),
            Some(asked) => game.decide(asked.seat, &asked.intent, &mut rng).unwrap(),
        };
        let draws = rng.into_draws();
        streams.decided(&draws);
        decisions.push(ReceiptDecision {
            number: decisions.len() as u64,
            asked,
            at: Some(7),
            stead: None,
            taken_back,
            draws,
            events: events.clone(),
        });
        let after = decisions.len() as u64;
        take_backs.extend(by.filter(|_| taken_back).map(|seat| TakeBack {
            after,
            decision: after - 1,
            seat,
            at: 8,
        }));
        events
    };
    game.apply(&decide(&game, None, false));
    let mut rolls = 0;
    while let Status::Awaiting(seats) = game.status() {
        let intent = game.legal(seats[0]).remove(0);
        let asked = Asked {
            seat: seats[0],
            intent,
        };
        let is_roll = matches!(&asked.intent, GameIntent::DragonStone(Intent::Roll { .. }));
        if !is_roll && rolls == 1 {
            for _ in 0..times {
                decide(&game, Some(asked.clone()), true);
            }
        }
        rolls += usize::from(is_roll);
        let events = decide(&game, Some(asked), false);
        game.apply(&events);
        if rolls == 2 {
            break;
        }
    }
    receipt.decisions = decisions;
    receipt.take_backs = take_backs;
    receipt.outcome = Outcome::Abandoned;
    receipt.head = chain::heads(&receipt).pop();
    receipt
}

#[test]
fn a_step_that_is_taken_back_chooses_no_roll() {
    let last_roll = |times| {
        let receipt = with_detours(Format::Two, times);
        assert_eq!(verify(&receipt).unwrap().choosable, []);
        receipt.decisions.last().unwrap().draws.clone()
    };
    assert_eq!(last_roll(0).len(), 2);
    assert!((1..20).all(|times| last_roll(times) == last_roll(0)));
}

#[test]
fn an_older_receipt_says_where_chance_could_have_been_chosen() {
    let rolls: Vec<_> = (0..20)
        .map(|times| {
            let receipt = with_detours(Format::One, times);
            let last = receipt.decisions.last().unwrap();
            let expected = Choosable {
                decision: last.number,
                taken_back: receipt.decisions.iter().filter(|step| step.taken_back).count(),
            };
            let found = verify(&receipt).unwrap().choosable;
            assert_eq!(found, if times == 0 { vec![] } else { vec![expected] });
            last.draws.clone()
        })
        .collect();
    assert!(rolls.iter().any(|roll| *roll != rolls[0]), "the roll was chosen");
}

#[test]
fn a_changed_byte_of_any_hash_seed_or_number_is_found() {
    for byte in 0..32 {
        assert_eq!(
            found(|receipt| receipt.commitment.0[byte] ^= 1),
            Mismatch::Commitment
        );
        assert_eq!(
            found(|receipt| receipt.server_seed.0[byte] ^= 1),
            Mismatch::Commitment
        );
        assert_eq!(found(|receipt| receipt.seed.0[byte] ^= 1), Mismatch::Seed);
        for seat in 0..2 {
            let number = Mismatch::Number { seat };
            assert_eq!(found(|receipt| receipt.seats[seat].number.0[byte] ^= 1), number);
            assert_eq!(
                found(|receipt| receipt.seats[seat].number_hash.0[byte] ^= 1),
                number
            );
        }
    }
}

#[test]
fn another_server_seed_with_its_own_hash_is_found() {
    let other = [8; 32];
    let mismatch =
        found(|receipt| (receipt.server_seed, receipt.commitment) = (Digest(other), commitment(&other)));
    assert_eq!(mismatch, Mismatch::Seed);
}

#[test]
fn another_number_with_its_own_hash_is_found() {
    let other = SeatNumber([9; 32]);
    let mismatch = found(|receipt| {
        (receipt.seats[0].number, receipt.seats[0].number_hash) = (other, commitment(&other.0));
    });
    assert_eq!(mismatch, Mismatch::Seed);
}

#[test]
fn swapped_seats_are_found() {
    assert_eq!(found(|receipt| receipt.seats.swap(0, 1)), Mismatch::Seed);
}

#[test]
fn a_table_for_the_wrong_number_of_players_is_found() {
    let mismatch = found(|receipt| {
        receipt.seats.pop();
        receipt.seed = game_seed(&receipt.server_seed.0, &[receipt.seats[0].number]);
    });
    assert!(matches!(mismatch, Mismatch::Table(_)), "{mismatch}");
}

#[test]
fn a_missing_doubled_or_swapped_decision_is_found() {
    let remove = found(|receipt| drop(receipt.decisions.remove(5)));
    assert_eq!(
        remove,
        Mismatch::Order {
            expected: 5,
            found: 6
        }
    );
    let double = found(|receipt| receipt.decisions.insert(5, receipt.decisions[5].clone()));
    assert_eq!(
        double,
        Mismatch::Order {
            expected: 6,
            found: 5
        }
    );
    let swap = found(|receipt| receipt.decisions.swap(5, 6));
    assert_eq!(
        swap,
        Mismatch::Order {
            expected: 5,
            found: 6
        }
    );
    let renumber = found(|receipt| receipt.decisions[5].number = 77);
    assert_eq!(
        renumber,
        Mismatch::Order {
            expected: 5,
            found: 77
        }
    );
}

#[test]
fn a_game_without_its_opening_or_its_end_is_found() {
    assert_eq!(
        found(|receipt| drop(receipt.decisions.remove(0))),
        Mismatch::Order {
            expected: 0,
            found: 1
        }
    );
    assert_eq!(
        found(|receipt| drop(receipt.decisions.pop())),
        Mismatch::Unfinished
    );
    assert_eq!(found(|receipt| receipt.decisions.clear()), Mismatch::Unfinished);
}

#[test]
fn a_decision_after_the_end_is_found() {
    let mut last = 0;
    let mismatch = found(|receipt| {
        let mut again = receipt.decisions.last().unwrap().clone();
        again.number += 1;
        last = again.number;
        receipt.decisions.push(again);
    });
    assert_eq!(
        mismatch,
        Mismatch::Refused {
            decision: last,
            refusal: Refusal::OnlyInGame
        }
    );
}

#[test]
fn an_opening_that_somebody_asked_for_and_a_decision_that_nobody_asked_for_are_found() {
    let asked = found(|receipt| receipt.decisions[0].asked = receipt.decisions[1].asked.clone());
    assert_eq!(asked, Mismatch::Asked { decision: 0 });
    assert_eq!(
        found(|receipt| receipt.decisions[3].asked = None),
        Mismatch::Asked { decision: 3 }
    );
}

#[test]
fn a_decision_of_the_wrong_seat_is_found() {
    let mismatch = found(|receipt| {
        let asked = receipt.decisions[4].asked.as_mut().unwrap();
        asked.seat = Seat(1 - asked.seat.0);
    });
    assert!(
        matches!(
            mismatch,
            Mismatch::Refused {
                decision: 4,
                refusal: Refusal::NotAwaited { .. }
            }
        ),
        "{mismatch}"
    );
}

#[test]
fn a_forbidden_intent_is_found() {
    let mismatch = found(|receipt| {
        let step = a_step(receipt);
        match receipt.decisions[step]
            .asked
            .as_mut()
            .map(|asked| &mut asked.intent)
        {
            Some(GameIntent::DragonStone(Intent::Move { die, .. } | Intent::Enter { die, .. })) => *die = 9,
            other => panic!("{other:?}"),
        }
    });
    assert!(
        matches!(
            mismatch,
            Mismatch::Refused {
                refusal: Refusal::Rule(_),
                ..
            }
        ),
        "{mismatch}"
    );
}

#[test]
fn a_changed_draw_is_found_where_it_stands() {
    for draw in 0..2 {
        let mut roll = 0;
        let result = found(|receipt| {
            roll = a_roll(receipt);
            receipt.decisions[roll].draws[draw].result ^= 1;
        });
        assert_eq!(
            result,
            Mismatch::Draw {
                decision: roll as u64,
                draw
            }
        );
        let bound = found(|receipt| receipt.decisions[roll].draws[draw].bound += 1);
        assert_eq!(
            bound,
            Mismatch::Draw {
                decision: roll as u64,
                draw
            }
        );
    }
}

#[test]
fn a_missing_or_an_additional_draw_is_found() {
    let mut roll = 0;
    let missing = found(|receipt| {
        roll = a_roll(receipt);
        receipt.decisions[roll].draws.pop();
    });
    assert_eq!(
        missing,
        Mismatch::Draw {
            decision: roll as u64,
            draw: 1
        }
    );
    let additional = found(|receipt| receipt.decisions[roll].draws.push(Draw { bound: 6, result: 0 }));
    assert_eq!(
        additional,
        Mismatch::Draw {
            decision: roll as u64,
            draw: 2
        }
    );
}

#[test]
fn a_changed_event_is_found() {
    let opening = found(|receipt| match &mut receipt.decisions[0].events {
        AnyEvents::DragonStone(events) => match &mut events[0] {
            Notice::Opened {
                first: first @ Color::Black,
            } => *first = Color::White,
            Notice::Opened { first } => *first = Color::Black,
            other => panic!("{other:?}"),
        },
        other => panic!("{other:?}"),
    });
    assert_eq!(opening, Mismatch::Events { decision: 0 });
    let missing = found(|receipt| match &mut receipt.decisions[7].events {
        AnyEvents::DragonStone(events) => drop(events.pop()),
        other => panic!("{other:?}"),
    });
    assert_eq!(missing, Mismatch::Events { decision: 7 });
}

#[test]
fn a_game_with_hidden_cards_is_verified_and_a_changed_deck_is_found() {
    let mut receipt = receipt::<dragon_farkle::Table>(
        Format::Two,
        5,
        GameOptions::DragonFarkle,
        GameIntent::DragonFarkle,
        AnyEvents::DragonFarkle,
    );
    let verified = verify(&receipt).unwrap();
    assert_eq!(verified.decisions, receipt.decisions.len());
    // The first player, ten companions and twenty magic items.
    assert_eq!(receipt.decisions[0].draws.len(), 1 + 9 + 19);
    match &mut receipt.decisions[0].events {
        AnyEvents::DragonFarkle(events) => match &mut events[0] {
            dragon_farkle::Event::Opened { items, .. } => items.reverse(),
            other => panic!("{other:?}"),
        },
        other => panic!("{other:?}"),
    }
    assert_eq!(verify(&receipt), Err(Mismatch::Events { decision: 0 }));
}

#[test]
fn another_outcome_is_found() {
    let mismatch = found(|receipt| receipt.outcome = Outcome::Draw);
    assert!(
        matches!(
            mismatch,
            Mismatch::Outcome {
                found: Outcome::Draw,
                ..
            }
        ),
        "{mismatch}"
    );
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

/// Every change of one place of a JSON value: another leaf, or an element or a member less.
fn changes(value: &Value) -> Vec<Value> {
    match value {
        Value::Null => vec![Value::Bool(true)],
        Value::Bool(is) => vec![Value::Bool(!is)],
        Value::Number(number) => vec![Value::from(number.as_u64().unwrap() + 1)],
        Value::String(text) => vec![Value::from(format!("{text}x")), {
            let mut other = text.clone();
            let last = other.pop();
            other.push(if last == Some('0') { '1' } else { '0' });
            Value::from(other)
        }],
        Value::Array(items) => (0..items.len())
            .flat_map(|place| {
                let mut without = items.clone();
                without.remove(place);
                let changed = changes(&items[place]).into_iter().map(move |change| {
                    let mut items = items.clone();
                    items[place] = change;
                    Value::Array(items)
                });
                changed.chain([Value::Array(without)]).collect::<Vec<_>>()
            })
            .collect(),
        Value::Object(members) => members
            .iter()
            .flat_map(|(name, member)| {
                let mut without = members.clone();
                without.remove(name);
                let changed = changes(member).into_iter().map(|change| {
                    let mut members = members.clone();
                    members.insert(name.clone(), change);
                    Value::Object(members)
                });
                changed.chain([Value::Object(without)]).collect::<Vec<_>>()
            })
            .collect(),
    }
}

fn holds(receipt: &Value) -> bool {
    read(&receipt.to_string()).is_ok_and(|receipt| verify(&receipt).is_ok())
}

#[test]
fn whatever_is_changed_or_left_out_is_found() {
    let whole = serde_json::to_value(with_detours(Format::Two, 2)).unwrap();
    assert!(holds(&whole));
    let changes = changes(&whole);
    assert!(changes.len() > 100, "{}", changes.len());
    for changed in changes {
        assert!(!holds(&changed), "{changed}");
    }
    let mut more = whole.clone();
    more["seats"][0]["honest"] = Value::Bool(true);
    assert!(!holds(&more));
    let mut more = whole;
    more["honest"] = Value::Bool(true);
    assert!(!holds(&more));
}

#[test]
fn a_last_decision_that_was_dropped_is_found() {
    let mismatch = found(|receipt| {
        receipt.decisions.pop();
        receipt.outcome = Outcome::Abandoned;
    });
    assert_eq!(mismatch, Mismatch::Head);
}

#[test]
fn names_can_be_withheld_and_not_changed() {
    let mut receipt = HONEST.clone();
    for seat in &mut receipt.seats {
        (seat.name, seat.name_salt) = (None, None);
    }
    assert_eq!(verify(&receipt).unwrap().nameless, [Seat(0), Seat(1)]);
    let name = |name: Option<&str>| found(|receipt| receipt.seats[1].name = name.map(str::to_owned));
    assert_eq!(name(Some("Eve")), Mismatch::Name { seat: 1 });
    assert_eq!(name(None), Mismatch::Name { seat: 1 });
    let forged = found(|receipt| {
        receipt.seats[0].name = Some("Eve".into());
        receipt.seats[0].name_hash = Some(chain::name_hash(&SALT, "Eve"));
    });
    assert_eq!(forged, Mismatch::Head);
}

#[test]
fn a_number_that_was_not_shown_comes_from_the_servers_seed() {
    let mut receipt = HONEST.clone();
    receipt.seats[1].number_from_server = true;
    assert_eq!(verify(&receipt), Err(Mismatch::BotNumber { seat: 1 }));
    let claimed = found(|receipt| {
        receipt.seats[1].number = bot_number(&receipt.server_seed.0, Seat(1));
    });
    assert_eq!(claimed, Mismatch::Number { seat: 1 }, "the seat is named");
}

//! Every game keeps the laws, and every law can fail: a small card game keeps them all, and each of its flaws breaks one.

mod cards;

use dragonhall_protocol::for_each_game;

use self::cards::{Cards, Effect, Event, Flaw, Options};
use super::{Law, Trial};
use crate::dragon_stone::Table as DragonStone;
use crate::play::{Temper, seed_of};
use crate::rng::Numbering;
use crate::simulate::Simulated;

/// Tries a game as boxed, for every number of seats; its own tests do so for longer and with every option.
macro_rules! tried {
    ($($(#[$doc:meta])* $game:ident = $id:literal in $module:ident),+ $(,)?) => {$(
        mod $module {
            use crate::$module::{Table, tests::laws::effect_is_true};

            #[test]
            fn the_game_as_boxed_keeps_every_law() {
                super::keeps_every_law::<Table>(effect_is_true);
            }
        }
    )+};
}

for_each_game!(tried);

fn keeps_every_law<G: Simulated>(effect_is_true: fn(&G, &G::Effect, &[G::Event]) -> bool) {
    for seats in G::SEATS {
        let trial = Trial::<G> {
            options: Default::default(),
            seats,
            most_decisions: 20_000,
            effect_is_true,
        };
        let kept = trial.run_with(G::TEMPER, seed_of(1_000));
        let kept = kept.unwrap_or_else(|broken| panic!("{seats} seats: {broken}"));
        assert!(
            kept.decisions > 10 && kept.refused > 10,
            "{seats} seats: {kept:?}"
        );
    }
}

fn trial(flaw: Flaw, seats: u8) -> Trial<Cards> {
    Trial {
        options: Options { flaw },
        seats,
        most_decisions: 40,
        effect_is_true: |_, Effect { shows, .. }, events| match (shows, events) {
            (Some(promised), [Event::Showed { card, .. }]) => promised == card,
            (None, [] | [Event::Drew { .. }]) => true,
            (_, _) => false,
        },
    }
}

fn check(flaw: Flaw, expected: Law) {
    let broken = (0..20).find_map(|number| trial(flaw, 2).run(seed_of(number)).err());
    let broken = broken.unwrap_or_else(|| panic!("{flaw:?} breaks no law"));
    assert_eq!(broken.law, expected, "{broken}");
}

#[test]
fn a_game_without_a_flaw_keeps_every_law() {
    for (seats, number) in [2, 3]
        .into_iter()
        .flat_map(|seats| (0..20).map(move |number| (seats, number)))
    {
        let kept = trial(Flaw::None, seats)
            .run(seed_of(number))
            .unwrap_or_else(|broken| panic!("{broken}"));
        assert!(kept.decisions > 1 && kept.refused > 0, "{kept:?}");
    }
}

#[test]
fn a_table_for_the_wrong_number_of_seats_is_found() {
    check(Flaw::SeatsAnybody, Law::SetUp);
}

#[test]
fn awaited_seats_out_of_order_are_found() {
    check(Flaw::AwaitsBackwards, Law::AwaitsInOrder);
}

#[test]
fn an_awaited_seat_that_does_not_exist_is_found() {
    check(Flaw::AwaitsNobodyThere, Law::AwaitsInOrder);
}

#[test]
fn an_awaited_seat_without_an_offer_is_found() {
    check(Flaw::OffersNothing, Law::AwaitedCanAct);
}

#[test]
fn a_refused_offer_is_found() {
    check(Flaw::RefusesADraw, Law::OfferedIsAccepted);
}

#[test]
fn an_accepted_intent_that_was_not_offered_is_found() {
    check(Flaw::AcceptsOldIntents, Law::AcceptedIsOffered);
}

#[test]
fn an_effect_that_does_not_come_true_is_found() {
    check(Flaw::PromisesTooMuch, Law::EffectIsTrue);
}

#[test]
fn a_decision_that_differs_when_made_again_is_found() {
    check(Flaw::DecidesByWhim, Law::DecidesAlike);
}

#[test]
fn a_decision_that_draws_differently_when_made_again_is_found() {
    check(Flaw::RollsByWhim, Law::DecidesAlike);
}

#[test]
fn an_event_that_json_changes_is_found() {
    check(Flaw::LosesANoteInJson, Law::SurvivesJson);
}

#[test]
fn a_fold_that_differs_from_the_live_table_is_found() {
    check(Flaw::AppliesByWhim, Law::FoldsToTheTable);
}

#[test]
fn a_game_that_never_ends_is_found() {
    check(Flaw::NeverEnds, Law::GamesEnd);
}

#[test]
fn a_game_that_goes_on_after_its_end_is_found() {
    check(Flaw::GoesOnAfterTheEnd, Law::GamesEnd);
}

#[test]
fn an_outcome_that_forgets_a_seat_is_found() {
    check(Flaw::PlacesOneSeat, Law::PlacesEverySeat);
}

#[test]
fn an_outcome_without_a_first_place_is_found() {
    check(Flaw::PlacesNobodyFirst, Law::PlacesEverySeat);
}

#[test]
fn an_imagined_table_that_looks_different_is_found() {
    check(Flaw::ImaginesAnotherHand, Law::ImaginesAlike);
}

#[test]
fn awaited_seats_that_depend_on_a_hidden_card_are_found() {
    check(Flaw::AwaitsByAHiddenCard, Law::ImaginesAlike);
}

#[test]
fn an_offer_that_names_the_next_card_is_found() {
    check(Flaw::OffersTheNextCardByName, Law::ImaginesAlike);
}

#[test]
fn a_view_that_shows_the_next_card_is_found() {
    check(Flaw::ShowsTheNextCard, Law::ImaginesAlike);
}

#[test]
fn a_view_that_shows_a_card_drawn_by_another_is_found_even_if_imagined_tables_repeat_it() {
    check(Flaw::ShowsTheLastDrawnCard, Law::SeesWhatItWasTold);
}

#[test]
fn a_notice_that_tells_a_card_drawn_by_another_is_found() {
    check(Flaw::TellsTheDrawnCard, Law::SeesWhatItWasTold);
}

#[test]
fn a_step_that_is_taken_back_although_it_showed_a_card_is_found() {
    check(Flaw::TakesAShownCardBack, Law::RetractsWhatWasKnown);
}

#[test]
fn a_card_that_is_drawn_for_an_absent_seat_is_found() {
    check(Flaw::DrawsForTheAbsent, Law::GoesOnQuietly);
}

#[test]
fn chance_that_is_chosen_by_taking_back_is_found() {
    let trial = Trial::<DragonStone> {
        options: Default::default(),
        seats: 2,
        most_decisions: 5_000,
        effect_is_true: |_, _, _| true,
    };
    let run = |numbering| trial.run_numbered(Temper::Even, seed_of(1), numbering);
    let broken = run(Numbering::Decisions).map_err(|broken| broken.law);
    assert_eq!(broken, Err(Law::TakingBackMovesNoChance));
    assert!(run(Numbering::Draws).is_ok());
}

#[test]
fn rounds_that_are_counted_backwards_are_found() {
    check(Flaw::CountsRoundsBackwards, Law::RoundsGoOn);
}

#[test]
fn a_game_that_is_remembered_before_its_end_is_found() {
    check(Flaw::RemembersTooEarly, Law::RemembersItsEnd);
}

#[test]
fn a_game_that_is_remembered_twice_for_the_same_is_found() {
    check(Flaw::RemembersOneThingTwice, Law::RemembersItsEnd);
}

#[test]
fn a_game_that_cannot_be_played_again_is_found() {
    check(Flaw::PlaysOnlyOnce, Law::PlaysAgain);
}

#[test]
fn secrets_that_a_game_denies_are_found() {
    check(Flaw::DeniesItsSecrets, Law::ShowsAlike);
}

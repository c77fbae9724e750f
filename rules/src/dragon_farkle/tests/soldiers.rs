//! The Soldier table.

use super::super::dice::Faces;
use super::super::soldiers::{all_scoring, groups, scoring_sets, worth};

fn faces(dice: &str) -> Faces {
    let values: Vec<u8> = dice.split(' ').map(|die| die.parse().unwrap()).collect();
    Faces::from_values(&values).unwrap()
}

/// The dice are worth this much, every one of them.
fn is_worth(dice: &str, soldiers: u32) {
    assert_eq!(worth(faces(dice)), Some(soldiers), "{dice}");
}

/// Not every one of the dice belongs to a combination.
fn does_not_score(dice: &str) {
    assert_eq!(worth(faces(dice)), None, "{dice}");
}

#[test]
fn a_single_one_is_worth_100() {
    is_worth("1", 100);
    is_worth("1 1", 200);
}

#[test]
fn a_single_five_is_worth_50() {
    is_worth("5", 50);
    is_worth("5 5", 100);
}

#[test]
fn other_single_dice_are_worth_nothing() {
    for dice in ["2", "3", "4", "6", "2 3", "4 4", "1 6"] {
        does_not_score(dice);
    }
}

#[test]
fn three_ones_are_worth_1000() {
    is_worth("1 1 1", 1_000);
}

#[test]
fn three_of_another_kind_are_worth_100_times_their_face() {
    is_worth("2 2 2", 200);
    is_worth("3 3 3", 300);
    is_worth("4 4 4", 400);
    is_worth("5 5 5", 500);
    is_worth("6 6 6", 600);
}

#[test]
fn four_of_any_kind_are_worth_1500() {
    for face in 1..=6 {
        is_worth(&[face; 4].map(|face: u8| face.to_string()).join(" "), 1_500);
    }
}

#[test]
fn three_pairs_are_worth_2000() {
    is_worth("2 2 3 3 6 6", 2_000);
    is_worth("1 1 5 5 4 4", 2_000);
}

#[test]
fn four_of_a_kind_and_a_pair_are_three_pairs() {
    is_worth("4 4 4 4 2 2", 2_000);
    is_worth("1 1 1 1 5 5", 2_000);
}

#[test]
fn six_of_a_kind_are_worth_3000() {
    for face in 1..=6 {
        is_worth(&[face; 6].map(|face: u8| face.to_string()).join(" "), 3_000);
    }
}

#[test]
fn a_straight_is_worth_3000() {
    is_worth("1 2 3 4 5 6", 3_000);
    does_not_score("2 3 4 5 6");
}

#[test]
fn five_of_a_kind_is_four_of_a_kind_and_the_fifth_die_on_its_own() {
    is_worth("1 1 1 1 1", 1_600);
    is_worth("5 5 5 5 5", 1_550);
    does_not_score("2 2 2 2 2");
    assert_eq!(all_scoring(faces("2 2 2 2 2")), faces("2 2 2 2"));
}

#[test]
fn two_triples_are_two_triples() {
    is_worth("2 2 2 3 3 3", 500);
    is_worth("1 1 1 6 6 6", 1_600);
}

#[test]
fn combinations_of_a_set_add_up() {
    is_worth("1 5 5 4 4 4", 600);
    is_worth("1 1 1 1 5", 1_550);
}

/// The combinations of the mat, written down once more as dice.
fn combinations() -> Vec<(Vec<u8>, u32)> {
    let mut table = vec![(vec![1], 100), (vec![5], 50), (vec![1; 3], 1_000)];
    table.extend((2..=6).map(|face| (vec![face; 3], 100 * u32::from(face))));
    table.extend((1..=6).map(|face| (vec![face; 4], 1_500)));
    table.extend((1..=6).map(|face| (vec![face; 6], 3_000)));
    table.push((vec![1, 2, 3, 4, 5, 6], 3_000));
    for a in 1..=6 {
        for b in a..=6 {
            for c in b..=6 {
                table.push((vec![a, a, b, b, c, c], 2_000));
            }
        }
    }
    table
}

/// The best partition of dice into combinations, found by trying all.
fn best_partition(dice: &[u8], table: &[(Vec<u8>, u32)]) -> Option<u32> {
    if dice.is_empty() {
        return Some(0);
    }
    let without = |combination: &[u8]| {
        let mut rest = dice.to_vec();
        for die in combination {
            let place = rest.iter().position(|other| other == die)?;
            rest.swap_remove(place);
        }
        Some(rest)
    };
    table
        .iter()
        .filter_map(|(combination, worth)| {
            let rest = without(combination)?;
            Some(best_partition(&rest, table)? + worth)
        })
        .max()
}

/// Every multiset of this many dice, with the number of rolls that show it.
fn rolls(count: u32) -> Vec<(Vec<u8>, u32)> {
    let mut counted = std::collections::BTreeMap::new();
    for number in 0..6u32.pow(count) {
        let mut dice: Vec<u8> = (0..count)
            .map(|place| (number / 6u32.pow(place) % 6) as u8 + 1)
            .collect();
        dice.sort_unstable();
        *counted.entry(dice).or_insert(0) += 1;
    }
    counted.into_iter().collect()
}

#[test]
fn every_roll_of_one_to_six_dice_is_worth_its_best_partition() {
    let table = combinations();
    let mut all = 0;
    for count in 1..=6 {
        for (dice, number) in rolls(count) {
            let faces = Faces::from_values(&dice).unwrap();
            assert_eq!(worth(faces), best_partition(&dice, &table), "{dice:?}");
            all += number;
        }
    }
    assert_eq!(all, 55_986);
}

#[test]
fn all_scoring_dice_are_the_one_largest_and_most_valuable_set() {
    for count in 1..=6 {
        for (dice, _) in rolls(count) {
            let faces = Faces::from_values(&dice).unwrap();
            let all = all_scoring(faces);
            let sets: Vec<_> = scoring_sets(faces).collect();
            let Some(largest) = sets.iter().map(|(set, _)| set.len()).max() else {
                assert_eq!(all.len(), 0, "{dice:?}");
                continue;
            };
            let of_that_size: Vec<_> = sets.iter().filter(|(set, _)| set.len() == largest).collect();
            assert_eq!(of_that_size.len(), 1, "{dice:?}");
            let (set, value) = of_that_size[0];
            assert_eq!(all, *set, "{dice:?}");
            assert!(sets.iter().all(|(_, other)| other <= value), "{dice:?}");
        }
    }
}

/// How many of all rolls of one to six soldier dice have no scoring die.
const WITHOUT_SCORE: [u32; 6] = [4, 16, 60, 204, 600, 1_080];

#[test]
fn so_many_rolls_of_one_to_six_dice_have_no_scoring_die() {
    for count in 1..=6 {
        let without: u32 = rolls(count)
            .iter()
            .filter(|(dice, _)| !Faces::from_values(dice).unwrap().score())
            .map(|(_, number)| number)
            .sum();
        assert_eq!(without, WITHOUT_SCORE[count as usize - 1], "{count} dice");
    }
}

#[test]
fn each_face_is_worth_something_by_itself_unless_only_all_together_score() {
    let values = |dice: &str| -> Vec<(Vec<u8>, u32)> {
        let groups = groups(all_scoring(faces(dice))).into_iter();
        groups.map(|(dice, worth)| (dice.values(), worth)).collect()
    };
    assert_eq!(
        values("1 3 3 5 3 6"),
        [(vec![1], 100), (vec![3, 3, 3], 300), (vec![5], 50)]
    );
    assert_eq!(values("1 2 3 4 5 6"), []);
    assert_eq!(values("1 1 5 5 3 3"), []);
}

//! The Soldier table: what dice of one roll are worth.

use super::dice::Faces;

/// What a number of dice of one face is worth; nothing if not every one of them belongs to a combination.
fn of_one_face(face: u8, count: u8) -> Option<u32> {
    let single = match face {
        1 => Some(100),
        5 => Some(50),
        _ => None,
    };
    match count {
        0 => Some(0),
        1 | 2 => single.map(|single| single * u32::from(count)),
        3 if face == 1 => Some(1_000),
        3 => Some(100 * u32::from(face)),
        4 => Some(1_500),
        5 => single.map(|single| 1_500 + single),
        _ => Some(3_000),
    }
}

/// What a set of dice is worth in its best partition; nothing if not every die belongs to a combination.
pub(super) fn worth(dice: Faces) -> Option<u32> {
    if dice.is_straight() {
        return Some(3_000);
    }
    let face_by_face: Option<u32> = dice.counts().map(|(face, count)| of_one_face(face, count)).sum();
    let three_pairs = dice.is_three_pairs().then_some(2_000);
    face_by_face.max(three_pairs)
}

/// All scoring dice: the largest set in which every die belongs to a combination.
pub(super) fn all_scoring(dice: Faces) -> Faces {
    if dice.is_straight() || dice.is_three_pairs() {
        return dice;
    }
    Faces::from_counts(dice.counts().map(|(face, count)| match (face, count) {
        (1 | 5, _) => count,
        (_, 0..=2) => 0,
        (_, 5) => 4,
        _ => count,
    }))
}

/// The dice of each face with what they are worth by themselves; none where they are worth that only all together.
pub(super) fn groups(dice: Faces) -> Vec<(Faces, u32)> {
    let faces = dice.counts().filter(|(_, count)| *count > 0);
    let groups: Option<Vec<(Faces, u32)>> = faces
        .map(|(face, count)| {
            let alike = Faces::from_counts((1..=6).map(|other| if other == face { count } else { 0 }));
            Some((alike, of_one_face(face, count)?))
        })
        .collect();
    let groups = groups.unwrap_or_default();
    let sum: u32 = groups.iter().map(|(_, worth)| worth).sum();
    if Some(sum) == worth(dice) {
        groups
    } else {
        Vec::new()
    }
}

/// Every set of dice that may be set aside, with its worth.
pub(super) fn scoring_sets(dice: Faces) -> impl Iterator<Item = (Faces, u32)> {
    dice.subsets()
        .filter(|set| set.len() > 0)
        .filter_map(|set| worth(set).map(|worth| (set, worth)))
}

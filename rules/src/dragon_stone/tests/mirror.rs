//! The board is the same for both colours: mirrored positions have mirrored offers and results.

use dragonhall_protocol::games::dragon_stone::{Color, Options, Segment};
use proptest::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::{Table, any_chance};
use crate::dragon_stone::arena::{ENTRY_DICE, corner, entry, opponent, way};
use crate::dragon_stone::seat_of;
use crate::game::{Game, Viewer};
use crate::play::{RandomPlay, Temper, seed_of};

/// The segment on the other side of the line through 8 and 20.
fn image_of(segment: Segment) -> Segment {
    Segment((39 - segment.0) % 24 + 1)
}

/// Anything with its colours swapped and its segments mirrored.
fn mirrored<T: Serialize + DeserializeOwned>(value: &T) -> T {
    serde_json::from_value(mirrored_json(serde_json::to_value(value).unwrap())).unwrap()
}

fn mirrored_json(value: Value) -> Value {
    match value {
        Value::String(word) => Value::String(other_color(&word)),
        Value::Array(items) => items.into_iter().map(mirrored_json).collect(),
        Value::Object(fields) => fields
            .into_iter()
            .map(|(name, value)| {
                let value = match (name.as_str(), value.as_u64()) {
                    ("at" | "from" | "to" | "segment", Some(segment)) => {
                        Value::from(image_of(Segment(segment as u8)).0)
                    }
                    _ => mirrored_json(value),
                };
                (other_color(&name), value)
            })
            .collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) => value,
    }
}

fn other_color(word: &str) -> String {
    match word {
        "black" => "white",
        "white" => "black",
        other => other,
    }
    .into()
}

/// The mirror image of a table offers and does the mirror image of everything.
fn check(table: &Table) {
    let view = table.view(Viewer::Open);
    let image = Table::imagine(&mirrored(&view), &mut any_chance());
    assert_eq!(image.view(Viewer::Open).blocked, mirrored(&view.blocked));
    let [seat, image_seat] = [table, &image].map(|table| seat_of(table.to_move));
    let [offers, image_offers] = [table.offers(seat), image.offers(image_seat)];
    assert_eq!(image_offers, mirrored(&offers));
    for offer in offers {
        let draft = table.decide(seat, &offer.intent, &mut any_chance()).unwrap();
        let image_draft = image
            .decide(image_seat, &mirrored(&offer.intent), &mut any_chance())
            .unwrap();
        assert_eq!(image_draft.events(), mirrored(&draft.into_events()));
    }
}

#[test]
fn the_mirror_takes_each_colours_way_gates_and_corners_to_the_others() {
    for color in [Color::Black, Color::White] {
        let image: Vec<_> = way(color).map(image_of).collect();
        assert_eq!(image, way(opponent(color)).collect::<Vec<_>>());
        for die in ENTRY_DICE {
            assert_eq!(entry(color, die).map(image_of), entry(opponent(color), die));
        }
    }
    for segment in way(Color::Black) {
        assert_eq!(corner(image_of(segment)), corner(segment), "{segment:?}");
    }
}

#[test]
fn the_starting_position_is_its_own_mirror_image() {
    let view = Table::new(&Options::default(), 2).unwrap().view(Viewer::Open);
    let mut image = mirrored(&view);
    image.arena.sort_by_key(|occupied| occupied.at);
    assert_eq!(
        (image.arena, image.black, image.white),
        (view.arena, view.white, view.black)
    );
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn mirrored_positions_have_mirrored_offers_and_results(number in any::<u64>(), decisions in 1..400usize) {
        let mut play = RandomPlay::<Table>::new(&Options::default(), 2, seed_of(number), Temper::Even).unwrap();
        play.by_ref().take(decisions).for_each(drop);
        check(play.table());
        for _ in play.by_ref().take(20) {}
        check(play.table());
    }
}

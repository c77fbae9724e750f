//! What `dragonhall check` finds.

use super::{Busy, does, dragonhall, ends, played};
use crate::store::on_both_databases;
use crate::store::place::Place;

on_both_databases! {
    a_house_in_which_people_have_played_is_whole,
    whatever_is_wrong_is_named_with_its_room,
}

async fn a_house_in_which_people_have_played_is_whole(place: &Place) {
    let url = played(place).await;
    let said = does(&["check", "--database", &url]).await;
    assert!(said.ends_with("All of them are whole.\n"), "{said}");
}

/// A house in which a game has come to its end, with no server.
async fn played_to_an_end(place: &Place) -> String {
    let mut busy = Busy::begins(place).await;
    loop {
        busy.goes_on(60).await;
        let games = does(&["games", "--database", &busy.url()]).await;
        if !games.is_empty() {
            return busy.ends().await;
        }
    }
}

async fn whatever_is_wrong_is_named_with_its_room(place: &Place) {
    let url = played_to_an_end(place).await;
    let room = *ends(&url).await.iter().max_by_key(|(_, seq)| **seq).unwrap().0;
    let id = room.0.simple().to_string();
    let (file_id, postgres_id) = (format!("room = x'{id}'"), format!("room = '{room}'"));
    let both = |sql: &str| (sql.replace("ROOM", &file_id), sql.replace("ROOM", &postgres_id));
    for (damage, mend, found) in [
        (
            "UPDATE records SET seq = 900000 WHERE seq = 3 AND ROOM",
            "UPDATE records SET seq = 3 WHERE seq = 900000 AND ROOM",
            "were forgotten",
        ),
        (
            "UPDATE records SET body = '{}' || body WHERE seq = 4 AND ROOM",
            "UPDATE records SET body = substr(body, 3) WHERE seq = 4 AND ROOM",
            "entry 4 of the log cannot be read",
        ),
        (
            "UPDATE rooms SET gone = 1",
            "UPDATE rooms SET gone = 0",
            "whether its time is over is noted wrongly",
        ),
        (
            "UPDATE finished_games SET receipt = replace(receipt, 'Ember', 'Embor')",
            "UPDATE finished_games SET receipt = replace(receipt, 'Embor', 'Ember')",
            "does not hold: the name on seat",
        ),
    ] {
        let (sqlite, postgres) = both(damage);
        place.meddle(&url, &sqlite, &postgres).await;
        let output = dragonhall(&["check", "--database", &url]).await;
        let (told, said) = (
            String::from_utf8_lossy(&output.stdout),
            String::from_utf8_lossy(&output.stderr),
        );
        assert_eq!(output.status.code(), Some(1), "{told}");
        assert!(
            told.contains(&format!("room {room}: ")) || found.contains("receipt") || found.contains("name"),
            "{told}"
        );
        assert!(told.contains(found), "{told}");
        assert!(said.contains("wrong in"), "{said}");
        let (sqlite, postgres) = both(mend);
        place.meddle(&url, &sqlite, &postgres).await;
        does(&["check", "--database", &url]).await;
    }
}

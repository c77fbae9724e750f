//! The canonical text of a table; see [`crate::canon`].

use dragonhall_protocol::games::dragon_farkle::{Companion, EventFace, Item, Reward};

use super::action::{Action, Errand, Roll, Shelf, Side};
use super::cards::Items;
use super::decks::Decks;
use super::dice::{Dice, Faces};
use super::knowledge::{Glimpse, Kinds, Seats};
use super::player::Player;
use super::{Pending, Table};
use crate::canon::{Canonical, Text, canonical};

canonical! {
    record Table {
        health => "health",
        turn => "turn",
        to_move => "to_move",
        strength => "strength",
        stage => "stage",
        roll_number => "roll_number",
        players => "players",
        decks => "decks",
        sack => "sack",
        glimpses => "glimpses",
        winner => "winner",
        first => "first",
    }
    choice Pending {
        Choosing => "choosing",
        Acting(action) => "acting",
        Keeping => "keeping",
        Over => "over",
    }
    record Player {
        army => "army",
        companion => "companion",
        companion_used => "companion_used",
        in_keep => "in_keep",
        baited => "baited",
        cloaked => "cloaked",
        wounds => "wounds",
        items => "items",
        without => "without",
    }
    record Decks {
        companions => "companions",
        companion_discards => "companion_discards",
        items => "items",
        shown => "shown",
        face_down => "face_down",
    }
    record Glimpse { by => "by", holder => "holder", item => "item" }
    record Action { errand => "errand", side => "side", defence => "defence", roll => "roll" }
    choice Errand {
        Recruit => "recruit",
        Brawl { defender => "defender", attacked => "attacked" } => "brawl",
        Battle { wounds => "wounds" } => "battle",
    }
    record Side {
        dice => "dice",
        next => "next",
        score => "score",
        banners => "banners",
        shelves => "shelves",
        items => "items",
    }
    record Shelf { dice => "dice", soldiers => "soldiers", eaten => "eaten", reward => "reward" }
    record Roll { dice => "dice", event => "event" }
    stored Companion, EventFace, Item, Reward;
}

impl Canonical for Items {
    fn write(&self, text: &mut Text) {
        let Self(_counts) = self;
        text.list(self.iter());
    }
}

impl Canonical for Kinds {
    fn write(&self, text: &mut Text) {
        let Self(_bits) = self;
        text.list(self.iter());
    }
}

impl Canonical for Seats {
    fn write(&self, text: &mut Text) {
        let Self(_bits) = self;
        text.list(self.iter());
    }
}

impl Canonical for Dice {
    fn write(&self, text: &mut Text) {
        let Self { values: _, len: _ } = self;
        text.list(self.values());
    }
}

/// How many dice show each face, from 1 to 6.
impl Canonical for Faces {
    fn write(&self, text: &mut Text) {
        let Self(counts) = self;
        text.list(counts);
    }
}

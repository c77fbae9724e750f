//! The canonical text of a table; see [`crate::canon`].

use dragonhall_protocol::games::draghan::{
    Character, Defeat, Dragon, Ending, Foe, Gear, Health, Hero, Location, Monster, Phase, Realm, Skills,
    Stand,
};

use super::cards::{Card, Cards};
use super::party::Member;
use super::piles::{Encounters, MarketPile, Piles};
use super::seats::Seats;
use super::{Fighter, OddCoins, Pick, Table, Ware};
use crate::canon::{Canonical, Text, canonical};

canonical! {
    record Table {
        seats => "seats",
        size => "size",
        campaign => "campaign",
        step => "step",
        phase => "phase",
        round => "round",
        picks => "picks",
        unused => "unused",
        party => "party",
        active => "active",
        realm => "realm",
        journey => "journey",
        arrived => "arrived",
        foes => "foes",
        found => "found",
        wares => "wares",
        plan => "plan",
        ready => "ready",
        done => "done",
        odd_coins => "odd_coins",
        piles => "piles",
        ending => "ending",
    }
    choice Pick { Undecided => "undecided", Open => "open", Chosen(hero) => "chosen" }
    record Member {
        hero => "hero",
        health => "health",
        gold => "gold",
        gear => "gear",
        faces => "faces",
        committed => "committed",
    }
    record Fighter { foe => "foe", called => "called" }
    choice Foe { Monster(monster) => "monster", Dragon(dragon) => "dragon" }
    record Stand {
        foe => "foe",
        total => "total",
        missing => "missing",
        short => "short",
        met => "met",
    }
    record Skills { strength => "strength", charm => "charm", knowledge => "knowledge" }
    record Ware { card => "card", held_for => "held_for" }
    record OddCoins { monster => "monster", coins => "coins", given => "given" }
    record Piles {
        market => "market",
        encounters => "encounters",
        encounter_discards => "encounter_discards",
        shadow => "shadow",
        shadow_discards => "shadow_discards",
    }
    record MarketPile { shuffled => "shuffled", bottom => "bottom", discards => "discards" }
    record Encounters { monsters => "monsters", gear => "gear", dragon => "dragon" }
    choice Ending {
        Won { dragon => "dragon", kingdom_freed => "kingdom_freed" } => "won",
        Lost { why => "why" } => "lost",
    }
    stored Defeat, Dragon, Gear, Health, Hero, Location, Monster, Phase, Realm;
}

impl Canonical for Character {
    fn write(&self, text: &mut Text) {
        let Self(place) = self;
        place.write(text);
    }
}

impl<C: Card + Canonical> Canonical for Cards<C> {
    fn write(&self, text: &mut Text) {
        let Self { bits: _, kind: _ } = self;
        text.list(self.iter());
    }
}

impl Canonical for Seats {
    fn write(&self, text: &mut Text) {
        let Self(_bits) = self;
        text.list(self.iter());
    }
}

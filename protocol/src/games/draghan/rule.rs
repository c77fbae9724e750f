//! The rules that forbid something.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::cards::{Gear, Hero};
use super::measure::{BodyPart, Character, Foe};
use crate::ids::Seat;

/// A rule that forbids something, by the id that the help and the log use too.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "id", rename_all = "kebab-case")]
#[schemars(rename = "DraghanRule")]
#[ts(rename = "DraghanRule", export_to = "draghan.ts")]
pub enum Rule {
    /// The party is chosen before the first round only.
    PartyIsChosen,
    /// A healing card is used by the active character, hurt, at the start or the end of a round.
    NoHealingNow,
    /// There is nothing to pass on.
    NothingToPass,
    /// Fights are planned after the encounters are revealed and before the result is called.
    NoFightNow,
    /// Every coin has its owner.
    NoOddCoins,
    /// Nobody has to be replaced.
    NobodyToReplace,
    /// Cards are sold at a market, after the fight and until it closes.
    MarketClosed,
    /// A card is given away after the fight, once a round.
    NoSharingNow,
    /// Nobody has more than can be carried, or it is not checked yet.
    NothingToLeave,
    /// The party travels at the end of a round in which it found a Portal.
    NoPortal,
    /// The active player decides this.
    ActivePlayerDecides {
        /// The active player.
        seat: Seat,
    },
    /// A seat without a character watches.
    OnlyWatching,
    /// The character belongs to another seat, or there is none.
    NotYourCharacter {
        /// The character that was asked for.
        character: Character,
    },
    /// Somebody is or has been this character.
    HeroTaken {
        /// The character card that was asked for.
        hero: Hero,
    },
    /// The character is left to the lot already.
    AlreadyOpen {
        /// The place in the party.
        character: Character,
    },
    /// The character does not have this card.
    NotItsCard {
        /// The character.
        character: Character,
        /// The card that was asked for.
        card: Gear,
    },
    /// The card does not heal.
    NoHealingCard {
        /// The card that was asked for.
        card: Gear,
    },
    /// This foe is not on the table.
    NoSuchFoe {
        /// The foe that was asked for.
        foe: Foe,
    },
    /// A character faces one foe; it can be moved, not divided.
    OneFoeEach {
        /// The character.
        character: Character,
        /// The foe that it faces.
        faces: Foe,
    },
    /// The character faces this foe already.
    FacesIt {
        /// The character.
        character: Character,
        /// The foe.
        foe: Foe,
    },
    /// The character faces nobody.
    FacesNobody {
        /// The character.
        character: Character,
    },
    /// Equipment is used against the foe that its character faces.
    FacesAnother {
        /// The character.
        character: Character,
        /// The foe that it faces.
        faces: Foe,
    },
    /// A healing card is of no use in a fight.
    HealingIsNoWeapon {
        /// The card that was asked for.
        card: Gear,
    },
    /// The card is committed already.
    CommittedAlready {
        /// The card.
        card: Gear,
    },
    /// The card is not committed.
    NotCommitted {
        /// The card.
        card: Gear,
    },
    /// The seat is ready already.
    ReadyAlready,
    /// The seat is not ready.
    NotReady,
    /// The active player calls the result and needs no mark.
    ActivePlayerCalls,
    /// The result is called when every other seat with a character is ready.
    NotAllReady {
        /// The seats that are not.
        waiting: Vec<Seat>,
    },
    /// Gold goes to those who defeated the monster.
    DidNotFight {
        /// The character that was asked for.
        character: Character,
    },
    /// A character gets one odd coin of a monster at most.
    OneOddCoinEach {
        /// The character that was asked for.
        character: Character,
    },
    /// The card is not for sale here, or is sold.
    NotForSale {
        /// The card that was asked for.
        card: Gear,
    },
    /// A character pays with its own gold, all of the price.
    NotEnoughGold {
        /// The character.
        character: Character,
        /// The price.
        price: u8,
        /// What it has.
        gold: u8,
    },
    /// The active player holds the card for another character.
    HeldForAnother {
        /// The card.
        card: Gear,
        /// For whom it is held.
        character: Character,
    },
    /// The card is held for this character already.
    HeldAlready {
        /// The card.
        card: Gear,
    },
    /// The card is held for nobody.
    NotHeld {
        /// The card.
        card: Gear,
    },
    /// The seat has said already that it buys nothing more, or can buy nothing.
    DoneAlready,
    /// A card is given to another character that is in the party.
    NoSuchCompanion {
        /// The character that was asked for.
        character: Character,
    },
    /// Only a card of an overfull part of the body is left behind.
    NotOverfull {
        /// The character.
        character: Character,
        /// The part of the body.
        part: BodyPart,
    },
}

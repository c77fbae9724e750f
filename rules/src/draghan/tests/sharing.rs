//! Phases 5 and 7: sharing and carrying.

use super::{awaits, leads, mentions, never_mentions, offers, refuses, tells};

const SHARING: &str = "party knight oak_shield horned_helm, elf, mage | at wolf_gorge | sharing";

#[test]
fn the_active_character_may_give_one_card_to_another() {
    offers(
        SHARING,
        0,
        "pass; give horned_helm 1; give horned_helm 2; give oak_shield 1; give oak_shield 2",
    );
    mentions(SHARING, "give oak_shield 2", "#0 gives oak_shield to #2; round 2");
    leads(SHARING, "give oak_shield 2", "round 2");
}

#[test]
fn it_is_not_required_to() {
    never_mentions(SHARING, "pass", "gives");
}

#[test]
fn nobody_gives_what_is_not_held() {
    refuses(SHARING, "give bronze_spear 1", "not-its-card bronze_spear 0");
    refuses(SHARING, "give oak_shield 0", "no-such-companion 0");
    refuses(SHARING, "give oak_shield 9", "no-such-companion 9");
    refuses(SHARING, "seat 1 give oak_shield 2", "active-player-decides 0");
    refuses(SHARING, "seat 1 pass", "active-player-decides 0");
}

#[test]
fn nothing_is_given_to_somebody_who_is_out() {
    let shadow = "party knight oak_shield, gone elf, mage | shadow | at cold_embers | sharing";
    refuses(shadow, "give oak_shield 1", "no-such-companion 1");
    offers(shadow, 0, "pass; give oak_shield 2");
}

#[test]
fn who_has_nothing_or_nobody_is_not_asked() {
    let nothing = "party knight -> mud_goblin, elf oak_shield | at wolf_gorge | foes mud_goblin | ready 1";
    never_mentions(nothing, "call", "asks sharing");
    let nobody = "party knight oak_shield -> grave_digger + oak_shield, gone elf | shadow | at cold_embers | foes grave_digger";
    never_mentions(nobody, "call", "asks sharing");
}

const OVERFULL: &str = "party knight oak_shield iron_gauntlets bronze_spear horned_helm owl_hat, elf velvet_doublet smiths_apron, mage | \
                        at wolf_gorge | carrying";

#[test]
fn a_character_carries_one_on_the_head_one_on_the_torso_and_two_in_the_hands() {
    awaits(OVERFULL, &[0, 1]);
    offers(
        OVERFULL,
        0,
        "leave 0 oak_shield; leave 0 iron_gauntlets; leave 0 horned_helm; leave 0 bronze_spear; leave 0 owl_hat",
    );
    let full =
        "party knight oak_shield iron_gauntlets horned_helm smiths_apron, elf | at wolf_gorge | sharing";
    never_mentions(full, "pass", "asks carrying");
}

#[test]
fn the_owner_picks_what_is_left_and_only_as_many_as_needed() {
    tells(OVERFULL, "leave 0 oak_shield", "#0 leaves oak_shield");
    refuses(
        &OVERFULL.replace("oak_shield ", ""),
        "leave 0 iron_gauntlets",
        "not-overfull 0 hand",
    );
    refuses(OVERFULL, "seat 0 leave 1 smiths_apron", "not-your-character 1");
    refuses(OVERFULL, "leave 1 silver_flute", "not-its-card silver_flute 1");
    refuses(
        OVERFULL.replace("carrying", "sharing").as_str(),
        "leave 0 oak_shield",
        "nothing-to-leave",
    );
}

#[test]
fn the_round_goes_on_when_nobody_has_too_much() {
    let nearly = "party knight horned_helm owl_hat, elf | at wolf_gorge | carrying";
    mentions(
        nearly,
        "leave 0 owl_hat",
        "#0 leaves owl_hat; round 2: #1 holds the map",
    );
    let both = "party knight horned_helm owl_hat, elf velvet_doublet smiths_apron | at wolf_gorge | carrying";
    tells(both, "leave 1 smiths_apron", "#1 leaves smiths_apron");
    awaits(&both.replace(" smiths_apron", ""), &[0]);
}

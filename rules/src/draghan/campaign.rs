//! The campaign: a dragon that was defeated is set aside for the next game, until the last one falls.

use dragonhall_protocol::games::draghan::{Dragon, Ending, Options};

use super::Table;
use super::cards::{Card, Cards};

/// Whether the dragon of this game is the last one of a campaign.
pub(super) fn frees_the_kingdom(table: &Table) -> bool {
    table
        .campaign
        .is_some_and(|set_aside| set_aside.len() + 1 == Dragon::count())
}

/// The options of the next game at this table: only a win sets a dragon aside, and the last one begins the campaign
/// anew.
pub(super) fn next_game(table: &Table, options: &Options) -> Options {
    let set_aside = |campaign: Cards<Dragon>| match table.ending {
        Some(Ending::Won {
            kingdom_freed: true, ..
        }) => Cards::NONE,
        Some(Ending::Won { dragon, .. }) => campaign.and([dragon].into_iter().collect()),
        Some(Ending::Lost { .. }) | None => campaign,
    };
    Options {
        characters: options.characters,
        campaign: table
            .campaign
            .map(|campaign| set_aside(campaign).iter().collect()),
    }
}

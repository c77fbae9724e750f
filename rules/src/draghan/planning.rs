//! Planning the fight: all seats at once, in the open, until the active player calls the result.

use dragonhall_protocol::Seat;
use dragonhall_protocol::games::draghan::{Character, Foe, Gear, Rule};

use super::party::Member;
use super::{Table, content};

/// A seat places its own characters that face nobody.
pub(super) fn may_place(table: &Table, seat: Seat, character: Character, foe: Foe) -> Result<(), Rule> {
    let member = table.own(seat, character)?;
    on_the_table(table, foe)?;
    match member.faces {
        None => Ok(()),
        Some(faces) if faces == foe => Err(Rule::FacesIt { character, foe }),
        Some(faces) => Err(Rule::OneFoeEach { character, faces }),
    }
}

/// A character moves as a whole.
pub(super) fn may_move(table: &Table, seat: Seat, character: Character, foe: Foe) -> Result<(), Rule> {
    let member = table.own(seat, character)?;
    on_the_table(table, foe)?;
    if faced(character, member)? == foe {
        Err(Rule::FacesIt { character, foe })
    } else {
        Ok(())
    }
}

/// A character that faces a foe can be taken back.
pub(super) fn may_withdraw(table: &Table, seat: Seat, character: Character) -> Result<(), Rule> {
    let member = table.own(seat, character)?;
    faced(character, member).map(|_| ())
}

/// A character uses its own equipment, and only against the foe that it faces.
pub(super) fn may_commit(
    table: &Table,
    seat: Seat,
    character: Character,
    card: Gear,
    foe: Foe,
) -> Result<(), Rule> {
    let member = table.own(seat, character)?;
    table.owned(character, member, card)?;
    on_the_table(table, foe)?;
    usable(character, member, card)?;
    let faces = faced(character, member)?;
    if faces == foe {
        Ok(())
    } else {
        Err(Rule::FacesAnother { character, faces })
    }
}

/// A card can be committed once, by somebody who faces a foe, if it gives icons.
pub(super) fn usable(character: Character, member: &Member, card: Gear) -> Result<(), Rule> {
    if content::gear(card).heals {
        return Err(Rule::HealingIsNoWeapon { card });
    }
    faced(character, member)?;
    if member.committed.contains(card) {
        return Err(Rule::CommittedAlready { card });
    }
    Ok(())
}

/// What is committed can be taken back.
pub(super) fn may_take_back(table: &Table, seat: Seat, character: Character, card: Gear) -> Result<(), Rule> {
    let member = table.own(seat, character)?;
    table.owned(character, member, card)?;
    if member.committed.contains(card) {
        Ok(())
    } else {
        Err(Rule::NotCommitted { card })
    }
}

/// Every seat but the active player's agrees to the plan.
pub(super) fn may_be_ready(table: &Table, seat: Seat) -> Result<(), Rule> {
    if seat == table.active_seat() {
        Err(Rule::ActivePlayerCalls)
    } else if table.ready.contains(seat) {
        Err(Rule::ReadyAlready)
    } else {
        Ok(())
    }
}

/// A mark of readiness can be taken away.
pub(super) fn may_be_unready(table: &Table, seat: Seat) -> Result<(), Rule> {
    if table.ready.contains(seat) {
        Ok(())
    } else {
        Err(Rule::NotReady)
    }
}

/// The result is called when nobody has to be waited for.
pub(super) fn may_call(table: &Table) -> Result<(), Rule> {
    let waiting: Vec<Seat> = waiting(table).collect();
    if waiting.is_empty() {
        Ok(())
    } else {
        Err(Rule::NotAllReady { waiting })
    }
}

/// The other seats with a character that are not ready.
pub(super) fn waiting(table: &Table) -> impl Iterator<Item = Seat> {
    table.all_seats().filter(|seat| {
        *seat != table.active_seat() && table.has_character(*seat) && !table.ready.contains(*seat)
    })
}

fn on_the_table(table: &Table, foe: Foe) -> Result<(), Rule> {
    if table.foes.iter().any(|fighter| fighter.foe == foe) {
        Ok(())
    } else {
        Err(Rule::NoSuchFoe { foe })
    }
}

fn faced(character: Character, member: &Member) -> Result<Foe, Rule> {
    member.faces.ok_or(Rule::FacesNobody { character })
}

//! The laws of secrecy, tried with tables that are imagined from one viewer's knowledge.

use dragonhall_protocol::Seat;

use super::{Fault, Law};
use crate::game::{Game, Viewer};
use crate::rng::GameRng;

/// To its viewer an imagined table looks like the real one, waits for the same seats and offers the same.
pub(super) fn imagines_alike<G: Game>(table: &G, viewer: Viewer, fancy: &mut GameRng) -> Result<(), Fault> {
    let view = table.view(viewer);
    let imagined = G::imagine(&view, fancy);
    let alike = |what: &str, same: bool| {
        if same {
            Ok(())
        } else {
            Err(Law::ImaginesAlike.broken(format!("{viewer:?} has another {what}: {view:?}")))
        }
    };
    alike("view", imagined.view(viewer) == view)?;
    alike("status", imagined.status() == table.status())?;
    match viewer {
        Viewer::Seat(seat) => alike("choice", imagined.offers(seat) == table.offers(seat)),
        Viewer::Public | Viewer::Open => Ok(()),
    }
}

/// If the same is done at the real table and at an imagined one, then the viewer is told the same at both
/// exactly if it sees the same at both afterwards.
///
/// A notice that tells a secret differs where the views agree; a view that shows a secret differs where the
/// notices agree.
pub(super) fn sees_what_it_was_told<G: Game>(
    table: &G,
    viewer: Viewer,
    seat: Seat,
    intent: &G::Intent,
    chance: impl Fn() -> GameRng,
    fancy: &mut GameRng,
) -> Result<(), Fault> {
    let imagined = G::imagine(&table.view(viewer), fancy);
    let [real, fancied] = [table, &imagined].map(|table| {
        let after = table.decide(seat, intent, &mut chance()).ok()?;
        let told: Vec<_> = after
            .events()
            .iter()
            .map(|event| G::notice(event, viewer))
            .collect();
        Some((told, after.view(viewer)))
    });
    // What another seat can do may depend on what it alone knows.
    let (Some((told, seen)), Some((told_too, seen_too))) = (real, fancied) else {
        return Ok(());
    };
    match (told == told_too, seen == seen_too) {
        (true, true) | (false, false) => Ok(()),
        (true, false) => Err(Law::SeesWhatItWasTold.broken(format!(
            "{viewer:?} was not told, but sees {seen:?}, not {seen_too:?}"
        ))),
        (false, true) => Err(Law::SeesWhatItWasTold.broken(format!(
            "{viewer:?} does not see, but was told {told:?}, not {told_too:?}"
        ))),
    }
}

/// What can be taken back tells a viewer nothing new: at a table imagined before it, the same is told.
pub(super) fn retracts_what_was_known<G: Game>(
    table: &G,
    viewer: Viewer,
    seat: Seat,
    intent: &G::Intent,
    chance: impl Fn() -> GameRng,
    fancy: &mut GameRng,
) -> Result<(), Fault> {
    let decide = |table: &G| {
        let mut rng = chance();
        let events = table.decide(seat, intent, &mut rng).ok()?.into_events();
        Some((events, rng.into_draws().is_empty()))
    };
    let told =
        |events: &[G::Event]| -> Vec<_> { events.iter().map(|event| G::notice(event, viewer)).collect() };
    match decide(table) {
        Some((events, true)) if events.iter().all(G::retractable) => {
            let imagined = G::imagine(&table.view(viewer), fancy);
            let fancied = decide(&imagined).map(|(events, _)| told(&events));
            if fancied == Some(told(&events)) {
                Ok(())
            } else {
                Err(Law::RetractsWhatWasKnown
                    .broken(format!("{viewer:?} learned {events:?}, not {fancied:?}")))
            }
        }
        Some(_) | None => Ok(()),
    }
}

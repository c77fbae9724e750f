//! Connections at the same time: places in the house, and a household's share of them.
//!
//! The field calls this: concurrency limit (semaphore).

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::household::{Household, Network};

/// One place in so many is kept for households that hold few.
const RESERVED: u32 = 10;

/// How many places a household may hold while only those are left.
const FEW: u32 = 64;

/// How places are shared: so many in all, and so many for each household.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shares {
    /// How many there are.
    pub most: u32,
    /// How many of them a household may hold.
    pub each: u32,
}

/// Who holds how many places.
#[derive(Debug, Default)]
pub(crate) struct Taken {
    all: u32,
    by: HashMap<Network, u32>,
}

/// The places of the house.
#[derive(Clone, Debug)]
pub struct Places(Arc<House>);

#[derive(Debug)]
struct House {
    shares: Shares,
    taken: Mutex<Taken>,
}

/// A place in the house, given back when dropped.
pub struct Place(Places);

/// A part of a household's share, given back when dropped.
#[derive(Debug)]
pub struct Share {
    places: Places,
    household: Household,
}

impl Shares {
    /// Whether a household may hold one place more, where so many are taken with that one.
    fn fit(self, taken: &Taken, household: Household, with_it: u32) -> bool {
        let few_are_left = with_it > self.most - self.most.div_ceil(RESERVED);
        household.levels().all(|(network, times)| {
            let held = taken.by.get(&network).copied().unwrap_or(0);
            held < self.most(times, few_are_left)
        })
    }

    /// How many places a network may hold that has so many households' worth.
    fn most(self, times: u32, few_are_left: bool) -> u32 {
        let Self { most, each } = self;
        let each = if few_are_left {
            each.min(FEW).min(most.div_ceil(RESERVED))
        } else {
            each
        };
        match times {
            1 => each,
            // A site holds a quarter of the places at most, a provider half of them.
            2..=4 => each.saturating_mul(times).min(most.div_ceil(4)),
            _ => each.saturating_mul(times).min(most.div_ceil(2)),
        }
    }
}

impl Taken {
    /// Whether somebody of this household may have a place.
    pub(crate) fn leaves_one(&self, shares: Shares, household: Household) -> bool {
        self.all < shares.most && shares.fit(self, household, self.all + 1)
    }

    /// Somebody of this household has a place.
    pub(crate) fn takes(&mut self, household: Household) {
        self.all += 1;
        self.hold(household);
    }

    /// Somebody of this household has none any more.
    pub(crate) fn gives_back(&mut self, household: Household) {
        self.all -= 1;
        self.release(household);
    }

    fn hold(&mut self, household: Household) {
        for (network, _) in household.levels() {
            *self.by.entry(network).or_default() += 1;
        }
    }

    fn release(&mut self, household: Household) {
        for (network, _) in household.levels() {
            if let Entry::Occupied(mut held) = self.by.entry(network) {
                *held.get_mut() -= 1;
                if *held.get() == 0 {
                    held.remove();
                }
            }
        }
    }
}

impl Places {
    /// How many are taken.
    pub fn taken_places(&self) -> u32 {
        self.taken().all
    }

    /// So many, and so many for each household.
    pub fn new(most: u32, each: u32) -> Self {
        Self(Arc::new(House {
            shares: Shares { most, each },
            taken: Mutex::default(),
        }))
    }

    /// A place, unless the house is full.
    pub fn place(&self) -> Option<Place> {
        let mut taken = self.taken();
        if taken.all >= self.0.shares.most {
            return None;
        }
        taken.all += 1;
        Some(Place(self.clone()))
    }

    /// A part of a household's share, unless it holds all of that already.
    pub fn share(&self, household: Household) -> Option<Share> {
        let mut taken = self.taken();
        if !self.0.shares.fit(&taken, household, taken.all) {
            return None;
        }
        taken.hold(household);
        Some(Share {
            places: self.clone(),
            household,
        })
    }

    fn taken(&self) -> MutexGuard<'_, Taken> {
        self.0.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.0.taken().all -= 1;
    }
}

impl Drop for Share {
    fn drop(&mut self) {
        self.places.taken().release(self.household);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn household(text: &str) -> Household {
        Household::of(text.parse().unwrap())
    }

    /// Takes as many places as there are for these, in turn.
    fn take_all(places: &Places, households: &[Household]) -> Vec<(Place, Share)> {
        let mut taken = Vec::new();
        for household in households.iter().cycle() {
            let Some(place) = places.place() else { break };
            let Some(share) = places.share(*household) else {
                break;
            };
            taken.push((place, share));
        }
        taken
    }

    #[test]
    fn one_household_never_holds_all_places_whatever_its_share() {
        for each in [1_000_000, 512] {
            let places = Places::new(1_000, each);
            let held = take_all(&places, &[household("192.0.2.1")]);
            assert_eq!(held.len(), 900.min(each as usize));
            let _place = places.place().unwrap();
            assert!(places.share(household("192.0.2.2")).is_some());
        }
    }

    #[test]
    fn a_site_holds_a_quarter_at_most_and_a_provider_half() {
        let places = Places::new(10_000, 512);
        let site: Vec<_> = (0..100)
            .map(|number| household(&format!("2001:db8:1:{number:x}::1")))
            .collect();
        assert_eq!(take_all(&places, &site).len(), 2_048);
        let places = Places::new(4_000, 512);
        assert_eq!(take_all(&places, &site).len(), 1_000);
        let provider: Vec<_> = (0..1_000)
            .map(|number| household(&format!("2001:db8:{number:x}::1")))
            .collect();
        assert_eq!(take_all(&places, &provider).len(), 2_000);
    }

    #[test]
    fn a_network_that_fills_a_small_number_of_places_leaves_some_to_others() {
        let shares = Shares { most: 20, each: 512 };
        for crowd in ["192.0.2.1", "2001:db8:1:1::1", "2001:db8:1::"] {
            let mut taken = Taken::default();
            for number in 0..100 {
                let who = match crowd {
                    "2001:db8:1::" => household(&format!("2001:db8:1:{number:x}::1")),
                    alone => household(alone),
                };
                if taken.leaves_one(shares, who) {
                    taken.takes(who);
                }
            }
            assert!(taken.all < shares.most, "{crowd}");
            let other = household("203.0.113.9");
            assert!(taken.leaves_one(shares, other), "{crowd}");
            taken.takes(other);
            taken.gives_back(other);
        }
    }

    #[test]
    fn places_are_given_back() {
        let places = Places::new(10, 3);
        for _ in 0..5 {
            assert_eq!(take_all(&places, &[household("2001:db8::1")]).len(), 3);
        }
        assert!(places.taken().by.is_empty());
        assert_eq!(places.taken().all, 0);
    }
}

//! Connections at the same time: places in the house, and a household's share of them.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::household::{Household, Network};

/// One place in so many is kept for households that hold few.
const RESERVED: u32 = 10;

/// How many places a household may hold while only those are left.
const FEW: u32 = 64;

/// The places of the house.
#[derive(Clone, Debug)]
pub struct Places(Arc<House>);

#[derive(Debug)]
struct House {
    most: u32,
    each: u32,
    taken: Mutex<Taken>,
}

#[derive(Debug, Default)]
struct Taken {
    all: u32,
    by: HashMap<Network, u32>,
}

/// A place in the house, given back when dropped.
pub struct Place(Places);

/// A part of a household's share, given back when dropped.
#[derive(Debug)]
pub struct Share {
    places: Places,
    household: Household,
}

impl Places {
    /// So many, and so many for each household.
    pub fn new(most: u32, each: u32) -> Self {
        Self(Arc::new(House {
            most,
            each,
            taken: Mutex::default(),
        }))
    }

    /// A place, unless the house is full.
    pub fn place(&self) -> Option<Place> {
        let mut taken = self.taken();
        if taken.all >= self.0.most {
            return None;
        }
        taken.all += 1;
        Some(Place(self.clone()))
    }

    /// A part of a household's share, unless it holds all of that already.
    pub fn share(&self, household: Household) -> Option<Share> {
        let mut taken = self.taken();
        let few_are_left = taken.all > self.0.most - self.0.most.div_ceil(RESERVED);
        let fits = household.levels().all(|(network, times)| {
            let held = taken.by.get(&network).copied().unwrap_or(0);
            held < self.most(times, few_are_left)
        });
        if !fits {
            return None;
        }
        for (network, _) in household.levels() {
            *taken.by.entry(network).or_default() += 1;
        }
        Some(Share {
            places: self.clone(),
            household,
        })
    }

    /// How many places a network may hold that has so many households' worth.
    fn most(&self, times: u32, few_are_left: bool) -> u32 {
        let House { most, each, .. } = *self.0;
        let each = if few_are_left {
            each.min(FEW).min(most.div_ceil(2))
        } else {
            each
        };
        match times {
            1 => each,
            // A site holds a quarter of the house at most, a provider half of it.
            2..=4 => each.saturating_mul(times).min(most.div_ceil(4)),
            _ => each.saturating_mul(times).min(most.div_ceil(2)),
        }
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
        let mut taken = self.places.taken();
        for (network, _) in self.household.levels() {
            if let Entry::Occupied(mut held) = taken.by.entry(network) {
                *held.get_mut() -= 1;
                if *held.get() == 0 {
                    held.remove();
                }
            }
        }
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
    fn places_are_given_back() {
        let places = Places::new(10, 3);
        for _ in 0..5 {
            assert_eq!(take_all(&places, &[household("2001:db8::1")]).len(), 3);
        }
        assert!(places.taken().by.is_empty());
        assert_eq!(places.taken().all, 0);
    }
}

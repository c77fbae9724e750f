//! What households have had of one thing, in bounded memory.
//!
//! The field calls this: keyed rate limiter.

use dragonhall_protocol::Time;
use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use super::quota::{Quota, Used};
use crate::household::{Household, Network};

/// How many networks the house remembers for one thing.
const HOUSE_ACCOUNTS: usize = 32 * 1024;

/// How many households a room remembers for one thing.
const ROOM_ACCOUNTS: usize = 1024;

/// How many times as much all those have together who cannot be remembered one by one.
const CROWD: u32 = 32;

/// How long full books are not searched again for accounts that can be closed.
const SWEEP: Duration = Duration::from_secs(1);

/// What households, and the networks around them, have had of one thing in the whole house.
pub(super) struct Ledger {
    quota: Quota,
    accounts: Mutex<Accounts<Network>>,
}

impl Ledger {
    /// So much for each household.
    pub(super) fn new(quota: Quota) -> Self {
        Self {
            quota,
            accounts: Mutex::new(Accounts::new(HOUSE_ACCOUNTS)),
        }
    }

    /// Takes this much from a household's budget and from those around it, or says how much
    /// too early it comes; what is refused costs nothing.
    pub(super) fn spend(&self, household: Household, amount: u32, now: Time) -> Result<(), Duration> {
        let mut accounts = self.accounts.lock().unwrap_or_else(PoisonError::into_inner);
        let levels = household
            .levels()
            .map(|(network, times)| (network, self.quota.times(times)));
        // The widest first: one that is used up fills no book with its households.
        for (network, quota) in levels.clone().rev() {
            let (used, quota) = accounts.account(network, quota, now);
            used.check(quota, amount, now)?;
        }
        for (network, quota) in levels {
            let (used, quota) = accounts.account(network, quota, now);
            used.take(quota, amount, now);
        }
        Ok(())
    }

    /// Says how much too early it comes for a household that has used up more than its own budget, whatever
    /// others around it have used up.
    pub(super) fn check_own(&self, household: Household, now: Time) -> Result<(), Duration> {
        let mut accounts = self.accounts.lock().unwrap_or_else(PoisonError::into_inner);
        let mut levels = household.levels();
        let Some((network, times)) = levels.next() else {
            return Ok(());
        };
        // Whoever shares an account because the books are full is not held to what the others had of it.
        match accounts.kept.get_mut(&network) {
            Some(used) => used.check(self.quota.times(times), 0, now),
            None => Ok(()),
        }
    }

    /// Takes this much that was had already.
    pub(super) fn pay(&self, household: Household, amount: u32, now: Time) {
        let mut accounts = self.accounts.lock().unwrap_or_else(PoisonError::into_inner);
        for (network, times) in household.levels() {
            let (used, quota) = accounts.account(network, self.quota.times(times), now);
            used.take(quota, amount, now);
        }
    }
}

/// What households have had of one thing in one room: a share of their own that nobody else can use up, and
/// beyond it what all have together.
pub(super) struct Pot {
    own: Quota,
    common: Quota,
    accounts: Accounts<Household>,
    common_used: Used,
}

impl Pot {
    /// So much for each household by itself, and so much for all of them.
    pub(super) fn new(own: Quota, common: Quota) -> Self {
        Self {
            own,
            common,
            accounts: Accounts::new(ROOM_ACCOUNTS),
            common_used: Used::default(),
        }
    }

    /// Takes this much, or says how much too early it comes; whoever is not known has no share of their own.
    pub(super) fn spend(
        &mut self,
        household: Option<Household>,
        amount: u32,
        now: Time,
    ) -> Result<(), Duration> {
        let mut early = Duration::MAX;
        if let Some(household) = household {
            let (used, own) = self.accounts.account(household, self.own, now);
            match used.spend(own, amount, now) {
                Ok(()) => return Ok(()),
                Err(own) => early = own,
            }
        }
        self.common_used
            .spend(self.common, amount, now)
            .map_err(|later| later.min(early))
    }

    /// Takes this much that was had already.
    pub(super) fn pay(&mut self, household: Option<Household>, amount: u32, now: Time) {
        if let Some(household) = household {
            let (used, own) = self.accounts.account(household, self.own, now);
            if used.check(own, 0, now).is_ok() {
                return used.take(own, amount, now);
            }
        }
        self.common_used.take(self.common, amount, now);
    }
}

/// What each of many has had.
struct Accounts<Who> {
    most: usize,
    kept: HashMap<Who, Used>,
    crowd: Used,
    swept: Time,
}

impl<Who: Copy + Eq + Hash> Accounts<Who> {
    fn new(most: usize) -> Self {
        Self {
            most,
            kept: HashMap::new(),
            crowd: Used::default(),
            swept: Time::default(),
        }
    }

    /// Somebody's account; when there are too many, newcomers share one that has more in it.
    fn account(&mut self, who: Who, quota: Quota, now: Time) -> (&mut Used, Quota) {
        if self.kept.len() >= self.most && !self.kept.contains_key(&who) {
            if now.since(self.swept).max(self.swept.since(now)) >= SWEEP {
                self.kept.retain(|_, used| !used.is_full(now));
                self.swept = now;
            }
            if self.kept.len() >= self.most {
                return (&mut self.crowd, quota.times(CROWD));
            }
        }
        (self.kept.entry(who).or_default(), quota)
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv6Addr;

    use super::*;

    const NOW: Time = Time(1_767_225_600_000);

    fn household(text: &str) -> Household {
        Household::of(text.parse().unwrap())
    }

    /// The household with this number in a network of 32 bits, each in a network of 48 bits of its own.
    fn one_of_many(number: u32) -> Household {
        let bits = (0x2001_0db8_u128 << 96) + (u128::from(number) << 80);
        Household::of(Ipv6Addr::from_bits(bits).into())
    }

    #[test]
    fn a_household_uses_up_its_own_budget_and_no_other() {
        let ledger = Ledger::new(Quota::per_minute(2));
        let spend = |who: &str| ledger.spend(household(who), 1, NOW);
        assert_eq!([spend("192.0.2.1"), spend("192.0.2.1")], [Ok(()), Ok(())]);
        assert_eq!(spend("192.0.2.1"), Err(Duration::from_secs(30)));
        assert_eq!(spend("192.0.2.2"), Ok(()));
    }

    #[test]
    fn many_households_of_one_network_have_only_so_much_together() {
        let ledger = Ledger::new(Quota::per_minute(1));
        let had = |number: u16| {
            let address = format!("2001:db8:1:{number:x}::1");
            ledger.spend(household(&address), 1, NOW).is_ok()
        };
        assert_eq!((0..100).filter(|number| had(*number)).count(), 4);
        assert_eq!(ledger.spend(household("2001:db8:2::1"), 1, NOW), Ok(()));
    }

    #[test]
    fn what_the_network_around_it_has_used_up_is_not_a_households_own() {
        let ledger = Ledger::new(Quota::per_minute(10));
        let quiet = household("2001:db8:1:ffff::1");
        for number in 0..100 {
            let loud = household(&format!("2001:db8:1:{number:x}::1"));
            ledger.pay(loud, 20, NOW);
            assert!(ledger.check_own(loud, NOW).is_err());
        }
        assert!(ledger.spend(quiet, 0, NOW).is_err());
        assert_eq!(ledger.check_own(quiet, NOW), Ok(()));
    }

    #[test]
    fn a_whole_provider_does_not_fill_the_books() {
        let ledger = Ledger::new(Quota::per_minute(100));
        let had = (0..50_000).filter(|number| ledger.spend(one_of_many(*number), 1, NOW).is_ok());
        assert_eq!(had.count(), 3_200);
        assert!(ledger.accounts.lock().unwrap().kept.len() <= 2 * 3_200 + 1);
        assert_eq!(ledger.spend(household("192.0.2.1"), 1, NOW), Ok(()));
    }

    #[test]
    fn full_books_forget_who_owes_nothing_and_let_newcomers_share() {
        let mut accounts = Accounts::new(100);
        let quota = Quota::per_minute(1);
        let mut spend = |number: u32, now: Time| {
            let (used, quota) = accounts.account(number, quota, now);
            used.spend(quota, 1, now).is_ok()
        };
        assert_eq!((0..1_000).filter(|number| spend(*number, NOW)).count(), 100 + 32);
        assert!((0..100).all(|number| !spend(number, NOW)));
        assert!((0..100).all(|number| spend(1_000 + number, NOW + Duration::from_mins(1))));
        assert!(accounts.kept.len() <= 100);
    }

    #[test]
    fn nobody_uses_up_another_s_share_of_a_room() {
        let mut pot = Pot::new(Quota::per_minute(2), Quota::per_minute(10));
        let stranger = household("192.0.2.1");
        assert_eq!(
            (0..100)
                .filter(|_| pot.spend(Some(stranger), 1, NOW).is_ok())
                .count(),
            12
        );
        assert_eq!(pot.spend(Some(stranger), 1, NOW), Err(Duration::from_secs(6)));
        let owner = household("192.0.2.2");
        assert_eq!(
            [pot.spend(Some(owner), 1, NOW), pot.spend(Some(owner), 1, NOW)],
            [Ok(()), Ok(())]
        );
    }
}

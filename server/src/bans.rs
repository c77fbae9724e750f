//! Households that the operator does not let in for a time.
//!
//! The field calls this: ban list.
//!
//! A ban outlives the server, so something of the household has to be on disk as long as it lasts: a hash with a salt of
//! its own. Whoever has the database can find an IPv4 address by trying all of them, and nobody can once the ban is over and
//! gone. The operator names a household by what it is called today ([`Names`]), of which nothing is kept.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock};
use std::time::Duration;

use dragonhall_protocol::{Digest, Refusal, Time};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use tracing::error;

use crate::config::DAY;
use crate::household::{Household, Network};
use crate::secrets::secret;
use crate::store::{Store, StoreError};

/// How many households can be banned at the same time: each newcomer is compared with all of them.
const MOST: usize = 1_000;

/// Of how many households it is remembered what they are called.
const NAMES: usize = 100_000;

/// A household that is not let in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Ban {
    /// What the household was called when it was banned.
    pub name: String,
    /// Until when.
    pub until: Time,
    salt: Digest,
    hash: Digest,
}

/// The households that are not let in, and what households are called.
#[derive(Clone, Default)]
pub(crate) struct Bans {
    list: Arc<RwLock<Vec<Ban>>>,
    names: Arc<Mutex<Names>>,
}

/// What households are called: another name every day, which nobody can tell from another day's or from an address.
#[derive(Default)]
struct Names {
    day: u64,
    key: [u8; 32],
    today: HashMap<String, Network>,
    yesterday: HashMap<String, Network>,
}

impl Bans {
    /// Those that were kept.
    pub(crate) async fn read(store: &dyn Store) -> Self {
        let read = async {
            let kept = store.bans().await.map_err(|error| error.to_string())?;
            let list = kept.map(|kept| serde_json::from_str(&kept));
            list.transpose().map_err(|error| error.to_string())
        };
        let list: Option<Vec<Ban>> = read.await.unwrap_or_else(|error| {
            error!(%error, "the households that are not let in could not be read: all are");
            None
        });
        Self {
            list: Arc::new(RwLock::new(list.unwrap_or_default())),
            names: Arc::default(),
        }
    }

    /// Refuses a household that is not let in at this time.
    pub(crate) fn refuse(&self, household: Household, now: Time) -> Result<(), Refusal> {
        let list = self.list.read().unwrap_or_else(PoisonError::into_inner);
        let mut bans = list.iter().filter(|ban| now < ban.until);
        match bans.find(|ban| ban.hash == hash(&ban.salt.0, household.site())) {
            Some(Ban { until, .. }) => Err(Refusal::Banned { until: *until }),
            None => Ok(()),
        }
    }

    /// What a household is called today.
    pub(crate) fn name(&self, household: Household, now: Time) -> String {
        self.names().name(household.site(), now)
    }

    /// Those that last at this time.
    pub(crate) fn list(&self, now: Time) -> Vec<Ban> {
        let list = self.list.read().unwrap_or_else(PoisonError::into_inner);
        list.iter().filter(|ban| now < ban.until).cloned().collect()
    }

    /// Lets a household, by what it was called today or yesterday, in no more for so long, once that is on disk; who that is,
    /// or why not.
    pub(crate) async fn ban(
        &self,
        store: &dyn Store,
        name: &str,
        lasts: Duration,
        now: Time,
    ) -> Result<(Network, Ban), String> {
        let site = self.names().site(name, now).ok_or_else(|| {
            format!("no household was called {name} since yesterday; `dragonhall rooms show` says what they are called now")
        })?;
        let salt = Digest(secret());
        let ban = Ban {
            name: name.to_owned(),
            until: now + lasts,
            hash: hash(&salt.0, site),
            salt,
        };
        let mut list = self.list(now);
        list.retain(|older| older.hash != hash(&older.salt.0, site));
        if list.len() >= MOST {
            return Err(format!(
                "{MOST} households are banned already; `dragonhall unban` lets one in again"
            ));
        }
        list.push(ban.clone());
        self.keep(store, list, now).await.map_err(not_stored)?;
        Ok((site, ban))
    }

    /// Lets a household in again, by the name that it was banned under or by what it is called today.
    pub(crate) async fn unban(&self, store: &dyn Store, name: &str, now: Time) -> Result<(), String> {
        let site = self.names().site(name, now);
        let is_meant =
            |ban: &Ban| ban.name == name || site.is_some_and(|site| ban.hash == hash(&ban.salt.0, site));
        let mut list = self.list(now);
        let before = list.len();
        list.retain(|ban| !is_meant(ban));
        if list.len() == before {
            return Err(format!(
                "no household {name} is banned; `dragonhall bans` lists them"
            ));
        }
        self.keep(store, list, now).await.map_err(not_stored)
    }

    /// Forgets what is over, on disk as well.
    pub(crate) async fn tidy(&self, store: &dyn Store, now: Time) -> Result<(), StoreError> {
        let lasting = self.list(now);
        let all = self.list.read().unwrap_or_else(PoisonError::into_inner).len();
        if lasting.len() == all {
            return Ok(());
        }
        self.keep(store, lasting, now).await
    }

    async fn keep(&self, store: &dyn Store, list: Vec<Ban>, now: Time) -> Result<(), StoreError> {
        let text = serde_json::to_string(&list).expect("every ban can be written as JSON");
        store.keep_bans(text, now).await?;
        *self.list.write().unwrap_or_else(PoisonError::into_inner) = list;
        Ok(())
    }

    fn names(&self) -> MutexGuard<'_, Names> {
        self.names.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Names {
    fn name(&mut self, site: Network, now: Time) -> String {
        self.turn_to(now);
        let Digest(digest) = hash(&self.key, site);
        let name = format!(
            "h-{}",
            digest[..5]
                .iter()
                .map(|byte| format!("{byte:02x}"))
                .collect::<String>()
        );
        if self.today.len() < NAMES {
            self.today.insert(name.clone(), site);
        }
        name
    }

    fn site(&mut self, name: &str, now: Time) -> Option<Network> {
        self.turn_to(now);
        self.today.get(name).or_else(|| self.yesterday.get(name)).copied()
    }

    /// Another day has another key, and the names of the day before are known for one day more.
    fn turn_to(&mut self, now: Time) {
        let day = now.0 / DAY.as_millis() as u64;
        if day == self.day {
            return;
        }
        let before = std::mem::take(&mut self.today);
        self.yesterday = if day == self.day + 1 {
            before
        } else {
            HashMap::new()
        };
        (self.day, self.key) = (day, secret());
    }
}

/// What is kept of a household, or shown.
fn hash(key: &[u8; 32], site: Network) -> Digest {
    let mut hash = Sha256::new();
    hash.update(b"dragonhall household 1");
    hash.update(key);
    hash.update(site.to_string());
    Digest(hash.finalize().into())
}

fn not_stored(error: StoreError) -> String {
    format!("the database did not take it ({error}), so everything is as it was")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn household(text: &str) -> Household {
        Household::of(text.parse().unwrap())
    }

    const NOON: Time = Time(20_000 * 86_400_000 + 43_200_000);

    #[test]
    fn a_household_has_another_name_every_day_and_neighbours_of_a_site_share_it() {
        let mut names = Names::default();
        let site = |text| household(text).site();
        let first = names.name(site("192.0.2.1"), NOON);
        assert_eq!(names.name(site("192.0.2.1"), NOON), first);
        assert_ne!(names.name(site("192.0.2.2"), NOON), first);
        assert_eq!(
            names.name(site("2001:db8:1:1::1"), NOON),
            names.name(site("2001:db8:1:2::1"), NOON)
        );
        assert!(!first.contains("192"));
        let next = names.name(site("192.0.2.1"), NOON + DAY);
        assert_ne!(next, first);
        assert_eq!(
            names.site(&first, NOON + DAY),
            Some(site("192.0.2.1")),
            "yesterday's"
        );
        assert_eq!(names.site(&next, NOON + DAY), Some(site("192.0.2.1")));
        assert_eq!(names.site(&first, NOON + 2 * DAY), None, "two days old");
        assert_eq!(Names::default().site(&next, NOON + DAY), None, "after a restart");
    }
}

//! How much one connection or one address may ask.

use std::net::IpAddr;
use std::num::NonZeroU32;

use dragonhall_protocol::Refusal;
use dragonhall_protocol::refusal::Limit;
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, NotUntil, Quota, RateLimiter};

/// How many addresses may be remembered before those that waited long enough are forgotten.
const FORGET_ABOVE: usize = 10_000;

/// How often one connection may send a message.
pub struct MessageThrottle(DefaultDirectRateLimiter);

impl MessageThrottle {
    /// This many a second in the long run, and `burst` at once.
    pub fn new(per_second: u32, burst: u32) -> Self {
        Self(RateLimiter::direct(
            Quota::per_second(at_least_one(per_second)).allow_burst(at_least_one(burst)),
        ))
    }

    /// This many a minute, all of them at once if they like.
    pub fn per_minute(number: u32) -> Self {
        Self(RateLimiter::direct(Quota::per_minute(at_least_one(number))))
    }

    /// Counts one message, or says how many seconds it comes too early.
    pub fn check(&self) -> Result<(), u32> {
        self.0.check().map_err(|early| seconds_to_wait(&early))
    }
}

/// How often one address may do something.
pub struct AddressThrottle(DefaultKeyedRateLimiter<IpAddr>);

impl AddressThrottle {
    /// This many a minute, all of them at once if they like.
    pub fn per_minute(number: u32) -> Self {
        Self(RateLimiter::keyed(Quota::per_minute(at_least_one(number))))
    }

    /// Counts one try, or says how many seconds it comes too early.
    pub fn check(&self, address: IpAddr) -> Result<(), u32> {
        if self.0.len() > FORGET_ABOVE {
            self.0.retain_recent();
        }
        self.0
            .check_key(&household(address))
            .map_err(|early| seconds_to_wait(&early))
    }
}

/// The refusal of whoever came too early.
pub fn throttled(limit: Limit) -> impl Fn(u32) -> Refusal {
    move |seconds| Refusal::Throttled { limit, seconds }
}

fn at_least_one(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}

fn seconds_to_wait(early: &NotUntil<<DefaultClock as Clock>::Instant>) -> u32 {
    let wait = early.wait_time_from(DefaultClock::default().now());
    wait.as_secs().saturating_add(1).try_into().unwrap_or(u32::MAX)
}

/// A household has one IPv4 address or a whole IPv6 network of 64 bits.
fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => IpAddr::V6((address.to_bits() >> 64 << 64).into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_allowed_and_then_the_wait_is_named() {
        let throttle = MessageThrottle::new(1, 3);
        assert_eq!(
            [throttle.check(), throttle.check(), throttle.check()],
            [Ok(()), Ok(()), Ok(())]
        );
        assert_eq!(throttle.check(), Err(1));
    }

    #[test]
    fn neighbours_in_one_network_share_their_tries() {
        let throttle = AddressThrottle::per_minute(1);
        let check = |address: &str| throttle.check(address.parse().unwrap()).is_ok();
        assert!(check("2001:db8::1"));
        assert!(!check("2001:db8::2"));
        assert!(check("2001:db8:0:1::1"));
        assert!(check("192.0.2.1"));
        assert!(!check("::ffff:192.0.2.1"));
    }
}

//! Days and times of day as people read them, in UTC.

use dragonhall_protocol::Time;

/// The day of a moment.
pub(super) fn date(at: Time) -> String {
    // Days of years that begin in March: the leap day is their last.
    let days = at.0 / 86_400_000 + 719_468;
    let (era, day_of_era) = (days / 146_097, days % 146_097);
    let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month + 2) / 5 + 1;
    let (month, year) = if month < 10 {
        (month + 3, era * 400 + year_of_era)
    } else {
        (month - 9, era * 400 + year_of_era + 1)
    };
    format!("{year}-{month:02}-{day:02}")
}

/// A moment to the second.
pub(super) fn moment(at: u64) -> String {
    let seconds = at / 1000 % 86_400;
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
    format!(
        "{} {hours:02}:{minutes:02}:{:02} UTC",
        date(Time(at)),
        seconds % 60
    )
}

#[cfg(test)]
mod tests {
    use dragonhall_protocol::Time;

    use super::{date, moment};

    #[test]
    fn a_time_has_its_day() {
        let days = [
            (0, "1970-01-01"),
            (951_782_400_000, "2000-02-29"),
            (1_767_225_599_999, "2025-12-31"),
            (1_767_225_600_000, "2026-01-01"),
        ];
        for (at, day) in days {
            assert_eq!(date(Time(at)), day);
        }
    }

    #[test]
    fn a_moment_has_its_second() {
        assert_eq!(moment(1_767_225_599_999), "2025-12-31 23:59:59 UTC");
        assert_eq!(moment(951_782_400_000 + 3_723_000), "2000-02-29 01:02:03 UTC");
    }
}

//! What is printed: figures, ratios and the targets beside them.

use std::time::Duration;

use dragonhall_protocol::{GameId, Level};

use crate::duel::{Reached, Run, STEADY, TABLES};
use crate::library::{LONG, SHORT};
use crate::machine::Machine;
use crate::process::LIFTED;
use crate::statistics::median;
use crate::{abandoned, beside_bots, bots, crowd, full_house, memory, rules, soak, waking, watched};

/// What a figure should be.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Target {
    None,
    AtLeast(f64),
    AtMost(f64),
}

impl Target {
    fn verdict(self, value: f64) -> String {
        let (sign, target, met) = match self {
            Self::None => return String::new(),
            Self::AtLeast(target) => ('≥', target, value >= target),
            Self::AtMost(target) => ('≤', target, value <= target),
        };
        format!("{sign} {target:<5}{}", if met { "met" } else { "MISSED" })
    }
}

/// What both servers are compared by.
struct Comparison {
    name: &'static str,
    of: fn(&Run) -> f64,
    digits: usize,
    /// What the ratio of Dragonhall to the bare server should be.
    ratio: Target,
    /// What Dragonhall alone should reach.
    figure: Target,
}

/// The machine.
pub(crate) fn machine(machine: &Machine, runs: usize) {
    let Machine {
        cores,
        processor,
        memory,
        kernel,
        filesystem,
        sync,
    } = machine;
    println!("{cores} cores of {processor}, {memory:.0} GiB of memory, Linux {kernel}");
    let sync = milliseconds(*sync);
    println!("databases on {filesystem}, where one forced write takes {sync:.2} ms");
    println!("medians of {runs} runs");
}

/// The rules of every game on one core.
pub(crate) fn rules(games: &[rules::Figures]) {
    for figures in games {
        title(&format!(
            "Rules of {} for {} players, one core",
            name(figures.game),
            figures.seats
        ));
        line("random games a second", figures.games, 0, Target::None);
        line("decisions of these a second", figures.decisions, 0, Target::None);
        line(
            "a decision and the tables of all seats, µs",
            microseconds(figures.with_views),
            1,
            Target::AtMost(figures.limit),
        );
        line(
            "the same with the public's table and JSON, µs",
            microseconds(figures.with_json),
            1,
            Target::None,
        );
    }
}

/// How long bots think about a decision.
pub(crate) fn bots(figures: &[bots::Figures]) {
    title("Bots thinking about one decision, one core");
    for figures in figures {
        let (level, limit) = match figures.level {
            Level::Easy => ("easy", Target::None),
            Level::Fair => ("fair", Target::AtMost(300.0)),
            Level::Hard => ("hard", Target::AtMost(1_500.0)),
        };
        let name = format!("{} for {}, {level}", name(figures.game), figures.seats);
        line(
            &format!("{name}, median, ms"),
            milliseconds(figures.median),
            1,
            Target::None,
        );
        line(&format!("{name}, p95, ms"), milliseconds(figures.p95), 1, limit);
    }
}

/// How long people wait while bots think in other rooms.
pub(crate) fn beside_bots(runs: &[beside_bots::Run]) {
    title(&format!(
        "{} rooms of people making {} moves a second, beside {} rooms of hard bots",
        beside_bots::TABLES,
        beside_bots::STEADY,
        beside_bots::ROOMS_OF_BOTS
    ));
    for (name, of) in [
        ("p50", (|reached| reached.p50) as fn(&Reached) -> f64),
        ("p99", |reached| reached.p99),
    ] {
        let alone = median(runs.iter().map(|run| of(&run.alone))).unwrap_or_default();
        let beside = median(runs.iter().map(|run| of(&run.beside))).unwrap_or_default();
        let ratio = median(runs.iter().map(|run| of(&run.beside) / of(&run.alone))).unwrap_or_default();
        let name = format!("intent to everybody's update, {name}");
        line(&format!("{name}, without bots, ms"), alone, 2, Target::None);
        line(&format!("{name}, beside bots, ms"), beside, 2, Target::None);
        line(&format!("{name}, ratio"), ratio, 2, Target::None);
    }
}

/// How long somebody waits for a bot while others have left theirs behind.
pub(crate) fn abandoned(runs: &[abandoned::Run]) {
    let rooms = abandoned::ABANDONED;
    title(&format!(
        "Somebody and a hard bot of Dragon Stone, beside {rooms} games of hard bots that nobody looks at"
    ));
    let alone = median(runs.iter().map(|run| run.alone)).unwrap_or_default();
    let beside = median(runs.iter().map(|run| run.beside)).unwrap_or_default();
    let ratio = median(runs.iter().map(|run| run.beside / run.alone)).unwrap_or_default();
    line(
        "the bot's decision, without them, median, ms",
        alone,
        1,
        Target::None,
    );
    line(
        "the bot's decision, beside them, median, ms",
        beside,
        1,
        Target::None,
    );
    line("the bot's decision, ratio", ratio, 2, Target::AtMost(1.5));
}

/// Both servers beside each other.
pub(crate) fn duel(turns: &[[Run; 2]]) {
    title(&format!("{TABLES} rooms of two players and two spectators"));
    println!("{}", LIFTED.join(" "));
    println!(
        "{:<46}{:>11}{:>11}{:>7}  of all turns  target",
        "as fast as it goes", "Dragonhall", "bare axum", "ratio"
    );
    for comparison in [
        Comparison {
            name: "accepted moves a second",
            of: |run| run.full.moves,
            digits: 0,
            ratio: Target::AtLeast(0.45),
            figure: Target::None,
        },
        plain(
            "accepted moves per processor second",
            |run| run.full.moves_per_processor_second,
            0,
        ),
        plain("intent to everybody's update, p50, ms", |run| run.full.p50, 2),
        plain("intent to everybody's update, p99, ms", |run| run.full.p99, 2),
        plain("bytes sent for a move", |run| run.full.bytes, 0),
        plain(
            "cost of a move for the load generator, µs",
            |run| run.full.generator,
            0,
        ),
    ] {
        compare(turns, &comparison);
    }
    println!("steady {STEADY} moves a second");
    for comparison in [
        plain("accepted moves a second", |run| run.steady.moves, 0),
        plain(
            "accepted moves per processor second",
            |run| run.steady.moves_per_processor_second,
            0,
        ),
        Comparison {
            figure: Target::AtMost(1.0),
            ..plain("intent to everybody's update, p50, ms", |run| run.steady.p50, 2)
        },
        Comparison {
            figure: Target::AtMost(5.0),
            ..plain("intent to everybody's update, p99, ms", |run| run.steady.p99, 2)
        },
    ] {
        compare(turns, &comparison);
    }
}

/// Dragonhall with metrics and without.
pub(crate) fn watched(turns: &[[Reached; 2]]) {
    title(&format!(
        "{TABLES} rooms of two players and two spectators, with metrics that are asked for every {} s, and without",
        watched::ASKED.as_secs()
    ));
    let figures = |of: fn(&Reached) -> f64| {
        let middle = |figure: &dyn Fn(&[Reached; 2]) -> f64| median(turns.iter().map(figure));
        let with = middle(&|[with, _]| of(with));
        let without = middle(&|[_, without]| of(without));
        let ratio = middle(&|[with, without]| of(with) / of(without));
        [with, without, ratio].map(Option::unwrap_or_default)
    };
    let [with, without, ratio] = figures(|reached| reached.moves_per_processor_second);
    println!(
        "{:<46}{with:>11.0}{without:>11.0}{ratio:>7.3}  {}",
        "accepted moves per processor second",
        Target::AtLeast(0.99).verdict(ratio)
    );
    let [with, without, ratio] = figures(|reached| reached.p99);
    println!(
        "{:<46}{with:>11.2}{without:>11.2}{ratio:>7.3}",
        "intent to everybody's update, p99, ms"
    );
}

fn plain(name: &'static str, of: fn(&Run) -> f64, digits: usize) -> Comparison {
    Comparison {
        name,
        of,
        digits,
        ratio: Target::None,
        figure: Target::None,
    }
}

fn compare(turns: &[[Run; 2]], comparison: &Comparison) {
    let Comparison {
        name,
        of,
        digits,
        ratio,
        figure,
    } = comparison;
    let (Some(dragonhall), Some(bare)) = (
        median(turns.iter().map(|[run, _]| of(run))),
        median(turns.iter().map(|[_, run]| of(run))),
    ) else {
        return;
    };
    let ratios = turns.iter().map(|[dragonhall, bare]| of(dragonhall) / of(bare));
    let (least, most) = ratios.fold((f64::MAX, f64::MIN), |(least, most), ratio| {
        (ratio.min(least), ratio.max(most))
    });
    let verdict = ratio.verdict(dragonhall / bare) + &figure.verdict(dragonhall);
    let [dragonhall_text, bare_text] = [dragonhall, bare].map(|value| number(value, *digits));
    let row = format!(
        "  {name:<44}{dragonhall_text:>11}{bare_text:>11}{:>7.2}  {least:.2} to {most:.2}  {verdict}",
        dragonhall / bare
    );
    println!("{}", row.trim_end());
}

/// Who comes to watch.
pub(crate) fn crowd(figures: &crowd::Figures) {
    let [first, last] = [figures.first, figures.last].map(microseconds);
    let crowd = number(crowd::CROWD as f64, 0);
    title(&format!("A crowd of {crowd} in one room"));
    line(
        "processor time for one of the first 300, µs",
        first,
        0,
        Target::None,
    );
    line(
        "processor time for one of the last 300, µs",
        last,
        0,
        Target::AtMost(2.0 * first),
    );
}

/// What does nothing.
pub(crate) fn memory(figures: &memory::Figures, sockets: usize) {
    title("Memory of what does nothing");
    let sockets = number(sockets as f64, 0);
    let name = format!("a socket in a lobby, {sockets} of them, KiB");
    line(&name, figures.socket / 1024.0, 1, Target::AtMost(12.0));
    let name = format!("a socket that was shown {SHORT} decisions, KiB");
    line(&name, figures.watching_socket / 1024.0, 1, Target::None);
    let name = format!("a room in memory with {SHORT} decisions, KiB");
    line(&name, figures.room / 1024.0, 1, Target::None);
}

/// A full house.
pub(crate) fn full_house(figures: &full_house::Figures) {
    title("A full house, in a process of its own");
    line(
        "before anybody came, MiB",
        mebibytes(figures.empty),
        1,
        Target::None,
    );
    let [sockets, rooms] = [figures.sockets, figures.rooms].map(|count| number(count as f64, 0));
    let name = format!("{sockets} idle sockets in {rooms} rooms, MiB");
    line(&name, mebibytes(figures.full), 1, Target::AtMost(150.0));
}

/// How a soak went.
pub(crate) fn soak(figures: &soak::Figures) {
    title("People who came and went");
    line("evenings", figures.evenings as f64, 0, Target::None);
    line(
        "asleep after settling, MiB",
        mebibytes(figures.before),
        1,
        Target::None,
    );
    line(
        "the most meanwhile, MiB",
        mebibytes(figures.most),
        1,
        Target::None,
    );
    line(
        "asleep at the end, MiB",
        mebibytes(figures.after),
        1,
        Target::None,
    );
    line("growth", figures.growth(), 2, Target::AtMost(soak::MOST));
}

/// What wakes up.
pub(crate) fn waking(figures: &waking::Figures, rooms: usize) {
    title("Waking up");
    let [middle, worst] = figures.asleep.map(milliseconds);
    let name = format!("a request to a sleeping room, {LONG} decisions, ms");
    line(&name, middle, 2, Target::AtMost(20.0));
    line("the slowest of these, ms", worst, 2, Target::None);
    line(
        "the same request once it is awake, ms",
        milliseconds(figures.awake),
        2,
        Target::None,
    );
    let name = format!(
        "start to first healthy answer, {} rooms, s",
        number(rooms as f64, 0)
    );
    line(&name, figures.start.as_secs_f64(), 3, Target::AtMost(2.0));
}

fn title(text: &str) {
    println!("\n{text}");
}

fn line(name: &str, value: f64, digits: usize, target: Target) {
    let row = format!(
        "  {name:<50}{:>11}  {}",
        number(value, digits),
        target.verdict(value)
    );
    println!("{}", row.trim_end());
}

fn mebibytes(bytes: u64) -> f64 {
    bytes as f64 / (1024.0 * 1024.0)
}

fn microseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1e6
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

/// A game as people write it.
fn name(game: GameId) -> String {
    let mut name = String::new();
    for word in game.as_str().split('-') {
        let (first, rest) = word.split_at(1);
        if !name.is_empty() {
            name.push(' ');
        }
        name += &first.to_uppercase();
        name += rest;
    }
    name
}

/// A number with this many decimals and its thousands apart.
fn number(value: f64, digits: usize) -> String {
    let text = format!("{value:.digits$}");
    let (whole, rest) = text.split_at(text.find('.').unwrap_or(text.len()));
    let mut grouped = String::new();
    for (index, digit) in whole.char_indices() {
        if index > 0 && (whole.len() - index) % 3 == 0 {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_are_apart() {
        assert_eq!(number(1234567.0, 0), "1,234,567");
        assert_eq!(number(1234.567, 1), "1,234.6");
        assert_eq!(number(12.0, 0), "12");
    }

    #[test]
    fn a_game_is_called_by_its_words() {
        assert_eq!(name(GameId::DragonStone), "Dragon Stone");
    }

    #[test]
    fn a_target_that_is_reached_exactly_is_met() {
        assert!(Target::AtLeast(0.45).verdict(0.45).ends_with(" met"));
        assert!(Target::AtMost(20.0).verdict(20.1).ends_with("MISSED"));
    }
}

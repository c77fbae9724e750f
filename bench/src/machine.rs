//! The machine that everything was measured on.

use std::fs::{self, File};
use std::io::{Seek, Write};
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};

use crate::statistics::median;

/// How often a write is forced to the disk.
const WRITES: usize = 200;

/// The machine that everything was measured on.
#[derive(Clone, Debug)]
pub(crate) struct Machine {
    /// Cores that this program may use.
    pub cores: usize,
    /// The processor, as it calls itself.
    pub processor: String,
    /// Memory in GiB.
    pub memory: f64,
    /// The kernel.
    pub kernel: String,
    /// The filesystem that databases are on.
    pub filesystem: String,
    /// How long one page takes to reach the disk for sure.
    pub sync: Duration,
}

impl Machine {
    /// Looks at this machine; databases are in this folder.
    pub(crate) fn look(folder: &Path) -> Result<Self> {
        let memory = fs::read_to_string("/proc/meminfo")?;
        let kibibytes: f64 = field(&memory, "MemTotal")
            .and_then(|value| value.trim_end_matches(" kB").parse().ok())
            .context("the size of the memory cannot be read")?;
        let processors = fs::read_to_string("/proc/cpuinfo")?;
        let mounts = fs::read_to_string("/proc/self/mountinfo")?;
        Ok(Self {
            cores: std::thread::available_parallelism()?.get(),
            processor: field(&processors, "model name").unwrap_or("unknown").to_owned(),
            memory: kibibytes / 1024.0 / 1024.0,
            kernel: fs::read_to_string("/proc/sys/kernel/osrelease")?
                .trim()
                .to_owned(),
            filesystem: filesystem(&mounts, &folder.canonicalize()?)
                .unwrap_or("unknown")
                .to_owned(),
            sync: sync_time(folder)?,
        })
    }
}

/// The value after the first `name:`.
fn field<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    text.lines().find_map(|line| {
        let (found, value) = line.split_once(':')?;
        (found.trim() == name).then(|| value.trim())
    })
}

/// The type of the innermost filesystem that a folder is on.
fn filesystem<'a>(mounts: &'a str, folder: &Path) -> Option<&'a str> {
    let on = mounts.lines().filter_map(|line| {
        let (mount, about) = line.split_once(" - ")?;
        let point = Path::new(mount.split(' ').nth(4)?);
        folder
            .starts_with(point)
            .then_some((point.components().count(), about.split(' ').next()?))
    });
    // The last of equally deep ones lies over the others.
    on.max_by_key(|(depth, _)| *depth).map(|(_, kind)| kind)
}

fn sync_time(folder: &Path) -> Result<Duration> {
    let mut file: File = tempfile::tempfile_in(folder)?;
    let mut times = Vec::new();
    for _ in 0..WRITES {
        file.rewind()?;
        file.write_all(&[1; 4096])?;
        let start = Instant::now();
        file.sync_data()?;
        times.push(start.elapsed());
    }
    median(times).context("nothing was written")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_innermost_filesystem_counts() {
        let mounts = "22 1 254:0 / / rw - ext4 /dev/vda rw\n23 22 0:5 / /tmp rw,nosuid - tmpfs tmpfs rw\n";
        assert_eq!(filesystem(mounts, Path::new("/home/me")), Some("ext4"));
        assert_eq!(filesystem(mounts, Path::new("/tmp/me")), Some("tmpfs"));
    }

    #[test]
    fn a_field_is_found_by_its_whole_name() {
        assert_eq!(
            field("cpu family\t: 25\nmodel name\t: A: B\n", "model name"),
            Some("A: B")
        );
        assert_eq!(field("cpu family\t: 25\n", "family"), None);
    }
}

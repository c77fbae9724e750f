//! The socket on which a running server answers its operator.

use std::fs::{self, Permissions};
use std::io;
use std::os::unix::fs::{FileTypeExt, MetadataExt, PermissionsExt};
use std::os::unix::net::UnixStream as Knock;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use rustix::process::{Uid, geteuid};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{UnixListener, UnixStream};
use tokio::time::{sleep, timeout};
use tracing::{debug, warn};

use super::answering::answer;
use super::{Answer, Ask};
use crate::house::House;

/// What its owner alone may do with it.
const OWNERS: u32 = 0o600;

/// The longest question in bytes.
const MOST: u64 = 16 * 1024;

/// How long a question may take to come, and an answer to be read.
const PATIENCE: Duration = Duration::from_secs(10);

/// How long to wait after the system refused to accept.
const BREATHER: Duration = Duration::from_millis(100);

/// The socket, on which nobody is answered yet.
#[derive(Debug)]
pub struct Desk {
    listener: UnixListener,
    path: Named,
}

/// The file of a socket, which goes when the server does.
#[derive(Debug)]
struct Named {
    path: PathBuf,
    /// Its device and inode: another server's is left alone.
    file: (u64, u64),
}

impl Desk {
    /// Opens the socket at this path, in the place of one that a server left behind which is gone.
    pub fn open(path: &Path) -> io::Result<Self> {
        remove_what_was_left(path)?;
        let listener = UnixListener::bind(path)?;
        // Whoever comes in between is not the owner and is sent away, whatever the file allows.
        fs::set_permissions(path, Permissions::from_mode(OWNERS))?;
        let found = fs::metadata(path)?;
        let file = (found.dev(), found.ino());
        let path = path.to_owned();
        Ok(Self {
            listener,
            path: Named { path, file },
        })
    }

    /// Answers until the house shuts down.
    pub(crate) async fn serve(self, house: Arc<House>) {
        let Self { listener, path } = self;
        loop {
            let accepted = tokio::select! {
                accepted = listener.accept() => accepted,
                () = house.shutdown.cancelled() => break,
            };
            match accepted {
                Ok((stream, _)) => drop(tokio::spawn(attend(stream, house.clone()))),
                Err(error) => {
                    warn!(%error, "the operator could not be answered");
                    sleep(BREATHER).await;
                }
            }
        }
        drop(path);
    }
}

impl Drop for Named {
    fn drop(&mut self) {
        let is_ours = fs::metadata(&self.path).is_ok_and(|found| (found.dev(), found.ino()) == self.file);
        if is_ours {
            let _ = fs::remove_file(&self.path);
        }
    }
}

/// Removes the socket of a server that is gone, and nothing else.
fn remove_what_was_left(path: &Path) -> io::Result<()> {
    let refuse = |why: &str| Err(io::Error::new(io::ErrorKind::AddrInUse, why.to_owned()));
    match fs::symlink_metadata(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        Err(error) => Err(error),
        Ok(found) if !found.file_type().is_socket() => refuse("there is a file that is no socket"),
        Ok(_) if Knock::connect(path).is_ok() => refuse("another server answers there"),
        Ok(_) => fs::remove_file(path),
    }
}

/// Answers one question of whoever may ask.
async fn attend(mut stream: UnixStream, house: Arc<House>) {
    let asker = stream.peer_cred().map(|peer| peer.uid());
    let is_welcome = |uid: &u32| *uid == geteuid().as_raw() || *uid == Uid::ROOT.as_raw();
    let Some(uid) = asker.ok().filter(is_welcome) else {
        warn!("somebody else than the server's own user asked at the operator's socket");
        return;
    };
    let (reading, mut writing) = stream.split();
    let mut question = String::new();
    let mut reading = BufReader::new(reading).take(MOST);
    let read = timeout(PATIENCE, reading.read_line(&mut question)).await;
    let answer: Answer = match (read, serde_json::from_str::<Ask>(&question)) {
        (Ok(Ok(_)), Ok(ask)) => answer(&house, ask, uid).await,
        (Ok(Ok(0)), _) => return,
        (Ok(Ok(_)), Err(error)) => Err(format!(
            "the server does not understand this command ({error}); use the program that the server runs"
        )),
        (Ok(Err(_)) | Err(_), _) => return,
    };
    let mut line = serde_json::to_string(&answer).expect("every answer can be written as JSON");
    line.push('\n');
    match timeout(PATIENCE, writing.write_all(line.as_bytes())).await {
        Ok(Ok(())) => {}
        Ok(Err(_)) | Err(_) => debug!("the operator did not read the answer"),
    }
}

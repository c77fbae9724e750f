//! A proxy in front of a server, run from the files that hosts are given.

use std::fs;
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::Stdio;

use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio::process::{Child, Command};
use tokio::time::{Duration, sleep};

use crate::patience::patiently;

/// Which program, with the file of `hosting` that it is given.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// `hosting/Caddyfile`.
    Caddy,
    /// `hosting/nginx.conf`.
    Nginx,
}

/// A running proxy, which ends with this.
pub struct Proxy {
    address: SocketAddr,
    _folder: TempDir,
    _child: Child,
}

/// An address of this machine on which nobody listens yet.
pub fn free_address() -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    listener.local_addr().expect("an address")
}

impl Proxy {
    /// Starts one at this address, in front of a server whose house has this part of it: `/games`, or nothing for all of it.
    pub async fn start(kind: Kind, address: SocketAddr, server: SocketAddr, path: &str) -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let mut command = match kind {
            Kind::Caddy => caddy(folder.path(), address, server, path),
            Kind::Nginx => nginx(folder.path(), address, server, path),
        };
        let child = command
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .kill_on_drop(true)
            .spawn()
            .unwrap_or_else(|error| {
                panic!("{kind:?} cannot be started (scripts/setup installs it): {error}")
            });
        let open = async {
            while TcpStream::connect(address).await.is_err() {
                sleep(Duration::from_millis(20)).await;
            }
        };
        patiently("the start of the proxy", open).await;
        Self {
            address,
            _folder: folder,
            _child: child,
        }
    }

    /// Where it listens.
    pub fn socket(&self) -> SocketAddr {
        self.address
    }
}

/// A file that hosts are given.
pub fn hosting(name: &str) -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../hosting")
        .join(name);
    fs::read_to_string(file).expect("a file for hosts")
}

fn caddy(folder: &Path, address: SocketAddr, server: SocketAddr, path: &str) -> Command {
    let file = folder.join("Caddyfile");
    // Caddy's own door for operators would be the same for all that run here.
    let text = format!("{{\n\tadmin off\n}}\n\n{}", hosting("Caddyfile"));
    fs::write(&file, text).expect("a file");
    let mut command = Command::new("caddy");
    command
        .args(["run", "--adapter", "caddyfile", "--config"])
        .arg(file)
        .env("HOME", folder)
        .env("HALL_ADDRESS", format!("http://{address}"))
        .env("HALL_PATH", path)
        .env("HALL_SERVER", server.to_string());
    command
}

fn nginx(folder: &Path, address: SocketAddr, server: SocketAddr, path: &str) -> Command {
    let site = hosting("nginx.conf")
        .replace("listen 80;", &format!("listen {address};"))
        .replace("location / {", &format!("location {path}/ {{"))
        .replace("127.0.0.1:8080", &server.to_string());
    assert!(site.contains(&server.to_string()) && site.contains(&format!("location {path}/ ")));
    let places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
    let places: String = places
        .iter()
        .map(|place| format!("{place}_temp_path {}/{place};\n", folder.display()))
        .collect();
    let text = format!(
        "daemon off;\nmaster_process off;\npid {0}/pid;\nerror_log stderr;\nevents {{}}\nhttp {{\naccess_log off;\n{places}{site}}}\n",
        folder.display()
    );
    let file = folder.join("nginx.conf");
    fs::write(&file, text).expect("a file");
    let mut command = Command::new("nginx");
    command
        .arg("-e")
        .arg("stderr")
        .arg("-p")
        .arg(folder)
        .arg("-c")
        .arg(file);
    command.env("PATH", with_system_programs());
    command
}

/// Where programs are looked for; daemons are not where everybody looks.
fn with_system_programs() -> String {
    format!("{}:/usr/sbin:/sbin", std::env::var("PATH").unwrap_or_default())
}

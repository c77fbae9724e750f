//! Where settings come from, which comes first, and what is said of those that are wrong.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Output, Stdio};

use serde_json::Value;
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::Command;

use dragonhall_tests::patiently;

use crate::SERVER;

/// A folder with files of settings, and the program with an environment of its own.
struct Desk(TempDir);

impl Desk {
    fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    fn writes(&self, name: &str, text: &str) -> PathBuf {
        let file = self.0.path().join(name);
        fs::write(&file, text).unwrap();
        file
    }

    fn command(&self, words: &[&str], variables: &[(&str, &str)]) -> Command {
        let mut command = Command::new(SERVER);
        command
            .args(words)
            .env_clear()
            .envs(variables.iter().copied())
            .current_dir(self.0.path());
        command
    }

    async fn says(&self, words: &[&str], variables: &[(&str, &str)]) -> Output {
        let mut command = self.command(words, variables);
        patiently("the end of the program", command.output())
            .await
            .unwrap()
    }

    /// The line that tells of a setting.
    async fn tells(&self, setting: &str, words: &[&str], variables: &[(&str, &str)]) -> String {
        let words = [&["config"], words].concat();
        let output = self.says(&words, variables).await;
        assert!(output.status.success(), "{output:?}");
        let text = String::from_utf8(output.stdout).unwrap();
        let begins = [format!("{setting} "), format!("# {setting} ")];
        let line = text
            .lines()
            .find(|line| begins.iter().any(|begin| line.starts_with(begin)));
        line.unwrap_or_else(|| panic!("{setting} is not in {text}"))
            .to_owned()
    }

    /// What the program says that fails, in one line.
    async fn fails(&self, words: &[&str], variables: &[(&str, &str)]) -> String {
        let output = self.says(words, variables).await;
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(1), "{said}");
        assert_eq!(said.lines().count(), 1, "{said}");
        said
    }
}

#[tokio::test]
async fn an_argument_comes_before_the_environment_that_before_the_file_and_that_before_the_default() {
    let desk = Desk::new();
    desk.writes("house.toml", "keep_days = 7\n");
    let file = ["--config", "house.toml"];
    let variable = [("DRAGONHALL_KEEP_DAYS", "8")];
    let all = ["--config", "house.toml", "--keep-days", "9"];
    assert_eq!(
        desk.tells("keep_days", &[], &[]).await,
        "keep_days = 30 # default"
    );
    assert_eq!(
        desk.tells("keep_days", &file, &[]).await,
        "keep_days = 7 # file house.toml"
    );
    assert_eq!(
        desk.tells("keep_days", &[], &[("DRAGONHALL_CONFIG", "house.toml")])
            .await,
        "keep_days = 7 # file house.toml"
    );
    assert_eq!(
        desk.tells("keep_days", &file, &variable).await,
        "keep_days = 8 # environment DRAGONHALL_KEEP_DAYS"
    );
    assert_eq!(
        desk.tells("keep_days", &all, &variable).await,
        "keep_days = 9 # argument --keep-days"
    );
}

#[tokio::test]
async fn a_file_gives_words_numbers_switches_and_lists() {
    let desk = Desk::new();
    desk.writes(
        "house.toml",
        "log_format = \"json\"\nbehind_proxy = true\ntrusted_proxies = [\"10.0.0.0/8\", \"192.0.2.1\"]\nallow_origin = \"https://a.example,https://b.example\"\n",
    );
    for (setting, line) in [
        ("log_format", "log_format = \"json\""),
        ("behind_proxy", "behind_proxy = true"),
        (
            "trusted_proxies",
            "trusted_proxies = [\"10.0.0.0/8\", \"192.0.2.1\"]",
        ),
        (
            "allow_origin",
            "allow_origin = [\"https://a.example\", \"https://b.example\"]",
        ),
    ] {
        let told = desk.tells(setting, &["--config", "house.toml"], &[]).await;
        assert_eq!(told, format!("{line} # file house.toml"));
    }
    let told = desk
        .tells(
            "behind_proxy",
            &["--config", "house.toml"],
            &[("DRAGONHALL_BEHIND_PROXY", "false")],
        )
        .await;
    assert_eq!(told, "behind_proxy = false # environment DRAGONHALL_BEHIND_PROXY");
}

#[tokio::test]
async fn what_is_printed_can_be_used_as_a_file() {
    let desk = Desk::new();
    let variables = [
        ("DRAGONHALL_KEEP_DAYS", "8"),
        ("DRAGONHALL_TRUSTED_PROXIES", "10.0.0.0/8"),
        ("DRAGONHALL_PUBLIC_URL", "https://play.example"),
        ("DRAGONHALL_HOUSE_NAME", "007"),
        ("DRAGONHALL_HOUSE_GREETING", "Mind the \"step\".\nAll # of you."),
    ];
    let values = |output: Output| {
        assert!(output.status.success(), "{output:?}");
        let text = String::from_utf8(output.stdout).unwrap();
        let values = text.lines().map(|line| line.split(" # ").next().unwrap());
        values.map(str::to_owned).collect::<Vec<_>>()
    };
    let first = desk.says(&["config"], &variables).await;
    desk.writes("house.toml", std::str::from_utf8(&first.stdout).unwrap());
    let again = desk.says(&["config", "--config", "house.toml"], &[]).await;
    let (first, again) = (values(first), values(again));
    assert!(first.contains(&"keep_days = 8".to_owned()));
    let kept = |values: &[String]| {
        values
            .iter()
            .filter(|line| !line.contains("database is"))
            .cloned()
            .collect::<Vec<_>>()
    };
    assert_eq!(kept(&first), kept(&again));
}

#[tokio::test]
async fn a_file_that_is_wrong_is_refused_and_the_fault_is_named() {
    let desk = Desk::new();
    for (text, said) in [
        (
            "keep_dys = 7\n",
            "house.toml: there is no setting keep_dys; the nearest is keep_days",
        ),
        (
            "config = \"more.toml\"\n",
            "house.toml: there is no setting config",
        ),
        ("keep_days = 0\n", "house.toml: keep_days: invalid value '0'"),
        (
            "keep_days = [1, 2]\n",
            "house.toml: keep_days: it is one value and no list",
        ),
        ("keep_days = 1.5\n", "house.toml: keep_days is no word, number"),
        (
            "behind_proxy = \"yes\"\n",
            "house.toml: behind_proxy: it is true or false",
        ),
        (
            "log_format = \"xml\"\n",
            "house.toml: log_format: invalid value 'xml'",
        ),
        (
            "trusted_proxies = [\"here\"]\n",
            "house.toml: trusted_proxies: invalid value 'here'",
        ),
        ("\n\nkeep_days\n", "house.toml, line 3: "),
        ("[edge]\noutbox = 9\n", "house.toml: there is no setting edge"),
    ] {
        desk.writes("house.toml", text);
        for command in ["serve", "rooms", "config"] {
            let failed = desk.fails(&[command, "--config", "house.toml"], &[]).await;
            assert!(failed.contains(said), "{text}: {failed}");
        }
    }
    let failed = desk.fails(&["serve", "--config", "none.toml"], &[]).await;
    assert!(failed.contains("none.toml cannot be read"), "{failed}");
    assert_eq!(
        fs::read_dir(desk.0.path()).unwrap().count(),
        1,
        "nothing was begun"
    );
}

#[tokio::test]
async fn a_secret_may_lie_in_a_file_of_its_own_and_is_shown_nowhere() {
    let desk = Desk::new();
    let url = "postgres://hall:dr%40gon@db.example/hall";
    desk.writes("secret", &format!("{url}\n"));
    let variables = [
        ("DRAGONHALL_DATABASE", "sqlite:other.db"),
        ("DRAGONHALL_DATABASE_FILE", "secret"),
    ];
    assert_eq!(
        desk.tells("database", &[], &variables).await,
        "# database is kept secret: postgres://db.example/hall, environment DRAGONHALL_DATABASE_FILE"
    );
    let named = ["--database", "sqlite:mine.db"];
    assert_eq!(
        desk.tells("database", &named, &variables).await,
        "# database is kept secret: mine.db, argument --database"
    );
    desk.writes("house.toml", &format!("database = \"{url}\"\nkeep_days = \n"));
    for (words, variables) in [
        (&["config"][..], &variables[1..]),
        (&["config"], &[("DRAGONHALL_DATABASE", url)]),
        (&["serve", "--help"], &[("DRAGONHALL_DATABASE", url)]),
        (&["rooms", "--help"], &[("DRAGONHALL_DATABASE", url)]),
        (&["config", "--config", "house.toml"], &[]),
    ] {
        let said = desk.says(words, variables).await;
        let said = String::from_utf8([said.stdout, said.stderr].concat()).unwrap();
        assert!(!said.contains("dr%40gon"), "{said}");
    }
    let failed = desk
        .fails(&["rooms"], &[("DRAGONHALL_DATABASE_FILE", "nowhere")])
        .await;
    assert!(
        failed.contains("nowhere, which DRAGONHALL_DATABASE_FILE names, cannot be read"),
        "{failed}"
    );
}

#[tokio::test]
async fn a_check_fails_on_what_is_unknown_or_wrong_and_on_nothing_else() {
    let desk = Desk::new();
    let check = ["config", "--check"];
    let good = [
        ("DRAGONHALL_KEEP_DAYS", "8"),
        ("DRAGONHALL_PORT", "8081"),
        ("HALL_PORT", "8081"),
    ];
    let output = desk.says(&check, &good).await;
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");

    let misspelt = [
        ("DRAGONHALL_KEPT_DAYS", "8"),
        ("DRAGONHALL_KEEP_DAYS_FILE", "days"),
    ];
    let output = desk.says(&check, &misspelt).await;
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(
        said.contains(
            "DRAGONHALL_KEPT_DAYS is no setting and changes nothing; the nearest is DRAGONHALL_KEEP_DAYS\n"
        ),
        "{said}"
    );
    assert!(said.contains("DRAGONHALL_KEEP_DAYS_FILE is no setting"), "{said}");
    assert!(desk.says(&["config"], &misspelt).await.status.success());

    assert!(
        desk.fails(&check, &[("DRAGONHALL_DATABASE", "mysql://there")])
            .await
            .contains("sqlite:")
    );
    let output = desk.says(&check, &[("DRAGONHALL_KEEP_DAYS", "soon")]).await;
    assert_eq!(output.status.code(), Some(2), "{output:?}");
}

/// The first lines that a server writes to its log, up to that which says that it is open, and what it writes besides.
async fn first_lines(desk: &Desk, words: &[&str], variables: &[(&str, &str)]) -> Vec<String> {
    let words = [&["serve", "--listen=127.0.0.1:0"], words].concat();
    let mut server = desk
        .command(&words, variables)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .unwrap();
    let mut log = BufReader::new(server.stderr.take().unwrap()).lines();
    let mut lines = Vec::new();
    loop {
        let line = patiently("a line of the log", log.next_line())
            .await
            .unwrap()
            .unwrap();
        let is_last = line.contains("Dragonhall is open");
        lines.push(line);
        if is_last {
            server.kill().await.unwrap();
            let output = server.wait_with_output().await.unwrap().stdout;
            lines.extend(String::from_utf8(output).unwrap().lines().map(str::to_owned));
            return lines;
        }
    }
}

fn database(folder: &Path) -> String {
    format!("sqlite:{}", folder.join("hall.db").display())
}

#[tokio::test]
async fn the_log_begins_with_what_runs_where_and_within_which_limits() {
    let desk = Desk::new();
    let file = database(desk.0.path());
    let variables = [
        ("DRAGONHALL_DATABASE", file.as_str()),
        ("DRAGONHALL_LOG_FORMAT", "json"),
        ("DRAGONHALL_KEPDAYS", "3"),
    ];
    let lines = first_lines(&desk, &["--max-connections=77"], &variables).await;
    let fields: Vec<Value> = lines
        .iter()
        .map(|line| {
            serde_json::from_str::<Value>(line).unwrap_or_else(|_| panic!("no JSON: {line}"))["fields"].take()
        })
        .collect();
    assert_eq!(fields[0]["version"], env!("CARGO_PKG_VERSION"));
    assert!(fields[0]["database"].as_str().unwrap().ends_with("hall.db"));
    assert_eq!(fields[0]["listen"], "127.0.0.1:0");
    assert_eq!(
        fields[1]["message"],
        "DRAGONHALL_KEPDAYS is no setting and changes nothing; the nearest is DRAGONHALL_KEEP_DAYS"
    );
    assert_eq!(fields[2]["connections"], 77);
    let open = fields.last().unwrap();
    assert!(open["link"].as_str().unwrap().starts_with("http://127.0.0.1:"));

    let lines = first_lines(&desk, &[], &variables[..1]).await;
    assert!(
        lines[0].contains("Dragonhall starts version=\"0.1.0\""),
        "{}",
        lines[0]
    );
    assert!(!lines.iter().any(|line| line.contains("no setting")), "{lines:?}");
}

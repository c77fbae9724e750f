//! The documents are true where a program can tell: what they name is there.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command as Program;

use clap::{Args, Command};
use dragonhall_server::config::Config;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn architecture() -> String {
    fs::read_to_string(root().join("ARCHITECTURE.md")).unwrap()
}

/// What stands between backticks in a text.
fn code_in(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

/// The documentation at the head of a module, in one line.
fn head_of(file: &Path) -> String {
    let text = fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let head = text.lines().map_while(|line| line.strip_prefix("//!"));
    head.map(str::trim).collect::<Vec<_>>().join(" ")
}

#[test]
fn every_word_of_the_house_stands_beside_the_fields_in_its_module() {
    let architecture = architecture();
    let (_, glossary) = architecture.split_once("## Words of this house").unwrap();
    let (glossary, _) = glossary.split_once("\n## ").unwrap();
    let rows: Vec<Vec<&str>> = glossary
        .lines()
        .filter(|line| line.starts_with('|'))
        .skip(2)
        .map(|row| row.trim_matches('|').split('|').map(str::trim).collect())
        .collect();
    assert!(rows.len() >= 40, "{} words", rows.len());
    for row in rows {
        let [word, _, field, file] = row[..] else {
            panic!("not a row: {row:?}");
        };
        let head = head_of(&root().join(file.trim_matches('`')));
        assert!(head.contains(field), "{word}: {file} does not say {field:?}");
    }
}

#[test]
fn every_file_that_the_architecture_names_is_there() {
    let text = architecture();
    let files = code_in(&text).filter(|code| {
        let path = Path::new(code);
        code.contains('/')
            && path.extension().is_some()
            && !code.contains(['<', ' ', '*', '{'])
            && !code.starts_with('/')
    });
    let mut found = 0;
    for file in files {
        let places = ["", "server/src", "tests", "rules/src"];
        let is_there = places.iter().any(|place| root().join(place).join(file).exists());
        assert!(is_there, "{file} is not there");
        found += 1;
    }
    assert!(found > 40, "{found} files");
}

#[test]
fn the_tls_profile_publishes_no_port_but_the_proxys() {
    let compose = fs::read_to_string(root().join("docker-compose.yml")).unwrap();
    let (_, services) = compose.split_once("\nservices:\n").unwrap();
    let mut services_with_tls = Vec::new();
    let mut name = "";
    let mut ports = Vec::new();
    for line in services
        .lines()
        .take_while(|line| line.starts_with(' ') || line.is_empty())
    {
        let depth = line.len() - line.trim_start().len();
        match (depth, line.trim()) {
            (2, head) if !head.starts_with('#') => name = head.split(':').next().unwrap(),
            (4, "profiles: [tls]") => services_with_tls.push(name),
            (6, item) if item.starts_with("- \"") && item.contains(':') => ports.push((name, item)),
            _ => {}
        }
    }
    assert_eq!(services_with_tls, ["dragonhall", "caddy"]);
    assert!(
        ports
            .iter()
            .any(|(name, port)| *name == "plain" && port.contains("8080")),
        "{ports:?}"
    );
    let of_tls: Vec<_> = ports
        .into_iter()
        .filter(|(name, _)| services_with_tls.contains(name))
        .collect();
    let of_caddy = ["- \"80:80\"", "- \"443:443\"", "- \"443:443/udp\""];
    assert_eq!(of_tls, of_caddy.map(|port| ("caddy", port)));
}

/// What a service of docker-compose.yml is given: each variable with its value, or with none where it is handed on as it is.
fn environment(compose: &str) -> BTreeMap<&str, &str> {
    let (_, server) = compose.split_once("    environment: &settings\n").unwrap();
    let lines = server.lines().take_while(|line| line.starts_with("      "));
    lines
        .map(|line| line.trim().split_once(':').unwrap())
        .map(|(name, value)| (name, value.trim()))
        .collect()
}

#[test]
fn every_setting_reaches_the_container() {
    let compose = fs::read_to_string(root().join("docker-compose.yml")).unwrap();
    let given = environment(&compose);
    let command = Config::augment_args(Command::new("dragonhall"));
    let mut settings = vec!["DRAGONHALL_CONFIG".to_owned()];
    for arg in command.get_arguments() {
        let Some(variable) = arg.get_env().and_then(|variable| variable.to_str()) else {
            continue;
        };
        settings.push(variable.to_owned());
        if arg.is_hide_env_values_set() {
            settings.push(format!("{variable}_FILE"));
        }
    }
    assert!(settings.len() > 60, "{} settings", settings.len());
    for setting in &settings {
        let value = given
            .get(setting.as_str())
            .unwrap_or_else(|| panic!("docker-compose.yml lacks the line `{setting}:`"));
        // Behind its own proxy the server is always told so.
        let is_handed_on = value.is_empty() || value.starts_with(&format!("\"${{{setting}:-"));
        assert!(
            is_handed_on || setting == "DRAGONHALL_BEHIND_PROXY",
            "{setting}: {value}"
        );
    }
    for name in given.keys().filter(|name| name.starts_with("DRAGONHALL_")) {
        assert!(
            settings.iter().any(|setting| setting == name),
            "{name} is no setting"
        );
    }
    // What is misspelt reaches it too, and is warned of there.
    assert!(compose.contains("\n    env_file: .env\n"));
    assert!(root().join(".env").exists());
}

#[test]
fn the_names_of_the_compose_file_have_a_beginning_of_their_own_and_the_old_one_goes_on() {
    let compose = fs::read_to_string(root().join("docker-compose.yml")).unwrap();
    assert!(compose.contains("- \"${HALL_PORT:-${DRAGONHALL_PORT:-8080}}:8080\""));
}

/// Caddy serves no address with a path.
#[test]
fn the_proxy_of_the_compose_file_serves_the_host_whatever_the_path_of_the_house() {
    let compose = fs::read_to_string(root().join("docker-compose.yml")).unwrap();
    assert!(compose.contains("HALL_ADDRESS: \"${DRAGONHALL_PUBLIC_URL:-https://localhost}\""));
    let (_, from) = compose.split_once("--from=\"$$(").unwrap();
    let (script, _) = from.split_once(")\"").unwrap();
    for path in ["", "/", "/games", "/games/"] {
        let output = Program::new("sh")
            .args(["-c", &script.replace("$$", "$")])
            .env("HALL_ADDRESS", format!("https://play.example{path}"))
            .output()
            .unwrap();
        assert_eq!(String::from_utf8_lossy(&output.stdout), "https://play.example\n");
    }
}

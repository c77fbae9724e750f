//! Which settings there are, and what files and variables give them besides the command line.
//!
//! An argument comes before the variable of a secret's file, that before the variable, that before the file of settings, and
//! that before the default.

use std::collections::BTreeMap;
use std::ffi::{OsStr, OsString};
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, bail};
use clap::{Arg, Command};
use toml::{Table, Value};

/// What the variable of every setting begins with.
pub(super) const PREFIX: &str = "DRAGONHALL_";

/// What is added to the variable of a secret to name a file with it.
const FILE: &str = "_FILE";

/// The setting that names the file of settings, and so does not stand in it.
const CONFIG: &str = "config";

/// Variables that begin alike and are not for this program: the port that docker-compose.yml publishes, by its older name.
const OTHERS: [&str; 1] = ["DRAGONHALL_PORT"];

/// The settings, and what files give them.
#[derive(Debug)]
pub(super) struct Settings {
    /// By their names, whether each is a secret.
    known: BTreeMap<String, bool>,
    given: BTreeMap<String, Given>,
    unknown: Vec<Unknown>,
}

/// What a file gives a setting.
#[derive(Debug)]
struct Given {
    values: Vec<String>,
    by: Giver,
}

/// What gives a setting its value besides the command line and its own variable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Giver {
    /// The file of settings.
    File(PathBuf),
    /// The file of a secret, which this variable names.
    Secret(String),
}

impl fmt::Display for Giver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(file) => write!(f, "file {}", file.display()),
            Self::Secret(variable) => write!(f, "environment {variable}"),
        }
    }
}

/// A variable that looks like a setting and is none.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Unknown {
    /// The variable.
    pub variable: String,
    /// The one that is written most alike.
    pub nearest: String,
}

impl fmt::Display for Unknown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { variable, nearest } = self;
        write!(
            f,
            "{variable} is no setting and changes nothing; the nearest is {nearest}"
        )
    }
}

impl Settings {
    /// The settings of this command line, with what the file of settings and these variables give them.
    pub(super) fn read(
        line: &Command,
        file: Option<&Path>,
        variables: impl Iterator<Item = (OsString, OsString)>,
    ) -> Result<Self> {
        let mut settings = Self {
            known: all(line)
                .filter_map(|arg| Some((name(arg)?, arg.is_hide_env_values_set())))
                .collect(),
            given: BTreeMap::new(),
            unknown: Vec::new(),
        };
        if let Some(file) = file {
            settings.read_file(line, file)?;
        }
        for (variable, value) in variables {
            if let Some(name) = variable
                .to_str()
                .and_then(|variable| variable.strip_prefix(PREFIX))
            {
                settings.read_variable(name, &value)?;
            }
        }
        settings
            .unknown
            .sort_by(|one, other| one.variable.cmp(&other.variable));
        Ok(settings)
    }

    /// Whether any setting is given by a file.
    pub(super) fn are_given(&self) -> bool {
        !self.given.is_empty()
    }

    /// The variables that look like settings and are none.
    pub(super) fn unknown(&self) -> &[Unknown] {
        &self.unknown
    }

    /// What gives this setting its value where neither an argument nor its own variable does.
    pub(super) fn giver(&self, name: &str) -> Option<&Giver> {
        self.given.get(name).map(|given| &given.by)
    }

    /// The command line with what is given in the place of its defaults.
    pub(super) fn given_to(&self, line: Command) -> Command {
        let line = line.mut_args(|arg| match name(&arg).and_then(|name| self.given.get(&name)) {
            Some(given) => {
                let arg = match given.by {
                    Giver::Secret(_) => arg.env(None::<&str>),
                    Giver::File(_) => arg,
                };
                arg.default_values(&given.values)
            }
            None => arg,
        });
        line.mut_subcommands(|command| self.given_to(command))
    }

    fn read_file(&mut self, line: &Command, file: &Path) -> Result<()> {
        let named = file.display();
        let text =
            fs::read_to_string(file).with_context(|| format!("the settings in {named} cannot be read"))?;
        let table: Table = toml::from_str(&text).map_err(|error| {
            anyhow!(
                "{named}, line {}: {}",
                line_of(&text, &error),
                one_line(error.message())
            )
        })?;
        for (name, value) in table {
            if name == CONFIG || !self.known.contains_key(&name) {
                bail!(
                    "{named}: there is no setting {name}; the nearest is {}",
                    nearest(&name, self.known.keys().filter(|known| *known != CONFIG))
                );
            }
            let values = words(value).with_context(|| {
                format!("{named}: {name} is no word, number, true or false, nor a list of them")
            })?;
            try_out(line, &name, &values).map_err(|error| anyhow!("{named}: {name}: {error}"))?;
            let by = Giver::File(file.to_owned());
            self.given.insert(name, Given { values, by });
        }
        Ok(())
    }

    fn read_variable(&mut self, name: &str, value: &OsStr) -> Result<()> {
        let variable = format!("{PREFIX}{name}");
        if self.known.contains_key(&name.to_lowercase()) || OTHERS.contains(&variable.as_str()) {
            return Ok(());
        }
        let secret = name.strip_suffix(FILE).map(str::to_lowercase);
        if let Some(secret) = secret.filter(|secret| self.known.get(secret) == Some(&true)) {
            let text = fs::read_to_string(value).with_context(|| {
                format!(
                    "{}, which {variable} names, cannot be read",
                    Path::new(value).display()
                )
            })?;
            let values = vec![text.trim_end_matches(['\r', '\n']).to_owned()];
            let by = Giver::Secret(variable);
            self.given.insert(secret, Given { values, by });
            return Ok(());
        }
        let variables: Vec<_> = self.known.iter().flat_map(variables_of).collect();
        self.unknown.push(Unknown {
            nearest: nearest(&variable, &variables).to_owned(),
            variable,
        });
        Ok(())
    }
}

/// All arguments of a command and of those below it.
fn all(command: &Command) -> impl Iterator<Item = &Arg> {
    let below = command
        .get_subcommands()
        .flat_map(|command| all(command).collect::<Vec<_>>());
    command.get_arguments().chain(below)
}

/// The name of a setting: its variable, in small letters and without the beginning that all have.
pub(super) fn name(arg: &Arg) -> Option<String> {
    let variable = arg.get_env()?.to_str()?;
    Some(variable.strip_prefix(PREFIX)?.to_lowercase())
}

/// The variables of a setting: its own and, for a secret, that of a file with it.
fn variables_of((name, is_secret): (&String, &bool)) -> Vec<String> {
    let variable = format!("{PREFIX}{}", name.to_uppercase());
    let file = is_secret.then(|| format!("{variable}{FILE}"));
    [variable].into_iter().chain(file).collect()
}

/// The word that is written most alike.
fn nearest<'a>(word: &str, known: impl IntoIterator<Item = &'a String>) -> &'a str {
    let distance = |known: &&String| strsim::damerau_levenshtein(word, known);
    known.into_iter().min_by_key(distance).map_or("", String::as_str)
}

/// A value of the file as words of a command line.
fn words(value: Value) -> Option<Vec<String>> {
    let word = |value| match value {
        Value::String(word) => Some(word),
        Value::Integer(number) => Some(number.to_string()),
        Value::Boolean(yes) => Some(yes.to_string()),
        Value::Float(_) | Value::Datetime(_) | Value::Array(_) | Value::Table(_) => None,
    };
    match value {
        Value::Array(values) => values.into_iter().map(word).collect(),
        value => Some(vec![word(value)?]),
    }
}

/// Says in a line what is wrong with these values, as the command line would.
fn try_out(line: &Command, setting: &str, values: &[String]) -> Result<()> {
    let arg = all(line).find(|arg| name(arg).as_deref() == Some(setting));
    let arg = arg.context("there is no such setting")?.clone();
    let is_list = arg.get_value_delimiter().is_some();
    let is_switch = !arg.get_action().takes_values();
    match values {
        [yes] if is_switch && matches!(yes.as_str(), "true" | "false") => return Ok(()),
        _ if is_switch => bail!("it is true or false"),
        [_] => {}
        _ if is_list => {}
        _ => bail!("it is one value and no list"),
    }
    let long = arg.get_long().unwrap_or_default().to_owned();
    let alone = Command::new("dragonhall").arg(arg.env(None::<&str>));
    let said = values.iter().map(|value| format!("--{long}={value}"));
    match alone.try_get_matches_from(["dragonhall".to_owned()].into_iter().chain(said)) {
        Ok(_) => Ok(()),
        Err(error) => bail!("{}", one_line(error.to_string().trim_start_matches("error: "))),
    }
}

/// The line of the file that is wrong; no more is told of it, because it may hold a secret.
fn line_of(text: &str, error: &toml::de::Error) -> usize {
    let before = error
        .span()
        .and_then(|span| text.get(..span.start))
        .unwrap_or_default();
    before.matches('\n').count() + 1
}

/// The first line of an explanation, and what follows it up to an empty line.
fn one_line(text: &str) -> String {
    let lines = text.lines().map(str::trim).take_while(|line| !line.is_empty());
    lines.collect::<Vec<_>>().join(" ")
}

//! `dragonhall config`: the settings that are in force, and where each comes from.

use anyhow::{Result, bail};
use clap::parser::ValueSource;
use clap::{Arg, ArgMatches, Args, Command};
use toml::Value;

use super::settings::{self, Settings};
use crate::archive::source::without_password;
use crate::config::Config;
use crate::store;

/// Which settings are shown.
#[derive(Args, Debug)]
pub(super) struct Shown {
    /// Fails where a variable is no setting or a value is wrong.
    #[arg(long)]
    check: bool,
    #[command(flatten)]
    config: Config,
}

impl Shown {
    /// Prints them as a file of settings; secrets are left out of it.
    pub(super) fn print(&self, settings: &Settings, matches: &ArgMatches) -> Result<()> {
        for arg in Config::augment_args(Command::new("dragonhall")).get_arguments() {
            if let Some(name) = settings::name(arg) {
                println!("{}", self.line(&name, arg, settings, matches));
            }
        }
        for unknown in settings.unknown() {
            eprintln!("{unknown}");
        }
        if self.check {
            store::place(&self.config.database)?;
            match settings.unknown().len() {
                0 => {}
                1 => bail!("one variable is no setting; the line above names it: correct or remove it"),
                count => bail!(
                    "{count} variables are no settings; the lines above name them: correct or remove them"
                ),
            }
        }
        Ok(())
    }

    /// A line for a setting, with where its value comes from.
    fn line(&self, name: &str, arg: &Arg, settings: &Settings, matches: &ArgMatches) -> String {
        let id = arg.get_id().as_str();
        let source = match matches.value_source(id) {
            Some(ValueSource::CommandLine) => format!("argument --{}", arg.get_long().unwrap_or(id)),
            Some(ValueSource::EnvVariable) => {
                format!("environment {}{}", settings::PREFIX, name.to_uppercase())
            }
            _ => match settings.giver(name) {
                Some(giver) => giver.to_string(),
                None => "default".to_owned(),
            },
        };
        let Some(raw) = matches.get_raw(id) else {
            return format!("# {name} is not set");
        };
        if arg.is_hide_env_values_set() {
            let shown = match name {
                "database" => format!("{}, ", without_password(&self.config.database)),
                _ => String::new(),
            };
            return format!("# {name} is kept secret: {shown}{source}");
        }
        let words: Vec<_> = raw.map(|word| word.to_string_lossy().into_owned()).collect();
        let value = match (&words[..], arg.get_value_delimiter()) {
            ([word], None) => value(word),
            _ => Value::Array(words.into_iter().map(Value::String).collect()),
        };
        format!("{name} = {value} # {source}")
    }
}

/// A word as a file of settings has it.
fn value(word: &str) -> Value {
    let number = word.parse::<i64>().ok();
    match (word.parse(), number.filter(|number| number.to_string() == word)) {
        (Ok(yes), _) => Value::Boolean(yes),
        (_, Some(number)) => Value::Integer(number),
        _ => Value::String(word.to_owned()),
    }
}

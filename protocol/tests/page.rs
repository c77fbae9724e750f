//! The protocol page shows messages as they are, and all of them.
//!
//! `make generate` (which sets `GENERATE=1`) writes its tables of rules anew.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use dragonhall_protocol::{ClientMessage, CloseCode, GameId, ServerMessage, for_each_game};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

/// What stands between two fences of the page.
struct Block {
    /// The words behind the opening fence.
    info: String,
    text: String,
}

fn read(name: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(name)).unwrap()
}

fn schema() -> Value {
    serde_json::from_str(&read("schema.json")).unwrap()
}

fn blocks() -> Vec<Block> {
    let page = read("README.md");
    let mut pieces = page.split("```").skip(1);
    let mut blocks = Vec::new();
    while let (Some(block), Some(_prose)) = (pieces.next(), pieces.next()) {
        let (info, text) = block.split_once('\n').unwrap();
        blocks.push(Block {
            info: info.to_owned(),
            text: text.to_owned(),
        });
    }
    blocks
}

/// The messages of all transcripts, each with the sign of its direction; indented lines go on with a message.
fn transcripts() -> Vec<(char, String)> {
    let mut messages: Vec<(char, String)> = Vec::new();
    for block in blocks().iter().filter(|block| block.info == "json") {
        for line in block.text.lines() {
            match line.split_at_checked(2) {
                Some(("> ", text)) => messages.push(('>', text.to_owned())),
                Some(("< ", text)) => messages.push(('<', text.to_owned())),
                Some(("  ", text)) => messages.last_mut().unwrap().1.push_str(text),
                Some(_) | None => panic!("a line of a transcript begins with `> `, `< ` or spaces: {line}"),
            }
        }
    }
    messages
}

/// A message is read as its type, and nothing of it is lost on the way.
fn check<T: DeserializeOwned + Serialize>(text: &str) {
    let written: Value = serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"));
    let read: T = serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(serde_json::to_value(&read).unwrap(), written, "{text}");
}

/// The words that the variants of a type are told apart by, whether they have fields or not.
fn codes(schema: &Value, name: &str) -> BTreeSet<String> {
    let variants = schema["$defs"][name]["oneOf"].as_array();
    let variants = variants.unwrap_or_else(|| panic!("{name} is not one of several"));
    let code = |variant: &Value| {
        let fields = variant["properties"].as_object();
        let mut consts = fields.into_iter().flatten().map(|(_, field)| &field["const"]);
        let code = variant["const"].as_str();
        code.or_else(|| consts.find_map(Value::as_str))
            .unwrap()
            .to_owned()
    };
    variants.iter().map(code).collect()
}

/// Every game, with what the names of its types begin with.
fn games() -> Vec<(GameId, &'static str)> {
    macro_rules! games {
        ($($(#[$doc:meta])* $game:ident = $id:literal in $module:ident),+ $(,)?) => {
            vec![$((GameId::$game, stringify!($game))),+]
        };
    }
    for_each_game!(games)
}

/// The chapter about a game.
fn chapter(page: &str, game: GameId) -> &str {
    let name = format!("The game's name is `{game}`");
    let mut chapters = page.split("\n## ").filter(|chapter| chapter.contains(&name));
    match (chapters.next(), chapters.next()) {
        (Some(chapter), None) => chapter,
        (first, _) => panic!(
            "{game} has {} chapters",
            if first.is_some() { "two" } else { "no" }
        ),
    }
}

/// What stands above the table of a game's rules.
const RULES: &str = "\n**Rules** that can refuse, by `id`:\n\n";

/// The table of rules in a chapter.
fn table_of_rules(chapter: &str) -> &str {
    let (_, table) = chapter
        .split_once(RULES)
        .unwrap_or_else(|| panic!("no rules in {chapter}"));
    let end = table.find("\n\n").unwrap_or(table.trim_end().len());
    &table[..end]
}

/// The table of rules that the type makes: id, parameters, and what its documentation says.
fn written_from_the_type(schema: &Value, game: &str) -> String {
    let mut table = "| `id` | parameters | says |\n| --- | --- | --- |".to_owned();
    for rule in schema["$defs"][format!("{game}Rule")]["oneOf"]
        .as_array()
        .unwrap()
    {
        let id = rule["properties"]["id"]["const"].as_str().unwrap();
        let fields = rule["required"].as_array().unwrap().iter();
        let fields: Vec<_> = fields
            .map(|field| field.as_str().unwrap())
            .filter(|field| *field != "id")
            .map(|field| format!("`{field}`"))
            .collect();
        let says = rule["description"].as_str().unwrap().trim_end_matches('.');
        let (first, rest) = says.split_at(1);
        let parameters = if fields.is_empty() {
            String::new()
        } else {
            fields.join(", ") + " "
        };
        table += &format!("\n| `{id}` | {parameters}| {}{rest} |", first.to_lowercase());
    }
    table
}

fn types(direction: char) -> BTreeSet<String> {
    let typed = |text: &String| {
        serde_json::from_str::<Value>(text).unwrap()["type"]
            .as_str()
            .unwrap()
            .to_owned()
    };
    transcripts()
        .iter()
        .filter(|(sign, _)| *sign == direction)
        .map(|(_, text)| typed(text))
        .collect()
}

#[test]
fn every_transcript_is_of_this_protocol() {
    for (sign, text) in transcripts() {
        match sign {
            '>' => check::<ClientMessage>(&text),
            _ => check::<ServerMessage>(&text),
        }
    }
}

#[test]
fn every_other_example_fits_the_schema() {
    let schema = schema();
    for block in blocks().iter().filter(|block| block.info != "json") {
        let name = block.info.strip_prefix("json ").unwrap();
        assert!(schema["$defs"][name].is_object(), "{name} is not in the schema");
        let reference = json!({ "$ref": format!("#/$defs/{name}"), "$defs": schema["$defs"] });
        let example = serde_json::from_str(&block.text).unwrap();
        let problem = jsonschema::validator_for(&reference)
            .unwrap()
            .validate(&example)
            .map_err(|error| error.to_string());
        assert_eq!(problem, Ok(()), "{}", block.text);
    }
}

#[test]
fn every_message_has_a_transcript() {
    let schema = schema();
    assert_eq!(types('>'), codes(&schema, "ClientMessage"));
    assert_eq!(types('<'), codes(&schema, "ServerMessage"));
}

#[test]
fn every_code_is_explained() {
    let schema = schema();
    let page = read("README.md");
    let mut every = codes(&schema, "Refusal");
    every.extend(codes(&schema, "Outcome"));
    every.extend(codes(&schema, "DragonStoneLanding"));
    assert_eq!(unexplained(&page, every), Vec::<String>::new());
    for (game, types) in games() {
        let words = ["Rule", "Notice", "Intent", "Effect", "Stage", "Target", "Fact"];
        let every = words
            .iter()
            .flat_map(|of| codes(&schema, &format!("{types}{of}")));
        let missing = unexplained(chapter(&page, game), every);
        assert_eq!(missing, Vec::<String>::new(), "in the chapter about {game}");
    }
}

/// The codes that a text does not name.
fn unexplained(text: &str, codes: impl IntoIterator<Item = String>) -> Vec<String> {
    let named = |code: &String| text.contains(&format!("`{code}`")) || text.contains(&format!("\"{code}\""));
    codes.into_iter().filter(|code| !named(code)).collect()
}

#[test]
fn the_tables_of_rules_are_written_from_the_types() {
    let schema = schema();
    let mut page = read("README.md");
    for (game, types) in games() {
        let expected = written_from_the_type(&schema, types);
        let old = chapter(&page, game);
        let new = old.replace(table_of_rules(old), &expected);
        if std::env::var_os("GENERATE").is_some() {
            page = page.replace(old, &new);
        } else {
            assert!(new == old, "run `make generate` for the rules of {game}");
        }
    }
    if std::env::var_os("GENERATE").is_some() {
        fs::write(Path::new(env!("CARGO_MANIFEST_DIR")).join("README.md"), page).unwrap();
    }
}

#[test]
fn a_rule_is_listed_under_its_own_game_alone() {
    let schema = schema();
    let page = read("README.md");
    for (game, types) in games() {
        let rows = table_of_rules(chapter(&page, game)).lines().skip(2);
        let listed: BTreeSet<_> = rows
            .map(|row| row.split('`').nth(1).unwrap().to_owned())
            .collect();
        assert_eq!(listed, codes(&schema, &format!("{types}Rule")), "{game}");
    }
    assert_eq!(page.matches(RULES).count(), games().len());
}

#[test]
fn every_close_code_is_explained() {
    let page = read("README.md");
    for code in CloseCode::ALL {
        assert!(page.contains(&format!("\n| {code} | ")), "{code}");
    }
}

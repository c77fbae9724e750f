//! The TypeScript and the JSON Schema in the tree are those of this crate.
//!
//! `make generate` (which sets `GENERATE=1`) writes them anew.

#![allow(clippy::unwrap_used)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use dragonhall_protocol::http::{
    GameInfo, HouseInfo, OpenRoom, Opening, PlayedGame, Problem, Replay, RoomAddress, RoomSummary, YourTurn,
};
use dragonhall_protocol::keys::LISTS;
use dragonhall_protocol::receipt::{ErasedReceipt, domain};
use dragonhall_protocol::{ClientMessage, CloseCode, Receipt, SUBPROTOCOL, ServerMessage};
use schemars::generate::SchemaSettings;
use ts_rs::{Config, TS};

const TYPESCRIPT: &str = "../web-client/src/protocol";
const SCHEMA: &str = "schema.json";

fn typescript() -> BTreeMap<String, String> {
    let folder = std::env::temp_dir().join(format!("dragonhall-typescript-{}", std::process::id()));
    let config = Config::new().with_out_dir(&folder);
    ClientMessage::export_all(&config).unwrap();
    ServerMessage::export_all(&config).unwrap();
    Receipt::<bool>::export_all(&config).unwrap();
    ErasedReceipt::export_all(&config).unwrap();
    GameInfo::export_all(&config).unwrap();
    HouseInfo::export_all(&config).unwrap();
    RoomAddress::export_all(&config).unwrap();
    RoomSummary::export_all(&config).unwrap();
    OpenRoom::export_all(&config).unwrap();
    Opening::export_all(&config).unwrap();
    PlayedGame::export_all(&config).unwrap();
    Replay::export_all(&config).unwrap();
    YourTurn::export_all(&config).unwrap();
    Problem::export_all(&config).unwrap();
    let mut files = read_folder(&folder);
    fs::remove_dir_all(&folder).unwrap();
    files.insert("constants.ts".to_owned(), constants());
    files
}

/// What is a value and not a type.
fn constants() -> String {
    let codes = CloseCode::ALL.map(|code| {
        let name = format!("{code:?}");
        let (first, rest) = name.split_at(1);
        format!("  {}{rest}: {code},\n", first.to_lowercase())
    });
    let domains = [
        ("gameSeed", domain::GAME_SEED),
        ("botNumber", domain::BOT_NUMBER),
        ("chainKey", domain::CHAIN_KEY),
        ("name", domain::NAME),
    ]
    .map(|(name, words)| format!("  {name}: '{words}',\n"));
    let words = LISTS.map(|(language, words)| format!("  {language}: '{}'.split(' '),\n", words.join(" ")));
    format!(
        "// `make generate` writes this file. Do not edit it.

/** The WebSocket sub-protocol that client and server agree on. */
export const SUBPROTOCOL = '{SUBPROTOCOL}';

/** The codes with which the server closes a WebSocket. */
export const CLOSE = {{
{}}} as const;

/** What is hashed before anything else, so that no hash of a receipt can be taken for another. */
export const DOMAIN = {{
{}}} as const;

/** The words that open a seat, in each language in the same order. */
export const KEY_WORDS = {{
{}}};
",
        codes.concat(),
        domains.concat(),
        words.concat(),
    )
}

fn read_folder(folder: &Path) -> BTreeMap<String, String> {
    let Ok(entries) = fs::read_dir(folder) else {
        return BTreeMap::new();
    };
    entries
        .map(|entry| entry.unwrap())
        .map(|entry| {
            (
                entry.file_name().into_string().unwrap(),
                fs::read_to_string(entry.path()).unwrap(),
            )
        })
        .collect()
}

fn schema() -> String {
    let mut generator = SchemaSettings::draft2020_12().into_generator();
    generator.subschema_for::<ClientMessage>();
    generator.subschema_for::<ServerMessage>();
    generator.subschema_for::<GameInfo>();
    generator.subschema_for::<HouseInfo>();
    generator.subschema_for::<RoomAddress>();
    generator.subschema_for::<RoomSummary>();
    generator.subschema_for::<OpenRoom>();
    generator.subschema_for::<Opening>();
    generator.subschema_for::<PlayedGame>();
    generator.subschema_for::<Replay>();
    generator.subschema_for::<YourTurn>();
    generator.subschema_for::<Problem>();
    let definitions = generator.take_definitions(true);
    let document = serde_json::json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Dragonhall protocol 1",
        "description": "Validate what a client sends against #/$defs/ClientMessage and what the server sends against #/$defs/ServerMessage.",
        "$defs": definitions,
    });
    serde_json::to_string_pretty(&document).unwrap() + "\n"
}

#[test]
fn the_typescript_is_current() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = root.join(TYPESCRIPT);
    let expected = typescript();
    if std::env::var_os("GENERATE").is_some() {
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        for (name, text) in &expected {
            fs::write(folder.join(name), text).unwrap();
        }
    }
    let found = read_folder(&folder);
    let names: BTreeSet<_> = found.keys().chain(expected.keys()).collect();
    let stale: Vec<_> = names
        .into_iter()
        .filter(|name| found.get(*name) != expected.get(*name))
        .collect();
    assert!(stale.is_empty(), "run `make generate` for {stale:?}");
}

#[test]
fn the_schema_is_current() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(SCHEMA);
    let expected = schema();
    if std::env::var_os("GENERATE").is_some() {
        fs::write(&file, &expected).unwrap();
    }
    let found = fs::read_to_string(&file).unwrap_or_default();
    assert!(found == expected, "run `make generate` for {SCHEMA}");
}

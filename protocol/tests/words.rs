//! The page's words are plain data where they need no code, so that whatever speaks outside the page reads the same files.

#![allow(clippy::unwrap_used)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use dragonhall_protocol::GameId;
use serde_json::Value;

/// The source of the page.
fn page() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../web-client/src")
}

fn read(path: &Path) -> Value {
    let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn names(folder: &Path) -> impl Iterator<Item = String> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    entries.map(|entry| entry.unwrap().file_name().into_string().unwrap())
}

/// Every language of the house: a folder each, beside the files that are for all.
fn languages(words: &Path) -> BTreeSet<String> {
    names(words).filter(|name| words.join(name).is_dir()).collect()
}

/// The files of plain data in a language's folder, by name.
fn data(folder: &Path) -> BTreeMap<String, Value> {
    names(folder)
        .filter(|name| name.ends_with(".json"))
        .map(|name| (name.clone(), read(&folder.join(name))))
        .collect()
}

/// The sentence in each place of a file; where a number decides, all its forms.
fn sentences(value: &Value, path: &str, into: &mut BTreeMap<String, Vec<String>>) {
    let plural = ["zero", "one", "two", "few", "many", "other"];
    match value {
        Value::String(text) => {
            into.insert(path.to_owned(), vec![text.clone()]);
        }
        Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                sentences(item, &format!("{path}/{index}"), into);
            }
        }
        Value::Object(forms)
            if forms.contains_key("other") && forms.keys().all(|key| plural.contains(&key.as_str())) =>
        {
            let texts = forms.values().map(|form| form.as_str().unwrap().to_owned());
            into.insert(path.to_owned(), texts.collect());
        }
        Value::Object(sections) => {
            for (key, section) in sections {
                sentences(section, &format!("{path}/{key}"), into);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => panic!("{path} is no sentence: {value}"),
    }
}

fn said(value: &Value) -> BTreeMap<String, Vec<String>> {
    let mut into = BTreeMap::new();
    sentences(value, "", &mut into);
    into
}

/// What the forms of a sentence insert: the names in braces.
fn inserted(forms: &[String]) -> BTreeSet<&str> {
    let names = forms.iter().flat_map(|form| form.split('{').skip(1));
    names.map(|rest| rest.split_once('}').unwrap().0).collect()
}

fn definitions() -> Value {
    read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("schema.json"))["$defs"].take()
}

fn variants(definition: &Value) -> &[Value] {
    definition["oneOf"].as_array().unwrap()
}

/// The folder of a game's words.
fn words_of(game: &str) -> PathBuf {
    page().join("games").join(game).join("words")
}

#[test]
fn every_language_is_complete() {
    let house = page().join("lib/words");
    let spoken = languages(&house);
    assert!(spoken.contains("en") && spoken.len() > 1, "{spoken:?}");
    for words in GameId::ALL
        .map(|game| words_of(game.as_str()))
        .into_iter()
        .chain([house])
    {
        assert_eq!(languages(&words), spoken, "{}", words.display());
        let english = data(&words.join("en"));
        for language in &spoken {
            let other = data(&words.join(language));
            assert!(
                english.keys().eq(other.keys()),
                "{language} in {}",
                words.display()
            );
            for (file, value) in &english {
                let (ours, theirs) = (said(value), said(&other[file]));
                let place = format!("{language}/{file} in {}", words.display());
                assert!(ours.keys().eq(theirs.keys()), "{place} has other sentences");
                for (path, forms) in &theirs {
                    assert!(
                        forms.iter().all(|form| !form.trim().is_empty()),
                        "{path} of {place} is empty"
                    );
                    assert_eq!(inserted(forms), inserted(&ours[path]), "{path} of {place}");
                }
            }
        }
    }
}

#[test]
fn every_game_can_be_named_outside_the_page() {
    for game in GameId::ALL.map(GameId::as_str) {
        for language in languages(&words_of(game)) {
            let words = read(&words_of(game).join(&language).join("game.json"));
            for field in ["name", "pitch"] {
                assert!(words[field].is_string(), "{field} of {game} in {language}");
            }
        }
    }
}

#[test]
fn a_rule_says_only_what_it_knows() {
    let definitions = definitions();
    for game in variants(&definitions["GameRule"]) {
        let name = game["properties"]["game"]["const"].as_str().unwrap();
        let reference = game["properties"]["rule"]["$ref"].as_str().unwrap();
        let rules = variants(&definitions[reference.rsplit('/').next().unwrap()]);
        for language in languages(&words_of(name)) {
            let words = read(&words_of(name).join(&language).join("rules.json"));
            for (id, texts) in words.as_object().unwrap() {
                let known = |rule: &&Value| rule["properties"]["id"]["const"] == id.as_str();
                let rule = rules.iter().find(known);
                let rule = rule.unwrap_or_else(|| panic!("{name} has no rule {id}"));
                for forms in said(texts).values() {
                    for field in inserted(forms) {
                        let fields = &rule["properties"];
                        assert!(
                            !fields[field].is_null(),
                            "{id} of {name} in {language} has no {field}"
                        );
                    }
                }
            }
        }
    }
}

//! What rows are made of, alike in both databases.

use serde::{Deserialize, Serialize};

/// A value of a row; ids and other bytes are their hexadecimal digits.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(untagged)]
pub(crate) enum Cell {
    /// Nothing.
    None,
    /// A number.
    Number(i64),
    /// A text, or the digits of bytes.
    Text(String),
}

impl Cell {
    /// The number that it is.
    pub(crate) fn number(&self) -> Option<i64> {
        match self {
            Self::Number(number) => Some(*number),
            Self::None | Self::Text(_) => None,
        }
    }

    /// The text that it is.
    pub(crate) fn text(&self) -> Option<&str> {
        match self {
            Self::Text(text) => Some(text),
            Self::None | Self::Number(_) => None,
        }
    }
}

/// The values of a row, in the order of its table's columns.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Cells(pub(crate) Vec<Cell>);

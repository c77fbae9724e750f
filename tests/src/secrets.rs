//! What nobody may hear, and where it was heard.

/// How many bytes of a secret in a row count as heard.
const TELLING_BYTES: usize = 8;

/// Something that a viewer may not know.
#[derive(Clone, Debug)]
pub struct Secret {
    name: String,
    bytes: [u8; 32],
}

impl Secret {
    /// A secret of 32 bytes.
    pub fn new(name: impl Into<String>, bytes: [u8; 32]) -> Self {
        Self {
            name: name.into(),
            bytes,
        }
    }

    /// Whether a part of the secret that cannot be there by chance stands in the text, as hexadecimal digits
    /// or as a list of numbers.
    pub fn is_in(&self, text: &str) -> bool {
        let text = text.to_ascii_lowercase();
        self.bytes.windows(TELLING_BYTES).any(|part| {
            let digits: String = part.iter().map(|byte| format!("{byte:02x}")).collect();
            let numbers = part.iter().map(u8::to_string).collect::<Vec<_>>().join(",");
            text.contains(&digits) || text.contains(&numbers)
        })
    }
}

/// Every secret that stands in one of the lines, with the line.
pub fn heard<'a>(lines: &'a [String], secrets: &'a [Secret]) -> Vec<(&'a str, &'a str)> {
    lines
        .iter()
        .flat_map(|line| {
            secrets
                .iter()
                .filter(|secret| secret.is_in(line))
                .map(|secret| (secret.name.as_str(), line.as_str()))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEED: [u8; 32] = *b"a seed of exactly 32 bytes, yes!";

    fn hex(bytes: &[u8]) -> String {
        bytes.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    fn is_heard(line: String) -> bool {
        !heard(&[line], &[Secret::new("seed", SEED)]).is_empty()
    }

    #[test]
    fn a_secret_is_heard_however_it_is_written() {
        assert!(is_heard(format!("{{\"seed\":\"{}\"}}", hex(&SEED))));
        assert!(is_heard(format!(
            "{{\"seed\":\"{}\"}}",
            hex(&SEED).to_uppercase()
        )));
        assert!(is_heard(format!("{{\"part\":\"{}\"}}", hex(&SEED[20..28]))));
        assert!(is_heard(serde_json::to_string(&SEED).unwrap()));
    }

    #[test]
    fn other_bytes_are_not_the_secret() {
        assert!(!is_heard(hex(&[7; 32])));
        assert!(!is_heard(hex(&SEED[20..27])));
    }
}

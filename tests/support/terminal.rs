//! The program as somebody at a terminal uses it.

use assert_cmd::Command;
use serde_json::Value;

/// What the program has answered.
pub struct StoreReply {
    pub code: i32,
    pub out: String,
    pub err: String,
}

impl StoreReply {
    #[track_caller]
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.out).expect("JSON")
    }

    /// The input cannot be used: one line that says why, and nothing else.
    #[track_caller]
    pub fn is_unusable(&self, sentence: &str) {
        assert_eq!(self.code, 2, "{}", self.err);
        assert!(self.out.is_empty(), "{}", self.out);
        assert_eq!(self.err.lines().count(), 1, "{}", self.err);
        assert!(self.err.contains(sentence), "{}", self.err);
    }
}

/// Somebody types a command.
pub fn fondaco(args: &[&str]) -> StoreReply {
    fondaco_with(args, "")
}

/// The same, with something at standard input.
pub fn fondaco_with(args: &[&str], input: impl Into<Vec<u8>>) -> StoreReply {
    let output = Command::cargo_bin("fondaco")
        .expect("the program")
        .args(args)
        .env("LC_ALL", "C")
        .env("LANG", "C")
        .write_stdin(input)
        .output()
        .expect("an answer");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    let answer = StoreReply {
        code: output.status.code().expect("an exit code"),
        out: text(output.stdout),
        err: text(output.stderr),
    };
    assert!(!answer.err.contains("panicked"), "{}", answer.err);
    answer
}

//! The program as somebody at a terminal uses it.

use std::ffi::OsStr;
use std::process::Command;

use assert_cmd::cargo::cargo_bin;
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

/// Our program, which is in the same surroundings everywhere.
pub fn program() -> Command {
    plain(cargo_bin("fondaco"))
}

/// A program that knows nothing of the language and the clock of whoever tests.
pub fn plain(program: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(program);
    command.env_remove("LANGUAGE").envs([("LC_ALL", "C"), ("LANG", "C"), ("TZ", "UTC")]);
    command
}

/// Somebody types a command.
pub fn fondaco(args: &[&str]) -> StoreReply {
    fondaco_with(args, "")
}

/// The same, with something at standard input.
pub fn fondaco_with(args: &[&str], input: impl Into<Vec<u8>>) -> StoreReply {
    let mut command = assert_cmd::Command::from_std(program());
    let output = command.args(args).write_stdin(input).output().expect("an answer");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    let answer = StoreReply {
        code: output.status.code().expect("an exit code"),
        out: text(output.stdout),
        err: text(output.stderr),
    };
    assert!(!answer.err.contains("panicked"), "{}", answer.err);
    answer
}

//! The program people start.

use std::process::ExitCode;

fn main() -> ExitCode {
    fondaco::cli::run(std::env::args_os())
}

//! The texts themselves, built into the program.

use crate::language::Language;

include!(concat!(env!("OUT_DIR"), "/sources.rs"));

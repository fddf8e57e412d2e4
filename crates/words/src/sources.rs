//! The texts themselves, built into the program.

use fondaco_text::Language;

include!(concat!(env!("OUT_DIR"), "/sources.rs"));

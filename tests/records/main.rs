//! Games as they are written down: records, journals, and files that come from elsewhere.

#![allow(clippy::expect_used, clippy::panic)]

mod byzanz_journal;
mod byzanz_records;
mod imports;
mod kathai_journal;
mod kathai_records;
mod silk_road_journal;
mod silk_road_records;

#[path = "../support"]
#[allow(dead_code)]
mod support {
    pub mod quick_folder;
    pub mod random_game;
    pub mod spoiled;
    pub mod strict;
}

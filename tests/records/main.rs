//! Games as they are written down: records, journals, and files that come from elsewhere.

#![allow(clippy::expect_used, clippy::panic)]

mod byzanz_journal;
mod byzanz_records;
mod corrections;
mod imports;
mod kathai_journal;
mod kathai_records;
mod memories;
mod silk_road_journal;
mod silk_road_records;

#[path = "../support"]
#[allow(dead_code)]
mod support {
    pub mod quick_folder;
    pub mod random_game;
    pub mod random_kathai;
    pub mod random_silk_road;
    pub mod seed;
    pub mod silk_road_table;
    pub mod spoiled;
    pub mod strict;
}

//! The rules of the games: told as scenarios, played at random, and taken back.

#![allow(clippy::expect_used, clippy::panic)]

mod byzanz_properties;
mod byzanz_scenarios;
mod byzanz_take_back;
mod kathai_properties;
mod kathai_scenarios;
mod silk_road_properties;
mod silk_road_scenarios;

#[path = "../support"]
#[allow(dead_code)]
mod support {
    pub mod byzanz_scenario;
    pub mod kathai_scenario;
    pub mod kathai_table;
    pub mod random_game;
    pub mod random_kathai;
    pub mod random_silk_road;
    pub mod scenario;
    pub mod seed;
    pub mod silk_road_scenario;
    pub mod silk_road_table;
}

//! What any window could have: widgets and how they look, how large they are, and what they need
//! to speak.

pub(super) mod around;
pub mod awake;
pub(super) mod chart;
pub(super) mod clicks;
pub(super) mod clock;
pub mod drawing;
pub(super) mod file_manager;
pub(super) mod files;
pub(super) mod fitted;
pub(super) mod focus;
pub(super) mod frame;
pub mod measure;
pub(super) mod names;
pub(super) mod observer;
pub(super) mod oval;
pub(super) mod picture;
pub(super) mod repaint;
pub mod scale;
pub mod theme;
pub(super) mod translators;
pub(super) mod widget;

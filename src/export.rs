//! Games given to others: score sheets and charts as pictures.

pub mod chart;
mod letters;
mod ornament;
pub mod picture;
pub mod sheet;

//! Games given to others: score sheets and charts as pictures.

mod letters;
mod ornament;
pub mod picture;

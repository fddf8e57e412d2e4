//! What needs no window, each in a thread of its own: the worker of the store, and pages that are
//! served to phones and to a television.

#[cfg(feature = "club")]
pub mod evening;
#[cfg(feature = "phones")]
pub(super) mod phones;
pub(super) mod store_worker;
#[cfg(all(feature = "club", feature = "phones"))]
pub mod wall;
#[cfg(feature = "phones")]
pub(super) mod web;

//! Phones at the table: the page that the program serves to whoever sits there. The server sees
//! copies of the table; what phones want to enter goes to the window as an event.

pub(in crate::app) mod door;
pub(in crate::app) mod entry;
pub(in crate::app) mod house;
mod moment;
mod page;
pub(in crate::app) mod server;

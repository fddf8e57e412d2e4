//! The program people start.

fn main() {}

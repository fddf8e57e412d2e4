//! The colours people play under. Each has an emblem, so that nobody needs to tell them apart by
//! eye alone.

use serde::{Deserialize, Serialize};

/// A player's colour, with the emblem that goes with it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    /// Blue, the ship.
    Blue,
    /// Red, the star.
    Red,
    /// Green, the column.
    Green,
    /// Violet, the amphora.
    Violet,
    /// Yellow, the fish.
    Yellow,
    /// Grey, the anchor.
    Grey,
}

impl Colour {
    /// All colours, in the order in which seats get them.
    pub const ALL: [Colour; 6] =
        [Colour::Blue, Colour::Red, Colour::Green, Colour::Violet, Colour::Yellow, Colour::Grey];

    /// The colour's name in records.
    pub const fn id(self) -> &'static str {
        match self {
            Colour::Blue => "blue",
            Colour::Red => "red",
            Colour::Green => "green",
            Colour::Violet => "violet",
            Colour::Yellow => "yellow",
            Colour::Grey => "grey",
        }
    }

    /// Everybody's colour at a table: the wish, where nobody before has it, or a free one.
    pub fn deal(wishes: &[Option<Colour>]) -> Vec<Colour> {
        let mut dealt: Vec<Option<Colour>> = Vec::with_capacity(wishes.len());
        for wish in wishes {
            dealt.push(wish.filter(|wish| !dealt.contains(&Some(*wish))));
        }
        for place in 0..dealt.len() {
            if dealt[place].is_none() {
                let free = |colour: &Colour| !dealt.contains(&Some(*colour));
                let spare = Colour::ALL[place % Colour::ALL.len()];
                let found = [spare].into_iter().chain(Colour::ALL).find(free);
                dealt[place] = found.or(Some(spare));
            }
        }
        dealt.into_iter().flatten().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_gets_a_colour_of_their_own() {
        use Colour::{Blue, Green, Grey, Red};
        assert_eq!(Colour::deal(&[None, None, None]), [Blue, Red, Green]);
        assert_eq!(Colour::deal(&[Some(Red), Some(Red), Some(Grey)]), [Red, Blue, Grey]);
        assert_eq!(Colour::deal(&[None, Some(Blue)]), [Red, Blue]);
        assert_eq!(Colour::deal(&[None; 6]), Colour::ALL);
    }
}

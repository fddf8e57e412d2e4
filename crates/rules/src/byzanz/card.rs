//! The 112 cards of the deck, and piles of them.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

use crate::written::words;

words! {
    /// The six goods of the market.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    #[allow(missing_docs)]
    pub enum Good {
        Cloth = "cloth",
        Spices = "spices",
        Wine = "wine",
        Wood = "wood",
        Grain = "grain",
        Olives = "olives",
    }
}

/// What a market pick asks for: one of the goods, or the merchants.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub enum Kind {
    Good(Good),
    Merchant,
}

impl Kind {
    /// All kinds, merchants last.
    pub const ALL: [Kind; 7] = [
        Kind::Good(Good::Cloth),
        Kind::Good(Good::Spices),
        Kind::Good(Good::Wine),
        Kind::Good(Good::Wood),
        Kind::Good(Good::Grain),
        Kind::Good(Good::Olives),
        Kind::Merchant,
    ];

    /// The kind's name in records.
    pub const fn id(self) -> &'static str {
        match self {
            Kind::Good(good) => good.id(),
            Kind::Merchant => "merchant",
        }
    }

    /// The kind's cards in a pile: a stretch of its counts.
    fn stretch(self) -> std::ops::Range<usize> {
        match self {
            Kind::Good(good) => {
                let first = good as usize * VALUES;
                first..first + VALUES
            }
            Kind::Merchant => MERCHANT..FACES,
        }
    }
}

const VALUES: usize = 4;
const MERCHANT: usize = Good::ALL.len() * VALUES;
/// Different cards: six goods in four values, and the merchant.
const FACES: usize = MERCHANT + 1;
/// How often each value of a good is printed, from 1 to 4.
const COPIES: [u8; VALUES] = [6, 5, 3, 2];
const MERCHANTS: u8 = 16;

/// A card's face. Every good comes in the values 1 to 4; merchants are worth 0.
///
/// ```
/// use fondaco_rules::byzanz::{Card, Good, Kind, NoSuchCard};
///
/// let wood: Card = "wood 4".parse().expect("a card of the box");
/// assert_eq!((wood.kind(), wood.value()), (Kind::Good(Good::Wood), 4));
/// assert_eq!((wood.printed(), Card::MERCHANT.printed()), (2, 16));
///
/// assert_eq!("merchant".parse(), Ok(Card::MERCHANT));
/// assert_eq!("merchant".parse(), Ok(Kind::Merchant));
/// assert_eq!("wood 5".parse::<Card>(), Err(NoSuchCard));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// The merchant.
    #[allow(clippy::cast_possible_truncation)]
    pub const MERCHANT: Card = Card(MERCHANT as u8);

    /// A goods card, if there is one of that value.
    pub const fn good(good: Good, value: u8) -> Option<Card> {
        if value >= 1 && value as usize <= VALUES {
            #[allow(clippy::cast_possible_truncation)]
            Some(Card(good as u8 * VALUES as u8 + value - 1))
        } else {
            None
        }
    }

    /// All 25 faces in listing order.
    #[allow(clippy::cast_possible_truncation)]
    pub fn faces() -> impl DoubleEndedIterator<Item = Card> {
        (0..FACES as u8).map(Card)
    }

    /// What the card is worth in a bid and as profit; 0 for a merchant.
    #[allow(clippy::cast_possible_truncation)]
    pub const fn value(self) -> u8 {
        if self.is_merchant() { 0 } else { self.0 % VALUES as u8 + 1 }
    }

    /// The card's kind.
    pub const fn kind(self) -> Kind {
        Kind::ALL[self.0 as usize / VALUES]
    }

    /// Whether it is a merchant.
    pub const fn is_merchant(self) -> bool {
        self.0 as usize == MERCHANT
    }

    /// How many of this card the box holds.
    pub const fn printed(self) -> u8 {
        if self.is_merchant() { MERCHANTS } else { COPIES[self.0 as usize % VALUES] }
    }
}

/// As in records: `wood 1`, `merchant`.
impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind() {
            Kind::Good(good) => write!(f, "{} {}", good.id(), self.value()),
            Kind::Merchant => f.write_str(Kind::Merchant.id()),
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Serialize for Kind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

/// The text names no card or kind of Byzanz.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no such card")]
pub struct NoSuchCard;

impl FromStr for Card {
    type Err = NoSuchCard;

    fn from_str(text: &str) -> Result<Self, NoSuchCard> {
        Card::faces()
            .find(|card| match (card.kind(), text.split_once(' ')) {
                (Kind::Merchant, None) => text == Kind::Merchant.id(),
                (Kind::Good(good), Some((name, value))) => {
                    name == good.id() && value.as_bytes() == [b'0' + card.value()]
                }
                _ => false,
            })
            .ok_or(NoSuchCard)
    }
}

impl FromStr for Kind {
    type Err = NoSuchCard;

    fn from_str(text: &str) -> Result<Self, NoSuchCard> {
        Kind::ALL.into_iter().find(|kind| kind.id() == text).ok_or(NoSuchCard)
    }
}

/// A pile of cards whose order does not matter.
///
/// ```
/// use fondaco_rules::byzanz::{Card, Kind, Stock};
///
/// let deck = Stock::deck();
/// assert_eq!((deck.len(), deck.of(Kind::Merchant)), (112, 16));
///
/// let bid = ["cloth 1", "spices 2", "wine 1"];
/// let bid: [Card; 3] = bid.map(|card| card.parse().expect("a card of the box"));
/// let bid: Stock = bid.iter().collect();
/// assert_eq!((bid.worth(), bid.best(2)), (4, 3));
/// ```
#[derive(Clone, PartialEq, Eq, Default)]
pub struct Stock([u8; FACES]);

impl Stock {
    pub(super) const EMPTY: Stock = Stock([0; FACES]);

    /// The whole deck.
    pub fn deck() -> Self {
        let mut deck = Stock::default();
        for card in Card::faces() {
            deck.0[card.0 as usize] = card.printed();
        }
        deck
    }

    /// How many of this card are in the pile.
    pub fn count(&self, card: Card) -> u8 {
        self.0[card.0 as usize]
    }

    /// How many cards of this kind are in the pile.
    pub fn of(&self, kind: Kind) -> u8 {
        sum(&self.0[kind.stretch()])
    }

    /// How many cards there are.
    pub fn len(&self) -> u8 {
        sum(&self.0)
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; FACES]
    }

    /// The sum of the values.
    pub fn worth(&self) -> u32 {
        self.cards().map(|card| u32::from(card.value())).sum()
    }

    /// The kinds in the pile, in listing order.
    pub fn kinds(&self) -> impl Iterator<Item = Kind> + '_ {
        Kind::ALL.into_iter().filter(|kind| self.of(*kind) > 0)
    }

    /// Every card, copies included, in listing order.
    pub fn cards(&self) -> impl Iterator<Item = Card> + '_ {
        self.piles().flat_map(|(card, count)| std::iter::repeat_n(card, count.into()))
    }

    /// Every face that is in the pile, with its number.
    pub fn piles(&self) -> impl DoubleEndedIterator<Item = (Card, u8)> + '_ {
        Card::faces().map(|card| (card, self.count(card))).filter(|(_, count)| *count > 0)
    }

    /// The most that this many cards of the pile can be worth together.
    pub fn best(&self, cards: u8) -> u32 {
        let mut values: Vec<u8> = self.cards().map(Card::value).collect();
        values.sort_unstable_by(|a, b| b.cmp(a));
        values.into_iter().take(cards.into()).map(u32::from).sum()
    }

    pub(super) fn add(&mut self, card: Card) {
        self.0[card.0 as usize] += 1;
    }

    /// Takes one card out, if there is one.
    pub(super) fn take(&mut self, card: Card) -> bool {
        let count = &mut self.0[card.0 as usize];
        let there = *count > 0;
        *count -= u8::from(there);
        there
    }

    pub(super) fn add_all(&mut self, other: &Stock) {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine += theirs;
        }
    }

    /// Takes out whatever is also in the other pile.
    pub(super) fn take_all(&mut self, other: &Stock) {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine = mine.saturating_sub(theirs);
        }
    }

    /// Takes out all cards of a kind.
    pub(super) fn take_kind(&mut self, kind: Kind) -> Stock {
        let mut taken = Stock::default();
        taken.0[kind.stretch()].copy_from_slice(&self.0[kind.stretch()]);
        self.0[kind.stretch()].fill(0);
        taken
    }

    /// What both piles have.
    pub(super) fn common(&self, other: &Stock) -> Stock {
        self.beyond(&self.beyond(other))
    }

    /// What this pile has beyond the other.
    pub(super) fn beyond(&self, other: &Stock) -> Stock {
        let mut rest = self.clone();
        rest.take_all(other);
        rest
    }
}

/// No game has more than a byte can count; an absurdly long list just stops counting there.
fn sum(counts: &[u8]) -> u8 {
    counts.iter().fold(0, |sum, count| sum.saturating_add(*count))
}

impl<'a> FromIterator<&'a Card> for Stock {
    fn from_iter<I: IntoIterator<Item = &'a Card>>(cards: I) -> Self {
        let mut stock = Stock::default();
        for card in cards {
            let count = &mut stock.0[card.0 as usize];
            *count = count.saturating_add(1);
        }
        stock
    }
}

impl fmt::Debug for Stock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_deck_has_112_cards() {
        let deck = Stock::deck();
        assert_eq!(deck.len(), 112);
        assert_eq!(deck.of(Kind::Merchant), 16);
        for good in Good::ALL {
            assert_eq!(deck.of(Kind::Good(good)), 16);
        }
        assert_eq!(deck.worth(), 6 * (6 + 10 + 9 + 8));
    }

    #[test]
    fn every_face_reads_back_from_its_own_name() {
        for card in Card::faces() {
            assert_eq!(card.to_string().parse(), Ok(card));
        }
        for kind in Kind::ALL {
            assert_eq!(kind.id().parse(), Ok(kind));
        }
    }

    #[test]
    fn goods_come_in_the_values_1_to_4() {
        let wood = |value| Card::good(Good::Wood, value).map(|card| format!("{card:?}"));
        assert_eq!(wood(1).as_deref(), Some("wood 1"));
        assert_eq!(wood(4).as_deref(), Some("wood 4"));
        assert_eq!((wood(0), wood(5)), (None, None));
        let olives = Card::good(Good::Olives, 3);
        assert_eq!(
            olives.map(|card| (card.kind(), card.value())),
            Some((Kind::Good(Good::Olives), 3))
        );
    }

    #[test]
    fn nothing_is_taken_from_an_empty_pile() {
        let mut pile: Stock = [&Card::MERCHANT].into_iter().collect();
        assert_eq!(format!("{pile:?}"), "[merchant]");
        assert!(pile.take(Card::MERCHANT));
        assert!(!pile.take(Card::MERCHANT));
        assert!(pile.is_empty());
    }

    #[test]
    fn other_names_are_no_cards() {
        for text in ["wood 0", "wood 5", "wood", "wood 1 ", "Wood 1", "merchant 0", "wood 11", ""] {
            assert_eq!(text.parse::<Card>(), Err(NoSuchCard), "{text:?}");
        }
    }

    #[test]
    fn the_best_cards_come_first() {
        assert_eq!(Stock::deck().best(0), 0);
        assert_eq!(Stock::deck().best(7), 28);
        assert_eq!(Stock::deck().best(13), 51);
        assert_eq!(Stock::default().best(4), 0);
    }

    #[test]
    fn a_kind_is_taken_whole_and_alone() {
        let mut deck = Stock::deck();
        let wood = deck.take_kind(Kind::Good(Good::Wood));
        assert_eq!((wood.len(), wood.kinds().count(), deck.len()), (16, 1, 96));
        assert_eq!(deck.of(Kind::Good(Good::Wood)), 0);
    }
}

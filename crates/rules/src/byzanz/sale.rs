//! Sales and discards: how cards leave the game out of a hand.

use super::{Card, Event, Kind, Position, Reason, SET, THREE_MERCHANTS};
use crate::Seat;

/// Three cards sold together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sale {
    /// Who sold.
    pub seat: Seat,
    /// In which round: the one that the table was told when the sale was entered. What is sold
    /// after the last market still belongs to the last round.
    pub round: u8,
    /// The number of the move in the record, from 0.
    pub entry: usize,
    /// The cards shown.
    pub cards: [Card; SET],
    /// The one that stays as profit; the other two go to the box.
    pub kept: Card,
    /// The profit.
    pub points: u8,
}

impl Sale {
    /// What three cards bring: the one to keep and its profit. `None` if they are no set.
    ///
    /// ```
    /// use fondaco_rules::byzanz::{Card, Sale};
    ///
    /// let spices: Card = "spices 3".parse()?;
    /// assert_eq!(Sale::value([Card::MERCHANT, spices, Card::MERCHANT]), Some((spices, 3)));
    /// assert_eq!(Sale::value([Card::MERCHANT; 3]), Some((Card::MERCHANT, 5)));
    /// assert_eq!(Sale::value([spices, "wine 1".parse()?, Card::MERCHANT]), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn value(cards: [Card; SET]) -> Option<(Card, u8)> {
        let kept = cards.into_iter().max_by_key(|card| card.value())?;
        if kept.is_merchant() {
            return Some((Card::MERCHANT, THREE_MERCHANTS));
        }
        goods(&cards).all(|kind| kind == kept.kind()).then_some((kept, kept.value()))
    }

    /// What the sale is a sale of.
    pub fn kind(&self) -> Kind {
        self.kept.kind()
    }

    /// The two cards that go to the box.
    pub fn boxed(&self) -> [Card; SET - 1] {
        let mut kept = false;
        let mut boxed = [Card::MERCHANT; SET - 1];
        let others = self.cards.into_iter().filter(|card| {
            let keep = !kept && *card == self.kept;
            kept |= keep;
            !keep
        });
        for (place, card) in boxed.iter_mut().zip(others) {
            *place = card;
        }
        boxed
    }
}

/// The kinds of the cards that are no merchants.
fn goods(cards: &[Card]) -> impl Iterator<Item = Kind> + '_ {
    cards.iter().filter(|card| !card.is_merchant()).map(|card| card.kind())
}

impl Position {
    pub(super) fn against_sell(&self, seat: Seat, cards: &[Card], reasons: &mut Vec<Reason>) {
        if cards.len() != SET {
            reasons.push(Reason::SaleSize { tried: cards.len() });
        }
        let mut kinds: Vec<Kind> = goods(cards).collect();
        kinds.sort_unstable();
        kinds.dedup();
        if kinds.len() > 1 {
            reasons.push(Reason::SaleMixed { kinds });
        }
        self.against_parting(seat, &cards.iter().collect(), reasons);
        if cards.len() == SET {
            self.against_number(seat, SET, reasons);
        }
    }

    pub(super) fn sell(&mut self, seat: Seat, cards: &[Card], events: &mut Vec<Event>) {
        let Ok(cards) = <[Card; SET]>::try_from(cards) else {
            return;
        };
        let Some((kept, points)) = Sale::value(cards) else {
            return;
        };
        self.lose(seat, &cards);
        self.count_loss(seat, SET);
        let sale = Sale { seat, round: self.round, entry: self.played, cards, kept, points };
        self.sales.push(sale);
        events.push(Event::Sold { sale });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Which card is kept and which two go to the box.
    #[track_caller]
    fn parted(cards: [&str; SET]) -> String {
        let cards = cards.map(|card| card.parse().expect("a card"));
        let (kept, points) = Sale::value(cards).expect("a set");
        let sale = Sale { seat: Seat::new(0), round: 1, entry: 0, cards, kept, points };
        assert_eq!(sale.kind(), kept.kind());
        format!("{kept} for {points}, {:?}", sale.boxed())
    }

    #[test]
    fn the_highest_is_kept_and_the_others_go_to_the_box() {
        assert_eq!(parted(["cloth 1", "cloth 4", "cloth 2"]), "cloth 4 for 4, [cloth 1, cloth 2]");
        assert_eq!(parted(["wood 2", "wood 2", "wood 1"]), "wood 2 for 2, [wood 2, wood 1]");
        assert_eq!(parted(["wood 1", "wood 2", "wood 2"]), "wood 2 for 2, [wood 1, wood 2]");
        assert_eq!(
            parted(["merchant", "spices 3", "merchant"]),
            "spices 3 for 3, [merchant, merchant]"
        );
        assert_eq!(parted(["merchant"; 3]), "merchant for 5, [merchant, merchant]");
    }
}

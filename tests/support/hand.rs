//! A hand that enters moves with the mouse, by what stands on the screen.

use fondaco_rules::byzanz::{Bid, Card, Depth, Discard, Move, Now, Sale, Stake};
use fondaco_words::{Translator, say};

use super::visitor::Visitor;

/// The name of a button with a card.
pub fn card_id(what: &str, card: Card) -> String {
    format!("{what}-{card}").replace(' ', "-")
}

impl Visitor {
    /// Enters a move as somebody at the table would, and tells how many clicks it took.
    pub fn enter(&mut self, entry: &Move, tr: &Translator) -> usize {
        let before = self.effort;
        if !matches!(entry, Move::Sell { .. } | Move::Discard { .. }) {
            self.end_pause();
        }
        match entry {
            Move::Reveal { cards } => {
                self.click(&tr.say(say::AppByzanzLayOut));
                self.choose(cards);
                self.click(&tr.say(say::AppTableEnter));
            }
            Move::Bid { seat, bid } => match bid {
                Bid::Worth(value) => {
                    if !matches!(self.due(), Now::Bid { least, .. } if least == *value) {
                        self.click_id(&format!("value-{value}"));
                    }
                    let value = (*value).into();
                    self.click(&tr.say(say::AppTableBid { value }));
                }
                Bid::Adding(cards) => {
                    let before = match self.position().stake(*seat) {
                        Stake::Bid { worth, .. } => *worth,
                        _ => 0,
                    };
                    let added = cards.iter().map(|card| u32::from(card.value()));
                    let value = before + added.sum::<u32>();
                    self.click(&tr.say(say::AppByzanzBidCards));
                    self.choose(cards);
                    self.click(&tr.say(say::AppTableBid { value: value.into() }));
                }
            },
            Move::Pass { .. } => self.click(&tr.say(say::AppTablePass)),
            Move::Award { seat, value } => {
                if let Some(value) = value {
                    self.click_id(&format!("value-{value}"));
                }
                self.click_id(&format!("seat-{seat}"));
            }
            Move::Settle { card, .. } => self.click_id(&card_id("settle", *card)),
            Move::Pick { kind, .. } => self.click_id(&format!("kind-{}", kind.id())),
            Move::Waive { .. } => self.click(&tr.say(say::AppByzanzWaive)),
            Move::Sell { seat, cards } => {
                self.click_id(&format!("sell-{seat}"));
                self.choose(cards);
                let sold = <[Card; 3]>::try_from(cards.as_slice()).expect("three cards");
                let (_, points) = Sale::value(sold).expect("a set");
                self.click(&tr.say(say::AppTableSellFor { points: points.into() }));
            }
            Move::Discard { seat, cards } => {
                self.click(&tr.say(say::AppTableDiscard));
                if self.position().table().depth() == Depth::Winners {
                    self.click_id(&format!("who-{seat}"));
                }
                match cards {
                    Discard::Count(count) => self.click_id(&format!("count-{count}")),
                    Discard::Cards(cards) => {
                        self.choose(cards);
                        self.click(&tr.say(say::AppTableEnter));
                    }
                }
            }
            Move::Hand { seat, count } => self.click_id(&format!("hand-{seat}-{count}")),
        }
        self.effort - before
    }

    fn choose(&mut self, cards: &[Card]) {
        for card in cards {
            self.click_id(&card_id("card", *card));
        }
    }
}

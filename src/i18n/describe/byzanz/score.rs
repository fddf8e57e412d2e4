//! The result of Byzanz in words, and why it is as it is.

use serde_json::json;

use crate::i18n::describe::{Why, Words, winners};
use crate::i18n::say;
use crate::rules::byzanz::{Card, Position, Sale};
use crate::rules::{Decided, Seat, Standings};

impl Words<'_> {
    /// Who has won; while the game goes on, that it does.
    pub(super) fn profit_verdict(&self, standings: &Standings) -> String {
        let winners: Vec<Seat> = winners(standings).collect();
        let points = standings.places.first().map_or(0, |best| best.points);
        match winners.as_slice() {
            [] => self.tr.say(say::ByzanzScoreRunning),
            [winner] => self
                .tr
                .say(say::ByzanzScoreWinner { name: self.name(*winner), points: points.into() }),
            several => self.tr.say(say::ByzanzScoreWinners {
                names: self.names(several.iter().copied()),
                points: points.into(),
            }),
        }
    }

    /// Every point of somebody's traced to its sale, then the sum, and the hand if it counted.
    pub(super) fn profit(&self, position: &Position, seat: Seat) -> Vec<Why> {
        let sales = position.sales().iter().filter(|sale| sale.seat == seat);
        let sales = sales.map(|sale| Why {
            text: self.sale(sale),
            data: json!({
                "seat": seat,
                "move": sale.entry,
                "round": sale.round,
                "cards": sale.cards,
                "kept": sale.kept,
                "points": sale.points,
            }),
            is_sum: false,
        });
        let sum = Why {
            text: self.total(position, seat),
            data: json!({"seat": seat, "total": position.profit(seat)}),
            is_sum: true,
        };
        let hand = position.tiebreak_hand(seat).map(|hand| Why {
            text: self.tiebreak_hand(seat, hand),
            data: json!({"seat": seat, "hand": hand}),
            is_sum: false,
        });
        sales.chain([sum]).chain(hand).collect()
    }

    /// How a sale became profit.
    fn sale(&self, sale: &Sale) -> String {
        let (name, round, points) = (self.name(sale.seat), sale.round.into(), sale.points.into());
        if sale.kept == Card::MERCHANT {
            return self.tr.say(say::ByzanzScoreSaleMerchants { name, round, points });
        }
        self.tr.say(say::ByzanzScoreSale {
            name,
            round,
            cards: self.tr.cards(sale.cards),
            kept: self.tr.card(sale.kept),
            points,
        })
    }

    /// What somebody's sales come to.
    fn total(&self, position: &Position, seat: Seat) -> String {
        let name = self.name(seat);
        let sales = position.sales().iter().filter(|sale| sale.seat == seat);
        match sales.count() {
            0 => self.tr.say(say::ByzanzScoreNoSale { name }),
            sales => self.tr.say(say::ByzanzScoreTotal {
                name,
                points: position.profit(seat).into(),
                sales: sales.into(),
            }),
        }
    }

    /// How many cards somebody has for the tiebreak.
    fn tiebreak_hand(&self, seat: Seat, hand: u8) -> String {
        self.tr.say(say::ByzanzScoreHand { name: self.name(seat), hand: hand.into() })
    }

    /// Which step decided; `None` while nothing is decided.
    pub(super) fn decided(&self, position: &Position) -> Option<String> {
        let standings = position.standings();
        let best = standings.places.first()?;
        let tied = standings
            .places
            .iter()
            .filter(|place| place.points == best.points)
            .map(|place| place.seat);
        let winners = standings.places.iter().filter(|place| place.winner).map(|place| place.seat);
        let (name, points) = (self.name(best.seat), best.points.into());
        let hand = position.tiebreak_hand(best.seat).unwrap_or(0);
        let decided = standings.decided?;
        let mut told = match decided {
            Decided::Points => self.tr.say(say::ByzanzScoreDecidedPoints {
                name,
                points,
                second: standings.places.get(1).map_or(0, |next| next.points).into(),
            }),
            Decided::Hand => self.tr.say(say::ByzanzScoreDecidedHand {
                names: self.names(tied),
                points,
                name,
                hand: hand.into(),
            }),
            Decided::Offer => self.tr.say(say::ByzanzScoreDecidedOffer {
                names: self.names(tied),
                points,
                name,
                offer: position.offer(best.seat).unwrap_or(0).into(),
            }),
            // Byzanz has no exchange cards.
            Decided::Shared | Decided::Exchange => self.tr.say(say::ByzanzScoreDecidedShared {
                names: self.names(winners),
                points,
                hand: hand.into(),
            }),
        };
        if decided != Decided::Points && !position.table().house().tie_merchants {
            told = format!("{told} {}", self.tr.say(say::ByzanzScoreWithoutMerchants));
        }
        Some(told)
    }
}

//! The result of Byzanz in words, and why it is as it is.

use super::Words;
use crate::i18n::say;
use crate::rules::byzanz::{Card, Phase, Position, Sale};
use crate::rules::{Decided, Seat};

impl Words<'_> {
    /// A game on one line: who plays, and how far they are or, if it is finished, who has won.
    pub fn summary(&self, position: &Position, finished: bool) -> String {
        let table = position.table();
        let names = self.names(table.seats());
        let standings = position.standings();
        if finished && standings.decided.is_some() {
            let winners = standings.places.iter().filter(|place| place.winner);
            let best = standings.places.first().map_or(0, |best| best.points);
            let won = self.tr.say(say::AppLibraryWon {
                names: self.names(winners.map(|place| place.seat)),
                points: best.into(),
            });
            return format!("{names}. {won}");
        }
        if *position.phase() == Phase::Closing {
            return self.tr.say(say::AppContinueClosing { names });
        }
        self.tr.say(say::AppContinueHint {
            names,
            round: position.round().into(),
            rounds: table.plan().rounds().into(),
        })
    }

    /// Who has won; while the game goes on, that it does.
    pub fn verdict(&self, position: &Position) -> String {
        let standings = position.standings();
        let winners: Vec<Seat> = standings
            .places
            .iter()
            .filter(|place| place.winner)
            .map(|place| place.seat)
            .collect();
        let points = standings.places.first().map_or(0, |best| best.points);
        match winners.as_slice() {
            [] => self.tr.say(say::ScoreRunning {}),
            [winner] => self.tr.say(say::ScoreWinner {
                name: self.name(*winner),
                points: points.into(),
            }),
            several => self.tr.say(say::ScoreWinners {
                names: self.names(several.iter().copied()),
                points: points.into(),
            }),
        }
    }

    /// The ranking, a line for each player.
    pub fn ranking(&self, position: &Position) -> Vec<String> {
        let places = position.standings().places;
        places
            .iter()
            .map(|place| {
                self.tr.say(say::ScorePlace {
                    rank: place.rank.into(),
                    name: self.name(place.seat),
                    points: place.points.into(),
                })
            })
            .collect()
    }

    /// How a sale became profit.
    pub fn sale(&self, sale: &Sale) -> String {
        let (name, round, points) = (self.name(sale.seat), sale.round.into(), sale.points.into());
        if sale.kept == Card::MERCHANT {
            return self.tr.say(say::ScoreSaleMerchants {
                name,
                round,
                points,
            });
        }
        self.tr.say(say::ScoreSale {
            name,
            round,
            cards: self.tr.cards(sale.cards),
            kept: self.tr.card(sale.kept),
            points,
        })
    }

    /// What somebody's sales come to.
    pub fn total(&self, position: &Position, seat: Seat) -> String {
        let name = self.name(seat);
        let sales = position.sales().iter().filter(|sale| sale.seat == seat);
        match sales.count() {
            0 => self.tr.say(say::ScoreNoSale { name }),
            sales => self.tr.say(say::ScoreTotal {
                name,
                points: position.profit(seat).into(),
                sales: sales.into(),
            }),
        }
    }

    /// How many cards somebody has for the tiebreak.
    pub fn tiebreak_hand(&self, seat: Seat, hand: u8) -> String {
        self.tr.say(say::ScoreHand {
            name: self.name(seat),
            hand: hand.into(),
        })
    }

    /// Which step decided; `None` while nothing is decided.
    pub fn decided(&self, position: &Position) -> Option<String> {
        let standings = position.standings();
        let best = standings.places.first()?;
        let tied = standings
            .places
            .iter()
            .filter(|place| place.points == best.points)
            .map(|place| place.seat);
        let winners = standings
            .places
            .iter()
            .filter(|place| place.winner)
            .map(|place| place.seat);
        let (name, points) = (self.name(best.seat), best.points.into());
        let hand = position.tiebreak_hand(best.seat).unwrap_or(0);
        let decided = standings.decided?;
        let mut told = match decided {
            Decided::Points => self.tr.say(say::ScoreDecidedPoints {
                name,
                points,
                second: standings.places.get(1).map_or(0, |next| next.points).into(),
            }),
            Decided::Hand => self.tr.say(say::ScoreDecidedHand {
                names: self.names(tied),
                points,
                name,
                hand: hand.into(),
            }),
            Decided::Offer => self.tr.say(say::ScoreDecidedOffer {
                names: self.names(tied),
                points,
                name,
                offer: position.offer(best.seat).unwrap_or(0).into(),
            }),
            Decided::Shared => self.tr.say(say::ScoreDecidedShared {
                names: self.names(winners),
                points,
                hand: hand.into(),
            }),
        };
        if decided != Decided::Points && !position.table().house().tie_merchants {
            told = format!("{told} {}", self.tr.say(say::ScoreWithoutMerchants {}));
        }
        Some(told)
    }
}

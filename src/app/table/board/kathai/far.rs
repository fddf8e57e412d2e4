//! The numbers of Kathai that people far away want to see.

use super::View;
use super::drawing::{self, Drawing};
use crate::app::table::far::scene::{Fact, Tally, Ware};
use crate::app::ui::frame::Context;
use fondaco_words::{DescribeGame as _, say};

impl View<'_> {
    /// How far the game is, the row with its prices, and what everybody has.
    pub(super) fn tally(self, context: Context<'_>) -> Tally {
        let (tr, position) = (context.tr(), self.position);
        let wares = position.quotes().map(|quote| {
            let mut lines = vec![tr.price(quote.place)];
            // What cannot be sold lies under the X.
            if let Some((cards, points)) = quote.fewest.zip(quote.least()) {
                lines.push(tr.say(say::AppKathaiNeeds { cards: cards.into() }));
                lines.push(tr.say(say::AppKathaiPays { points: points.into() }));
            }
            let good = quote.good;
            Ware {
                drawing: Drawing::of_good(good),
                colour: drawing::colour(good),
                letter: tr.good_letter(good),
                lines,
                is_tied: position.lock().is_some_and(|[first, _]| first == good),
            }
        });
        let facts = position.table().seats().map(|seat| {
            vec![
                Fact::Count(Drawing::COINS, position.points(seat)),
                Fact::Count(Drawing::HAND, position.hand(seat).into()),
                Fact::Count(Drawing::EXCHANGE, position.exchange(seat).into()),
            ]
        });
        Tally {
            progress: position.progress(tr),
            wares: wares.to_vec(),
            facts: facts.collect(),
            ..Tally::default()
        }
    }
}

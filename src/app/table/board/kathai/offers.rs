//! What somebody can enter from a phone in Kathai.

use serde_json::json;

use super::View;
use crate::app::table::board::offer::{Field, FieldKind, Offer};
use fondaco_rules::Seat;
use fondaco_rules::kathai::{Move, Now, Payment};
use fondaco_words::{Translator, Words, say};

impl View<'_> {
    pub(super) fn offers_for(self, seat: Seat, tr: &Translator) -> Vec<Offer> {
        let Now::Turn { seat: called, sell, bribe, trade, bury, draw, .. } = &self.due.now else {
            return Vec::new();
        };
        if *called != seat {
            return Vec::new();
        }
        let position = self.position;
        let hand = u32::from(position.hand(seat)).max(1);
        let mut offers = Vec::new();
        if !sell.is_empty() {
            let goods = sell.iter().map(|good| (good.id().into(), tr.good(*good))).collect();
            let fields = vec![
                Field::new("good", tr.say(say::AppKathaiWhichGood), FieldKind::Choice(goods)),
                number("cards", tr.say(say::AppKathaiHowMany), (1, hand)),
                number("goods", tr.say(say::AppPhonesHowManyShown), (1, GOODS)).optional(),
            ];
            offers.push(Offer::form(tr.say(say::AppTableSell), "sell", seat, fields));
        }
        if *trade {
            let others = position.table().seats().filter(|other| *other != seat);
            let name = |other: Seat| Words::new(tr, self.players).name(other);
            let hands = others.clone().map(|other| u32::from(position.hand(other)));
            let most = hands.max().unwrap_or_default();
            let others = others.map(|other| (json!(other), name(other))).collect();
            let fields = vec![
                Field::new(
                    "deals[].with",
                    tr.say(say::AppKathaiWithWhom),
                    FieldKind::Choice(others),
                ),
                number("deals[].gives", tr.say(say::AppPhonesGive), (0, hand)),
                number("deals[].gets", tr.say(say::AppPhonesGet), (0, most)),
            ];
            offers.push(Offer::form(tr.say(say::AppKathaiTrade), "trade", seat, fields));
        }
        if !bribe.is_empty() {
            let pairs = bribe.iter().map(|[first, second]| {
                let names = [tr.good(*first), tr.good(*second)];
                (json!([first.id(), second.id()]), names.join(" ↔ "))
            });
            let payments = position.payments(seat).into_iter().map(|with| {
                let name = match with {
                    Payment::Hand => tr.say(say::AppKathaiWithHand),
                    Payment::Exchange => tr.say(say::AppKathaiWithExchange),
                };
                (json!(with), name)
            });
            let fields = vec![
                Field::new(
                    "pair",
                    tr.say(say::AppKathaiWhichPair),
                    FieldKind::Choice(pairs.collect()),
                ),
                Field::new(
                    "with",
                    tr.say(say::AppKathaiPaidWith),
                    FieldKind::Choice(payments.collect()),
                ),
            ];
            offers.push(Offer::form(tr.say(say::AppKathaiBribe), "bribe", seat, fields));
        }
        if *bury {
            offers.push(Offer::of(tr.say(say::AppKathaiBury), &Move::Bury { seat }));
        }
        if *draw {
            offers.push(Offer::of(tr.say(say::AppKathaiDraw), &Move::Draw { seat }));
        }
        offers.push(Offer::of(tr.say(say::AppTablePass), &Move::Pass { seat }));
        offers
    }
}

/// More goods than a full hand can show.
const GOODS: u32 = 30;

fn number(path: &'static str, label: String, (least, most): (u32, u32)) -> Field {
    Field::new(path, label, FieldKind::Number { least, most })
}

//! The call of Kathai: what the table must do now.

use crate::{Describe, Words, say};
use fondaco_rules::Seat;
use fondaco_rules::kathai::{Due, Now};

impl Describe for Due {
    fn describe(&self, words: &Words<'_>) -> String {
        let tr = words.tr;
        let Now::Turn { seat, drew, left, .. } = &self.now else {
            return tr.say(say::KathaiDueFinish);
        };
        let name = words.name(*seat);
        match (drew, *left) {
            (Ok(()), None) => tr.say(say::KathaiDueDraw { name }),
            (Err(_), None) => tr.say(say::KathaiDueFull { name }),
            (Ok(()), Some(0)) => tr.say(say::KathaiDueDrawEnd { name }),
            (Ok(()), Some(left)) => tr.say(say::KathaiDueDrawLast { name, left: left.into() }),
            (Err(_), Some(0)) => tr.say(say::KathaiDueEnd { name }),
            (Err(_), Some(left)) if usize::from(left) >= words.players.len() => {
                let left = left.into();
                tr.say(say::KathaiDueTwoMore { name, left })
            }
            (Err(_), Some(left)) => {
                let left = left.into();
                tr.say(say::KathaiDueOneMore { name, left })
            }
        }
    }

    fn addressee(&self) -> Option<Seat> {
        match self.now.seats().as_slice() {
            [seat] => Some(*seat),
            _ => None,
        }
    }
}

/// What else is possible.
pub(super) fn also(due: &Due, words: &Words<'_>) -> Vec<String> {
    let Now::Turn { sell, bribe, trade, bury, draw, .. } = &due.now else {
        return Vec::new();
    };
    let tr = words.tr;
    let sell = (!sell.is_empty())
        .then(|| tr.say(say::KathaiDueAlsoSell { goods: tr.goods(sell.iter().copied()) }));
    let trade = match (trade, bury) {
        (true, true) => Some(tr.say(say::KathaiDueAlsoTradeBury)),
        (true, false) => Some(tr.say(say::KathaiDueAlsoTrade)),
        (false, true) => Some(tr.say(say::KathaiDueAlsoBury)),
        (false, false) => None,
    };
    let bribe = (!bribe.is_empty()).then(|| {
        let pairs = bribe.iter().map(|pair| pair.map(|good| tr.good(good)).join("–"));
        tr.say(say::KathaiDueAlsoBribe { pairs: tr.list(pairs) })
    });
    let draw = draw.then(|| tr.say(say::KathaiDueAlsoDraw));
    let pass = tr.say(say::KathaiDueAlsoPass);
    let possible = [sell, trade, bribe, draw, Some(pass)];
    possible.into_iter().flatten().collect()
}

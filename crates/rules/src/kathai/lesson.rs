//! What somebody who learns Kathai should hear, step by step.

use super::{Event, HAND_LIMIT, Move, Now, Payment, Position, RowPlace, Rule};
use crate::Game as _;
use crate::lesson::LessonStep;
use crate::written::words;

words! {
    /// A method in which something is entered.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    #[allow(missing_docs)]
    pub enum EntryMethod {
        Turn = "turn",
        Trade = "trade",
        Sell = "sell",
        Bribe = "bribe",
    }
}

lessons! {
    Begin = "begin" by Turn under Turn,
    Trade = "trade" by Trade under Trade,
    Trades = "trades" by Trade under TradeLimit,
    Bury = "bury" by Turn under Bury,
    Sale = "sale" by Sell under SaleCamels,
    BestSale = "best-sale" by Sell under SalePoints,
    FreeingSale = "freeing-sale" by Sell under BribeLock,
    Bribe = "bribe" by Bribe under Bribe,
    BribeWithExchange = "bribe-with-exchange" by Bribe under ExchangeCard,
    LockMoves = "lock-moves" by Bribe under BribeLock,
    DrawAgain = "draw-again" by Turn under DrawAgain,
    Pass = "pass" by Turn under Pass,
    FullHand = "full-hand" by Turn under HandLimit,
    LastCard = "last-card" by Turn under LastCard,
    LastTurns = "last-turns" by Turn under LastTurns,
    End = "end" by Turn under Tie,
}

impl Position {
    /// What is learnt from a step.
    pub(super) fn learnt(step: &LessonStep<'_, Self>) -> Lesson {
        let LessonStep { before, entry, after, .. } = *step;
        if step.happened(|event| matches!(event, Event::Over)) {
            return Lesson::End;
        }
        if step.happened(|event| matches!(event, Event::LastCard { .. })) {
            return Lesson::LastCard;
        }
        let is_full = after.turn().is_some_and(|seat| after.hand(seat) >= HAND_LIMIT);
        let skipped = step.happened(|event| matches!(event, Event::NoDraw { .. }));
        match entry {
            Move::Sell { .. } if step.happened(|event| matches!(event, Event::Unlocked { .. })) => {
                Lesson::FreeingSale
            }
            Move::Sell { good, .. } if before.market().place_of(*good) == RowPlace::ALL[0] => {
                Lesson::BestSale
            }
            Move::Sell { .. } => Lesson::Sale,
            Move::Bribe { .. }
                if step.happened(|event| matches!(event, Event::LockMoved { .. })) =>
            {
                Lesson::LockMoves
            }
            Move::Bribe { with, .. } => match with {
                Payment::Hand => Lesson::Bribe,
                Payment::Exchange => Lesson::BribeWithExchange,
            },
            Move::Trade { deals, .. } if deals.len() > 1 => Lesson::Trades,
            Move::Draw { .. } => Lesson::DrawAgain,
            _ if skipped && is_full && after.pile() > 0 => Lesson::FullHand,
            Move::Trade { .. } => Lesson::Trade,
            Move::Bury { .. } => Lesson::Bury,
            Move::Pass { .. } if before.turns_left().is_some() => Lesson::LastTurns,
            Move::Pass { .. } => Lesson::Pass,
        }
    }

    /// The methods to enter what is due and what may be done besides, the most needed first.
    fn methods_due(&self) -> Vec<EntryMethod> {
        let Now::Turn { sell, bribe, trade, .. } = self.due().now else {
            return Vec::new();
        };
        let mut methods = vec![EntryMethod::Turn];
        methods.extend((!sell.is_empty()).then_some(EntryMethod::Sell));
        methods.extend(trade.then_some(EntryMethod::Trade));
        methods.extend((!bribe.is_empty()).then_some(EntryMethod::Bribe));
        methods
    }

    /// The methods in which this entry is made, or those to enter what is due.
    pub(super) fn methods(&self, entry: Option<&Move>) -> Vec<EntryMethod> {
        match entry {
            None => self.methods_due(),
            Some(Move::Trade { .. }) => vec![EntryMethod::Turn, EntryMethod::Trade],
            Some(Move::Sell { .. }) => vec![EntryMethod::Turn, EntryMethod::Sell],
            Some(Move::Bribe { .. }) => vec![EntryMethod::Turn, EntryMethod::Bribe],
            Some(Move::Bury { .. } | Move::Draw { .. } | Move::Pass { .. }) => {
                vec![EntryMethod::Turn]
            }
        }
    }
}

//! What somebody who learns Byzanz should hear, step by step.

use super::{Depth, Event, Kind, Move, Now, Paid, Phase, Position, Rule, Stake};
use crate::Game as _;
use crate::lesson::LessonStep;
use crate::written::words;

words! {
    /// A method in which something is entered.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    #[allow(missing_docs)]
    pub enum EntryMethod {
        Lot = "lot",
        Bid = "bid",
        Award = "award",
        Settle = "settle",
        Pick = "pick",
        Shed = "shed",
        Count = "count",
        Sell = "sell",
    }
}

lessons! {
    Begin = "begin" by Lot under SetupStart,
    Lot = "lot" by Lot under Lot,
    LastLot = "last-lot" by Lot under LastAuction,
    FirstBid = "first-bid" by Bid under Bid,
    Overbid = "overbid" by Bid under BidMerchant,
    Raise = "raise" by Bid under Raise,
    Pass = "pass" by Bid under Pass,
    AllPass = "all-pass" by Bid under AllPass,
    Win = "win" by Bid under AuctionEnd,
    Settle = "settle" by Settle under Win,
    Market = "market" by Settle under MarketOrder,
    Pick = "pick" by Pick under Pick,
    Waive = "waive" by Pick under Waive,
    NothingLeft = "nothing-left" by Pick under NothingLeft,
    Round = "round" by Pick under NextRound,
    Sale = "sale" by Sell under SaleProfit,
    SaleMerchant = "sale-merchant" by Sell under SaleMerchant,
    SaleMerchants = "sale-merchants" by Sell under SaleThreeMerchants,
    Limit = "limit" by Shed under HandLimit,
    Discard = "discard" by Shed under LimitCheck,
    LastMarket = "last-market" by Sell under End,
    LastSale = "last-sale" by Sell under Tie,
}

impl Position {
    /// What is learnt from a step.
    pub(super) fn learnt(step: &LessonStep<'_, Self>) -> Lesson {
        let LessonStep { before, entry, after, .. } = *step;
        let sheds = |position: &Position| matches!(position.due().now, Now::Shed { .. });
        if step.happened(|event| matches!(event, Event::NothingLeft { .. })) {
            return Lesson::NothingLeft;
        }
        if sheds(after) && !sheds(before) {
            return Lesson::Limit;
        }
        if step.happened(|event| matches!(event, Event::LastMarketEnded)) {
            return Lesson::LastMarket;
        }
        let is_won = matches!(after.phase(), Phase::Settling { .. });
        match entry {
            Move::Reveal { .. } if is_won => Lesson::LastLot,
            Move::Reveal { .. } => Lesson::Lot,
            Move::Bid { .. } | Move::Pass { .. } | Move::Award { .. } if is_won => Lesson::Win,
            Move::Bid { seat, .. } => match before.phase() {
                Phase::Auction(auction) if auction.highest().is_none() => Lesson::FirstBid,
                _ if matches!(before.stake(*seat), Stake::Bid { .. }) => Lesson::Raise,
                _ => Lesson::Overbid,
            },
            Move::Pass { .. } => {
                let free = step.happened(|event| {
                    let paid = Paid::AllPassed;
                    matches!(event, Event::Won { paid: found, .. } if *found == paid)
                });
                if free { Lesson::AllPass } else { Lesson::Pass }
            }
            Move::Award { .. } => Lesson::Win,
            Move::Settle { .. }
                if step.happened(|event| matches!(event, Event::MarketOpened { .. })) =>
            {
                Lesson::Market
            }
            Move::Settle { .. } => Lesson::Settle,
            Move::Waive { .. } => Lesson::Waive,
            Move::Pick { .. } if after.round() > before.round() => Lesson::Round,
            Move::Pick { .. } => Lesson::Pick,
            Move::Sell { .. } if matches!(before.phase(), Phase::Closing) => Lesson::LastSale,
            Move::Sell { cards, .. } => {
                let merchants = cards.iter().filter(|card| card.kind() == Kind::Merchant);
                match merchants.count() {
                    0 => Lesson::Sale,
                    3 => Lesson::SaleMerchants,
                    _ => Lesson::SaleMerchant,
                }
            }
            Move::Discard { .. } => Lesson::Discard,
            Move::Hand { .. } => Lesson::LastSale,
        }
    }

    /// The methods to enter what is due and what may be done besides, the most needed first.
    fn methods_due(&self) -> Vec<EntryMethod> {
        match self.due().now {
            Now::Reveal { .. } => vec![EntryMethod::Lot],
            Now::Bid { .. } if self.table().depth() == Depth::Cards => {
                vec![EntryMethod::Bid, EntryMethod::Sell]
            }
            Now::Bid { .. } => vec![EntryMethod::Award, EntryMethod::Sell],
            Now::Settle { .. } => vec![EntryMethod::Settle],
            Now::Pick { .. } => vec![EntryMethod::Pick, EntryMethod::Sell],
            Now::Shed { .. } => vec![EntryMethod::Shed],
            Now::Count { .. } => vec![EntryMethod::Count],
            Now::Finish => vec![EntryMethod::Sell],
        }
    }

    /// The methods in which this entry is made, or those to enter what is due.
    pub(super) fn methods(&self, entry: Option<&Move>) -> Vec<EntryMethod> {
        let mut methods = self.methods_due();
        match entry {
            None => {}
            Some(Move::Sell { .. }) => {
                methods.retain(|method| *method == EntryMethod::Shed);
                methods.push(EntryMethod::Sell);
            }
            Some(Move::Discard { .. }) => methods = vec![EntryMethod::Shed],
            Some(_) => methods.truncate(1),
        }
        methods
    }
}

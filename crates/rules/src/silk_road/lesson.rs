//! What somebody who learns Silk Road should hear, step by step.

use super::{Event, Move, Now, Play, Position, Rule, Tile};
use crate::Game as _;
use crate::lesson::LessonStep;
use crate::written::words;

words! {
    /// A method in which something is entered.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    #[allow(missing_docs)]
    pub enum EntryMethod {
        Lead = "lead",
        Bid = "bid",
        Answer = "answer",
        Travel = "travel",
        Printed = "printed",
        Take = "take",
        Again = "again",
        Hand = "hand",
        Count = "count",
    }
}

lessons! {
    Begin = "begin" by Bid under SetupPlayers,
    Bid = "bid" by Bid under Bid,
    Overbid = "overbid" by Bid under BidLimit,
    Pass = "pass" by Bid under Bid,
    NoBid = "no-bid" by Bid under Answer,
    NoMore = "no-more" by Bid under Answer,
    Accept = "accept" by Answer under Answer,
    Pay = "pay" by Answer under Answer,
    Travel = "travel" by Travel under Travel,
    TravelToPrinted = "travel-to-printed" by Travel under Printed,
    Printed = "printed" by Printed under Printed,
    Seller = "seller" by Take under Seller,
    Buyer = "buyer" by Take under Buyer,
    Barter = "barter" by Take under Barter,
    SpecialBarter = "special-barter" by Take under SpecialBarter,
    Thief = "thief" by Take under Thief,
    Vizier = "vizier" by Take under Vizier,
    Crook = "crook" by Take under Crook,
    CrookHelps = "crook-helps" by Take under Crook,
    Barterer = "barterer" by Take under Barterer,
    Again = "again" by Again under BartererTokens,
    Unused = "unused" by Take under Take,
    Hand = "hand" by Hand under Hand,
    NextLeader = "next-leader" by Hand under NextLeader,
    Goal = "goal" by Travel under End,
    Count = "count" by Count under Count,
    End = "end" by Count under Majority,
}

impl Position {
    /// What is learnt from a step.
    pub(super) fn learnt(step: &LessonStep<'_, Self>) -> Lesson {
        let LessonStep { before, entry, .. } = *step;
        match entry {
            Move::Bid { .. } if before.bids().is_empty() => Lesson::Bid,
            Move::Bid { .. } => Lesson::Overbid,
            Move::Pass { .. } => Lesson::Pass,
            Move::Rest if before.bids().is_empty() => Lesson::NoBid,
            Move::Rest | Move::Lead { .. } => Lesson::NoMore,
            Move::Accept { .. } => Lesson::Accept,
            Move::Pay { .. } => Lesson::Pay,
            Move::Travel { .. }
                if step.happened(|event| matches!(event, Event::Reached { .. })) =>
            {
                Lesson::Goal
            }
            Move::Travel { city, .. } if city.has_printed() => Lesson::TravelToPrinted,
            Move::Travel { .. } => Lesson::Travel,
            Move::Take { play, .. } | Move::Printed { play, .. } if matches!(play, Play::Used { crooks, .. } if *crooks > 0) => {
                Lesson::CrookHelps
            }
            Move::Printed { .. } => Lesson::Printed,
            Move::Take { play, .. } => of_tile(play),
            Move::Again { .. } => Lesson::Again,
            Move::Hand { .. }
                if step.happened(|event| matches!(event, Event::LeadsNext { .. })) =>
            {
                Lesson::NextLeader
            }
            Move::Hand { .. } => Lesson::Hand,
            Move::Count { .. } if step.happened(|event| matches!(event, Event::Over)) => {
                Lesson::End
            }
            Move::Count { .. } => Lesson::Count,
        }
    }

    /// The methods to enter what is due and what may be done besides, the most needed first.
    fn methods_due(&self) -> Vec<EntryMethod> {
        match self.due().now {
            Now::Lead { .. } => vec![EntryMethod::Lead],
            Now::Bid { .. } => vec![EntryMethod::Bid],
            Now::Answer { .. } => vec![EntryMethod::Answer],
            Now::Travel { .. } => vec![EntryMethod::Travel],
            Now::Take { printed: true, .. } => vec![EntryMethod::Printed, EntryMethod::Take],
            Now::Take { .. } => vec![EntryMethod::Take],
            Now::Hand { barterer: true, .. } => vec![EntryMethod::Again, EntryMethod::Hand],
            Now::Hand { .. } => vec![EntryMethod::Hand],
            Now::Count { .. } => vec![EntryMethod::Count],
            Now::Finish => Vec::new(),
        }
    }

    /// The methods in which this entry is made, or those to enter what is due.
    pub(super) fn methods(&self, entry: Option<&Move>) -> Vec<EntryMethod> {
        match entry {
            Some(Move::Printed { .. }) => vec![EntryMethod::Printed],
            Some(Move::Again { .. }) => vec![EntryMethod::Again],
            // Whoever could have done otherwise has seen that, too.
            _ => self.methods_due(),
        }
    }
}

/// What is learnt from a tile that is taken.
fn of_tile(play: &Play) -> Lesson {
    match (play, play.tile()) {
        (_, Tile::Crook) => Lesson::Crook,
        (_, Tile::Barterer) => Lesson::Barterer,
        (Play::Unused(_), _) => Lesson::Unused,
        (_, Tile::Seller) => Lesson::Seller,
        (_, Tile::Buyer) => Lesson::Buyer,
        (_, Tile::Barter) => Lesson::Barter,
        (_, Tile::SpecialBarter) => Lesson::SpecialBarter,
        (_, Tile::Thief) => Lesson::Thief,
        (_, Tile::Vizier) => Lesson::Vizier,
    }
}

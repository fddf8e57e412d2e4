//! The hand limit: who holds too many cards, and discarding.

use super::{Discard, HAND_LIMIT, Kind, LimitCheck, Phase, Position, Reason, Stock};
use crate::Seat;

impl Position {
    /// Whether hands are held against the limit at this moment.
    pub(super) fn limit_applies(&self) -> bool {
        match self.table.house().limit_check {
            LimitCheck::AtOnce => true,
            LimitCheck::RoundEnd => self.is_between_rounds() || self.phase == Phase::Closing,
        }
    }

    /// Who surely holds too many cards, and how many too many. Only a table that writes cards
    /// down is held up by it; others are trusted to look after themselves.
    pub(super) fn over_limit(&self) -> Option<(Seat, u8)> {
        if !self.limit_applies() {
            return None;
        }
        self.table.seats().find_map(|seat| {
            let over = self.hand(seat).size()?.checked_sub(HAND_LIMIT)?;
            (over > 0).then_some((seat, over))
        })
    }

    /// How many cards a bidder can hold if nobody has written any down: whoever still bids has
    /// gained nothing in this round, and in the first one has only the dealt cards.
    pub(super) fn most_held(&self) -> u8 {
        if self.round == 1 { self.table.plan().dealt_each() } else { HAND_LIMIT }
    }

    /// How many cards somebody can discard now. Whoever is above the limit may go below it. Where
    /// hands are not known, nobody gains more in a round than the largest lot and all cards of a
    /// kind; a discard may be entered late, but only by somebody who can have been above the limit.
    pub(super) fn most_to_discard(&self, seat: Seat) -> u8 {
        match self.hand(seat).size() {
            Some(size) if self.limit_applies() && size > HAND_LIMIT => {
                u8::try_from(self.most_in_hand(seat)).unwrap_or(u8::MAX)
            }
            Some(_) => 0,
            None if !self.can_have_been_over(seat) => 0,
            None => {
                let largest_lot = self.table.plan().offers().iter().max().copied();
                let gained = Stock::deck().of(Kind::Merchant) + largest_lot.unwrap_or(0);
                u8::try_from(self.most_in_hand(seat)).unwrap_or(u8::MAX).min(gained)
            }
        }
    }

    pub(super) fn against_discard(&self, seat: Seat, cards: &Discard, reasons: &mut Vec<Reason>) {
        let most = self.most_to_discard(seat);
        let size = self.hand(seat).size();
        if most == 0 {
            let size = size.unwrap_or(HAND_LIMIT);
            reasons.push(Reason::NotOverLimit { seat, size });
        }
        if self.is_cards() && matches!(cards, Discard::Count(_)) {
            reasons.push(Reason::NameCards);
            return;
        }
        let tried = cards.count();
        if most > 0 && !(1..=usize::from(most)).contains(&tried) {
            reasons.push(Reason::DiscardSize { tried, most });
        }
        if let Discard::Cards(cards) = cards {
            self.against_parting(seat, &cards.iter().collect(), reasons);
        }
    }

    pub(super) fn discard(&mut self, seat: Seat, cards: &Discard) {
        self.count_loss(seat, cards.count());
        match cards {
            Discard::Cards(cards) => self.lose(seat, cards),
            Discard::Count(_) => self.lose(seat, []),
        }
    }

    /// The discard somebody may have meant: not more than there can be.
    pub(super) fn discard_like(&self, seat: Seat, cards: &Discard) -> Discard {
        let most = self.most_to_discard(seat);
        match cards {
            Discard::Count(count) => Discard::Count((*count).clamp(1, u32::from(most).max(1))),
            Discard::Cards(cards) => {
                Discard::Cards(cards.iter().copied().take(most.into()).collect())
            }
        }
    }
}

//! The market after the auctions: picking kinds, and the end of a round.

use super::{Event, Kind, Moment, NothingLeft, Phase, Position, Reason, Stock};
use crate::Seat;

impl Position {
    /// After the last auction of a round: lowest offer card first.
    pub(super) fn open_market(&mut self, events: &mut Vec<Event>) {
        let mut queue: Vec<Seat> = self.table.seats().collect();
        queue.sort_by_key(|seat| self.offer(*seat));
        events.push(Event::MarketOpened { order: queue.clone() });
        self.phase = Phase::Market { queue, taken: Vec::new() };
    }

    /// The kinds that can be picked now: all that lie there, or all that nobody has taken yet.
    pub fn kinds_to_pick(&self) -> Vec<Kind> {
        match &self.phase {
            Phase::Market { .. } if self.is_cards() => self.market.kinds().collect(),
            Phase::Market { taken, .. } => Kind::ALL
                .into_iter()
                .filter(|kind| taken.iter().all(|(gone, _)| gone != kind))
                .collect(),
            _ => Vec::new(),
        }
    }

    /// Whether a picker may take nothing now. Without cards in the book nobody can tell whether
    /// a later picker found the market empty, but the first one always finds something.
    pub(super) fn may_waive(&self) -> bool {
        let first = matches!(&self.phase, Phase::Market { taken, queue }
            if taken.is_empty() && queue.len() == self.hands.len());
        self.table.house().waive || (!self.is_cards() && !first)
    }

    fn against_picker(&self, seat: Seat, reasons: &mut Vec<Reason>) {
        match &self.phase {
            Phase::Market { queue, .. } => {
                if let Some(turn) = queue.first()
                    && *turn != seat
                {
                    let turn = *turn;
                    reasons.push(if queue.contains(&seat) {
                        Reason::NotYourPick { seat, turn }
                    } else {
                        Reason::HasPicked { seat, turn }
                    });
                }
            }
            _ => reasons.push(Reason::NotNow { tried: Moment::Picking }),
        }
    }

    pub(super) fn against_pick(&self, seat: Seat, kind: Kind, reasons: &mut Vec<Reason>) {
        self.against_picker(seat, reasons);
        let Phase::Market { taken, .. } = &self.phase else {
            return;
        };
        if let Some((_, by)) = taken.iter().find(|(taken, _)| *taken == kind) {
            reasons.push(Reason::KindTaken { kind, by: *by });
        } else if self.is_cards() && self.market.of(kind) == 0 {
            reasons.push(Reason::KindNotThere { kind, there: self.kinds_to_pick() });
        }
    }

    pub(super) fn pick(&mut self, seat: Seat, kind: Kind) {
        if let Phase::Market { taken, .. } = &mut self.phase {
            taken.push((kind, seat));
        }
        self.count_pick(seat, kind);
        let cards = self.market.take_kind(kind);
        self.gain(seat, &cards);
        self.leave_market();
    }

    pub(super) fn waive(&mut self, seat: Seat) {
        self.count_waive(seat);
        self.leave_market();
    }

    /// The picker is done.
    fn leave_market(&mut self) {
        if let Phase::Market { queue, .. } = &mut self.phase {
            queue.remove(0);
        }
    }

    pub(super) fn against_waive(&self, seat: Seat, reasons: &mut Vec<Reason>) {
        self.against_picker(seat, reasons);
        if matches!(self.phase, Phase::Market { .. }) && !self.may_waive() {
            reasons.push(Reason::MustTake { seat, there: self.market.kinds().collect() });
        }
    }

    /// Lets the market go on by itself: whoever finds it empty is passed over, and after the last
    /// picker the round ends. All of that waits for hands above the limit.
    pub(super) fn run_market(&mut self, events: &mut Vec<Event>) {
        while let Phase::Market { queue, .. } = &self.phase
            && self.over_limit().is_none()
        {
            match queue.first() {
                None => self.end_round(events),
                Some(late) if self.is_cards() && self.market.is_empty() => {
                    let late = *late;
                    self.leave_market();
                    events.push(self.compensate(late));
                }
                Some(_) => return,
            }
        }
    }

    /// What somebody gets who finds the market empty.
    fn compensate(&mut self, seat: Seat) -> Event {
        if self.table.house().nothing_left == NothingLeft::BoxCard && self.set_aside > 0 {
            self.set_aside -= 1;
            self.hands[seat.index()].change_hidden(|hidden| hidden + 1);
            Event::DrewFromBox { seat }
        } else {
            Event::NothingLeft { seat }
        }
    }

    fn end_round(&mut self, events: &mut Vec<Event>) {
        let leftovers: Stock = std::mem::take(&mut self.market);
        self.gone.add_all(&leftovers);
        self.market_at_most = 0;
        events.push(Event::RoundEnded { round: self.round, leftovers });
        let lowest = self.table.seats().min_by_key(|seat| self.offer(*seat));
        match lowest {
            Some(opener) if self.pile > 0 => {
                self.offers.fill(None);
                self.round += 1;
                events.push(Event::RoundBegan { round: self.round, opener, pile: self.pile });
                self.lay_out_lot(opener);
            }
            _ => {
                self.phase = Phase::Closing;
                events.push(Event::LastMarketEnded);
            }
        }
    }
}

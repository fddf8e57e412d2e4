//! The table after some moves, and the one door through which moves come in.

use super::{Good, Market, Move, Reason, SEATS, START_HAND, Sale, TableSetup};
use crate::Seat;

/// The state of the table. It comes from [`TableSetup::start`] and changes by
/// [`Game::play`](crate::Game::play) only, so it is always one that a real game can reach.
///
/// The card at the start of a turn is drawn the moment the turn begins:
///
/// ```
/// use fondaco_rules::{Game as _, Seat};
/// use fondaco_rules::kathai::{Camels, Good, House, Move, TableSetup};
///
/// let camels = Camels::new([7, 5, 4, 3])?;
/// let table = TableSetup::new(3, Seat::new(1), camels, Good::ALL, House::default())?;
/// let mut position = table.start();
/// assert_eq!((position.hand(Seat::new(1)), position.pile()), (4, 45));
///
/// position.play(&Move::Pass { seat: Seat::new(1) })?;
/// assert_eq!((position.hand(Seat::new(2)), position.pile()), (4, 44));
/// assert_eq!(position.turn(), Some(Seat::new(2)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// ```
/// use fondaco_rules::kathai::{Camels, Good, House, Move, Now, TableSetup};
/// use fondaco_rules::{Decided, Game as _, Seat};
///
/// let camels = Camels::new([7, 5, 4, 3]).expect("a full hand shows up to 21 goods");
/// let table = TableSetup::new(3, Seat::new(0), camels, Good::ALL, House::default());
/// let mut position = table.expect("three can play").start();
///
/// // Everybody sells as few cards as possible where they bring most.
/// while let Now::Turn { seat, sell, .. } = position.due().now {
///     assert_eq!(position.standings().decided, None);
///     let best = position.quotes().into_iter().find(|quote| sell.contains(&quote.good));
///     let entry = match best.and_then(|quote| Some((quote.good, quote.fewest?))) {
///         Some((good, cards)) => Move::Sell { seat, good, cards, goods: None },
///         None => Move::Pass { seat },
///     };
///     position.play(&entry).expect("it is allowed");
/// }
/// let standings = position.standings();
/// assert_eq!(standings.decided, Some(Decided::Points));
/// let places = standings.places.iter().map(|place| (place.rank, place.points));
/// assert_eq!(places.collect::<Vec<_>>(), [(1, 25), (2, 24), (2, 24)]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    pub(super) table: TableSetup,
    pub(super) hands: [u8; SEATS],
    pub(super) exchange: [u8; SEATS],
    pub(super) points: [u32; SEATS],
    pub(super) bribes: [u32; SEATS],
    pub(super) trades: [u32; SEATS],
    pub(super) pile: u8,
    pub(super) discards: u8,
    pub(super) market: Market,
    /// The pair that the last bribe lies on, from left to right.
    pub(super) lock: Option<[Good; 2]>,
    /// Whose turn it is, or was when the game ended.
    pub(super) turn: Seat,
    pub(super) turn_number: u32,
    pub(super) drew: Result<(), Skipped>,
    pub(super) turns_left: Option<u8>,
    pub(super) over: bool,
    pub(super) sales: Vec<Sale>,
}

/// Why nobody draws at the start of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Skipped {
    /// Seven cards are in hand already.
    HandFull,
    /// The pile has no card left.
    PileEmpty,
}

/// Something that followed from a move by itself.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Event {
    /// A card was drawn, at the start of a turn or for an exchange card; so many are left.
    Drew { seat: Seat, pile: u8 },
    /// A turn began without a card.
    NoDraw { seat: Seat, why: Skipped },
    /// A sale brought points, and the row is another now.
    Sold { sale: Sale, order: [Good; 5] },
    /// One of the pair was sold, so the bribe on it went to the discards.
    Unlocked { pair: [Good; 2] },
    /// Two neighbours changed places, and the bribe lies on them.
    Bribed { pair: [Good; 2], order: [Good; 5] },
    /// The bribe before that went to the discards.
    LockMoved { from: [Good; 2], to: [Good; 2] },
    /// The last card was drawn; after this turn so many are still to come.
    LastCard { seat: Seat, turns: u8, last: Seat },
    /// The last turn is over.
    Over,
}

impl Position {
    /// The table before the first move: everybody holds the dealt cards, and whoever begins has
    /// drawn one.
    pub(super) fn new(table: &TableSetup) -> Self {
        let mut hands = [0; SEATS];
        for seat in table.seats() {
            hands[seat.index()] = START_HAND;
        }
        let mut position = Position {
            hands,
            exchange: [0; SEATS],
            points: [0; SEATS],
            bribes: [0; SEATS],
            trades: [0; SEATS],
            pile: table.plan().pile(),
            discards: 0,
            market: Market::new(table.goods()),
            lock: None,
            turn: table.starter(),
            turn_number: 0,
            drew: Ok(()),
            turns_left: None,
            over: false,
            sales: Vec::new(),
            table: table.clone(),
        };
        position.begin_turn(table.starter(), &mut Vec::new());
        position
    }

    /// Carries out a legal move.
    pub(super) fn follow(&mut self, entry: &Move, events: &mut Vec<Event>) {
        match entry {
            Move::Trade { seat, deals } => self.trade(*seat, deals),
            Move::Sell { seat, good, cards, goods } => {
                self.sell(*seat, *good, *cards, *goods, events);
            }
            Move::Bribe { seat, pair, with } => self.bribe(*seat, *pair, *with, events),
            Move::Draw { seat } => self.draw_again(*seat, events),
            // The card that is buried makes up for the one that is drawn.
            Move::Bury { .. } | Move::Pass { .. } => {}
        }
        self.end_turn(events);
    }

    /// Everything that speaks against a move; nothing if it is legal.
    pub(super) fn against(&self, entry: &Move) -> Vec<Reason> {
        let mut reasons = Vec::new();
        let seat = entry.seat().unwrap_or(self.turn);
        if self.over {
            reasons.push(Reason::GameOver);
        }
        if !self.sits(seat) {
            reasons.push(Reason::NoSuchSeat { seat });
        }
        if !reasons.is_empty() {
            return reasons;
        }
        if seat != self.turn {
            let turn = self.turn;
            reasons.push(Reason::NotYourTurn { seat, turn });
        }
        match entry {
            Move::Trade { deals, .. } => self.against_trade(seat, deals, &mut reasons),
            Move::Bury { .. } => self.against_bury(seat, &mut reasons),
            Move::Sell { good, cards, goods, .. } => {
                self.against_sell(seat, *good, *cards, *goods, &mut reasons);
            }
            Move::Bribe { pair, with, .. } => self.against_bribe(seat, *pair, *with, &mut reasons),
            Move::Draw { .. } => self.against_draw(seat, &mut reasons),
            Move::Pass { .. } => {}
        }
        reasons
    }

    pub(super) fn sits(&self, seat: Seat) -> bool {
        seat.index() < self.table.players().into()
    }

    /// Who plays by which rules.
    pub fn table(&self) -> &TableSetup {
        &self.table
    }

    /// Whose turn it is; nobody's once the game is over.
    pub fn turn(&self) -> Option<Seat> {
        (!self.over).then_some(self.turn)
    }

    /// The number of the turn, from 1; once the game is over, of the last one.
    pub fn turn_number(&self) -> u32 {
        self.turn_number
    }

    /// The number of the round, from 1: so many turns whoever began has had.
    pub fn round(&self) -> u32 {
        self.round_of(self.turn_number)
    }

    /// In which round a turn is.
    pub(super) fn round_of(&self, turn: u32) -> u32 {
        turn.saturating_sub(1) / u32::from(self.table.players()) + 1
    }

    /// How many cards somebody holds. None where nobody sits.
    pub fn hand(&self, seat: Seat) -> u8 {
        self.hands.get(seat.index()).copied().unwrap_or(0)
    }

    /// How many exchange cards lie in front of somebody.
    pub fn exchange(&self, seat: Seat) -> u8 {
        self.exchange.get(seat.index()).copied().unwrap_or(0)
    }

    /// Somebody's points so far.
    pub fn points(&self, seat: Seat) -> u32 {
        self.points.get(seat.index()).copied().unwrap_or(0)
    }

    /// What the draw pile must count now.
    pub fn pile(&self) -> u8 {
        self.pile
    }

    /// What the discards must count now. A bribe on the row is not among them.
    pub fn discards(&self) -> u8 {
        self.discards
    }

    /// Which good lies where.
    pub fn market(&self) -> &Market {
        &self.market
    }

    /// The pair that the last bribe lies on, from left to right.
    ///
    /// ```
    /// use fondaco_rules::{Game as _, Seat};
    /// use fondaco_rules::kathai::{Camels, Good, House, Move, Payment, Rule, TableSetup};
    ///
    /// let [ann, bob] = [0, 1].map(Seat::new);
    /// let row = [Good::Silk, Good::Tea, Good::Spices, Good::Salt, Good::Gold];
    /// let camels = Camels::new([7, 5, 4, 3]).expect("a full hand shows up to 21 goods");
    /// let table = TableSetup::new(3, ann, camels, row, House::default()).expect("three can play");
    /// let mut position = table.start();
    /// let bribe = |seat, pair| Move::Bribe { seat, pair, with: Payment::Hand };
    ///
    /// position.play(&bribe(ann, [Good::Silk, Good::Tea])).expect("neighbours");
    /// assert_eq!(position.lock(), Some([Good::Tea, Good::Silk]));
    ///
    /// let back = position.play(&bribe(bob, [Good::Tea, Good::Silk]));
    /// assert_eq!(back.expect_err("Ann's card lies on them").rules(), [Rule::BribeLock]);
    /// position.play(&bribe(bob, [Good::Salt, Good::Gold])).expect("another pair");
    /// assert_eq!(position.lock(), Some([Good::Gold, Good::Salt]));
    /// ```
    pub fn lock(&self) -> Option<[Good; 2]> {
        self.lock
    }

    /// Once the last card is drawn: how many turns are to come after this one.
    pub fn turns_left(&self) -> Option<u8> {
        self.turns_left
    }

    /// Whether whoever is on turn drew at its start, or why not.
    ///
    /// # Errors
    ///
    /// Says why no card was drawn.
    pub fn drew(&self) -> Result<(), Skipped> {
        self.drew
    }

    /// Whoever has the turn, if the card they draw first is counted in their hand and not in the
    /// pile.
    pub fn drawn_by(&self) -> Option<Seat> {
        self.turn().filter(|_| self.drew.is_ok())
    }

    /// All sales so far, in order.
    pub fn sales(&self) -> &[Sale] {
        &self.sales
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::Game as _;
    use crate::kathai::{Camels, House, LastTurns, Payment};

    /// Three players; the first begins, with four cards in hand.
    pub(in crate::kathai) fn start(last_turns: LastTurns) -> Position {
        let row = [Good::Silk, Good::Spices, Good::Tea, Good::Salt, Good::Gold];
        let camels = Camels::new([7, 5, 4, 3]).expect("camels");
        let house = House { last_turns };
        let table = TableSetup::new(3, Seat::new(0), camels, row, house);
        table.expect("a table").start()
    }

    /// The same with these hands and exchange cards, twenty cards in the pile, and the rest among
    /// the discards.
    pub(in crate::kathai) fn held(hands: [u8; 3], exchange: [u8; 3]) -> Position {
        let mut position = start(LastTurns::TwoMore);
        position.hands[..3].copy_from_slice(&hands);
        position.exchange[..3].copy_from_slice(&exchange);
        position.pile = 20;
        let held: u8 = hands.iter().chain(&exchange).sum();
        position.discards = 55 - position.pile - held;
        position
    }

    pub(in crate::kathai) const SEATS: [Seat; 3] = [Seat::new(0), Seat::new(1), Seat::new(2)];

    #[test]
    fn three_cards_of_spices_bring_five_points() {
        let mut position = start(LastTurns::TwoMore);
        let [seat, next, _] = SEATS;
        let good = Good::Spices;
        let (cards, goods) = (3, Some(5));
        let entry = Move::Sell { seat, good, cards, goods };
        let events = position.play(&entry).expect("a legal sale");
        let order = [Good::Silk, Good::Tea, Good::Salt, Good::Gold, Good::Spices];
        let sale = position.sales()[0];
        assert_eq!((sale.bonus, sale.points, sale.turn), (2, 5, 1));
        let drew = Event::Drew { seat: next, pile: 44 };
        assert_eq!(events, [Event::Sold { sale, order }, drew]);
        assert_eq!(position.market().order(), order);
        assert_eq!(position.points(seat), 5);
        assert_eq!((position.hand(seat), position.exchange(seat)), (1, 1));
        assert_eq!(position.discards(), 2);
    }

    #[test]
    fn a_bribed_pair_is_locked_until_another_is_bribed() {
        let mut position = start(LastTurns::TwoMore);
        let [first, second, third] = SEATS;
        let bribe =
            |seat, one, other| Move::Bribe { seat, pair: [one, other], with: Payment::Hand };
        position.market =
            Market::new([Good::Silk, Good::Tea, Good::Spices, Good::Salt, Good::Gold]);
        let (silk, tea) = (Good::Silk, Good::Tea);
        let events = position.play(&bribe(first, silk, tea)).expect("legal");
        assert!(!events.iter().any(|event| matches!(event, Event::LockMoved { .. })));
        assert_eq!(position.lock(), Some([tea, silk]));
        let refusal = position.check(&bribe(second, silk, tea));
        let reasons = refusal.expect_err("locked").reasons;
        let pair = [tea, silk];
        assert_eq!(reasons, [Reason::Locked { pair }]);

        let mut sold = position.clone();
        let (cards, goods) = (4, None);
        let sale = Move::Sell { seat: second, good: tea, cards, goods };
        let events = sold.play(&sale).expect("a legal sale");
        assert!(events.contains(&Event::Unlocked { pair }));
        assert_eq!((sold.lock(), sold.discards()), (None, 3 + 1));

        let entry = bribe(second, Good::Salt, Good::Gold);
        let events = position.play(&entry).expect("another pair");
        let (from, to) = ([tea, silk], [Good::Gold, Good::Salt]);
        assert!(events.contains(&Event::LockMoved { from, to }));
        assert_eq!((position.lock(), position.discards()), (Some(to), 1));
        assert_eq!(position.check(&bribe(third, silk, tea)), Ok(()));
    }

    #[test]
    fn after_the_last_card_everybody_has_two_more_turns() {
        let mut position = start(LastTurns::TwoMore);
        let [a, b, c] = SEATS;
        position.pile = 1;
        let events = position.play(&Move::Pass { seat: a }).expect("a turn");
        let (turns, last) = (6, b);
        let seat = b;
        assert!(events.contains(&Event::LastCard { seat, turns, last }));
        assert_eq!(position.turns_left(), Some(6));
        for seat in [b, c, a, b, c, a, b] {
            assert_eq!(position.turn(), Some(seat));
            position.play(&Move::Pass { seat }).expect("a turn");
        }
        assert!(position.is_complete());
        let refusal = position.check(&Move::Pass { seat: c });
        assert_eq!(refusal.expect_err("over").reasons, [Reason::GameOver]);
    }

    #[test]
    fn by_a_house_rule_the_drawers_turn_is_the_last() {
        let mut position = start(LastTurns::DrawersTurn);
        let [a, b, _] = SEATS;
        position.pile = 1;
        position.play(&Move::Pass { seat: a }).expect("a turn");
        assert_eq!(position.turns_left(), Some(0));
        let events = position.play(&Move::Pass { seat: b }).expect("a turn");
        assert_eq!(events, [Event::Over]);
        assert_eq!((position.turn(), position.turn_number()), (None, 2));
    }

    #[test]
    fn the_last_card_can_be_drawn_with_an_exchange_card() {
        let mut position = held([4, 3, 3], [1, 0, 0]);
        let [seat, next, _] = SEATS;
        position.pile = 1;
        let events = position.play(&Move::Draw { seat }).expect("a turn");
        let (turns, last, why) = (6, seat, Skipped::PileEmpty);
        let expected = [
            Event::Drew { seat, pile: 0 },
            Event::LastCard { seat, turns, last },
            Event::NoDraw { seat: next, why },
        ];
        assert_eq!(events, expected);
        assert_eq!(position.turns_left(), Some(5));
        assert_eq!(position.drew(), Err(why));
    }

    #[test]
    fn nobody_sits_beyond_the_table() {
        let mut position = start(LastTurns::TwoMore);
        let before = position.clone();
        let nobody = Seat::new(3);
        let refusal = position.play(&Move::Pass { seat: nobody });
        let refusal = refusal.expect_err("nobody sits there");
        assert_eq!(refusal.reasons, [Reason::NoSuchSeat { seat: nobody }]);
        assert_eq!(refusal.nearest, Some(Move::Pass { seat: SEATS[0] }));
        assert_eq!(position, before);
        let far = Seat::new(200);
        assert_eq!((position.hand(nobody), position.hand(far)), (0, 0));
        assert_eq!((position.exchange(far), position.points(far)), (0, 0));
    }

    #[test]
    fn a_full_hand_draws_nothing() {
        let mut position = held([4, 7, 3], [0; 3]);
        let [seat, next, _] = SEATS;
        let events = position.play(&Move::Pass { seat }).expect("a turn");
        let why = Skipped::HandFull;
        assert_eq!(events, [Event::NoDraw { seat: next, why }]);
        assert_eq!((position.hand(next), position.pile()), (7, 20));
    }

    #[test]
    fn a_round_is_over_when_everybody_had_a_turn() {
        let mut position = start(LastTurns::TwoMore);
        let rounds = SEATS.map(|seat| {
            position.play(&Move::Pass { seat }).expect("a turn");
            position.round()
        });
        assert_eq!(rounds, [1, 1, 2]);
    }
}

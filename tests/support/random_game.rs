//! Games of Byzanz played by people who choose at random, with a real deck and real hands.
//!
//! The deck here is the truth that the book must agree with: every card has one place, and the
//! same game is written down at both depths at once. A referee who knows nothing of the book says
//! whose turn it is, and the book must call the same person.

use fondaco_rules::byzanz::{
    Bid, Card, Depth, Discard, Event, House, LimitCheck, Move, NothingLeft, Now, Paid, Position,
    Sale, StillTied, Stock, TableSetup,
};
use fondaco_rules::{Game as _, Seat};
use rand::prelude::*;
use rand::rngs::StdRng;

/// Where every card really is.
pub struct Truth {
    pub deck: Vec<Card>,
    pub set_aside: Vec<Card>,
    pub hands: Vec<Vec<Card>>,
    pub staked: Vec<Vec<Card>>,
    pub lot: Vec<Card>,
    pub market: Vec<Card>,
    pub sold: Vec<Card>,
    pub boxed: Vec<Card>,
    pub profit: Vec<u32>,
}

/// Who must act, worked out from what people did and nothing else.
pub struct Referee {
    players: u8,
    opener: u8,
    turn: u8,
    /// What everybody holds this round.
    offers: Vec<Option<u8>>,
    passed: Vec<bool>,
    has_bid: Vec<bool>,
}

impl Referee {
    fn new(players: u8, dealer: Seat) -> Self {
        let opener = (u8::try_from(dealer.index()).expect("a seat") + 1) % players;
        let all = usize::from(players);
        Referee {
            players,
            opener,
            turn: opener,
            offers: vec![None; all],
            passed: vec![false; all],
            has_bid: vec![false; all],
        }
    }

    fn left_of(&self, seat: u8) -> impl Iterator<Item = u8> + use<> {
        let players = self.players;
        (1..=players).map(move |step| (seat + step) % players)
    }

    /// Whose bid is due, or who wins: a seat, and whether the lot is theirs.
    fn bidding(&self) -> (u8, bool) {
        let still_in: Vec<u8> = (0..self.players)
            .filter(|seat| self.offers[usize::from(*seat)].is_none())
            .filter(|seat| !self.passed[usize::from(*seat)])
            .collect();
        match still_in.as_slice() {
            [] => (self.opener, true),
            [last] => (*last, self.has_bid[usize::from(*last)]),
            _ => (self.turn, false),
        }
    }

    fn acted(&mut self, seat: Seat, passes: bool) {
        if passes {
            self.passed[seat.index()] = true;
        } else {
            self.has_bid[seat.index()] = true;
        }
        let mut next = self.left_of(self.turn);
        let next = next.find(|seat| {
            let seat = usize::from(*seat);
            self.offers[seat].is_none() && !self.passed[seat]
        });
        self.turn = next.unwrap_or(self.turn);
    }

    fn won(&mut self, seat: Seat, offer: u8) {
        self.offers[seat.index()] = Some(offer);
        self.passed.fill(false);
        self.has_bid.fill(false);
        let winner = u8::try_from(seat.index()).expect("a seat");
        let next = self.left_of(winner).find(|seat| self.offers[usize::from(*seat)].is_none());
        self.opener = next.unwrap_or(winner);
        self.turn = self.opener;
    }

    /// Lowest offer card first.
    fn market_order(&self) -> Vec<Seat> {
        let mut seats: Vec<u8> = (0..self.players).collect();
        seats.sort_by_key(|seat| self.offers[usize::from(*seat)]);
        seats.into_iter().map(Seat::new).collect()
    }

    fn round_ended(&mut self) {
        let first = self.market_order()[0];
        self.opener = u8::try_from(first.index()).expect("a seat");
        self.turn = self.opener;
        self.offers.fill(None);
    }
}

/// A game as it goes on, and the two books that are kept of it.
pub struct RandomGame {
    pub rng: StdRng,
    pub truth: Truth,
    pub referee: Referee,
    pub cards: Position,
    pub winners: Position,
    pub card_moves: Vec<Move>,
    pub winner_moves: Vec<Move>,
    one_by_one: bool,
}

pub fn random_house(rng: &mut StdRng) -> House {
    House {
        tie_merchants: rng.random(),
        still_tied: *[StillTied::Shared, StillTied::HighestOffer].choose(rng).expect("one"),
        nothing_left: *[NothingLeft::Nothing, NothingLeft::BoxCard].choose(rng).expect("one"),
        waive: rng.random(),
        limit_check: *[LimitCheck::AtOnce, LimitCheck::RoundEnd].choose(rng).expect("one"),
    }
}

fn take(cards: &mut Vec<Card>, card: Card) {
    let place = cards.iter().position(|held| *held == card);
    cards.swap_remove(place.unwrap_or_else(|| panic!("{card} is not there")));
}

impl RandomGame {
    pub fn new(seed: u64, players: u8, house: &House) -> Self {
        let mut rng = StdRng::seed_from_u64(seed);
        let dealer = Seat::new(rng.random_range(0..players));
        let table =
            |depth| TableSetup::new(players, dealer, depth, house.clone()).expect("a table");
        let mut deck: Vec<Card> = Stock::deck().cards().collect();
        deck.shuffle(&mut rng);
        let mut draw = |count: u8| deck.split_off(deck.len() - usize::from(count));
        let plan = *table(Depth::Cards).plan();
        let hands: Vec<Vec<Card>> = (0..players).map(|_| draw(plan.dealt_each())).collect();
        let set_aside = draw(plan.set_aside());
        RandomGame {
            rng,
            referee: Referee::new(players, dealer),
            truth: Truth {
                deck,
                set_aside,
                staked: vec![Vec::new(); hands.len()],
                profit: vec![0; hands.len()],
                hands,
                lot: Vec::new(),
                market: Vec::new(),
                sold: Vec::new(),
                boxed: Vec::new(),
            },
            cards: table(Depth::Cards).start(),
            winners: table(Depth::Winners).start(),
            card_moves: Vec::new(),
            winner_moves: Vec::new(),
            one_by_one: true,
        }
    }

    /// Plays to the end, looking at the game after every move.
    pub fn play_out(&mut self, mut look: impl FnMut(&mut RandomGame)) {
        while self.step() {
            look(self);
        }
    }

    /// Something happens; `false` once the game is over in both books.
    pub fn step(&mut self) -> bool {
        if self.rng.random_bool(0.3)
            && let Some(sale) = self.random_sale(None)
        {
            self.sell(sale);
            return true;
        }
        match self.cards.due().now {
            Now::Reveal { offer, opener, .. } => {
                assert_eq!(opener, Seat::new(self.referee.opener));
                self.reveal(offer);
            }
            Now::Bid { seat, least, .. } => {
                assert_eq!(
                    (Seat::new(self.referee.bidding().0), false),
                    (seat, self.referee.bidding().1)
                );
                self.bid_or_pass(seat, least);
            }
            Now::Settle { seat, .. } => self.settle(seat),
            Now::Pick { seat, kinds, may_waive } => {
                if may_waive && self.rng.random_bool(0.1) {
                    self.write_both(Move::Waive { seat });
                } else {
                    let kind = *kinds.choose(&mut self.rng).expect("a kind to pick");
                    let (picked, left) = std::mem::take(&mut self.truth.market)
                        .into_iter()
                        .partition(|card| card.kind() == kind);
                    self.truth.market = left;
                    let picked: Vec<Card> = picked;
                    self.truth.hands[seat.index()].extend(picked);
                    self.write_both(Move::Pick { seat, kind });
                }
            }
            Now::Shed { seat, over } => self.shed(seat, over),
            Now::Count { hands, .. } => {
                let seat = hands[0].0;
                let count = self.count_for_tie(seat);
                self.write_card(Move::Hand { seat, count });
            }
            Now::Finish => return self.finish_winners(),
        }
        true
    }

    /// How many cards of a hand count in a tie.
    pub fn count_for_tie(&self, seat: Seat) -> u32 {
        let merchants = self.cards.table().house().tie_merchants;
        let hand = &self.truth.hands[seat.index()];
        let count = hand.iter().filter(|card| merchants || !card.is_merchant()).count();
        u32::try_from(count).expect("a hand")
    }

    fn finish_winners(&mut self) -> bool {
        let Now::Count { hands, .. } = self.winners.due().now else {
            return false;
        };
        let seat = hands[0].0;
        let count = self.count_for_tie(seat);
        self.write_winner(Move::Hand { seat, count });
        true
    }

    fn write_card(&mut self, entry: Move) -> Vec<Event> {
        let events = self.cards.play(&entry).unwrap_or_else(|refusal| {
            panic!("the cards book refused {entry:?}: {refusal:?}");
        });
        self.card_moves.push(entry);
        self.follow(&events);
        events
    }

    fn write_winner(&mut self, entry: Move) {
        self.winners.play(&entry).unwrap_or_else(|refusal| {
            panic!("the winners book refused {entry:?}: {refusal:?}");
        });
        self.winner_moves.push(entry);
    }

    fn write_both(&mut self, entry: Move) {
        self.write_winner(entry.clone());
        self.write_card(entry);
    }

    /// Moves the real cards as the book says.
    fn follow(&mut self, events: &[Event]) {
        for event in events {
            match event {
                Event::NothingLeft { seat } => self.write_winner(Move::Waive { seat: *seat }),
                Event::DrewFromBox { seat } => {
                    let card = self.truth.set_aside.pop().expect("a card set aside");
                    self.truth.hands[seat.index()].push(card);
                    self.write_winner(Move::Waive { seat: *seat });
                }
                Event::MarketOpened { order } => assert_eq!(*order, self.referee.market_order()),
                Event::RoundEnded { .. } => {
                    self.referee.round_ended();
                    self.truth.boxed.append(&mut self.truth.market);
                }
                Event::Won { seat, offer, paid } => {
                    if *paid == Paid::AllPassed {
                        assert_eq!(self.referee.bidding(), (self.referee.opener, true));
                        assert_eq!(*seat, Seat::new(self.referee.opener));
                    }
                    self.referee.won(*seat, *offer);
                    self.won(*seat, *paid);
                }
                _ => {}
            }
        }
    }

    fn won(&mut self, seat: Seat, paid: Paid) {
        match paid {
            Paid::AllPassed => {
                let lot = std::mem::take(&mut self.truth.lot);
                self.truth.hands[seat.index()].extend(lot);
            }
            Paid::Last => {
                // A single card went straight to the market.
                let mut lot = std::mem::take(&mut self.truth.lot);
                self.truth.market.append(&mut lot);
            }
            Paid::Bid(_) | Paid::Unknown => {}
        }
        if paid != Paid::Last && !self.one_by_one {
            let value = match paid {
                Paid::Bid(worth) if self.rng.random_bool(0.7) => Some(worth),
                _ => None,
            };
            self.write_winner(Move::Award { seat, value });
        }
    }

    fn reveal(&mut self, offer: u8) {
        let rest = self.truth.deck.len() - usize::from(offer);
        let lot = self.truth.deck.split_off(rest);
        self.truth.lot.clone_from(&lot);
        self.one_by_one = self.rng.random();
        self.write_card(Move::Reveal { cards: lot });
    }

    fn bid_or_pass(&mut self, seat: Seat, least: u32) {
        let so_far: u32 =
            self.truth.staked[seat.index()].iter().map(|card| u32::from(card.value())).sum();
        let mut goods: Vec<Card> = self.truth.hands[seat.index()]
            .iter()
            .copied()
            .filter(|card| !card.is_merchant())
            .collect();
        goods.shuffle(&mut self.rng);
        let mut worth = so_far;
        let mut added = Vec::new();
        for card in goods {
            if worth >= least && self.rng.random_bool(0.8) {
                break;
            }
            worth += u32::from(card.value());
            added.push(card);
        }
        if worth < least || added.is_empty() || self.rng.random_bool(0.4) {
            let back = std::mem::take(&mut self.truth.staked[seat.index()]);
            self.truth.hands[seat.index()].extend(back);
            self.referee.acted(seat, true);
            if self.one_by_one {
                self.write_winner(Move::Pass { seat });
            }
            self.write_card(Move::Pass { seat });
        } else {
            for card in &added {
                take(&mut self.truth.hands[seat.index()], *card);
            }
            self.truth.staked[seat.index()].extend(&added);
            self.referee.acted(seat, false);
            if self.one_by_one {
                let bid = if self.rng.random_bool(0.3) {
                    Bid::Adding(added.clone())
                } else {
                    Bid::Worth(worth)
                };
                self.write_winner(Move::Bid { seat, bid });
            }
            let bid = Bid::Adding(added);
            self.write_card(Move::Bid { seat, bid });
        }
    }

    fn settle(&mut self, seat: Seat) {
        assert_eq!((Seat::new(self.referee.bidding().0)), seat);
        let card = *self.truth.lot.choose(&mut self.rng).expect("a lot");
        let mut lot = std::mem::take(&mut self.truth.lot);
        take(&mut lot, card);
        self.truth.hands[seat.index()].extend(lot);
        let mut bid = std::mem::take(&mut self.truth.staked[seat.index()]);
        self.truth.market.append(&mut bid);
        self.truth.market.push(card);
        self.write_card(Move::Settle { seat, card });
    }

    fn shed(&mut self, seat: Seat, over: u8) {
        if self.rng.random_bool(0.5)
            && let Some(sale) = self.random_sale(Some(seat))
        {
            self.sell(sale);
            return;
        }
        let count = self.rng.random_range(1..=over);
        self.truth.hands[seat.index()].shuffle(&mut self.rng);
        let rest = self.truth.hands[seat.index()].len() - usize::from(count);
        let cards = self.truth.hands[seat.index()].split_off(rest);
        self.truth.boxed.extend(&cards);
        match self.rng.random_range(0..3) {
            0 => self.write_winner(Move::Discard { seat, cards: Discard::Count(count.into()) }),
            1 => self.write_winner(Move::Discard { seat, cards: Discard::Cards(cards.clone()) }),
            _ => {}
        }
        let cards = Discard::Cards(cards);
        self.write_card(Move::Discard { seat, cards });
    }

    fn random_sale(&mut self, who: Option<Seat>) -> Option<(Seat, [Card; 3])> {
        let players = self.cards.table().players();
        let seat = who.unwrap_or_else(|| Seat::new(self.rng.random_range(0..players)));
        let mut hand = self.truth.hands[seat.index()].clone();
        hand.shuffle(&mut self.rng);
        for a in 0..hand.len() {
            for b in 0..a {
                for c in 0..b {
                    let cards = [hand[a], hand[b], hand[c]];
                    if Sale::value(cards).is_some() {
                        return Some((seat, cards));
                    }
                }
            }
        }
        None
    }

    fn sell(&mut self, (seat, cards): (Seat, [Card; 3])) {
        for card in cards {
            take(&mut self.truth.hands[seat.index()], card);
            self.truth.sold.push(card);
        }
        let profit = match cards.iter().map(|card| card.value()).max() {
            Some(0) | None => 5,
            Some(value) => u32::from(value),
        };
        self.truth.profit[seat.index()] += profit;
        self.write_both(Move::Sell { seat, cards: cards.to_vec() });
    }

    /// Both books with their moves.
    pub fn books(&self) -> [(&Position, &[Move]); 2] {
        [(&self.cards, &self.card_moves), (&self.winners, &self.winner_moves)]
    }

    /// Every card of the box, wherever it is.
    pub fn all_cards(&self) -> Stock {
        let truth = &self.truth;
        [&truth.deck, &truth.set_aside, &truth.lot, &truth.market, &truth.sold, &truth.boxed]
            .into_iter()
            .chain(&truth.hands)
            .chain(&truth.staked)
            .flatten()
            .collect()
    }
}

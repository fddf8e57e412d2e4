//! A real table of Kathai: 55 cards that can be told apart, each at one place, and a referee who
//! knows the rules and nothing of the book.

use fondaco_rules::Seat;
use fondaco_rules::kathai::{
    Camels, Event, Good, LastTurns, Move, Payment, Return, RowPlace, Sale, Skipped, TableSetup,
};
use rand::prelude::*;
use rand::rngs::StdRng;

type Card = u8;

const BONUS: [u32; 4] = [4, 2, 1, 0];

/// Where every card really is. What lies on top comes last.
pub struct RealTable {
    players: usize,
    starter: usize,
    camels: Camels,
    last_turns: LastTurns,
    pub hands: Vec<Vec<Card>>,
    /// The newest comes last.
    pub exchange: Vec<Vec<Card>>,
    pub points: Vec<u32>,
    pub pile: Vec<Card>,
    pub discards: Vec<Card>,
    pub row: [Good; 5],
    pub bribe: Option<(Card, [Good; 2])>,
    /// Turns that are over.
    turns: usize,
    /// How many turns the game has, once that is known.
    all_turns: Option<usize>,
    /// The card drawn at the start of this turn.
    drawn: Option<Card>,
    tally: Vec<[u32; 4]>,
}

/// What people remember of a turn: which card was which.
#[derive(Default)]
pub struct Memory {
    /// Drawn by the next player.
    drawn_next: Option<Card>,
    /// Drawn in the turn itself.
    drawn: Option<Card>,
    /// Kept as an exchange card.
    kept: Option<Card>,
    /// Given and got, deal by deal.
    deals: Vec<(Vec<Card>, Vec<Card>)>,
    /// What the referee knew before.
    clock: (usize, Option<usize>, Option<Card>),
}

/// All that people see and hold. In hands and among exchange cards the order does not matter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LaidOut {
    hands: Vec<Vec<Card>>,
    exchange: Vec<Vec<Card>>,
    points: Vec<u32>,
    pile: Vec<Card>,
    discards: Vec<Card>,
    row: [Good; 5],
    bribe: Option<(Card, [Good; 2])>,
}

fn some_of(cards: &mut Vec<Card>, count: u8, rng: &mut StdRng) -> Vec<Card> {
    cards.shuffle(rng);
    cards.split_off(cards.len() - usize::from(count))
}

fn take(cards: &mut Vec<Card>, card: Card) {
    let place = cards.iter().position(|held| *held == card);
    cards.remove(place.unwrap_or_else(|| panic!("{card} is not there")));
}

fn seat(place: usize) -> Seat {
    Seat::new(u8::try_from(place).expect("a seat"))
}

impl RealTable {
    pub fn new(table: &TableSetup, rng: &mut StdRng) -> Self {
        let players = usize::from(table.players());
        let mut pile: Vec<Card> = (0..55).collect();
        pile.shuffle(rng);
        let hands = (0..players).map(|_| pile.split_off(pile.len() - 3));
        let mut real = RealTable {
            hands: hands.collect(),
            players,
            starter: table.starter().index(),
            camels: table.camels(),
            last_turns: table.house().last_turns,
            exchange: vec![Vec::new(); players],
            points: vec![0; players],
            pile,
            discards: Vec::new(),
            row: table.goods(),
            bribe: None,
            turns: 0,
            all_turns: None,
            drawn: None,
            tally: vec![[0; 4]; players],
        };
        real.begin(&mut Vec::new());
        real
    }

    fn on_turn(&self) -> usize {
        (self.starter + self.turns) % self.players
    }

    fn is_over(&self) -> bool {
        self.all_turns == Some(self.turns)
    }

    pub fn turn(&self) -> Option<Seat> {
        (!self.is_over()).then(|| seat(self.on_turn()))
    }

    pub fn turn_number(&self) -> u32 {
        let number = self.turns + usize::from(!self.is_over());
        u32::try_from(number).expect("a short game")
    }

    pub fn turns_left(&self) -> Option<u8> {
        let left = self.all_turns?.saturating_sub(self.turns + 1);
        u8::try_from(left).ok()
    }

    /// The bribed pair as it lies, from left to right.
    pub fn locked(&self) -> Option<[Good; 2]> {
        let (_, [one, other]) = self.bribe?;
        let lies = |good| self.row.iter().position(|there| *there == good);
        let in_order = lies(one) < lies(other);
        Some(if in_order { [one, other] } else { [other, one] })
    }

    /// Sales, the best sale, bribes, trades, exchange cards.
    pub fn figures(&self, place: usize) -> Vec<u32> {
        let exchange = u32::try_from(self.exchange[place].len()).expect("few cards");
        [&self.tally[place][..], &[exchange]].concat()
    }

    pub fn laid_out(&self) -> LaidOut {
        let sorted = |piles: &[Vec<Card>]| {
            let mut piles = piles.to_vec();
            for cards in &mut piles {
                cards.sort_unstable();
            }
            piles
        };
        LaidOut {
            hands: sorted(&self.hands),
            exchange: sorted(&self.exchange),
            points: self.points.clone(),
            pile: self.pile.clone(),
            discards: self.discards.clone(),
            row: self.row,
            bribe: self.bribe,
        }
    }

    /// Whether the rules let people do that now.
    pub fn allows(&self, entry: &Move) -> bool {
        let who = entry.seat().expect("somebody").index();
        if self.is_over() || who != self.on_turn() {
            return false;
        }
        let hand = self.hands[who].len();
        let full = hand >= 7;
        match entry {
            Move::Pass { .. } => true,
            Move::Bury { .. } => hand > 0 && !self.pile.is_empty(),
            Move::Draw { .. } => !self.exchange[who].is_empty() && !full && !self.pile.is_empty(),
            Move::Bribe { pair, with, .. } => {
                let pays = match with {
                    Payment::Hand => hand > 0,
                    Payment::Exchange => !self.exchange[who].is_empty(),
                };
                let same = |other: [Good; 2]| other == *pair || other == [pair[1], pair[0]];
                let lies = self.row.windows(2).any(|two| same([two[0], two[1]]));
                pays && lies && !self.bribe.is_some_and(|(_, locked)| same(locked))
            }
            Move::Sell { good, cards, goods, .. } => {
                let place = self.row.iter().position(|there| there == good);
                let camels = self.camels.at(RowPlace::ALL[place.expect("a place")]);
                let cards = usize::from(*cards);
                let enough = |camels: u8| match goods {
                    Some(goods) => *goods >= camels,
                    None => 3 * cards >= usize::from(camels),
                };
                let fits = |goods: &u8| (cards..=3 * cards).contains(&usize::from(*goods));
                (1..=hand).contains(&cards)
                    && camels.is_some_and(enough)
                    && goods.as_ref().is_none_or(fits)
            }
            Move::Trade { deals, .. } => {
                let count = |hand: &Vec<Card>| i32::try_from(hand.len()).expect("few cards");
                let mut hands: Vec<i32> = self.hands.iter().map(count).collect();
                !deals.is_empty()
                    && deals.iter().all(|deal| {
                        let with = deal.with.index();
                        let (gives, gets) = (i32::from(deal.gives), i32::from(deal.gets));
                        if with >= self.players || with == who || gives + gets == 0 {
                            return false;
                        }
                        let had = gives <= hands[who] && gets <= hands[with];
                        hands[who] += gets - gives;
                        hands[with] += gives - gets;
                        had && hands[who] <= 7 && hands[with] <= 7
                    })
            }
        }
    }

    fn draw(&mut self, who: usize, events: &mut Vec<Event>) -> Card {
        let card = self.pile.pop().expect("a card");
        self.hands[who].push(card);
        let seat = seat(who);
        let pile = u8::try_from(self.pile.len()).expect("few cards");
        events.push(Event::Drew { seat, pile });
        if self.pile.is_empty() {
            let turns = match self.last_turns {
                LastTurns::TwoMore => 2 * self.players,
                LastTurns::DrawersTurn => 0,
            };
            self.all_turns = Some(self.turns + 1 + turns);
            events.push(Event::LastCard {
                seat,
                turns: u8::try_from(turns).expect("few turns"),
                last: seat,
            });
        }
        card
    }

    fn begin(&mut self, events: &mut Vec<Event>) {
        let who = self.on_turn();
        self.drawn = None;
        let seat = seat(who);
        if self.hands[who].len() >= 7 {
            let why = Skipped::HandFull;
            events.push(Event::NoDraw { seat, why });
        } else if self.pile.is_empty() {
            let why = Skipped::PileEmpty;
            events.push(Event::NoDraw { seat, why });
        } else {
            self.drawn = Some(self.draw(who, events));
        }
    }

    /// People do it with real cards, and the next one draws. Says what followed, and what people
    /// remember of it.
    pub fn play(&mut self, entry: &Move, rng: &mut StdRng) -> (Vec<Event>, Memory) {
        assert!(self.allows(entry), "{entry:?}");
        let who = self.on_turn();
        let mut events = Vec::new();
        let mut memory =
            Memory { clock: (self.turns, self.all_turns, self.drawn), ..Memory::default() };
        match entry {
            Move::Pass { .. } => {}
            Move::Bury { .. } => {
                let card = some_of(&mut self.hands[who], 1, rng)[0];
                self.pile.insert(0, card);
                let drawn = self.pile.pop().expect("a card");
                self.hands[who].push(drawn);
                memory.drawn = Some(drawn);
            }
            Move::Draw { .. } => {
                let card = some_of(&mut self.exchange[who], 1, rng)[0];
                self.discards.push(card);
                memory.drawn = Some(self.draw(who, &mut events));
            }
            Move::Trade { deals, .. } => {
                self.tally[who][3] += 1;
                for deal in deals {
                    let with = deal.with.index();
                    let given = some_of(&mut self.hands[who], deal.gives, rng);
                    let got = some_of(&mut self.hands[with], deal.gets, rng);
                    self.hands[with].extend(&given);
                    self.hands[who].extend(&got);
                    memory.deals.push((given, got));
                }
            }
            Move::Bribe { pair, with, .. } => self.bribe(who, *pair, *with, rng, &mut events),
            Move::Sell { good, cards, goods, .. } => {
                let kept = self.sell(who, (*good, *cards, *goods), rng, &mut events);
                memory.kept = Some(kept);
            }
        }
        self.turns += 1;
        if self.is_over() {
            events.push(Event::Over);
        } else {
            self.begin(&mut events);
            memory.drawn_next = self.drawn;
        }
        (events, memory)
    }

    fn bribe(
        &mut self,
        who: usize,
        pair: [Good; 2],
        with: Payment,
        rng: &mut StdRng,
        events: &mut Vec<Event>,
    ) {
        self.tally[who][2] += 1;
        let from = self.locked();
        if let Some((card, _)) = self.bribe.take() {
            self.discards.push(card);
        }
        for good in &mut self.row {
            if *good == pair[0] {
                *good = pair[1];
            } else if *good == pair[1] {
                *good = pair[0];
            }
        }
        let purse = match with {
            Payment::Hand => &mut self.hands[who],
            Payment::Exchange => &mut self.exchange[who],
        };
        self.bribe = Some((some_of(purse, 1, rng)[0], pair));
        let to = self.locked().expect("a bribe");
        self.bribe = self.bribe.map(|(card, _)| (card, to));
        let order = self.row;
        events.push(Event::Bribed { pair: to, order });
        events.extend(from.map(|from| Event::LockMoved { from, to }));
    }

    fn sell(
        &mut self,
        who: usize,
        (good, cards, goods): (Good, u8, Option<u8>),
        rng: &mut StdRng,
        events: &mut Vec<Event>,
    ) -> Card {
        let place = self.row.iter().position(|there| *there == good);
        let place = place.expect("a place");
        let points = u32::from(cards) + BONUS[place];
        self.points[who] += points;
        self.tally[who][0] += 1;
        self.tally[who][1] = self.tally[who][1].max(points);
        let mut played = some_of(&mut self.hands[who], cards, rng);
        let kept = played.pop().expect("a card");
        self.exchange[who].push(kept);
        self.discards.extend(played);
        let sale = Sale {
            seat: seat(who),
            turn: self.turn_number(),
            good,
            place: RowPlace::ALL[place],
            cards,
            goods,
            bonus: u8::try_from(BONUS[place]).expect("a bonus"),
            points,
        };
        let unlocked = self.locked().filter(|pair| pair.contains(&good));
        let mut row = self.row.to_vec();
        row.remove(place);
        row.push(good);
        self.row = row.try_into().expect("five goods");
        let order = self.row;
        events.push(Event::Sold { sale, order });
        if let Some(pair) = unlocked {
            let (card, _) = self.bribe.take().expect("a bribe");
            self.discards.push(card);
            events.push(Event::Unlocked { pair });
        }
        kept
    }

    /// People do to the letter what the book says, and remember which card was which.
    pub fn put_back(&mut self, returns: &[Return], memory: Memory) {
        let Memory { mut drawn_next, drawn, kept, mut deals, clock } = memory;
        for back in returns {
            match back {
                Return::Nothing => assert_eq!(returns.len(), 1),
                Return::DrawnToPile { seat } => {
                    let card = drawn_next.take().or(drawn).expect("a card was drawn");
                    take(&mut self.hands[seat.index()], card);
                    self.pile.push(card);
                }
                Return::DealBack { seat, with, back, forth } => {
                    let (given, got) = deals.pop().expect("a deal");
                    let counts = (given.len(), got.len());
                    assert_eq!(counts, (usize::from(*back), usize::from(*forth)));
                    for card in given {
                        take(&mut self.hands[with.index()], card);
                        self.hands[seat.index()].push(card);
                    }
                    for card in got {
                        take(&mut self.hands[seat.index()], card);
                        self.hands[with.index()].push(card);
                    }
                }
                Return::Unbury { seat } => {
                    let card = drawn.expect("a card was drawn");
                    take(&mut self.hands[seat.index()], card);
                    self.pile.push(card);
                    self.hands[seat.index()].push(self.pile.remove(0));
                }
                Return::SaleToHand { seat, from_exchange, from_discards } => {
                    assert_eq!(*from_exchange, 1);
                    let card = kept.expect("a card was kept");
                    take(&mut self.exchange[seat.index()], card);
                    self.hands[seat.index()].push(card);
                    for _ in 0..*from_discards {
                        let card = self.discards.pop().expect("a discard");
                        self.hands[seat.index()].push(card);
                    }
                }
                Return::ExchangeFromDiscards { seat } => {
                    let card = self.discards.pop().expect("a discard");
                    self.exchange[seat.index()].push(card);
                }
                Return::BribeToHand { seat, pair } => {
                    let card = self.off_the_row(*pair);
                    self.hands[seat.index()].push(card);
                }
                Return::BribeToExchange { seat, pair } => {
                    let card = self.off_the_row(*pair);
                    self.exchange[seat.index()].push(card);
                }
                Return::BribeBack { pair } => {
                    assert_eq!(self.bribe, None);
                    let lies = self.row.windows(2).any(|two| two == pair);
                    assert!(lies, "{pair:?} {:?}", self.row);
                    let card = self.discards.pop().expect("a discard");
                    self.bribe = Some((card, *pair));
                }
                Return::Order { order } => self.row = *order,
                Return::Points { seat, points } => self.points[seat.index()] = *points,
                Return::Pile { cards } => assert_eq!(self.pile.len(), usize::from(*cards)),
            }
        }
        assert_eq!((drawn_next, deals.len()), (None, 0), "all was put back");
        (self.turns, self.all_turns, self.drawn) = clock;
    }

    fn off_the_row(&mut self, pair: [Good; 2]) -> Card {
        let (card, lies) = self.bribe.take().expect("a bribe");
        assert_eq!(lies, pair);
        card
    }
}

//! Undoing with real cards, checked over random complete games: whoever does what the book says
//! has every card where it was before the entry.

use fondaco_record::Player;
use fondaco_rules::Game as _;
use fondaco_rules::byzanz::{
    Card, Depth, House, Move, OnTable, Phase, Position, Return, Stake, Stock, Which,
};
use fondaco_text::Language;
use fondaco_words::{DescribeGame as _, Translator, Words};
use rand::SeedableRng;
use rand::rngs::StdRng;

use crate::support::random_game::{RandomGame, random_house};
use crate::support::seed;

/// Where known cards lie, and how many there are where nobody knows them. Hands without bids.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Places {
    hands: Vec<Vec<Card>>,
    hidden: Vec<u8>,
    bids: Vec<Vec<Card>>,
    lot: Vec<Card>,
    market: Vec<Card>,
    profit: Vec<Vec<Card>>,
    boxed: Vec<Card>,
    offers: Vec<Option<u8>>,
    pile: u8,
    aside: u8,
    unseen: Vec<Card>,
}

fn listed(stock: &Stock) -> Vec<Card> {
    stock.cards().collect()
}

impl Places {
    fn of(position: &Position) -> Self {
        let seats = || position.table().seats();
        let profit = |seat| {
            let sales = position.sales().iter().filter(|sale| sale.seat == seat);
            sales.map(|sale| sale.kept).collect::<Vec<Card>>()
        };
        let mut boxed = listed(position.gone());
        for card in seats().flat_map(profit) {
            take(&mut boxed, card);
        }
        Places {
            hands: seats().map(|seat| listed(position.free_hand(seat).seen())).collect(),
            hidden: seats().map(|seat| position.hand(seat).hidden().unwrap_or(0)).collect(),
            bids: seats()
                .map(|seat| match position.stake(seat) {
                    Stake::Bid { cards, .. } => listed(cards),
                    Stake::Waiting | Stake::Passed => Vec::new(),
                })
                .collect(),
            lot: match position.phase() {
                Phase::Auction(auction) => listed(&auction.lot),
                Phase::Settling { lot, .. } => listed(lot),
                _ => Vec::new(),
            },
            market: listed(position.market()),
            profit: seats().map(profit).collect(),
            boxed,
            offers: seats().map(|seat| position.offer(seat)).collect(),
            pile: position.pile(),
            aside: position.set_aside(),
            unseen: listed(position.unseen()),
        }
    }

    /// Hands do at the table what the book says, with cards that are all written down.
    fn put_back(&mut self, back: &Return) {
        match back {
            Return::Nothing => {}
            Return::BidToHand { seat, cards, .. } => {
                let bid = &mut self.bids[seat.index()];
                carry(cards, bid, &mut self.hands[seat.index()]);
            }
            Return::HandToBid { seat, worth, cards } => {
                assert_eq!(known(cards).worth(), *worth);
                let hand = &mut self.hands[seat.index()];
                carry(cards, hand, &mut self.bids[seat.index()]);
            }
            Return::MarketToBid { seat, worth, cards } => {
                assert_eq!(known(cards).worth(), *worth);
                carry(cards, &mut self.market, &mut self.bids[seat.index()]);
            }
            Return::MarketToHand { seat, cards, .. } => {
                carry(cards, &mut self.market, &mut self.hands[seat.index()]);
            }
            Return::ToLot { seat, given, kept } => {
                carry(given, &mut self.market, &mut self.lot);
                carry(kept, &mut self.hands[seat.index()], &mut self.lot);
            }
            Return::LastLotToPile { seat, given, kept } => {
                carry(given, &mut self.market, &mut self.unseen);
                carry(kept, &mut self.hands[seat.index()], &mut self.unseen);
                self.pile += given.count().expect("known") + kept.count().expect("known");
            }
            Return::LotToPile { cards } => {
                carry(cards, &mut self.lot, &mut self.unseen);
                self.pile += known(cards).len();
            }
            Return::BoxToMarket { cards } => carry(cards, &mut self.boxed, &mut self.market),
            Return::HandToMarket { seat, kind, cards } => {
                assert_eq!(known(cards).kinds().collect::<Vec<_>>(), [*kind]);
                carry(cards, &mut self.hands[seat.index()], &mut self.market);
            }
            Return::HandToAside { seat, sure } => {
                assert!(*sure);
                self.hidden[seat.index()] -= 1;
                self.aside += 1;
            }
            Return::SaleToHand { seat, kept, boxed } => {
                take(&mut self.profit[seat.index()], *kept);
                for card in boxed {
                    take(&mut self.boxed, *card);
                }
                self.hands[seat.index()].extend([*kept, boxed[0], boxed[1]]);
            }
            Return::BoxToHand { seat, cards } => {
                carry(cards, &mut self.boxed, &mut self.hands[seat.index()]);
            }
            Return::OfferToStack { .. } | Return::OffersToSeats { .. } => self.hand_offers(back),
            Return::Pile { cards } => assert_eq!(self.pile, *cards),
            Return::GatherLot { .. } => panic!("the book knows the lot"),
        }
    }

    fn hand_offers(&mut self, back: &Return) {
        match back {
            Return::OfferToStack { seat, offer } => {
                assert_eq!(self.offers[seat.index()].take(), Some(*offer));
            }
            Return::OffersToSeats { held } => {
                for (seat, offer) in held {
                    assert_eq!(self.offers[seat.index()].replace(*offer), None);
                }
            }
            _ => {}
        }
    }

    /// The book forgets what it had seen of a hand only by the entry; the cards are in that hand.
    fn forget(&mut self, before: &Places) {
        for (seat, seen) in before.hands.iter().enumerate() {
            let mut fresh = std::mem::replace(&mut self.hands[seat], seen.clone());
            for card in seen {
                take(&mut fresh, *card);
            }
            self.hidden[seat] += u8::try_from(fresh.len()).expect("a hand");
            self.unseen.append(&mut fresh);
        }
    }

    fn sorted(mut self) -> Self {
        let piles = [&mut self.lot, &mut self.market, &mut self.boxed, &mut self.unseen];
        let seats = [&mut self.hands, &mut self.bids, &mut self.profit];
        for pile in piles.into_iter().chain(seats.into_iter().flat_map(|piles| piles.iter_mut())) {
            pile.sort_unstable();
        }
        self
    }
}

#[track_caller]
fn take(cards: &mut Vec<Card>, card: Card) {
    let place = cards.iter().position(|held| *held == card);
    cards.swap_remove(place.unwrap_or_else(|| panic!("{card} is not there")));
}

#[track_caller]
fn known(cards: &Which) -> Stock {
    match cards {
        Which::These(cards) => cards.clone(),
        Which::Count(0) => Stock::default(),
        Which::Count(_) | Which::Whatever => panic!("the book knows these cards"),
    }
}

#[track_caller]
fn carry(cards: &Which, from: &mut Vec<Card>, to: &mut Vec<Card>) {
    for card in known(cards).cards() {
        take(from, card);
        to.push(card);
    }
}

/// Every entry of random games at one depth: the position before, the entry, the one after.
fn every_entry(depth: Depth, mut look: impl FnMut(&Position, &Move, &Position)) {
    for players in 3..=6 {
        println!("{players} players");
        for seed in seed::row(20) {
            let seed = 1000 + seed * 10 + u64::from(players);
            let house = if seed % 20 < 10 {
                House::default()
            } else {
                random_house(&mut StdRng::seed_from_u64(seed))
            };
            let mut game = RandomGame::new(seed, players, &house);
            game.play_out(|_| {});
            let books = game.books();
            let book = books.iter().find(|(end, _)| end.table().depth() == depth);
            let (end, moves) = book.expect("a book");
            let mut position = end.table().start();
            for entry in *moves {
                let before = position.clone();
                position.play(entry).expect("a legal move");
                look(&before, entry, &position);
            }
        }
    }
}

#[test]
fn every_card_is_back_where_it_was() {
    every_entry(Depth::Cards, |before, entry, after| {
        let returns = before.take_back(after, entry);
        println!("{entry:?}: {returns:?}");
        let mut places = Places::of(after);
        for back in &returns {
            places.put_back(back);
        }
        let wanted = Places::of(before);
        places.forget(&wanted);
        assert_eq!(places.sorted(), wanted.sorted());
    });
}

/// Where only winners are written down: bids by their worth, lots by their number.
#[test]
fn bids_lots_and_offer_cards_are_back_where_they_were() {
    every_entry(Depth::Winners, |before, entry, after| {
        let returns = before.take_back(after, entry);
        println!("{entry:?}: {returns:?}");
        let seats = || before.table().seats();
        let worth = |position: &Position| -> Vec<u32> {
            seats().map(|seat| position.staked_worth(seat)).collect()
        };
        let mut bids = worth(after);
        let mut places = Places::of(after);
        // Bids of an auction that is over lie nowhere; what lies in a new one is not there yet.
        let mut lot = lying(after);
        for back in &returns {
            match back {
                Return::BidToHand { seat, left, .. } => bids[seat.index()] = *left,
                Return::HandToBid { seat, worth, .. } | Return::MarketToBid { seat, worth, .. } => {
                    assert_eq!(bids[seat.index()], 0);
                    bids[seat.index()] = *worth;
                }
                Return::MarketToHand { seat, left, .. } => assert_eq!(bids[seat.index()], *left),
                Return::ToLot { given, kept, .. } => {
                    assert_eq!(lot, 0);
                    lot = given.count().expect("known") + kept.count().expect("known");
                }
                Return::GatherLot { cards, .. } => lot = *cards,
                Return::LastLotToPile { given, kept, .. } => {
                    assert_eq!(given.count(), Some(1));
                    places.pile += 1 + kept.count().expect("known");
                }
                Return::LotToPile { cards } => {
                    assert_eq!(cards.count(), Some(lot));
                    places.pile += lot;
                    lot = 0;
                }
                Return::SaleToHand { seat, kept, boxed } => {
                    take(&mut places.profit[seat.index()], *kept);
                    for card in boxed {
                        take(&mut places.boxed, *card);
                    }
                }
                Return::BoxToHand { cards, .. } => {
                    if let Which::These(cards) = cards {
                        for card in cards.cards() {
                            take(&mut places.boxed, card);
                        }
                    }
                }
                Return::OfferToStack { .. } | Return::OffersToSeats { .. } => {
                    places.hand_offers(back);
                }
                Return::Pile { cards } => assert_eq!(places.pile, *cards),
                Return::BoxToMarket { cards } | Return::HandToMarket { cards, .. } => {
                    assert_eq!(*cards, Which::Whatever);
                }
                Return::HandToAside { sure, .. } => assert!(!sure),
                Return::Nothing => assert_eq!(returns.len(), 1),
            }
        }
        assert_eq!(bids, worth(before));
        assert_eq!(lot, lying(before));
        let (places, wanted) = (places.sorted(), Places::of(before).sorted());
        assert_eq!(places.pile, wanted.pile);
        assert_eq!(places.offers, wanted.offers);
        assert_eq!(places.profit, wanted.profit);
        assert_eq!(places.boxed, wanted.boxed);
    });
}

/// Cards of the lot on the table.
fn lying(position: &Position) -> u8 {
    let lots = position.on_table().into_iter().filter_map(|thing| match thing {
        OnTable::Lot { cards } => cards.count(),
        _ => None,
    });
    lots.sum()
}

/// All that lies somewhere, added up: the whole deck but for what has left the game.
#[test]
fn a_table_laid_out_by_the_book_has_every_card() {
    every_entry(Depth::Cards, |_, _, position| {
        let counts = position.on_table().into_iter().map(|thing| match thing {
            OnTable::Pile { cards } | OnTable::Aside { cards } => cards,
            OnTable::Lot { cards } | OnTable::Bid { cards, .. } => cards.count().expect("known"),
            OnTable::Market { cards } => cards.len(),
            OnTable::Hands { held } => held.iter().map(|(_, cards)| cards).sum(),
            // Profit cards have left the game, and offer cards are no cards of the deck.
            OnTable::Profit { .. }
            | OnTable::Stack { .. }
            | OnTable::Offers { .. }
            | OnTable::MarketEmpty
            | OnTable::MarketTaken { .. } => 0,
        });
        let counted: u8 = counts.sum();
        assert_eq!(counted + position.gone().len(), Stock::deck().len());
        let offers: usize = position.on_table().iter().map(offers).sum();
        assert_eq!(offers, position.table().plan().offers().len());
    });
}

fn offers(thing: &OnTable) -> usize {
    match thing {
        OnTable::Stack { offers } => offers.len(),
        OnTable::Offers { held } => held.len(),
        _ => 0,
    }
}

/// Sentences are read from two metres: short ones, and none of them empty.
#[test]
fn no_sentence_is_endless() {
    const MOST: usize = 200;
    const NAMES: [&str; 6] = ["Axel", "Eva", "Wilhelm", "Susanne", "Maximilian", "Jo"];
    for language in Language::ALL {
        let tr = Translator::new(language);
        let players = NAMES.map(|name| Player::new(name.to_owned(), language));
        let words = Words::new(&tr, &players);
        for depth in Depth::ALL {
            every_entry(depth, |before, entry, after| {
                let returns = before.take_back(after, entry);
                let said = words.describe_all(&returns).into_iter();
                for sentence in said.chain(after.describe_table(&words).all()) {
                    assert!((10..=MOST).contains(&sentence.chars().count()), "{sentence}");
                }
            });
        }
    }
}

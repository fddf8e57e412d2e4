//! The real cards of Byzanz in words: what to put back when an entry is undone, and what must lie there.

use crate::{Describe, Number, Words, say};
use fondaco_rules::Seat;
use fondaco_rules::byzanz::{Kind, OnTable, Return, Stock, Which};

impl Describe for Return {
    fn describe(&self, words: &Words<'_>) -> String {
        let tr = words.tr;
        match self {
            Return::Nothing => tr.say(say::ByzanzUndoNothing),
            Return::BidToHand { seat, cards, left } => bid_to_hand(*seat, cards, *left, words),
            Return::HandToBid { seat, worth, cards } => hand_to_bid(*seat, *worth, cards, words),
            Return::MarketToBid { seat, worth, cards } => {
                market_to_bid(*seat, *worth, cards, words)
            }
            Return::MarketToHand { seat, cards, left } => {
                market_to_hand(*seat, cards, *left, words)
            }
            Return::ToLot { seat, given, kept } => won_lot(*seat, given, kept, words),
            Return::GatherLot { seat, cards } => {
                tr.say(say::ByzanzUndoGatherLot { name: words.name(*seat), cards: cards.into() })
            }
            Return::LastLotToPile { seat, given, kept } => last_lot(*seat, given, kept, words),
            Return::LotToPile { cards } => match cards {
                Which::These(cards) => {
                    tr.say(say::ByzanzUndoRevealCards { cards: stock(cards, words) })
                }
                counted => tr.say(say::ByzanzUndoReveal { cards: number(counted) }),
            },
            Return::OfferToStack { seat, offer } => {
                tr.say(say::ByzanzUndoOffer { name: words.name(*seat), offer: offer.into() })
            }
            Return::OffersToSeats { held } => tr.say(say::ByzanzUndoOffers {
                held: each(
                    held,
                    |offer, name| tr.say(say::ByzanzUndoOfferTo { offer, name }),
                    words,
                ),
            }),
            Return::BoxToMarket { cards } => match cards {
                Which::These(cards) => {
                    tr.say(say::ByzanzUndoLeftoversCards { cards: stock(cards, words) })
                }
                _ => tr.say(say::ByzanzUndoLeftovers),
            },
            Return::HandToMarket { seat, kind, cards } => {
                hand_to_market(*seat, *kind, cards, words)
            }
            Return::HandToAside { seat, sure: true } => {
                tr.say(say::ByzanzUndoDrew { name: words.name(*seat) })
            }
            Return::HandToAside { seat, sure: false } => {
                tr.say(say::ByzanzUndoMayHaveDrawn { name: words.name(*seat) })
            }
            Return::SaleToHand { seat, kept, boxed } => tr.say(say::ByzanzUndoSale {
                name: words.name(*seat),
                kept: tr.card(*kept),
                boxed: tr.cards(*boxed),
            }),
            Return::BoxToHand { seat, cards } => box_to_hand(*seat, cards, words),
            Return::Pile { cards } => tr.say(say::ByzanzUndoPile { cards: cards.into() }),
        }
    }

    fn addressee(&self) -> Option<Seat> {
        match self {
            Return::BidToHand { seat, .. }
            | Return::HandToBid { seat, .. }
            | Return::MarketToBid { seat, .. }
            | Return::MarketToHand { seat, .. }
            | Return::ToLot { seat, .. }
            | Return::GatherLot { seat, .. }
            | Return::OfferToStack { seat, .. }
            | Return::HandToMarket { seat, .. }
            | Return::HandToAside { seat, .. }
            | Return::SaleToHand { seat, .. }
            | Return::BoxToHand { seat, .. } => Some(*seat),
            // Unless everything is in the market, where anybody can take it.
            Return::LastLotToPile { seat, given, kept } => {
                (!matches!(given, Which::These(_)) && !kept.is_none()).then_some(*seat)
            }
            Return::Nothing
            | Return::LotToPile { .. }
            | Return::OffersToSeats { .. }
            | Return::BoxToMarket { .. }
            | Return::Pile { .. } => None,
        }
    }
}

impl Describe for OnTable {
    fn describe(&self, words: &Words<'_>) -> String {
        let tr = words.tr;
        let with = |held| {
            each(held, |cards, name| tr.say(say::ByzanzOnTableCardsWith { cards, name }), words)
        };
        match self {
            OnTable::Pile { cards } => tr.say(say::ByzanzOnTablePile { cards: cards.into() }),
            OnTable::Stack { offers } => tr
                .say(say::ByzanzOnTableStack { offers: tr.list(offers.iter().map(u8::to_string)) }),
            OnTable::Offers { held } => tr.say(say::ByzanzOnTableOffers {
                held: each(
                    held,
                    |offer, name| tr.say(say::ByzanzOnTableOfferWith { offer, name }),
                    words,
                ),
            }),
            OnTable::Lot { cards } => match cards {
                Which::These(cards) => {
                    tr.say(say::ByzanzOnTableLotCards { cards: stock(cards, words) })
                }
                counted => tr.say(say::ByzanzOnTableLot { cards: number(counted) }),
            },
            OnTable::Bid { seat, worth, cards } => {
                let (name, worth) = (words.name(*seat), worth.into());
                match cards {
                    Which::These(cards) => tr.say(say::ByzanzOnTableBidCards {
                        name,
                        worth,
                        cards: stock(cards, words),
                    }),
                    _ => tr.say(say::ByzanzOnTableBid { name, worth }),
                }
            }
            OnTable::Market { cards } => {
                tr.say(say::ByzanzOnTableMarket { cards: stock(cards, words) })
            }
            OnTable::MarketEmpty => tr.say(say::ByzanzOnTableMarketEmpty),
            OnTable::MarketTaken { kinds } => {
                tr.say(say::ByzanzOnTableMarketTaken { kinds: tr.kinds(kinds) })
            }
            OnTable::Hands { held } => tr.say(say::ByzanzOnTableHands { held: with(held) }),
            OnTable::Profit { held } => tr.say(say::ByzanzOnTableProfit { held: with(held) }),
            OnTable::Aside { cards } => tr.say(say::ByzanzOnTableAside { cards: cards.into() }),
        }
    }
}

fn bid_to_hand(seat: Seat, cards: &Which, left: u32, words: &Words<'_>) -> String {
    let tr = words.tr;
    let name = words.name(seat);
    match cards {
        Which::These(cards) => tr.say(say::ByzanzUndoBidCards { name, cards: stock(cards, words) }),
        _ if left == 0 => tr.say(say::ByzanzUndoBid { name }),
        _ => tr.say(say::ByzanzUndoRaise { name, left: left.into() }),
    }
}

fn hand_to_bid(seat: Seat, worth: u32, cards: &Which, words: &Words<'_>) -> String {
    let tr = words.tr;
    let name = words.name(seat);
    match cards {
        Which::These(cards) => {
            tr.say(say::ByzanzUndoPassCards { name, cards: stock(cards, words) })
        }
        _ => tr.say(say::ByzanzUndoPass { name, worth: worth.into() }),
    }
}

fn market_to_bid(seat: Seat, worth: u32, cards: &Which, words: &Words<'_>) -> String {
    let tr = words.tr;
    let name = words.name(seat);
    match cards {
        Which::These(cards) => tr.say(say::ByzanzUndoWonCards { name, cards: stock(cards, words) }),
        _ => tr.say(say::ByzanzUndoWon { name, worth: worth.into() }),
    }
}

fn market_to_hand(seat: Seat, cards: &Which, left: u32, words: &Words<'_>) -> String {
    let tr = words.tr;
    let name = words.name(seat);
    match cards {
        Which::These(cards) => {
            tr.say(say::ByzanzUndoPaidCards { name, cards: stock(cards, words) })
        }
        _ if left == 0 => tr.say(say::ByzanzUndoPaid { name }),
        _ => tr.say(say::ByzanzUndoPaidBeyond { name, left: left.into() }),
    }
}

fn won_lot(seat: Seat, given: &Which, kept: &Which, words: &Words<'_>) -> String {
    let tr = words.tr;
    let name = words.name(seat);
    match (given, kept) {
        (Which::These(given), Which::These(kept)) => tr.say(say::ByzanzUndoLotCards {
            name,
            given: stock(given, words),
            kept: stock(kept, words),
        }),
        (_, Which::These(kept)) => {
            tr.say(say::ByzanzUndoWholeLotCards { name, cards: stock(kept, words) })
        }
        (given, kept) if given.is_none() => {
            tr.say(say::ByzanzUndoWholeLot { name, cards: number(kept) })
        }
        (_, kept) => tr.say(say::ByzanzUndoLot { name, kept: number(kept) }),
    }
}

fn last_lot(seat: Seat, given: &Which, kept: &Which, words: &Words<'_>) -> String {
    let tr = words.tr;
    match given {
        Which::These(given) => tr.say(say::ByzanzUndoLastLotCards { cards: stock(given, words) }),
        _ if kept.is_none() => tr.say(say::ByzanzUndoLastLotGiven),
        _ => tr.say(say::ByzanzUndoLastLot { name: words.name(seat), kept: number(kept) }),
    }
}

fn hand_to_market(seat: Seat, kind: Kind, cards: &Which, words: &Words<'_>) -> String {
    let tr = words.tr;
    let name = words.name(seat);
    match cards {
        Which::These(cards) => {
            tr.say(say::ByzanzUndoPickCards { name, cards: stock(cards, words) })
        }
        _ => tr.say(say::ByzanzUndoPick { name, kind: tr.kind(kind) }),
    }
}

fn box_to_hand(seat: Seat, cards: &Which, words: &Words<'_>) -> String {
    let tr = words.tr;
    let name = words.name(seat);
    match cards {
        Which::These(cards) => {
            tr.say(say::ByzanzUndoDiscardCards { name, cards: stock(cards, words) })
        }
        counted => tr.say(say::ByzanzUndoDiscard { name, cards: number(counted) }),
    }
}

fn stock(cards: &Stock, words: &Words<'_>) -> String {
    words.tr.cards(cards.cards())
}

/// A list of numbers and the people they belong to.
fn each(held: &[(Seat, u8)], tell: impl Fn(Number, String) -> String, words: &Words<'_>) -> String {
    words.tr.list(held.iter().map(|(seat, number)| tell(number.into(), words.name(*seat))))
}

fn number(which: &Which) -> Number {
    which.count().unwrap_or(0).into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{DescribeGame, Translator};
    use fondaco_record::Player;
    use fondaco_rules::Game as _;
    use fondaco_rules::byzanz::{Bid, Card, Depth, House, Move, Position, TableSetup};
    use fondaco_text::Language;

    fn start(depth: Depth) -> Position {
        let table = TableSetup::new(3, Seat::new(2), depth, House::default());
        table.expect("a table").start()
    }

    fn players(language: Language) -> Vec<Player> {
        let name = |name: &str| Player::new(name.to_owned(), language);
        ["Axel", "Eva", "Otto"].map(name).into()
    }

    /// What is to be done when the last of these moves is undone.
    fn returns(mut after: Position, moves: &[Move]) -> Vec<Return> {
        let mut before = after.clone();
        for entry in moves {
            before.clone_from(&after);
            after.play(entry).expect("a legal move");
        }
        before.take_back(&after, moves.last().expect("a move"))
    }

    /// The same as it is said.
    fn undone(language: Language, after: Position, moves: &[Move]) -> Vec<String> {
        let returns = returns(after, moves);
        let tr = Translator::new(language);
        let players = players(language);
        let words = Words::new(&tr, &players);
        words.describe_all(&returns)
    }

    #[test]
    fn a_sale_is_taken_back_in_every_language() {
        let names = ["spices 4", "spices 1", "merchant"];
        let cards = names.map(|name| name.parse().expect("a card")).to_vec();
        let sale = [Move::Sell { seat: Seat::new(1), cards }];
        let said = |language| undone(language, start(Depth::Cards), &sale);
        assert_eq!(
            said(Language::En),
            [
                "Eva, take back into your hand: spices 4 from your profit, spices 1 and a merchant from the box."
            ]
        );
        assert_eq!(
            said(Language::De),
            [
                "Eva, nimm zurück auf die Hand: Gewürz 4 aus deinem Gewinn, Gewürz 1 und Händler aus der Schachtel."
            ]
        );
        assert_eq!(
            said(Language::It),
            [
                "Eva, riprendi in mano: spezia 4 dal tuo profitto, spezia 1 e un mercante dalla scatola."
            ]
        );
    }

    #[test]
    fn a_lost_auction_is_taken_back_sentence_by_sentence() {
        let seat = Seat::new(1);
        let moves = [Move::Award { seat, value: Some(3) }];
        assert_eq!(
            undone(Language::De, start(Depth::Winners), &moves),
            [
                "Legt das neue Angebot verdeckt zurück auf den Nachziehstapel: 4 Karten.",
                "Eva, leg die 6 zurück auf den Stapel der Angebotskarten.",
                "Eva, leg ins Angebot zurück: eine Karte aus dem Markt und 5 aus deiner Hand.",
                "Eva, hol aus dem Markt zurück auf die Hand, was du bezahlt hast.",
                "Danach muss der Nachziehstapel 90 Karten haben.",
            ]
        );
    }

    #[test]
    fn whoever_is_named_first_is_the_one_who_is_asked() {
        let (tr, players) = (Translator::new(Language::En), players(Language::En));
        let words = Words::new(&tr, &players);
        let seat = Seat::new(1);
        let (card, stock) = (Card::MERCHANT, Stock::deck());
        let (these, some) = (Which::These(stock), Which::Count(2));
        let mut all = vec![
            Return::Nothing,
            Return::GatherLot { seat, cards: 3 },
            Return::OfferToStack { seat, offer: 3 },
            Return::OffersToSeats { held: vec![(seat, 3)] },
            Return::HandToAside { seat, sure: true },
            Return::HandToAside { seat, sure: false },
            Return::SaleToHand { seat, kept: card, boxed: [card; 2] },
            Return::Pile { cards: 3 },
        ];
        for cards in [these, some] {
            let kind = Kind::Merchant;
            all.extend([
                Return::BidToHand { seat, cards: cards.clone(), left: 0 },
                Return::HandToBid { seat, worth: 3, cards: cards.clone() },
                Return::MarketToBid { seat, worth: 3, cards: cards.clone() },
                Return::MarketToHand { seat, cards: cards.clone(), left: 3 },
                Return::ToLot { seat, given: cards.clone(), kept: cards.clone() },
                Return::LastLotToPile { seat, given: cards.clone(), kept: cards.clone() },
                Return::LotToPile { cards: cards.clone() },
                Return::BoxToMarket { cards: cards.clone() },
                Return::HandToMarket { seat, kind, cards: cards.clone() },
                Return::BoxToHand { seat, cards },
            ]);
        }
        for back in all {
            let asked = words.describe(&back).starts_with("Eva, ").then_some(seat);
            assert_eq!(back.addressee(), asked, "{back:?}");
        }
    }

    #[test]
    fn the_table_can_be_laid_out_again() {
        let mut position = start(Depth::Cards);
        let lot = ["wood 1", "wood 2", "grain 1", "olives 1", "olives 2", "merchant"];
        let cards = lot.map(|name| name.parse().expect("a card")).to_vec();
        let wine = "wine 3".parse().expect("a card");
        for entry in
            [Move::Reveal { cards }, Move::Bid { seat: Seat::new(0), bid: Bid::Adding(vec![wine]) }]
        {
            position.play(&entry).expect("a legal move");
        }
        let tr = Translator::new(Language::It);
        assert_eq!(
            position.describe_table(&Words::new(&tr, &players(Language::It))).open,
            [
                "Nel mazzo devono esserci 90 carte.",
                "La pila delle carte offerta, dalla cima in giù: 6, 4 e 2.",
                "Il lotto sul tavolo: legno 1, legno 2, grano 1, olive 1, olive 2 e un mercante.",
                "Davanti ad Axel c’è una puntata da 3: vino 3.",
                "Il mercato deve essere vuoto.",
                "Carte in mano: Axel 3, Eva 4 e Otto 4.",
                "Nella scatola: 4 carte mai viste.",
            ]
        );
    }
}

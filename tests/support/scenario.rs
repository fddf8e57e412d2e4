//! Scenarios: a game told line by line, with what must be so in between.
//!
//! ```text
//! # Eva raises too little
//! players: Axel de, Eva it, Wilhelm de
//! dealer: Wilhelm
//! depth: winners
//! house: waive no              (one line for each house rule, if any)
//!
//! Axel bids 4
//! Eva bids 4
//! → refused byzanz-bid
//! → says Eva’s bid is worth 4. Axel has bid 4, so it must be at least 5.
//! → nearest Eva bids 5.
//! → due Eva, bid at least 5 or pass.
//! ```
//!
//! Moves: `lot CARDS`, `NAME bids VALUE` or `CARDS`, `NAME passes`, `NAME wins` or `wins for
//! VALUE`, `NAME gives CARD`, `NAME takes KIND` or `takes nothing`, `NAME sells CARDS`, `NAME
//! discards COUNT` or `CARDS`, `NAME counts COUNT`. A move must be legal unless a line `→ refused`
//! follows it, which lists the rules it breaks.

use std::fmt::Write as _;
use std::str::FromStr;

use fondaco::i18n::{Told as _, Translator, Words};
use fondaco::language::Language;
use fondaco::record::Player;
use fondaco::rules::Seat;
use fondaco::rules::byzanz::{
    Bid, Card, Depth, Discard, House, LimitCheck, Move, NothingLeft, Position, Reason, Refusal,
    StillTied, Stock, Table,
};

/// What a scenario has shown.
#[derive(Default)]
pub struct Outcome {
    /// Reasons for which something was refused, by name.
    pub reasons: Vec<String>,
    /// The position at the end.
    pub end: Option<Position>,
}

type Told<T> = Result<T, String>;

/// Plays a scenario; the first thing that is not as told is the error.
pub fn play(text: &str) -> Told<Outcome> {
    let mut story = Story::default();
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        story
            .read(line)
            .map_err(|fault| format!("line {number}: {line}\n    {fault}"))?;
    }
    story.resolve()?;
    if story.outcome.end.is_none() {
        story.outcome.end.clone_from(&story.position);
    }
    Ok(story.outcome)
}

#[derive(Default)]
struct Story {
    players: Vec<Player>,
    dealer: Option<Seat>,
    depth: Depth,
    house: House,
    position: Option<Position>,
    /// The last move was refused, and nobody has said yet that it should be.
    unexpected: Option<Refusal>,
    last_refusal: Option<Refusal>,
    outcome: Outcome,
}

impl Story {
    fn read(&mut self, line: &str) -> Told<()> {
        if let Some(expectation) = line.strip_prefix('→') {
            return self.expect(expectation.trim());
        }
        self.resolve()?;
        if self.position.is_none()
            && let Some((key, value)) = line.split_once(':')
        {
            return self.set_up(key.trim(), value.trim());
        }
        let entry = self.entry(line)?;
        self.last_refusal = None;
        let position = self.position()?;
        let before = position.clone();
        if let Err(refusal) = position.play(&entry) {
            if *position != before {
                return Err("was refused, but changed the position".to_owned());
            }
            self.unexpected = Some(refusal);
        }
        Ok(())
    }

    /// A refusal that no line has announced is a fault.
    fn resolve(&mut self) -> Told<()> {
        match self.unexpected.take() {
            Some(refusal) => Err(format!("refused before this line: {}", self.told(&refusal))),
            None => Ok(()),
        }
    }

    fn told(&self, refusal: &Refusal) -> String {
        let tr = Translator::new(Language::En);
        let rules: Vec<&str> = refusal.rules().iter().map(|rule| rule.id()).collect();
        format!(
            "{} {}",
            rules.join(", "),
            Words::new(&tr, &self.players).refusal(refusal)
        )
    }

    fn set_up(&mut self, key: &str, value: &str) -> Told<()> {
        match key {
            "players" => {
                for player in value.split(',') {
                    let (name, lang) = player.trim().rsplit_once(' ').ok_or("no language")?;
                    self.players.push(Player::new(
                        name.to_owned(),
                        lang.parse().map_err(|_| "no such language")?,
                    ));
                }
            }
            "dealer" => self.dealer = Some(self.seat(value)?),
            "depth" => {
                self.depth = Depth::ALL
                    .into_iter()
                    .find(|depth| depth.id() == value)
                    .ok_or("no such depth")?;
            }
            "house" => match value {
                "tie_merchants no" => self.house.tie_merchants = false,
                "still_tied highest-offer" => self.house.still_tied = StillTied::HighestOffer,
                "nothing_left box-card" => self.house.nothing_left = NothingLeft::BoxCard,
                "waive no" => self.house.waive = false,
                "limit_check round-end" => self.house.limit_check = LimitCheck::RoundEnd,
                _ => return Err("no such house rule".to_owned()),
            },
            _ => return Err("no such setting".to_owned()),
        }
        Ok(())
    }

    fn position(&mut self) -> Told<&mut Position> {
        if self.position.is_none() {
            let players = u8::try_from(self.players.len()).map_err(|_| "too many")?;
            let dealer = self.dealer.ok_or("nobody deals")?;
            let table = Table::new(players, dealer, self.depth, self.house.clone())
                .map_err(|error| error.to_string())?;
            self.position = Some(table.start());
        }
        self.position.as_mut().ok_or_else(String::new)
    }

    fn seat(&self, name: &str) -> Told<Seat> {
        (0..)
            .zip(&self.players)
            .find(|(_, player)| player.name == name)
            .map(|(seat, _)| Seat::new(seat))
            .ok_or(format!("nobody is called {name}"))
    }

    fn entry(&self, line: &str) -> Told<Move> {
        if let Some(cards) = line.strip_prefix("lot ") {
            let cards = cards_of(cards)?;
            return Ok(Move::Reveal { cards });
        }
        let (name, deed) = line.split_once(' ').ok_or("no move")?;
        let seat = self.seat(name)?;
        let (verb, rest) = deed.split_once(' ').unwrap_or((deed, ""));
        Ok(match (verb, rest) {
            ("bids", what) => Move::Bid {
                seat,
                bid: match what.parse() {
                    Ok(worth) => Bid::Worth(worth),
                    Err(_) => Bid::Adding(cards_of(what)?),
                },
            },
            ("passes", "") => Move::Pass { seat },
            ("wins", "") => Move::Award { seat, value: None },
            ("wins", price) => Move::Award {
                seat,
                value: Some(number(price.strip_prefix("for ").ok_or("for what?")?)?),
            },
            ("gives", card) => Move::Settle {
                seat,
                card: parse(card)?,
            },
            ("takes", "nothing") => Move::Waive { seat },
            ("takes", kind) => Move::Pick {
                seat,
                kind: parse(kind)?,
            },
            ("sells", cards) => Move::Sell {
                seat,
                cards: cards_of(cards)?,
            },
            ("discards", what) => Move::Discard {
                seat,
                cards: match what.parse() {
                    Ok(count) => Discard::Count(count),
                    Err(_) => Discard::Cards(cards_of(what)?),
                },
            },
            ("counts", count) => Move::Hand {
                seat,
                count: number(count)?,
            },
            _ => return Err("no such move".to_owned()),
        })
    }

    fn expect(&mut self, line: &str) -> Told<()> {
        if !line.starts_with("refused") {
            self.resolve()?;
        }
        let (what, rest) = line.split_once(' ').unwrap_or((line, ""));
        if what == "refused" {
            let refusal = self.unexpected.take().ok_or("was accepted")?;
            let rules: Vec<&str> = refusal.rules().iter().map(|rule| rule.id()).collect();
            let names = refusal.reasons.iter().map(name_of);
            self.outcome.reasons.extend(names);
            let found = rules.join(", ");
            let told = self.told(&refusal);
            self.last_refusal = Some(refusal);
            return same(rest, &found).map_err(|fault| format!("{fault} ({told})"));
        }
        let found = self.found(what, rest)?;
        same(rest, &found)
    }

    /// What is really so, written as the scenario writes it.
    fn found(&mut self, what: &str, told: &str) -> Told<String> {
        let players = self.players.clone();
        let refusal = self.last_refusal.clone();
        let position = self.position()?.clone();
        let names = |seat: Seat| players[seat.index()].name.clone();
        let english = Translator::new(Language::En);
        let words = Words::new(&english, &players);
        let seat_told = || -> Told<Seat> {
            let name = told.split(' ').next().unwrap_or_default();
            let place = players.iter().position(|player| player.name == name);
            let place = place.ok_or(format!("nobody is called {name}"))?;
            Ok(Seat::new(u8::try_from(place).map_err(|_| "too many")?))
        };
        Ok(match what {
            "says" | "sagt" | "dice" => {
                let language = match what {
                    "says" => Language::En,
                    "sagt" => Language::De,
                    _ => Language::It,
                };
                let refusal = refusal.ok_or("nothing was refused")?;
                let tr = Translator::new(language);
                let words = Words::new(&tr, &players);
                let reasons = refusal.reasons.iter().map(|reason| words.tell(reason));
                reasons.collect::<Vec<_>>().join(" ")
            }
            "nearest" => match refusal.and_then(|refusal| refusal.nearest) {
                Some(nearest) => words.tell(&nearest),
                None => "none".to_owned(),
            },
            "due" => words.tell(&position.due()),
            "also" => Position::also(&position.due(), &words).join(" "),
            "round" => position.round().to_string(),
            "pile" => position.pile().to_string(),
            "market" => listed(position.market()),
            "offers" => {
                let mut held: Vec<(u8, String)> = position
                    .table()
                    .seats()
                    .filter_map(|seat| Some((position.offer(seat)?, names(seat))))
                    .collect();
                held.sort_unstable_by(|a, b| b.cmp(a));
                let held: Vec<String> = held
                    .into_iter()
                    .map(|(offer, name)| format!("{name} {offer}"))
                    .collect();
                held.join(", ")
            }
            "hand" => {
                let seat = seat_told()?;
                match position.hand(seat).size() {
                    Some(size) => format!("{} {size}", names(seat)),
                    None => format!("{} unknown", names(seat)),
                }
            }
            "known" => {
                let seat = seat_told()?;
                format!("{} {}", names(seat), listed(position.hand(seat).seen()))
            }
            "profit" => {
                let seat = seat_told()?;
                format!("{} {}", names(seat), position.profit(seat))
            }
            "sold" => match position.sales().last() {
                Some(sale) => {
                    format!(
                        "{} {} in round {}",
                        names(sale.seat),
                        sale.points,
                        sale.round
                    )
                }
                None => "nothing".to_owned(),
            },
            "result" => {
                let places = position.standings().places;
                let places: Vec<String> = places
                    .iter()
                    .map(|place| format!("{}. {} {}", place.rank, names(place.seat), place.points))
                    .collect();
                places.join(", ")
            }
            "winner" => {
                let places = position.standings().places;
                let winners = places.iter().filter(|place| place.winner);
                words.names(winners.map(|place| place.seat))
            }
            "decided" => match position.standings().decided {
                Some(decided) => format!("{decided:?}").to_lowercase(),
                None => "not yet".to_owned(),
            },
            "because" => position.decided(&words).unwrap_or_default(),
            _ => return Err(format!("“{what}” cannot be expected")),
        })
    }
}

/// `BidTooLow { seat: … }` → `BidTooLow`
fn name_of(reason: &Reason) -> String {
    let told = format!("{reason:?}");
    told.split(' ').next().unwrap_or_default().to_owned()
}

fn same(told: &str, found: &str) -> Told<()> {
    if told == found {
        Ok(())
    } else {
        Err(format!("really: {found}"))
    }
}

fn number(text: &str) -> Told<u32> {
    text.parse().map_err(|_| format!("{text} is no number"))
}

fn parse<T: FromStr>(text: &str) -> Told<T> {
    text.trim()
        .parse()
        .map_err(|_| format!("there is no {text}"))
}

/// `wood 1, wood 1, merchant`, or `3 × wood 1`.
fn cards_of(text: &str) -> Told<Vec<Card>> {
    let mut cards = Vec::new();
    for card in text.split(',') {
        let (count, card) = card.split_once('×').unwrap_or(("1", card));
        let count = usize::try_from(number(count.trim())?).map_err(|_| "too many")?;
        cards.extend(std::iter::repeat_n(parse::<Card>(card)?, count));
    }
    Ok(cards)
}

fn listed(stock: &Stock) -> String {
    let mut text = String::new();
    for card in stock.cards() {
        let comma = if text.is_empty() { "" } else { ", " };
        let _ = write!(text, "{comma}{card}");
    }
    if text.is_empty() {
        "nothing".to_owned()
    } else {
        text
    }
}

//! How moves of Silk Road are typed.

mod sentences;

use crate::quick::{
    Ask, NotionWords, QuickInput, Said, Sentence, number_of, numbers_of, phrases, seat_of, words_of,
};
use crate::{Translator, say};
use fondaco_rules::Seat;
use fondaco_rules::silk_road::{
    City, Due, Good, Goods, Move, Now, Play, Position, SEATS, Tile, TileAction,
};

use sentences::ask;
pub use sentences::{Notion, Small, Verb};

impl QuickInput for Position {
    type Notion = Notion;

    const SENTENCES: &'static [Sentence<Notion>] = sentences::ALL;

    fn vocabulary(tr: &Translator) -> Vec<NotionWords<Notion>> {
        let more = |notion, name: Option<String>, more: String| NotionWords {
            notion,
            words: name.into_iter().chain(phrases(&more)).collect(),
            letter: None,
        };
        let verbs = Verb::ALL
            .map(|verb| more(Notion::Verb(verb), None, tr.say(say::SilkRoadQuickVerb { verb })));
        let small = Small::ALL
            .map(|word| more(Notion::Small(word), None, tr.say(say::SilkRoadQuickSmall { word })));
        let tiles = Tile::ALL.map(|tile| {
            let words = tr.say(say::SilkRoadQuickTile { tile });
            more(Notion::Tile(tile), Some(tr.tile(tile)), words)
        });
        let actions = Tile::ALL.map(|tile| {
            more(Notion::Action(tile), None, tr.say(say::SilkRoadQuickAction { tile }))
        });
        let goods = Good::ALL.map(|good| {
            let words = tr.say(say::SilkRoadQuickGood { good });
            let words = more(Notion::Good(good), Some(tr.silk_road_good(good)), words);
            NotionWords { letter: Some(tr.silk_road_letter(good)), ..words }
        });
        let cities = City::known().enumerate();
        let cities = cities
            .map(|(place, city)| more(Notion::City(place), Some(tr.city(&city)), String::new()));
        let words = verbs.into_iter().chain(small).chain(tiles).chain(actions).chain(goods);
        words.chain(cities).collect()
    }

    fn sense(notion: Notion) -> Notion {
        match notion {
            Notion::Action(tile) => Notion::Tile(tile),
            notion => notion,
        }
    }

    fn understand(&self, due: &Due, said: &[Said<Notion>]) -> Result<Move, Ask> {
        let verb = verb(said).ok_or(Ask::VERB)?;
        if verb == Verb::Rest {
            return Ok(Move::Rest);
        }
        let seat = seat_of(said, Ask::WHO).or_else(|| called(verb, &due.now));
        let seat = seat.ok_or(Ask::WHO);
        Ok(match verb {
            Verb::Bid => {
                Move::Bid { silver: number_of(said, ask::SILVER).ok_or(ask::SILVER)?, seat: seat? }
            }
            Verb::Pass | Verb::Rest => Move::Pass { seat: seat? },
            Verb::Lead => Move::Lead { seat: seat? },
            Verb::Accept => Move::Accept { seat: seat? },
            Verb::Pay => Move::Pay { seat: seat? },
            Verb::Travel => Move::Travel { city: city(said).ok_or(ask::CITY)?, seat: seat? },
            Verb::Printed => {
                Move::Printed { play: play_of(self.table().players(), said)?, seat: seat? }
            }
            Verb::Take => Move::Take { play: play_of(self.table().players(), said)?, seat: seat? },
            Verb::Again | Verb::Use => Move::Again { seat: seat? },
            Verb::Hand => {
                Move::Hand { to: seat_of(said, ask::HEIR).ok_or(ask::HEIR)?, seat: seat? }
            }
            Verb::Receive => Move::Hand {
                to: seat?,
                seat: seat_of(said, ask::VICTIM)
                    .or_else(|| called(Verb::Hand, &due.now))
                    .ok_or(ask::VICTIM)?,
            },
            Verb::Count => {
                let coins = |coin| sum(&paired(said, |notion| notion == Notion::Small(coin)));
                let goods = paired(said, |notion| matches!(notion, Notion::Good(_)));
                Move::Count {
                    gold: coins(Small::Gold).ok_or(ask::COINS)?,
                    silver: coins(Small::Silver).ok_or(ask::COINS)?,
                    goods: heap(&goods),
                    seat: seat?,
                }
            }
        })
    }

    fn suits(&self, due: &Due, said: &[Said<Notion>], next: &Said<Notion>) -> bool {
        let notion = match *next {
            Said::Word(notion) => notion,
            Said::Seat(ask, seat) => return suits_seat(ask, seat, said, &due.now),
            Said::Number(..) | Said::Text(_) => return true,
        };
        let crooks = match due.now {
            Now::Take { crooks, .. } => crooks,
            _ => 0,
        };
        let has = |notion| words_of(said).any(|known| known == notion);
        let is_played = words_of(said).any(|notion| matches!(notion, Notion::Good(_)));
        match notion {
            Notion::Verb(_) if verb(said).is_some() => false,
            Notion::Verb(verb) => suits(verb, seat_of(said, Ask::WHO), &due.now),
            Notion::Action(_) if has(Notion::Verb(Verb::Printed)) => false,
            Notion::Action(_) => suits(Verb::Take, seat_of(said, Ask::WHO), &due.now),
            Notion::Tile(Tile::Crook) if is_played => crooks > 0,
            // Whoever names a kind has said so.
            Notion::Tile(Tile::Vizier) if has(notion) || has(Notion::Action(Tile::Vizier)) => false,
            Notion::Tile(tile) => !has(Notion::Verb(Verb::Printed)) || !tile.is_kept(),
            Notion::Small(Small::Gold | Small::Silver) => !has(notion),
            Notion::Small(Small::For | Small::Times) => true,
            Notion::Small(Small::With) => crooks > 0,
            Notion::Small(Small::Twice | Small::UpTo) => {
                is_played && has(Notion::Small(Small::For))
            }
            Notion::Small(Small::To) => false,
            // One or two kinds on each side are enough to choose from.
            Notion::Good(_) => match (verb(said), said.last()) {
                (Some(Verb::Count), last) => {
                    let coins = [Small::Gold, Small::Silver].map(Notion::Small);
                    coins.into_iter().all(has) && matches!(last, Some(Said::Number(..)))
                }
                (_, Some(Said::Number(..))) => goods_at_end(said) < 2,
                (_, Some(Said::Word(Notion::Good(_)))) => false,
                _ => true,
            },
            Notion::City(place) => known(place).is_some_and(|city| !self.journey().contains(&city)),
        }
    }

    fn numbers(
        &self,
        due: &Due,
        said: &[Said<Notion>],
        ask: Ask,
        _possible: (u32, u32),
    ) -> Vec<u32> {
        let behind_good = matches!(said.last(), Some(Said::Word(Notion::Good(_))));
        let behind_coin =
            matches!(said.last(), Some(Said::Word(Notion::Small(Small::Gold | Small::Silver))));
        let shown = numbers_of(said, ask::REVEALS).count();
        let is_shown = shown >= usize::from(self.table().players());
        match (ask, &due.now) {
            (ask::SILVER, Now::Bid { least, .. }) => (*least..=least.saturating_add(3)).collect(),
            (ask::CUBES, _) if !behind_good => Vec::new(),
            (ask::COINS, _) if !behind_coin => Vec::new(),
            (ask::COINS, _) => (0..=7).collect(),
            (ask::LIMIT, _) => TileAction::LIMITS.map(u32::from).into(),
            (ask::TIMES, _) => Vec::new(),
            (ask::REVEALS, _) if is_shown => Vec::new(),
            (ask::REVEALS, _) => (0..=3).collect(),
            (ask::CROOKS, Now::Take { crooks, .. }) => (1..=u32::from(*crooks)).collect(),
            _ => (1..=4).collect(),
        }
    }
}

/// What a tile is used for, if anything.
fn play_of(players: u8, said: &[Said<Notion>]) -> Result<Play, Ask> {
    let tile = words_of(said).find_map(|notion| match notion {
        Notion::Tile(tile) => Some((tile, false)),
        Notion::Action(tile) => Some((tile, true)),
        _ => None,
    });
    let (tile, is_action) = tile.ok_or(ask::TILE)?;
    let mut parts = said.split(|said| *said == Said::Word(Notion::Small(Small::For)));
    let sides = [parts.next(), parts.next()].map(|part| {
        let pairs = paired(part.unwrap_or_default(), |notion| matches!(notion, Notion::Good(_)));
        heap(&pairs)
    });
    let goods = words_of(said).find_map(|notion| match notion {
        Notion::Good(good) => Some(good),
        _ => None,
    });
    let victim = seat_of(said, ask::VICTIM);
    let is_used = match tile {
        Tile::Thief => victim.is_some(),
        tile => goods.is_some() && !tile.is_kept(),
    };
    if !is_used {
        let missing = if tile == Tile::Thief { ask::VICTIM } else { ask::GOOD };
        return if is_action && !tile.is_kept() { Err(missing) } else { Ok(Play::Unused(tile)) };
    }
    let good = goods.ok_or(ask::GOOD);
    let [gives, gets] = sides;
    let twice = words_of(said).any(|notion| notion == Notion::Small(Small::Twice));
    let action = match tile {
        Tile::Seller => TileAction::Sell { good: good?, count: gives[good?] },
        Tile::Buyer => TileAction::Buy { good: good?, count: gives[good?] },
        Tile::Barter => TileAction::Barter {
            gives,
            gets,
            times: number_of(said, ask::TIMES).map_or(if twice { 2 } else { 1 }, small),
        },
        Tile::SpecialBarter => TileAction::SpecialBarter {
            gives,
            gets,
            limit: number_of(said, ask::LIMIT).map_or(TileAction::LIMITS[0], small),
        },
        Tile::Thief => TileAction::Steal { from: victim.ok_or(ask::VICTIM)? },
        Tile::Vizier => TileAction::Name { good: good?, reveals: reveals(players, said)? },
        Tile::Crook | Tile::Barterer => return Ok(Play::Unused(tile)),
    };
    let is_crook = |notion| notion == Notion::Tile(Tile::Crook);
    let crooks = match number_of(said, ask::CROOKS) {
        Some(crooks) => small(crooks),
        None => u8::from(words_of(said).any(is_crook)),
    };
    Ok(Play::Used { action, crooks })
}

/// What everybody shows: a number for each seat in order, or names with numbers.
fn reveals(players: u8, said: &[Said<Notion>]) -> Result<Option<[u8; SEATS]>, Ask> {
    let shown: Vec<u32> = numbers_of(said, ask::REVEALS).collect();
    if shown.is_empty() {
        return Ok(None);
    }
    let mut reveals = [0; SEATS];
    let named = said.iter().filter_map(|said| match said {
        Said::Seat(ask::REVEALS, seat) => Some(seat.index()),
        _ => None,
    });
    let named: Vec<usize> = named.collect();
    if named.is_empty() && shown.len() != usize::from(players) {
        return Err(ask::REVEALS);
    }
    let places = if named.is_empty() { (0..SEATS).collect() } else { named };
    for (place, count) in places.into_iter().zip(shown) {
        if let Some(reveal) = reveals.get_mut(place) {
            *reveal = small(count);
        }
    }
    Ok(Some(reveals))
}

/// What is done. Whoever does something with a tile has taken it.
fn verb(said: &[Said<Notion>]) -> Option<Verb> {
    words_of(said).find_map(|notion| match notion {
        Notion::Verb(verb) => Some(verb),
        Notion::Action(_) => Some(Verb::Take),
        _ => None,
    })
}

/// Who does it if nobody is named: the one who is called to.
fn called(verb: Verb, now: &Now) -> Option<Seat> {
    match (verb, now) {
        (Verb::Bid | Verb::Pass, Now::Lead { bidders, .. }) => match bidders.as_slice() {
            [seat] => Some(*seat),
            _ => None,
        },
        (Verb::Bid | Verb::Pass, Now::Bid { seat, .. })
        | (Verb::Accept | Verb::Pay, Now::Answer { leader: seat, .. })
        | (Verb::Travel, Now::Travel { leader: seat, .. })
        | (Verb::Take | Verb::Printed, Now::Take { seat, .. })
        | (Verb::Hand | Verb::Again | Verb::Use, Now::Hand { seat, .. })
        | (Verb::Count, Now::Count { seat, .. }) => Some(*seat),
        _ => None,
    }
}

/// Whether a verb is worth offering to somebody, or before anybody is named.
fn suits(verb: Verb, who: Option<Seat>, now: &Now) -> bool {
    let called = called(verb, now);
    match (verb, now, who) {
        (Verb::Rest, Now::Lead { .. } | Now::Bid { .. }, None)
        | (Verb::Lead, Now::Lead { .. }, Some(_)) => true,
        (Verb::Bid, Now::Lead { bidders, .. }, Some(who)) => bidders.contains(&who),
        (Verb::Pass, Now::Lead { bidders, .. }, Some(who)) => bidders.first() == Some(&who),
        (Verb::Bid, Now::Bid { then, .. }, Some(who)) if then.contains(&who) => true,
        (Verb::Count, Now::Count { then, .. }, Some(who)) if then.contains(&who) => true,
        (Verb::Rest | Verb::Lead | Verb::Receive | Verb::Use, ..)
        | (Verb::Pay, Now::Answer { can_pay: false, .. }, _)
        | (Verb::Printed, Now::Take { printed: false, .. }, _)
        | (Verb::Again, Now::Hand { barterer: false, .. }, _) => false,
        _ => called.is_some() && (who.is_none() || who == called),
    }
}

/// Whether somebody is worth offering.
fn suits_seat(ask: Ask, seat: Seat, said: &[Said<Notion>], now: &Now) -> bool {
    match (ask, now) {
        (ask::HEIR, Now::Hand { to, .. }) => to.contains(&seat),
        (ask::REVEALS, _) => false,
        _ => seat_of(said, Ask::WHO).or(now.seats().first().copied()) != Some(seat),
    }
}

fn known(place: usize) -> Option<City> {
    City::known().nth(place)
}

fn city(said: &[Said<Notion>]) -> Option<City> {
    said.iter().find_map(|said| match said {
        Said::Word(Notion::City(place)) => known(*place),
        Said::Text(name) => City::new(name).ok(),
        _ => None,
    })
}

fn small(number: u32) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}

/// How many kinds were said since anything else.
fn goods_at_end(said: &[Said<Notion>]) -> usize {
    let list = said.iter().rev().take_while(|said| {
        matches!(said, Said::Word(Notion::Good(_)) | Said::Number(ask::CUBES, _))
    });
    list.filter(|said| matches!(said, Said::Word(_))).count()
}

/// Things with their numbers, which stand before or behind them; one of each where there is none.
fn paired(said: &[Said<Notion>], counts: impl Fn(Notion) -> bool) -> Vec<(Notion, u32)> {
    let mut pairs = Vec::new();
    let mut before = None;
    let mut rest = said.iter().peekable();
    while let Some(said) = rest.next() {
        match said {
            Said::Number(ask::CUBES | ask::COINS, number) => before = Some(*number),
            Said::Word(notion) if is_counted(*notion) => {
                let number = before.take().or_else(|| match rest.peek() {
                    Some(Said::Number(ask::CUBES | ask::COINS, number)) => {
                        rest.next();
                        Some(*number)
                    }
                    _ => None,
                });
                if counts(*notion) {
                    pairs.push((*notion, number.unwrap_or(1)));
                }
            }
            _ => {}
        }
    }
    pairs
}

fn is_counted(notion: Notion) -> bool {
    matches!(notion, Notion::Good(_) | Notion::Small(Small::Gold | Small::Silver))
}

fn sum(pairs: &[(Notion, u32)]) -> Option<u32> {
    pairs.iter().map(|(_, count)| *count).reduce(u32::saturating_add)
}

fn heap(pairs: &[(Notion, u32)]) -> Goods {
    pairs.iter().fold(Goods::default(), |goods, (notion, count)| match notion {
        Notion::Good(good) => goods.saturating_add(Goods::of(*good, small(*count))),
        _ => goods,
    })
}

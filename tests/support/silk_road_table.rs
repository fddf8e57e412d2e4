//! A real table of Silk Road: every coin, cube, tile and token at one place, what is behind the
//! screens included, and a referee who knows the rules and nothing of the book.

use fondaco_rules::Seat;
use fondaco_rules::silk_road::{
    City, Depth, Direction, Event, Good, Goods, Miscount, Move, Play, Return, TableSetup, Tile,
    TileAction,
};
use rand::prelude::*;
use rand::rngs::StdRng;

/// All that people see and hold, what is behind the screens included.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pieces {
    /// Silver, a gold counted as 5.
    pub purses: Vec<u32>,
    /// What the bank has got; less than nothing if it has paid more.
    pub bank: i64,
    pub screens: Vec<[u8; 5]>,
    pub bag: [u8; 5],
    /// Cubes on the viziers that were set aside.
    pub viziers: [u8; 5],
    /// Crooks and barterers in front of people, sorted.
    pub kept: Vec<Vec<Tile>>,
    /// Turn tokens that people keep.
    pub tokens: Vec<u8>,
    /// Turn tokens with the pawn.
    pub with_pawn: u8,
    pub pawn: usize,
    /// Where the caravan has been, and is.
    pub journey: Vec<City>,
    /// Tiles where the caravan is.
    pub tiles: u8,
    /// What the vizier was shown, sorted.
    pub named: Vec<Good>,
}

/// Where in a turn the table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    Bidding,
    StoreReply,
    Travel,
    Take { second: bool },
    Hand { used: bool },
    Count,
}

/// Who must act, worked out from what people did and nothing else.
#[derive(Clone, Debug)]
pub struct Referee {
    pub stage: Stage,
    pub leader: usize,
    pub turn: u32,
    /// Who has bid or passed.
    spoken: Vec<bool>,
    highest: Option<(usize, u32)>,
    pub acts: Vec<u8>,
    pub printed: bool,
    /// Kept tiles in the order they came, and the city of the journey they come from.
    pub kept: Vec<Vec<(Tile, usize)>>,
    pub led: Vec<u32>,
    pub taken: Vec<u32>,
    pub counted: Vec<Option<(u32, Goods)>>,
    /// The coins that were counted, in silver.
    worth: Vec<u32>,
    pub course: Vec<Vec<u32>>,
    /// Whether a vizier was set aside without a cube, because the bag had none.
    pub bag_had_none: bool,
}

pub struct RealTable {
    table: TableSetup,
    pub pieces: Pieces,
    pub referee: Referee,
}

/// What people remember of a move.
pub struct Memory {
    referee: Referee,
    stolen: Option<usize>,
    laid: Option<usize>,
}

fn seat(place: usize) -> Seat {
    Seat::new(u8::try_from(place).expect("a seat"))
}

/// Draws a cube blindly.
fn draw(cubes: &mut [u8; 5], rng: &mut StdRng) -> usize {
    let all: Vec<usize> =
        (0..5).flat_map(|kind| std::iter::repeat_n(kind, cubes[kind].into())).collect();
    let kind = *all.choose(rng).expect("a cube");
    cubes[kind] -= 1;
    kind
}

/// 4, 3, 2, then 1 each.
fn earned(count: u8) -> Vec<u32> {
    (0..count).map(|cube| [4, 3, 2, 1][usize::from(cube.min(3))]).collect()
}

/// 1, 2, 3, then 4 each.
pub fn spent(count: u8) -> Vec<u32> {
    (0..count).map(|cube| [1, 2, 3, 4][usize::from(cube.min(3))]).collect()
}

impl RealTable {
    pub fn new(table: &TableSetup, rng: &mut StdRng) -> Self {
        let players = usize::from(table.players());
        let mut bag = [15; 5];
        let screens = (0..players).map(|_| {
            let mut screen = [0; 5];
            for _ in 0..3 {
                screen[draw(&mut bag, rng)] += 1;
            }
            screen
        });
        let screens = screens.collect();
        let leader = table.leader().index();
        let start = match table.direction() {
            Direction::Forward => "Chang'An",
            Direction::Reverse => "Antioch",
        };
        RealTable {
            pieces: Pieces {
                purses: vec![10; players],
                bank: 0,
                screens,
                bag,
                viziers: [0; 5],
                kept: vec![Vec::new(); players],
                tokens: vec![0; players],
                with_pawn: [5, 3, 4, 5][players - 3],
                pawn: leader,
                journey: vec![City::new(start).expect("a city")],
                tiles: 0,
                named: Vec::new(),
            },
            referee: Referee {
                stage: Stage::Bidding,
                leader,
                turn: 1,
                spoken: vec![false; players],
                highest: None,
                acts: vec![0; players],
                printed: false,
                kept: vec![Vec::new(); players],
                led: vec![0; players],
                taken: vec![0; players],
                counted: vec![None; players],
                worth: vec![0; players],
                course: vec![vec![10]; players],
                bag_had_none: false,
            },
            table: table.clone(),
        }
    }

    fn players(&self) -> usize {
        self.pieces.purses.len()
    }

    fn keeps_ledger(&self) -> bool {
        self.table.depth() == Depth::Ledger
    }

    /// Everybody else, clockwise.
    fn others(&self, place: usize) -> impl Iterator<Item = usize> + use<> {
        let players = self.players();
        (1..players).map(move |step| (place + step) % players)
    }

    fn bidders(&self) -> Vec<usize> {
        let others = self.others(self.referee.leader);
        others.filter(|place| !self.referee.spoken[*place]).collect()
    }

    /// Who can still act in this city, beside whoever has the pawn.
    pub fn candidates(&self) -> Vec<usize> {
        let turns = if self.players() == 3 { 2 } else { 1 };
        let others = self.others(self.pieces.pawn);
        others.filter(|place| self.referee.acts[*place] < turns).collect()
    }

    fn has_barterer(&self, place: usize) -> bool {
        let here = self.pieces.journey.len();
        let mut kept = self.referee.kept[place].iter();
        kept.any(|(tile, city)| *tile == Tile::Barterer && *city < here)
    }

    pub fn is_over(&self) -> bool {
        self.referee.counted.iter().all(Option::is_some)
    }

    /// Who is called now.
    pub fn called(&self) -> Vec<Seat> {
        let bidders = self.bidders();
        let nobody_spoke = bidders.len() + 1 == self.players();
        match self.referee.stage {
            Stage::Bidding if nobody_spoke && !self.keeps_ledger() => {
                bidders.into_iter().map(seat).collect()
            }
            Stage::Bidding => vec![seat(bidders[0])],
            Stage::StoreReply | Stage::Travel => vec![seat(self.referee.leader)],
            Stage::Take { .. } | Stage::Hand { .. } => vec![seat(self.pieces.pawn)],
            Stage::Count => {
                let leader = self.referee.leader;
                let mut order = std::iter::once(leader).chain(self.others(leader));
                let next = order.find(|place| self.referee.counted[*place].is_none());
                next.map(seat).into_iter().collect()
            }
        }
    }

    /// Whether the table lets somebody do that; only what needs no look behind a screen.
    pub fn allows(&self, entry: &Move) -> bool {
        let Referee { stage, leader, .. } = self.referee;
        let (pawn, bidders) = (self.pieces.pawn, self.bidders());
        let nobody_spoke = bidders.len() + 1 == self.players();
        let sits = entry.seat().is_none_or(|seat| seat.index() < self.players());
        let is = |seat: &Seat, place: usize| seat.index() == place;
        let can_be_here = |tile: Tile| {
            let guarded = match self.table.direction() {
                Direction::Forward => ["Aleppo", "Tyr"],
                Direction::Reverse => ["Lanzhou", "Yumen"],
            };
            let here = self.pieces.journey.last().expect("a city").name();
            !(guarded.contains(&here) && matches!(tile, Tile::Crook | Tile::Barterer))
        };
        sits && match entry {
            Move::Bid { seat, silver } => {
                let has = if self.keeps_ledger() {
                    self.pieces.purses.get(seat.index()).copied().unwrap_or(0)
                } else if self.referee.turn == 1 {
                    // Everybody knows what all begin with.
                    10
                } else {
                    45 * 5
                };
                stage == Stage::Bidding
                    && bidders.contains(&seat.index())
                    && *silver > self.referee.highest.map_or(0, |(_, silver)| silver)
                    && *silver <= has
            }
            Move::Pass { seat } => stage == Stage::Bidding && is(seat, bidders[0]),
            Move::Rest => stage == Stage::Bidding,
            Move::Lead { .. } => stage == Stage::Bidding && nobody_spoke && !self.keeps_ledger(),
            Move::Accept { seat } => stage == Stage::StoreReply && is(seat, leader),
            Move::Pay { seat } => {
                let (_, silver) = self.referee.highest.unwrap_or_default();
                stage == Stage::StoreReply
                    && is(seat, leader)
                    && (!self.keeps_ledger() || self.pieces.purses[leader] >= silver)
            }
            Move::Travel { seat, city } => {
                stage == Stage::Travel && is(seat, leader) && !self.pieces.journey.contains(city)
            }
            Move::Printed { seat, play } => {
                let tile = play.tile();
                matches!(stage, Stage::Take { second: false })
                    && self.referee.printed
                    && is(seat, pawn)
                    && !matches!(tile, Tile::Crook | Tile::Barterer)
            }
            Move::Take { seat, play } => {
                matches!(stage, Stage::Take { .. }) && is(seat, pawn) && can_be_here(play.tile())
            }
            Move::Again { seat } => {
                stage == Stage::Hand { used: false }
                    && is(seat, pawn)
                    && self.has_barterer(pawn)
                    && self.pieces.tiles > 0
            }
            Move::Hand { seat, to } => {
                matches!(stage, Stage::Hand { .. })
                    && is(seat, pawn)
                    && self.candidates().contains(&to.index())
            }
            Move::Count { seat, gold, silver, goods } => {
                let counted = || self.referee.counted.iter().flatten();
                let coins: u32 = counted().map(|(coins, _)| coins).sum();
                let fits = |good: Good| {
                    let before = counted().map(|(_, goods)| u32::from(goods[good]));
                    before.sum::<u32>() + u32::from(goods[good]) <= 15
                };
                let all_coins = u64::from(*gold) + u64::from(*silver) + u64::from(coins);
                // Where the coins ran out, people used something else.
                let worth = u64::from(*gold) * 5 + u64::from(*silver);
                let purse = self.pieces.purses[seat.index()];
                let is_known = self.keeps_ledger() && worth == u64::from(purse);
                stage == Stage::Count
                    && self.referee.counted[seat.index()].is_none()
                    && (all_coins <= 45 || is_known)
                    && Good::ALL.into_iter().all(fits)
            }
        }
    }

    /// Somebody does something that the table allows. Tells what followed and what people remember.
    pub fn play(&mut self, entry: &Move, rng: &mut StdRng) -> (Vec<Event>, Memory) {
        let mut memory = Memory { referee: self.referee.clone(), stolen: None, laid: None };
        let mut events = Vec::new();
        match entry {
            Move::Bid { seat, silver } => {
                let bidders = self.bidders().into_iter();
                let skipped = bidders.take_while(|bidder| *bidder != seat.index());
                self.pass_over(skipped.collect(), &mut events);
                self.referee.spoken[seat.index()] = true;
                self.referee.highest = Some((seat.index(), *silver));
                self.end_bidding(&mut events);
            }
            Move::Pass { seat } => {
                self.referee.spoken[seat.index()] = true;
                self.end_bidding(&mut events);
            }
            Move::Rest => {
                self.pass_over(self.bidders(), &mut events);
                self.end_bidding(&mut events);
            }
            Move::Lead { seat } => self.lead(seat.index(), None, &mut events),
            Move::Accept { .. } | Move::Pay { .. } => {
                let (bidder, silver) = self.referee.highest.expect("a bid");
                let leader = self.referee.leader;
                let (from, to) = match entry {
                    Move::Accept { .. } => (bidder, leader),
                    _ => (leader, bidder),
                };
                self.pieces.purses[from] -= silver;
                self.pieces.purses[to] += silver;
                self.lead(from, Some((seat(to), silver)), &mut events);
            }
            Move::Travel { city, .. } => self.travel(city, &mut events),
            Move::Printed { seat, play } => {
                self.referee.printed = false;
                memory.stolen = self.use_tile(seat.index(), play, rng, &mut events);
            }
            Move::Take { seat, play } => {
                let place = seat.index();
                let second = self.referee.stage == Stage::Take { second: true };
                self.referee.printed = false;
                self.pieces.tiles -= 1;
                self.pieces.with_pawn -= 1;
                self.pieces.tokens[place] += 1;
                self.referee.taken[place] += 1;
                self.referee.acts[place] += u8::from(!second);
                memory.stolen = self.use_tile(place, play, rng, &mut events);
                memory.laid = self.set_aside(play);
                self.referee.stage = Stage::Hand { used: second };
                let waits = !second && self.pieces.tiles > 0 && self.has_barterer(place);
                if !waits {
                    self.pawn_goes_on(&mut events);
                }
            }
            Move::Again { seat } => {
                self.spend_kept(seat.index(), Tile::Barterer);
                self.referee.stage = Stage::Take { second: true };
            }
            Move::Hand { to, .. } => self.hand(to.index(), &mut events),
            Move::Count { seat, gold, silver, goods } => {
                let place = seat.index();
                self.referee.counted[place] = Some((gold + silver, *goods));
                self.referee.worth[place] = gold * 5 + silver;
                if self.is_over() {
                    self.tell_miscounts(&mut events);
                    events.push(Event::Over);
                }
            }
        }
        (events, memory)
    }

    /// A vizier that was used is set aside with a cube of the kind on it; tells which.
    fn set_aside(&mut self, play: &Play) -> Option<usize> {
        let Play::Used { action: TileAction::Name { good, .. }, .. } = play else {
            return None;
        };
        let kind = good.index();
        let has_one = self.pieces.bag[kind] > 0;
        if has_one {
            self.pieces.bag[kind] -= 1;
            self.pieces.viziers[kind] += 1;
        }
        self.referee.bag_had_none |= !has_one;
        has_one.then_some(kind)
    }

    /// Once all have counted, everybody hears where the book has it otherwise.
    fn tell_miscounts(&self, events: &mut Vec<Event>) {
        if !self.keeps_ledger() {
            return;
        }
        for place in 0..usize::from(self.table.players()) {
            let seat = seat(place);
            let (book, counted) = (self.pieces.purses[place], self.referee.worth[place]);
            if book != counted {
                let miscount = Miscount::Silver { book, counted };
                events.push(Event::Miscounted { seat, miscount });
            }
            let goods = self.referee.counted[place].map_or(0, |(_, goods)| goods.total());
            let cubes = self.pieces.screens[place];
            let (book, counted) = (cubes.map(u32::from).iter().sum(), goods);
            if book != counted {
                let miscount = Miscount::Cubes { book, counted };
                events.push(Event::Miscounted { seat, miscount });
            }
        }
    }

    fn pass_over(&mut self, places: Vec<usize>, events: &mut Vec<Event>) {
        for place in &places {
            self.referee.spoken[*place] = true;
        }
        if !places.is_empty() {
            let seats = places.into_iter().map(seat).collect();
            events.push(Event::Passed { seats });
        }
    }

    fn end_bidding(&mut self, events: &mut Vec<Event>) {
        if self.bidders().is_empty() {
            match self.referee.highest {
                Some(_) => self.referee.stage = Stage::StoreReply,
                None => self.lead(self.referee.leader, None, events),
            }
        }
    }

    fn lead(&mut self, place: usize, paid: Option<(Seat, u32)>, events: &mut Vec<Event>) {
        self.referee.leader = place;
        self.pieces.pawn = place;
        self.referee.led[place] += 1;
        self.referee.stage = Stage::Travel;
        let seat = seat(place);
        events.push(Event::Leads { seat, paid });
    }

    fn travel(&mut self, city: &City, events: &mut Vec<Event>) {
        self.pieces.journey.push(city.clone());
        let goal = match self.table.direction() {
            Direction::Forward => "Antioch",
            Direction::Reverse => "Chang'An",
        };
        let city = city.clone();
        if city.name() == goal {
            self.end_turn();
            self.referee.stage = Stage::Count;
            events.push(Event::Reached { city });
            return;
        }
        let tiles = self.pieces.with_pawn;
        let printed = ["Dunhuang", "Koria", "Kashgar", "Merv", "Susia"].contains(&city.name());
        self.pieces.tiles = tiles;
        self.referee.printed = printed;
        self.referee.stage = Stage::Take { second: false };
        events.push(Event::Arrived { city, tiles, printed });
    }

    fn end_turn(&mut self) {
        let players = self.players();
        self.referee.acts = vec![0; players];
        self.referee.spoken = vec![false; players];
        self.referee.highest = None;
        let purses = self.referee.course.iter_mut().zip(&self.pieces.purses);
        purses.for_each(|(course, purse)| course.push(*purse));
    }

    fn hand(&mut self, to: usize, events: &mut Vec<Event>) {
        if self.pieces.tiles == 0 {
            self.close(to, events);
        } else {
            self.pieces.pawn = to;
            self.referee.stage = Stage::Take { second: false };
        }
    }

    fn pawn_goes_on(&mut self, events: &mut Vec<Event>) {
        let (from, tiles) = (self.pieces.pawn, self.pieces.tiles);
        match (self.candidates().as_slice(), tiles) {
            ([], _) => self.close(from, events),
            ([to], 0) => self.close(*to, events),
            ([to], _) => {
                events.push(Event::Handed { seat: seat(from), to: seat(*to), tiles });
                self.hand(*to, events);
            }
            _ => {}
        }
    }

    /// Somebody collects all tokens, and the next turn begins.
    fn close(&mut self, next: usize, events: &mut Vec<Event>) {
        events.push(Event::LeadsNext { seat: seat(next) });
        let kept: u8 = self.pieces.tokens.iter().sum();
        self.pieces.with_pawn += kept;
        self.pieces.tokens = vec![0; self.players()];
        self.pieces.pawn = next;
        self.referee.leader = next;
        self.end_turn();
        self.referee.turn += 1;
        self.referee.stage = Stage::Bidding;
    }

    fn keep(&mut self, place: usize, tile: Tile) {
        let here = self.pieces.journey.len();
        self.referee.kept[place].push((tile, here));
        self.pieces.kept[place].push(tile);
        self.pieces.kept[place].sort_unstable();
    }

    /// The oldest one of its kind leaves the game.
    fn spend_kept(&mut self, place: usize, tile: Tile) {
        let kept = &mut self.referee.kept[place];
        let oldest = kept.iter().position(|(kept, _)| *kept == tile);
        kept.remove(oldest.expect("one in front of them"));
        take_kept(&mut self.pieces.kept[place], tile);
    }

    fn pay_bank(&mut self, place: usize, silver: u32) {
        self.pieces.purses[place] -= silver;
        self.pieces.bank += i64::from(silver);
    }

    fn bank_pays(&mut self, place: usize, silver: u32) {
        self.pieces.purses[place] += silver;
        self.pieces.bank -= i64::from(silver);
    }

    fn swap(&mut self, place: usize, gives: Goods, gets: Goods) {
        let Pieces { screens, bag, .. } = &mut self.pieces;
        for kind in Good::ALL {
            let (screen, bag) = (&mut screens[place][kind.index()], &mut bag[kind.index()]);
            *screen = *screen - gives[kind] + gets[kind];
            *bag = *bag + gives[kind] - gets[kind];
        }
    }

    /// Uses a tile or keeps it; tells which cube was stolen.
    fn use_tile(
        &mut self,
        place: usize,
        play: &Play,
        rng: &mut StdRng,
        events: &mut Vec<Event>,
    ) -> Option<usize> {
        let who = seat(place);
        let (action, crooks) = match play {
            Play::Unused(tile @ (Tile::Crook | Tile::Barterer)) => {
                self.keep(place, *tile);
                events.push(Event::Kept { seat: who, tile: *tile });
                return None;
            }
            Play::Unused(_) => return None,
            Play::Used { action, crooks } => (action, *crooks),
        };
        for _ in 0..crooks {
            self.spend_kept(place, Tile::Crook);
        }
        let nothing = Goods::default();
        match action {
            TileAction::Sell { good, count } => {
                let each = earned(*count);
                let silver = each.iter().sum();
                self.swap(place, Goods::of(*good, *count), nothing);
                self.bank_pays(place, silver);
                let seat = who;
                events.push(Event::Earned { seat, silver, each });
            }
            TileAction::Buy { good, count } => {
                let each = spent(*count);
                let silver = each.iter().sum();
                self.pay_bank(place, silver);
                self.swap(place, nothing, Goods::of(*good, *count));
                let seat = who;
                events.push(Event::Spent { seat, silver, each });
            }
            TileAction::Barter { gives, gets, times } => {
                let (gives, gets) = (gives.times(*times), gets.times(*times));
                self.swap(place, gives, gets);
                let seat = who;
                events.push(Event::Swapped { seat, gives, gets });
            }
            TileAction::SpecialBarter { gives, gets, .. } => {
                self.swap(place, *gives, *gets);
                events.push(Event::Swapped { seat: who, gives: *gives, gets: *gets });
            }
            TileAction::Steal { from } => {
                let kind = draw(&mut self.pieces.screens[from.index()], rng);
                self.pieces.screens[place][kind] += 1;
                events.push(Event::Stole { seat: who, from: *from });
                return Some(kind);
            }
            TileAction::Name { good, reveals } => {
                if let Some(reveals) = reveals {
                    let shown = &reveals[..self.players()];
                    let rewards = reward(shown);
                    for (place, silver) in &rewards {
                        self.bank_pays(*place, *silver);
                    }
                    let rewards = rewards.into_iter();
                    let rewards = rewards.map(|(place, silver)| (seat(place), silver));
                    events.push(Event::Rewarded { rewards: rewards.collect() });
                }
                self.pieces.named.push(*good);
                self.pieces.named.sort_unstable();
                if self.pieces.named.len() == 5 {
                    self.pieces.named.clear();
                    events.push(Event::AllFree);
                }
            }
        }
        None
    }

    /// Does with the pieces what the book says when an entry is undone.
    pub fn put_back(&mut self, returns: &[Return], entry: &Move, memory: Memory) {
        let used = match entry {
            Move::Take { play, .. } | Move::Printed { play, .. } => match play {
                Play::Used { action, .. } => Some(action),
                Play::Unused(_) => None,
            },
            _ => None,
        };
        if let Some(TileAction::Name { good, .. }) = used {
            self.pieces.named.retain(|named| named != good);
        }
        for back in returns {
            self.put_one_back(back, &memory);
        }
        self.referee = memory.referee;
    }

    fn put_one_back(&mut self, back: &Return, memory: &Memory) {
        match back {
            // People know what a tile did, and have put it right themselves.
            Return::Nothing | Return::PutRight { .. } => {}
            Return::Money { from, to, silver } => {
                self.pieces.purses[from.index()] -= silver;
                self.pieces.purses[to.index()] += silver;
            }
            Return::MoneyToBank { seat, silver } => self.pay_bank(seat.index(), *silver),
            Return::MoneyFromBank { seat, silver } => self.bank_pays(seat.index(), *silver),
            Return::CubesToBag { seat, goods } => {
                self.swap(seat.index(), *goods, Goods::default());
            }
            Return::CubesFromBag { seat, goods } => {
                self.swap(seat.index(), Goods::default(), *goods);
            }
            // Where the bag had none, people see that there is none to put back.
            Return::VizierCube { good, .. } => {
                if let Some(kind) = memory.laid {
                    assert_eq!(kind, good.index());
                    self.pieces.viziers[kind] -= 1;
                    self.pieces.bag[kind] += 1;
                }
            }
            Return::CubeBack { from, to } => {
                let kind = memory.stolen.expect("something was stolen");
                self.pieces.screens[from.index()][kind] -= 1;
                self.pieces.screens[to.index()][kind] += 1;
            }
            Return::TileBack { seat, tile, city } => {
                assert_eq!(self.pieces.journey.last(), Some(city));
                self.pieces.tiles += 1;
                if matches!(tile, Tile::Crook | Tile::Barterer) {
                    take_kept(&mut self.pieces.kept[seat.index()], *tile);
                }
            }
            Return::TileKept { seat, tile } => {
                let kept = &mut self.pieces.kept[seat.index()];
                kept.push(*tile);
                kept.sort_unstable();
            }
            Return::TokenBack { seat } => {
                self.pieces.tokens[seat.index()] -= 1;
                self.pieces.with_pawn += 1;
            }
            Return::Tokens { held } => {
                assert_eq!(self.pieces.tokens, vec![0; self.players()]);
                for (seat, tokens) in held {
                    self.pieces.tokens[seat.index()] += tokens;
                    self.pieces.with_pawn -= tokens;
                }
            }
            Return::Pawn { to, tokens } => {
                assert_eq!(self.pieces.with_pawn, *tokens);
                self.pieces.pawn = to.index();
            }
            Return::Caravan { city } => {
                self.pieces.journey.pop();
                self.pieces.tiles = 0;
                assert_eq!(self.pieces.journey.last(), Some(city));
            }
            Return::Named { goods } => self.pieces.named.clone_from(goods),
        }
    }
}

fn take_kept(kept: &mut Vec<Tile>, tile: Tile) {
    let place = kept.iter().position(|kept| *kept == tile);
    kept.remove(place.expect("one in front of them"));
}

/// 5 for most, 3 for second; ties share, and tied for most leaves no second.
fn reward(shown: &[u8]) -> Vec<(usize, u32)> {
    let most = shown.iter().max().copied().unwrap_or(0);
    let mut firsts = shown.iter().filter(|count| **count == most);
    let is_tied = firsts.nth(1).is_some();
    let second = shown.iter().filter(|count| **count < most).max();
    let second = second.copied().filter(|_| !is_tied).unwrap_or(0);
    let rewards = shown.iter().enumerate();
    rewards
        .filter(|(_, count)| **count > 0)
        .filter_map(|(place, count)| match *count {
            count if count == most => Some((place, 5)),
            count if count == second => Some((place, 3)),
            _ => None,
        })
        .collect()
}

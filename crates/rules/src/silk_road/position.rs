//! The table after some moves, and the one door through which moves come in.

use super::kept::Kept;
use super::ledger::Ledger;
use super::refusal::against_other_than;
use super::{
    Bid, City, Counted, Depth, Direction, Event, Good, Goods, Moment, Move, Reason, SEATS,
    TableSetup, Tile,
};
use crate::{Game as _, Seat};

/// The state of the table. It comes from [`TableSetup::start`] and changes by [`Position::play`]
/// only, so it is always one that a real game can reach.
///
/// ```
/// use fondaco_rules::{Game as _, Seat};
/// use fondaco_rules::silk_road::{City, Depth, Direction, Move, Play, TableSetup, Tile};
///
/// let [ann, bob, cleo] = [Seat::new(0), Seat::new(1), Seat::new(2)];
/// let mut position = TableSetup::new(4, ann, Direction::Forward, Depth::Calls)?.start();
/// position.play(&Move::Lead { seat: cleo })?;
/// position.play(&Move::Travel { seat: cleo, city: City::new("Yumen")? })?;
/// assert_eq!((position.pawn(), position.tiles()), (cleo, 3));
///
/// position.play(&Move::Take { seat: cleo, play: Play::Unused(Tile::Crook) })?;
/// position.play(&Move::Hand { seat: cleo, to: bob })?;
/// assert_eq!((position.pawn(), position.tiles()), (bob, 2));
/// assert_eq!((position.tokens(cleo), position.kept(cleo)), (1, vec![Tile::Crook]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    pub(super) table: TableSetup,
    pub(super) turn_number: u32,
    pub(super) phase: Phase,
    /// Who leads this turn.
    pub(super) leader: Seat,
    /// Who has the leader pawn.
    pub(super) pawn: Seat,
    /// Every city from the start on, the present one last; never empty.
    pub(super) journey: Vec<City>,
    pub(super) bids: Vec<Bid>,
    pub(super) passed: [bool; SEATS],
    /// Tiles in the city, and as many tokens with the pawn.
    pub(super) tiles: u8,
    /// Tokens kept in this city.
    pub(super) tokens: [u8; SEATS],
    /// How often somebody has acted in this city.
    pub(super) acts: [u8; SEATS],
    /// Whether the leader may still use the tile printed on the map.
    pub(super) printed: bool,
    /// The printed tiles that were used, and where.
    pub(super) printed_tiles: Vec<(City, Tile)>,
    pub(super) kept: [Vec<Kept>; SEATS],
    /// The kinds that are barred for the vizier.
    pub(super) named: [bool; Good::ALL.len()],
    /// The cubes that were laid on viziers, one on each that was set aside.
    pub(super) laid: Goods,
    /// Everybody's money and cubes; it stays as it was dealt where the book keeps none.
    pub(super) ledger: Ledger,
    /// Everybody's money after each turn.
    pub(super) course: Vec<[u32; SEATS]>,
    pub(super) led: [u32; SEATS],
    pub(super) taken: [u32; SEATS],
    pub(super) counted: [Option<Counted>; SEATS],
}

/// Where in the game the table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Phase {
    Bidding,
    Answer {
        /// The highest bid.
        bid: Bid,
    },
    Travel,
    Take {
        /// Whether it is the second tile that a barterer brings.
        second: bool,
    },
    Hand {
        /// Whether a barterer has brought a second tile already.
        used: bool,
    },
    /// The journey is over; with everybody's count the game is.
    Count,
}

impl Position {
    /// The table before the first move.
    pub(super) fn new(table: &TableSetup) -> Self {
        let ledger = Ledger::new(table.players());
        Position {
            turn_number: 1,
            phase: Phase::Bidding,
            leader: table.leader(),
            pawn: table.leader(),
            journey: vec![table.direction().start()],
            bids: Vec::new(),
            passed: [false; SEATS],
            tiles: 0,
            tokens: [0; SEATS],
            acts: [0; SEATS],
            printed: false,
            printed_tiles: Vec::new(),
            kept: Default::default(),
            named: [false; 5],
            laid: Goods::default(),
            course: vec![ledger.purses()],
            ledger,
            led: [0; SEATS],
            taken: [0; SEATS],
            counted: [None; SEATS],
            table: table.clone(),
        }
    }

    /// Carries out a legal move.
    pub(super) fn follow(&mut self, entry: &Move, events: &mut Vec<Event>) {
        match entry {
            Move::Bid { seat, silver } => self.bid(*seat, *silver, events),
            Move::Pass { seat } => self.pass(*seat, events),
            Move::Rest => self.rest(events),
            Move::Lead { seat } => self.lead(*seat, None, events),
            Move::Accept { .. } => self.accept(events),
            Move::Pay { .. } => self.pay(events),
            Move::Travel { city, .. } => self.travel(city, events),
            Move::Printed { seat, play } => self.use_printed(*seat, play, events),
            Move::Take { seat, play } => self.take(*seat, play, events),
            Move::Again { seat } => self.take_again(*seat),
            Move::Hand { to, .. } => self.hand(*to, events),
            Move::Count { seat, gold, silver, goods } => {
                let counted = Counted { gold: *gold, silver: *silver, goods: *goods };
                self.count(*seat, counted, events);
            }
        }
    }

    /// Everything that speaks against a move; nothing if it is legal.
    pub(super) fn against(&self, entry: &Move) -> Vec<Reason> {
        let mut reasons = Vec::new();
        let seat = entry.seat();
        if let Some(seat) = seat.filter(|seat| !self.sits(*seat)) {
            reasons.push(Reason::NoSuchSeat { seat });
        }
        if !self.is_time_for(entry) {
            let moment = self.moment();
            reasons.push(Reason::NotNow { moment });
        }
        if !reasons.is_empty() {
            return reasons;
        }
        match entry {
            Move::Bid { seat, silver } => self.against_bid(*seat, *silver, &mut reasons),
            Move::Pass { seat } => self.against_pass(*seat, &mut reasons),
            Move::Rest => {}
            Move::Lead { .. } => self.against_lead(&mut reasons),
            Move::Accept { seat } => against_other_than(self.leader, *seat, &mut reasons),
            Move::Pay { seat } => self.against_pay(*seat, &mut reasons),
            Move::Travel { seat, city } => self.against_travel(*seat, city, &mut reasons),
            Move::Printed { seat, play } => self.against_printed(*seat, play, &mut reasons),
            Move::Take { seat, play } => self.against_take(*seat, play, &mut reasons),
            Move::Again { seat } => self.against_again(*seat, &mut reasons),
            Move::Hand { seat, to } => self.against_hand(*seat, *to, &mut reasons),
            Move::Count { seat, gold, silver, goods } => {
                let (gold, silver, goods) = (*gold, *silver, *goods);
                let count = Counted { gold, silver, goods };
                self.against_count(*seat, count, &mut reasons);
            }
        }
        reasons
    }

    /// What the game waits for.
    pub(super) fn moment(&self) -> Moment {
        self.due().now.moment()
    }

    /// Whether the game waits for such a move, by whomever.
    fn is_time_for(&self, entry: &Move) -> bool {
        match entry {
            Move::Bid { .. } | Move::Pass { .. } | Move::Rest | Move::Lead { .. } => {
                self.phase == Phase::Bidding
            }
            Move::Accept { .. } | Move::Pay { .. } => matches!(self.phase, Phase::Answer { .. }),
            Move::Travel { .. } => self.phase == Phase::Travel,
            Move::Take { .. } => matches!(self.phase, Phase::Take { .. }),
            // Whoever forgot it until a tile was taken hears that it is too late.
            Move::Printed { .. } => {
                matches!(self.phase, Phase::Take { .. } | Phase::Hand { .. })
            }
            Move::Again { .. } | Move::Hand { .. } => matches!(self.phase, Phase::Hand { .. }),
            Move::Count { .. } => self.phase == Phase::Count && !self.is_complete(),
        }
    }

    pub(super) fn sits(&self, seat: Seat) -> bool {
        seat.index() < self.table.players().into()
    }

    /// Whether the book keeps money and cubes.
    pub(super) fn keeps_ledger(&self) -> bool {
        self.depth() == Depth::Ledger
    }

    /// Who plays which way.
    pub fn table(&self) -> &TableSetup {
        &self.table
    }

    /// How much of the game the book keeps.
    pub fn depth(&self) -> Depth {
        self.table.depth()
    }

    /// Which way the caravan goes.
    pub fn direction(&self) -> Direction {
        self.table.direction()
    }

    /// The number of the turn, from 1; once the goal is reached, of the last one.
    pub fn turn_number(&self) -> u32 {
        self.turn_number
    }

    /// Who leads this turn; during the bidding, who has led so far.
    pub fn leader(&self) -> Seat {
        self.leader
    }

    /// Who has the leader pawn now.
    pub fn pawn(&self) -> Seat {
        self.pawn
    }

    /// Where the caravan is.
    pub fn city(&self) -> &City {
        // A journey has at least its start.
        &self.journey[self.journey.len().saturating_sub(1)]
    }

    /// Every city from the start on, the present one last.
    pub fn journey(&self) -> &[City] {
        &self.journey
    }

    /// The tiles that leaders used as they are printed on the map, and in which cities.
    pub fn printed_tiles(&self) -> &[(City, Tile)] {
        &self.printed_tiles
    }

    /// Tiles left in the city.
    pub fn tiles(&self) -> u8 {
        self.tiles
    }

    /// Tokens that somebody keeps in this city. None where nobody sits.
    pub fn tokens(&self, seat: Seat) -> u8 {
        self.tokens.get(seat.index()).copied().unwrap_or(0)
    }

    /// How often somebody has had the pawn and taken tiles in this city.
    pub fn acts(&self, seat: Seat) -> u8 {
        self.acts.get(seat.index()).copied().unwrap_or(0)
    }

    /// The tokens that are with the pawn.
    pub(super) fn tokens_with_pawn(&self) -> u8 {
        match self.phase {
            Phase::Take { .. } | Phase::Hand { .. } => self.tiles,
            _ => self.table.plan().tokens(),
        }
    }

    /// The bids of this turn, in order.
    pub fn bids(&self) -> &[Bid] {
        &self.bids
    }

    /// Whether somebody has passed this turn.
    pub fn has_passed(&self, seat: Seat) -> bool {
        self.passed.get(seat.index()).copied().unwrap_or(false)
    }

    /// How many turns somebody has led so far.
    pub fn led(&self, seat: Seat) -> u32 {
        self.led.get(seat.index()).copied().unwrap_or(0)
    }

    /// How many tiles somebody has taken so far.
    pub fn taken(&self, seat: Seat) -> u32 {
        self.taken.get(seat.index()).copied().unwrap_or(0)
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::silk_road::{Now, Play, TileAction};

    pub(in crate::silk_road) const SEATS: [Seat; 4] =
        [Seat::new(0), Seat::new(1), Seat::new(2), Seat::new(3)];

    /// So many players go west; seat 0 has the pawn.
    pub(in crate::silk_road) fn start(players: u8, depth: Depth) -> Position {
        let table = TableSetup::new(players, SEATS[0], Direction::Forward, depth);
        table.expect("a table").start()
    }

    pub(in crate::silk_road) fn city(name: &str) -> City {
        City::new(name).expect("a name")
    }

    /// Plays moves that must be legal, and tells what followed from the last one.
    pub(in crate::silk_road) fn played(position: &mut Position, moves: &[Move]) -> Vec<Event> {
        let mut events = Vec::new();
        for entry in moves {
            events = position.play(entry).expect("a legal move");
        }
        events
    }

    /// The same in this city, with all tiles there; seat 0 leads.
    pub(in crate::silk_road) fn market(players: u8, depth: Depth, name: &str) -> Position {
        let mut position = start(players, depth);
        let (seat, city) = (SEATS[0], city(name));
        played(&mut position, &[Move::Rest, Move::Travel { seat, city }]);
        position
    }

    pub(in crate::silk_road) fn unused(seat: Seat, tile: Tile) -> Move {
        let play = Play::Unused(tile);
        Move::Take { seat, play }
    }

    pub(in crate::silk_road) fn used(seat: Seat, action: TileAction) -> Move {
        let play = Play::Used { action, crooks: 0 };
        Move::Take { seat, play }
    }

    pub(in crate::silk_road) fn hand(seat: Seat, to: Seat) -> Move {
        Move::Hand { seat, to }
    }

    #[test]
    fn nobody_sits_beyond_the_table() {
        let mut position = start(3, Depth::Ledger);
        let before = position.clone();
        let nobody = Seat::new(3);
        let refusal = position.play(&Move::Pass { seat: nobody });
        let refusal = refusal.expect_err("nobody sits there");
        assert_eq!(refusal.reasons, [Reason::NoSuchSeat { seat: nobody }]);
        assert_eq!(refusal.nearest, Some(Move::Pass { seat: SEATS[1] }));
        assert_eq!(position, before);
        for far in [nobody, Seat::new(255)] {
            assert_eq!((position.purse(far), position.cubes(far)), (None, None));
            assert_eq!((position.tokens(far), position.acts(far)), (0, 0));
            assert_eq!((position.led(far), position.taken(far)), (0, 0));
            assert_eq!((position.crooks(far), position.kept(far)), (0, vec![]));
            assert!(!position.has_passed(far) && !position.has_counted(far));
            assert!(!position.has_barterer(far) && position.points(far) == 0);
        }
    }

    #[test]
    fn everything_has_its_moment() {
        let position = market(4, Depth::Calls, "Lanzhou");
        let [a, b, ..] = SEATS;
        let goods = Goods::default();
        let (gold, silver) = (0, 0);
        let entries = [
            Move::Rest,
            Move::Lead { seat: b },
            Move::Accept { seat: a },
            Move::Travel { seat: a, city: city("Yumen") },
            hand(a, b),
            Move::Again { seat: a },
            Move::Count { seat: a, gold, silver, goods },
        ];
        let moment = Moment::Take;
        for entry in entries {
            assert_eq!(position.against(&entry), [Reason::NotNow { moment }]);
        }
        let seat = Seat::new(9);
        let both = [Reason::NoSuchSeat { seat }, Reason::NotNow { moment }];
        assert_eq!(position.against(&Move::Pay { seat }), both);
    }

    #[test]
    fn a_turn_is_bidding_travel_and_market() {
        let mut position = start(4, Depth::Calls);
        let [a, b, c, d] = SEATS;
        let city = city("Lanzhou");
        let moves = [
            Move::Lead { seat: b },
            Move::Travel { seat: b, city },
            unused(b, Tile::Thief),
            hand(b, d),
            unused(d, Tile::Seller),
            hand(d, a),
        ];
        played(&mut position, &moves);
        let events = played(&mut position, &[unused(a, Tile::Vizier)]);
        assert_eq!(events, [Event::LeadsNext { seat: c }]);
        assert_eq!((position.leader(), position.pawn()), (c, c));
        assert_eq!((position.turn_number(), position.tiles()), (2, 0));
        assert_eq!((position.led(b), position.led(c)), (1, 0));
        assert_eq!(SEATS.map(|seat| position.taken(seat)), [1, 1, 0, 1]);
        assert!(matches!(position.due().now, Now::Lead { leader, .. } if leader == c));
    }
}

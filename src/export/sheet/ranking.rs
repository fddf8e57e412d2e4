//! The table of the score sheet: a line for each player.

use std::fmt::Write as _;

use super::{Game, INSET, LEFT, Page, RIGHT};
use crate::export::letters::{Anchor, LEAD, SMALL, SPACE, escaped, plain, strong};
use crate::export::ornament;
use crate::i18n::say;
use crate::rules::Standing;

/// How high a line is.
const LINE: f32 = 48.0;
/// How large emblems are.
const EMBLEM: f32 = SPACE[5];
/// Where places end, where emblems and names begin.
const PLACE: f32 = LEFT + INSET + SPACE[4];
const EMBLEMS: f32 = PLACE + SPACE[3];
const NAMES: f32 = EMBLEMS + EMBLEM + SPACE[3];
/// How wide the columns are: profit in all, a hand, a round.
const TOTAL: f32 = 104.0;
const HAND: f32 = 80.0;
const ROUND: f32 = 72.0;
/// The same where there are many rounds.
const NARROW_ROUND: f32 = 56.0;
const MANY_ROUNDS: u8 = 6;
/// How wide a digit is; our fonts give all the same room.
const DIGIT: f32 = 0.56 * LEAD;

/// Where the columns of numbers end.
struct Columns {
    rounds: Vec<(u8, f32)>,
    total: f32,
    hand: Option<f32>,
    /// Where names end.
    names: f32,
}

impl Game<'_> {
    /// Place, name, profit of each round and in all, and the hand if it counted.
    pub(super) fn ranking(&self, page: &mut Page<'_>) {
        let columns = self.columns();
        let standings = self.position.standings();
        page.raised("", |page| {
            self.headings(page, &columns);
            page.rule();
            page.y += SPACE[0];
            for place in &standings.places {
                self.line(page, &columns, place);
            }
            page.y -= SPACE[1];
        });
    }

    fn columns(&self) -> Columns {
        let last = self.position.table().plan().rounds();
        let mut seats = self.position.table().seats();
        let hands = seats.any(|seat| self.position.tiebreak_hand(seat).is_some());
        let end = RIGHT - INSET;
        let total = if hands { end - HAND } else { end };
        let wide = if last > MANY_ROUNDS {
            NARROW_ROUND
        } else {
            ROUND
        };
        let from_the_right = |round: u8| total - TOTAL - wide * f32::from(last - round);
        Columns {
            rounds: (1..=last)
                .map(|round| (round, from_the_right(round)))
                .collect(),
            total,
            hand: hands.then_some(end),
            names: from_the_right(1) - wide,
        }
    }

    fn headings(&self, page: &mut Page<'_>, columns: &Columns) {
        let base = page.y + SMALL * 0.6;
        let mut write = |words: String, x: f32, anchor: Anchor| {
            page.svg += &plain(SMALL).write(&words, (x, base), anchor, self.palette.quiet);
        };
        write(self.say(say::AppEndPlayer {}), NAMES, Anchor::Start);
        for (round, x) in &columns.rounds {
            let round = (*round).into();
            write(self.say(say::AppEndRound { round }), *x, Anchor::End);
        }
        write(self.say(say::AppEndTotal {}), columns.total, Anchor::End);
        if let Some(x) = columns.hand {
            write(self.say(say::AppEndHand {}), x, Anchor::End);
        }
        page.y = base + SPACE[2];
    }

    fn line(&self, page: &mut Page<'_>, columns: &Columns, place: &Standing) {
        let ink = if place.winner {
            self.palette.gold
        } else {
            self.palette.ink
        };
        let base = page.y + LINE / 2.0 + LEAD * 0.35;
        let name = self.name(place.seat);
        let short = strong(LEAD).shortened(&name, columns.names - NAMES);
        let number = |words: &str, x: f32| {
            plain(LEAD).write(words, (x, base), Anchor::End, self.palette.ink)
        };
        let emblem = (EMBLEMS, page.y + (LINE - EMBLEM) / 2.0);
        // The whole name, for whoever points at it or listens.
        let _ = writeln!(page.svg, "<g><title>{}</title>", escaped(&name));
        page.svg += &strong(LEAD).write(&place.rank.to_string(), (PLACE, base), Anchor::End, ink);
        page.svg += &ornament::emblem(self.colour(place.seat), emblem, EMBLEM);
        page.svg += &strong(LEAD).write(&short, (NAMES, base), Anchor::Start, ink);
        for (round, x) in &columns.rounds {
            if self.rounds().contains(round) {
                page.svg += &match self.position.profit_in(place.seat, *round) {
                    0 => {
                        let middle = (*x - DIGIT / 2.0, base);
                        plain(LEAD).write("·", middle, Anchor::Middle, self.palette.quiet)
                    }
                    profit => number(&profit.to_string(), *x),
                };
            }
        }
        let total = place.points.to_string();
        page.svg += &strong(LEAD).write(&total, (columns.total, base), Anchor::End, ink);
        if let Some((x, hand)) = columns.hand.zip(self.position.tiebreak_hand(place.seat)) {
            page.svg += &number(&hand.to_string(), x);
        }
        page.svg += "</g>\n";
        page.y += LINE;
    }
}

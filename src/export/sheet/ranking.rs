//! The table of the score sheet: a line for each player.

use std::fmt::Write as _;

use super::{INSET, LEFT, RIGHT, ScoreSheet, SheetPage};
use crate::export::ornament;
use crate::export::typography::{Anchor, LEAD, SMALL, SPACE, escaped, plain, strong};
use crate::i18n::{Column, DescribeGame, say};
use crate::rules::Standing;

/// How high a line is.
const LINE: f32 = 48.0;
/// How large emblems are.
const EMBLEM: f32 = SPACE[5];
/// Where places end, where emblems and names begin.
const PLACE: f32 = LEFT + INSET + SPACE[4];
const EMBLEMS: f32 = PLACE + SPACE[3];
const NAMES: f32 = EMBLEMS + EMBLEM + SPACE[3];
/// How wide the columns are: points in all, what else counted, what they are made of.
const TOTAL: f32 = 104.0;
const BEHIND: f32 = 80.0;
const BEFORE: f32 = 72.0;
/// The same where there are many of them.
const NARROW: f32 = 56.0;
const MANY: usize = 6;
/// How wide a digit is; our fonts give all the same room.
const DIGIT: f32 = 0.56 * LEAD;

/// Where the columns of numbers end.
struct RankingColumns {
    /// What the points are made of, and what else counted.
    others: Vec<(Column, f32)>,
    total: f32,
    /// Where names end.
    names: f32,
}

impl<G: DescribeGame> ScoreSheet<'_, G> {
    /// Place, name, points and what they are made of, and what else counted.
    pub(super) fn ranking(&self, page: &mut SheetPage<'_>) {
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

    fn columns(&self) -> RankingColumns {
        let columns = self.position.columns(self.spoken.translator());
        let wide = if columns.before.len() > MANY { NARROW } else { BEFORE };
        let mut others = Vec::new();
        let mut end = RIGHT - INSET;
        for column in columns.behind.into_iter().rev() {
            others.push((column, end));
            end -= BEHIND;
        }
        let total = end;
        end -= TOTAL;
        for column in columns.before.into_iter().rev() {
            others.push((column, end));
            end -= wide;
        }
        RankingColumns { others, total, names: end }
    }

    fn headings(&self, page: &mut SheetPage<'_>, columns: &RankingColumns) {
        let base = page.y + SMALL * 0.6;
        let mut write = |words: String, x: f32, anchor: Anchor| {
            page.svg += &plain(SMALL).write(&words, (x, base), anchor, self.palette.quiet);
        };
        write(self.say(say::AppEndPlayer), NAMES, Anchor::Start);
        for (column, x) in &columns.others {
            write(column.head.clone(), *x, Anchor::End);
        }
        write(G::charts(self.spoken.translator()).course.points, columns.total, Anchor::End);
        page.y = base + SPACE[2];
    }

    fn line(&self, page: &mut SheetPage<'_>, columns: &RankingColumns, place: &Standing) {
        let ink = if place.winner { self.palette.gold } else { self.palette.ink };
        let base = page.y + LINE / 2.0 + LEAD * 0.35;
        let name = self.name(place.seat, strong(LEAD), columns.names - NAMES);
        let number = |words: &str, x: f32| {
            plain(LEAD).write(words, (x, base), Anchor::End, self.palette.ink)
        };
        let typed = self.players.get(place.seat.index()).map_or("", |player| &player.name);
        let emblem = (EMBLEMS, page.y + (LINE - EMBLEM) / 2.0);
        // The name as it was typed, for whoever points at it or listens.
        let _ = writeln!(page.svg, "<g><title>{}</title>", escaped(typed));
        page.svg += &strong(LEAD).write(&place.rank.to_string(), (PLACE, base), Anchor::End, ink);
        page.svg += &ornament::emblem(self.colour(place.seat), emblem, EMBLEM);
        page.svg += &strong(LEAD).write(&name, (NAMES, base), Anchor::Start, ink);
        for (column, x) in &columns.others {
            page.svg += &match column.numbers.get(place.seat.index()).copied().flatten() {
                None => String::new(),
                Some(0) => {
                    let middle = (*x - DIGIT / 2.0, base);
                    plain(LEAD).write("·", middle, Anchor::Middle, self.palette.quiet)
                }
                Some(count) => number(&count.to_string(), *x),
            };
        }
        let total = place.points.to_string();
        page.svg += &strong(LEAD).write(&total, (columns.total, base), Anchor::End, ink);
        page.svg += "</g>\n";
        page.y += LINE;
    }
}

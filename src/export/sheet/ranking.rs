//! The table of the score sheet: a line for each player.

use std::fmt::Write as _;

use super::{INSET, LEFT, RIGHT, ScoreSheet, SheetPage};
use crate::export::ornament;
use crate::export::typography::{Anchor, LEAD, SMALL, SPACE, escaped, plain, strong};
use fondaco_rules::Standing;
use fondaco_words::{Column, DescribeGame, say};

/// How high a line is.
const LINE: f32 = 48.0;
/// How large emblems are.
const EMBLEM: f32 = SPACE[5];
/// Where places end, where emblems and names begin.
const PLACE: f32 = LEFT + INSET + SPACE[4];
const EMBLEMS: f32 = PLACE + SPACE[3];
const NAMES: f32 = EMBLEMS + EMBLEM + SPACE[3];
/// How far apart the heads of columns are at least, and where there are many of them.
const APART: f32 = SPACE[5];
const CLOSE: f32 = SPACE[2];
/// How wide a column is at least.
const NARROW: f32 = 56.0;
const MANY: usize = 6;
/// How wide a digit is; our fonts give all the same room.
const DIGIT: f32 = 0.56 * LEAD;

/// Where the columns of numbers end.
struct RankingColumns {
    /// What the points are made of, and what else counted.
    others: Vec<(Column, f32)>,
    total: f32,
    /// What points are called.
    points: String,
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
        let points = G::charts(self.spoken.translator()).course.points;
        // All columns are equally wide, whatever stands at their heads.
        let heads = columns.before.iter().chain(&columns.behind).map(|column| &column.head);
        let widest = heads.chain([&points]).map(|head| plain(SMALL).width(head));
        let apart = if columns.before.len() > MANY { CLOSE } else { APART };
        let wide = (widest.fold(0.0, f32::max) + apart).max(NARROW);
        let mut others = Vec::new();
        let mut end = RIGHT - INSET;
        let mut place = |column: Column, end: &mut f32| {
            others.push((column, *end));
            *end -= wide;
        };
        columns.behind.into_iter().rev().for_each(|column| place(column, &mut end));
        let total = end;
        end -= wide;
        columns.before.into_iter().rev().for_each(|column| place(column, &mut end));
        RankingColumns { others, total, points, names: end }
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
        write(columns.points.clone(), columns.total, Anchor::End);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::palette::PARCHMENT;
    use fondaco_record::journal::Journal;
    use fondaco_record::{AnyRecord, Player, Record};
    use fondaco_rules::whichever;
    use fondaco_text::Language;
    use fondaco_words::{Translator, Words};

    /// Where the columns of a game end, from the right, and how wide their heads are.
    fn columns<G: DescribeGame>(record: Record<G>, tr: &Translator) -> Vec<(f32, f32)> {
        let players = record.players.clone();
        let journal = Journal::replay(record).journal;
        let sheet = ScoreSheet {
            position: journal.position(),
            players: &players,
            colours: Player::colours(&players),
            spoken: Words::new(tr, &players),
            whole: Words::new(tr, &players),
            palette: &PARCHMENT,
        };
        let RankingColumns { others, total, points, names } = sheet.columns();
        assert!(names - NAMES > 200.0, "there is room for names");
        let head = |head: &str| plain(SMALL).width(head);
        let others = others.iter().map(|(column, end)| (*end, head(&column.head)));
        let mut columns: Vec<(f32, f32)> = others.chain([(total, head(&points))]).collect();
        columns.sort_by(|one, other| other.0.total_cmp(&one.0));
        columns
    }

    #[test]
    fn columns_are_equally_wide_and_no_head_runs_into_another() {
        let records: [&[u8]; 3] = [
            include_bytes!("../../../assets/demo/byzanz.json"),
            include_bytes!("../../../assets/demo/kathai.json"),
            include_bytes!("../../../assets/demo/silk-road.json"),
        ];
        for language in Language::ALL {
            let tr = Translator::new(language);
            for record in records {
                let record = AnyRecord::read(record).expect("a record");
                let columns = whichever!(record, AnyRecord(record) => columns(record, &tr));
                let wide = columns[0].0 - columns[1].0;
                for pair in columns.windows(2) {
                    assert!((pair[0].0 - pair[1].0 - wide).abs() < 0.1, "{columns:?}");
                    assert!(pair[0].1 + SPACE[1] <= wide, "{columns:?}");
                }
            }
        }
    }
}

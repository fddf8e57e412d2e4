//! The score sheet: who has won and why, round by round, to keep or to send to everybody.

#[cfg(feature = "club")]
pub mod club;
mod ranking;
mod why;

use std::fmt::Write as _;

use super::chart::{Line, Lines};
use super::ornament;
use super::typography::{
    Anchor, BODY, CALL, HEADING, LEAD, SPACE, TextStyle, escaped, plain, title,
};
use crate::palette::{Palette, hex};
use fondaco_record::{Colour, Player};
use fondaco_rules::Seat;
use fondaco_words::names::{with_short_names, with_whole_names};
use fondaco_words::{DescribeGame, Translator, Verdict, Words, say};

/// How wide a sheet is.
const WIDTH: f32 = 1200.0;
/// Where everything on it begins.
const LEFT: f32 = SPACE[6];
/// Where everything on it ends.
const RIGHT: f32 = WIDTH - SPACE[6];
/// How far things are from the edge of a raised surface.
const INSET: f32 = SPACE[4];
/// How round the corners of a raised surface are.
const ROUND: f32 = 12.0;
/// How high the laurel is.
const LAUREL: f32 = 96.0;
/// How large the chart is.
const CHART: (f32, f32) = (1056.0, 340.0);

/// The score sheet of a game as a drawing; of a game that goes on, its standings so far.
///
/// `when` is the day in the reader's words. Names must be those `words` knows.
pub fn sheet<G: DescribeGame>(
    position: &G,
    players: &[Player],
    words: &Words<'_>,
    when: Option<&str>,
    palette: &Palette,
) -> String {
    let short = with_short_names(players);
    let whole = with_whole_names(players);
    let game = ScoreSheet {
        position,
        players,
        colours: Player::colours(players),
        spoken: Words::new(words.translator(), &short),
        whole: Words::new(words.translator(), &whole),
        palette,
    };
    let mut page = SheetPage { svg: String::new(), y: SPACE[6], palette };
    game.head(&mut page, when);
    game.ranking(&mut page);
    // Before the first points there is nothing to draw, and nothing to explain until the end.
    let sold = position.standings().places.iter().any(|place| place.points > 0);
    if sold {
        game.chart(&mut page);
    }
    if sold || position.is_complete() {
        game.why(&mut page);
    }
    page.foot(words.translator());
    page.finish(&position.verdict(words).winner)
}

/// What a sheet tells, and how.
struct ScoreSheet<'a, G> {
    position: &'a G,
    players: &'a [Player],
    colours: Vec<Colour>,
    /// With names that fit into sentences.
    spoken: Words<'a>,
    /// With whole names.
    whole: Words<'a>,
    palette: &'a Palette,
}

impl<G: DescribeGame> ScoreSheet<'_, G> {
    fn say<M: fondaco_words::Message>(&self, message: M) -> String {
        self.spoken.translator().say(message)
    }

    fn colour(&self, seat: Seat) -> Colour {
        let colour = self.colours.get(seat.index());
        colour.copied().unwrap_or(Colour::ALL[0])
    }

    /// Somebody's whole name if there is room, or what they are called in sentences.
    fn name(&self, seat: Seat, style: TextStyle, room: f32) -> String {
        let whole = self.whole.name(seat);
        if style.width(&whole) <= room {
            return whole;
        }
        style.shortened(&self.spoken.name(seat), room)
    }

    /// The game, the day, the verdict, and what decided.
    fn head(&self, page: &mut SheetPage<'_>, when: Option<&str>) {
        let palette = self.palette;
        let base = page.y + HEADING * 0.8;
        let name = self.spoken.translator().game_name(G::ID);
        page.svg += &title(HEADING).write(&name, (LEFT, base), Anchor::Start, palette.porphyry);
        if let Some(when) = when {
            let room = (RIGHT - LEFT) / 2.0;
            let when = plain(BODY).shortened(when, room);
            page.svg += &plain(BODY).write(&when, (RIGHT, base), Anchor::End, palette.quiet);
        }
        let (verdict, ink, more) = if self.position.is_complete() {
            page.svg += &ornament::laurel((WIDTH / 2.0, page.y), LAUREL, palette);
            page.y += LAUREL + SPACE[4];
            let Verdict { winner, decided } = self.position.verdict(&self.spoken);
            (winner, palette.gold, decided)
        } else {
            page.y += SPACE[6] + SPACE[4];
            let so_far = self.say(say::ExportSoFar);
            let progress = self.position.progress(self.spoken.translator());
            (so_far, palette.ink, progress.into_iter().next())
        };
        page.middle(title(CALL), &verdict, ink);
        if let Some(more) = more {
            page.y += SPACE[1];
            page.middle(plain(LEAD), &more, palette.ink);
        }
        page.y += SPACE[5];
    }

    /// Everybody's points from the start to the end, as lines.
    fn chart(&self, page: &mut SheetPage<'_>) {
        let standings = self.position.standings();
        let axes = G::charts(self.spoken.translator()).course;
        let course = self.position.course();
        if course.iter().all(Vec::is_empty) {
            return;
        }
        let lines = standings.places.iter().map(|place| Line {
            name: self.spoken.name(place.seat),
            colour: self.colour(place.seat),
            values: course.get(place.seat.index()).cloned().unwrap_or_default(),
        });
        let chart = Lines { lines: lines.collect(), along: axes.along, upwards: axes.upwards };
        let (width, height) = CHART;
        page.raised(&axes.heading, |page| {
            let chart = chart.inside(width, height, self.palette);
            let _ = writeln!(
                page.svg,
                "<g transform=\"translate({} {})\">\n{chart}</g>",
                LEFT + INSET,
                page.y
            );
            page.y += height;
        });
    }
}

/// A sheet being written, from top to bottom.
struct SheetPage<'a> {
    svg: String,
    y: f32,
    palette: &'a Palette,
}

impl SheetPage<'_> {
    /// Words in the middle, in as many lines as they need.
    fn middle(&mut self, style: TextStyle, words: &str, colour: u32) {
        for line in style.wrapped(words, RIGHT - LEFT) {
            self.y += style.size;
            let place = (WIDTH / 2.0, self.y);
            self.svg += &style.write(&line, place, Anchor::Middle, colour);
            self.y += style.size * 0.25;
        }
    }

    /// Words on a raised surface, in as many lines as they need.
    #[cfg(feature = "club")]
    fn lines(&mut self, style: TextStyle, words: &str) {
        for line in style.wrapped(words, RIGHT - LEFT - 2.0 * INSET) {
            self.y += style.size;
            let place = (LEFT + INSET, self.y);
            self.svg += &style.write(&line, place, Anchor::Start, self.palette.ink);
            self.y += style.size * 0.4;
        }
    }

    /// Who has made it.
    fn foot(&mut self, tr: &Translator) {
        let house = tr.say(say::AppName);
        let style = title(BODY);
        let begin = RIGHT - style.width(&house);
        let mark = SPACE[4];
        self.svg += &ornament::mark((begin - mark - SPACE[1], self.y), mark);
        let base = self.y + mark - SPACE[1] + 1.0;
        self.svg += &style.write(&house, (begin, base), Anchor::Start, self.palette.quiet);
        self.y += mark + SPACE[5];
    }

    /// A raised surface with a heading and as much as is written onto it.
    fn raised(&mut self, heading: &str, write: impl FnOnce(&mut Self)) {
        let before = std::mem::take(&mut self.svg);
        let top = self.y;
        self.y += INSET;
        if !heading.is_empty() {
            self.y += HEADING * 0.8;
            let place = (LEFT + INSET, self.y);
            self.svg = title(HEADING).write(heading, place, Anchor::Start, self.palette.porphyry);
            self.y += SPACE[4];
        }
        write(self);
        self.y += INSET;
        let surface = format!(
            "<rect x=\"{LEFT}\" y=\"{top}\" width=\"{}\" height=\"{}\" rx=\"{ROUND}\" \
             fill=\"{}\" stroke=\"{}\"/>\n",
            RIGHT - LEFT,
            self.y - top,
            hex(self.palette.surface),
            hex(self.palette.line)
        );
        self.svg = before + &surface + &self.svg;
        self.y += SPACE[4];
    }

    /// A thin line across a raised surface.
    fn rule(&mut self) {
        let _ = writeln!(
            self.svg,
            "<path d=\"M{} {y}H{}\" fill=\"none\" stroke=\"{}\"/>",
            LEFT + INSET,
            RIGHT - INSET,
            hex(self.palette.line),
            y = self.y
        );
    }

    /// The whole drawing, on its ground.
    fn finish(self, name: &str) -> String {
        let height = self.y.ceil();
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{height}\" \
             viewBox=\"0 0 {WIDTH} {height}\">\n<title>{}</title>\n\
             <rect width=\"{WIDTH}\" height=\"{height}\" fill=\"{}\"/>\n{}</svg>\n",
            escaped(name),
            hex(self.palette.ground),
            self.svg
        )
    }
}

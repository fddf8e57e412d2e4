//! Every point of the score sheet traced to its sale, in two columns.

use super::{INSET, LEFT, RIGHT, ScoreSheet, SheetPage};
use crate::export::ornament;
use crate::export::typography::{Anchor, BODY, SMALL, SPACE, TextStyle, plain, strong};
use fondaco_rules::Seat;
use fondaco_words::{self, say};

/// Between the two columns.
const BETWEEN: f32 = SPACE[5];
/// How wide a column is.
const COLUMN: f32 = (RIGHT - LEFT - 2.0 * INSET - BETWEEN) / 2.0;
/// How large emblems are.
const EMBLEM: f32 = SPACE[4];
/// How high the line with the name is.
const NAME: f32 = SPACE[5];
/// How high a line is.
const LINE: f32 = 20.0;
/// Lines that go on begin further in.
const GOES_ON: f32 = SPACE[3];

/// What is told about one player.
struct Explanation {
    seat: Seat,
    /// How each line is written, where it begins, and what it says.
    lines: Vec<(TextStyle, f32, String)>,
}

impl Explanation {
    fn height(&self) -> f32 {
        let lines = u16::try_from(self.lines.len()).unwrap_or(u16::MAX);
        NAME + SPACE[1] + f32::from(lines) * LINE + SPACE[4]
    }

    fn say(&mut self, style: TextStyle, words: &str) {
        let mut lines = style.wrapped(words, COLUMN);
        if lines.len() > 1 {
            lines = style.wrapped(words, COLUMN - GOES_ON);
        }
        let begins = std::iter::once(0.0).chain(std::iter::repeat(GOES_ON));
        let lines = lines.into_iter().zip(begins);
        self.lines.extend(lines.map(|(line, begin)| (style, begin, line)));
    }
}

impl<G: fondaco_words::DescribeGame> ScoreSheet<'_, G> {
    /// Every sale of every player, the best first.
    pub(super) fn why(&self, page: &mut SheetPage<'_>) {
        let places = self.position.standings().places;
        let explanations: Vec<Explanation> =
            places.iter().map(|place| self.explanation(place.seat)).collect();
        let (left, right) = explanations.split_at(first_column(&explanations));
        page.raised(&self.say(say::AppEndWhy), |page| {
            let top = page.y;
            let mut bottom = top;
            let columns = [(LEFT + INSET, left), (LEFT + INSET + COLUMN + BETWEEN, right)];
            for (x, column) in columns {
                page.y = top;
                for explanation in column {
                    self.write(page, x, explanation);
                }
                bottom = bottom.max(page.y);
            }
            page.y = bottom - SPACE[4];
        });
    }

    fn explanation(&self, seat: Seat) -> Explanation {
        let mut explanation = Explanation { seat, lines: Vec::new() };
        for why in self.position.why(seat, &self.spoken) {
            let style = if why.is_sum { strong } else { plain };
            explanation.say(style(SMALL), &why.text);
        }
        explanation
    }

    fn write(&self, page: &mut SheetPage<'_>, x: f32, explanation: &Explanation) {
        let palette = self.palette;
        page.svg += &ornament::emblem(self.colour(explanation.seat), (x, page.y), EMBLEM);
        let begin = x + EMBLEM + SPACE[1];
        let name = self.name(explanation.seat, strong(BODY), COLUMN - EMBLEM - SPACE[1]);
        let base = page.y + EMBLEM / 2.0 + BODY * 0.35;
        page.svg += &strong(BODY).write(&name, (begin, base), Anchor::Start, palette.ink);
        page.y += NAME;
        for (style, further, line) in &explanation.lines {
            let base = page.y + SMALL;
            page.svg += &style.write(line, (x + further, base), Anchor::Start, palette.ink);
            page.y += LINE;
        }
        page.y += SPACE[1] + SPACE[4];
    }
}

/// How many players stand in the first column, so that both are about as long and the
/// first rather the longer.
fn first_column(explanations: &[Explanation]) -> usize {
    let height =
        |explanations: &[Explanation]| explanations.iter().map(Explanation::height).sum::<f32>();
    let longer = |cut: &usize| height(&explanations[..*cut]).max(height(&explanations[*cut..]));
    let cuts = (0..=explanations.len()).rev();
    cuts.min_by(|one, other| longer(one).total_cmp(&longer(other))).unwrap_or(0)
}

//! The resume card: where a game was left, for a table that comes back to it.

use iced::Fill;
use iced::widget::{Column, column, container, row, scrollable, space};

use super::{Message, Table};
use crate::app::table::board::Board;
use crate::app::ui::frame::Frame;
use crate::app::ui::scale::SPACE;
use crate::app::ui::theme::{Element, Ink, Paint};
use crate::app::ui::widget::{PAGE_ID, sheet, strong, text_button, title, words};
use fondaco_words::Call;
use fondaco_words::say;

/// How many of the last entries are read out.
const LAST: usize = 3;

impl<G: Board> Table<G> {
    /// Round and auction, whose turn it is, what must lie on the table, and the last entries.
    pub(super) fn resume_view<'a>(&'a self, frame: Frame<'a>) -> Element<'a, Message<G>> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let position = self.journal.position();
        let spoken = frame.words(&self.people.players);
        let Call { text, .. } = self.call_in_own_language(frame.context);
        let echo = self.echo(frame.context);
        let echo = echo.map(|echo| words(echo, scale.lead()).class(Ink::Quiet));
        let call = column![title(text, scale.title()).class(Ink::Porphyry)].push(echo);
        let part = |heading: String, lines: Vec<String>| {
            let lines = lines.into_iter().map(|line| words(line, scale.lead()).into());
            column![
                strong(heading, scale.lead()).class(Ink::Quiet),
                Column::with_children(lines).spacing(SPACE[0]),
            ]
            .spacing(SPACE[1])
        };
        let moves = &self.journal.record().moves;
        let last = moves.len().saturating_sub(LAST)..moves.len();
        let last: Vec<String> = last
            .map(|place| {
                tr.say(say::AppResumeEntry {
                    number: (place + 1).into(),
                    entry: spoken.describe(&moves[place]),
                })
            })
            .collect();
        let on_table = position.describe_table(&spoken);
        let on_table =
            if self.shows_totals(frame.context) { on_table.all() } else { on_table.open };
        let mut content =
            column![part(tr.say(say::AppResumeTable), on_table)].spacing(SPACE[3]).width(Fill);
        if !last.is_empty() {
            content = content.push(part(tr.say(say::AppResumeLast), last));
        }
        let unclear = self.unclear_words(frame.context);
        let unclear = unclear.map(|unclear| strong(unclear, scale.lead()).class(Ink::Refused));
        let progress = words(position.progress(tr).join(" · "), scale.body()).class(Ink::Quiet);
        let go_on = tr.say(say::AppResumeGoOn);
        let bar = row![]
            .extend(self.people_and_end(scale.lead(), frame))
            .push(space().width(Fill))
            .push(text_button(go_on, scale.lead(), Paint::First, Message::GoOn))
            .spacing(SPACE[2]);
        sheet(
            column![
                strong(tr.say(say::AppResumeTitle), scale.lead()).class(Ink::Quiet),
                call,
                progress,
            ]
            .push(unclear)
            .push(scrollable(container(content).padding([0.0, SPACE[2]])).id(PAGE_ID).height(Fill))
            .push(bar)
            .spacing(SPACE[2]),
            Message::GoOn,
            scale,
        )
    }
}

//! The table as it looks: the call above everything, seats, market, what is due.

use iced::widget::{Column, Row, column, container, responsive, row, space, stack};
use iced::{Center, Fill};

use super::{Feedback, Message, Overlay, PastMessage, Playhead, SidePanel, Table};
use crate::app::board::Board;
use crate::app::drawing::Drawing;
use crate::app::focus::{button, inert_while};
use crate::app::frame::Frame;
use crate::app::scale::{ICON, SPACE};
use crate::app::screen::end;
use crate::app::theme::{Ink, Paint, Surface, Theme};
use crate::app::widget::{
    Element, icon_button, raised, strong, text_button, title, with_tooltip, words,
};
use crate::i18n::{self, Words, say};
use crate::rules::{Refusal, Rule as _};
use crate::voice::Call;

impl<G: Board> Table<G> {
    /// Undo, redo, journal and totals, for the bar along the top.
    pub fn tools<'a>(&'a self, frame: Frame<'a>) -> Row<'a, Message<G>, Theme> {
        let tr = frame.tr();
        let add = |tools: &mut Vec<_>, name, drawing, label, paint, message| {
            tools.push(tool(name, drawing, label, paint, message, frame));
        };
        let mut tools = Vec::new();
        if self.journal.can_undo() && !self.is_stepping() {
            let label = tr.say(say::AppUndo);
            add(&mut tools, "undo", Drawing::Undo, label, Paint::Plain, Message::Undo);
        }
        if self.journal.can_redo() {
            let label = tr.say(say::AppRedo);
            add(&mut tools, "redo", Drawing::Redo, label, Paint::Plain, Message::Redo);
        }
        if self.overlay.is_some() {
            return Row::with_children(tools).spacing(SPACE[0]);
        }
        let chosen = |chosen: bool| if chosen { Paint::Chosen } else { Paint::Plain };
        let journal = chosen(self.side_panel == SidePanel::Journal);
        let label = tr.say(say::AppTableJournal);
        add(&mut tools, "journal", Drawing::List, label, journal, Message::ToggleJournal);
        if !G::HIDES_POINTS {
            return Row::with_children(tools).spacing(SPACE[0]);
        }
        let shown = self.shows_totals(frame.context);
        let label =
            if shown { tr.say(say::AppTableTotalsHide) } else { tr.say(say::AppTableTotalsShow) };
        add(&mut tools, "totals", Drawing::Coins, label, chosen(shown), Message::ToggleTotals);
        Row::with_children(tools).spacing(SPACE[0])
    }

    /// The table beneath the bar.
    pub fn view<'a>(&'a self, frame: Frame<'a>) -> Element<'a, Message<G>> {
        if self.overlay == Some(Overlay::Result) {
            return end::view(self, frame);
        }
        let middle = row![
            container(responsive(move |room| G::board(self, room, frame))).width(Fill).height(Fill),
            container(self.beside(frame)).width(self.beside_width(frame)).height(Fill),
        ]
        .spacing(SPACE[3])
        .padding([0.0, SPACE[3]])
        .height(Fill);
        let bottom = if self.is_stepping() {
            self.demo_bar(frame)
        } else if self.accepts_entries() {
            self.actions(frame)
        } else {
            self.past_bar(frame)
        };
        let bottom = column![].push(self.hint_line(frame)).push(bottom);
        let table = column![self.call_view(frame), middle, bottom].spacing(SPACE[1]);
        let resume = self.overlay == Some(Overlay::Resume);
        let asks = self.proposal.is_some();
        let pad = G::pad(self, frame);
        let quick = self.quick.as_ref();
        let covered = quick.is_some() || asks || resume;
        let mut layers =
            stack![inert_while(table, pad.is_some() || covered)].width(Fill).height(Fill);
        layers = layers.push(pad.map(|pad| inert_while(pad, covered)));
        layers = layers
            .push(quick.map(|quick| inert_while(self.quick_view(quick, frame), asks || resume)));
        if let Some(amendment) = &self.proposal {
            layers = layers.push(self.proposal_view(amendment, frame));
        }
        if resume {
            layers = layers.push(self.resume_view(frame));
        }
        layers.into()
    }

    /// An explanation needs room for its words.
    fn beside_width(&self, frame: Frame<'_>) -> f32 {
        let width = G::side_width(frame.scale);
        if self.is_stepping() { width.max(frame.scale.beside()) } else { width }
    }

    /// The column beside the table: the journal, or what the game has there.
    fn beside<'a>(&'a self, frame: Frame<'a>) -> Element<'a, Message<G>> {
        let content = match self.side_panel {
            SidePanel::Journal if !G::needs_side_view(self, frame) => self.journal_view(frame),
            _ if self.is_stepping() => self.note_and_board(frame),
            SidePanel::Journal | SidePanel::Board => G::side_view(self, frame),
        };
        raised(content).width(Fill).height(Fill).into()
    }

    /// The bar along the bottom: what is due, then what may be done besides.
    fn actions<'a>(&'a self, frame: Frame<'a>) -> Element<'a, Message<G>> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let mut bar = Row::with_children(G::main_actions(self, frame));
        if self.playhead != Playhead::Now {
            // Whoever corrects the past can leave it as it was.
            let now = Message::Past(PastMessage::Now);
            bar = bar.push(text_button(tr.say(say::AppPastNow), scale.lead(), Paint::Plain, now));
        }
        let bar = bar
            .push(gap())
            .extend(G::extra_actions(self, frame))
            .push(self.rule_button(frame))
            .spacing(SPACE[1])
            .align_y(Center);
        container(bar).class(Surface::Bar).padding([SPACE[1], SPACE[3]]).width(Fill).into()
    }

    /// The way to the rule that applies. In a tight window, where people correct the past or want
    /// large letters, there is room for its drawing only.
    fn rule_button<'a>(&'a self, frame: Frame<'a>) -> Element<'a, Message<G>> {
        let (scale, rule) = (frame.scale, self.rule());
        let article = frame.rulebook(G::GAME_ID).article(rule);
        let title = article.map_or_else(String::new, |article| article.title.clone());
        let label = frame.tr().say(say::AppTableRule { title });
        let open = Message::OpenRule(rule);
        if scale.is_tight() && (scale.is_large() || !self.is_now()) {
            let book = button(Drawing::Book.mark(ICON, Ink::Plain))
                .class(Paint::Plain)
                .padding(SPACE[1])
                .on_press(open);
            return with_tooltip(book, label, scale);
        }
        icon_button(Drawing::Book, label, scale.body(), Paint::Plain, open).into()
    }

    /// The call in the language of whoever is called, and beneath it in the table's.
    fn call_view<'a>(&'a self, frame: Frame<'a>) -> Element<'a, Message<G>> {
        let due = self.position().due();
        let Call { text, language } = self.call_in_own_language(frame.context);
        let call = title(text, frame.scale.call()).class(Ink::Porphyry).width(Fill).align_x(Center);
        let mut lines = column![].align_x(Center);
        if let Some(moment) = self.moment(frame) {
            let moment = strong(moment, frame.scale.lead()).class(Ink::Gold);
            lines = lines.push(container(moment).id("moment"));
        }
        let is_called = self.accepts_entries() || self.is_stepping();
        if is_called {
            lines = lines.push(container(call).id("call"));
        }
        if language != frame.language && is_called {
            let call = frame.words(&self.display_players).describe(&due);
            lines = lines.push(words(call, frame.scale.lead()).class(Ink::Quiet));
        }
        // The table stays where it is, whether there is something to tell or not.
        let feedback = self.feedback(frame).or_else(|| self.hint_beneath(frame));
        let feedback = feedback.unwrap_or_else(|| space().into());
        let line = space().height(frame.scale.body() * 1.4);
        lines = lines.push(row![line, feedback].align_y(Center));
        container(lines.spacing(SPACE[0])).padding([SPACE[1], SPACE[4]]).center_x(Fill).into()
    }

    /// What followed from the last entry, or why it was refused.
    fn feedback<'a>(&'a self, frame: Frame<'a>) -> Option<Element<'a, Message<G>>> {
        let size = frame.scale.body();
        if let Feedback::Refused(refused) = &self.feedback {
            let open = |rule: G::Rule| Message::OpenRule(rule.info());
            return Some(refusal(refused, &frame.words(&self.display_players), frame, open));
        }
        let mut feedback = self.feedback_words(frame.context).into_iter();
        let what = words(feedback.next()?, size).align_x(Center);
        let mut lines = column![what.class(Ink::Accepted)].align_x(Center);
        // What to do with the cards is for everybody to read.
        lines = lines.extend(feedback.map(|line| strong(line, size).align_x(Center).into()));
        if let Feedback::Corrected(..) = &self.feedback {
            let card = frame.tr().say(say::AppResumeTable);
            let card = text_button(card, size, Paint::Link, Message::ShowTableCard);
            lines = lines.push(card.padding([0.0, SPACE[1]]));
        }
        Some(lines.into())
    }
}

/// Why an entry was refused: every reason, with its rule as a link.
pub fn refusal<'a, G: i18n::DescribeGame, M: Clone + 'a>(
    refusal: &Refusal<G>,
    spoken: &Words<'a>,
    frame: Frame<'a>,
    open: impl Fn(G::Rule) -> M,
) -> Element<'a, M> {
    let size = frame.scale.body();
    let reasons = refusal
        .reasons
        .iter()
        .map(|reason| strong(spoken.describe(reason), size).class(Ink::Refused).into());
    let mut lines = Column::with_children(reasons).spacing(SPACE[0]).align_x(Center);
    if let Some(nearest) = spoken.nearest(refusal) {
        lines = lines.push(words(nearest, size).class(Ink::Quiet));
    }
    let rules = refusal.rules().into_iter().map(|rule| {
        let title = frame.rulebook(G::GAME_ID).title_of(rule);
        let label = frame.tr().say(say::AppTableRule { title });
        text_button(label, frame.scale.small(), Paint::Link, open(rule))
            .padding([0.0, SPACE[1]])
            .into()
    });
    let rules = Row::with_children(rules).spacing(SPACE[1]).wrap();
    container(lines.push(rules)).class(Surface::Refused).padding([SPACE[0], SPACE[2]]).into()
}

/// A little room that gives way.
pub fn gap<'a, M: 'a>() -> Element<'a, M> {
    space().width(Fill).into()
}

/// A tool in the bar along the top. Where there is little room, only its drawing.
fn tool<'a, G: Board>(
    name: &'static str,
    drawing: Drawing,
    label: String,
    paint: Paint,
    message: Message<G>,
    frame: Frame<'a>,
) -> Element<'a, Message<G>> {
    let scale = frame.scale;
    if scale.is_tight() {
        let ink = if paint == Paint::Chosen { Ink::Porphyry } else { Ink::Plain };
        let tool = button(drawing.mark(ICON, ink)).class(paint).padding(SPACE[1]).on_press(message);
        return with_tooltip(container(tool).id(name), label, scale);
    }
    container(icon_button(drawing, label, scale.small(), paint, message)).id(name).into()
}

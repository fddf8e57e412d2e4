//! The table as it looks: the call above everything, seats, market, what is due.

use iced::widget::{Row, column, container, row, stack};
use iced::{Center, Fill, Left};

use super::over::Over;
use super::{Message, PastMessage, Table, end};
use crate::app::table::board::{Board, Input};
use crate::app::ui::drawing::Drawing;
use crate::app::ui::fitted;
use crate::app::ui::focus::{button, inert_while};
use crate::app::ui::frame::Frame;
use crate::app::ui::scale::{ICON, SPACE};
use crate::app::ui::theme::{Element, Ink, Paint, Surface, Theme};
use crate::app::ui::widget::{
    gap, icon_button, raised, text_button, with_tooltip, with_tooltip_above,
};
use fondaco_words::say;

/// How wide the way to a rule is, for the size of its letters.
const RULE: f32 = 15.0;

impl<G: Board> Table<G> {
    /// Undo, redo, journal and totals, for the bar along the top.
    pub fn tools<'a>(&'a self, frame: Frame<'a>) -> Row<'a, Message<G>, Theme> {
        let tr = frame.tr();
        let add = |tools: &mut Vec<_>, name, drawing, label, paint, message| {
            tools.push(tool(name, drawing, label, paint, message, frame));
        };
        let mut tools = Vec::new();
        if !self.play.is_stepping() {
            // They are always there, so that nothing else moves when one of them can be used.
            let undo = self.journal.can_undo().then_some(Message::Undo);
            add(&mut tools, "undo", Drawing::UNDO, tr.say(say::AppUndo), Paint::Plain, undo);
            let redo = self.journal.can_redo().then_some(Message::Redo);
            add(&mut tools, "redo", Drawing::REDO, tr.say(say::AppRedo), Paint::Plain, redo);
        }
        if matches!(self.over, Some(Over::Resume | Over::Result(_))) {
            return Row::with_children(tools).spacing(SPACE[0]);
        }
        let unclear = self.journal.unclear().count();
        if unclear > 0 {
            let label = tr.say(say::AppPastUnclearTool { entries: unclear.into() });
            let mend = Some(Message::Past(PastMessage::Mend));
            let mend = tool("unclear", Drawing::UNCLEAR, label, Paint::First, mend, frame);
            tools.insert(0, mend);
        }
        let chosen = |chosen: bool| if chosen { Paint::Chosen } else { Paint::Plain };
        let journal = chosen(self.sight.journal);
        let label = tr.say(say::AppTableJournal);
        add(
            &mut tools,
            "journal",
            Drawing::LIST,
            label,
            journal,
            Some(Message::Board(Input::ToggleJournal)),
        );
        if !self.position().has_hidden_totals() {
            return Row::with_children(tools).spacing(SPACE[0]);
        }
        let shown = self.shows_totals(frame.context);
        let label =
            if shown { tr.say(say::AppTableTotalsHide) } else { tr.say(say::AppTableTotalsShow) };
        let toggle = Some(Message::ToggleTotals);
        add(&mut tools, "totals", Drawing::COINS, label, chosen(shown), toggle);
        Row::with_children(tools).spacing(SPACE[0])
    }

    /// The table beneath the bar.
    pub fn view<'a>(&'a self, frame: Frame<'a>) -> Element<'a, Message<G>> {
        if let Some(ending) = self.ending() {
            let asks = self.question.as_ref();
            let result = inert_while(end::view(self, ending, frame), asks.is_some());
            return stack![result]
                .push(asks.map(|question| self.question_view(question, frame)))
                .into();
        }
        let looks = G::view(self.board_view(frame.context), &self.draft, frame);
        // An explanation needs room for its words.
        let least = if self.play.is_stepping() { frame.scale.beside() } else { 0.0 };
        let beside = if self.sight.journal && !looks.needs_side {
            let journal = container(self.journal_view(frame)).height(Fill);
            let more = self.people_and_end(frame.scale.small(), frame);
            let more = Row::with_children(more).spacing(SPACE[1]);
            column![journal, more.wrap()].spacing(SPACE[1]).into()
        } else if self.play.is_stepping() {
            self.note_and_board(frame)
        } else {
            column![looks.side.map(Message::Board), self.last_entries(frame)]
                .spacing(SPACE[1])
                .into()
        };
        let beside = column![container(beside).height(Fill)].push(self.quick_invitation(frame));
        let middle = row![
            container(looks.board.map(Message::Board)).width(Fill).height(Fill),
            raised(beside.spacing(SPACE[1])).width(looks.side_width.max(least)).height(Fill),
        ]
        .spacing(SPACE[3])
        .padding([0.0, SPACE[3]])
        .height(Fill);
        let bottom = if self.play.is_stepping() {
            self.demo_bar(frame)
        } else if self.accepts_entries() {
            self.actions(looks.actions, looks.more_actions, frame)
        } else {
            self.past_bar(frame)
        };
        let bottom = column![].push(self.hint_line(frame)).push(bottom);
        let table =
            column![self.call_view(looks.headline, frame), middle, bottom].spacing(SPACE[1]);
        let pad = looks.pad.map(|pad| pad.map(Message::Board));
        let quick = self.quick.as_ref();
        let covered = quick.is_some() || self.shows_sheet();
        let mut layers =
            stack![inert_while(table, pad.is_some() || covered)].width(Fill).height(Fill);
        layers = layers.push(pad.map(|pad| inert_while(pad, covered)));
        layers = layers.push(
            quick.map(|quick| inert_while(self.quick_view(quick, frame), self.shows_sheet())),
        );
        layers = layers.push(match &self.over {
            Some(Over::Proposal(amendment)) => Some(self.proposal_view(amendment, frame)),
            Some(Over::Resume) => Some(self.resume_view(frame)),
            Some(Over::Result(_)) | None => None,
        });
        if let Some(question) = &self.question {
            layers = layers.push(self.question_view(question, frame));
        }
        layers.into()
    }

    /// For when somebody leaves, or everybody does: what is not done with a move.
    pub(super) fn people_and_end<'a>(
        &'a self,
        size: f32,
        frame: Frame<'a>,
    ) -> Vec<Element<'a, Message<G>>> {
        if !self.is_under_way() || !self.is_now() {
            return Vec::new();
        }
        let tr = frame.tr();
        let tool = |id: &'static str, label: String, ask: Message<G>| {
            let tool = text_button(label, size, Paint::Plain, ask);
            container(tool.padding([SPACE[0], SPACE[1]])).id(id).into()
        };
        vec![
            tool("leave", tr.say(say::AppTableLeave), Message::AskWhoLeaves),
            tool("break-off", tr.say(say::AppTableBreakOff), Message::BreakOff(None)),
        ]
    }

    /// The bar along the bottom: what is due, then what may be done besides.
    fn actions<'a>(
        &'a self,
        actions: Vec<Element<'a, Input<G>>>,
        more: Vec<Element<'a, Input<G>>>,
        frame: Frame<'a>,
    ) -> Element<'a, Message<G>> {
        let on_board = |action: Element<'a, Input<G>>| action.map(Message::Board);
        let (tr, scale) = (frame.tr(), frame.scale);
        let mut bar = Row::with_children(actions.into_iter().map(on_board));
        if !self.is_now() {
            // Whoever corrects the past can leave it as it was.
            let now = Message::Past(PastMessage::Now);
            let size = if scale.is_tight() { scale.small() } else { scale.body() };
            bar = bar.push(text_button(tr.say(say::AppPastNow), size, Paint::Plain, now));
        }
        let bar = bar
            .push(gap())
            .push(self.rule_button(frame))
            .extend(more.into_iter().map(on_board))
            .spacing(SPACE[1])
            .align_y(Center);
        let bar = container(bar).class(Surface::Bar).padding([0.0, SPACE[3]]);
        bar.width(Fill).center_y(scale.actions()).into()
    }

    /// The way to the rule that applies. A tight window has room for its drawing only.
    fn rule_button<'a>(&'a self, frame: Frame<'a>) -> Element<'a, Message<G>> {
        let (scale, rule) = (frame.scale, self.rule());
        let article = frame.rulebook(G::ID).article(rule);
        let title = article.map_or_else(String::new, |article| article.title.clone());
        let label = frame.tr().say(say::AppTableRule { title });
        let open = Message::Board(Input::OpenRule(rule));
        if scale.is_tight() {
            let book = button(Drawing::BOOK.mark(ICON, Ink::Plain))
                .class(Paint::Plain)
                .padding(SPACE[1])
                .on_press(open);
            return with_tooltip_above(container(book).id("rule"), label, scale);
        }
        // It keeps its width, whatever the rule is called.
        let height = scale.actions() - 2.0 * SPACE[1];
        let label = fitted::strong(label, &[scale.body(), scale.small(), scale.least()], height);
        let label = row![Drawing::BOOK.mark(scale.body() * 1.1, Ink::Plain), label.align_x(Left)]
            .spacing(SPACE[1])
            .align_y(Center);
        let rule = button(label).class(Paint::Plain).padding([0.0, SPACE[2]]).on_press(open);
        container(rule.width(RULE * scale.body()).height(height)).id("rule").into()
    }
}

/// A tool in the bar along the top. Where there is little room, or clocks take it, only its drawing.
fn tool<'a, G: Board>(
    name: &'static str,
    drawing: Drawing,
    label: String,
    paint: Paint,
    message: Option<Message<G>>,
    frame: Frame<'a>,
) -> Element<'a, Message<G>> {
    let scale = frame.scale;
    let has_clocks = frame.settings.clock || frame.settings.turn.is_some();
    if scale.is_tight() || (has_clocks && !scale.is_wide()) {
        let ink = match (&message, paint) {
            (None, _) => Ink::Absent,
            (_, Paint::Chosen) => Ink::Porphyry,
            (_, Paint::First) => Ink::OnPorphyry,
            _ => Ink::Plain,
        };
        let tool = button(drawing.mark(ICON, ink)).class(paint).padding(SPACE[1]);
        let tool = container(tool.on_press_maybe(message)).id(name);
        return with_tooltip(tool, label, scale);
    }
    container(icon_button(drawing, label, scale.small(), paint, message)).id(name).into()
}

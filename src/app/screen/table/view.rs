//! The table as it looks: the call above everything, seats, market, what is due.

use iced::widget::{Column, Row, button, column, container, responsive, row, space, stack};
use iced::{Center, Fill};

use super::{Aside, Correction, Message, Over, Playhead, Table, Told};
use crate::app::drawing::Drawing;
use crate::app::frame::Frame;
use crate::app::scale::{ICON, SPACE};
use crate::app::screen::end;
use crate::app::theme::{Ink, Paint, Sheet, Theme};
use crate::app::widget::{Element, hinted, press, press_with, strong, title, words};
use crate::i18n::{Words, say};
use crate::rules::byzanz::{Event, Phase, Refusal, Rule};

impl Table {
    /// Round, auction and pile, for the bar along the top.
    pub fn progress(&self, frame: Frame<'_>) -> Vec<String> {
        let (tr, position) = (frame.tr(), self.position());
        let table = position.table();
        let mut progress = vec![tr.say(say::AppTableRound {
            round: position.round().into(),
            rounds: table.plan().rounds().into(),
        })];
        progress.push(match position.phase() {
            Phase::Market { .. } => tr.say(say::AppTableMarket {}),
            Phase::Closing => tr.say(say::AppTableClosing {}),
            _ => tr.say(say::AppTableAuction {
                auction: position.auction_number().into(),
                auctions: table.players().into(),
            }),
        });
        progress.push(tr.say(say::AppTablePile {
            cards: position.pile().into(),
        }));
        progress
    }

    /// Undo, redo, journal and totals, for the bar along the top.
    pub fn tools<'a>(&'a self, frame: Frame<'a>) -> Row<'a, Message, Theme> {
        let tr = frame.tr();
        let add = |tools: &mut Vec<_>, name, drawing, label, paint, message| {
            tools.push(tool(name, drawing, label, paint, message, frame));
        };
        let mut tools = Vec::new();
        if self.journal.can_undo() {
            let label = tr.say(say::AppUndo {});
            add(
                &mut tools,
                "undo",
                Drawing::Undo,
                label,
                Paint::Plain,
                Message::Undo,
            );
        }
        if self.journal.can_redo() {
            let label = tr.say(say::AppRedo {});
            add(
                &mut tools,
                "redo",
                Drawing::Redo,
                label,
                Paint::Plain,
                Message::Redo,
            );
        }
        if self.over.is_some() {
            return Row::with_children(tools).spacing(SPACE[0]);
        }
        let chosen = |chosen: bool| if chosen { Paint::Chosen } else { Paint::Plain };
        let journal = chosen(self.aside == Aside::Journal);
        let label = tr.say(say::AppTableJournal {});
        add(
            &mut tools,
            "journal",
            Drawing::List,
            label,
            journal,
            Message::ToggleJournal,
        );
        let shown = self.shows_totals(frame.context);
        let label = if shown {
            tr.say(say::AppTableTotalsHide {})
        } else {
            tr.say(say::AppTableTotalsShow {})
        };
        add(
            &mut tools,
            "totals",
            Drawing::Coins,
            label,
            chosen(shown),
            Message::ToggleTotals,
        );
        Row::with_children(tools).spacing(SPACE[0])
    }

    /// The table beneath the bar.
    pub fn view<'a>(&'a self, frame: Frame<'a>) -> Element<'a, Message> {
        if self.over == Some(Over::Result) {
            return end::view(self, &self.shown, &self.colours, frame);
        }
        let middle = row![
            container(responsive(move |room| self.seats(room, frame)))
                .width(Fill)
                .height(Fill),
            container(self.beside(frame))
                .width(frame.scale.beside())
                .height(Fill),
        ]
        .spacing(SPACE[3])
        .padding([0.0, SPACE[3]])
        .height(Fill);
        let bottom = if self.is_open() {
            self.actions(frame)
        } else {
            self.past_bar(frame)
        };
        let table = column![self.call(frame), middle, bottom].spacing(SPACE[1]);
        let mut layers = stack![table].width(Fill).height(Fill);
        if let Some(pad) = &self.pad {
            let spoken = frame.words(&self.shown);
            let pad = pad.view(self.position(), spoken, &self.colours, frame);
            layers = layers.push(pad.map(Message::Pad));
        }
        if let Some(amendment) = &self.proposal {
            layers = layers.push(self.proposal_view(amendment, frame));
        }
        if self.over == Some(Over::Resume) {
            layers = layers.push(self.resume_view(frame));
        }
        layers.into()
    }

    /// The call in the language of whoever is called, and beneath it in the table's.
    fn call<'a>(&'a self, frame: Frame<'a>) -> Element<'a, Message> {
        let due = self.position().due();
        let own = match due.now.seats().as_slice() {
            [seat] => self.shown.get(seat.index()).map(|player| player.lang),
            _ => None,
        };
        let language = own.unwrap_or_else(|| frame.language);
        let spoken = Words::new(frame.voices.translator(language), &self.shown);
        let call = title(spoken.call(&due), frame.scale.call())
            .class(Ink::Porphyry)
            .width(Fill)
            .align_x(Center);
        let mut lines = column![].align_x(Center);
        if let Some(moment) = self.moment(frame) {
            let moment = strong(moment, frame.scale.lead()).class(Ink::Gold);
            lines = lines.push(container(moment).id("moment"));
        }
        if self.playhead == Playhead::Now || self.is_open() {
            lines = lines.push(container(call).id("call"));
        }
        if language != frame.language && self.is_open() {
            let call = frame.words(&self.shown).call(&due);
            lines = lines.push(words(call, frame.scale.lead()).class(Ink::Quiet));
        }
        // The table stays where it is, whether there is something to tell or not.
        let told = self.told(frame).unwrap_or_else(|| space().into());
        let line = space().height(frame.scale.body() * 1.4);
        lines = lines.push(row![line, told].align_y(Center));
        container(lines.spacing(SPACE[0]))
            .padding([SPACE[1], SPACE[4]])
            .center_x(Fill)
            .into()
    }

    /// What followed from the last entry, or why it was refused.
    fn told<'a>(&'a self, frame: Frame<'a>) -> Option<Element<'a, Message>> {
        let (tr, spoken) = (frame.tr(), frame.words(&self.shown));
        let sentence = match &self.told {
            Told::Nothing => return None,
            Told::Events(events) if events.is_empty() => return None,
            Told::Events(events) => {
                // Who picks when stands beside the table already.
                let events = events
                    .iter()
                    .filter(|event| !matches!(event, Event::MarketOpened { .. }));
                let events: Vec<String> = events.map(|event| spoken.event(event)).collect();
                events.join(" ")
            }
            Told::Undone(entry, returns) => {
                let undone = tr.say(say::AppTableUndone {
                    entry: spoken.entry(entry),
                });
                // What to do with the cards is for everybody to read.
                let returns = spoken.take_back(returns).join(" ");
                let size = frame.scale.body();
                let lines = column![
                    words(undone, size).align_x(Center).class(Ink::Accepted),
                    strong(returns, size).align_x(Center),
                ];
                return Some(lines.align_x(Center).into());
            }
            Told::Corrected(what, changes) => {
                let mut sentences = vec![match what {
                    Correction::Made => tr.say(say::AppCorrectMade {}),
                    Correction::Undone => tr.say(say::AppCorrectUndone {}),
                    Correction::Redone => tr.say(say::AppCorrectRedone {}),
                }];
                sentences.extend(changes.iter().map(|change| spoken.change(change)));
                let size = frame.scale.body();
                let card = tr.say(say::AppResumeTable {});
                let card = press(card, size, Paint::Link, Message::ShowTableCard);
                let lines = column![
                    words(sentences.join(" · "), size)
                        .align_x(Center)
                        .class(Ink::Accepted),
                    card.padding([0.0, SPACE[1]]),
                ];
                return Some(lines.align_x(Center).into());
            }
            Told::Redone(entry) => tr.say(say::AppTableRedone {
                entry: spoken.entry(entry),
            }),
            Told::Refused(refused) => {
                return Some(refusal(refused, &spoken, frame, Message::OpenRule));
            }
        };
        let sentence = words(sentence, frame.scale.body()).align_x(Center);
        Some(sentence.class(Ink::Accepted).into())
    }
}

/// Why an entry was refused: every reason, with its rule as a link.
pub(super) fn refusal<'a, M: Clone + 'a>(
    refusal: &Refusal,
    spoken: &Words<'a>,
    frame: Frame<'a>,
    open: impl Fn(Rule) -> M,
) -> Element<'a, M> {
    let size = frame.scale.body();
    let reasons = refusal.reasons.iter().map(|reason| {
        strong(spoken.reason(reason), size)
            .class(Ink::Refused)
            .into()
    });
    let mut lines = Column::with_children(reasons)
        .spacing(SPACE[0])
        .align_x(Center);
    if let Some(nearest) = spoken.nearest(refusal) {
        lines = lines.push(words(nearest, size).class(Ink::Quiet));
    }
    let rules = refusal.rules().into_iter().map(|rule| {
        let title = frame.rulebook().article(rule).title.clone();
        let label = frame.tr().say(say::AppTableRule { title });
        press(label, frame.scale.small(), Paint::Link, open(rule))
            .padding([0.0, SPACE[1]])
            .into()
    });
    let rules = Row::with_children(rules).spacing(SPACE[1]).wrap();
    container(lines.push(rules))
        .class(Sheet::Refused)
        .padding([SPACE[0], SPACE[2]])
        .into()
}

/// A little room that gives way.
pub(super) fn gap<'a, M: 'a>() -> Element<'a, M> {
    space().width(Fill).into()
}

/// A tool in the bar along the top. Where there is little room, only its drawing.
fn tool<'a>(
    name: &'static str,
    drawing: Drawing,
    label: String,
    paint: Paint,
    message: Message,
    frame: Frame<'a>,
) -> Element<'a, Message> {
    let scale = frame.scale;
    if scale.is_tight() {
        let ink = if paint == Paint::Chosen {
            Ink::Porphyry
        } else {
            Ink::Plain
        };
        let tool = button(drawing.mark(ICON, ink))
            .class(paint)
            .padding(SPACE[1])
            .on_press(message);
        return hinted(container(tool).id(name), label, scale);
    }
    container(press_with(drawing, label, scale.small(), paint, message))
        .id(name)
        .into()
}

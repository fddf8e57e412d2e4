//! The pad: choosing cards for a lot, a bid, a sale or a discard.

use iced::widget::{Column, Row, button, column, container, opaque, row, scrollable, space, text};
use iced::{Center, Fill, Length};

use crate::app::drawing::{self, Drawing, card_width};
use crate::app::frame::Frame;
use crate::app::keys::Press;
use crate::app::scale::SPACE;
use crate::app::theme::{self, Ink, Paint, Sheet};
use crate::app::widget::{Element, chip, press, press_with, strong, title, words};
use crate::i18n::{Translator, Words, say};
use crate::record::Colour;
use crate::rules::Seat;
use crate::rules::byzanz::{
    Bid, Card, Depth, Discard, Kind, Move, Now, Position, Reason, Refusal, Rule, SET, Sale,
};

/// Cards being chosen.
#[derive(Clone, Debug)]
pub struct Pad {
    purpose: Purpose,
    chosen: Vec<Card>,
    /// The kind picked on the keyboard, waiting for its value.
    kind: Option<Kind>,
}

/// What cards are chosen for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// The lot that is laid out.
    Lot,
    /// Somebody's bid.
    Bid(Seat),
    /// A sale, by whom if that is known.
    Sell(Option<Seat>),
    /// A discard, by whom if that is known.
    Discard(Option<Seat>),
}

/// What can happen on the pad.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub enum Message {
    Seat(Seat),
    Choose(Card),
    /// A chosen card goes back.
    Remove(usize),
    /// So many cards are discarded, whichever they are.
    Count(u32),
    Enter,
    Close,
    OpenRule(Rule),
    Press(Press, Option<Kind>),
}

/// What the table must do after a message.
pub enum Action {
    /// Nothing.
    None,
    /// Put the pad away.
    Close,
    /// Play this.
    Enter(Move),
    /// Open the rulebook here.
    OpenRule(Rule),
}

/// What the pad says about the cards so far.
enum Verdict {
    /// Something is still to be chosen.
    Wanting(String),
    /// It can be entered; the button says this.
    Fits(String, String),
    /// It cannot.
    Refused(Refusal),
}

impl Pad {
    /// An empty pad.
    pub fn new(purpose: Purpose) -> Self {
        Pad {
            purpose,
            chosen: Vec::new(),
            kind: None,
        }
    }

    /// The rule about what is being entered.
    pub fn rule(&self) -> Rule {
        match self.purpose {
            Purpose::Lot => Rule::Lot,
            Purpose::Bid(_) => Rule::Bid,
            Purpose::Sell(_) => Rule::Sale,
            Purpose::Discard(_) => Rule::HandLimit,
        }
    }

    fn seat(&self) -> Option<Seat> {
        match self.purpose {
            Purpose::Lot => None,
            Purpose::Bid(seat) => Some(seat),
            Purpose::Sell(seat) | Purpose::Discard(seat) => seat,
        }
    }

    /// The most cards that can be chosen.
    fn limit(&self, position: &Position) -> usize {
        match (self.purpose, position.due().now) {
            (Purpose::Sell(_), _) => SET,
            (Purpose::Lot, Now::Reveal { offer, .. }) => offer.into(),
            _ => usize::from(u8::MAX),
        }
    }

    /// The move that the cards so far would be.
    fn entry(&self) -> Option<Move> {
        let cards = self.chosen.clone();
        Some(match self.purpose {
            Purpose::Lot => Move::Reveal { cards },
            Purpose::Bid(seat) => Move::Bid {
                seat,
                bid: Bid::Adding(cards),
            },
            Purpose::Sell(seat) => Move::Sell { seat: seat?, cards },
            Purpose::Discard(seat) => Move::Discard {
                seat: seat?,
                cards: Discard::Cards(cards),
            },
        })
    }

    /// Why the cards so far cannot be entered, apart from being too few.
    pub fn refusal(&self, position: &Position) -> Option<Refusal> {
        let mut refusal = position.check(&self.entry()?).err()?;
        let limit = self.limit(position);
        refusal.reasons.retain(|reason| match reason {
            Reason::SaleSize { .. } | Reason::LotSize { .. } => self.chosen.len() >= limit,
            Reason::DiscardSize { .. } | Reason::DiscardUnlikely { .. } => !self.chosen.is_empty(),
            // More cards make it higher.
            Reason::BidTooLow { .. } => false,
            _ => true,
        });
        (!refusal.reasons.is_empty()).then_some(refusal)
    }

    /// Answers a message.
    pub fn update(&mut self, message: Message, position: &Position) -> Action {
        match message {
            Message::Seat(seat) => match &mut self.purpose {
                Purpose::Sell(who) | Purpose::Discard(who) => *who = Some(seat),
                Purpose::Lot | Purpose::Bid(_) => {}
            },
            Message::Choose(card) => {
                if self.chosen.len() < self.limit(position) {
                    self.chosen.push(card);
                }
                self.kind = None;
            }
            Message::Remove(place) => {
                if place < self.chosen.len() {
                    self.chosen.remove(place);
                }
            }
            Message::Count(count) => {
                if let Purpose::Discard(Some(seat)) = self.purpose {
                    let cards = Discard::Count(count);
                    return Action::Enter(Move::Discard { seat, cards });
                }
            }
            Message::Enter => {
                let entry = self.entry().filter(|entry| position.check(entry).is_ok());
                return entry.map_or(Action::None, Action::Enter);
            }
            Message::Close => return Action::Close,
            Message::OpenRule(rule) => return Action::OpenRule(rule),
            Message::Press(press, kind) => return self.press(press, kind, position),
        }
        Action::None
    }

    fn press(&mut self, press: Press, kind: Option<Kind>, position: &Position) -> Action {
        match (press, self.kind) {
            (Press::Letter(_), _) => match kind {
                Some(Kind::Merchant) => {
                    return self.update(Message::Choose(Card::MERCHANT), position);
                }
                _ => self.kind = kind,
            },
            (Press::Digit(value), Some(Kind::Good(good))) => {
                if let Some(card) = Card::good(good, value) {
                    return self.update(Message::Choose(card), position);
                }
            }
            (Press::Digit(count), None) if self.may_count(position) => {
                return self.update(Message::Count(count.into()), position);
            }
            (Press::Digit(number), _) if (1..=position.table().players()).contains(&number) => {
                return self.update(Message::Seat(Seat::new(number - 1)), position);
            }
            (Press::Undo, _) if self.chosen.is_empty() => return Action::Close,
            (Press::Remove | Press::Undo, _) => {
                self.kind = None;
                self.chosen.pop();
            }
            (Press::Confirm, _) => return self.update(Message::Enter, position),
            _ => {}
        }
        Action::None
    }

    /// Whether a number will do: somebody discards at a table that does not write cards down.
    fn may_count(&self, position: &Position) -> bool {
        matches!(self.purpose, Purpose::Discard(Some(_)))
            && position.table().depth() == Depth::Winners
            && self.chosen.is_empty()
    }

    fn verdict(&self, position: &Position, spoken: &Words<'_>) -> Verdict {
        let tr = spoken.translator();
        let Some(entry) = self.entry() else {
            return Verdict::Wanting(tr.say(say::AppTableChooseSeat {}));
        };
        if let Some(refusal) = self.refusal(position) {
            return Verdict::Refused(refusal);
        }
        if position.check(&entry).is_err() {
            let missing = self.limit(position).saturating_sub(self.chosen.len());
            return Verdict::Wanting(match self.purpose {
                Purpose::Sell(_) | Purpose::Lot => tr.say(say::AppTableChoose {
                    cards: missing.into(),
                }),
                Purpose::Bid(seat) => self.so_far(position, seat, tr),
                Purpose::Discard(_) => tr.say(say::AppTableChooseAny {}),
            });
        }
        let enter = tr.say(say::AppTableEnter {});
        match self.purpose {
            Purpose::Sell(_) => self.profit(spoken),
            Purpose::Bid(seat) => {
                let value = self.worth(position, seat);
                Verdict::Fits(
                    tr.say(say::AppTableWorth {
                        value: value.into(),
                    }),
                    tr.say(say::AppTableBid {
                        value: value.into(),
                    }),
                )
            }
            Purpose::Lot | Purpose::Discard(_) => {
                Verdict::Fits(tr.say(say::AppTableFits {}), enter)
            }
        }
    }

    /// What a legal sale brings.
    fn profit(&self, spoken: &Words<'_>) -> Verdict {
        let tr = spoken.translator();
        let fits = <[Card; SET]>::try_from(self.chosen.as_slice()).ok();
        let Some((kept, points)) = fits.and_then(Sale::value) else {
            return Verdict::Wanting(tr.say(say::AppTableChooseAny {}));
        };
        let mut boxed = self.chosen.clone();
        if let Some(place) = boxed.iter().position(|card| *card == kept) {
            boxed.remove(place);
        }
        Verdict::Fits(
            tr.say(say::AppTableProfitOf {
                points: points.into(),
                kept: tr.card(kept),
                boxed: tr.cards(boxed),
            }),
            tr.say(say::AppTableSellFor {
                points: points.into(),
            }),
        )
    }

    fn worth(&self, position: &Position, seat: Seat) -> u32 {
        let added = self.chosen.iter().map(|card| u32::from(card.value()));
        position.staked_worth(seat) + added.sum::<u32>()
    }

    /// A bid that is not high enough yet.
    fn so_far(&self, position: &Position, seat: Seat, tr: &Translator) -> String {
        match position.due().now {
            Now::Bid { least, .. } => tr.say(say::AppTableSoFar {
                value: self.worth(position, seat).into(),
                least: least.into(),
            }),
            _ => tr.say(say::AppTableChooseAny {}),
        }
    }

    /// How many copies of a card can still be chosen.
    fn left(&self, card: Card, position: &Position) -> u8 {
        let copies = match self.seat() {
            Some(seat) => position.copies_in_hand(seat, card),
            None if self.purpose == Purpose::Lot => position.copies_in_pile(card),
            None => card.printed(),
        };
        let chosen = self.chosen.iter().filter(|chosen| **chosen == card).count();
        copies.saturating_sub(u8::try_from(chosen).unwrap_or(u8::MAX))
    }

    /// The pad over the table.
    pub fn view<'a>(
        &'a self,
        position: &'a Position,
        spoken: Words<'a>,
        colours: &'a [Colour],
        frame: Frame<'a>,
    ) -> Element<'a, Message> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let heading = match self.purpose {
            Purpose::Lot => tr.say(say::AppTablePadLot {}),
            Purpose::Bid(seat) => tr.say(say::AppTablePadBid {
                name: spoken.name(seat),
            }),
            Purpose::Sell(None) => tr.say(say::AppTableSeller {}),
            Purpose::Sell(Some(seat)) => tr.say(say::AppTablePadSell {
                name: spoken.name(seat),
            }),
            Purpose::Discard(None) => tr.say(say::AppTableDiscarder {}),
            Purpose::Discard(Some(seat)) => tr.say(say::AppTablePadDiscard {
                name: spoken.name(seat),
            }),
        };
        let mut content = column![title(heading, scale.title()).class(Ink::Porphyry)]
            .spacing(SPACE[2])
            .align_x(Center);
        if matches!(self.purpose, Purpose::Sell(_) | Purpose::Discard(_)) {
            content = content.push(self.seats(position, spoken, colours, frame));
        }
        if self.may_count(position) {
            content = content.push(counts(frame));
        }
        let verdict = self.verdict(position, &spoken);
        let content = content
            .push(self.outlines(position, frame))
            .push(verdict.view(&spoken, frame))
            .push(self.grid(position, frame))
            .push(verdict.buttons(frame));
        let sheet = container(scrollable(
            container(content).center_x(Fill).padding(SPACE[3]),
        ))
        .class(Sheet::Raised)
        .max_width(PAD_WIDTH);
        let veil = container(sheet)
            .class(Sheet::Veil)
            .center(Fill)
            .padding(SPACE[1]);
        opaque(veil)
    }

    fn seats<'a>(
        &self,
        position: &Position,
        spoken: Words<'a>,
        colours: &[Colour],
        frame: Frame<'a>,
    ) -> Element<'a, Message> {
        let seats = position.table().seats().zip(colours).map(|(seat, colour)| {
            let paint = if self.seat() == Some(seat) {
                Paint::SeatCalled(*colour)
            } else {
                Paint::Seat(*colour)
            };
            let label = row![
                drawing::emblem(*colour, SPACE[4]),
                strong(spoken.name(seat), frame.scale.body())
            ]
            .spacing(SPACE[1])
            .align_y(Center);
            let choice = button(label)
                .class(paint)
                .padding([SPACE[0], SPACE[1]])
                .on_press(Message::Seat(seat));
            container(choice).id(format!("who-{seat}")).into()
        });
        Row::with_children(seats).spacing(SPACE[1]).wrap().into()
    }

    /// The chosen cards, and outlines for those still to come. A click takes one back.
    fn outlines<'a>(&self, position: &Position, frame: Frame<'a>) -> Element<'a, Message> {
        let height = frame.scale.chosen_card();
        let limit = self.limit(position);
        let empty = match self.purpose {
            Purpose::Sell(_) | Purpose::Lot => limit.saturating_sub(self.chosen.len()),
            Purpose::Bid(_) | Purpose::Discard(_) => usize::from(self.chosen.is_empty()),
        };
        let chosen = self.chosen.iter().enumerate().map(|(place, card)| {
            let letter = frame.tr().say(say::KindLetter { kind: card.kind() });
            button(drawing::face(*card, letter, height))
                .class(Paint::CardChosen(theme::kind(card.kind())))
                .padding(0)
                .width(card_width(height))
                .height(height)
                .on_press(Message::Remove(place))
                .into()
        });
        let outlines = (0..empty).map(|_| {
            container(text(""))
                .class(Sheet::Outline)
                .width(card_width(height))
                .height(height)
                .into()
        });
        Row::with_children(chosen.chain(outlines))
            .spacing(SPACE[1])
            .wrap()
            .into()
    }

    /// Kinds across, values down, with the copies that can still come.
    fn grid<'a>(&self, position: &Position, frame: Frame<'a>) -> Element<'a, Message> {
        let height = frame.scale.pad_card();
        let columns = Kind::ALL.map(|kind| {
            let values: Vec<Card> = match kind {
                Kind::Good(good) => (1..=4)
                    .rev()
                    .filter_map(|value| Card::good(good, value))
                    .collect(),
                Kind::Merchant => vec![Card::MERCHANT],
            };
            let ink = if self.kind == Some(kind) {
                Ink::Porphyry
            } else {
                Ink::Quiet
            };
            let name = strong(frame.tr().kind(kind), frame.scale.small()).class(ink);
            let cards = values
                .into_iter()
                .map(|card| self.cell(card, height, position, frame));
            column![name, Column::with_children(cards).spacing(SPACE[0])]
                .spacing(SPACE[0])
                .align_x(Center)
                .width(Length::FillPortion(1))
                .into()
        });
        Row::with_children(columns).spacing(SPACE[0]).into()
    }

    fn cell<'a>(
        &self,
        card: Card,
        height: f32,
        position: &Position,
        frame: Frame<'a>,
    ) -> Element<'a, Message> {
        let left = self.left(card, position);
        let ink = Ink::Fixed(theme::kind(card.kind()));
        let value = match card.kind() {
            Kind::Good(_) => card.value().to_string(),
            Kind::Merchant => frame.tr().say(say::KindLetter {
                kind: Kind::Merchant,
            }),
        };
        let face = row![
            strong(value, frame.scale.lead()).class(ink),
            Drawing::of_kind(card.kind())
                .svg()
                .width(height * 0.55)
                .height(height * 0.55),
            words(format!("×{left}"), frame.scale.small()).class(Ink::Card),
        ]
        .spacing(SPACE[0])
        .align_y(Center);
        let cell = button(container(face).center(Fill))
            .class(Paint::Card(theme::kind(card.kind())))
            .padding(0)
            .width(Fill)
            .height(height)
            .on_press(Message::Choose(card));
        container(cell).id(card_id("card", card)).into()
    }
}

impl Verdict {
    fn view<'a>(&self, spoken: &Words<'a>, frame: Frame<'a>) -> Element<'a, Message> {
        let size = frame.scale.body();
        let verdict: Element<'a, Message> = match self {
            Verdict::Wanting(sentence) => words(sentence.clone(), size).class(Ink::Quiet).into(),
            Verdict::Fits(sentence, _) => {
                strong(sentence.clone(), size).class(Ink::Accepted).into()
            }
            Verdict::Refused(refusal) => {
                super::view::refusal(refusal, spoken, frame, Message::OpenRule)
            }
        };
        // The cards beneath stay where they are, whatever the verdict.
        row![space().height(VERDICT), verdict]
            .align_y(Center)
            .into()
    }

    fn buttons<'a>(&self, frame: Frame<'a>) -> Element<'a, Message> {
        let size = frame.scale.lead();
        let cancel = frame.tr().say(say::AppTableCancel {});
        let mut buttons = row![].spacing(SPACE[2]).align_y(Center);
        if let Verdict::Fits(_, label) = self {
            let enter = press_with(
                Drawing::Check,
                label.clone(),
                size,
                Paint::First,
                Message::Enter,
            );
            buttons = buttons.push(enter);
        }
        buttons
            .push(press(cancel, size, Paint::Plain, Message::Close))
            .into()
    }
}

/// At a table that does not write cards down, a discard may be just a number.
fn counts(frame: Frame<'_>) -> Element<'_, Message> {
    let counts = (1..=7).map(|count| {
        let chip = chip(count, frame.scale, Paint::Plain, Message::Count(count));
        container(chip).id(format!("count-{count}")).into()
    });
    let label = frame.tr().say(say::AppTableCountOnly {});
    row![
        words(label, frame.scale.body()).class(Ink::Quiet),
        Row::with_children(counts).spacing(SPACE[0])
    ]
    .spacing(SPACE[2])
    .align_y(Center)
    .into()
}

/// How wide the pad is at most.
const PAD_WIDTH: f32 = 860.0;
/// How high the verdict usually is at most.
const VERDICT: f32 = 88.0;

/// What a button with a card is called, for whoever looks for it.
pub fn card_id(what: &str, card: Card) -> String {
    format!("{what}-{card}").replace(' ', "-")
}

//! The pad as it looks: what is chosen, what would come of it, and the buttons.

use iced::Center;
use iced::widget::{Column, container, space};

use super::super::View;
use super::{Change, PadForm, Sheet, least_bid};
use crate::app::table::board::pad::{self, PadView, Verdict};
use crate::app::table::board::parts::{paint, question};
use crate::app::ui::drawing::Drawing;
use crate::app::ui::frame::Frame;
use crate::app::ui::scale::SPACE;
use crate::app::ui::theme::{Element, Ink, Paint};
use crate::app::ui::widget::{chip, icon_button, strong, text_button, words};
use fondaco_rules::Seat;
use fondaco_rules::silk_road::{Event, Position, Tile};
use fondaco_words::{Translator, say};

/// As many bids as are shown where nobody knows the purse.
const BIDS: u32 = 24;
/// As many bids as are ever shown.
const MOST_BIDS: usize = 60;

type Message = pad::Message<PadForm>;

impl PadForm {
    pub(super) fn looks<'a>(
        &'a self,
        verdict: &'a Verdict<Position>,
        view: View<'a>,
        frame: Frame<'a>,
    ) -> PadView<'a, PadForm> {
        let (tr, position) = (frame.tr(), view.position);
        let spoken = frame.words(view.players);
        let name = |seat| spoken.name(seat);
        let (heading, choices) = match &self.sheet {
            Sheet::Bid { seat, silver } => (
                tr.say(say::AppTablePadBid { name: name(*seat) }),
                bids(*seat, *silver, view, frame),
            ),
            Sheet::City(form) => (
                tr.say(say::AppSilkRoadPadCity { name: name(position.leader()) }),
                form.view(frame),
            ),
            Sheet::Which { is_printed: true } => {
                (tr.say(say::AppSilkRoadPadPrinted), tiles(true, frame))
            }
            Sheet::Which { is_printed: false } => (
                tr.say(say::AppSilkRoadPadWhich { name: name(position.pawn()) }),
                tiles(false, frame),
            ),
            Sheet::Deal(deal) => (
                tr.say(say::AppSilkRoadPadTile { name: name(position.pawn()), tile: deal.tile() }),
                deal.view(view, frame),
            ),
            Sheet::Count(count) => {
                (tr.say(say::AppSilkRoadPadCount { name: name(count.seat()) }), count.view(frame))
            }
        };
        let other = |id, label, change| {
            let change = Message::Change(change);
            let other = text_button(label, frame.scale.lead(), Paint::Plain, change);
            container(other).id(id).into()
        };
        let other = match &self.sheet {
            Sheet::Deal(deal) if deal.is_printed() => {
                Some(other("other-tile", tr.say(say::AppSilkRoadOtherTile), Change::OtherTile))
            }
            _ if self.unused.is_some() => {
                Some(other("unused", tr.say(say::AppSilkRoadUnused), Change::Unused))
            }
            _ => None,
        };
        PadView {
            heading,
            choices,
            told: Some(self.told(verdict, view, frame)),
            enter: self.enter_word(verdict, tr),
            other,
        }
    }

    /// What the button says that enters it, if it can be entered.
    fn enter_word(&self, verdict: &Verdict<Position>, tr: &Translator) -> Option<String> {
        verdict.fits().then(|| match &self.sheet {
            Sheet::Count(count) if count.is_warned() => tr.say(say::AppSilkRoadEnterAnyway),
            Sheet::Count(_) => tr.say(say::AppSilkRoadEnterCount),
            Sheet::City(form) if form.is_new() => tr.say(say::AppSilkRoadGoNew),
            Sheet::City(_) => tr.say(say::AppSilkRoadGo),
            _ => tr.say(say::AppTableEnter),
        })
    }

    /// What would come of it, or what is still to be chosen.
    fn told<'a>(
        &self,
        verdict: &Verdict<Position>,
        view: View<'a>,
        frame: Frame<'a>,
    ) -> Element<'a, Message> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let spoken = frame.words(view.players);
        let (lines, ink) = match (verdict, &self.sheet) {
            (Verdict::Wanting | Verdict::Refused(_), sheet) => {
                let fault = match sheet {
                    Sheet::City(form) => form.fault(),
                    _ => None,
                };
                let Some(fault) = fault else {
                    let wanting = words(self.wanting(tr), scale.body());
                    return wanting.class(Ink::Quiet).into();
                };
                (vec![tr.fault(&fault)], Ink::Refused)
            }
            (Verdict::Fits { .. }, Sheet::City(form)) => {
                let Some(city) = form.city().map(|city| tr.city(&city)) else {
                    return space().into();
                };
                if form.is_new() {
                    (vec![tr.say(say::AppSilkRoadIsNew { city })], Ink::Gold)
                } else {
                    (vec![tr.say(say::AppSilkRoadIsKnown { city })], Ink::Accepted)
                }
            }
            (Verdict::Fits { .. }, Sheet::Count(count)) if count.is_warned() => {
                let seat = count.seat();
                let miscounts = count.miscounts().iter();
                let events =
                    miscounts.map(|miscount| Event::Miscounted { seat, miscount: *miscount });
                (events.map(|event| spoken.describe(&event)).collect(), Ink::Refused)
            }
            (Verdict::Fits { .. }, Sheet::Count(count)) => {
                let counted = count.counted();
                let (silver, cubes) = (counted.worth(), counted.goods.total());
                let sum = tr.say(say::AppSilkRoadWouldCount {
                    silver: silver.into(),
                    cubes: cubes.into(),
                    points: silver.saturating_add(cubes).into(),
                });
                (vec![sum], Ink::Accepted)
            }
            (Verdict::Fits { events, .. }, _) => {
                let events = events.iter().filter(|event| is_about_the_tile(event));
                let events: Vec<String> = events.map(|event| spoken.describe(event)).collect();
                (events, Ink::Accepted)
            }
        };
        let lines = lines.into_iter().map(|line| {
            let line = strong(line, scale.lead()).align_x(Center);
            line.class(ink).into()
        });
        Column::with_children(lines).spacing(SPACE[1]).align_x(Center).into()
    }

    /// What is still to be chosen.
    fn wanting(&self, tr: &Translator) -> String {
        match &self.sheet {
            Sheet::Bid { .. } => tr.say(say::AppSilkRoadWantingBid),
            Sheet::City(_) => tr.say(say::AppSilkRoadWantingCity),
            Sheet::Which { .. } => tr.say(say::AppSilkRoadWantingTile),
            Sheet::Deal(deal) if deal.named().is_some() => tr.say(say::AppSilkRoadWantingReveals),
            Sheet::Deal(deal) => tr.say(say::AppSilkRoadWanting { tile: deal.tile() }),
            Sheet::Count(_) => tr.say(say::AppSilkRoadWantingCount),
        }
    }
}

/// Whether something says what a tile brings, rather than how the game goes on.
fn is_about_the_tile(event: &Event) -> bool {
    matches!(
        event,
        Event::Earned { .. }
            | Event::Spent { .. }
            | Event::Swapped { .. }
            | Event::Stole { .. }
            | Event::Rewarded { .. }
            | Event::AllFree
    )
}

/// Silver to bid, as far as the purse goes if that is known.
fn bids<'a>(
    seat: Seat,
    chosen: Option<u32>,
    view: View<'a>,
    frame: Frame<'a>,
) -> Element<'a, Message> {
    let least = least_bid(&view.due.now);
    let most = view.position.silver_to_bid(seat).unwrap_or(least.saturating_add(BIDS));
    let chips = (least..=most).take(MOST_BIDS).map(|silver| {
        let paint = paint(chosen == Some(silver));
        container(chip(silver, frame.scale, paint, Message::Change(Change::Bid(silver))))
            .id(format!("silver-{silver}"))
            .into()
    });
    question(frame.tr().say(say::AppSilkRoadHowMuch), chips, frame)
}

/// The tiles that can be used at once.
fn tiles(is_printed: bool, frame: Frame<'_>) -> Element<'_, Message> {
    let tr = frame.tr();
    let tiles = Tile::ALL.into_iter().filter(|tile| !tile.is_kept());
    let tiles = tiles.map(|tile| {
        let press = icon_button(
            Drawing::of_tile(tile),
            tr.tile(tile),
            frame.scale.body(),
            Paint::Plain,
            Message::Change(Change::Tile(tile)),
        );
        container(press).id(format!("printed-{}", tile.id())).into()
    });
    let label = if is_printed {
        tr.say(say::AppSilkRoadWhichPrinted)
    } else {
        tr.say(say::AppSilkRoadWhichReckoned)
    };
    question(label, tiles, frame)
}

//! What is due, as buttons: most things take one click.

use iced::widget::{container, row, space};
use iced::{Center, Length};

use super::{Input, PadForm, Touch, View};
use crate::app::table::board::parts::colour_of;
use crate::app::ui::drawing::{self, Drawing};
use crate::app::ui::focus::button;
use crate::app::ui::frame::Frame;
use crate::app::ui::scale::SPACE;
use crate::app::ui::theme::{Element, Ink, Paint};
use crate::app::ui::widget::{
    chip, icon_button, strong, text_button, widest_label, with_tooltip_above, words,
};
use fondaco_rules::Seat;
use fondaco_rules::silk_road::{Move, Now, Tile};
use fondaco_words::say;

/// How much of the bar there is for people, beside whatever else stands there.
const BESIDE: f32 = 0.45;
/// So many bids are one click away.
const BIDS: u32 = 6;
/// So many roads that were travelled before are one click away.
pub(super) const ROADS: usize = 3;

impl<'a> View<'a> {
    /// What is due, biggest first.
    pub(super) fn actions(self, frame: Frame<'a>) -> Vec<Element<'a, Input>> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let size = if scale.is_tight() { scale.body() } else { scale.lead() };
        let name = |seat| frame.words(self.players).name(seat);
        match &self.due.now {
            Now::Lead { leader, bidders } => {
                let leader = *leader;
                let stays_label = |seat| tr.say(say::AppSilkRoadStays { name: name(seat) });
                let stays = Input::Enter(Move::Lead { seat: leader });
                let label = stays_label(leader);
                let stays = icon_button(Drawing::LEADER, label, size, Paint::First, stays);
                let longest = self.position.table().seats().map(stays_label);
                let stays = stays.width(widest_label(longest, size));
                let first = bidders.first().copied();
                let others = self.people(bidders, size, |seat| Move::Lead { seat }, frame);
                // Whoever wants to write the bids down can do so one by one.
                let bids = first.map(|seat| {
                    let label = tr.say(say::AppSilkRoadBids);
                    let open = Input::Touch(Touch::Open(PadForm::bid(seat)));
                    let bids = icon_button(Drawing::COINS, label, size, Paint::Quiet, open);
                    container(bids).id("bids").into()
                });
                let stays = container(stays).id("stays").into();
                let actions = std::iter::once(stays).chain(others);
                actions.chain(bids).collect()
            }
            Now::Bid { .. } => self.bids(size, frame),
            Now::Answer { leader, bid, can_pay } => {
                let leader = *leader;
                let silver = bid.silver.into();
                let label = tr.say(say::AppSilkRoadAccept { name: name(bid.seat), silver });
                let accept = Input::Enter(Move::Accept { seat: leader });
                let accept = icon_button(Drawing::COINS, label, size, Paint::First, accept);
                let pay = can_pay.then(|| {
                    let name = name(leader);
                    let label = tr.say(say::AppSilkRoadPay { silver, name });
                    let pay = Input::Enter(Move::Pay { seat: leader });
                    let pay = icon_button(Drawing::LEADER, label, size, Paint::Plain, pay);
                    container(pay).id("pay").into()
                });
                let accept = container(accept).id("accept").into();
                std::iter::once(accept).chain(pay).collect()
            }
            Now::Travel { leader, .. } => self.roads(*leader, size, frame),
            Now::Take { printed, .. } => self.before_a_tile(*printed, size, frame),
            Now::Hand { seat, to, tiles, barterer } => {
                let seat = *seat;
                let label = if *tiles == 0 {
                    tr.say(say::AppSilkRoadWhoLeadsNext)
                } else {
                    tr.say(say::AppSilkRoadPawnTo)
                };
                let label = words(label, scale.body()).class(Ink::Quiet).into();
                let others = self.people(to, size, |to| Move::Hand { seat, to }, frame);
                let again = barterer.then(|| {
                    let label = tr.say(say::AppSilkRoadBarterer);
                    let again = Input::Enter(Move::Again { seat });
                    let again = icon_button(
                        Drawing::of_tile(Tile::Barterer),
                        label,
                        size,
                        Paint::Plain,
                        again,
                    );
                    container(again).id("again").into()
                });
                std::iter::once(label).chain(others).chain(again).collect()
            }
            Now::Count { seat, .. } => {
                let seat = *seat;
                let label = |seat| tr.say(say::AppSilkRoadCounts { name: name(seat) });
                let count = Input::Touch(Touch::Open(PadForm::count(seat)));
                let count = icon_button(Drawing::SCREEN, label(seat), size, Paint::First, count);
                let longest = self.position.table().seats().map(label);
                let count = count.width(widest_label(longest, size));
                vec![container(count).id("count").into()]
            }
            Now::Finish if self.is_now => {
                let label = tr.say(say::AppTableResult);
                vec![text_button(label, size, Paint::First, Input::ShowResult).into()]
            }
            Now::Finish => Vec::new(),
        }
    }

    /// Passing, the end of the bidding, and the next bids.
    fn bids(self, size: f32, frame: Frame<'a>) -> Vec<Element<'a, Input>> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let Now::Bid { seat, highest, least, most, .. } = self.due.now else {
            return Vec::new();
        };
        let label = tr.say(say::AppTablePass);
        let pass = Input::Enter(Move::Pass { seat });
        let pass = text_button(label, size, Paint::Plain, pass);
        let labels = [tr.say(say::AppSilkRoadNobody), tr.say(say::AppSilkRoadNoMore)];
        let label = labels[usize::from(highest.is_some())].clone();
        let rest = text_button(label, size, Paint::First, Input::Enter(Move::Rest));
        let rest = rest.width(widest_label(labels, size));
        let mut actions: Vec<Element<'a, Input>> =
            vec![container(rest).id("rest").into(), container(pass).id("pass").into()];
        let most = most.unwrap_or(u32::MAX);
        // Every number has its place, also when more was bid already.
        let before = least.saturating_sub(1) / BIDS * BIDS;
        let bids = (before + 1..=before + BIDS).map(|silver| {
            let can_be = (least..=most).contains(&silver);
            let bid = can_be.then_some(Input::Enter(Move::Bid { seat, silver }));
            container(chip(silver, scale, Paint::Plain, bid)).id(format!("bid-{silver}")).into()
        });
        actions.extend(bids);
        let more = Input::Touch(Touch::Open(PadForm::bid(seat)));
        let more = (most > before + BIDS).then_some(more);
        actions.push(text_button("…", scale.body(), Paint::Plain, more).into());
        actions
    }

    /// The roads that caravans took before, and the way to all other cities.
    fn roads(self, leader: Seat, size: f32, frame: Frame<'a>) -> Vec<Element<'a, Input>> {
        let tr = frame.tr();
        let roads = &self.extra.onward;
        // The way to all other cities comes first: a road that is learnt never takes its place.
        let labels = [tr.say(say::AppSilkRoadWhereTo), tr.say(say::AppSilkRoadElsewhere)];
        let (label, paint) = if roads.is_empty() {
            (labels[0].clone(), Paint::First)
        } else {
            (labels[1].clone(), Paint::Plain)
        };
        let open = Input::Touch(Touch::City);
        let elsewhere = icon_button(Drawing::ROAD, label, size, paint, open);
        let elsewhere = elsewhere.width(widest_label(labels, size));
        let mut actions: Vec<Element<'a, Input>> =
            vec![container(elsewhere).id("elsewhere").into()];
        for (place, city) in roads.iter().take(ROADS).enumerate() {
            let travel = Input::Enter(Move::Travel { seat: leader, city: city.clone() });
            let paint = if place == 0 { Paint::First } else { Paint::Plain };
            let road = icon_button(Drawing::CARAVAN, tr.city(city), size, paint, travel);
            actions.push(container(road).id(format!("road-{}", place + 1)).into());
        }
        actions
    }

    /// People to press, each in the place of their seat; by their emblems only where there is no room
    /// for names.
    fn people(
        self,
        seats: &[Seat],
        size: f32,
        entry: impl Fn(Seat) -> Move,
        frame: Frame<'a>,
    ) -> Vec<Element<'a, Input>> {
        let spoken = frame.words(self.players);
        // As wide as the longest name at the table, so that everybody's turn looks the same.
        let names = || self.position.table().seats().map(|seat| spoken.name(seat));
        let players = f32::from(self.position.table().players());
        let room = frame.scale.window.width * BESIDE / players;
        let fits = |size: &f32| widest_label(names(), *size) < room;
        let sizes = [size, frame.scale.body(), frame.scale.small()];
        let found = sizes.into_iter().find(fits);
        let (has_room, size) = (found.is_some(), found.unwrap_or(size));
        let width = widest_label(names(), size);
        let person = |seat: Seat| {
            if !seats.contains(&seat) {
                let nobody = if has_room { width } else { size * 1.3 + 2.0 * SPACE[2] };
                return space().width(nobody).into();
            }
            let colour = colour_of(self.colours, seat);
            let name = has_room.then(|| strong(spoken.name(seat), size));
            let label = row![drawing::emblem(colour, size * 1.3)]
                .push(name)
                .spacing(SPACE[1])
                .align_y(Center);
            let press = button(label)
                .class(Paint::Plain)
                .width(if has_room { width.into() } else { Length::Shrink })
                .padding([SPACE[1], SPACE[2]])
                .on_press(Input::Enter(entry(seat)));
            let press = container(press).id(format!("to-{seat}"));
            if has_room {
                press.into()
            } else {
                with_tooltip_above(press, spoken.name(seat), frame.scale)
            }
        };
        self.position.table().seats().map(person).collect()
    }

    /// The printed tile, if it can be used first, and where the others are.
    fn before_a_tile(self, printed: bool, size: f32, frame: Frame<'a>) -> Vec<Element<'a, Input>> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let printed_first = printed.then(|| {
            let label = tr.say(say::AppSilkRoadPrinted);
            let open = Input::Touch(Touch::Open(PadForm::printed()));
            let printed = icon_button(Drawing::ROAD, label, size, Paint::Plain, open);
            container(printed).id("printed").into()
        });
        let others = if self.shows_journal {
            // The journal lies over them.
            let label = tr.say(say::AppSilkRoadTiles);
            let tiles = text_button(label, size, Paint::First, Input::ToggleJournal);
            container(tiles).id("tiles").into()
        } else {
            let hint = if printed {
                tr.say(say::AppSilkRoadWhichTileOrPrinted)
            } else {
                tr.say(say::AppSilkRoadWhichTile)
            };
            words(hint, scale.body()).class(Ink::Quiet).into()
        };
        printed_first.into_iter().chain([others]).collect()
    }
}

//! The city: the tiles to take, and what the grand vizier has heard.

use iced::widget::{Column, Row, column, container, row, scrollable, space};
use iced::{Center, Fill};

use super::drawing::{self, Drawing};
use super::{Input, Touch, View};
use crate::app::ui::focus::button;
use crate::app::ui::frame::Frame;
use crate::app::ui::scale::{ICON, SPACE};
use crate::app::ui::theme::{Element, Ink, Paint};
use crate::app::ui::widget::{key_cap, strong, with_tooltip, words};
use fondaco_rules::silk_road::{Depth, Good, Now, Position, Tile};
use fondaco_words::{DescribeGame as _, say};

impl<'a> View<'a> {
    /// What lies beside the map: the city's tiles while somebody takes one, otherwise how things
    /// stand.
    pub(super) fn city_view(self, frame: Frame<'a>) -> Element<'a, Input> {
        let (tr, scale, position) = (frame.tr(), frame.scale, self.position);
        let city = strong(tr.city(position.city()), scale.lead());
        let left = (position.tiles() > 0).then(|| {
            let left = tr.say(say::AppSilkRoadTilesLeft { tiles: position.tiles().into() });
            words(left, scale.small()).class(Ink::Quiet)
        });
        // In a tight window everything is closer together, so that there is room for the last
        // entries.
        let (heading, gap): (Element<'a, Input>, f32) = if scale.is_tight() {
            (row![city].push(left).spacing(SPACE[1]).align_y(Center).into(), SPACE[1])
        } else {
            (column![city].push(left).into(), SPACE[2])
        };
        let mut content = column![heading].spacing(gap).width(Fill);
        let takes = matches!(self.due.now, Now::Take { .. });
        if takes && self.accepts_entries {
            content = content.push(self.tiles_view(frame));
        }
        content = content.push(self.audience(frame));
        if self.accepts_entries && !(takes && scale.is_tight()) {
            let size = if scale.is_tight() { scale.small() } else { scale.body() };
            let spoken = frame.words(self.players);
            for line in Position::other_options(self.due, &spoken) {
                content = content.push(words(line, size));
            }
        }
        scrollable(content).spacing(SPACE[1]).width(Fill).into()
    }

    /// The eight kinds of tiles, two beside each other.
    fn tiles_view(self, frame: Frame<'a>) -> Element<'a, Input> {
        let rows = Tile::ALL.chunks(2).map(|pair| {
            Row::with_children(pair.iter().map(|tile| self.tile(*tile, frame)))
                .spacing(SPACE[1])
                .into()
        });
        let gap = if frame.scale.is_tight() { SPACE[0] } else { SPACE[1] };
        Column::with_children(rows).spacing(gap).into()
    }

    /// A tile to take. Where money is not written down, it can be reckoned all the same.
    fn tile(self, tile: Tile, frame: Frame<'a>) -> Element<'a, Input> {
        let (tr, scale) = (frame.tr(), frame.scale);
        // Long names stay in one piece.
        let size = if scale.is_wide() { scale.body() } else { scale.small() };
        let key = Tile::ALL.iter().position(|one| *one == tile);
        let key = key.filter(|_| !frame.settings.keys_hidden && !scale.is_tight());
        let high = if scale.is_tight() { SPACE[0] } else { SPACE[1] };
        let label = row![
            Drawing::of_tile(tile).mark(scale.lead(), Ink::Plain),
            strong(tr.tile(tile), size).width(Fill),
        ]
        .push(key.map(|key| key_cap((key + 1).to_string(), scale)))
        .spacing(SPACE[0])
        .align_y(Center);
        let take = button(label)
            .class(Paint::Plain)
            .padding([high, SPACE[0]])
            .width(Fill)
            .on_press(Input::Touch(Touch::Tile(tile)));
        let take = container(take).id(format!("tile-{}", tile.id())).width(Fill);
        let has_sum =
            self.position.depth() == Depth::Calls && !tile.is_kept() && tile != Tile::Vizier;
        if !has_sum {
            return take.into();
        }
        let reckon = button(Drawing::BALANCE.mark(ICON, Ink::Quiet))
            .class(Paint::Quiet)
            .padding(SPACE[0])
            .on_press(Input::Touch(Touch::Reckon(tile)));
        let reckon = container(reckon).id(format!("reckon-{}", tile.id()));
        let hint = tr.say(say::AppSilkRoadReckon);
        row![take, with_tooltip(reckon, hint, scale)]
            .spacing(SPACE[0] / 2.0)
            .align_y(Center)
            .width(Fill)
            .into()
    }

    /// The kinds that the grand vizier may still be asked for, and those that are barred.
    fn audience(self, frame: Frame<'a>) -> Element<'a, Input> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let named = self.position.named();
        if named.is_empty() {
            return space().into();
        }
        let size = scale.lead();
        let cubes = |goods: Vec<Good>| {
            let cubes =
                goods.into_iter().map(|good| drawing::cube(good, tr.silk_road_letter(good), size));
            Row::with_children(cubes).spacing(SPACE[0])
        };
        let line = |label: String, goods: Vec<Good>| {
            row![words(label, scale.small()).class(Ink::Quiet).width(Fill), cubes(goods)]
                .spacing(SPACE[1])
                .align_y(Center)
        };
        let hint = tr.tile(Tile::Vizier);
        if scale.is_tight() {
            let vizier = Drawing::of_tile(Tile::Vizier).mark(ICON, Ink::Quiet);
            let line = row![vizier, line(tr.say(say::AppSilkRoadNamed), named)];
            return with_tooltip(line.spacing(SPACE[1]).align_y(Center), hint, scale);
        }
        column![
            row![
                Drawing::of_tile(Tile::Vizier).mark(ICON, Ink::Quiet),
                strong(hint, scale.small()),
            ]
            .spacing(SPACE[1])
            .align_y(Center),
            line(tr.say(say::AppSilkRoadNamed), named),
            line(tr.say(say::AppSilkRoadFree), self.position.free()),
        ]
        .spacing(SPACE[0])
        .into()
    }
}

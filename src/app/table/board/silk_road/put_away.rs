//! Everything back into the box.

use iced::Fill;
use iced::widget::{Row, column};

use super::drawing;
use crate::app::ui::frame::Frame;
use crate::app::ui::scale::SPACE;
use crate::app::ui::theme::Element;
use crate::app::ui::widget::{raised, strong, words};
use fondaco_rules::silk_road::{COINS, CUBES_EACH, Good, TILES};
use fondaco_words::say;

/// What must be in the box again.
pub(super) fn view<'a, M: 'a>(frame: Frame<'a>) -> Element<'a, M> {
    let (tr, scale) = (frame.tr(), frame.scale);
    let goods = Good::ALL.map(|good| drawing::cube(good, tr.silk_road_letter(good), SPACE[5]));
    let all = usize::from(CUBES_EACH) * Good::ALL.len();
    let pieces = tr.say(say::AppSilkRoadBox {
        cubes: all.into(),
        each: CUBES_EACH.into(),
        tiles: TILES.into(),
        coins: COINS.into(),
    });
    raised(
        column![
            strong(tr.say(say::AppEndBox), scale.lead()),
            Row::with_children(goods).spacing(SPACE[1]),
            words(pieces, scale.body()),
        ]
        .spacing(SPACE[2]),
    )
    .width(Fill)
    .into()
}

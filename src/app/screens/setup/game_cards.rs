//! The games to choose from: a picture, for how many, and how long.

use iced::widget::{Row, column, container, row};
use iced::{Center, Fill, Left};

use super::{Message, Setup};
use crate::app::table::board::Board as _;
use crate::app::ui::fitted;
use crate::app::ui::focus::button;
use crate::app::ui::frame::Frame;
use crate::app::ui::scale::{SPACE, Scale};
use crate::app::ui::theme::{Element, Ink, Paint};
use crate::app::ui::widget::title;
use fondaco_rules::GameId;
use fondaco_rules::named;
use fondaco_words::say;

/// How high the cards are.
pub(super) fn height(scale: Scale) -> f32 {
    (scale.lead() * 1.15).ceil() + facts_height(scale) + 2.0 * padding(scale)
}

fn facts_height(scale: Scale) -> f32 {
    (scale.small() * 1.3).ceil() * 2.0
}

fn padding(scale: Scale) -> f32 {
    if scale.is_small() { SPACE[0] } else { SPACE[1] }
}

impl Setup {
    pub(super) fn game_cards<'a>(&'a self, frame: Frame<'a>) -> Element<'a, Message> {
        let cards = GameId::ALL.map(|game| {
            let card = self.game_card(game, frame);
            container(card).id(format!("game-{}", game.id())).into()
        });
        Row::with_children(cards).spacing(SPACE[2]).into()
    }

    fn game_card<'a>(&'a self, game: GameId, frame: Frame<'a>) -> Element<'a, Message> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let (least, most) = game.players().into_inner();
        let players = tr.say(say::AppSetupPlayers { least: least.into(), most: most.into() });
        let minutes = match named!(game, G => G::MINUTES) {
            (least, most) if least == most => tr.say(say::AppSetupMinutes { minutes: most.into() }),
            (least, most) => {
                tr.say(say::AppSetupMinutesBetween { least: least.into(), most: most.into() })
            }
        };
        let between = if scale.is_tight() { "\n" } else { " · " };
        let facts = [players, minutes].join(between);
        let (paint, ink) = if game == self.game {
            (Paint::Chosen, Ink::Porphyry)
        } else {
            (Paint::Plain, Ink::Plain)
        };
        let facts = fitted::words(facts, &[scale.small()], facts_height(scale));
        let about = column![
            title(tr.game_name(game), scale.lead()).class(ink),
            facts.align_x(Left).class(Ink::Quiet),
        ];
        let room = height(scale) - 2.0 * padding(scale);
        let portrait =
            named!(game, G => G::portrait(if scale.is_small() { room * 0.7 } else { room }));
        button(row![portrait, about.width(Fill)].spacing(SPACE[2]).align_y(Center).height(Fill))
            .class(paint)
            .padding([padding(scale), SPACE[2]])
            .width(Fill)
            .height(height(scale))
            .on_press(Message::Game(game))
            .into()
    }
}

//! The wall: who can look at it, and where it is.

use iced::widget::{Column, column};

use super::{Club, Message as ClubMessage, Reach, WallMessage as Message};
use crate::app::served::wall::NoWall;
use crate::app::ui::frame::Frame;
use crate::app::ui::scale::SPACE;
use crate::app::ui::theme::{Element, Ink, Paint, Theme};
use crate::app::ui::widget::{choice, strong, text_button, words};
use crate::describe;
use fondaco_words::{Translator, say};

/// The wall, switched on and off.
pub(super) fn view<'a>(club: &'a Club, frame: Frame<'a>) -> Column<'a, ClubMessage, Theme> {
    let (tr, scale) = (frame.tr(), frame.scale);
    let shown = &club.on_wall;
    let reaches = [
        (Reach::Nobody, tr.say(say::ClubWallOff)),
        (Reach::ThisComputer, tr.say(say::ClubWallThis)),
        (Reach::Network, tr.say(say::ClubWallNetwork)),
    ];
    let reaches = choice(reaches, shown.reach, scale.small(), Message::Choose);
    let mut content = column![
        strong(tr.say(say::ClubWallTitle), scale.lead()),
        words(tr.say(say::ClubWallExplain), scale.small()).class(Ink::Quiet),
        reaches.wrap().vertical_spacing(SPACE[0]),
    ];
    if let Some(wall) = &shown.wall {
        content = content.push(strong(wall.link(), scale.lead()));
        let is_for_all = shown.reach == Reach::Network;
        let seen = words(tr.say(say::ClubWallSeen), scale.small()).class(Ink::Quiet);
        content = content.push(is_for_all.then_some(seen));
        let open = tr.say(say::ClubWallOpen);
        content = content.push(text_button(open, scale.small(), Paint::Plain, Message::Open));
    }
    if let Some(failed) = &shown.failed {
        content = content.push(words(no_wall(failed, tr), scale.small()).class(Ink::Refused));
    }
    column![Element::from(content.spacing(SPACE[1])).map(ClubMessage::Wall)]
}

/// Why there is no wall.
fn no_wall(failed: &NoWall, tr: &Translator) -> String {
    match failed {
        NoWall::Ledger(error) => describe::ledger_error(tr, error),
        NoWall::Nowhere(ip, reason) => {
            let address = ip.to_string();
            tr.say(say::ClubWallNowhere { address, reason: reason.clone() })
        }
    }
}

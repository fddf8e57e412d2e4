//! The wall, as far as it is shown.

use std::net::Ipv4Addr;
use std::sync::Arc;

use iced::Task;

use super::{Action, Club, Message as ClubMessage, in_background};
use crate::app::served::wall::{NoWall, Wall, best_address};

/// What can happen.
#[derive(Clone, Debug)]
pub enum Message {
    Choose(Reach),
    Shown(Reach, Result<Arc<Wall>, NoWall>),
    /// It is opened in a browser.
    Open,
}

/// Who can look at it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Reach {
    #[default]
    Nobody,
    ThisComputer,
    Network,
}

/// The wall as far as it is shown.
#[derive(Default)]
pub struct OnWall {
    pub reach: Reach,
    pub wall: Option<Arc<Wall>>,
    pub failed: Option<NoWall>,
}

impl Club {
    fn show_wall(&self, reach: Reach) -> Task<ClubMessage> {
        let Some(membership) = self.membership.clone() else {
            return Task::none();
        };
        let ip = match reach {
            Reach::Nobody => return Task::none(),
            Reach::ThisComputer => Ipv4Addr::LOCALHOST.into(),
            Reach::Network => best_address(),
        };
        let show = move || Ok(Wall::show(&membership, ip, None).map(Arc::new));
        in_background(show, move |shown| {
            let shown = shown.unwrap_or_else(|error| Err(error.into()));
            ClubMessage::Wall(Message::Shown(reach, shown))
        })
    }

    pub(super) fn update_wall(&mut self, message: Message) -> Action {
        match message {
            Message::Choose(reach) => {
                self.on_wall = OnWall { reach, ..OnWall::default() };
                return Action::Run(self.show_wall(reach));
            }
            Message::Shown(reach, shown) if reach == self.on_wall.reach => match shown {
                Ok(wall) => self.on_wall.wall = Some(wall),
                Err(failed) => self.on_wall.failed = Some(failed),
            },
            // Somebody has chosen otherwise meanwhile.
            Message::Shown(..) => {}
            Message::Open => {
                if let Some(wall) = &self.on_wall.wall {
                    return Action::OpenPage(wall.link());
                }
            }
        }
        Action::None
    }
}

//! The wall, shown by the window.

use std::net::Ipv4Addr;
use std::path::Path;
use std::sync::Arc;

use iced::Task;

use super::{Club, Message as ClubMessage, in_background};
use crate::app::wall::{NoWall, Wall, best_address};
use crate::app::{App, Message as WindowMessage};

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
    fn show_wall(&self, reach: Reach) -> Task<WindowMessage> {
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
            WindowMessage::Club(ClubMessage::Wall(Message::Shown(reach, shown)))
        })
    }
}

impl App {
    pub(super) fn update_wall(&mut self, message: Message) -> Task<WindowMessage> {
        match message {
            Message::Choose(reach) => {
                self.club.on_wall = OnWall { reach, ..OnWall::default() };
                return self.club.show_wall(reach);
            }
            Message::Shown(reach, shown) if reach == self.club.on_wall.reach => match shown {
                Ok(wall) => self.club.on_wall.wall = Some(wall),
                Err(failed) => self.club.on_wall.failed = Some(failed),
            },
            // Somebody has chosen otherwise meanwhile.
            Message::Shown(..) => {}
            Message::Open => {
                if let Some(wall) = &self.club.on_wall.wall {
                    // Whatever opens folders opens pages, too; the address stands there in any case.
                    let opened = self.file_manager.show(Path::new(&wall.link()));
                    return Task::future(opened).discard();
                }
            }
        }
        Task::none()
    }
}

//! The window as it looks: the bar, what everybody should know, and the screen beneath.

use iced::Fill;
use iced::widget::{column, container, responsive, stack};

use super::{App, Message, Overlay, Screen, opening};
use crate::app::screens::{keys as help, settings, setup, start};
use crate::app::table::{AnyTable, far};
use crate::app::ui::focus::inert_while;
use crate::app::ui::frame::Frame;
use crate::app::ui::observer::Observer;
use crate::app::ui::scale::{SPACE, Scale};
use crate::app::ui::theme::{Element, Surface};
use crate::app::ui::widget::words;
use fondaco_store::News;

impl App {
    /// The window.
    pub fn view(&self) -> Element<'_, Message> {
        opening::has_window();
        let content = responsive(|window| {
            self.content(Frame {
                context: self.context(),
                scale: Scale::new(window, self.settings.text),
            })
        });
        let observer = Observer {
            clicks: &self.clicks,
            ground: &self.ground,
            growth: self.growth,
            on_frame: Message::Repaint,
            on_growth: Message::Grow,
        };
        stack![content, Element::new(observer)].into()
    }

    fn content<'a>(&'a self, frame: Frame<'a>) -> Element<'a, Message> {
        if let Some(scene) = self.scene() {
            let typed = self.table().and_then(|table| table.far_quick(frame));
            let typed = typed.map(|typed| typed.map(Message::Table));
            return far::view(scene, typed, frame, Message::Far);
        }
        let screen = match (&self.overlay, &self.screen, &self.table) {
            (Some(Overlay::Rulebook(book)), ..) => book.view(frame).map(Message::Rulebook),
            (Some(Overlay::Settings), ..) => {
                let folder = self.folder.display().to_string();
                settings::view(folder, self.caller.engine(), frame).map(Message::Settings)
            }
            (Some(Overlay::Club), ..) => self.club_page(frame).map(Message::Club),
            (Some(Overlay::Box(page)), ..) => page.view(frame).map(Message::Box),
            (Some(Overlay::Keys), ..) => {
                let totals = self.table().is_none_or(AnyTable::has_hidden_totals);
                help::view(self.game(), totals, frame)
            }
            (Some(Overlay::Phones { code_alone }), ..) => {
                self.phones_sheet().view(*code_alone, frame).map(Message::Phones)
            }
            (_, Screen::Table, Some(table)) => table.view(frame).map(Message::Table),
            (_, Screen::Library(library), _) => library.view(frame).map(Message::Library),
            (overlay, Screen::Setup(setup), _) => {
                let asks = overlay.is_some();
                let setup = inert_while(setup.view(frame).map(Message::Setup), asks);
                let question = || setup::leave_question(Message::LeaveSetup, Message::Back, frame);
                stack![setup].push(asks.then(question)).into()
            }
            (_, Screen::Start | Screen::Table, _) => {
                start::view(self.waiting(), frame).map(Message::from)
            }
        };
        let mut lines = column![self.bar(frame)];
        if let Some(notice) = &self.notice {
            lines = lines.push(self.notice_view(notice, frame));
        }
        // That one can only look is told when everything else has been read.
        let read_only = |news: &&News| matches!(news, News::ReadOnly(_));
        let read_first = self.news.iter().find(|news| !read_only(news));
        if let Some(news) = read_first.or(self.news.first()) {
            lines = lines.push(self.news_view(news, frame));
        }
        let asked = self.phones_asked().map(|asked| told_line(asked, frame));
        let is_start = self.overlay.is_none() && matches!(self.screen, Screen::Start);
        let round = is_start.then(|| self.club_table(frame)).flatten();
        lines.push(asked).push(round).push(screen).height(Fill).into()
    }
}

/// A line that tells something beneath the bar.
fn told_line(told: String, frame: Frame<'_>) -> Element<'_, Message> {
    let told = words(told, frame.scale.body());
    container(told).class(Surface::Raised).padding([SPACE[0], SPACE[2]]).width(Fill).into()
}

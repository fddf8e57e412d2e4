//! From one screen to another, and back.

use iced::Task;
use iced::widget::operation;

use super::message::Notice;
use super::{App, Message, Overlay, Screen, painted, to_the_top};
use crate::app::screens::{rulebook, setup};
use crate::app::table::AnyTable;
use fondaco_rules::RuleInfo;
use fondaco_store::News;

impl App {
    pub(super) fn show_screen(&mut self, screen: Screen) {
        self.opening = None;
        self.overlay = None;
        if !matches!(screen, Screen::Table) {
            // A demo is gone once people look at something else.
            self.table.take_if(|table| table.is_demo());
        }
        self.screen = screen;
        if let Some(Notice::IllegalFrom { .. } | Notice::NotOpened(_) | Notice::NoVoice { .. }) =
            self.notice
        {
            self.notice = None;
        }
        if let Screen::Table = self.screen {
            self.update_voice();
        }
    }

    pub(super) fn back(&mut self) -> Task<Message> {
        if let Some(Overlay::Box(page)) = &mut self.overlay {
            if !page.close_overlay() {
                self.overlay = Some(Overlay::Settings);
            }
            return Task::none();
        }
        let is_far = self.far.is_on;
        if let Some(Overlay::Phones { code_alone: alone @ true }) = &mut self.overlay
            && !is_far
        {
            *alone = false;
            return Task::none();
        }
        if self.overlay.take().is_some() {
            let field = self.table().and_then(AnyTable::field);
            return field.map_or_else(Task::none, |field| painted(operation::focus(field)));
        }
        match &mut self.screen {
            Screen::Start => Task::none(),
            Screen::Setup(_) => self.update_setup(setup::Message::Back),
            Screen::Library(library) => {
                if library.close_overlay() {
                    self.draw_charts()
                } else {
                    self.update(Message::Home)
                }
            }
            Screen::Table => match &mut self.table {
                Some(table) if table.has_overlay() => {
                    table.close_overlay();
                    Task::none()
                }
                _ => self.update(Message::Home),
            },
        }
    }

    /// Whether somebody would leave the setup behind, with something in it that they entered.
    pub(super) fn would_lose_setup(&self, message: &Message) -> bool {
        match (&self.screen, message) {
            (Screen::Setup(_), Message::Dropped(_)) if self.shows_box() => false,
            (Screen::Setup(setup), Message::Home | Message::Dropped(_)) => setup.has_entries(),
            _ => false,
        }
    }

    pub(super) fn open_rulebook(&mut self, rule: Option<RuleInfo>) -> Task<Message> {
        let now = self.table().map(AnyTable::rule_now);
        let book = rulebook::RulebookScreen::new(self.game(), rule, now);
        self.overlay = Some(Overlay::Rulebook(book));
        to_the_top()
    }

    /// The first of the news was read; that one can only look stays there.
    pub(super) fn read_news(&mut self) {
        let read_only = |news: &News| matches!(news, News::ReadOnly(_));
        if let Some(place) = self.news.iter().position(|news| !read_only(news)) {
            self.news.remove(place);
        }
    }
}

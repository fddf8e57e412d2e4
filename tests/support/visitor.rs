//! Somebody who looks at the window, clicks and presses keys, without a screen.

use std::sync::Arc;
use std::time::Duration;

use fondaco::app::table::{self, AnyMessage, AnyTable, Table};
use fondaco::app::ui::theme::Theme;
use fondaco::app::{App, FileManager, Message, Options, Voice};
use fondaco_record::{AnyRecord, Entry, Player, Record};
use fondaco_rules::byzanz::{Move, Now, Position};
use fondaco_rules::{Game as _, kathai, silk_road};
use fondaco_store::{ReadOnly, Store};
use fondaco_text::Language;
use fondaco_words::{Translator, say};
use iced::keyboard::{Key, Modifiers};
use iced::{Point, Size, Task};
use iced_test::core::Rectangle;
use iced_test::futures::futures::{StreamExt, executor};
use iced_test::runtime::{Action, task};
use iced_test::selector::{Bounded, Candidate, id};
use iced_test::{Selector, Simulator, simulator};

pub use super::quick_folder::quick_folder as folder;
use super::screen::{Drawn, Screen, settings};

/// The window and whoever uses it.
pub struct Visitor {
    pub app: App,
    pub size: Size,
    /// Clicks and key presses so far.
    pub effort: usize,
    folder: Arc<tempfile::TempDir>,
}

/// A text on the screen and where it stands.
#[derive(Clone, Debug)]
pub struct Seen {
    pub text: String,
    pub bounds: Rectangle,
    pub visible: Option<Rectangle>,
}

/// Something that can be pressed or typed into.
#[derive(Clone, Debug)]
pub struct Control {
    /// Its id, or what is written on it.
    pub name: String,
    pub bounds: Rectangle,
    pub visible: Rectangle,
    /// Whether it lies on something that can be scrolled.
    pub on_page: bool,
}

/// Something that happens at a table of Byzanz.
pub fn at_table(message: table::Message<Position>) -> Message {
    Message::Table(AnyMessage::Byzanz(message))
}

/// Something that happens at a table of Kathai.
pub fn at_kathai(message: table::Message<kathai::Position>) -> Message {
    Message::Table(AnyMessage::Kathai(message))
}

/// Something that happens at a table of Silk Road.
pub fn at_silk_road(message: table::Message<silk_road::Position>) -> Message {
    Message::Table(AnyMessage::SilkRoad(message))
}

impl Visitor {
    /// Somebody in front of a fresh window.
    pub fn new(language: Language) -> Self {
        Visitor::with_folder(language, folder())
    }

    /// Somebody in front of a window whose games are kept here.
    pub fn with_folder(language: Language, folder: tempfile::TempDir) -> Self {
        Visitor::in_folder(language, Arc::new(folder))
    }

    /// Somebody in front of a second window on the same games.
    pub fn beside(other: &Visitor, language: Language) -> Self {
        Visitor::in_folder(language, Arc::clone(&other.folder))
    }

    /// Somebody in front of a fresh window that speaks like this.
    pub fn with_voice(language: Language, voice: Voice) -> Self {
        Visitor::starting(language, Arc::new(folder()), voice)
    }

    fn in_folder(language: Language, folder: Arc<tempfile::TempDir>) -> Self {
        Visitor::starting(language, folder, Voice::Nobody)
    }

    fn starting(language: Language, folder: Arc<tempfile::TempDir>, voice: Voice) -> Self {
        Visitor::with_options(language, folder, Options { voice, ..Options::default() })
    }

    fn with_options(language: Language, folder: Arc<tempfile::TempDir>, options: Options) -> Self {
        let (app, start) = App::new(&Options {
            folder: Some(folder.path().to_owned()),
            language: Some(language),
            file_manager: FileManager::Program("no-file-manager"),
            ..options
        });
        let mut visitor = Visitor { app, size: Size::new(1280.0, 800.0), effort: 0, folder };
        visitor.run(start);
        visitor
    }

    /// Somebody in front of a window where two clicks at the same place count once.
    pub fn with_clicks_apart(language: Language, apart: Duration) -> Self {
        Visitor::with_options(
            language,
            Arc::new(folder()),
            Options { clicks_apart: apart, ..Options::default() },
        )
    }

    /// Closes the window and leaves the folder behind.
    pub fn leave(self) -> tempfile::TempDir {
        let Visitor { app, folder, .. } = self;
        drop(app);
        Arc::into_inner(folder).expect("no other window")
    }

    /// Closes the window and opens it again.
    pub fn restart(self, language: Language) -> Self {
        let size = self.size;
        let mut again = Visitor::with_folder(language, self.leave());
        again.size = size;
        again
    }

    pub fn folder(&self) -> &std::path::Path {
        self.folder.path()
    }

    /// The game of Byzanz on the table.
    pub fn table(&self) -> &Table<Position> {
        match self.app.table() {
            Some(AnyTable::Byzanz(table)) => table,
            _ => panic!("a game of Byzanz"),
        }
    }

    /// The table of Kathai as it is.
    pub fn kathai(&self) -> &kathai::Position {
        self.kathai_table().position()
    }

    /// The game of Kathai as it is now, whatever moment is shown.
    pub fn kathai_now(&self) -> &kathai::Position {
        self.kathai_table().journal().position()
    }

    /// What was entered so far.
    pub fn kathai_moves(&self) -> Vec<kathai::Move> {
        moves(&self.kathai_table().journal().record().moves)
    }

    fn kathai_table(&self) -> &Table<kathai::Position> {
        match self.app.table() {
            Some(AnyTable::Kathai(table)) => table,
            _ => panic!("a game of Kathai"),
        }
    }

    /// The table of Silk Road as it is.
    pub fn silk_road(&self) -> &silk_road::Position {
        self.silk_road_table().position()
    }

    /// The game of Silk Road as it is now, whatever moment is shown.
    pub fn silk_road_now(&self) -> &silk_road::Position {
        self.silk_road_table().journal().position()
    }

    /// What was entered so far.
    pub fn silk_road_moves(&self) -> Vec<silk_road::Move> {
        moves(&self.silk_road_table().journal().record().moves)
    }

    fn silk_road_table(&self) -> &Table<silk_road::Position> {
        match self.app.table() {
            Some(AnyTable::SilkRoad(table)) => table,
            _ => panic!("a game of Silk Road"),
        }
    }

    /// The row that is being set up, as it stands on the screen from left to right.
    pub fn row_of_setup(&self) -> Vec<kathai::Good> {
        let tr = Translator::new(self.app.language());
        let seen = self.seen();
        let mut row: Vec<(f32, kathai::Good)> = Vec::new();
        for good in kathai::Good::ALL {
            let name = tr.good(good);
            let found = seen.iter().find(|seen| seen.text == name);
            row.push((found.expect("every good lies in the row").bounds.x, good));
        }
        row.sort_by(|one, two| one.0.total_cmp(&two.0));
        row.into_iter().map(|(_, good)| good).collect()
    }

    /// The table as it is.
    pub fn position(&self) -> &Position {
        self.table().position()
    }

    /// Who plays.
    pub fn players(&self) -> Vec<Player> {
        self.app.table().expect("a game").players().to_vec()
    }

    /// What the table must do now.
    pub fn due(&self) -> Now {
        self.position().due().now
    }

    /// What was entered so far.
    pub fn moves(&self) -> Vec<Move> {
        moves(&self.table().journal().record().moves)
    }

    /// Lets something happen, with everything that follows from it.
    pub fn send(&mut self, message: Message) {
        let task = self.app.update(message);
        self.run(task);
    }

    /// Lets something begin; what follows from it waits until somebody follows it.
    pub fn begin(&mut self, message: Message) -> Task<Message> {
        self.app.update(message)
    }

    /// Whether the window closes after this, once everything has been answered.
    pub fn closes(&mut self, message: Message) -> bool {
        let task = self.app.update(message);
        self.follow(task)
    }

    fn run(&mut self, task: Task<Message>) {
        self.follow(task);
    }

    /// Lets everything happen that follows, and tells whether the window closes.
    pub fn follow(&mut self, task: Task<Message>) -> bool {
        let Some(mut stream) = task::into_stream(task) else {
            return false;
        };
        let mut closes = false;
        while let Some(action) = executor::block_on(stream.next()) {
            match action {
                Action::Output(message) => {
                    let task = self.app.update(message);
                    closes |= self.follow(task);
                }
                Action::Window(iced_test::runtime::window::Action::Close(_)) => closes = true,
                _ => {}
            }
        }
        closes
    }

    /// A game as it is on the disk.
    pub fn any_on_disk(&self, number: u32) -> AnyRecord {
        let (store, _) =
            Store::open_read_only(self.folder(), ReadOnly::OtherCopy).expect("a library");
        let kept = store.game(number).expect("the game is kept");
        kept.game.expect("the game can be read").record()
    }

    /// A game of Byzanz as it is on the disk.
    pub fn on_disk(&self, number: u32) -> Record<Position> {
        match self.any_on_disk(number) {
            AnyRecord::Byzanz(record) => record,
            other => panic!("{other:?}"),
        }
    }

    fn look(&self) -> Screen<'_> {
        Screen::new(&self.app, self.size)
    }

    /// Clicks on what is found; tells whether there was anything.
    pub fn click_on<S>(&mut self, selector: S) -> bool
    where
        S: Selector + Send,
        S::Output: Bounded + Clone + Send,
    {
        let mut screen = self.look();
        if !screen.click(selector) {
            return false;
        }
        let messages = screen.into_messages();
        self.effort += 1;
        for message in messages {
            self.send(message);
        }
        true
    }

    /// Clicks at a place, whatever is there.
    pub fn click_at(&mut self, place: Point) {
        let mut screen = self.look();
        screen.click_at(place);
        let messages = screen.into_messages();
        self.effort += 1;
        for message in messages {
            self.send(message);
        }
    }

    /// Drags whatever is at one place to another.
    pub fn drag(&mut self, from: Point, to: Point) {
        let mut screen = self.look();
        screen.drag(from, to);
        let messages = screen.into_messages();
        self.effort += 1;
        for message in messages {
            self.send(message);
        }
    }

    /// Clicks on a text.
    pub fn click(&mut self, text: &str) {
        let clicked = self.click_on(text);
        assert!(clicked, "no “{text}” among {:#?}", self.texts());
    }

    /// Goes on to the next round, if there is a pause between two.
    pub fn end_pause(&mut self) {
        let is_byzanz = matches!(self.app.table(), Some(AnyTable::Byzanz(_)));
        if is_byzanz && self.due() != Now::Finish {
            let _ = self.click_on(id("go-on"));
        }
    }

    /// Clicks on something that has a name instead of a text.
    pub fn click_id(&mut self, name: &str) {
        // Whoever clicks on a seat has ended the pause between two rounds.
        if name.starts_with("seat-") {
            self.end_pause();
        }
        let clicked = self.click_on(id(name.to_owned()));
        assert!(clicked, "nothing is called {name}");
    }

    /// Where the thing of this name is.
    pub fn place(&self, name: &str) -> Rectangle {
        let found = self.look().find(id(name.to_owned()));
        found.unwrap_or_else(|| panic!("nothing is called {name}")).bounds()
    }

    /// Looks at the result, which opens by itself after the last count.
    pub fn look_at_result(&mut self, tr: &Translator) {
        if !self.sees(&tr.say(say::AppEndTable)) {
            self.click(&tr.say(say::AppTableResult));
        }
    }

    /// Says yes, if a question is asked.
    pub fn say_yes(&mut self) {
        let _ = self.click_on(id("yes"));
    }

    /// Types into a field that has a name.
    pub fn type_into(&mut self, name: &str, text: &str) {
        let mut screen = self.look();
        assert!(screen.click(id(name.to_owned())), "no field {name}");
        screen.simulate(simulator::typewrite(text));
        for message in screen.into_messages() {
            self.send(message);
        }
    }

    /// Presses a key.
    pub fn press(&mut self, key: impl Into<Key>) {
        self.press_with(key, Modifiers::empty());
    }

    /// Presses a key with others held down.
    pub fn press_with(&mut self, key: impl Into<Key>, modifiers: Modifiers) {
        self.effort += 1;
        self.send(Message::Pressed(key.into(), modifiers));
    }

    /// Types a character outside of any field.
    pub fn key(&mut self, character: &str) {
        self.press(Key::Character(character.into()));
    }

    /// Whether a text is on the screen.
    pub fn sees(&self, text: &str) -> bool {
        self.look().find(text).is_some()
    }

    /// Everything that is written on the screen.
    pub fn texts(&self) -> Vec<String> {
        self.seen().into_iter().map(|seen| seen.text).collect()
    }

    /// Everything that is written on the screen, with its place.
    pub fn seen(&self) -> Vec<Seen> {
        let mut seen = Vec::new();
        let note = |candidate: Candidate<'_>| -> Option<Rectangle> {
            if let Candidate::Text { content, bounds, visible_bounds, .. } = candidate {
                seen.push(Seen { text: content.to_owned(), bounds, visible: visible_bounds });
            }
            None
        };
        // Nothing is ever found, so everything is looked at.
        let _ = self.look().find(note);
        seen
    }

    /// Everything that can be pressed or typed into, with its place.
    pub fn controls(&self) -> Vec<Control> {
        let (mut names, mut texts, mut controls) = (Vec::new(), Vec::new(), Vec::new());
        let mut pages: Vec<Rectangle> = Vec::new();
        let note = |candidate: Candidate<'_>| -> Option<Rectangle> {
            match candidate {
                Candidate::Container { id: Some(id), bounds, .. } => {
                    names.push((format!("{id:?}"), bounds));
                }
                Candidate::Text { content, bounds, .. } => texts.push((content.to_owned(), bounds)),
                Candidate::Scrollable { content_bounds, .. } => pages.push(content_bounds),
                Candidate::Focusable { bounds, visible_bounds: Some(visible), .. } => {
                    controls.push((bounds, visible));
                }
                _ => {}
            }
            None
        };
        let _ = self.look().find(note);
        let named = controls.into_iter().map(|(bounds, visible)| {
            let around = names.iter().rev().find(|(_, around)| *around == bounds);
            let inside = texts.iter().filter(|(_, text)| text.is_within(&bounds));
            let inside: Vec<&str> = inside.map(|(text, _)| text.as_str()).collect();
            Control {
                name: around.map_or_else(|| inside.join(" "), |(name, _)| name.clone()),
                bounds,
                visible,
                on_page: pages.iter().any(|page| bounds.is_within(&page.expand(1.0))),
            }
        });
        named.collect()
    }

    /// The screen as it is drawn, in so many pixels for each of its own.
    pub fn drawn(&self, theme: Theme, pixels: f32) -> Drawn {
        self.look().draw(theme, pixels)
    }

    /// A picture of the screen.
    pub fn picture(&self, theme: Theme) -> simulator::Snapshot {
        let mut simulator = Simulator::with_size(settings(), self.size, self.app.view());
        simulator.snapshot(&theme).expect("a picture")
    }
}

/// What people did, whether it counts or not.
fn moves<M: Clone>(entries: &[Entry<M>]) -> Vec<M> {
    entries.iter().map(|entry| entry.what.clone()).collect()
}

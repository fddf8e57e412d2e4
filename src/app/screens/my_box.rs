//! My box: what the games remember of the table, to look at, put right, take along and bring in.

mod view;

use std::fs::{self, File};
use std::io::Read;
use std::path::{Path, PathBuf};

use iced::Task;
use iced::widget::qr_code;

use crate::app::served::store_worker::StoreReply;
use crate::app::ui::files::Written;
use fondaco_record::journal::AnyPosition;
use fondaco_record::{Fault, ReadError};
use fondaco_rules::GameId;
use fondaco_rules::whichever;
use fondaco_store::Error;
use fondaco_store::settings::{AnyMemory, ItemChange, Memories, MemoryOf, Settings};
use fondaco_words::{DescribeGame, MemoryGroup, MemoryLine, Translator, say};

/// What the field for a name is called, and the one for what is brought in.
const NAME_FIELD: &str = "box-name";
const BRING_FIELD: &str = "box-bring";
/// What the file is called that is taken along.
const FILE: &str = "fondaco-box.json";

/// The page.
pub struct MyBox {
    memories: Memories,
    /// All of it in words, game by game.
    shown: Vec<Shown>,
    /// What was told before the last change.
    before: Option<Memories>,
    renaming: Option<Renaming>,
    feedback: Option<Feedback>,
    /// All of it for others, as a text and as a picture; what is too long has no picture.
    code: Option<String>,
    picture: Option<qr_code::Data>,
    /// The code or the path that is typed or pasted.
    typed: String,
    arrival: Option<Arrival>,
}

/// What a game remembers, in words.
struct Shown {
    game: GameId,
    groups: Vec<MemoryGroup>,
}

/// Something gets another name.
struct Renaming {
    game: GameId,
    item: usize,
    name: String,
}

/// What was done last.
enum Feedback {
    Done(String),
    Refused(Fault),
    Copied,
    Export(Written),
}

/// What is brought in.
enum Arrival {
    /// This is in it; whether it is taken is asked.
    Found(Memories, Vec<Shown>),
    Taken,
    NotRead(Error),
    /// It is no code, and this sentence says why.
    NoCode(ReadError),
}

/// What can happen on the page.
#[derive(Clone, Debug)]
pub enum Message {
    /// Something is to get another name.
    Rename(GameId, usize),
    /// The name, as far as it is typed.
    Name(String),
    /// That is the name.
    Named,
    Change(GameId, usize, ItemChange),
    /// The last change is to be taken back.
    BringBack,
    Save,
    Copy,
    /// The code or the path, as far as it is typed.
    Typed(String),
    Look,
    TakeIn,
    Leave,
}

/// What the window must do after a message.
pub enum Action {
    None,
    /// Keep what is remembered now.
    Keep,
    Focus(&'static str),
    /// Write the code into a file of this name.
    Save(&'static str, String),
    Copy(String),
    /// Read this file.
    Read(PathBuf),
}

/// What was asked and comes back.
#[derive(Clone, Debug)]
pub enum Reply {
    /// Earlier games of a kind, and where to go on.
    Earlier(GameId, StoreReply<(Vec<AnyPosition>, Option<u32>)>),
    Saved(Written),
    Read(Result<Vec<u8>, Error>),
}

impl MyBox {
    /// What the settings keep. Earlier games tell the rest.
    pub fn new(settings: &Settings, tr: &Translator) -> Self {
        let mut page = MyBox {
            memories: Memories::of(settings),
            shown: Vec::new(),
            before: None,
            renaming: None,
            feedback: None,
            code: None,
            picture: None,
            typed: String::new(),
            arrival: None,
        };
        page.refresh(tr);
        page
    }

    /// Keeps what is remembered in the settings.
    pub fn keep(&self, settings: &mut Settings) {
        self.memories.keep(settings);
    }

    /// The table speaks another language now.
    pub fn translate(&mut self, tr: &Translator) {
        self.feedback.take_if(|feedback| matches!(feedback, Feedback::Done(_)));
        self.refresh(tr);
    }

    /// Puts all of it into words.
    fn refresh(&mut self, tr: &Translator) {
        self.shown = shown(&self.memories, tr);
        if let Some(Arrival::Found(memories, found)) = &mut self.arrival {
            *found = shown(memories, tr);
        }
        let code = self.memories.code();
        if code != self.code {
            self.picture = code.as_ref().and_then(|code| {
                qr_code::Data::with_error_correction(code, qr_code::ErrorCorrection::Low).ok()
            });
            self.code = code;
        }
    }

    /// Earlier games tell something.
    pub fn learn(&mut self, earlier: &[AnyPosition], tr: &Translator) {
        for earlier in earlier {
            self.memories.learn(earlier);
        }
        self.refresh(tr);
    }

    /// A file was written, or was not.
    pub fn on_saved(&mut self, written: Written) {
        self.feedback = Some(Feedback::Export(written));
    }

    /// A file was read, or was not.
    pub fn on_read(&mut self, read: Result<Vec<u8>, Error>, tr: &Translator) {
        match read {
            Ok(code) => self.look_into(&code, tr),
            Err(error) => self.arrival = Some(Arrival::NotRead(error)),
        }
    }

    /// Puts away what is open on the page; tells whether something was.
    pub fn close_overlay(&mut self) -> bool {
        self.renaming.take().is_some()
    }

    /// Answers a message.
    pub fn update(&mut self, message: Message, tr: &Translator) -> Action {
        match message {
            Message::Rename(game, item) => {
                let name = self.line(game, item).and_then(|line| line.name.clone());
                self.renaming = name.map(|name| Renaming { game, item, name });
                return Action::Focus(NAME_FIELD);
            }
            Message::Name(name) => {
                if let Some(renaming) = &mut self.renaming {
                    renaming.name = name;
                }
            }
            Message::Named => {
                if let Some(Renaming { game, item, name }) = self.renaming.take() {
                    return self.change(game, item, &ItemChange::Rename(name), tr);
                }
            }
            Message::Change(game, item, change) => return self.change(game, item, &change, tr),
            Message::BringBack => {
                if let Some(before) = self.before.take() {
                    self.memories.retell(&before);
                    self.renaming = None;
                    self.feedback = Some(Feedback::Done(tr.say(say::AppBoxBroughtBack)));
                    self.refresh(tr);
                    return Action::Keep;
                }
            }
            Message::Save => {
                return self.code.clone().map_or(Action::None, |code| Action::Save(FILE, code));
            }
            Message::Copy => {
                self.feedback = Some(Feedback::Copied);
                return self.code.clone().map_or(Action::None, Action::Copy);
            }
            Message::Typed(typed) => {
                self.typed = typed;
                self.arrival = None;
            }
            Message::Look => {
                let typed = self.typed.trim();
                if typed.starts_with('{') {
                    let code = typed.as_bytes().to_vec();
                    self.look_into(&code, tr);
                } else if !typed.is_empty() {
                    return Action::Read(PathBuf::from(typed));
                }
            }
            Message::TakeIn => {
                if let Some(Arrival::Found(found, _)) = self.arrival.take() {
                    self.before = Some(self.memories.clone());
                    self.memories.take_in(&found);
                    self.arrival = Some(Arrival::Taken);
                    self.feedback = Some(Feedback::Done(tr.say(say::AppBoxTaken)));
                    self.typed.clear();
                    self.renaming = None;
                    self.refresh(tr);
                    return Action::Keep;
                }
            }
            Message::Leave => self.arrival = None,
        }
        Action::None
    }

    /// Changes something, and says so.
    fn change(
        &mut self,
        game: GameId,
        item: usize,
        change: &ItemChange,
        tr: &Translator,
    ) -> Action {
        let Some(what) = self.line(game, item).map(MemoryLine::told) else {
            return Action::None;
        };
        let before = self.memories.clone();
        if let Err(fault) = self.memories.change(game, item, change) {
            if let ItemChange::Rename(name) = change {
                self.renaming = Some(Renaming { game, item, name: name.clone() });
            }
            self.feedback = Some(Feedback::Refused(fault));
            return Action::None;
        }
        self.renaming = None;
        if before == self.memories {
            return Action::None;
        }
        self.before = Some(before);
        self.refresh(tr);
        self.feedback = Some(Feedback::Done(match change {
            ItemChange::Forget => tr.say(say::AppBoxForgotten { what }),
            ItemChange::Rename(new) => {
                tr.say(say::AppBoxRenamed { old: what, new: new.trim().to_owned() })
            }
            ItemChange::Choose(_) => {
                let what = self.line(game, item).map_or(what, MemoryLine::told);
                tr.say(say::AppBoxChosen { what })
            }
        }));
        Action::Keep
    }

    /// Looks what is in a code, before anything of it counts.
    fn look_into(&mut self, code: &[u8], tr: &Translator) {
        self.arrival = Some(match Memories::read(code) {
            Ok(found) => {
                let words = shown(&found, tr);
                Arrival::Found(found, words)
            }
            Err(error) => Arrival::NoCode(error),
        });
    }

    /// Something that a game remembers, by its place among all of that.
    fn line(&self, game: GameId, item: usize) -> Option<&MemoryLine> {
        let shown = self.shown.iter().find(|shown| shown.game == game)?;
        shown.groups.iter().flat_map(|group| &group.lines).nth(item)
    }
}

/// What each game remembers, in words; games that remember nothing are left out.
fn shown(memories: &Memories, tr: &Translator) -> Vec<Shown> {
    fn words<G: DescribeGame>(memory: &MemoryOf<G>, tr: &Translator) -> Vec<MemoryGroup> {
        G::memory(&memory.0, tr)
    }
    let shown = memories.iter().map(|(game, memory)| {
        let groups = whichever!(memory, AnyMemory(memory) => words(memory, tr));
        Shown { game, groups }
    });
    shown.filter(|shown| !shown.groups.is_empty()).collect()
}

/// Reads a file, off the thread that draws, and no more of it than a code can be.
pub fn read(path: PathBuf) -> Task<Reply> {
    Task::future(async move { Reply::Read(read_file(&path)) })
}

fn read_file(path: &Path) -> Result<Vec<u8>, Error> {
    let failed = |error: std::io::Error| Error::File(error.kind());
    if !fs::metadata(path).map_err(failed)?.is_file() {
        return Err(Error::NotAFile(path.to_owned()));
    }
    let mut code = Vec::new();
    let file = File::open(path).map_err(failed)?;
    file.take(Memories::SIZE_LIMIT + 1).read_to_end(&mut code).map_err(failed)?;
    Ok(code)
}

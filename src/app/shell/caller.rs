//! The caller: says aloud what the table is called to do.

use std::cell::OnceCell;

use super::{App, Notice};
use crate::voice::{self, Program, Recorder, Speaker, SystemSpeech};
use fondaco_words::Call;
use fondaco_words::say;

/// Who speaks.
#[derive(Clone, Debug, Default)]
pub enum Voice {
    /// Whatever this system speaks with.
    #[default]
    System,
    /// Nobody: there is nothing here that could.
    Nobody,
    /// Somebody who only writes down what would be said.
    Recorded(Recorder),
}

/// Says each call once, as long as it is wanted.
pub struct Caller {
    voice: Voice,
    /// What this system speaks with, once somebody has asked.
    found: OnceCell<Option<Program>>,
    speaker: Option<Speaker>,
    /// What was said last, and how many deeds the table had then.
    last: Option<(usize, Vec<Call>)>,
}

impl Caller {
    /// A caller who has said nothing yet.
    pub fn new(voice: Voice) -> Self {
        Caller { voice, found: OnceCell::new(), speaker: None, last: None }
    }

    /// What the calls would be said with, if there is anything.
    pub fn engine(&self) -> Option<&'static str> {
        match &self.voice {
            Voice::System => self.found().map(Program::name),
            Voice::Nobody => None,
            Voice::Recorded(_) => Some("recorder"),
        }
    }

    fn found(&self) -> Option<&Program> {
        self.found.get_or_init(voice::find).as_ref()
    }

    /// Says a call that was not said yet; one that has been overtaken is left unsaid. The number is
    /// that of the deeds so far: the same call after another deed is a new one.
    pub fn call(&mut self, deeds: usize, calls: Vec<Call>) {
        let now = Some((deeds, calls));
        if self.last != now {
            self.last = now;
            if let Some((_, calls)) = self.last.clone() {
                self.say(calls);
            }
        }
    }

    pub fn say(&mut self, calls: Vec<Call>) {
        if self.speaker.is_none() {
            self.speaker = match &self.voice {
                Voice::System => self.found().map(|program| {
                    let speech = SystemSpeech::new(program.clone());
                    Speaker::new(speech)
                }),
                Voice::Nobody => None,
                Voice::Recorded(recorder) => Some(Speaker::new(recorder.clone())),
            };
        }
        if let Some(speaker) = &self.speaker {
            speaker.say(calls);
        }
    }

    /// Nobody is at the table any more: a call that is still being said is cut short.
    pub fn leave(&mut self) {
        if self.last.is_some() {
            self.hush();
        }
    }

    /// Says nothing more, and forgets what was said: whoever comes back is called again.
    pub fn hush(&mut self) {
        self.last = None;
        if let Some(speaker) = &self.speaker {
            speaker.hush();
        }
    }

    /// Whether something could not be said. That is told once.
    pub fn take_trouble(&self) -> bool {
        let trouble = self.speaker.as_ref().and_then(Speaker::trouble);
        trouble.is_some()
    }
}

impl App {
    /// Calls whoever is to be called, if they have not been called yet.
    pub(super) fn call_aloud(&mut self) {
        // What is wrong with the disk is told first.
        if self.notice.is_none() && self.caller.take_trouble() {
            self.notice = Some(Notice::NoVoice { failed: true });
        }
        if !self.settings.voice {
            return;
        }
        let table = self.table().filter(|table| !table.is_writing());
        let calls = table.map(|table| (table.deeds(), table.spoken(self.context())));
        match calls {
            Some((deeds, calls)) if !calls.is_empty() => self.caller.call(deeds, calls),
            _ if self.table().is_none() => self.caller.leave(),
            _ => {}
        }
    }

    /// Somebody has switched the voice on or off, or sits down at a table that wants one.
    pub(super) fn update_voice(&mut self) {
        if let Some(Notice::NoVoice { .. }) = self.notice {
            self.notice = None;
        }
        if !self.settings.voice {
            self.caller.hush();
        } else if self.caller.engine().is_none() {
            self.settings.voice = false;
            self.notice.get_or_insert(Notice::NoVoice { failed: false });
        }
    }

    /// Lets people hear what they would get.
    pub(super) fn try_voice(&mut self) {
        let text = self.context().tr().say(say::AppComfortVoiceSample);
        let language = self.language;
        self.caller.say(vec![Call { text, language }]);
    }
}

//! Speaking with a program of the system.

use std::ffi::OsString;
use std::io::{self, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use super::mac::{MacVoice, choose, read_voices};
use super::{Call, Engine, Program, Silence, Speaking, sanitise};
use fondaco_text::Language;

/// Nobody needs longer for a call, not even the slowest voice.
const PATIENCE: Duration = Duration::from_secs(120);
/// How long a program may take to fall silent by itself.
const GRACE: Duration = Duration::from_secs(3);

/// An engine that has a program of the system speak, a new process for each call. What it says goes
/// through [`sanitise`] and in by standard input only.
#[derive(Clone, Debug)]
pub struct SystemSpeech {
    program: Program,
    more: Vec<OsString>,
    /// The voices that have names, once they were asked for.
    voices: Option<Vec<MacVoice>>,
}

impl SystemSpeech {
    /// Speech with this program.
    pub fn new(program: Program) -> Self {
        Self { program, more: Vec::new(), voices: None }
    }

    /// Gives the program an argument more, such as the `-w` and the file of espeak-ng. Never
    /// anything that a player wrote.
    #[must_use]
    pub fn with_argument(mut self, argument: impl Into<OsString>) -> Self {
        self.more.push(argument.into());
        self
    }

    fn command(&mut self, language: Language) -> Command {
        let program = &self.program;
        let voices = self.voices.get_or_insert_with(|| named_voices(program));
        let mut command = program.command(language, choose(voices, language));
        command.args(&self.more);
        command
    }
}

impl Engine for SystemSpeech {
    fn say(&mut self, call: &Call) -> io::Result<Box<dyn Speaking>> {
        let text = sanitise(&call.text);
        if text.is_empty() {
            return Ok(Box::new(Silence));
        }
        let command = self.command(call.language);
        Ok(Box::new(Utterance::begin(command, &text, self.program.hush())?))
    }
}

/// The voices to choose from by name. Without an answer the program's usual voice has to do.
fn named_voices(program: &Program) -> Vec<MacVoice> {
    let Program::Say(path) = program else {
        return Vec::new();
    };
    let list = Command::new(path).args(["-v", "?"]).stdin(Stdio::null()).output();
    list.map_or_else(|_| Vec::new(), |list| read_voices(&String::from_utf8_lossy(&list.stdout)))
}

/// A process that says one call. It does not outlive this.
struct Utterance {
    process: Child,
    /// How the process is told to fall silent, where ending it is not enough.
    hush: Option<(ChildStdin, &'static str)>,
    latest: Instant,
}

impl Utterance {
    fn begin(mut command: Command, text: &str, hush: Option<&'static str>) -> io::Result<Self> {
        command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
        let mut process = command.spawn()?;
        let input = process.stdin.take();
        let latest = Instant::now() + PATIENCE;
        let mut utterance = Self { process, hush: None, latest };
        if let Some(mut input) = input {
            // So short a text fits into any pipe, hence this does not wait for the program. Where
            // the program does not listen, it has ended, and its status will tell why.
            match input.write_all(format!("{text}\n").as_bytes()) {
                Err(error) if error.kind() != io::ErrorKind::BrokenPipe => return Err(error),
                _ => utterance.hush = hush.map(|hush| (input, hush)),
            }
        }
        Ok(utterance)
    }

    fn is_over(&mut self) -> bool {
        // Of a process that cannot be asked nothing more is to be had.
        self.process.try_wait().map_or(true, |status| status.is_some())
    }
}

impl Speaking for Utterance {
    fn is_done(&mut self) -> io::Result<bool> {
        match self.process.try_wait()? {
            Some(status) if status.success() => Ok(true),
            Some(status) => Err(io::Error::other(status.to_string())),
            None if Instant::now() < self.latest => Ok(false),
            None if self.hush.take().is_some() => {
                // Its words were out long ago, and now that nothing more can come it will go.
                self.latest += GRACE;
                Ok(false)
            }
            None => {
                self.stop();
                Err(io::ErrorKind::TimedOut.into())
            }
        }
    }

    fn stop(&mut self) {
        if let Some((mut input, hush)) = self.hush.take() {
            let told = input.write_all(hush.as_bytes());
            drop(input);
            let latest = Instant::now() + GRACE;
            while told.is_ok() && !self.is_over() && Instant::now() < latest {
                thread::sleep(Duration::from_millis(5));
            }
        }
        if !self.is_over() {
            // Both fail only if it is gone, which is what we want.
            let _ = self.process.kill();
            let _ = self.process.wait();
        }
    }
}

impl Drop for Utterance {
    fn drop(&mut self) {
        self.stop();
    }
}

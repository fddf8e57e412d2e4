//! The programs that speak: where they are found, and how they are asked.

use std::env;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use fondaco_text::Language;

/// A program of the system that speaks, and where it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Program {
    /// `spd-say`: speaks with the voice that its user chose for the whole system.
    SpeechDispatcher(PathBuf),
    EspeakNg(PathBuf),
    /// `espeak`, which came before espeak-ng.
    Espeak(PathBuf),
    /// `say`, a part of macOS.
    Say(PathBuf),
    /// PowerShell, which reaches the voices of Windows.
    PowerShell(PathBuf),
}

/// Makes a program of the place where it lies.
type Constructor = fn(PathBuf) -> Program;

/// Systems, as far as they speak differently.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum System {
    /// Linux, the BSDs and their kin.
    Linux,
    MacOs,
    Windows,
}

impl System {
    /// The system we are on.
    pub const HERE: System = if cfg!(windows) {
        System::Windows
    } else if cfg!(target_os = "macos") {
        System::MacOs
    } else {
        System::Linux
    };

    /// The files of programs that speak, in the order in which they are tried.
    fn programs(self) -> &'static [(&'static str, Constructor)] {
        match self {
            System::Linux => &[
                ("spd-say", Program::SpeechDispatcher),
                ("espeak-ng", Program::EspeakNg),
                ("espeak", Program::Espeak),
            ],
            System::MacOs => &[("say", Program::Say)],
            // The older one first: it always has System.Speech at hand.
            System::Windows => {
                &[("powershell.exe", Program::PowerShell), ("pwsh.exe", Program::PowerShell)]
            }
        }
    }
}

/// The first program of this system that speaks. Looks along `PATH` and starts nothing.
pub fn find() -> Option<Program> {
    find_in(&env::var_os("PATH")?, System::HERE)
}

/// The first program that speaks along this path.
pub fn find_in(path: &OsStr, system: System) -> Option<Program> {
    all_in(path, system).next()
}

/// All programs that speak along this path, the best first.
pub fn all_in(path: &OsStr, system: System) -> impl Iterator<Item = Program> {
    // A relative folder would mean whatever lies where we happen to be started.
    let folders: Vec<_> = env::split_paths(path).filter(|folder| folder.is_absolute()).collect();
    system.programs().iter().filter_map(move |(file, program)| {
        folders.iter().map(|folder| folder.join(file)).find(|file| is_executable(file)).map(program)
    })
}

fn is_executable(file: &Path) -> bool {
    fs::metadata(file).is_ok_and(|file| file.is_file() && may_run(&file))
}

#[cfg(unix)]
fn may_run(file: &fs::Metadata) -> bool {
    use std::os::unix::fs::PermissionsExt;
    file.permissions().mode() & 0o111 != 0
}

#[cfg(not(unix))]
fn may_run(_file: &fs::Metadata) -> bool {
    true
}

/// Where PowerShell finds the language.
const LANGUAGE: &str = "FONDACO_LANGUAGE";

/// What PowerShell does: reads the text and says it with the first voice of the language, or with
/// the usual voice. Holds no double quotes, so that none need to be quoted on the way. It could not
/// be tried, for want of a Windows.
const SCRIPT: &str = "\
    $ErrorActionPreference = 'Stop'; \
    $in = [IO.StreamReader]::new([Console]::OpenStandardInput(), [Text.Encoding]::UTF8); \
    $text = $in.ReadToEnd(); \
    Add-Type -AssemblyName System.Speech; \
    $speaker = [Speech.Synthesis.SpeechSynthesizer]::new(); \
    $voice = $speaker.GetInstalledVoices() | Where-Object { $_.Enabled -and \
    $_.VoiceInfo.Culture.TwoLetterISOLanguageName -eq $env:FONDACO_LANGUAGE } | \
    Select-Object -First 1; \
    if ($voice) { $speaker.SelectVoice($voice.VoiceInfo.Name) }; \
    $speaker.Speak($text)";

impl Program {
    /// The program's name.
    pub fn name(&self) -> &'static str {
        match self {
            Program::SpeechDispatcher(_) => "Speech Dispatcher",
            Program::EspeakNg(_) => "eSpeak NG",
            Program::Espeak(_) => "eSpeak",
            Program::Say(_) => "say",
            Program::PowerShell(_) => "PowerShell",
        }
    }

    /// The program's file.
    pub fn path(&self) -> &Path {
        match self {
            Program::SpeechDispatcher(path)
            | Program::EspeakNg(path)
            | Program::Espeak(path)
            | Program::Say(path)
            | Program::PowerShell(path) => path,
        }
    }

    /// How the program is asked to say what comes from its standard input. The text is never among
    /// the arguments: a player called `-wFILE` would have files written. `voice` is for programs
    /// whose voices have names.
    pub(super) fn command(&self, language: Language, voice: Option<&str>) -> Command {
        let mut command = Command::new(self.path());
        match self {
            // Tried with spd-say 0.11.4. Pipe mode says each line that comes, and `--wait` would
            // let us know the end; but then nothing except `--cancel` from outside cuts it short,
            // and that silences other programs too, such as a screen reader. So it is left to read
            // on, and is told to cancel its own words. Without a sound device `--wait` never ends.
            Program::SpeechDispatcher(_) => {
                command.args(["--pipe-mode", "--priority", "message"]);
                command.args(["--application-name", "fondaco", "--language", language.id()]);
            }
            // A little slower than usual: names and numbers must be understood across a table.
            // The voice `en` is the one of Great Britain, in the older program too.
            Program::EspeakNg(_) | Program::Espeak(_) => {
                command.args(["-v", language.id(), "-s", "150", "--stdin"]);
            }
            Program::Say(_) => {
                if let Some(voice) = voice {
                    command.args(["-v", voice]);
                }
                command.args(["-f", "-"]);
            }
            Program::PowerShell(_) => {
                command.args(["-NoProfile", "-NonInteractive", "-Command", SCRIPT]);
                command.env(LANGUAGE, language.id());
                without_window(&mut command);
            }
        }
        command
    }

    /// What makes the program fall silent when it comes from its standard input. The others fall
    /// silent when they are ended; speech-dispatcher would speak on, for it speaks in a process
    /// that is not ours.
    pub(super) fn hush(&self) -> Option<&'static str> {
        match self {
            Program::SpeechDispatcher(_) => Some("!-!CANCEL SELF\n"),
            _ => None,
        }
    }
}

/// Keeps Windows from opening a black window for the program.
#[cfg(windows)]
fn without_window(command: &mut Command) {
    use std::os::windows::process::CommandExt;
    const CREATE_NO_WINDOW: u32 = 0x0800_0000;
    command.creation_flags(CREATE_NO_WINDOW);
}

#[cfg(not(windows))]
fn without_window(_command: &mut Command) {}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::{Program, SCRIPT};
    use fondaco_text::Language;

    fn arguments(program: &Program, language: Language, voice: Option<&str>) -> Vec<String> {
        let command = program.command(language, voice);
        let arguments = command.get_args();
        arguments.map(|argument| argument.to_str().expect("ours").to_owned()).collect()
    }

    #[test]
    fn arguments_are_ours_alone() {
        let espeak = Program::EspeakNg(PathBuf::from("/usr/bin/espeak-ng"));
        assert_eq!(arguments(&espeak, Language::De, None), ["-v", "de", "-s", "150", "--stdin"]);
        let say = Program::Say(PathBuf::from("/usr/bin/say"));
        assert_eq!(arguments(&say, Language::It, Some("Alice")), ["-v", "Alice", "-f", "-"]);
        assert_eq!(arguments(&say, Language::It, None), ["-f", "-"]);
    }

    #[test]
    fn the_script_is_the_same_in_every_language() {
        let shell = Program::PowerShell(PathBuf::from("powershell.exe"));
        for language in Language::ALL {
            assert_eq!(
                arguments(&shell, language, None),
                ["-NoProfile", "-NonInteractive", "-Command", SCRIPT]
            );
            let command = shell.command(language, None);
            let mut variables = command.get_envs();
            let told = variables.next().expect("the language");
            assert_eq!(told, ("FONDACO_LANGUAGE".as_ref(), Some(language.id().as_ref())));
            assert_eq!(variables.next(), None);
        }
        assert!(SCRIPT.contains("$env:FONDACO_LANGUAGE"));
        assert!(!SCRIPT.contains(['"', '\n']));
    }
}

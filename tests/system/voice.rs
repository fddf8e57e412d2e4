//! The voice: only the newest call counts, nothing is left behind, and no program hears anything
//! but plain words.

use std::env;
use std::fs;
use std::io;
use std::path::Path;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use fondaco::voice::{
    Engine, LONGEST, Program, Recorder, Speaker, Speaking, System, SystemSpeech, VoiceError,
    all_in, find, sanitise,
};
use fondaco_text::Language;
use fondaco_words::Call;
use tempfile::TempDir;

fn call(text: &str, language: Language) -> Call {
    Call { text: text.to_owned(), language }
}

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

/// Looks again and again until it is so.
fn until(what: &str, mut is_so: impl FnMut() -> bool) {
    let latest = Instant::now() + Duration::from_secs(60);
    while !is_so() {
        assert!(Instant::now() < latest, "{what} never came about");
        thread::sleep(Duration::from_millis(5));
    }
}

/// An engine led by hand: it tells what happens to it, and begins nothing before it is let.
struct Puppet {
    news: Sender<News>,
    leave: Receiver<()>,
}

#[derive(PartialEq, Eq, Debug)]
enum News {
    Asked(String),
    Stopped(String),
}

struct Endless {
    text: String,
    news: Sender<News>,
}

fn puppet() -> (Speaker, Receiver<News>, Sender<()>) {
    let (news, heard) = channel();
    let (let_go, leave) = channel();
    (Speaker::new(Puppet { news, leave }), heard, let_go)
}

/// The next news, or nothing if the puppet is gone.
fn next(heard: &Receiver<News>) -> Option<News> {
    match heard.recv_timeout(Duration::from_secs(60)) {
        Ok(news) => Some(news),
        Err(RecvTimeoutError::Disconnected) => None,
        Err(RecvTimeoutError::Timeout) => panic!("no news"),
    }
}

impl Engine for Puppet {
    fn say(&mut self, call: &Call) -> io::Result<Box<dyn Speaking>> {
        let text = call.text.clone();
        let news = self.news.clone();
        news.send(News::Asked(text.clone())).expect("a listener");
        self.leave.recv().expect("a hand");
        Ok(Box::new(Endless { text, news }))
    }
}

impl Speaking for Endless {
    fn is_done(&mut self) -> io::Result<bool> {
        Ok(false)
    }

    fn stop(&mut self) {
        self.news.send(News::Stopped(self.text.clone())).expect("a listener");
    }
}

#[test]
fn of_many_calls_only_the_newest_counts() {
    let (speaker, heard, let_go) = puppet();
    speaker.say([call("One.", Language::En)]);
    assert_eq!(next(&heard), Some(News::Asked("One.".into())));
    for text in ["Two.", "Three.", "Four.", "Five."] {
        speaker.say([call(text, Language::En)]);
    }
    let_go.send(()).expect("a puppet");
    assert_eq!(next(&heard), Some(News::Stopped("One.".into())));
    assert_eq!(next(&heard), Some(News::Asked("Five.".into())));
    let_go.send(()).expect("a puppet");
    drop(speaker);
    assert_eq!(next(&heard), Some(News::Stopped("Five.".into())));
    assert_eq!(next(&heard), None, "nothing else was ever begun");
}

#[test]
fn a_hush_stops_what_is_said_and_forgets_what_waits() {
    let (speaker, heard, let_go) = puppet();
    speaker.say([call("One.", Language::En)]);
    assert_eq!(next(&heard), Some(News::Asked("One.".into())));
    speaker.say([call("Two.", Language::En)]);
    speaker.hush();
    let_go.send(()).expect("a puppet");
    assert_eq!(next(&heard), Some(News::Stopped("One.".into())));
    speaker.wait();

    // So does a call that holds nothing to say.
    speaker.say([call("Three.", Language::En)]);
    assert_eq!(next(&heard), Some(News::Asked("Three.".into())));
    speaker.say([call("[…]", Language::En)]);
    let_go.send(()).expect("a puppet");
    assert_eq!(next(&heard), Some(News::Stopped("Three.".into())));
    drop(speaker);
    assert_eq!(next(&heard), None);
}

#[test]
fn a_recorder_hears_clean_calls_in_their_languages() {
    let recorder = Recorder::new();
    let speaker = Speaker::new(recorder.clone());
    for (text, language) in [
        ("\u{2068}Eva\u{2069}, biete!", Language::De),
        ("", Language::En),
        ("Tocca a te", Language::It),
    ] {
        speaker.say([call(text, language)]);
        speaker.wait();
    }
    let heard = [call("Eva, biete!", Language::De), call("Tocca a te.", Language::It)];
    assert_eq!(recorder.said(), heard);
    assert!(speaker.trouble().is_none());
}

#[test]
fn a_program_that_is_not_there_is_told_once() {
    let folder = folder();
    let program = Program::EspeakNg(folder.path().join("espeak-ng"));
    let speaker = Speaker::new(SystemSpeech::new(program));
    for _ in 0..2 {
        speaker.say([call("Eva.", Language::En)]);
        speaker.wait();
    }
    let trouble = speaker.trouble().expect("trouble");
    assert!(
        matches!(&trouble, VoiceError::Start(error) if error.kind() == io::ErrorKind::NotFound),
        "{trouble:?}"
    );
    assert!(speaker.trouble().is_none());
}

/// Programs of ours that stand in for the real ones.
#[cfg(unix)]
mod stand_ins {
    use super::*;
    use fondaco::voice::find_in;
    use std::ffi::OsStr;
    use std::os::unix::fs::PermissionsExt;
    use std::path::PathBuf;
    use std::process::{Command, Stdio};

    /// Lets another process write the script: a process that other tests start at this moment
    /// cannot hold the file open then, which would keep it from being run.
    fn script(folder: &Path, name: &str, lines: &str) -> PathBuf {
        let draft = folder.join(format!("{name}.draft"));
        let file = folder.join(name);
        fs::write(&draft, format!("#!/bin/sh\n{lines}\n")).expect("a draft");
        let copied = Command::new("sh")
            .args(["-c", "cp \"$1\" \"$2\" && chmod 755 \"$2\"", "sh"])
            .args([&draft, &file])
            .status();
        assert!(copied.expect("a shell").success());
        file
    }

    /// A script that writes down its arguments, its language and its input, each in a file.
    fn scribe(folder: &Path, name: &str) -> PathBuf {
        let folder_name = folder.display();
        let lines = format!(
            "if [ \"$2\" = '?' ]; then echo 'Anna de_DE # Hallo'; exit; fi\n\
             printf '%s\\n' \"$@\" >'{folder_name}/arguments'\n\
             printf '%s' \"$FONDACO_LANGUAGE\" >'{folder_name}/language'\n\
             cat >'{folder_name}/input'"
        );
        script(folder, name, &lines)
    }

    fn read(folder: &Path, name: &str) -> String {
        fs::read_to_string(folder.join(name)).expect("written")
    }

    const HOSTILE: [&str; 9] = [
        "-wx.wav",
        "[[kItSI]]",
        "<speak><audio src='x'/></speak>",
        "$(touch x); `touch y`",
        "\u{1b}[31m\u{7}Eva\u{0}",
        "!-!CANCEL ALL\n!-!QUIT",
        "🎲👩‍👩‍👧",
        "\u{202b}שלום\u{202c}",
        "--stdin\r\n--version",
    ];

    #[test]
    fn whatever_people_are_called_programs_hear_words_and_the_same_arguments() {
        type Kind = fn(PathBuf) -> Program;
        let kinds: [(Kind, &str); 4] = [
            (Program::EspeakNg, "-v\nde\n-s\n150\n--stdin\n"),
            (Program::Espeak, "-v\nde\n-s\n150\n--stdin\n"),
            (Program::Say, "-v\nAnna\n-f\n-\n"),
            (Program::PowerShell, "-NoProfile\n-NonInteractive\n-Command\n$Err"),
        ];
        for (kind, arguments) in kinds {
            let folder = folder();
            let mut speech = SystemSpeech::new(kind(scribe(folder.path(), "program")));
            let mut say = |text: &str| {
                let mut speaking = speech.say(&call(text, Language::De)).expect("begun");
                until("the end of the call", || speaking.is_done().expect("a good end"));
            };
            say("[\u{200b}…]");
            assert!(!folder.path().join("input").exists(), "nothing to say");
            let long = "Sehr lang ".repeat(10_000);
            let mut seen = Vec::new();
            for name in HOSTILE.into_iter().chain([long.as_str()]) {
                say(&format!("{name}, biete!"));
                seen.push(read(folder.path(), "arguments"));
                let input = read(folder.path(), "input");
                let line = input.strip_suffix('\n').expect("a line");
                assert_eq!(line, sanitise(&format!("{name}, biete!")));
                assert!(!line.contains(['[', ']', '<', '>', '`', '\\']), "{line:?}");
                assert!(!line.contains(char::is_control), "{line:?}");
                assert!(!line.starts_with("!-!"), "{line:?}");
                assert!(line.chars().count() <= LONGEST, "{line:?}");
            }
            assert!(seen[0].starts_with(arguments), "{seen:?}");
            assert!(seen.iter().all(|others| *others == seen[0]), "{seen:?}");
        }
    }

    #[test]
    fn power_shell_is_told_the_language_and_say_does_without_a_voice() {
        let folder = folder();
        let path = scribe(folder.path(), "program");
        let speaker = Speaker::new(SystemSpeech::new(Program::PowerShell(path.clone())));
        for language in Language::ALL {
            speaker.say([call("Eva.", language)]);
            speaker.wait();
            assert_eq!(read(folder.path(), "language"), language.id());
        }
        let speaker = Speaker::new(SystemSpeech::new(Program::Say(path)));
        speaker.say([call("Eva.", Language::It)]);
        speaker.wait();
        assert_eq!(read(folder.path(), "arguments"), "-f\n-\n");
    }

    #[test]
    fn speech_dispatcher_is_told_to_cancel_its_own_words() {
        let folder = folder();
        let name = folder.path().display();
        let lines = format!(
            "printf '%s\\n' \"$@\" >'{name}/arguments'\n\
             while IFS= read -r line; do printf '%s\\n' \"$line\" >>'{name}/input'; done\n\
             echo >>'{name}/ends'"
        );
        let program = script(folder.path(), "spd-say", &lines);
        let speaker = Speaker::new(SystemSpeech::new(Program::SpeechDispatcher(program)));
        let input = folder.path().join("input");
        let has = |text: &str| fs::read_to_string(&input).is_ok_and(|input| input == text);

        speaker.say([call("!-!CANCEL ALL", Language::It)]);
        until("the first call", || has("CANCEL ALL.\n"));
        speaker.say([call("Tocca a te!", Language::It)]);
        let both = "CANCEL ALL.\n!-!CANCEL SELF\nTocca a te!\n";
        until("the second call", || has(both));
        drop(speaker);
        assert_eq!(read(folder.path(), "input"), format!("{both}!-!CANCEL SELF\n"));
        assert_eq!(read(folder.path(), "ends"), "\n\n", "both ended by themselves");
        assert_eq!(
            read(folder.path(), "arguments"),
            "--pipe-mode\n--priority\nmessage\n--application-name\nfondaco\n--language\nit\n"
        );
    }

    #[test]
    fn a_program_that_fails_is_told_once() {
        let folder = folder();
        let program = script(folder.path(), "espeak-ng", "exit 3");
        let speaker = Speaker::new(SystemSpeech::new(Program::EspeakNg(program)));
        for _ in 0..2 {
            speaker.say([call("Eva.", Language::En)]);
            speaker.wait();
        }
        let trouble = speaker.trouble();
        let Some(VoiceError::BrokeOff(error)) = &trouble else {
            panic!("{trouble:?}");
        };
        assert!(error.to_string().contains('3'), "{error}");
        assert!(speaker.trouble().is_none());
    }

    fn lives(pid: &str) -> bool {
        let asked = Command::new("sh")
            .args(["-c", "kill -0 \"$1\"", "sh", pid])
            .stderr(Stdio::null())
            .status();
        asked.expect("a shell").success()
    }

    #[test]
    fn no_process_outlives_its_call() {
        type End = fn(Speaker);
        let ends: [(&str, End); 3] = [
            ("dropped", drop),
            ("hushed", |speaker| {
                speaker.hush();
                speaker.wait();
                drop(speaker);
            }),
            ("another call", |speaker| {
                speaker.say([call("Another.", Language::En)]);
                drop(speaker);
            }),
        ];
        for (how, end) in ends {
            let folder = folder();
            let file = folder.path().join("pids");
            // Moved into place whole, so that it is never read half written.
            let lines = format!(
                "echo $$ >'{0}.new' && cat >/dev/null && mv '{0}.new' '{0}' && exec sleep 600",
                file.display()
            );
            let program = script(folder.path(), "espeak-ng", &lines);
            let speaker = Speaker::new(SystemSpeech::new(Program::EspeakNg(program)));
            speaker.say([call("Eva.", Language::En)]);
            until("the process", || file.exists());
            let pid = read(folder.path(), "pids").trim().to_owned();
            assert!(lives(&pid), "{how}");
            let ending = thread::spawn(move || end(speaker));
            until("the end of the process", || !lives(&pid));
            ending.join().expect(how);
        }
    }

    fn found(folder: &Path, system: System) -> Option<Program> {
        find_in(folder.as_os_str(), system)
    }

    #[test]
    fn programs_are_found_in_their_order() {
        let folder = folder();
        let path = folder.path();
        assert_eq!(found(path, System::Linux), None);

        let espeak = Program::Espeak(script(path, "espeak", ""));
        assert_eq!(found(path, System::Linux), Some(espeak.clone()));
        let espeak_ng = Program::EspeakNg(script(path, "espeak-ng", ""));
        assert_eq!(found(path, System::Linux), Some(espeak_ng.clone()));
        let dispatcher = Program::SpeechDispatcher(script(path, "spd-say", ""));
        assert_eq!(found(path, System::Linux), Some(dispatcher.clone()));
        let all: Vec<_> = all_in(path.as_os_str(), System::Linux).collect();
        assert_eq!(all, [dispatcher, espeak_ng, espeak]);

        assert_eq!(found(path, System::MacOs), None);
        let say = Program::Say(script(path, "say", ""));
        assert_eq!(found(path, System::MacOs), Some(say));

        assert_eq!(found(path, System::Windows), None);
        let newer = Program::PowerShell(script(path, "pwsh.exe", ""));
        assert_eq!(found(path, System::Windows), Some(newer));
        let older = Program::PowerShell(script(path, "powershell.exe", ""));
        assert_eq!(found(path, System::Windows), Some(older));
    }

    #[test]
    fn only_files_that_may_be_run_are_taken() {
        let first = folder();
        let second = folder();
        let plain = script(first.path(), "espeak-ng", "");
        fs::set_permissions(&plain, fs::Permissions::from_mode(0o644)).expect("permissions");
        fs::create_dir(first.path().join("spd-say")).expect("a folder of that name");
        assert_eq!(found(first.path(), System::Linux), None);

        let real = script(second.path(), "espeak-ng", "");
        let path = env::join_paths([Path::new("/no/such/folder"), first.path(), second.path()]);
        let path = path.expect("a path");
        assert_eq!(find_in(&path, System::Linux), Some(Program::EspeakNg(real)));
    }

    #[test]
    fn where_no_whole_path_is_given_nothing_is_found() {
        for path in ["", ".", ":", "relative/bin", "/no/such/folder"] {
            assert_eq!(find_in(OsStr::new(path), System::Linux), None, "{path:?}");
        }

        let folder = folder();
        script(folder.path(), "espeak-ng", "");
        let here = env::current_dir().expect("a place");
        let up = "../".repeat(here.components().count());
        let relative = format!("{up}{}", folder.path().display());
        let relative = relative.replace("//", "/");
        assert!(Path::new(&relative).join("espeak-ng").exists());
        assert_eq!(found(Path::new(&relative), System::Linux), None);
    }
}

/// The samples of a WAV file as espeak-ng writes it, and how many of them make a second.
fn samples(file: &Path) -> (Vec<i16>, usize) {
    let bytes = fs::read(file).expect("a file");
    assert_eq!(&bytes[..4], b"RIFF");
    assert_eq!(&bytes[8..16], b"WAVEfmt ");
    assert_eq!(bytes[22..24], [1, 0], "one channel");
    assert_eq!(bytes[34..36], [16, 0], "of sixteen bits");
    assert_eq!(&bytes[36..40], b"data");
    let rate = u32::from_le_bytes([bytes[24], bytes[25], bytes[26], bytes[27]]);
    let samples = bytes[44..].chunks_exact(2);
    let samples = samples.map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
    (samples.collect(), usize::try_from(rate).expect("a rate"))
}

/// Has espeak-ng speak into a file, just as it would speak aloud.
fn record(espeak: &Program, folder: &Path, text: &str, language: Language) -> Vec<i16> {
    let file = folder.join(format!("{}.wav", language.id()));
    let speech = SystemSpeech::new(espeak.clone()).with_argument("-w").with_argument(&file);
    let speaker = Speaker::new(speech);
    speaker.say([call(text, language)]);
    speaker.wait();
    assert!(speaker.trouble().is_none());
    let (samples, second) = samples(&file);
    let loud = samples.iter().filter(|sample| sample.unsigned_abs() > 500);
    assert!(samples.len() > second / 2, "{text}: {}", samples.len());
    assert!(loud.count() > second / 10, "{text}: hardly a sound");
    samples
}

#[test]
fn espeak_speaks_each_language_in_its_own_voice() {
    let path = env::var_os("PATH").unwrap_or_default();
    let espeak =
        all_in(&path, System::HERE).find(|program| matches!(program, Program::EspeakNg(_)));
    let Some(espeak) = espeak else {
        eprintln!("espeak-ng is not installed here (Debian: apt-get install espeak-ng)");
        assert!(env::var_os("FONDACO_TOOLS").is_none(), "it should be here");
        assert!(!matches!(find(), Some(Program::EspeakNg(_))));
        return;
    };
    let folder = folder();
    for (text, language) in [
        ("Eva, biete mindestens 5 oder passe.", Language::De),
        ("Niccolò, offri almeno 5 oppure passa.", Language::It),
        ("Judith, bid at least 5, or pass.", Language::En),
    ] {
        record(&espeak, folder.path(), text, language);
    }
    // Somebody is called like an argument that has another file written.
    let trap = folder.path().join("trap.wav");
    let name = format!("-w{}", trap.display());
    record(&espeak, folder.path(), &name, Language::En);
    assert!(!trap.exists());

    let text = "Eva, 25.";
    let [english, german, italian] =
        Language::ALL.map(|language| record(&espeak, folder.path(), text, language));
    assert!(english != german && german != italian && italian != english);
    assert!(
        german == record(&espeak, folder.path(), text, Language::De),
        "the same call sounds the same, so it was the language that changed"
    );
}

//! Where no window can be opened, the program says why.

use std::fs;
use std::io::{Read, Write};
use std::os::unix::net::UnixListener;
use std::path::Path;
use std::thread;

use assert_cmd::Command;
use tempfile::TempDir;

/// What the program says instead of opening a window in these surroundings.
fn told(args: &[&str], surroundings: &[(&str, &Path)]) -> String {
    let mut command = Command::cargo_bin("fondaco").expect("the program");
    command.args(args).envs(surroundings.iter().copied());
    for variable in ["WAYLAND_DISPLAY", "WAYLAND_SOCKET", "DISPLAY"] {
        if !surroundings.iter().any(|(name, _)| *name == variable) {
            command.env_remove(variable);
        }
    }
    let output = command.output().expect("an answer");
    let told = String::from_utf8(output.stderr).expect("text");
    assert_eq!(output.status.code(), Some(1), "{told}");
    assert!(output.stdout.is_empty());
    assert!(told.contains("fondaco --help"), "it points to the terminal: {told}");
    told
}

#[track_caller]
fn is_one_line_with(told: &str, words: &[&str]) {
    assert_eq!(told.lines().count(), 1, "{told}");
    for word in words {
        assert!(told.contains(word), "{word}: {told}");
    }
}

#[test]
fn no_screen_is_named() {
    for (language, word) in
        [("en", "no screen"), ("de", "keinen Bildschirm"), ("it", "Non c’è uno schermo")]
    {
        for command in [&[][..], &["demo"], &["demo", "kathai"]] {
            let told = told(&[&["--lang", language], command].concat(), &[]);
            is_one_line_with(&told, &[word, "WAYLAND_DISPLAY", "DISPLAY"]);
        }
    }
    is_one_line_with(&told(&["--lang", "en"], &[("DISPLAY", Path::new(""))]), &["no screen"]);
}

#[test]
fn the_screen_does_not_let_us_in() {
    let folder = TempDir::new().expect("a folder");
    let nobody = folder.path().join("nobody");
    for (language, words) in [
        ("en", "does not answer or does not let"),
        ("de", "antwortet nicht oder lässt"),
        ("it", "non risponde o non lascia"),
    ] {
        let by_wayland = told(&["--lang", language], &[("WAYLAND_DISPLAY", &nobody)]);
        let name = nobody.to_str().expect("text");
        is_one_line_with(&by_wayland, &[words, name, "WAYLAND_DISPLAY"]);
        let by_x = told(&["--lang", language], &[("DISPLAY", Path::new(":4711"))]);
        // Whoever has no X is told so before the screen is asked.
        if !by_x.contains("apt install") {
            is_one_line_with(&by_x, &[words, ":4711", "DISPLAY"]);
        }
    }
}

#[test]
fn libraries_are_missing() {
    let folder = TempDir::new().expect("a folder");
    // The loader takes the first file of a name that it finds, and these are empty.
    for file in ["libwayland-client", "libxkbcommon"] {
        for ending in ["so", "so.0"] {
            fs::write(folder.path().join(format!("{file}.{ending}")), "").expect("a file");
        }
    }
    let screen = folder.path().join("screen");
    let _listener = UnixListener::bind(&screen).expect("a screen");
    for (language, sentence) in [
        (
            "en",
            "The window needs libraries that are not installed: libwayland-client.so.0 and libxkbcommon.so.0. This installs them:",
        ),
        (
            "de",
            "Für das Fenster fehlen Bibliotheken: libwayland-client.so.0 und libxkbcommon.so.0. So installiert ihr sie:",
        ),
        (
            "it",
            "Per aprire la finestra mancano delle librerie: libwayland-client.so.0 e libxkbcommon.so.0. Puoi installarle così:",
        ),
    ] {
        let surroundings = [("WAYLAND_DISPLAY", &*screen), ("LD_LIBRARY_PATH", folder.path())];
        let told = told(&["--lang", language], &surroundings);
        let lines: Vec<&str> = told.lines().collect();
        let commands = [
            "  Debian, Ubuntu: sudo apt install libwayland-client0 libxkbcommon0",
            "  Fedora: sudo dnf install libwayland-client libxkbcommon",
            "  Arch: sudo pacman -S wayland libxkbcommon",
        ];
        assert_eq!(lines[..4], [&[sentence], &commands[..]].concat());
    }
}

#[test]
fn a_fault_of_ours_is_told_as_ours() {
    let folder = TempDir::new().expect("a folder");
    let screen = folder.path().join("screen");
    let listener = UnixListener::bind(&screen).expect("a screen");
    // A screen that answers and has nothing to offer is nothing that the program knows of.
    thread::spawn(move || {
        for mut program in listener.incoming().flatten() {
            let mut asked = [0; 24];
            let is_asked = program.read_exact(&mut asked).is_ok();
            // Done: the third object, its event 0 with 12 bytes, and a number.
            let done = [3, 12 << 16, 0].map(u32::to_ne_bytes).concat();
            assert!(is_asked && program.write_all(&done).is_ok());
        }
    });
    for (language, words) in
        [("en", "our fault"), ("de", "unser Fehler"), ("it", "un errore nostro")]
    {
        let told = told(&["--lang", language], &[("WAYLAND_DISPLAY", &screen)]);
        // Whoever has no Wayland is told so.
        if !told.contains("apt install") {
            is_one_line_with(&told, &[words, "panicked at", "Bind(NotPresent"]);
        }
    }
}

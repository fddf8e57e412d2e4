//! How long it takes from a key to the last pixel that it changes, in the real window, and what the
//! window costs while nothing happens. `FONDACO_BEFORE=PROGRAM cargo bench --bench keys` holds it
//! against another build, by turns in the same run.

#![cfg_attr(not(target_os = "linux"), allow(unused))]
#![allow(clippy::expect_used, clippy::panic)]

#[cfg(target_os = "linux")]
#[path = "../tests/support"]
#[allow(dead_code)]
mod support {
    pub mod quick_folder;
    pub mod real_window;
    pub mod stopwatch;
}

#[cfg(target_os = "linux")]
mod measured {
    use std::thread::sleep;
    use std::time::Duration;

    use crate::support::quick_folder::quick_folder;
    use crate::support::real_window::{RealWindow, Server};
    use crate::support::stopwatch::{answer, median, watch};

    const ENTER: u32 = 0xff0d;
    const ESCAPE: u32 = 0xff1b;
    const F2: u32 = 0xffbf;
    const F5: u32 = 0xffc2;
    const PAGE_UP: u32 = 0xff55;
    const PAGE_DOWN: u32 = 0xff56;
    const IDLE: Duration = Duration::from_secs(5);

    /// What is done, how people get there, and the keys that are measured.
    type Case = (&'static str, Vec<u32>, Vec<u32>);

    fn cases() -> Vec<Case> {
        let typed: Vec<u32> = "sells spices 4 1 merchant".bytes().map(u32::from).collect();
        let pad: Vec<u32> = "1s4s3w2".bytes().map(u32::from).collect();
        vec![
            ("entries at the table", vec![], "1232141".bytes().map(u32::from).collect()),
            ("a pad", vec![F2], pad),
            ("the quick line", vec![u32::from(b'/')], typed),
            (
                "the journal",
                vec![F5],
                [PAGE_UP, PAGE_UP, PAGE_DOWN, PAGE_UP, PAGE_UP, PAGE_DOWN].to_vec(),
            ),
        ]
    }

    pub fn all() {
        let Some(server) = Server::start() else {
            return;
        };
        let binaries = [std::env::var("FONDACO_BEFORE").ok(), Some(own_binary())];
        for size in [[1280, 800], [1920, 1080]] {
            for (what, way, keys) in cases() {
                let mut told = Vec::new();
                for binary in binaries.iter().flatten() {
                    let folder = quick_folder();
                    let settings = r#"{"look":"light","game":"byzanz","still":true}"#;
                    std::fs::write(folder.path().join("settings.json"), settings).expect("written");
                    let mut window =
                        RealWindow::open_program(binary, &server, &["--lang", "en"], folder, size);
                    watch(&window);
                    for key in [
                        vec![ENTER, ENTER, ENTER],
                        "112".bytes().map(u32::from).collect(),
                        way.clone(),
                    ]
                    .concat()
                    {
                        answer(&mut window, key, &[]);
                    }
                    let mut times = Vec::new();
                    for key in &keys {
                        times.extend(answer(&mut window, *key, &[]));
                    }
                    window.press(ESCAPE, &[]);
                    window.settle();
                    told.push(format!("{:6.1} ms ({} keys)", median(times), keys.len()));
                }
                println!("{:>4}×{:<4} {what:22} {}", size[0], size[1], told.join("   "));
            }
        }
        for binary in binaries.iter().flatten() {
            let mut window = RealWindow::open_program(
                binary,
                &server,
                &["--lang", "en"],
                quick_folder(),
                [1280, 800],
            );
            sleep(Duration::from_secs(1));
            window.settle();
            let before = window.work_done().0;
            sleep(IDLE);
            #[allow(clippy::cast_precision_loss)]
            let share = (window.work_done().0 - before) as f64 / IDLE.as_nanos() as f64;
            println!("idle: {:.3} % of a core", share * 100.0);
        }
    }

    fn own_binary() -> String {
        env!("CARGO_BIN_EXE_fondaco").to_owned()
    }
}

fn main() {
    #[cfg(target_os = "linux")]
    measured::all();
}

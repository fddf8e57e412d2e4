//! The program itself in a real window, on an X server of its own without a screen.

use std::fs;
use std::io::{BufRead, BufReader, ErrorKind};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use tempfile::TempDir;
use x11rb::connection::Connection;
use x11rb::protocol::xproto::{
    AtomEnum, BUTTON_PRESS_EVENT, BUTTON_RELEASE_EVENT, ConfigureWindowAux, ConnectionExt as _,
    CreateGCAux, ImageFormat, InputFocus, KEY_PRESS_EVENT, KEY_RELEASE_EVENT, MOTION_NOTIFY_EVENT,
    MapState, Rectangle, Window,
};
use x11rb::protocol::xtest::ConnectionExt as _;
use x11rb::rust_connection::RustConnection;
use x11rb::{CURRENT_TIME, NONE};

/// How long anything may take before something is wrong.
const PATIENCE: Duration = Duration::from_secs(120);

/// An X server without a screen.
pub struct Server {
    process: Child,
    display: String,
}

impl Server {
    /// Starts one, if there is such a thing here. It is a fault if there is none where everything
    /// was installed.
    pub fn start() -> Option<Self> {
        let started = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", "1920x1080x24", "-nolisten", "tcp"])
            .args(["-noreset"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn();
        let mut process = match started {
            Ok(process) => process,
            Err(error) => {
                let wanted = std::env::var_os("FONDACO_TOOLS").is_some();
                assert!(error.kind() == ErrorKind::NotFound && !wanted, "Xvfb: {error}");
                eprintln!("There is no Xvfb here: nobody looks at the real window.");
                return None;
            }
        };
        let mut number = String::new();
        let output = process.stdout.take().expect("its output");
        BufReader::new(output).read_line(&mut number).expect("the display's number");
        let display = format!(":{}", number.trim());
        Some(Server { process, display })
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// What the window shows: four bytes for each pixel.
#[derive(PartialEq, Eq)]
pub struct Picture {
    pub width: u16,
    pub bgrx: Vec<u8>,
}

impl Picture {
    /// How many pixels differ, and the corners of what surrounds them.
    pub fn difference(&self, other: &Picture) -> Option<(usize, [usize; 4])> {
        let pixels = self.bgrx.chunks(4).zip(other.bgrx.chunks(4)).enumerate();
        let width = usize::from(self.width);
        pixels
            .filter(|(_, (one, two))| one[..3] != two[..3])
            .map(|(place, _)| (place % width, place / width))
            .fold(None, |found, (x, y)| match found {
                None => Some((1, [x, y, x, y])),
                Some((count, [left, top, right, bottom])) => {
                    Some((count + 1, [left.min(x), top.min(y), right.max(x), bottom.max(y)]))
                }
            })
    }

    /// Leaves it for human eyes.
    pub fn write(&self, path: &Path) {
        let rgb: Vec<u8> =
            self.bgrx.chunks(4).flat_map(|pixel| [pixel[2], pixel[1], pixel[0]]).collect();
        let height = rgb.len() / 3 / usize::from(self.width);
        let file = fs::File::create(path).expect("a file");
        let height = u32::try_from(height).expect("a few pixels");
        let mut png = png::Encoder::new(file, self.width.into(), height);
        png.set_color(png::ColorType::Rgb);
        png.write_header().and_then(|mut png| png.write_image_data(&rgb)).expect("written");
    }
}

/// The program in its window.
pub struct RealWindow<'a> {
    pub connection: RustConnection,
    pub window: Window,
    root: Window,
    process: Child,
    /// What the program writes.
    pub output: Option<ChildStdout>,
    folder: Option<TempDir>,
    size: [u16; 2],
    /// The keys of the keyboard: what each writes, alone and with Shift.
    keys: Vec<(u8, Vec<u32>)>,
    server: &'a Server,
}

/// The keys that are held down.
pub const SHIFT: u32 = 0xffe1;
pub const CONTROL: u32 = 0xffe3;

impl<'a> RealWindow<'a> {
    /// Opens the window: with these arguments, on the games of this folder.
    pub fn open(server: &'a Server, arguments: &[&str], folder: TempDir, size: [u16; 2]) -> Self {
        RealWindow::open_program(env!("CARGO_BIN_EXE_fondaco"), server, arguments, folder, size)
    }

    /// The same with another build of the program.
    pub fn open_program(
        binary: &str,
        server: &'a Server,
        arguments: &[&str],
        folder: TempDir,
        size: [u16; 2],
    ) -> Self {
        let mut process = Command::new(binary)
            .args(arguments)
            .arg("--data-dir")
            .arg(folder.path())
            .env("DISPLAY", &server.display)
            .env_remove("WAYLAND_DISPLAY")
            .env_remove("WAYLAND_SOCKET")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let output = process.stdout.take();
        let (connection, screen) =
            RustConnection::connect(Some(&server.display)).expect("the server answers");
        let setup = connection.setup();
        let root = setup.roots[screen].root;
        let (first, last) = (setup.min_keycode, setup.max_keycode);
        let mapping = connection.get_keyboard_mapping(first, last - first + 1);
        let mapping = mapping.expect("asked").reply().expect("the keyboard");
        let each = usize::from(mapping.keysyms_per_keycode);
        let keys = (first..=last).zip(mapping.keysyms.chunks(each).map(<[u32]>::to_vec)).collect();
        let window = NONE;
        let mut opened = RealWindow {
            connection,
            window,
            root,
            process,
            output,
            folder: Some(folder),
            size,
            keys,
            server,
        };
        opened.window = opened.find();
        opened.resize(size);
        opened
            .connection
            .set_input_focus(InputFocus::PARENT, opened.window, CURRENT_TIME)
            .expect("asked");
        opened.settle();
        opened
    }

    /// The window, once it is there.
    fn find(&self) -> Window {
        let latest = Instant::now() + PATIENCE;
        while Instant::now() < latest {
            let tree = self.connection.query_tree(self.root).expect("asked").reply();
            for window in tree.expect("the windows").children {
                let look = self.connection.get_window_attributes(window).expect("asked").reply();
                let title = self
                    .connection
                    .get_property(false, window, AtomEnum::WM_NAME, AtomEnum::ANY, 0, 9)
                    .expect("asked")
                    .reply();
                let is_seen = look.is_ok_and(|look| look.map_state == MapState::VIEWABLE);
                if is_seen && title.is_ok_and(|title| title.value.starts_with(b"Fondaco")) {
                    return window;
                }
            }
            sleep(Duration::from_millis(10));
        }
        panic!("no window within {PATIENCE:?}");
    }

    fn resize(&self, [width, height]: [u16; 2]) {
        let size = ConfigureWindowAux::new().x(0).y(0).width(u32::from(width));
        let size = size.height(u32::from(height));
        self.connection.configure_window(self.window, &size).expect("asked");
        self.connection.flush().expect("sent");
    }

    fn fake(&self, kind: u8, detail: u8, [x, y]: [i16; 2]) {
        self.connection.xtest_fake_input(kind, detail, 0, self.root, x, y, 0).expect("asked");
    }

    fn code(&self, sym: u32) -> (u8, bool) {
        let found = self.keys.iter().find_map(|(code, syms)| {
            let column = syms.iter().take(2).position(|known| *known == sym)?;
            Some((*code, column == 1))
        });
        found.unwrap_or_else(|| panic!("no key for {sym:#x}"))
    }

    /// Presses a key, while others are held down.
    pub fn press(&self, sym: u32, held: &[u32]) {
        let (code, shifted) = self.code(sym);
        let shift = (shifted && !held.contains(&SHIFT)).then_some(&SHIFT);
        let held: Vec<u8> = held.iter().chain(shift).map(|sym| self.code(*sym).0).collect();
        for code in &held {
            self.fake(KEY_PRESS_EVENT, *code, [0, 0]);
        }
        self.fake(KEY_PRESS_EVENT, code, [0, 0]);
        self.fake(KEY_RELEASE_EVENT, code, [0, 0]);
        for code in held.iter().rev() {
            self.fake(KEY_RELEASE_EVENT, *code, [0, 0]);
        }
        self.connection.flush().expect("sent");
    }

    pub fn point(&self, place: [i16; 2]) {
        self.fake(MOTION_NOTIFY_EVENT, 0, place);
        self.connection.flush().expect("sent");
    }

    /// Presses a button of the mouse: 1 clicks, 4 and 5 turn the wheel.
    pub fn click(&self, button: u8) {
        self.fake(BUTTON_PRESS_EVENT, button, [0, 0]);
        self.fake(BUTTON_RELEASE_EVENT, button, [0, 0]);
        self.connection.flush().expect("sent");
    }

    /// What the window shows.
    pub fn picture(&self) -> Picture {
        let [width, height] = self.size;
        let image = self
            .connection
            .get_image(ImageFormat::Z_PIXMAP, self.window, 0, 0, width, height, u32::MAX)
            .expect("asked")
            .reply()
            .expect("the window is there");
        Picture { width, bgrx: image.data }
    }

    /// Waits until the program has done whatever it had to: none of its threads or of the server's,
    /// for which it may wait, runs or waits for the disk, and none has run for a while.
    pub fn settle(&mut self) {
        const WHILE: Duration = Duration::from_millis(12);
        let latest = Instant::now() + PATIENCE;
        // Whatever was pressed has reached the server.
        self.connection.get_input_focus().expect("asked").reply().expect("an answer");
        let mut last = (u64::MAX, Instant::now());
        while Instant::now() < latest {
            assert!(self.is_running(), "the program has ended");
            let [own, served] = [&self.process, &self.server.process].map(work_of);
            let (ran, is_busy) = (own.0 + served.0, own.1 || served.1);
            if is_busy || ran != last.0 {
                last = (ran, Instant::now());
            } else if last.1.elapsed() >= WHILE {
                return;
            }
            sleep(Duration::from_millis(2));
        }
        panic!("the program does not come to rest");
    }

    /// How long its threads have run, in nanoseconds, and whether one does now.
    pub fn work_done(&self) -> (u64, bool) {
        work_of(&self.process)
    }

    /// The memory that is resident, in KiB.
    pub fn memory(&self) -> u64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.process.id()));
        let status = status.expect("the program runs");
        let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let resident = resident.and_then(|told| told.split_whitespace().next()?.parse().ok());
        resident.expect("its memory")
    }

    pub fn is_running(&mut self) -> bool {
        self.process.try_wait().expect("asked").is_none()
    }

    /// Whether what the window shows is what it shows once everything is drawn anew; otherwise both
    /// pictures. A new size makes the renderer forget what it drew before, and the window is painted
    /// over first, so that nothing old is taken for new.
    pub fn is_painted_whole(&mut self) -> Result<(), [Picture; 2]> {
        let shown = self.picture();
        let [width, height] = self.size;
        let paint = self.connection.generate_id().expect("an id");
        let colour = CreateGCAux::new().foreground(0x00ff_00ff);
        self.connection.create_gc(paint, self.window, &colour).expect("asked");
        let all = Rectangle { x: 0, y: 0, width, height };
        self.connection.poly_fill_rectangle(self.window, paint, &[all]).expect("asked");
        self.connection.free_gc(paint).expect("asked");
        self.resize([width, height - 1]);
        self.resize([width, height]);
        // A caret goes off and on once a second.
        let latest = Instant::now() + PATIENCE;
        loop {
            self.settle();
            let again = self.picture();
            if again == shown {
                return Ok(());
            }
            if Instant::now() > latest {
                return Err([shown, again]);
            }
        }
    }

    /// Where the games are.
    pub fn folder(&self) -> &Path {
        self.folder.as_ref().expect("a folder").path()
    }

    /// Tears the program away and leaves the folder behind.
    pub fn kill(mut self) -> TempDir {
        let _ = self.process.kill();
        let _ = self.process.wait();
        self.folder.take().expect("a folder")
    }

    /// Types a text.
    pub fn write(&self, text: &str) {
        for letter in text.chars() {
            self.press(u32::from(letter), &[]);
        }
    }
}

fn work_of(process: &Child) -> (u64, bool) {
    let tasks = fs::read_dir(format!("/proc/{}/task", process.id())).expect("threads");
    let mut done = (0, false);
    for task in tasks.flatten() {
        let read = |name: &str| fs::read_to_string(task.path().join(name)).unwrap_or_default();
        let (schedule, stat) = (read("schedstat"), read("stat"));
        done.0 += schedule.split(' ').next().and_then(|ran| ran.parse().ok()).unwrap_or(0);
        // The state stands behind the name, which may hold anything.
        let state = stat.rsplit_once(") ").and_then(|(_, rest)| rest.chars().next());
        done.1 |= matches!(state, Some('R' | 'D'));
    }
    done
}

impl Drop for RealWindow<'_> {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

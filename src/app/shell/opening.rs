//! Opening the window, or saying why there is none.

mod no_window;

use std::panic;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use iced::{Application, Program, Size, window};
use resvg::tiny_skia::Pixmap;

use super::{App, Message, Options};
use crate::app::ui::scale::SANS;
use crate::app::ui::theme::Theme;
use fondaco_words::fonts;
pub use no_window::{DisplayServer, Library, NoWindow};

/// The smallest window everything fits in.
const SMALLEST: Size = Size::new(1024.0, 600.0);
/// The window as it opens.
const USUAL: Size = Size::new(1280.0, 800.0);

/// The program, the same for the window and for the tests.
pub fn application(
    options: Options,
) -> Application<impl Program<State = App, Message = Message, Theme = Theme>> {
    let mut application = iced::application(move || App::new(&options), App::update, App::view)
        .title(App::title)
        .theme(App::theme)
        .style(|app: &App, theme: &Theme| app.style(*theme))
        .subscription(App::subscription)
        .scale_factor(|app| app.growth)
        .default_font(SANS)
        .window(window::Settings {
            size: USUAL,
            min_size: Some(SMALLEST),
            icon: icon(),
            // Desktops know by this name which entry of their menus the window belongs to.
            #[cfg(target_os = "linux")]
            platform_specific: window::settings::PlatformSpecific {
                application_id: "io.github.fondaco.Fondaco".to_owned(),
                ..window::settings::PlatformSpecific::default()
            },
            ..window::Settings::default()
        })
        .exit_on_close_request(false);
    for font in fonts::OWN {
        application = application.font(font);
    }
    application
}

/// The icon for window managers that do not know the program by its name.
fn icon() -> Option<window::Icon> {
    let picture = Pixmap::decode_png(include_bytes!("../../../assets/icon/window.png")).ok()?;
    let pixels = picture.pixels().iter().flat_map(|pixel| {
        let colour = pixel.demultiply();
        [colour.red(), colour.green(), colour.blue(), colour.alpha()]
    });
    window::icon::from_rgba(pixels.collect(), picture.width(), picture.height()).ok()
}

/// Opens the window and stays until it is closed.
///
/// # Errors
///
/// If there is no window: for want of a screen or a library, or through a fault of ours.
pub fn run(options: Options) -> Result<(), NoWindow> {
    // The toolkit takes some of its variables away once it has read them.
    let server = DisplayServer::named();
    let opens_window = thread::current().id();
    // The toolkit panics where no window can be opened. Whoever starts us gets the reason in a
    // sentence instead; a panic with the window open is still told as it is.
    let tell = panic::take_hook();
    panic::set_hook(Box::new(move |panic| {
        if SEEN.load(Ordering::Relaxed) || thread::current().id() != opens_window {
            tell(panic);
        } else {
            let _ = FAULT.set(panic.to_string().replace('\n', " "));
        }
    }));
    let fault = match panic::catch_unwind(|| application(options).run()) {
        Ok(Ok(())) => return Ok(()),
        Err(panic) if SEEN.load(Ordering::Relaxed) => panic::resume_unwind(panic),
        Ok(Err(error)) => error.to_string(),
        Err(_) => FAULT.get().cloned().unwrap_or_default(),
    };
    Err(NoWindow::because(fault, server))
}

/// Whether there has been a window to draw in.
static SEEN: AtomicBool = AtomicBool::new(false);

/// The panic that kept the window from opening.
static FAULT: OnceLock<String> = OnceLock::new();

/// There is a window: somebody wants to know what to draw.
pub(super) fn has_window() {
    SEEN.store(true, Ordering::Relaxed);
}

//! What keeps a window from opening.

#[cfg(all(unix, not(target_os = "macos")))]
mod libraries;

use std::env;

/// Why there is no window.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoWindow {
    #[error("no screen is named")]
    NoScreen,
    #[error("the screen {0:?} does not answer or does not let us in")]
    Refused(DisplayServer),
    #[error("libraries are missing: {0:?}")]
    Missing(Vec<Library>),
    #[error("a fault of ours: {0}")]
    Fault(String),
}

/// Who shows windows on a screen: its name, and the variable that names it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DisplayServer {
    pub variable: &'static str,
    pub name: String,
}

impl DisplayServer {
    /// The one that the toolkit will try: Wayland comes first, since X is often there as well.
    pub(super) fn named() -> Option<Self> {
        ["WAYLAND_DISPLAY", "WAYLAND_SOCKET", "DISPLAY"].into_iter().find_map(|variable| {
            let name = env::var(variable).ok().filter(|name| !name.is_empty())?;
            Some(DisplayServer { variable, name })
        })
    }
}

/// A library that the toolkit loads when it opens a window, and the packages it comes in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Library {
    pub file: &'static str,
    pub debian: &'static str,
    pub fedora: &'static str,
    pub arch: &'static str,
}

impl NoWindow {
    /// What is behind a fault before the first frame.
    #[cfg(all(unix, not(target_os = "macos")))]
    pub(super) fn because(fault: String, server: Option<DisplayServer>) -> Self {
        explain(fault, server, libraries::missing)
    }

    /// macOS and Windows have a screen that nobody needs to name, and all the libraries.
    #[cfg(not(all(unix, not(target_os = "macos"))))]
    pub(super) fn because(fault: String, _: Option<DisplayServer>) -> Self {
        NoWindow::Fault(fault)
    }
}

#[cfg(all(unix, not(target_os = "macos")))]
fn explain(
    fault: String,
    server: Option<DisplayServer>,
    missing: impl FnOnce(&DisplayServer) -> Vec<Library>,
) -> NoWindow {
    let Some(server) = server else {
        return NoWindow::NoScreen;
    };
    if is_refusal(&fault) {
        return NoWindow::Refused(server);
    }
    let missing = missing(&server);
    if missing.is_empty() { NoWindow::Fault(fault) } else { NoWindow::Missing(missing) }
}

/// Whether the toolkit speaks of a screen that does not answer or sends us away.
#[cfg(all(unix, not(target_os = "macos")))]
fn is_refusal(fault: &str) -> bool {
    let refusals = [
        "XNotSupported(XOpenDisplayFailed",
        "XNotSupported(XcbConversionError",
        "WaylandError(Connection(NoCompositor",
        "WaylandError(Connection(InvalidFd",
        "WaylandError(Global(",
    ];
    refusals.iter().any(|refusal| fault.contains(refusal))
}

#[cfg(all(test, unix, not(target_os = "macos")))]
mod tests {
    use super::*;

    fn server(variable: &'static str, name: &str) -> DisplayServer {
        DisplayServer { variable, name: name.to_owned() }
    }

    const LIBRARY: Library =
        Library { file: "libXi.so.6", debian: "libxi6", fedora: "libXi", arch: "libxi" };

    #[test]
    fn what_the_toolkit_says_has_a_reason() {
        let x = server("DISPLAY", ":999");
        let wayland = server("WAYLAND_DISPLAY", "wayland-0");
        let says = |error| format!("Create event loop: Os(OsError {{ line: 1, error: {error} }})");
        let refused = |server: &DisplayServer| NoWindow::Refused(server.clone());
        let missing = NoWindow::Missing(vec![LIBRARY]);
        for (fault, server, reason) in [
            ("Misc(\"neither … is set.\")", None, NoWindow::NoScreen),
            ("XNotSupported(XOpenDisplayFailed)", Some(&x), refused(&x)),
            ("WaylandError(Connection(NoCompositor))", Some(&wayland), refused(&wayland)),
            ("WaylandError(Global(Backend(Io(…))))", Some(&wayland), refused(&wayland)),
            ("XNotSupported(LibraryOpenError(…))", Some(&x), missing.clone()),
            ("WaylandError(Connection(NoWaylandLib))", Some(&wayland), missing),
        ] {
            let found = explain(says(fault), server.cloned(), |_| vec![LIBRARY]);
            assert_eq!(found, reason, "{fault}");
        }
    }

    #[test]
    fn what_has_no_other_reason_is_a_fault_of_ours() {
        let fault = "panicked at src/app.rs:1:1: no such seat";
        let found = explain(fault.to_owned(), Some(server("DISPLAY", ":0")), |_| Vec::new());
        assert_eq!(found, NoWindow::Fault(fault.to_owned()));
    }
}

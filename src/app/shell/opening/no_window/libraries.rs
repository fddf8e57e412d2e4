//! The libraries that the toolkit loads by name when it opens a window, tried as it tries them.

use wayland_sys::client::wayland_client_option;
use x11_dl::xcursor::Xcursor;
use x11_dl::xinput2::XInput2;
use x11_dl::xlib::Xlib;
use x11_dl::xlib_xcb::Xlib_xcb;
use xkbcommon_dl::x11::xkbcommon_x11_option;
use xkbcommon_dl::xkbcommon_option;

use super::{DisplayServer, Library};

/// The libraries that a window on this screen needs and that cannot be loaded.
pub(super) fn missing(server: &DisplayServer) -> Vec<Library> {
    let needed = if server.variable == "DISPLAY" { x() } else { wayland() };
    let missing = needed.into_iter().filter(|(can_be_loaded, _)| !can_be_loaded);
    missing.map(|(_, library)| library).collect()
}

fn x() -> Vec<(bool, Library)> {
    vec![
        (Xlib::open().is_ok(), library("libX11.so.6", ["libx11-6", "libX11", "libx11"])),
        (
            Xlib_xcb::open().is_ok(),
            library("libX11-xcb.so.1", ["libx11-xcb1", "libX11-xcb", "libx11"]),
        ),
        (
            Xcursor::open().is_ok(),
            library("libXcursor.so.1", ["libxcursor1", "libXcursor", "libxcursor"]),
        ),
        (XInput2::open().is_ok(), library("libXi.so.6", ["libxi6", "libXi", "libxi"])),
        keyboard(),
        (
            xkbcommon_x11_option().is_some(),
            library(
                "libxkbcommon-x11.so.0",
                ["libxkbcommon-x11-0", "libxkbcommon-x11", "libxkbcommon-x11"],
            ),
        ),
    ]
}

fn wayland() -> Vec<(bool, Library)> {
    let client =
        library("libwayland-client.so.0", ["libwayland-client0", "libwayland-client", "wayland"]);
    vec![(wayland_client_option().is_some(), client), keyboard()]
}

fn keyboard() -> (bool, Library) {
    let library = library("libxkbcommon.so.0", ["libxkbcommon0", "libxkbcommon", "libxkbcommon"]);
    (xkbcommon_option().is_some(), library)
}

fn library(file: &'static str, packages: [&'static str; 3]) -> Library {
    let [debian, fedora, arch] = packages;
    Library { file, debian, fedora, arch }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn our_scripts_install_what_is_loaded() {
        let install_tools = include_str!("../../../../../scripts/install-tools");
        let package_deb = include_str!("../../../../../scripts/package-deb");
        for (_, Library { file, debian, .. }) in x().into_iter().chain(wayland()) {
            for (script, name) in
                [(install_tools, file), (install_tools, debian), (package_deb, debian)]
            {
                let mut words =
                    script.split(|letter: char| "()".contains(letter) || letter.is_whitespace());
                assert!(words.any(|word| word == name), "{name}");
            }
        }
    }
}

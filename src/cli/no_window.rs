//! Why there is no window, and what helps.

use crate::app::{Library, NoWindow};
use fondaco_words::{Translator, say};

pub(super) fn explain(reason: NoWindow, tr: &Translator) -> String {
    match reason {
        NoWindow::NoScreen => tr.say(say::CliNoScreen),
        NoWindow::Refused(screen) => tr
            .say(say::CliScreenRefused { name: screen.name, variable: screen.variable.to_owned() }),
        NoWindow::Missing(libraries) => tr.say(say::CliLibraryMissing {
            count: libraries.len().into(),
            libraries: tr.list(libraries.iter().map(|library| library.file.to_owned())),
            debian: packages(&libraries, |library| library.debian),
            fedora: packages(&libraries, |library| library.fedora),
            arch: packages(&libraries, |library| library.arch),
        }),
        NoWindow::Fault(fault) => tr.say(say::CliFault { fault }),
    }
}

/// The packages, as they are typed behind a command.
fn packages(libraries: &[Library], package: fn(&Library) -> &'static str) -> String {
    let mut packages: Vec<_> = libraries.iter().map(package).collect();
    // One package may bring two libraries; they stand next to each other.
    packages.dedup();
    packages.join(" ")
}

//! The file manager: it shows people the folder in which something is. Whoever waits for it is a
//! thread of its own, so that no frame does.

use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;

use iced::futures::channel::oneshot;
use iced::futures::future::Future;

/// What shows folders.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum FileManager {
    /// What the system has.
    #[default]
    System,
    /// A program of this name, which is given the folder.
    Program(&'static str),
}

impl FileManager {
    fn program(self) -> &'static str {
        match self {
            FileManager::Program(name) => name,
            FileManager::System if cfg!(target_os = "macos") => "open",
            FileManager::System if cfg!(windows) => "explorer",
            FileManager::System => "xdg-open",
        }
    }

    /// Shows a folder; tells whether that worked, which may be long after.
    pub fn show(self, folder: &Path) -> impl Future<Output = bool> + Send + 'static {
        let mut command = Command::new(self.program());
        command.arg(folder).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let (sender, receiver) = oneshot::channel();
        let waiting = thread::Builder::new().spawn(move || {
            let shown = command.status();
            // Windows' own tells failure in any case.
            let _ = sender.send(shown.is_ok_and(|status| status.success() || cfg!(windows)));
        });
        async move { waiting.is_ok() && receiver.await.unwrap_or(false) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use iced::futures::executor::block_on;

    #[test]
    fn it_is_told_whether_a_folder_was_shown() {
        let show = |program| block_on(FileManager::Program(program).show(Path::new("/")));
        assert!(!show("there-is-no-such-program"));
        if cfg!(unix) {
            assert!(show("true"));
            assert!(!show("false"), "it is there, but cannot show anything");
        }
    }
}

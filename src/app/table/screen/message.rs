//! What can happen at the table, and what the window must do then.

use std::path::PathBuf;

use iced::Task;
use iced::widget::operation;

use super::Reply;
use crate::app::table::board::{Board, Input};
use crate::export::Format;
use fondaco_record::BrokenOff;
use fondaco_rules::{GameId, RuleInfo, Seat};

/// What can happen at the table.
#[derive(Clone, Debug)]
pub enum Message<G: Board> {
    /// Something happened on the board.
    Board(Input<G>),
    Undo,
    Redo,
    ToggleTotals,
    Past(PastMessage),
    Quick(QuickMessage),
    Demo(DemoMessage),
    /// No more hints.
    DismissHints,
    /// The correction is to be written down.
    Accept,
    /// The correction is not to be written down.
    Decline,
    /// A finished game is to be opened again.
    Reopen,
    /// The game is to be broken off. Without an answer, whether it counts is asked.
    BreakOff(Option<BrokenOff>),
    /// Somebody leaves, or is back: who?
    AskWhoLeaves,
    /// This is who leaves, or is back.
    LeaveOrReturn(Seat),
    /// Yes to the question.
    Confirm,
    /// No to the question.
    Dismiss,
    GoOn,
    ShowTable,
    PlayAgain,
    /// A file for other programs.
    Export(Format),
    /// The link that a phone would read.
    CopyLink,
    /// The folder with the file that was taken along.
    OpenFolder,
    /// Something happened on the page with the result.
    End(EndMessage),
    /// How the table must look now.
    ShowTableCard,
}

/// What can be done with the past.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PastMessage {
    /// To the moment after so many entries.
    GoTo(usize),
    /// One entry back.
    Earlier,
    /// One entry on.
    Later,
    /// Back to the game as it is.
    Now,
    /// Enter the last entry in another way.
    Amend,
    /// To the next entry that is unclear.
    Mend,
    /// Open the pad with what the last entry says.
    EnterAgain,
    /// Enter something behind the last entry.
    Insert,
    /// Strike the last entry.
    Remove,
}

/// What can happen to a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum QuickMessage {
    /// Begin one.
    Open,
    /// It reads like this now.
    Write(String),
    /// Put the word there that could come next, by its number.
    Take(usize),
    /// It counts.
    Enter,
    /// It does not.
    Close,
}

/// What can be done with a game that is not kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DemoMessage {
    /// One step on; after the last one, the result.
    Next,
    /// One step back.
    Back,
    /// On to the next part of the game.
    Part,
    PlayOn,
    /// Back from there.
    Return,
    /// See another game.
    OpenDemo(GameId),
    /// Enough of it.
    Leave,
}

/// What can be done with a result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EndMessage {
    Open(EndPage),
    /// Tell the next place.
    RevealNext,
    /// The code for a phone as large as the window, or small again.
    ToggleCode,
}

/// What stands beside the table of the result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EndPage {
    /// Files and the code for a phone.
    Take,
    /// Every point traced to where it comes from.
    Why,
    /// What goes back into the box.
    Box,
}

impl<G: Board> From<Input<G>> for Message<G> {
    fn from(input: Input<G>) -> Self {
        Message::Board(input)
    }
}

impl<G: Board> Message<G> {
    /// Whether something is entered by it.
    pub(super) fn is_entry(&self) -> bool {
        matches!(
            self,
            Message::Board(Input::Touch(_) | Input::Enter(_))
                | Message::Accept
                | Message::Confirm
                | Message::BreakOff(Some(_))
                | Message::LeaveOrReturn(_)
        )
    }
}

/// What the window must do after a message.
pub enum Action {
    /// Nothing.
    None,
    /// Do this while people are at the table, and let it hear what comes of it.
    Run(Task<Reply>),
    /// Save the game.
    Save,
    /// Leave the table for this.
    Go(Way),
    /// Give the game out.
    Export(Format),
    /// Show a folder in the file manager.
    OpenFolder(PathBuf),
    /// Give no more hints.
    DismissHints,
}

/// Where people go from the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// Into the rulebook, to this rule.
    Rule(RuleInfo),
    /// To a finished game of this title.
    Demo(GameId),
    /// To another game with the same people.
    Again,
    /// Home.
    Home,
}

impl Action {
    /// Lets people type into the field of this name.
    pub(super) fn focus(field: &'static str) -> Self {
        let focus = operation::focus(field).chain(operation::move_cursor_to_end(field));
        Action::Run(focus.chain(Task::done(Reply::Repaint)))
    }
}

//! The keys: a table of data that the window obeys, the help tells and the tests read.

use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};

use fondaco_words::{Translator, say};

/// What a key asks for. What comes of it depends on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeyAction {
    /// A digit: a seat, or a card's value.
    Digit(u8),
    /// A letter: a kind of cards.
    Letter(char),
    Raise,
    Lower,
    Confirm,
    Pass,
    Remove,
    /// Something that the game has a key for, from 1 to 4.
    Own(u8),
    Undo,
    Redo,
    /// End the game before its time.
    BreakOff,
    /// Somebody leaves, or is back.
    Leave,
    /// Phones at the table.
    Phones,
    Rule,
    Journal,
    Earlier,
    Later,
    /// Through a demo.
    StepBack,
    StepOn,
    Totals,
    Voice,
    /// A move in typed words.
    Quick,
    /// The call alone, large.
    Far,
    /// The large call upside down.
    TurnRound,
    Language,
    Help,
    Close,
    NextField,
    FieldBefore,
}

impl KeyAction {
    /// Whether it is done again and again while the key is held down.
    pub fn repeats(self) -> bool {
        matches!(
            self,
            KeyAction::Raise
                | KeyAction::Lower
                | KeyAction::Remove
                | KeyAction::Earlier
                | KeyAction::Later
                | KeyAction::StepBack
                | KeyAction::StepOn
        )
    }
}

/// A key, alone or with others held down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shortcut {
    /// A key that has a name.
    Named(Named),
    /// A key that has a name, with Shift.
    Shift(Named),
    /// Whatever is written with a character.
    Character(&'static str),
    /// A character with Ctrl (or ⌘).
    Control(&'static str),
    /// A character with Ctrl (or ⌘) and Shift.
    ControlShift(&'static str),
}

/// The table.
pub const KEYS: [(Shortcut, KeyAction); 36] = [
    (Shortcut::Named(Named::ArrowUp), KeyAction::Raise),
    (Shortcut::Named(Named::ArrowDown), KeyAction::Lower),
    (Shortcut::Character("+"), KeyAction::Raise),
    (Shortcut::Character("-"), KeyAction::Lower),
    (Shortcut::Named(Named::Enter), KeyAction::Confirm),
    (Shortcut::Named(Named::Space), KeyAction::Pass),
    (Shortcut::Named(Named::Backspace), KeyAction::Remove),
    (Shortcut::Named(Named::F2), KeyAction::Own(1)),
    (Shortcut::Named(Named::F3), KeyAction::Own(2)),
    (Shortcut::Named(Named::F8), KeyAction::Own(3)),
    (Shortcut::Named(Named::F9), KeyAction::Own(4)),
    (Shortcut::Control("z"), KeyAction::Undo),
    (Shortcut::Control("y"), KeyAction::Redo),
    (Shortcut::ControlShift("z"), KeyAction::Redo),
    (Shortcut::Named(Named::F4), KeyAction::Rule),
    (Shortcut::Named(Named::F5), KeyAction::Journal),
    (Shortcut::Named(Named::PageUp), KeyAction::Earlier),
    (Shortcut::Named(Named::PageDown), KeyAction::Later),
    (Shortcut::Named(Named::ArrowLeft), KeyAction::StepBack),
    (Shortcut::Named(Named::ArrowRight), KeyAction::StepOn),
    (Shortcut::Named(Named::F6), KeyAction::Totals),
    (Shortcut::Named(Named::F7), KeyAction::Language),
    (Shortcut::Named(Named::F10), KeyAction::Voice),
    (Shortcut::Character("/"), KeyAction::Quick),
    (Shortcut::Named(Named::F11), KeyAction::Far),
    (Shortcut::Named(Named::F12), KeyAction::TurnRound),
    (Shortcut::Named(Named::F1), KeyAction::Help),
    (Shortcut::Character("?"), KeyAction::Help),
    (Shortcut::Named(Named::Escape), KeyAction::Close),
    (Shortcut::Control("e"), KeyAction::BreakOff),
    (Shortcut::Control("l"), KeyAction::Leave),
    (Shortcut::Control("p"), KeyAction::Phones),
    (Shortcut::Control("s"), KeyAction::Own(1)),
    (Shortcut::Control("j"), KeyAction::Journal),
    (Shortcut::Named(Named::Tab), KeyAction::NextField),
    (Shortcut::Shift(Named::Tab), KeyAction::FieldBefore),
];

/// What a pressed key asks for, if anything.
pub fn key_action(key: &Key, modifiers: Modifiers) -> Option<KeyAction> {
    let command = modifiers.command();
    if modifiers.alt() && !matches!(key, Key::Character(_)) {
        // Those belong to whoever manages the windows.
        return None;
    }
    let bound = KEYS.iter().find(|(stroke, _)| match (stroke, key) {
        (Shortcut::Named(named), Key::Named(pressed)) => {
            named == pressed && !command && !(modifiers.shift() && *named == Named::Tab)
        }
        (Shortcut::Shift(named), Key::Named(pressed)) => {
            named == pressed && !command && modifiers.shift()
        }
        (Shortcut::Character(written), Key::Character(pressed)) => {
            *written == pressed.as_str() && !command
        }
        (Shortcut::Control(written), Key::Character(pressed)) => {
            command && !modifiers.shift() && pressed.eq_ignore_ascii_case(written)
        }
        (Shortcut::ControlShift(written), Key::Character(pressed)) => {
            command && modifiers.shift() && pressed.eq_ignore_ascii_case(written)
        }
        _ => false,
    });
    if let Some((_, press)) = bound {
        return Some(*press);
    }
    let Key::Character(written) = key else {
        return None;
    };
    if command || modifiers.alt() {
        return None;
    }
    let mut letters = written.chars();
    let (Some(letter), None) = (letters.next(), letters.next()) else {
        return None;
    };
    match letter.to_digit(10) {
        Some(digit) => u8::try_from(digit).ok().map(KeyAction::Digit),
        None if letter.is_alphabetic() => Some(KeyAction::Letter(letter)),
        None => None,
    }
}

/// What the keys do that mean something else in each game.
#[derive(Clone, Debug, Default)]
pub struct KeyHelp {
    /// The highest digit: as many as sit there, or can be on a pad.
    pub digits: u8,
    /// The letters that stand for kinds of goods.
    pub letters: Vec<String>,
    pub meanings: Vec<(KeyAction, String)>,
}

impl Shortcut {
    /// What stands on the keyboard.
    pub fn name(self, tr: &Translator) -> String {
        let held = |written: &str, keys: &[String]| {
            let mut keys = keys.to_vec();
            keys.push(written.to_uppercase());
            keys.join("+")
        };
        let control = || tr.say(say::AppKeysNameControl);
        match self {
            Shortcut::Character(written) => written.to_owned(),
            Shortcut::Control(written) => held(written, &[control()]),
            Shortcut::ControlShift(written) => {
                held(written, &[control(), tr.say(say::AppKeysNameShift)])
            }
            Shortcut::Shift(named) => {
                let shift = tr.say(say::AppKeysNameShift);
                format!("{shift}+{}", Shortcut::Named(named).name(tr))
            }
            Shortcut::Named(Named::ArrowUp) => "↑".to_owned(),
            Shortcut::Named(Named::ArrowDown) => "↓".to_owned(),
            Shortcut::Named(Named::ArrowLeft) => "←".to_owned(),
            Shortcut::Named(Named::ArrowRight) => "→".to_owned(),
            Shortcut::Named(Named::Enter) => tr.say(say::AppKeysNameEnter),
            Shortcut::Named(Named::Space) => tr.say(say::AppKeysNameSpace),
            Shortcut::Named(Named::Backspace) => tr.say(say::AppKeysNameBackspace),
            Shortcut::Named(Named::Escape) => tr.say(say::AppKeysNameEscape),
            Shortcut::Named(Named::PageUp) => tr.say(say::AppKeysNamePageUp),
            Shortcut::Named(Named::PageDown) => tr.say(say::AppKeysNamePageDown),
            Shortcut::Named(named) => format!("{named:?}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(written: &str, modifiers: Modifiers) -> Option<KeyAction> {
        key_action(&Key::Character(written.into()), modifiers)
    }

    #[test]
    fn no_key_does_two_things() {
        for (place, (stroke, _)) in KEYS.iter().enumerate() {
            let twice = KEYS[..place].iter().any(|(before, _)| before == stroke);
            assert!(!twice, "{stroke:?}");
        }
    }

    #[test]
    fn every_key_of_the_table_is_heard() {
        for (stroke, meant) in KEYS {
            let reply = match stroke {
                Shortcut::Named(named) => key_action(&Key::Named(named), Modifiers::empty()),
                Shortcut::Shift(named) => key_action(&Key::Named(named), Modifiers::SHIFT),
                Shortcut::Character(written) => typed(written, Modifiers::empty()),
                Shortcut::Control(written) => typed(written, Modifiers::COMMAND),
                Shortcut::ControlShift(written) => {
                    typed(&written.to_uppercase(), Modifiers::COMMAND | Modifiers::SHIFT)
                }
            };
            assert_eq!(reply, Some(meant), "{stroke:?}");
        }
    }

    #[test]
    fn digits_are_seats_and_letters_are_kinds() {
        assert_eq!(typed("4", Modifiers::empty()), Some(KeyAction::Digit(4)));
        assert_eq!(typed("w", Modifiers::empty()), Some(KeyAction::Letter('w')));
        assert_eq!(typed("ä", Modifiers::SHIFT), Some(KeyAction::Letter('ä')));
        assert_eq!(typed("w", Modifiers::COMMAND), None);
        assert_eq!(typed("w", Modifiers::ALT), None);
        assert_eq!(typed("*", Modifiers::empty()), None);
        assert_eq!(key_action(&Key::Named(Named::F20), Modifiers::empty()), None);
        assert_eq!(key_action(&Key::Named(Named::F4), Modifiers::ALT), None);
        assert_eq!(key_action(&Key::Named(Named::Space), Modifiers::ALT), None);
    }
}

//! The keys: a table of data that the window obeys, the help shows and the tests read.

use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};

use crate::i18n::{Translator, say};
use crate::record::GameId;
use crate::rules::byzanz::Kind;
use crate::rules::kathai::Good;
use crate::rules::silk_road;

/// What a key asks for. What comes of it depends on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Press {
    /// A digit: a seat, or a card's value.
    Digit(u8),
    /// A letter: a kind of cards.
    Letter(char),
    Raise,
    Lower,
    Confirm,
    Pass,
    Remove,
    Sell,
    /// A card is given up: put away, or spent on a bribe.
    Spend,
    /// A card under the pile and another from it.
    Under,
    /// One more card.
    Draw,
    Undo,
    Redo,
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

impl Press {
    /// Whether it is done again and again while the key is held down.
    pub fn repeats(self) -> bool {
        matches!(
            self,
            Press::Raise
                | Press::Lower
                | Press::Remove
                | Press::Earlier
                | Press::Later
                | Press::StepBack
                | Press::StepOn
        )
    }
}

/// A key, alone or with others held down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stroke {
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
pub const KEYS: [(Stroke, Press); 33] = [
    (Stroke::Named(Named::ArrowUp), Press::Raise),
    (Stroke::Named(Named::ArrowDown), Press::Lower),
    (Stroke::Character("+"), Press::Raise),
    (Stroke::Character("-"), Press::Lower),
    (Stroke::Named(Named::Enter), Press::Confirm),
    (Stroke::Named(Named::Space), Press::Pass),
    (Stroke::Named(Named::Backspace), Press::Remove),
    (Stroke::Named(Named::F2), Press::Sell),
    (Stroke::Named(Named::F3), Press::Spend),
    (Stroke::Named(Named::F8), Press::Under),
    (Stroke::Named(Named::F9), Press::Draw),
    (Stroke::Control("z"), Press::Undo),
    (Stroke::Control("y"), Press::Redo),
    (Stroke::ControlShift("z"), Press::Redo),
    (Stroke::Named(Named::F4), Press::Rule),
    (Stroke::Named(Named::F5), Press::Journal),
    (Stroke::Named(Named::PageUp), Press::Earlier),
    (Stroke::Named(Named::PageDown), Press::Later),
    (Stroke::Named(Named::ArrowLeft), Press::StepBack),
    (Stroke::Named(Named::ArrowRight), Press::StepOn),
    (Stroke::Named(Named::F6), Press::Totals),
    (Stroke::Named(Named::F7), Press::Language),
    (Stroke::Named(Named::F10), Press::Voice),
    (Stroke::Character("/"), Press::Quick),
    (Stroke::Named(Named::F11), Press::Far),
    (Stroke::Named(Named::F12), Press::TurnRound),
    (Stroke::Named(Named::F1), Press::Help),
    (Stroke::Character("?"), Press::Help),
    (Stroke::Named(Named::Escape), Press::Close),
    (Stroke::Control("s"), Press::Sell),
    (Stroke::Control("j"), Press::Journal),
    (Stroke::Named(Named::Tab), Press::NextField),
    (Stroke::Shift(Named::Tab), Press::FieldBefore),
];

/// What the help tells, in its order.
const HELP: [Press; 25] = [
    Press::Digit(6),
    Press::Raise,
    Press::Confirm,
    Press::Pass,
    Press::Letter(' '),
    Press::Remove,
    Press::Sell,
    Press::Spend,
    Press::Under,
    Press::Draw,
    Press::Quick,
    Press::Undo,
    Press::Redo,
    Press::Rule,
    Press::Journal,
    Press::Earlier,
    Press::StepBack,
    Press::Totals,
    Press::Voice,
    Press::Far,
    Press::TurnRound,
    Press::Language,
    Press::NextField,
    Press::Help,
    Press::Close,
];

/// What a pressed key asks for, if anything.
pub fn press(key: &Key, modifiers: Modifiers) -> Option<Press> {
    let command = modifiers.command();
    if modifiers.alt() && !matches!(key, Key::Character(_)) {
        // Those belong to whoever manages the windows.
        return None;
    }
    let bound = KEYS.iter().find(|(stroke, _)| match (stroke, key) {
        (Stroke::Named(named), Key::Named(pressed)) => {
            named == pressed && !command && !(modifiers.shift() && *named == Named::Tab)
        }
        (Stroke::Shift(named), Key::Named(pressed)) => {
            named == pressed && !command && modifiers.shift()
        }
        (Stroke::Character(written), Key::Character(pressed)) => {
            *written == pressed.as_str() && !command
        }
        (Stroke::Control(written), Key::Character(pressed)) => {
            command && !modifiers.shift() && pressed.eq_ignore_ascii_case(written)
        }
        (Stroke::ControlShift(written), Key::Character(pressed)) => {
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
        Some(digit) => u8::try_from(digit).ok().map(Press::Digit),
        None if letter.is_alphabetic() => Some(Press::Letter(letter)),
        None => None,
    }
}

/// The help: what each key does in a game, and the keys as they stand on the keyboard.
pub fn help(game: GameId, tr: &Translator) -> Vec<(String, String)> {
    let letters = match game {
        GameId::Byzanz => Kind::ALL.map(|kind| tr.say(say::ByzanzWordsLetter { kind })).join(" "),
        GameId::Kathai => Good::ALL.map(|good| tr.good_letter(good)).join(" "),
        GameId::SilkRoad => silk_road::Good::ALL.map(|good| tr.silk_road_letter(good)).join(" "),
    };
    let known = HELP.into_iter().filter_map(|press| {
        let meaning = own_meaning(game, press, tr).or_else(|| meaning(press, tr))?;
        let press = match press {
            // As many as sit there, or can be on a pad.
            Press::Digit(_) if game == GameId::Kathai => Press::Digit(7),
            Press::Digit(_) if game == GameId::SilkRoad => Press::Digit(9),
            press => press,
        };
        Some((strokes(press, tr, &letters), meaning))
    });
    known.collect()
}

/// What a key does in this game only.
fn own_meaning(game: GameId, press: Press, tr: &Translator) -> Option<String> {
    Some(match (game, press) {
        (GameId::Byzanz | GameId::Kathai, Press::Sell) => tr.say(say::AppKeysSell),
        (GameId::Byzanz, Press::Digit(_)) => tr.say(say::AppByzanzKeysSeat),
        (GameId::Byzanz, Press::Letter(_)) => tr.say(say::AppByzanzKeysKind),
        (GameId::Byzanz, Press::Raise) => tr.say(say::AppKeysValue),
        (GameId::Byzanz, Press::Confirm) => tr.say(say::AppKeysConfirm),
        (GameId::Byzanz, Press::Pass) => tr.say(say::AppByzanzKeysPass),
        (GameId::Byzanz, Press::Remove) => tr.say(say::AppByzanzKeysRemove),
        (GameId::Byzanz, Press::Spend) => tr.say(say::AppKeysDiscard),
        (GameId::Byzanz, Press::Totals) => tr.say(say::AppKeysTotals),
        (GameId::SilkRoad, Press::Digit(_)) => tr.say(say::AppSilkRoadKeysSeat),
        (GameId::SilkRoad, Press::Letter(_)) => tr.say(say::AppSilkRoadKeysGood),
        (GameId::SilkRoad, Press::Raise) => tr.say(say::AppSilkRoadKeysRaise),
        (GameId::SilkRoad, Press::Confirm) => tr.say(say::AppSilkRoadKeysConfirm),
        (GameId::SilkRoad, Press::Pass) => tr.say(say::AppSilkRoadKeysPass),
        (GameId::SilkRoad, Press::Remove) => tr.say(say::AppSilkRoadKeysRemove),
        (GameId::SilkRoad, Press::Sell) => tr.say(say::AppSilkRoadReckon),
        (GameId::SilkRoad, Press::Spend) => tr.say(say::AppSilkRoadKeysCrook),
        (GameId::SilkRoad, Press::Totals) => tr.say(say::AppSilkRoadKeysTotals),
        (GameId::Kathai, Press::Digit(_)) => tr.say(say::AppKathaiKeysSeat),
        (GameId::Kathai, Press::Letter(_)) => tr.say(say::AppKathaiKeysGood),
        (GameId::Kathai, Press::Raise) => tr.say(say::AppKathaiKeysCount),
        (GameId::Kathai, Press::Pass) => tr.say(say::AppKathaiKeysPass),
        (GameId::Kathai, Press::Remove) => tr.say(say::AppKathaiKeysRemove),
        (GameId::Kathai, Press::Confirm) => tr.say(say::AppKathaiKeysConfirm),
        (GameId::Kathai, Press::Spend) => tr.say(say::AppKathaiBribe),
        (GameId::Kathai, Press::Under) => tr.say(say::AppKathaiBury),
        (GameId::Kathai, Press::Draw) => tr.say(say::AppKathaiDraw),
        _ => return None,
    })
}

fn strokes(press: Press, tr: &Translator, letters: &str) -> String {
    match press {
        Press::Digit(most) => return format!("1 … {most}"),
        Press::Letter(_) => return letters.to_owned(),
        _ => {}
    }
    let twin = match press {
        Press::Raise => Press::Lower,
        Press::NextField => Press::FieldBefore,
        Press::Earlier => Press::Later,
        Press::StepBack => Press::StepOn,
        _ => press,
    };
    let wanted = |found: Press| found == press || found == twin;
    let names: Vec<String> = KEYS
        .iter()
        .filter(|(_, found)| wanted(*found))
        .map(|(stroke, _)| stroke.name(tr))
        .collect();
    names.join("  ")
}

impl Stroke {
    fn name(self, tr: &Translator) -> String {
        let held = |written: &str, keys: &[String]| {
            let mut keys = keys.to_vec();
            keys.push(written.to_uppercase());
            keys.join("+")
        };
        let control = || tr.say(say::AppKeysNameControl);
        match self {
            Stroke::Character(written) => written.to_owned(),
            Stroke::Control(written) => held(written, &[control()]),
            Stroke::ControlShift(written) => {
                held(written, &[control(), tr.say(say::AppKeysNameShift)])
            }
            Stroke::Shift(named) => {
                let shift = tr.say(say::AppKeysNameShift);
                format!("{shift}+{}", Stroke::Named(named).name(tr))
            }
            Stroke::Named(Named::ArrowUp) => "↑".to_owned(),
            Stroke::Named(Named::ArrowDown) => "↓".to_owned(),
            Stroke::Named(Named::ArrowLeft) => "←".to_owned(),
            Stroke::Named(Named::ArrowRight) => "→".to_owned(),
            Stroke::Named(Named::Enter) => tr.say(say::AppKeysNameEnter),
            Stroke::Named(Named::Space) => tr.say(say::AppKeysNameSpace),
            Stroke::Named(Named::Backspace) => tr.say(say::AppKeysNameBackspace),
            Stroke::Named(Named::Escape) => tr.say(say::AppKeysNameEscape),
            Stroke::Named(Named::PageUp) => tr.say(say::AppKeysNamePageUp),
            Stroke::Named(Named::PageDown) => tr.say(say::AppKeysNamePageDown),
            Stroke::Named(named) => format!("{named:?}"),
        }
    }
}

/// What a key does in every game.
fn meaning(press: Press, tr: &Translator) -> Option<String> {
    Some(match press {
        Press::Undo => tr.say(say::AppKeysUndo),
        Press::Redo => tr.say(say::AppKeysRedo),
        Press::Rule => tr.say(say::AppKeysRule),
        Press::Journal => tr.say(say::AppKeysJournal),
        Press::Earlier | Press::Later => tr.say(say::AppKeysPast),
        Press::Quick => tr.say(say::AppQuickKeys),
        Press::Voice => tr.say(say::AppComfortKeysVoice),
        Press::StepBack | Press::StepOn => tr.say(say::AppDemoKeys),
        Press::Far => tr.say(say::AppFarKeys),
        Press::TurnRound => tr.say(say::AppFarKeysTurn),
        Press::Language => tr.say(say::AppKeysLanguage),
        Press::Help => tr.say(say::AppKeysHelp),
        Press::Close => tr.say(say::AppKeysClose),
        Press::NextField | Press::FieldBefore => tr.say(say::AppKeysField),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;

    fn typed(written: &str, modifiers: Modifiers) -> Option<Press> {
        press(&Key::Character(written.into()), modifiers)
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
                Stroke::Named(named) => press(&Key::Named(named), Modifiers::empty()),
                Stroke::Shift(named) => press(&Key::Named(named), Modifiers::SHIFT),
                Stroke::Character(written) => typed(written, Modifiers::empty()),
                Stroke::Control(written) => typed(written, Modifiers::COMMAND),
                Stroke::ControlShift(written) => {
                    typed(&written.to_uppercase(), Modifiers::COMMAND | Modifiers::SHIFT)
                }
            };
            assert_eq!(reply, Some(meant), "{stroke:?}");
        }
    }

    #[test]
    fn digits_are_seats_and_letters_are_kinds() {
        assert_eq!(typed("4", Modifiers::empty()), Some(Press::Digit(4)));
        assert_eq!(typed("w", Modifiers::empty()), Some(Press::Letter('w')));
        assert_eq!(typed("ä", Modifiers::SHIFT), Some(Press::Letter('ä')));
        assert_eq!(typed("w", Modifiers::COMMAND), None);
        assert_eq!(typed("w", Modifiers::ALT), None);
        assert_eq!(typed("*", Modifiers::empty()), None);
        assert_eq!(press(&Key::Named(Named::F20), Modifiers::empty()), None);
        assert_eq!(press(&Key::Named(Named::F4), Modifiers::ALT), None);
        assert_eq!(press(&Key::Named(Named::Space), Modifiers::ALT), None);
    }

    #[test]
    fn the_help_tells_every_key_in_every_language() {
        for language in Language::ALL {
            for game in GameId::ALL {
                let help = help(game, &Translator::new(language));
                for (stroke, press) in KEYS {
                    let name = stroke.name(&Translator::new(language));
                    let told = help.iter().any(|(keys, _)| keys.split("  ").any(|key| key == name));
                    // Some keys mean something in one game only.
                    let foreign = match game {
                        GameId::Byzanz => matches!(press, Press::Under | Press::Draw),
                        GameId::Kathai => press == Press::Totals,
                        GameId::SilkRoad => matches!(press, Press::Under | Press::Draw),
                    };
                    assert!(told != foreign, "{name} in {game:?}");
                }
                for (keys, what) in help {
                    assert!(!keys.is_empty() && !what.contains("app-"), "{what}");
                }
            }
        }
    }
}

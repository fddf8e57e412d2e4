//! The help: what each key does, and all of them on one sheet.

use iced::widget::{Column, container, row};
use iced::{Fill, Right};

use crate::app::table::board::Board as _;
use crate::app::table::keys::{KEYS, KeyAction, KeyHelp};
use crate::app::ui::frame::Frame;
use crate::app::ui::scale::SPACE;
use crate::app::ui::theme::{Element, Ink};
use crate::app::ui::widget::{page, strong, words};
use fondaco_rules::GameId;
use fondaco_rules::named;
use fondaco_words::{Translator, say};

/// What the help tells, in its order.
const HELP: [KeyAction; 28] = [
    KeyAction::Digit(6),
    KeyAction::Raise,
    KeyAction::Confirm,
    KeyAction::Pass,
    KeyAction::Letter(' '),
    KeyAction::Remove,
    KeyAction::Own(1),
    KeyAction::Own(2),
    KeyAction::Own(3),
    KeyAction::Own(4),
    KeyAction::Quick,
    KeyAction::Undo,
    KeyAction::Redo,
    KeyAction::Leave,
    KeyAction::BreakOff,
    KeyAction::Phones,
    KeyAction::Rule,
    KeyAction::Journal,
    KeyAction::Earlier,
    KeyAction::StepBack,
    KeyAction::Totals,
    KeyAction::Voice,
    KeyAction::Far,
    KeyAction::TurnRound,
    KeyAction::Language,
    KeyAction::NextField,
    KeyAction::Help,
    KeyAction::Close,
];

/// The sheet, with the key for totals if there are any.
pub fn view<'a, M: 'a>(game: GameId, totals: bool, frame: Frame<'a>) -> Element<'a, M> {
    let (tr, scale) = (frame.tr(), frame.scale);
    let lines = help(game, totals, tr).into_iter().map(|(keys, meaning)| {
        row![
            strong(keys, scale.body()).class(Ink::Porphyry).width(SPACE[6] * 5.0).align_x(Right),
            words(meaning, scale.body()).width(Fill),
        ]
        .spacing(SPACE[3])
        .into()
    });
    let lines = Column::with_children(lines).spacing(SPACE[0]);
    let content = Column::new().push(container(lines).width(Fill));
    let heading = tr.say(say::AppKeysTitle { game: tr.game_name(game) });
    page(heading, content, scale)
}

/// The help: what each key does in a game, and the keys as they stand on the keyboard; the one for
/// totals only if there are any.
fn help(game: GameId, totals: bool, tr: &Translator) -> Vec<(String, String)> {
    let own = named!(game, G => G::keys(tr));
    let told = HELP.into_iter().filter(|press| totals || *press != KeyAction::Totals);
    let known = told.filter_map(|press| {
        let is_same = |other: &KeyAction| match (press, other) {
            (KeyAction::Digit(_), KeyAction::Digit(_))
            | (KeyAction::Letter(_), KeyAction::Letter(_)) => true,
            (press, other) => press == *other,
        };
        let own_meaning = own.meanings.iter().find(|(other, _)| is_same(other));
        let own_meaning = own_meaning.map(|(_, meaning)| meaning.clone());
        let meaning = own_meaning.or_else(|| meaning(game, press, tr))?;
        Some((strokes(press, tr, &own), meaning))
    });
    known.collect()
}

/// The key that goes the other way.
fn twin(press: KeyAction) -> KeyAction {
    match press {
        KeyAction::Raise => KeyAction::Lower,
        KeyAction::Lower => KeyAction::Raise,
        KeyAction::NextField => KeyAction::FieldBefore,
        KeyAction::Earlier => KeyAction::Later,
        KeyAction::StepBack => KeyAction::StepOn,
        press => press,
    }
}

fn strokes(press: KeyAction, tr: &Translator, own: &KeyHelp) -> String {
    match press {
        KeyAction::Digit(_) => return format!("1 … {}", own.digits),
        KeyAction::Letter(_) => return own.letters.join(" "),
        _ => {}
    }
    let twin = twin(press);
    let wanted = |found: KeyAction| found == press || found == twin;
    let names: Vec<String> = KEYS
        .iter()
        .filter(|(_, found)| wanted(*found))
        .map(|(stroke, _)| stroke.name(tr))
        .collect();
    names.join("  ")
}

/// What a key does in every game.
fn meaning(game: GameId, press: KeyAction, tr: &Translator) -> Option<String> {
    Some(match press {
        KeyAction::Undo => tr.say(say::AppKeysUndo),
        KeyAction::Redo => tr.say(say::AppKeysRedo),
        KeyAction::BreakOff => tr.say(say::AppTableBreakOff),
        KeyAction::Leave => tr.say(say::AppTableLeave),
        KeyAction::Phones => tr.say(say::AppPhonesKeys),
        KeyAction::Rule => tr.say(say::AppKeysRule),
        KeyAction::Journal => tr.say(say::AppKeysJournal),
        KeyAction::Earlier | KeyAction::Later => tr.say(say::AppKeysPast),
        KeyAction::Quick => tr.say(say::AppQuickKeys { example: tr.quick_example(game) }),
        KeyAction::Voice => tr.say(say::AppComfortKeysVoice),
        KeyAction::StepBack | KeyAction::StepOn => tr.say(say::AppDemoKeys),
        KeyAction::Far => tr.say(say::AppFarKeys),
        KeyAction::TurnRound => tr.say(say::AppFarKeysTurn),
        KeyAction::Language => tr.say(say::AppKeysLanguage),
        KeyAction::Help => tr.say(say::AppKeysHelp),
        KeyAction::Close => tr.say(say::AppKeysClose),
        KeyAction::NextField | KeyAction::FieldBefore => tr.say(say::AppKeysField),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use fondaco_text::Language;

    #[test]
    fn the_help_tells_every_key_in_every_language() {
        for language in Language::ALL {
            for game in GameId::ALL {
                let help = help(game, true, &Translator::new(language));
                for (stroke, press) in KEYS {
                    let name = stroke.name(&Translator::new(language));
                    let told = help.iter().any(|(keys, _)| keys.split("  ").any(|key| key == name));
                    // Some keys mean something in one game only.
                    let own = named!(game, G => G::keys(&Translator::new(language)));
                    let is_known = |key: KeyAction| {
                        own.meanings.iter().any(|(other, _)| *other == key)
                            || meaning(game, key, &Translator::new(language)).is_some()
                    };
                    let foreign = !is_known(press) && !is_known(twin(press));
                    assert!(told != foreign, "{name} in {game:?}");
                }
                let tr = Translator::new(language);
                let example = tr.say(say::AppQuickKeys { example: tr.quick_example(game) });
                assert!(help.iter().any(|(_, what)| *what == example), "{example}");
                for (keys, what) in help {
                    assert!(!keys.is_empty() && !what.contains("app-"), "{what}");
                }
            }
        }
    }
}

//! What can be typed besides moves: taking the last entry back, and doing it again.

use std::collections::HashSet;

use super::token::{Token, tokens};
use super::vocabulary::{phrases, spelt};
use crate::message::text_words;
use crate::{Translator, say};
use fondaco_text::Language;

text_words! {
    /// Something that is done to the journal.
    Command {
        /// Take the last entry back.
        Undo = "undo",
        /// Do again what was taken back.
        Redo = "redo",
    }
}

/// The words for commands in all languages.
pub struct Commands {
    forms: Vec<(Command, Vec<Vec<String>>)>,
    /// Words that say nothing in a command.
    asides: HashSet<String>,
    shown: Vec<(Command, Language, String)>,
}

impl Commands {
    pub fn new(languages: &[&Translator], fillers: &HashSet<String>) -> Self {
        let asides = languages.iter().flat_map(|tr| phrases(&tr.say(say::QuickCommandAsides)));
        let asides = asides.flat_map(|word| spelt(&word)).chain(fillers.iter().cloned());
        let mut commands =
            Commands { forms: Vec::new(), asides: asides.collect(), shown: Vec::new() };
        for command in Command::ALL {
            for tr in languages {
                let words = phrases(&tr.say(say::QuickCommand { command }));
                commands
                    .shown
                    .extend(words.first().map(|word| (command, tr.language(), word.clone())));
                for phrase in words {
                    let form = commands.said(&tokens(&phrase)).cloned().collect();
                    commands.forms.push((command, form));
                }
            }
        }
        commands
    }

    /// The words that say something, each in one or two spellings.
    fn said<'a>(&'a self, tokens: &'a [Token]) -> impl Iterator<Item = &'a Vec<String>> {
        let says = |token: &&Token| {
            let mut spellings = token.spellings.iter();
            !token.elided && !spellings.any(|word| self.asides.contains(word))
        };
        tokens.iter().filter(says).map(|token| &token.spellings)
    }

    /// The command that a line is, said in full.
    pub fn read(&self, line: &[Token]) -> Option<Command> {
        let said: Vec<&Vec<String>> = self.said(line).collect();
        let is_said = |form: &Vec<Vec<String>>| {
            let mut words = form.iter().zip(&said);
            form.len() == said.len() && words.all(|(form, said)| is_same(form, said))
        };
        let found = self.forms.iter().find(|(_, form)| is_said(form));
        found.map(|(command, _)| *command)
    }

    /// Whether a line is the beginning of a command.
    pub fn is_begun(&self, command: Command, line: &[Token]) -> bool {
        let said: Vec<&Vec<String>> = self.said(line).collect();
        let Some((last, before)) = said.split_last() else {
            return false;
        };
        self.forms.iter().any(|(known, form)| {
            let mut words = form.iter().zip(before);
            let next = form.get(before.len());
            let is_next = next.is_some_and(|word| {
                let begins = |with: &String| word.iter().any(|word| word.starts_with(with));
                last.iter().any(begins)
            });
            *known == command && is_next && words.all(|(form, said)| is_same(form, said))
        })
    }

    /// A command as it is offered in a language.
    pub fn shown(&self, command: Command, language: Language) -> &str {
        let is_this = |(known, spoken, _): &&(Command, Language, String)| {
            *known == command && *spoken == language
        };
        self.shown.iter().find(is_this).map_or("", |(_, _, word)| word)
    }
}

fn is_same(one: &[String], other: &[String]) -> bool {
    one.iter().any(|spelling| other.contains(spelling))
}

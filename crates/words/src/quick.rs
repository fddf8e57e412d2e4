//! The quick line: a move typed in a few words, in whatever language comes to mind.
//!
//! A [`Vocabulary`] is made once for a table; it reads a line again with every key. It never
//! guesses in silence: a word that can mean two things is asked about, and what it made of a line
//! is a move that the table can be told in a full sentence before it counts.

mod automaton;
mod bare;
mod command;
mod complete;
mod grammar;
mod parse;
mod token;
mod trouble;
mod vocabulary;

use super::{Translator, say};
use complete::MOST;
use parse::{Parse, ParsePath};
use token::{Token, tokens};
use vocabulary::{EXACT, Meaning};

pub use command::Command;
pub use grammar::{
    Ask, NotionWords, Pattern, QuickInput, Said, Sentence, number_of, numbers_of, question_ids,
    seat_of, words_of,
};
pub use vocabulary::{Vocabulary, phrases};

/// A longer line is no move.
pub const LONGEST: usize = 800;

/// What was made of a line.
#[derive(Clone, PartialEq, Debug)]
pub struct Reading<M> {
    /// The move, legal or not, if the line tells a whole one.
    pub entry: Option<M>,
    /// What is to be done to the journal, if the line tells no move but that.
    pub command: Option<Command>,
    /// What is not understood or still missing, in a sentence or two; nothing if there is an
    /// entry or a command, or no line yet.
    pub trouble: Option<String>,
    /// What could come next, the best first.
    pub completions: Vec<Completion>,
}

/// Something that could come next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Completion {
    /// The word, in the language of the table.
    pub word: String,
    /// The whole line with it.
    pub line: String,
}

impl<G: QuickInput> Vocabulary<G> {
    /// Reads a line that is typed at a table. What is said about it, and offered, is in the
    /// translator's language; the line itself may be in any.
    ///
    /// ```
    /// use fondaco_words::{Translator, Vocabulary};
    /// use fondaco_text::Language;
    /// use fondaco_record::Player;
    /// use fondaco_rules::Seat;
    /// use fondaco_rules::byzanz::{Bid, Depth, House, Move, TableSetup};
    ///
    /// let languages = Language::ALL.map(Translator::new);
    /// let [english, ..] = &languages;
    /// let speak = |language| languages.iter().find(|tr| tr.language() == language);
    /// let names = ["Eva", "Axel", "Susanne"];
    /// let players = names.map(|name| Player::new(name, Language::De));
    /// let words = Vocabulary::new(&players, |language| speak(language).unwrap_or(english));
    ///
    /// let position = TableSetup::new(3, Seat::new(2), Depth::Winners, House::default())?.start();
    /// let bid = Move::Bid { seat: Seat::new(0), bid: Bid::Worth(4) };
    /// assert_eq!(words.read("eva bietet vier", &position, english).entry, Some(bid.clone()));
    /// assert_eq!(words.read("bids 4", &position, english).entry, Some(bid));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn read(&self, line: &str, position: &G, tr: &Translator) -> Reading<G::Move> {
        self.read_offering(&[], line, position, tr)
    }

    /// The same where these commands can be followed, so that they are offered, too, and their
    /// beginnings are enough.
    pub fn read_offering(
        &self,
        offered: &[Command],
        line: &str,
        position: &G,
        tr: &Translator,
    ) -> Reading<G::Move> {
        let length = line.chars().count();
        if length > LONGEST {
            let limit = LONGEST.into();
            return Reading {
                entry: None,
                command: None,
                trouble: Some(tr.say(say::QuickTooLong { limit })),
                completions: Vec::new(),
            };
        }
        let tokens = tokens(line);
        let (due, parse) = (position.due(), Parse::new(self, line, &tokens));
        let reader = Reader {
            words: self,
            position,
            due: &due,
            tr,
            offered,
            line,
            tokens: &tokens,
            parse: &parse,
        };
        reader.read()
    }
}

/// A line, and the paths through the sentences that fit it.
struct Reader<'a, G: QuickInput> {
    words: &'a Vocabulary<G>,
    position: &'a G,
    due: &'a G::Due,
    tr: &'a Translator,
    offered: &'a [Command],
    line: &'a str,
    tokens: &'a [Token],
    parse: &'a Parse<G::Notion>,
}

/// What there is to say about a line.
enum Finding<M> {
    Entry(M),
    Command(Command),
    Trouble(String),
    /// Nobody is named.
    Nobody,
    /// A number of which nobody knows what it counts.
    Several(String, Vec<Completion>),
    Nothing,
}

impl<G: QuickInput> Reader<'_, G> {
    fn read(&self) -> Reading<G::Move> {
        let mut entry = None;
        let mut command = None;
        let mut trouble = None;
        let mut completions = Vec::new();
        match self.find() {
            Finding::Entry(found) => entry = Some(found),
            Finding::Command(found) => command = Some(found),
            Finding::Trouble(found) => trouble = Some(found),
            Finding::Nobody => {
                trouble = Some(self.ask(Ask::WHO, None));
                completions = self.with_names();
            }
            Finding::Several(found, offered) => (trouble, completions) = (Some(found), offered),
            Finding::Nothing => {}
        }
        if completions.is_empty() {
            let suggestions = self.suggestions().into_iter();
            completions = suggestions.map(|suggestion| self.completed(suggestion)).collect();
            completions.extend(self.offered_commands().take(MOST - completions.len().min(MOST)));
        }
        Reading { entry, command, trouble, completions }
    }

    /// The commands that the line could become. Moves come first.
    fn offered_commands(&self) -> impl Iterator<Item = Completion> {
        let commands = &self.words.commands;
        let could_be = |command: &&Command| {
            let is_begun = self.tokens.is_empty() || commands.is_begun(**command, self.tokens);
            is_begun && commands.read(self.tokens) != Some(**command)
        };
        self.offered.iter().filter(could_be).map(|command| {
            let word = commands.shown(*command, self.tr.language()).to_owned();
            Completion { line: word.clone(), word }
        })
    }

    /// The command that the line is, unless it is somebody's name.
    fn command(&self) -> Option<Command> {
        let words = self.words;
        let is_name = words.matches(self.tokens).into_iter().any(|found| {
            let is_whole = found.length == self.tokens.len() && found.cost == EXACT;
            is_whole && matches!(found.meaning, Meaning::Seat(_))
        });
        words.commands.read(self.tokens).filter(|_| !is_name)
    }

    /// The one command that can be followed and begins like this.
    fn begun_command(&self) -> Option<Command> {
        const LETTERS: usize = 2;
        let length = self.tokens.iter().map(|token| token.span.len()).max();
        let is_begun = |command: &&Command| self.words.commands.is_begun(**command, self.tokens);
        let mut begun = self.offered.iter().filter(is_begun);
        let command = begun.next().filter(|_| length >= Some(LETTERS));
        command.copied().filter(|_| begun.next().is_none())
    }

    fn find(&self) -> Finding<G::Move> {
        if self.tokens.is_empty() {
            return Finding::Nothing;
        }
        if let Some(command) = self.command() {
            return Finding::Command(command);
        }
        let mut ranks = self.parse.ranked(self.tokens.len()).into_iter();
        let Some(best) = ranks.next() else {
            let begun = self.begun_command().map(Finding::Command);
            let found = begun.or_else(|| self.bare_number());
            return found.unwrap_or_else(|| Finding::Trouble(self.not_understood()));
        };
        let finding = self.weigh(&best);
        if let Finding::Entry(_) = finding {
            return finding;
        }
        // A whole sentence that passes over fewer words is meant rather than half a sentence.
        let skips = best.iter().map(|(_, path)| path.skips).min().unwrap_or(0);
        let mut others = ranks.map(|mut paths| {
            paths.retain(|(_, path)| path.skips < skips);
            self.weigh(&paths)
        });
        let whole = others.find(|finding| matches!(finding, Finding::Entry(_)));
        whole.unwrap_or(finding)
    }

    /// What there is to say about paths that are equally good.
    fn weigh(&self, paths: &[(usize, &ParsePath)]) -> Finding<G::Move> {
        let mut found: Vec<(&ParsePath, G::Move)> = Vec::new();
        let mut missing = None;
        for (state, path) in paths {
            if self.words.automaton.states[*state].ends {
                let said = self.parse.said(path);
                match self.position.understand(self.due, &said) {
                    Ok(entry) => found.push((path, entry)),
                    Err(ask) => missing = missing.or(Some(ask)),
                }
            }
        }
        let doubts = self.doubts(paths, &found);
        if !doubts.is_empty() {
            return Finding::Trouble(self.doubt(&doubts));
        }
        match (found.pop(), missing) {
            (Some((_, entry)), _) => Finding::Entry(entry),
            (None, Some(Ask::WHO)) => Finding::Nobody,
            (None, missing) => Finding::Trouble(self.missing(missing)),
        }
    }

    /// The steps at which the line can be taken in two ways. Another sentence is a doubt if it is
    /// a whole one as well, or if only the rest of a word would tell which is meant.
    fn doubts(&self, paths: &[(usize, &ParsePath)], found: &[(&ParsePath, G::Move)]) -> Vec<usize> {
        let first = found.first().map(|(path, _)| *path);
        let Some(path) = first.or(paths.first().map(|(_, path)| *path)) else {
            return Vec::new();
        };
        let mut doubts = path.doubts.clone();
        for (_, other) in paths {
            let Some((one, another)) = self.parse.difference(path, other) else {
                continue;
            };
            let entry = |path: &ParsePath| {
                found.iter().find(|(known, _)| std::ptr::eq(*known, path)).map(|(_, entry)| entry)
            };
            let in_full = self.parse.at(one).in_full && self.parse.at(another).in_full;
            let both_whole = entry(path).zip(entry(other));
            if both_whole.map_or(!in_full, |(one, other)| one != other) {
                doubts.extend([one, another]);
            }
        }
        doubts
    }
}

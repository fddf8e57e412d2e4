//! The call: in the language of whoever is called, to be read and to be heard, and the feedback.

use super::{Correction, Feedback, Table};
use crate::app::table::board::{Board, called_alone};
use crate::app::ui::clock::Timer;
use crate::app::ui::frame::{Context, Frame};
use crate::app::ui::theme::Element;
use fondaco_rules::Seat;
use fondaco_store::settings::Settings;
use fondaco_words::Call;
use fondaco_words::{Describe, Words, say};

impl<G: Board> Table<G> {
    /// The call in the language of whoever it speaks to, or else in the table's.
    pub fn call_in_own_language(&self, context: Context<'_>) -> Call {
        if self.is_broken_off() {
            let text = self.verdict(&context.words(&self.people.players)).winner;
            return Call { text, language: context.language };
        }
        let words = self.words_to(called_alone::<G>(&self.look.due), context);
        words.call(words.describe(&self.look.due))
    }

    /// What stands beneath the call: the same in the table's language, or that somebody else must
    /// answer it.
    pub(super) fn echo(&self, context: Context<'_>) -> Option<String> {
        let spoken = context.words(&self.people.players);
        if self.call_in_own_language(context).language != context.language {
            return Some(spoken.describe(&self.look.due));
        }
        let called = G::awaited(&self.look.due).seats;
        let away = called.iter().find(|seat| self.journal.left().contains(seat))?;
        let is_running = self.is_running();
        is_running.then(|| context.tr().say(say::AppTableAway { name: spoken.name(*away) }))
    }

    /// Words in the language of whoever is spoken to, or else in the table's.
    fn words_to<'a>(&'a self, seat: Option<Seat>, context: Context<'a>) -> Words<'a> {
        let seat = seat.filter(|seat| !self.journal.left().contains(seat));
        let player = seat.and_then(|seat| self.people.players.get(seat.index()));
        let language = player.map_or(context.language, |player| player.lang);
        Words::new(context.translators.translator(language), &self.people.players)
    }

    /// What is to be said aloud: the call, or who has won. Nobody is called into the past, nor
    /// while there is something else to be read. Whoever wants it in detail hears first what is to
    /// be done with the pieces.
    pub fn spoken(&self, context: Context<'_>) -> Vec<Call> {
        if let Some(ending) = self.ending() {
            let words = context.words(&self.people.players);
            if ending.is_revealing() {
                let text = ending.revealed_words(&words);
                return text.map(|text| words.call(text)).into_iter().collect();
            }
            let text = self.verdict(&words).winner;
            let language = context.language;
            return vec![Call { text, language }];
        }
        if !self.is_now() || self.shows_sheet() {
            return Vec::new();
        }
        let mut calls = Vec::new();
        if let (true, Feedback::Played(place) | Feedback::Redone(place)) =
            (context.settings.voice_detail, &self.feedback)
        {
            calls = self.to_do(*place, context);
        }
        calls.push(self.call_in_own_language(context));
        calls
    }

    /// What is to be done with the pieces after an entry, each in the language of whoever does it.
    fn to_do(&self, place: usize, context: Context<'_>) -> Vec<Call> {
        let Some(entry) = self.journal.record().moves.get(place).filter(|entry| !entry.unclear)
        else {
            return Vec::new();
        };
        let before = self.journal.position_after(place);
        let words_to = |seat| self.words_to(seat, context);
        before.to_do(&entry.what, self.journal.events(place), &words_to)
    }

    fn to_do_words(&self, place: usize, context: Context<'_>) -> String {
        let to_do = self.to_do(place, context).into_iter().map(|call| call.text);
        to_do.collect::<Vec<_>>().join(" ")
    }

    /// What the clocks count that people want to see. Nobody waits when a game is over.
    pub(super) fn timers(&self, settings: &Settings) -> Vec<Timer> {
        if self.is_running() { self.clocks.timers(settings) } else { Vec::new() }
    }

    /// The clocks that people want to see.
    pub fn clocks<'a, M: 'a>(&self, frame: Frame<'a>) -> Vec<Element<'a, M>> {
        if self.is_running() { self.clocks.view(frame) } else { Vec::new() }
    }

    /// The feedback, in the table's language: a line, and another for what is to be done. Whoever
    /// is asked by name to do something is asked in their own.
    pub(super) fn feedback_words(&self, context: Context<'_>) -> Vec<String> {
        let (tr, spoken) = (context.tr(), context.words(&self.people.players));
        let lines = match &self.feedback {
            Feedback::Nothing => Vec::new(),
            Feedback::Played(place) => {
                let entry = self.journal.record().moves.get(*place);
                let happened = entry.map(|entry| {
                    if entry.unclear {
                        return vec![spoken.describe(entry)];
                    }
                    G::happened(&entry.what, self.journal.events(*place), &spoken)
                });
                vec![happened.unwrap_or_default().join(" "), self.to_do_words(*place, context)]
            }
            Feedback::Undone(entry, returns) => {
                let entry = spoken.describe(entry);
                let returns = returns
                    .iter()
                    .map(|back| self.words_to(back.addressee(), context).describe(back));
                let returns: Vec<String> = returns.collect();
                vec![tr.say(say::AppTableUndone { entry }), returns.join(" ")]
            }
            Feedback::Redone(place) => {
                let entry = self.journal.record().moves.get(*place);
                let entry = entry.map(|entry| spoken.describe(entry)).unwrap_or_default();
                let redone = tr.say(say::AppTableRedone { entry });
                vec![redone, self.to_do_words(*place, context)]
            }
            Feedback::Corrected(what, changes) => {
                let what = match what {
                    Correction::Made => tr.say(say::AppCorrectMade),
                    Correction::Undone => tr.say(say::AppCorrectUndone),
                    Correction::Redone => tr.say(say::AppCorrectRedone),
                    Correction::AllClear => tr.say(say::AppCorrectAllClear),
                };
                let changes = changes.iter().map(|change| spoken.describe(change));
                let all: Vec<String> = std::iter::once(what).chain(changes).collect();
                vec![all.join(" · ")]
            }
            Feedback::Presence(seat) => {
                let name = spoken.name(*seat);
                let is_away = self.journal.left().contains(seat);
                let told = if is_away {
                    tr.say(say::AppTableAway { name })
                } else {
                    tr.say(say::AppTableBack { name })
                };
                // Beneath the call it stands already if they are the one who is called.
                let is_told = self.echo(context).is_some_and(|echo| echo == told);
                vec![if is_told { String::new() } else { told }]
            }
            Feedback::Refused(refusal) => {
                refusal.reasons.iter().map(|reason| spoken.describe(reason)).collect()
            }
        };
        lines.into_iter().filter(|line| !line.is_empty()).collect()
    }
}

//! What a club hangs up or sends around: the league and the seating, as files.

use iced::Task;
use jiff::Timestamp;

use super::{Club, Message};
use crate::app::ui::files::Files;
use crate::app::ui::frame::Frame;
use crate::app::ui::theme::Element;
use crate::app::ui::widget::words;
use crate::export::sheet::club as sheet;
use crate::export::{Format, csv, pack_sheet};
use crate::palette::PARCHMENT;
use fondaco_ledger::seating::Table;
use fondaco_rules::GameId;
use fondaco_text::Language;
use fondaco_words::{Translator, say, time_zone};

/// What is wanted as a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Paper {
    League(Format),
    Seating,
}

impl Club {
    /// Who sits where: as it is planned, or else in the round that is on, with its number.
    fn seating(&self) -> (Option<u32>, Vec<Table>) {
        let Some(round) = self.round().filter(|_| self.planning.plan.is_empty()) else {
            return (None, self.planning.plan.clone());
        };
        let tables = round.tables.iter().filter_map(|table| {
            Some(Table { game: GameId::find(&table.kind)?, names: table.names.clone() })
        });
        (Some(round.number), tables.collect())
    }

    /// Writes what the page shows into a file, in the colours of paper.
    pub fn save(&self, paper: Paper, files: &Files, language: Language) -> Task<Message> {
        let day = time_zone().to_datetime(Timestamp::now()).date();
        let written = match paper {
            Paper::League(format) => {
                let Some(loaded) = self.loaded.clone() else {
                    return Task::none();
                };
                let (game, span) = (self.game, self.span);
                let name = format!("fondaco-league-{day}.{}", format.id());
                files.write(name, move || {
                    let (league, records) = (&loaded.league, &loaded.records);
                    if format == Format::Csv {
                        return csv::league(league).ok().map(String::into_bytes);
                    }
                    let tr = Translator::new(language);
                    let any = || tr.say(say::ClubAllGames);
                    let game = game.map_or_else(any, |game| tr.game_name(game));
                    let scope = format!("{game} · {}", span.told(&tr));
                    pack_sheet(&sheet::league(league, records, &scope, &tr, &PARCHMENT), format)
                        .ok()
                })
            }
            Paper::Seating => {
                let (number, tables) = self.seating();
                files.write(format!("fondaco-round-{day}.png"), move || {
                    let tr = Translator::new(language);
                    let heading = match number {
                        Some(number) => tr.say(say::ClubRound { number: number.into() }),
                        None => tr.say(say::ClubNextRound),
                    };
                    let sheet = sheet::seating(&heading, &tables, &tr, &PARCHMENT);
                    pack_sheet(&sheet, Format::Png).ok()
                })
            }
        };
        written.map(Message::Saved)
    }
}

/// What became of the file that was wanted last.
pub(super) fn saved<'a, M: 'a>(club: &'a Club, frame: Frame<'a>) -> Option<Element<'a, M>> {
    let (told, ink) = club.saved.as_ref()?.sentence(frame.tr());
    Some(words(told, frame.scale.small()).class(ink).into())
}

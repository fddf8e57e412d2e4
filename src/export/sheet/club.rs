//! Sheets of a club: who leads, and who sits where.

use super::{INSET, LEFT, RIGHT, SheetPage};
use crate::describe;
use crate::export::typography::{
    Anchor, BODY, CALL, HEADING, LEAD, SMALL, SPACE, plain, strong, title,
};
use jiff::Timestamp;

use crate::palette::Palette;
use fondaco_ledger::seating::Table;
use fondaco_ledger::{Best, League};
use fondaco_text::printable;
use fondaco_words::{Translator, say};

/// How high a line is.
const LINE: f32 = 40.0;
/// How wide a column of numbers is.
const NUMBER: f32 = 128.0;
/// Where places end and names begin.
const PLACE: f32 = LEFT + INSET + SPACE[5];
const NAMES: f32 = PLACE + SPACE[4];

/// The league as a drawing: which games of which time, everybody in it, and the records with the
/// games behind them.
pub fn league(
    league: &League,
    records: &[Best],
    scope: &str,
    tr: &Translator,
    palette: &Palette,
) -> String {
    let mut page = SheetPage { svg: String::new(), y: SPACE[6], palette };
    let heading = tr.say(say::ClubPageLeague);
    head(&mut page, &heading, scope, tr);
    page.middle(plain(LEAD), &describe::league_games(tr, league.games), palette.quiet);
    page.y += SPACE[4];
    if !league.rows.is_empty() {
        page.raised("", |page| rows(page, league, tr));
    }
    if !records.is_empty() {
        page.raised(&tr.say(say::ClubRecords), |page| {
            for best in records {
                let behind = printable(&best.game);
                page.lines(plain(BODY), &format!("{} ({behind})", describe::best(tr, best)));
            }
        });
    }
    page.foot(tr);
    page.finish(&heading)
}

fn rows(page: &mut SheetPage<'_>, league: &League, tr: &Translator) {
    let palette = page.palette;
    let ends = [3.0, 2.0, 1.0, 0.0].map(|column| RIGHT - INSET - column * NUMBER);
    let heads = [
        tr.say(say::AppStatisticsWon),
        tr.say(say::AppStatisticsPlayed),
        tr.say(say::AppStatisticsShare),
        tr.say(say::ClubPlaces),
    ];
    let base = page.y + SMALL * 0.6;
    for (head, end) in heads.iter().zip(ends) {
        let head = plain(SMALL).shortened(head, NUMBER - SPACE[1]);
        page.svg += &plain(SMALL).write(&head, (end, base), Anchor::End, palette.quiet);
    }
    page.y = base + SPACE[2];
    page.rule();
    page.y += SPACE[0];
    for row in &league.rows {
        let base = page.y + LINE / 2.0 + LEAD * 0.35;
        let ink = if row.rank == 1 { palette.gold } else { palette.ink };
        let name = strong(LEAD).shortened(&printable(&row.name), ends[0] - NUMBER - NAMES);
        let place = format!("{}.", row.rank);
        page.svg += &strong(LEAD).write(&place, (PLACE, base), Anchor::End, ink);
        page.svg += &strong(LEAD).write(&name, (NAMES, base), Anchor::Start, ink);
        let numbers = [
            row.wins.to_string(),
            row.games.to_string(),
            tr.percent(row.share),
            tr.decimal(row.average),
        ];
        for (number, end) in numbers.iter().zip(ends) {
            page.svg += &plain(LEAD).write(number, (end, base), Anchor::End, palette.ink);
        }
        page.y += LINE;
    }
    page.y -= SPACE[1];
}

/// Who sits where in a round, to be hung up.
pub fn seating(heading: &str, tables: &[Table], tr: &Translator, palette: &Palette) -> String {
    let mut page = SheetPage { svg: String::new(), y: SPACE[6], palette };
    head(&mut page, heading, "", tr);
    for (number, table) in (1_u32..).zip(tables) {
        let number = tr.say(say::ClubTable { number: number.into() });
        let heading = format!("{number} · {}", tr.game_name(table.game));
        page.raised(&heading, |page| {
            let names = table.names.iter().map(|name| printable(name)).collect::<Vec<_>>();
            page.lines(plain(HEADING), &names.join(" · "));
        });
    }
    page.foot(tr);
    page.finish(heading)
}

/// What it is, of what, and of which day.
fn head(page: &mut SheetPage<'_>, heading: &str, scope: &str, tr: &Translator) {
    let palette = page.palette;
    let today = tr.date(Timestamp::now());
    let base = page.y + BODY;
    page.svg += &plain(BODY).write(&today, (RIGHT, base), Anchor::End, palette.quiet);
    page.svg += &plain(BODY).write(scope, (LEFT, base), Anchor::Start, palette.quiet);
    page.y += SPACE[5];
    page.middle(title(CALL), heading, palette.porphyry);
    page.y += SPACE[4];
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::export::picture::{outlined, png};
    use crate::palette::{NIGHT, PARCHMENT};
    use fondaco_ledger::LeagueRow;
    use fondaco_rules::GameId;
    use fondaco_text::Language;

    fn somebody(rank: usize, name: &str) -> LeagueRow {
        let name = name.to_owned();
        LeagueRow { rank, name, games: 12, wins: 7, places: 20, average: 1.7, share: 0.583 }
    }

    #[test]
    fn a_league_is_drawn_whoever_is_in_it() {
        let mut rows = vec![somebody(1, "Eva"), somebody(2, &"W".repeat(100))];
        rows.extend((3..=200).map(|rank| somebody(rank, "<b>大輔</b> & Söhne")));
        let all = League { games: 812, rows };
        let best = Best {
            kind: "byzanz".to_owned(),
            name: "Eva".to_owned(),
            points: 41,
            begun: Timestamp::UNIX_EPOCH,
            game: "some-id".to_owned(),
        };
        for (language, palette) in Language::ALL.into_iter().zip([&PARCHMENT, &NIGHT, &PARCHMENT]) {
            let tr = Translator::new(language);
            let sheet = league(&all, std::slice::from_ref(&best), "Byzanz", &tr, palette);
            for part in ["Eva", "58", "41", "some-id", "&lt;b&gt;"] {
                assert!(sheet.contains(part), "{part}");
            }
            assert!(outlined(&sheet).is_ok() && png(&sheet, 1200).is_ok());
            let none = league(&League::default(), &[], "", &tr, palette);
            assert!(none.contains(&describe::league_games(&tr, 0)));
        }
    }

    #[test]
    fn a_plan_says_where_everybody_sits() {
        let tr = Translator::new(Language::En);
        let names = ["Axel", "Eva", "Renée"].map(str::to_owned).to_vec();
        let tables =
            [GameId::Kathai, GameId::Byzanz].map(|game| Table { game, names: names.clone() });
        let sheet = seating("Round 2", &tables, &tr, &PARCHMENT);
        for part in ["Round 2", "Table 1 · Kathai", "Table 2 · Byzanz", "Axel · Eva · Renée"] {
            assert!(sheet.contains(part), "{part}");
        }
        assert!(png(&sheet, 1200).is_ok());
    }
}

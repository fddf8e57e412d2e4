//! The game as phones may see it, and what is told of it to one of them.

use crate::app::table::Moment;
use crate::app::table::board::offer::{Eyes, Offer, SecretQuestion};
use crate::app::table::board::place::Place;
use crate::app::table::board::{Board, View, called_alone};
use crate::app::table::far::scene::Tally;
use crate::app::ui::frame::Context;
use crate::app::ui::translators::Translators;
use fondaco_record::Colour;
use fondaco_rules::any;
use fondaco_rules::{GameId, RuleInfo, Seat};
use fondaco_store::settings::{PhoneEntry, Settings};
use fondaco_text::Language;
use fondaco_words::Call;
use fondaco_words::{Article, Translator, Verdict, Words, say};

/// How many of the last entries a phone shows.
const LAST: usize = 8;

type BoxedMoment<G> = Box<Moment<G>>;

any! {
    /// A moment of any game.
    #[derive(Clone)]
    AnyMoment = BoxedMoment
}

/// Who looks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Viewer {
    /// Where they sit; `None` if they only watch.
    pub seat: Option<Seat>,
    pub language: Language,
}

/// What is told of a moment.
pub struct Told {
    pub game: GameId,
    pub progress: Vec<String>,
    /// The call, in the language of whoever looks or, if they only watch, of whoever is called.
    pub call: Call,
    /// The same in the language of whoever watches.
    pub echo: Option<String>,
    /// Whether whoever looks is called.
    pub is_my_turn: bool,
    /// What happened last, and what is to be done with the pieces.
    pub happened: Vec<String>,
    pub seats: Vec<ToldSeat>,
    /// What matters most of the board.
    pub tally: Tally,
    /// What lies on the table, a sentence each.
    pub on_table: Vec<String>,
    /// The last entries with their numbers, the latest first.
    pub entries: Vec<(usize, String)>,
    pub rule: Option<Article>,
    /// Whether anything can be entered here.
    pub enters: bool,
    /// What that is, and for whom.
    pub offers: Vec<(Seat, Vec<Offer>)>,
    /// A move as somebody would type it.
    pub example: String,
    pub result: Option<ToldResult>,
    /// What whoever looks is asked in secret.
    pub question: Option<SecretQuestion>,
}

/// Somebody at the table.
pub struct ToldSeat {
    pub seat: Seat,
    pub name: String,
    pub colour: Colour,
    pub place: Place,
    pub is_called: bool,
    pub is_away: bool,
}

/// How the game ended.
pub struct ToldResult {
    pub verdict: Verdict,
    pub ranking: Vec<String>,
    /// Why each has so many points.
    pub why: Vec<(String, Vec<String>)>,
}

impl<G: Board> Moment<G> {
    /// How the rest is looked at: the game, what is due, and how it may be shown.
    fn with_view<T>(&self, see: impl FnOnce(View<'_, G>) -> T) -> T {
        let (extra, due) = (G::Extra::default(), self.journal.position().due());
        see(View {
            position: self.journal.position(),
            due: &due,
            players: &self.players,
            colours: &self.colours,
            left: self.journal.left(),
            entries: &self.journal.record().moves,
            extra: &extra,
            is_now: true,
            accepts_entries: self.accepts_entries,
            is_broken_off: self.journal.broken_off().is_some(),
            shows_totals: self.shows_totals,
            shows_journal: false,
        })
    }

    /// What is told to somebody.
    pub fn tell(
        &self,
        viewer: Viewer,
        entry: PhoneEntry,
        translators: &Translators,
        settings: &Settings,
    ) -> Told {
        let context = Context::new(translators, settings, viewer.language);
        let (tr, words) = (context.tr(), context.words(&self.players));
        self.with_view(|view| {
            let position = view.position;
            let awaited = G::awaited(view.due);
            let is_over = self.journal.is_over();
            let is_called = |seat: Seat| !is_over && awaited.seats.contains(&seat);
            let mut call = self.call(view, viewer, context);
            let echo = (call.language != viewer.language).then(|| words.describe(view.due));
            let seats = Seat::all(u8::try_from(self.players.len()).unwrap_or(u8::MAX));
            let told_seats = seats.clone().map(|seat| {
                let mut place = G::place(view, seat, tr);
                // Nobody's hand is another one's business.
                if viewer.seat != Some(seat) {
                    place.hand.clear();
                }
                ToldSeat {
                    seat,
                    name: words.name(seat),
                    colour: self.colours.get(seat.index()).copied().unwrap_or(Colour::Blue),
                    place,
                    is_called: is_called(seat),
                    is_away: view.left.contains(&seat),
                }
            });
            let rule: RuleInfo = awaited.rule.into();
            let moves = &self.journal.record().moves;
            let last = (moves.len().saturating_sub(LAST)..moves.len()).rev();
            let may_enter = match entry {
                PhoneEntry::Watch => false,
                PhoneEntry::Own => viewer.seat.is_some(),
                PhoneEntry::All => true,
            };
            let enters = |seat: &Seat| match entry {
                PhoneEntry::Watch => false,
                PhoneEntry::Own => viewer.seat == Some(*seat),
                PhoneEntry::All => viewer.seat == Some(*seat) || is_called(*seat),
            };
            // One's own come first.
            let own = viewer.seat.into_iter();
            let others = seats.filter(|seat| viewer.seat != Some(*seat));
            let eyes = |seat| if viewer.seat == Some(seat) { Eyes::Own } else { Eyes::Others };
            let offers = own
                .chain(others)
                .filter(enters)
                .map(|seat| (seat, G::offers(view, seat, eyes(seat), tr)));
            // What is nobody else's business nobody else enters.
            let offers = offers.map(|(seat, mut offers): (Seat, Vec<Offer>)| {
                offers.retain(|offer| !offer.is_secret || viewer.seat == Some(seat));
                (seat, offers)
            });
            let offers: Vec<_> =
                offers.filter(|(_, offers)| self.accepts_entries && !offers.is_empty()).collect();
            let counts = viewer.seat.is_some_and(|seat| {
                let mut own = G::offers(view, seat, Eyes::Own, tr).into_iter();
                may_enter && !is_over && own.any(|offer| offer.is_secret)
            });
            if counts && !viewer.seat.is_some_and(is_called) {
                call = words.call(tr.say(say::AppPhonesCount));
            }
            Told {
                game: G::ID,
                progress: position.progress(tr),
                call,
                echo,
                is_my_turn: counts || viewer.seat.is_some_and(is_called),
                happened: self.happened(&words),
                seats: told_seats.collect(),
                tally: G::far_summary(view, &G::Draft::default(), context),
                on_table: self.on_table(&words),
                entries: last.map(|place| (place + 1, words.describe(&moves[place]))).collect(),
                rule: context.rulebook(G::ID).article(rule).cloned(),
                enters: self.accepts_entries && may_enter && !(is_over && offers.is_empty()),
                offers,
                example: example::<G>(viewer.seat.or(awaited.seats.first().copied()), &words),
                question: self
                    .question_in(viewer.language)
                    .filter(|_| may_enter && viewer.seat.is_some()),
                result: self.is_result_known.then(|| self.result(&words)),
            }
        })
    }

    /// What lies on the table, and what lies out of sight if everybody has asked for it.
    fn on_table(&self, words: &Words<'_>) -> Vec<String> {
        let on_table = self.journal.position().describe_table(words);
        if self.shows_totals { on_table.all() } else { on_table.open }
    }

    pub fn question_in(&self, language: Language) -> Option<SecretQuestion> {
        self.question.as_ref().map(|texts| texts[language as usize].clone())
    }

    fn call(&self, view: View<'_, G>, viewer: Viewer, context: Context<'_>) -> Call {
        if view.is_broken_off || self.is_result_known {
            let words = context.words(&self.players);
            return words.call(words.verdict(&self.journal).winner);
        }
        let called = called_alone::<G>(view.due).filter(|seat| !view.left.contains(seat));
        // Whoever has a seat reads everything in their own language.
        let called = called.filter(|_| viewer.seat.is_none());
        let called = called.and_then(|seat| self.players.get(seat.index()));
        let language = called.map_or(viewer.language, |player| player.lang);
        let words = Words::new(context.translators.translator(language), &self.players);
        words.call(words.describe(view.due))
    }

    /// What the last entry has brought, and what is to be done now.
    fn happened(&self, words: &Words<'_>) -> Vec<String> {
        let moves = &self.journal.record().moves;
        let Some((last, entry)) = moves.iter().enumerate().next_back() else {
            return Vec::new();
        };
        if entry.unclear {
            return vec![words.describe(entry)];
        }
        let events = self.journal.events(last);
        let mut happened = G::happened(&entry.what, events, words);
        let before = self.journal.position_after(last);
        let to_do = before.to_do(&entry.what, events, &|_| *words);
        happened.extend(to_do.into_iter().map(|call| call.text));
        happened
    }

    fn result(&self, words: &Words<'_>) -> ToldResult {
        let position = self.journal.position();
        let standings = self.journal.standings();
        let why = standings.places.iter().map(|place| {
            let why = position.why(place.seat, words).into_iter().map(|why| why.text);
            (words.name(place.seat), why.collect())
        });
        ToldResult {
            verdict: words.verdict(&self.journal),
            ranking: words.ranking(&standings),
            why: why.collect(),
        }
    }
}

/// How a move begins that somebody could type.
fn example<G: Board>(seat: Option<Seat>, words: &Words<'_>) -> String {
    let example = words.translator().quick_example(G::ID);
    let verb = example.split(' ').nth(1).unwrap_or_default();
    let name = words.name(seat.unwrap_or(Seat::new(0)));
    format!("{} {verb} …", name.to_lowercase())
}

/// What somebody without script or eyes reads first: the page's name.
pub fn title(told: &Told, tr: &Translator) -> String {
    let game = tr.game_name(told.game);
    tr.say(say::AppPhonesPageTitle { call: told.call.text.clone(), game })
}

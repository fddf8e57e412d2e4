//! Setting up a game: who plays and who deals, then the checklist for the table.

mod checklist;
mod game_cards;
mod leaving;
mod options;
mod plate;
mod questions;
mod seat_drafts;
mod seating;
mod seats;

use rand::Rng;

use crate::app::table::board::Board as _;
use crate::app::ui::frame::{Context, Frame};
use crate::app::ui::theme::Element;
use fondaco_record::{AnyRecord, Colour, Fault, Player};
use fondaco_rules::GameId;
use fondaco_rules::RuleInfo;
use fondaco_rules::named;
use fondaco_store::settings::{Guest, KnownPlayer, Settings};
use fondaco_text::Language;
use fondaco_text::excerpt;
use fondaco_words::{Translator, is_emblem, say};
use options::AnyOptions;

pub use leaving::leave_question;
pub use options::AnyOptionInput;

/// A game being set up.
#[derive(Clone, Debug)]
pub struct Setup {
    game: GameId,
    seats: Vec<SeatDraft>,
    /// Those who were there before somebody chose fewer players.
    away: Vec<SeatDraft>,
    /// The names of the last game, if it is the same people again.
    last_names: Vec<String>,
    /// How many shall play, if the game is for so many.
    wanted: usize,
    /// What each game asks, in the order of the games.
    options: [AnyOptions; GameId::ALL.len()],
    stage: Stage,
    /// Whether depth and house rules are folded out, in a window that has no room for them.
    more: bool,
    draw: Option<Draw>,
    fault: Option<(usize, Fault)>,
    /// Who may come: everybody who is at the club this evening.
    expected: Vec<KnownPlayer>,
    /// Whether somebody wanted to go on before everything was said.
    hasty: bool,
}

/// No checklist has more steps.
const STEPS: usize = 12;

/// A place at the table that somebody may take.
#[derive(Clone, PartialEq, Eq, Debug)]
struct SeatDraft {
    name: String,
    lang: Language,
    colour: Colour,
    /// The language that was chosen here, and the name of whoever it was chosen for.
    chosen_lang: Option<(String, Language)>,
    /// The name of whoever the colour was chosen for here.
    chosen_colour: Option<String>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Stage {
    Seats,
    Checklist {
        /// Who plays, each under a name by now.
        players: Vec<Player>,
        /// Which steps are ticked off.
        ticked: Vec<bool>,
    },
}

/// Lots being drawn: the dealer's mark hops around the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Draw {
    hops: u8,
}

/// What can happen during setup.
#[derive(Clone, Debug)]
pub enum Message {
    Game(GameId),
    Players(u8),
    Name(usize, String),
    SetLanguage(usize, Language),
    NextColour(usize),
    /// Two change places.
    Swap(usize, usize),
    Invite(KnownPlayer),
    /// Somebody deals, leads, or is the youngest.
    Mark(usize),
    DrawMark,
    Hop,
    ToggleMore,
    House(RuleInfo, bool),
    /// Something of the game's own.
    Option(AnyOptionInput),
    Next,
    Back,
    Tick(usize),
    Begin,
    /// Enter in a name field.
    Named(usize),
    /// Whatever comes next: the checklist, or the game.
    Confirm,
}

/// What the field for a seat's name is called.
pub fn name_id(seat: usize) -> String {
    format!("name-{seat}")
}

/// What the window must do after a message.
pub enum Action {
    /// Nothing.
    None,
    /// Another page is open.
    ScrollToTop,
    /// Send [`Message::Hop`] in a moment.
    ScheduleHop,
    /// Let people type the name of this seat.
    Focus(usize),
    /// Back to the start.
    Leave,
    /// Play; these people are at the table.
    Begin(Box<AnyRecord>, Vec<Guest>),
}

impl Setup {
    /// A table for four, in the table's language.
    pub fn new(language: Language, settings: &Settings) -> Self {
        let seats =
            Colour::ALL.into_iter().take(4).map(|colour| SeatDraft::new("", language, colour));
        Setup {
            seats: seats.collect(),
            away: Vec::new(),
            last_names: Vec::new(),
            game: settings.game,
            wanted: 4,
            options: GameId::ALL.map(|game| AnyOptions::new(game, settings)),
            stage: Stage::Seats,
            more: false,
            draw: None,
            fault: None,
            expected: Vec::new(),
            hasty: false,
        }
    }

    /// A table of the club's round: these people play this game.
    pub fn of_round(
        game: GameId,
        names: &[String],
        language: Language,
        settings: &Settings,
    ) -> Self {
        let mut setup = Setup::new(language, settings);
        setup.wanted = names.len();
        setup.choose(game, language);
        setup.expect(names, language, settings);
        for person in setup.expected.clone() {
            setup.invite(&person);
        }
        setup
    }

    /// These people may come.
    pub fn expect(&mut self, names: &[String], language: Language, settings: &Settings) {
        let colours = Colour::ALL.into_iter().cycle();
        let expected = names.iter().zip(colours).map(|(name, colour)| {
            let stranger =
                || KnownPlayer { name: name.clone(), lang: language, colour, other_colour: None };
            settings
                .known(name)
                .map_or_else(stranger, |known| KnownPlayer { name: name.clone(), ..known.clone() })
        });
        self.expected = expected.collect();
    }

    /// The same people by the same rules; where somebody deals, the next one does.
    pub fn again(record: &AnyRecord, settings: &Settings) -> Self {
        let players = record.players().to_vec();
        let seats = players.iter().zip(Player::colours(&players));
        let seats = seats.map(|(player, colour)| {
            // Whoever had no name has none now.
            let name = if is_emblem(&player.name) { "" } else { &player.name };
            SeatDraft::new(name, player.lang, colour)
        });
        let mut setup = Setup {
            game: record.game_id(),
            wanted: players.len(),
            seats: seats.collect(),
            last_names: players.iter().map(|player| player.name.clone()).collect(),
            ..Setup::new(Language::default(), settings)
        };
        *setup.game_options_mut() = AnyOptions::again(record, settings);
        setup.draw_at_last();
        setup.stage = Setup::checklist(players);
        setup
    }

    fn checklist(players: Vec<Player>) -> Stage {
        Stage::Checklist { players, ticked: vec![false; STEPS] }
    }

    /// Which game is set up.
    pub fn game_id(&self) -> GameId {
        self.game
    }

    /// Whether there is something that nobody wants to enter again: who plays, or numbers read off
    /// the cards. A colour or a house rule is chosen again with a click.
    pub fn has_entries(&self) -> bool {
        let mut names = self.seats.iter().chain(&self.away).map(|place| place.name.trim());
        let is_new =
            |name: &str| !name.is_empty() && !self.last_names.iter().any(|old| old == name);
        names.any(is_new) || self.options.iter().any(AnyOptions::has_entries)
    }

    /// What the chosen game asks.
    fn game_options(&self) -> &AnyOptions {
        &self.options[self.game as usize]
    }

    fn game_options_mut(&mut self) -> &mut AnyOptions {
        &mut self.options[self.game as usize]
    }

    /// The game before its first move.
    fn record(&self, players: Vec<Player>) -> Option<AnyRecord> {
        self.game_options().record(players)
    }

    /// The players; whoever typed no name is called by their emblem.
    fn players(&self, tr: &Translator) -> Vec<Player> {
        let player = |place: &SeatDraft| Player {
            name: match place.name.trim() {
                "" => tr.say(say::AppSetupEmblem { colour: place.colour }),
                name => name.to_owned(),
            },
            lang: place.lang,
            colour: Some(place.colour),
        };
        self.seats.iter().map(player).collect()
    }

    /// Everybody who has a name.
    fn guests(&self) -> Vec<Guest> {
        let named = self.seats.iter().filter(|place| !place.is_free());
        let guest = |place: &SeatDraft| Guest {
            name: place.name.trim().to_owned(),
            lang: place.lang,
            colour: place.colour,
            chose_colour: place.has_chosen_colour(),
        };
        named.filter(|place| !is_emblem(&place.name)).map(guest).collect()
    }

    /// The first name that cannot be, and why.
    fn find_fault(players: &[Player]) -> Option<(usize, Fault)> {
        let single = players
            .iter()
            .enumerate()
            .find_map(|(seat, player)| Player::fault_of(&player.name).map(|fault| (seat, fault)));
        single.or_else(|| {
            let seat = Player::double(players)?;
            let name = excerpt(&players[seat].name);
            Some((seat, Fault::NameTwice { name }))
        })
    }

    /// Answers a message.
    pub fn update(&mut self, message: Message, context: Context<'_>) -> Action {
        match message {
            Message::Game(game) => self.choose(game, context.language),
            Message::Players(players) => {
                self.wanted = players.into();
                self.resize(self.wanted, context.language);
            }
            Message::Name(seat, name) => self.change(seat, |place| {
                place.rename(name, context.settings, context.language);
            }),
            Message::SetLanguage(seat, lang) => self.change(seat, |place| {
                place.chosen_lang = Some((place.name.clone(), lang));
                place.lang = lang;
            }),
            Message::NextColour(seat) => self.next_colour(seat),
            Message::Swap(one, other) => self.swap(one, other),
            Message::Invite(person) => self.invite(&person),
            Message::Mark(seat) => {
                self.draw = None;
                self.mark(seat.min(self.seats.len() - 1));
            }
            Message::DrawMark => {
                // Everybody is as likely: where the mark stands does not matter.
                let seats = u8::try_from(self.seats.len()).unwrap_or(1);
                let hops = seats + rand::rng().random_range(0..seats);
                self.draw = Some(Draw { hops });
                return Action::ScheduleHop;
            }
            Message::Hop => return self.hop(),
            Message::ToggleMore => self.more = !self.more,
            Message::House(info, ours) => self.game_options_mut().decide(info, ours),
            Message::Option(input) => {
                if let Some(message) = self.game_options_mut().update(input) {
                    return self.update(message, context);
                }
            }
            Message::Next => {
                // Whoever does not wait for the lot learns at once on whom it falls.
                while let Action::ScheduleHop = self.hop() {}
                self.draw_at_last();
                let players = self.players(context.tr());
                self.fault = Setup::find_fault(&players);
                self.hasty = self.record(players.clone()).is_none();
                if self.fault.is_none() && !self.hasty {
                    self.stage = Setup::checklist(players);
                    return Action::ScrollToTop;
                }
                // What is wrong is told at the table.
                self.more = false;
                if let Some((seat, _)) = &self.fault {
                    return Action::Focus(*seat);
                }
            }
            Message::Back => match self.stage {
                Stage::Seats => return Action::Leave,
                Stage::Checklist { .. } => {
                    self.stage = Stage::Seats;
                    return Action::ScrollToTop;
                }
            },
            Message::Tick(step) => {
                if let Stage::Checklist { ticked, .. } = &mut self.stage
                    && let Some(ticked) = ticked.get_mut(step)
                {
                    *ticked = !*ticked;
                }
            }
            Message::Named(seat) if seat + 1 < self.seats.len() => {
                return Action::Focus(seat + 1);
            }
            Message::Named(_) | Message::Confirm => {
                let next = match self.stage {
                    Stage::Seats => Message::Next,
                    Stage::Checklist { .. } => Message::Begin,
                };
                return self.update(next, context);
            }
            Message::Begin => {
                if let Stage::Checklist { players, .. } = &self.stage
                    && let Some(record) = self.record(players.clone())
                {
                    return Action::Begin(Box::new(record), self.guests());
                }
            }
        }
        Action::None
    }

    /// The seat that has the mark of this game.
    fn marked(&self) -> Option<usize> {
        self.game_options().marked(self.seats.len())
    }

    fn mark(&mut self, seat: usize) {
        *self.game_options_mut().mark() = Some(seat);
    }

    /// Draws the mark by lot where the table has left that to us.
    fn draw_at_last(&mut self) {
        if named!(self.game, G => G::DRAWS_LOTS) && self.marked().is_none() {
            self.mark(rand::rng().random_range(0..self.seats.len()));
        }
    }

    fn hop(&mut self) -> Action {
        let Some(Draw { hops }) = self.draw else {
            return Action::None;
        };
        if hops == 0 {
            self.draw = None;
            return Action::None;
        }
        self.mark(self.marked().map_or(0, |seat| seat + 1) % self.seats.len());
        self.draw = Some(Draw { hops: hops - 1 });
        Action::ScheduleHop
    }

    /// The screen.
    pub fn view<'a>(&'a self, frame: Frame<'a>) -> Element<'a, Message> {
        match &self.stage {
            Stage::Seats => self.seats_view(frame),
            Stage::Checklist { players, ticked } => self.checklist_view(players, ticked, frame),
        }
    }
}

#[cfg(test)]
mod tests;

//! Kathai being set up: the camels of the price cards, the goods beneath them, and the checklist.

use iced::widget::{Column, Row, column, container, row, text_input};
use iced::{Center, Fill};
use rand::seq::SliceRandom;

use super::checklist::ChecklistItem;
use super::game_setup::GameSetup;
use super::{Message as Any, Setup};
use crate::app::board::kathai::drawing::{self, Drawing, card_width};
use crate::app::focus::button;
use crate::app::frame::Frame;
use crate::app::scale::{SANS, SPACE};
use crate::app::screen::setup::checklist::CARD;
use crate::app::theme::{Ink, Paint};
use crate::app::widget::{Element, icon_button, raised, strong, words};
use crate::i18n::{Translator, Words, say};
use crate::record::{AnyRecord, Player, Record};
use crate::rules::kathai::{self, Camels, Good, House, RowPlace, Rule, TableSetup};
use crate::rules::{RuleInfo, Seat};

/// How wide a place of the row is.
const PLACE: f32 = 112.0;
/// How many digits the camels of a price card have at most.
const DIGITS: usize = 2;

/// What Kathai asks beside who plays.
#[derive(Clone, Debug)]
pub(super) struct Options {
    /// Who is the youngest, once somebody has said so.
    youngest: Option<usize>,
    /// The camels as they are typed, from left to right.
    camels: [String; 4],
    /// The camels that were there before anybody typed.
    known_camels: [String; 4],
    goods: [Good; 5],
    /// The first of two goods that are to change places.
    held: Option<usize>,
    house: House,
}

/// What can happen to it.
#[derive(Clone, Debug)]
pub enum Message {
    /// What is typed as the camels of a price card.
    Camels(usize, String),
    /// A goods card at a place of the row.
    Good(usize),
    DrawGoods,
}

impl Options {
    /// A row drawn by lot, under price cards that the table has read off before, if it has.
    pub(super) fn new(camels: Option<[u8; 4]>) -> Self {
        let camels = match camels {
            Some(camels) => camels.map(|camels| camels.to_string()),
            // The others are printed on cards that only the table can see.
            None => [Camels::FOUR.to_string(), String::new(), String::new(), String::new()],
        };
        let mut options = Options {
            youngest: None,
            known_camels: camels.clone(),
            camels,
            goods: Good::ALL,
            held: None,
            house: House::default(),
        };
        options.draw();
        options
    }

    /// The same rules, and a new row.
    pub(super) fn again(table: &TableSetup) -> Self {
        Options {
            youngest: Some(table.starter().index()),
            house: table.house().clone(),
            ..Options::new(Some(table.camels().numbers()))
        }
    }

    pub(super) fn update(&mut self, message: Message) {
        match message {
            Message::Camels(place, typed) => {
                // Whatever else is typed or pasted there is not heard, and so is a third digit.
                let digits: String = typed.chars().filter(char::is_ascii_digit).collect();
                if let Some(camels) = self.camels.get_mut(place)
                    && digits.len() <= DIGITS
                {
                    *camels = digits;
                }
            }
            Message::Good(place) => self.touch(place),
            Message::DrawGoods => self.draw(),
        }
    }

    /// Whether somebody has read camels off their cards.
    pub(super) fn has_entries(&self) -> bool {
        self.camels != self.known_camels
    }

    /// Draws the order of the goods by lot.
    fn draw(&mut self) {
        self.goods.shuffle(&mut rand::rng());
        self.held = None;
    }

    /// One good is taken up; with the second one the two change places.
    fn touch(&mut self, place: usize) {
        match self.held.take() {
            Some(other) if other < 5 && place < 5 => self.goods.swap(other, place),
            _ => self.held = Some(place),
        }
    }

    /// The camels, once they are all there.
    fn counted(&self) -> Option<Camels> {
        let mut camels = [0; 4];
        for (count, typed) in camels.iter_mut().zip(&self.camels) {
            *count = typed.trim().parse().ok()?;
        }
        Camels::new(camels).ok()
    }

    /// The row as it will lie: price cards with their camels, goods cards that can be swapped.
    fn row<'a>(&'a self, is_faulty: bool, frame: Frame<'a>) -> Element<'a, Any> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let camels = |place: usize| -> Element<'a, Any> {
            match self.camels.get(place) {
                Some(typed) => row![
                    Drawing::Camel.mark(scale.lead(), Ink::Plain),
                    text_input("?", typed)
                        .id(format!("camels-{place}"))
                        .font(SANS)
                        .size(scale.lead())
                        .align_x(Center)
                        .padding([SPACE[0], SPACE[1]])
                        .width(scale.lead() * 2.6)
                        .on_input(move |typed| Any::Kathai(Message::Camels(place, typed)))
                        .on_submit(Any::Next),
                ]
                .spacing(SPACE[0])
                .align_y(Center)
                .into(),
                None => {
                    words(tr.say(say::AppKathaiUnsellable), scale.small()).class(Ink::Quiet).into()
                }
            }
        };
        let places = RowPlace::ALL.into_iter().zip(self.goods).enumerate();
        let places = places.map(|(place, (price, good))| {
            let edge = drawing::colour(good);
            let paint =
                if self.held == Some(place) { Paint::CardChosen(edge) } else { Paint::Card(edge) };
            let height = PLACE * 0.9;
            let face = drawing::good_face(good, tr.good(good), tr.good_letter(good), height);
            let card = button(face)
                .class(paint)
                .padding(0)
                .width(card_width(height) * 1.2)
                .height(height)
                .on_press(Any::Kathai(Message::Good(place)));
            column![
                drawing::price(price, None, PLACE, scale.title()),
                container(camels(place)).center_y(scale.lead() * 2.0),
                container(card).id(format!("place-{place}")),
            ]
            .spacing(SPACE[0])
            .align_x(Center)
            .into()
        });
        let order = icon_button(
            Drawing::Dice,
            tr.say(say::AppKathaiShuffle),
            scale.body(),
            Paint::Plain,
            Any::Kathai(Message::DrawGoods),
        );
        let explained = column![
            strong(tr.say(say::AppKathaiRow), scale.lead()),
            words(tr.say(say::AppKathaiRowHint), scale.small()).class(Ink::Quiet),
        ]
        .width(Fill);
        let mut lines: Vec<Element<'a, Any>> =
            vec![row![explained, order].spacing(SPACE[3]).align_y(Center).into()];
        if is_faulty {
            let fault = tr.say(say::AppKathaiCamelsMissing {
                least: (*Camels::POSSIBLE.start()).into(),
                most: (*Camels::POSSIBLE.end()).into(),
            });
            lines.push(strong(fault, scale.body()).class(Ink::Refused).into());
        }
        let row = Row::with_children(places).spacing(SPACE[1]);
        lines.push(container(row).center_x(Fill).into());
        let lines = Column::with_children(lines).spacing(SPACE[1]);
        raised(lines).width(Fill).into()
    }
}

impl GameSetup for Options {
    fn mark(&self) -> Option<usize> {
        self.youngest
    }

    fn set_mark(&mut self, seat: Option<usize>) {
        self.youngest = seat;
    }

    fn record(&self, players: Vec<Player>, marked: Option<Seat>) -> Option<AnyRecord> {
        let count = u8::try_from(players.len()).ok()?;
        let house = self.house.clone();
        let table = TableSetup::new(count, marked?, self.counted()?, self.goods, house).ok()?;
        Some(AnyRecord::Kathai(Record::new(players, table)))
    }

    fn follows(&self, info: RuleInfo) -> bool {
        Rule::find(info).is_none_or(|rule| self.house.follows(rule))
    }

    fn decide(&mut self, info: RuleInfo, ours: bool) {
        if let Some(rule) = Rule::find(info) {
            self.house.decide(rule, ours);
        }
    }

    fn mark_word(&self, tr: &Translator) -> String {
        tr.say(say::AppKathaiYoungest)
    }

    fn marked_sentence(&self, name: Option<String>, tr: &Translator) -> String {
        match name {
            Some(name) => tr.say(say::AppKathaiBegins { name }),
            None => tr.say(say::AppKathaiWhoIsYoungest),
        }
    }

    fn lots(&self, _tr: &Translator) -> Option<String> {
        // Who is the youngest, everybody knows.
        None
    }

    fn more_word(&self, tr: &Translator) -> String {
        tr.say(say::AppSetupHouse)
    }

    fn asked<'a>(&'a self, hasty: bool, frame: Frame<'a>) -> Option<Element<'a, Any>> {
        let is_faulty = hasty && self.counted().is_none();
        Some(self.row(is_faulty, frame))
    }

    fn steps<'a>(
        &'a self,
        setup: &'a Setup,
        record: &AnyRecord,
        frame: Frame<'a>,
    ) -> (Vec<ChecklistItem<'a>>, String) {
        let AnyRecord::Kathai(Record { players, table, .. }) = record else {
            return (Vec::new(), String::new());
        };
        let tr = frame.tr();
        let shown = crate::app::names::whole_players(players);
        let spoken = Words::new(tr, &shown);
        let steps = table.plan().steps().into_iter();
        let steps = steps.map(|step| ChecklistItem {
            picture: drawn(step, table, setup, frame),
            sentence: spoken.describe(&step),
        });
        let turns = table.house().last_turns.turns(table.players());
        let note = match turns {
            0 => tr.say(say::AppKathaiNoteEnd),
            turns => tr.say(say::AppKathaiNote { turns: turns.into() }),
        };
        (steps.collect(), note)
    }
}

/// A step as a picture.
fn drawn<'a>(
    step: kathai::SetupStep,
    table: &TableSetup,
    setup: &'a Setup,
    frame: Frame<'a>,
) -> Element<'a, Any> {
    let (tr, scale) = (frame.tr(), frame.scale);
    let number = |number: u8| strong(number.to_string(), scale.title()).class(Ink::Gold);
    let picture: Row<'a, Any, _> =
        match step {
            kathai::SetupStep::Prices => Row::with_children(RowPlace::ALL.map(|place| {
                drawing::price(place, table.camels().at(place), CARD * 1.15, CARD * 0.7)
            }))
            .spacing(SPACE[0]),
            kathai::SetupStep::Goods { order } => Row::with_children(
                order.map(|good| drawing::good_small(good, tr.good_letter(good), CARD)),
            )
            .spacing(SPACE[2]),
            kathai::SetupStep::Shuffle { cards } => row![drawing::back(CARD), number(cards)],
            kathai::SetupStep::Deal { each, .. } => {
                let hand = (0..each).map(|_| drawing::back(SPACE[4]));
                row![setup.emblems(), Row::with_children(hand).spacing(SPACE[0] / 2.0)]
            }
            kathai::SetupStep::Pile { cards } => row![
                drawing::back(CARD),
                number(cards),
                words(tr.say(say::AppSetupPile), scale.small()).class(Ink::Quiet)
            ],
            kathai::SetupStep::Begin { starter } => {
                row![setup.emblem(starter.map_or(usize::MAX, Seat::index))]
            }
        };
    picture.spacing(SPACE[1]).align_y(Center).height(CARD).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_camels_are_asked_until_all_four_are_known() {
        let mut options = Options::new(None);
        assert_eq!(options.camels[0], "7");
        assert_eq!(options.counted(), None);
        for (place, typed) in [(1, "5"), (2, " 4 "), (3, "3")] {
            typed.clone_into(&mut options.camels[place]);
        }
        let camels = options.counted().map(|camels| camels.numbers());
        assert_eq!(camels, Some([7, 5, 4, 3]));
        for wrong in ["", "0", "22", "-3", "many", "300"] {
            wrong.clone_into(&mut options.camels[2]);
            assert_eq!(options.counted(), None, "{wrong}");
        }
    }

    #[test]
    fn only_digits_can_be_typed_as_camels_and_two_at_most() {
        let mut options = Options::new(None);
        let mut type_in = |typed: &str| {
            options.update(Message::Camels(1, typed.to_owned()));
            options.camels[1].clone()
        };
        for (typed, stands) in [
            ("five", ""),
            ("5", "5"),
            ("5x", "5"),
            ("-5", "5"),
            ("12", "12"),
            ("123", "12"),
            ("912", "12"),
            (" 4 camels", "4"),
            ("", ""),
        ] {
            assert_eq!(type_in(typed), stands, "{typed}");
        }
        options.update(Message::Camels(9, "5".to_owned()));
        let longest = Camels::POSSIBLE.end().to_string();
        assert_eq!(longest.len(), DIGITS, "every number can be typed");
    }

    #[test]
    fn two_goods_change_places_and_every_good_stays() {
        let mut options = Options::new(Some([7, 5, 4, 3]));
        options.goods = Good::ALL;
        options.touch(0);
        options.touch(3);
        let mut expected = Good::ALL;
        expected.swap(0, 3);
        assert_eq!(options.goods, expected);
        options.touch(2);
        options.touch(2);
        assert_eq!(options.goods, expected);
        options.draw();
        for good in Good::ALL {
            assert!(options.goods.contains(&good));
        }
    }

    #[test]
    fn every_order_of_the_goods_can_be_drawn() {
        let mut firsts = Vec::new();
        let mut options = Options::new(None);
        for _ in 0..400 {
            options.draw();
            if !firsts.contains(&options.goods[0]) {
                firsts.push(options.goods[0]);
            }
        }
        assert_eq!(firsts.len(), Good::ALL.len());
    }
}

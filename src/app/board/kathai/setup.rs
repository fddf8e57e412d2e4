//! Kathai being set up: the camels of the price cards, the goods beneath them, and the checklist.

use iced::widget::{Column, Row, column, container, row, text_input};
use iced::{Center, Fill};
use rand::seq::SliceRandom;

use crate::app::board::kathai::drawing::{self, Drawing, card_width};
use crate::app::board::setup::{CARD, Checklist, OptionInput, SetupView, emblem, emblems};
use crate::app::focus::button;
use crate::app::frame::Frame;
use crate::app::scale::{SANS, SPACE};
use crate::app::theme::{Ink, Paint};
use crate::app::widget::{Element, icon_button, raised, strong, words};
use crate::i18n::{Words, say};
use crate::record::{Colour, Player};
use crate::rules::kathai::{self, Camels, Good, House, Position, RowPlace, TableSetup};

type Input = OptionInput<Position>;

/// How wide a place of the row is.
const PLACE: f32 = 112.0;
/// How many digits the camels of a price card have at most.
const DIGITS: usize = 2;

/// What Kathai asks beside who plays.
#[derive(Clone, Debug)]
pub struct Options {
    /// The camels as they are typed, from left to right.
    camels: [String; 4],
    /// The camels that were there before anybody typed.
    known_camels: [String; 4],
    pub(super) goods: [Good; 5],
    /// The first of two goods that are to change places.
    held: Option<usize>,
    pub(super) house: House,
}

#[derive(Clone, Debug)]
pub enum OptionChange {
    /// What is typed as the camels of a price card.
    Camels(usize, String),
    /// A goods card at a place of the row.
    Good(usize),
    DrawGoods,
}

impl Options {
    /// A row drawn by lot, under price cards that the table has read off before, if it has.
    pub(super) fn new(camels: Option<[u8; 4]>, house: House) -> Self {
        let camels = match camels {
            Some(camels) => camels.map(|camels| camels.to_string()),
            // The others are printed on cards that only the table can see.
            None => [Camels::FOUR.to_string(), String::new(), String::new(), String::new()],
        };
        let mut options =
            Options { known_camels: camels.clone(), camels, goods: Good::ALL, held: None, house };
        options.draw();
        options
    }

    pub(super) fn change(&mut self, change: OptionChange) {
        match change {
            OptionChange::Camels(place, typed) => {
                // Whatever else is typed or pasted there is not heard, and so is a third digit.
                let digits: String = typed.chars().filter(char::is_ascii_digit).collect();
                if let Some(camels) = self.camels.get_mut(place)
                    && digits.len() <= DIGITS
                {
                    *camels = digits;
                }
            }
            OptionChange::Good(place) => self.touch(place),
            OptionChange::DrawGoods => self.draw(),
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
    pub(super) fn counted(&self) -> Option<Camels> {
        let mut camels = [0; 4];
        for (count, typed) in camels.iter_mut().zip(&self.camels) {
            *count = typed.trim().parse().ok()?;
        }
        Camels::new(camels).ok()
    }

    /// The row as it will lie: price cards with their camels, goods cards that can be swapped.
    fn row<'a>(&'a self, is_faulty: bool, frame: Frame<'a>) -> Element<'a, Input> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let camels = |place: usize| -> Element<'a, Input> {
            match self.camels.get(place) {
                Some(typed) => row![
                    Drawing::CAMEL.mark(scale.lead(), Ink::Plain),
                    text_input("?", typed)
                        .id(format!("camels-{place}"))
                        .font(SANS)
                        .size(scale.lead())
                        .align_x(Center)
                        .padding([SPACE[0], SPACE[1]])
                        .width(scale.lead() * 2.6)
                        .on_input(move |typed| OptionInput::Change(OptionChange::Camels(
                            place, typed
                        )))
                        .on_submit(OptionInput::Next),
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
                .on_press(OptionInput::Change(OptionChange::Good(place)));
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
            Drawing::DICE,
            tr.say(say::AppKathaiShuffle),
            scale.body(),
            Paint::Plain,
            OptionInput::Change(OptionChange::DrawGoods),
        );
        let explained = column![
            strong(tr.say(say::AppKathaiRow), scale.lead()),
            words(tr.say(say::AppKathaiRowHint), scale.small()).class(Ink::Quiet),
        ]
        .width(Fill);
        let mut lines: Vec<Element<'a, Input>> =
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

impl Options {
    pub(super) fn view<'a>(
        &'a self,
        marked: Option<String>,
        is_hasty: bool,
        frame: Frame<'a>,
    ) -> SetupView<'a, OptionInput<Position>> {
        let tr = frame.tr();
        SetupView {
            mark: tr.say(say::AppKathaiYoungest),
            marked: match marked {
                Some(name) => tr.say(say::AppKathaiBegins { name }),
                None => tr.say(say::AppKathaiWhoIsYoungest),
            },
            // Who is the youngest, everybody knows.
            lots: None,
            asked: Some(self.row(is_hasty && self.counted().is_none(), frame)),
            more_label: tr.say(say::AppSetupHouse),
            more: None,
        }
    }
}

/// The checklist for the table, and how the game ends.
pub(super) fn checklist<'a, M: 'a>(
    table: &TableSetup,
    players: &[Player],
    colours: &[Colour],
    frame: Frame<'a>,
) -> Checklist<'a, M> {
    let tr = frame.tr();
    let shown = Player::with_whole_names(players);
    let spoken = Words::new(tr, &shown);
    let steps = table.plan().steps().into_iter();
    let steps = steps.map(|step| (drawn(step, table, colours, frame), spoken.describe(&step)));
    let note = match table.house().last_turns.turns(table.players()) {
        0 => tr.say(say::AppKathaiNoteEnd),
        turns => tr.say(say::AppKathaiNote { turns: turns.into() }),
    };
    Checklist { steps: steps.collect(), note }
}

/// A step as a picture.
fn drawn<'a, M: 'a>(
    step: kathai::SetupStep,
    table: &TableSetup,
    colours: &[Colour],
    frame: Frame<'a>,
) -> Element<'a, M> {
    let (tr, scale) = (frame.tr(), frame.scale);
    let number = |number: u8| strong(number.to_string(), scale.title()).class(Ink::Gold);
    let picture: Row<'a, M, _> =
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
                row![emblems(colours), Row::with_children(hand).spacing(SPACE[0] / 2.0)]
            }
            kathai::SetupStep::Pile { cards } => row![
                drawing::back(CARD),
                number(cards),
                words(tr.say(say::AppSetupPile), scale.small()).class(Ink::Quiet)
            ],
            kathai::SetupStep::Begin { starter } => {
                row![emblem(colours, starter)]
            }
        };
    picture.spacing(SPACE[1]).align_y(Center).height(CARD).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_camels_are_asked_until_all_four_are_known() {
        let mut options = Options::new(None, House::default());
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
        let mut options = Options::new(None, House::default());
        let mut type_in = |typed: &str| {
            options.change(OptionChange::Camels(1, typed.to_owned()));
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
        options.change(OptionChange::Camels(9, "5".to_owned()));
        let longest = Camels::POSSIBLE.end().to_string();
        assert_eq!(longest.len(), DIGITS, "every number can be typed");
    }

    #[test]
    fn two_goods_change_places_and_every_good_stays() {
        let mut options = Options::new(Some([7, 5, 4, 3]), House::default());
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
        let mut options = Options::new(None, House::default());
        for _ in 0..400 {
            options.draw();
            if !firsts.contains(&options.goods[0]) {
                firsts.push(options.goods[0]);
            }
        }
        assert_eq!(firsts.len(), Good::ALL.len());
    }
}

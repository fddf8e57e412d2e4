//! Kathai being set up: the camels of the price cards, the goods beneath them, the checklist, and
//! the table that it makes.

use iced::widget::{Row, column, container, row, text_input};
use iced::{Center, Fill, Left, Size};
use rand::seq::SliceRandom;

use super::drawing::{self, Drawing, card_width};
use crate::app::table::board::setup::{
    Checklist, LaidTable, Laying, OptionInput, SetupView, asked_width, hand, step_mark_size,
};
use crate::app::ui::fitted;
use crate::app::ui::focus::button;
use crate::app::ui::frame::{Context, Frame};
use crate::app::ui::scale::{SANS, SPACE};
use crate::app::ui::theme::{Element, Ink, Paint, Surface};
use crate::app::ui::widget::{icon_button, strong, with_tooltip};
use fondaco_record::Player;
use fondaco_rules::kathai::{Camels, Good, House, Position, RowPlace, SetupStep, TableSetup};
use fondaco_words::names::with_whole_names;
use fondaco_words::{Words, say};

type Input = OptionInput<Position>;

/// How wide a place of the row is at most.
const WIDEST_PLACE: f32 = 112.0;
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
    fn row<'a>(&'a self, missing: Option<String>, frame: Frame<'a>) -> Element<'a, Input> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let width = asked_width(scale);
        let place_width = ((width - 4.0 * SPACE[0]) / 5.0).floor().min(WIDEST_PLACE);
        let size = scale.body();
        let camels = self.camels.iter().enumerate().map(|(place, typed)| {
            let field = text_input("?", typed)
                .id(format!("camels-{place}"))
                .font(SANS)
                .size(size)
                .align_x(Center)
                .padding([SPACE[0], SPACE[0]])
                .width(place_width - size - 2.0 * SPACE[0])
                .on_input(move |typed| OptionInput::Change(OptionChange::Camels(place, typed)))
                .on_submit(OptionInput::Next);
            let camels = row![Drawing::CAMEL.mark(size, Ink::Plain), field];
            container(camels.spacing(SPACE[0]).align_y(Center))
                .center_x(place_width)
                .center_y(size * 2.2)
                .into()
        });
        let prices = RowPlace::ALL.into_iter().enumerate().map(|(place, price)| {
            let price = drawing::price(price, None, place_width, scale.title() * 1.2);
            if place < self.camels.len() {
                return price;
            }
            with_tooltip(price, tr.say(say::AppKathaiUnsellable), scale)
        });
        let goods = self.goods.into_iter().enumerate().map(|(place, good)| {
            let edge = drawing::colour(good);
            let paint =
                if self.held == Some(place) { Paint::CardChosen(edge) } else { Paint::Card(edge) };
            let height = place_width * 1.15;
            let face = drawing::good_face(good, tr.good(good), tr.good_letter(good), height);
            let card = button(face)
                .class(paint)
                .padding(0)
                .width(place_width)
                .height(height)
                .on_press(OptionInput::Change(OptionChange::Good(place)));
            container(card).id(format!("place-{place}")).into()
        });
        // Line by line, so that the keyboard goes from field to field and then to the goods.
        let places = column![
            Row::with_children(prices).spacing(SPACE[0]),
            Row::with_children(camels).spacing(SPACE[0]),
            Row::with_children(goods).spacing(SPACE[0]),
        ];
        let order = icon_button(
            Drawing::DICE,
            tr.say(say::AppKathaiShuffle),
            scale.body(),
            Paint::Plain,
            OptionInput::Change(OptionChange::DrawGoods),
        );
        let (hint, ink) = match missing {
            Some(missing) => (missing, Ink::Refused),
            None => (tr.say(say::AppKathaiRowHint), Ink::Quiet),
        };
        // What is wrong stands where the hint stood, so that nothing moves.
        let height = scale.small() * 1.3 * 5.0;
        let hint = fitted::words(hint, &[scale.body(), scale.small()], height);
        let heading = strong(tr.say(say::AppKathaiRow), scale.lead()).width(Fill);
        column![
            row![heading, order].spacing(SPACE[2]).align_y(Center),
            hint.align_x(Left).class(ink),
            container(places.spacing(SPACE[0])).center_x(Fill),
        ]
        .spacing(SPACE[1])
        .width(width)
        .into()
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
        let missing = (is_hasty && self.counted().is_none()).then(|| {
            tr.say(say::AppKathaiCamelsMissing {
                least: (*Camels::POSSIBLE.start()).into(),
                most: (*Camels::POSSIBLE.end()).into(),
            })
        });
        SetupView {
            mark: tr.say(say::AppKathaiYoungest),
            marked: match marked {
                Some(name) => tr.say(say::AppKathaiBegins { name }),
                None => tr.say(say::AppKathaiWhoIsYoungest),
            },
            // Who is the youngest, everybody knows.
            lots: None,
            asked: Some(self.row(missing.clone(), frame)),
            missing: missing.filter(|_| frame.scale.is_tight()),
            questions: Vec::new(),
            more_label: tr.say(say::AppSetupHouse),
        }
    }
}

/// Three of the goods.
pub(super) fn portrait<'a, M: 'a>(height: f32) -> Element<'a, M> {
    let goods = [Good::Silk, Good::Tea, Good::Gold].map(|good| {
        container(Drawing::of_good(good).svg().width(Fill).height(Fill))
            .class(Surface::Card(drawing::colour(good)))
            .padding(SPACE[0])
            .width(card_width(height))
            .height(height)
            .into()
    });
    Row::with_children(goods).spacing(SPACE[0]).into()
}

/// The checklist for the table, and how the game ends.
pub(super) fn checklist(table: &TableSetup, players: &[Player], context: Context<'_>) -> Checklist {
    let tr = context.tr();
    let shown = with_whole_names(players);
    let spoken = Words::new(tr, &shown);
    let steps = table.plan().steps().into_iter().map(|step| spoken.describe(&step));
    let note = match table.house().last_turns.turns(table.players()) {
        0 => tr.say(say::AppKathaiNoteEnd),
        turns => tr.say(say::AppKathaiNote { turns: turns.into() }),
    };
    Checklist { steps: steps.collect(), note }
}

/// The table: the row with its camels, the pile, and a hand for each.
pub(super) fn laid_table<'a, M: 'a>(
    table: &TableSetup,
    laying: Laying<'_>,
    frame: Frame<'a>,
) -> LaidTable<'a, M> {
    const LARGEST: f32 = 140.0;
    let tr = frame.tr();
    let mark = step_mark_size(laying.scale) + SPACE[1];
    let line = laying.label_height();
    // Prices and the pile are a little lower than the goods.
    let high = (laying.middle.height - line - 3.0 * SPACE[1]) / 2.3;
    let wide = (laying.middle.width - mark) / 5.0 - SPACE[0];
    let place = Size::new(wide, (wide * 1.2).min(high)).max(Size::new(8.0, 8.0));
    let place = Size::new(place.width.min(LARGEST), place.height.min(LARGEST * 1.2));
    let price = place.height * 0.7;
    let mut rows: Vec<Element<'a, M>> = Vec::new();
    let mut dealt = Vec::new();
    let mut begins = (table.starter(), row![].into());
    for (number, step) in table.plan().steps().into_iter().enumerate() {
        let lying = |things: [Element<'a, M>; 5]| {
            let things = things.map(|thing| container(thing).center_x(place.width).into());
            row![laying.mark(number), Row::with_children(things).spacing(SPACE[0])]
                .spacing(SPACE[1])
                .align_y(Center)
                .into()
        };
        match step {
            SetupStep::Prices => rows.push(lying(
                RowPlace::ALL
                    .map(|at| drawing::price(at, table.camels().at(at), place.width, price)),
            )),
            SetupStep::Goods { order } => rows.push(lying(
                order.map(|good| drawing::good_small(good, tr.good_letter(good), place.height)),
            )),
            SetupStep::Pile { cards } => {
                let card = place.height * 0.6;
                let pile = row![drawing::back(card), laying.count(cards.into(), card * 0.6)]
                    .spacing(SPACE[1])
                    .align_y(Center);
                let label = tr.say(say::AppSetupPile);
                rows.push(laying.part(number, pile, Some(label), laying.scale.small() * 8.0));
            }
            SetupStep::Deal { each, .. } => {
                let room = Size::new(laying.dealt.width - mark, laying.dealt.height);
                let hand = |_| {
                    row![laying.mark(number), hand(each, room)].spacing(SPACE[0]).align_y(Center)
                };
                dealt = table.seats().map(|seat| hand(seat).into()).collect();
            }
            SetupStep::Begin { .. } => begins.1 = laying.mark(number),
            SetupStep::Shuffle { .. } => {}
        }
    }
    let middle = column(rows).spacing(SPACE[1]).align_x(Center);
    LaidTable { middle: container(middle).center(Fill).into(), dealt, begins }
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

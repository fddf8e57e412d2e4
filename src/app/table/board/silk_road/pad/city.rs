//! The next city: typed or chosen, with the cities that somebody may mean who types.

use iced::Center;
use iced::widget::{Row, column, container, text_input};

use super::super::View;
use super::{Change, PadForm};
use crate::app::table::board::pad;
use crate::app::table::board::parts::question;
use crate::app::ui::frame::Frame;
use crate::app::ui::scale::{SANS, SPACE};
use crate::app::ui::theme::{Element, Ink, Paint};
use crate::app::ui::widget::{text_button, words};
use fondaco_record::Fault;
use fondaco_rules::silk_road::{City, CityError, meant};
use fondaco_words::say;

type Message = pad::Message<PadForm>;

/// What the field for a city's name is called.
pub const FIELD: &str = "city";
/// So many cities are offered to whoever may have mistyped one.
const OFFERED: usize = 3;

/// The next city, as far as it is typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CityForm {
    typed: String,
    /// Where caravans went on from here, the usual way first.
    onward: Vec<City>,
    /// All others that anybody knows and this caravan has not seen.
    elsewhere: Vec<City>,
    /// Those of them that may be meant, the likeliest first.
    meant: Vec<City>,
}

impl CityForm {
    pub fn new(view: View<'_>) -> Self {
        let (onward, elsewhere) = (view.extra.onward.clone(), view.elsewhere());
        CityForm { typed: String::new(), onward, elsewhere, meant: Vec::new() }
    }

    /// A stroke begins the quick line elsewhere, and no city has one.
    pub fn type_in(&mut self, letters: &str) {
        self.typed = letters.replace('/', "");
        let all: Vec<City> = self.onward.iter().chain(&self.elsewhere).cloned().collect();
        self.meant = meant(&self.typed, &all);
    }

    /// The city of that name, if it can be one.
    pub fn city(&self) -> Option<City> {
        City::new(&self.typed).ok()
    }

    /// What is wrong with the name.
    pub fn fault(&self) -> Option<Fault> {
        match City::new(&self.typed) {
            Err(CityError::TooLong { length, limit }) => Some(Fault::NameTooLong { length, limit }),
            Err(CityError::Unprintable) => Some(Fault::NameUnprintable),
            Err(CityError::Empty) | Ok(_) => None,
        }
    }

    /// Whether nobody has been there before.
    pub fn is_new(&self) -> bool {
        self.city().is_some_and(|city| self.meant.first() != Some(&city))
    }

    /// A field to type into, what may be meant, and all cities that anybody knows. Those that are
    /// not meant keep their places.
    pub fn view<'a>(&'a self, frame: Frame<'a>) -> Element<'a, Message> {
        let (tr, scale) = (frame.tr(), frame.scale);
        let chip = |city: &City, name: &str, paint: Paint, is_meant: bool| {
            let press = is_meant.then(|| Message::Change(Change::City(city.clone())));
            let chip = text_button(tr.city(city), scale.body(), paint, press);
            container(chip.padding([SPACE[0], SPACE[2]]))
                .id(format!("{name}-{}", city.name()))
                .into()
        };
        let chips = |cities: &[City], paint: Paint| -> Vec<Element<'a, Message>> {
            let is_meant = |city: &City| self.city().is_none() || self.meant.contains(city);
            cities.iter().map(|city| chip(city, "city", paint, is_meant(city))).collect()
        };
        let field = text_input(&tr.say(say::AppSilkRoadCityName), &self.typed)
            .id(FIELD)
            .font(SANS)
            .size(scale.lead())
            .padding([SPACE[1], SPACE[2]])
            .width(scale.lead() * 16.0)
            .on_input(|typed| Message::Change(Change::Typed(typed)))
            .on_submit(Message::Enter);
        let mut offered = Row::new().spacing(SPACE[1]).align_y(Center);
        if self.is_new() && !self.meant.is_empty() {
            offered = offered
                .push(words(tr.say(say::AppSilkRoadMeant), scale.body()).class(Ink::Quiet))
                .extend(
                    self.meant
                        .iter()
                        .take(OFFERED)
                        .map(|city| chip(city, "meant", Paint::Chosen, true)),
                );
        }
        // There is always room for it, so that nothing else moves.
        let offered = container(offered).center_y(scale.line() + 2.0 * SPACE[1]);
        let mut sheet = column![field, offered].spacing(SPACE[0]).align_x(Center);
        if !self.onward.is_empty() {
            let label = tr.say(say::AppSilkRoadTravelled);
            sheet = sheet.push(question(label, chips(&self.onward, Paint::Chosen), frame));
        }
        let label = tr.say(say::AppSilkRoadKnown);
        sheet.push(question(label, chips(&self.elsewhere, Paint::Plain), frame)).into()
    }
}

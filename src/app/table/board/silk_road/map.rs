//! The map: every road that caravans ever took, this journey upon it, and the caravan.

mod layout;

use iced::mouse::{Cursor, Interaction};
use iced::widget::canvas::{self, Canvas, Frame as Paper, Geometry, LineDash, Path, Stroke, Text};
use iced::widget::{container, mouse_area, pin, space, stack};
use iced::{Center, Color, Fill, Point, Rectangle, Renderer, Size};

use super::{Input, Touch, View};
use crate::app::ui::drawing::Drawing;
use crate::app::ui::focus::button;
use crate::app::ui::frame::Frame;
use crate::app::ui::measure::{Face, measure};
use crate::app::ui::scale::{EDGE, SANS, SPACE, STRONG, Scale};
use crate::app::ui::theme::{Element, Paint, Theme};
use crate::app::ui::widget::strong;
use fondaco_rules::Seat;
use fondaco_rules::silk_road::{Direction, Map, Move, Now, Place, Way, WayKind};
use fondaco_words::say;
use layout::{Label, Layout, Placed, ROAD, Sketch};

/// What stands where nobody knows anything.
const UNKNOWN: &str = "?";

impl<'a> View<'a> {
    /// How high the map is: no higher than it may become while this game lasts.
    pub(super) fn map_height(self, frame: Frame<'a>) -> f32 {
        layout::height(self.extra.reach, letters(frame.scale)[0])
    }

    /// The map on paper of this size. Where the caravan can go on, the next cities can be pressed.
    pub(super) fn map(self, paper: Size, frame: Frame<'a>) -> Element<'a, Input> {
        let leader = match self.due.now {
            Now::Travel { leader, .. } if self.accepts_entries => Some(leader),
            _ => None,
        };
        let picture = self.picture(paper, leader.is_some(), frame);
        let pressed = leader.map(|leader| self.pressed(leader, &picture)).unwrap_or_default();
        let map = stack![Canvas::new(picture).width(Fill).height(Fill)].extend(pressed);
        container(map).id("map").width(paper.width).height(paper.height).into()
    }

    /// All that is drawn.
    fn picture(self, paper: Size, is_leaving: bool, frame: Frame<'a>) -> Picture<'a> {
        let tr = frame.tr();
        let (map, journey) = (&self.extra.map, self.position.journey());
        let direction = self.position.direction();
        let is_next = |place: &Place| is_leaving && self.extra.onward.contains(&place.city);
        let ahead = journey.last().and_then(|city| map.unknown_ahead(city, direction));
        let stops = ahead.and_then(|way| match map.ways[way].kind {
            WayKind::Unknown { stops } => stops,
            WayKind::Road => None,
        });
        let places = map.places.iter();
        let mut picture = Picture {
            map,
            layout: Layout::default(),
            names: places.clone().map(|place| tr.city(&place.city)).collect(),
            is_next: places.clone().map(is_next).collect(),
            is_seen: places.map(|place| journey.contains(&place.city)).collect(),
            is_travelled: map.ways.iter().map(|way| self.is_travelled(way)).collect(),
            here: journey.last().and_then(|city| map.find(city)),
            direction,
            ahead,
            words: stops.map(|(least, most)| {
                tr.say(say::AppSilkRoadMoreStops { least: least.into(), most: most.into() })
            }),
            text: 0.0,
        };
        // Where there is no room for all names, they are written smaller.
        for text in letters(frame.scale) {
            picture.lay_out(paper, text);
            if picture.layout.is_complete() {
                break;
            }
        }
        picture
    }

    /// What can be pressed when the caravan goes on: the next cities, their names above all else,
    /// and what nobody knows, if the caravan has come to it.
    fn pressed(self, leader: Seat, picture: &Picture<'a>) -> Vec<Element<'a, Input>> {
        let Picture { map, layout, text, .. } = picture;
        let (mut spots, mut names) = (Vec::new(), Vec::new());
        let mut spot = |name: String, middle: &Point, input: Input| {
            let side = 2.0 * layout::caravan(*text);
            let spot = mouse_area(space().width(side).height(side))
                .on_press(input)
                .interaction(Interaction::Pointer);
            let corner = Point::new(middle.x - side / 2.0, middle.y - side / 2.0);
            spots.push(pin(container(spot).id(name)).position(corner).into());
        };
        for (number, city) in (1..).zip(&self.extra.onward) {
            let Some(at) = map.find(city) else { continue };
            let travel = Input::Enter(Move::Travel { seat: leader, city: city.clone() });
            spot(format!("map-city-{number}"), &layout.cities[at], travel.clone());
            if let Some(Placed { bounds, .. }) = layout.names[at] {
                let name = strong(picture.names[at].clone(), *text).align_x(Center).align_y(Center);
                let name = button(name.width(Fill).height(Fill))
                    .class(Paint::Chosen)
                    .padding(0.0)
                    .width(bounds.width)
                    .height(bounds.height)
                    .on_press(travel);
                let name = container(name).id(format!("map-road-{number}"));
                names.push(pin(name).position(bounds.position()).into());
            }
        }
        let begins_here = |way: &usize| {
            let ends = [map.ways[*way].east, map.ways[*way].west].map(Some);
            ends.contains(&picture.here)
        };
        let unknown = picture.ahead.filter(begins_here);
        if let Some(mark) = unknown.and_then(|way| layout.marks.get(&way)) {
            spot("map-unknown".to_owned(), mark, Input::Touch(Touch::City));
        }
        spots.extend(names);
        spots
    }

    /// Whether this caravan has gone this way.
    fn is_travelled(self, way: &Way) -> bool {
        let ends = [way.east, way.west].map(|place| &self.extra.map.places[place].city);
        let mut steps = self.position.journey().windows(2);
        way.kind == WayKind::Road && steps.any(|step| step.iter().all(|city| ends.contains(&city)))
    }
}

/// How large names are, the larger first.
fn letters(scale: Scale) -> [f32; 2] {
    let [body, small, smallest] = scale.reading_sizes();
    if scale.is_tight() { [small, smallest] } else { [body, small] }
}

struct Picture<'a> {
    map: &'a Map,
    layout: Layout,
    /// What each place is called.
    names: Vec<String>,
    /// Which places can be pressed, and have their names on buttons.
    is_next: Vec<bool>,
    /// Which places the caravan has seen.
    is_seen: Vec<bool>,
    /// Which ways it has gone.
    is_travelled: Vec<bool>,
    here: Option<usize>,
    direction: Direction,
    /// The stretch ahead that nobody knows, by the number of its way.
    ahead: Option<usize>,
    /// What is said of it.
    words: Option<String>,
    text: f32,
}

impl Picture<'_> {
    /// Finds a place for everything, in letters of this size.
    fn lay_out(&mut self, paper: Size, text: f32) {
        let size = |words: &str| {
            let wide = (measure(words, Face::Strong) * text).ceil() + 2.0 * EDGE;
            Size::new(wide, (text * 1.3).ceil())
        };
        let label = |(at, name): (usize, &String)| {
            let size = size(name);
            let rank = match () {
                () if self.is_next[at] || self.here == Some(at) => 0,
                () if self.is_seen[at] => 2,
                () => 3,
            };
            let size =
                if self.is_next[at] { size.expand([2.0 * SPACE[1], SPACE[1]]) } else { size };
            Label { size, rank }
        };
        let names: Vec<Label> = self.names.iter().enumerate().map(label).collect();
        let unknown = self.ahead.zip(self.words.as_deref());
        let unknown = unknown.map(|(way, words)| (way, Label { size: size(words), rank: 1 }));
        let sketch = Sketch { map: self.map, names: &names, here: self.here, unknown, text };
        (self.layout, self.text) = (sketch.layout(paper), text);
    }

    fn draw_ways(&self, paper: &mut Paper, theme: Theme) {
        let colours = theme.colours();
        for (number, way) in self.map.ways.iter().enumerate() {
            let bends = &self.layout.ways[number];
            let path = Path::new(|path| {
                for (place, bend) in bends.iter().enumerate() {
                    if place == 0 {
                        path.move_to(bend.from);
                    }
                    path.bezier_curve_to(bend.controls[0], bend.controls[1], bend.to);
                }
            });
            let mut stroke = if self.is_travelled[number] {
                line(colours.porphyry, ROAD)
            } else {
                line(colours.quiet, ROAD / 2.0)
            };
            if way.kind != WayKind::Road {
                stroke.line_dash = LineDash { segments: &[2.0, 8.0], offset: 0 };
            }
            paper.stroke(&path, stroke);
        }
    }

    /// A city and its name, or the caravan in its place.
    fn draw_city(&self, at: usize, paper: &mut Paper, theme: Theme) {
        let colours = theme.colours();
        let middle = self.layout.cities[at];
        let is_here = self.here == Some(at);
        if is_here {
            let radius = layout::caravan(self.text);
            paper.fill(&Path::circle(middle, radius), colours.porphyry);
            let caravan = match self.direction {
                Direction::Forward => Drawing::CARAVAN_WEST,
                Direction::Reverse => Drawing::CARAVAN,
            };
            let caravan = iced::advanced::svg::Svg::new(caravan.handle());
            let side = radius * 1.5;
            let corner = Point::new(middle.x - side / 2.0, middle.y - side / 2.0);
            let picture = Rectangle::new(corner, Size::new(side, side));
            paper.draw_svg(picture, caravan.color(theme.on_porphyry()));
        } else {
            let is_seen = self.is_seen[at];
            let is_bright = is_seen || self.is_next[at];
            let colour = if is_bright { colours.porphyry } else { colours.quiet };
            let dot = Path::circle(middle, layout::dot(self.text));
            paper.fill(&dot, if is_seen { colour } else { colours.surface });
            paper.stroke(&dot, line(colour, ROAD / 2.0));
        }
        if let Some(placed) = self.layout.names[at] {
            let ink = if is_here { colours.porphyry } else { colours.ink };
            let name = (!self.is_next[at]).then_some(self.names[at].as_str());
            self.write(name, placed, ink, is_here, paper, theme);
        }
    }

    /// Writes something where there is room for it, and the line that leads there.
    fn write(
        &self,
        words: Option<&str>,
        placed: Placed,
        ink: Color,
        is_strong: bool,
        paper: &mut Paper,
        theme: Theme,
    ) {
        if let Some([from, to]) = placed.pin {
            paper.stroke(&Path::line(from, to), line(theme.colours().line, EDGE));
        }
        let Some(words) = words else { return };
        paper.fill_text(Text {
            content: words.to_owned(),
            position: placed.bounds.center(),
            color: ink,
            size: self.text.into(),
            font: if is_strong { STRONG } else { SANS },
            align_x: Center.into(),
            align_y: Center.into(),
            ..Text::default()
        });
    }
}

fn line<'a>(colour: Color, width: f32) -> Stroke<'a> {
    Stroke::default().with_color(colour).with_width(width)
}

impl<M> canvas::Program<M, Theme> for Picture<'_> {
    type State = ();

    fn draw(
        &self,
        (): &(),
        renderer: &Renderer,
        theme: &Theme,
        bounds: Rectangle,
        _cursor: Cursor,
    ) -> Vec<Geometry> {
        let colours = theme.colours();
        let mut paper = Paper::new(renderer, bounds.size());
        self.draw_ways(&mut paper, *theme);
        for mark in self.layout.marks.values() {
            let round = Path::circle(*mark, layout::mark(self.text));
            paper.fill(&round, colours.ground);
            paper.stroke(&round, line(colours.quiet, EDGE));
            let size = Size::new(self.text, self.text);
            let corner = Point::new(mark.x - size.width / 2.0, mark.y - size.height / 2.0);
            let placed = Placed { bounds: Rectangle::new(corner, size), pin: None };
            self.write(Some(UNKNOWN), placed, colours.quiet, true, &mut paper, *theme);
        }
        if let Some(placed) = self.layout.unknown {
            let words = self.words.as_deref();
            self.write(words, placed, colours.quiet, false, &mut paper, *theme);
        }
        for at in 0..self.map.places.len() {
            self.draw_city(at, &mut paper, *theme);
        }
        vec![paper.into_geometry()]
    }
}

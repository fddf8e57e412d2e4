//! Clocks: how long a turn takes, and how long the game has been on the table.

use std::time::{Duration, Instant};

use iced::advanced::graphics::text::Paragraph;
use iced::advanced::text::Paragraph as _;
use iced::advanced::widget::{Operation, Tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, layout, mouse, renderer, text};
use iced::alignment::Vertical;
use iced::{Event, Length, Pixels, Point, Rectangle, Renderer, Size, window};

use super::scale::{EDGE, STRONG};
use super::theme::{Element, Theme};
use fondaco_text::clock_time;

/// A second in nanoseconds.
const SECOND: u32 = 1_000_000_000;

/// What a clock counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Timer {
    since: Instant,
    /// What had passed before.
    before: Duration,
    limit: Option<Duration>,
}

impl Timer {
    /// Counts up from what had passed before.
    pub fn up(since: Instant, before: Duration) -> Self {
        Timer { since, before, limit: None }
    }

    /// Counts down, and says so when the time is over.
    pub fn down(since: Instant, limit: Duration) -> Self {
        Timer { since, before: Duration::ZERO, limit: Some(limit) }
    }

    /// Counts down from what was left at a moment, or up from what was over by then.
    pub fn down_from(since: Instant, left: Duration, over: Duration) -> Self {
        Timer { since, before: over, limit: Some(left) }
    }

    /// What a clock shows now.
    pub fn reading(&self) -> ClockReading {
        read(self.before + self.since.elapsed(), self.limit)
    }

    /// When a clock shows something else.
    pub fn next_tick(&self, now: Instant) -> Instant {
        let passed = self.before + now.saturating_duration_since(self.since);
        now + Duration::from_nanos(u64::from(SECOND.saturating_sub(passed.subsec_nanos())))
    }
}

/// What a clock shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClockReading {
    pub text: String,
    pub is_over: bool,
}

/// A clock that runs by itself: nobody need be told that a second has passed.
pub struct Clock {
    timer: Timer,
    size: f32,
}

impl Clock {
    pub fn new(timer: Timer, size: f32) -> Self {
        Clock { timer, size }
    }
}

/// What a clock shows after some time.
fn read(elapsed: Duration, limit: Option<Duration>) -> ClockReading {
    let seconds = elapsed.as_secs();
    let Some(limit) = limit.map(|limit| limit.as_secs()) else {
        return ClockReading { text: clock_time(seconds), is_over: false };
    };
    match limit.checked_sub(seconds) {
        Some(left) => ClockReading { text: clock_time(left), is_over: false },
        None => ClockReading { text: format!("+{}", clock_time(seconds - limit)), is_over: true },
    }
}

impl<M> Widget<M, Theme, Renderer> for Clock {
    fn size(&self) -> Size<Length> {
        Size::new(Length::Shrink, Length::Shrink)
    }

    fn layout(
        &mut self,
        _tree: &mut Tree,
        _renderer: &Renderer,
        limits: &layout::Limits,
    ) -> layout::Node {
        // Figures are equally wide, so that nothing beside the clock moves.
        let room = Size::new(self.size * 4.0, self.size * 1.3);
        layout::Node::new(limits.resolve(Length::Shrink, Length::Shrink, room))
    }

    fn operate(
        &mut self,
        _tree: &mut Tree,
        layout: Layout<'_>,
        _renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        operation.text(None, layout.bounds(), &self.timer.reading().text);
    }

    fn update(
        &mut self,
        _tree: &mut Tree,
        event: &Event,
        _layout: Layout<'_>,
        _cursor: mouse::Cursor,
        _renderer: &Renderer,
        _clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, M>,
        _viewport: &Rectangle,
    ) {
        if let Event::Window(window::Event::RedrawRequested(now)) = event {
            shell.request_redraw_at(self.timer.next_tick(*now));
        }
    }

    fn draw(
        &self,
        _tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        _style: &renderer::Style,
        layout: Layout<'_>,
        _cursor: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        use text::Renderer as _;
        let reading = self.timer.reading();
        let colours = theme.colours();
        let colour = if reading.is_over { colours.cinnabar } else { colours.ink };
        let (text, corner) = placed(reading.text, self.size, layout.bounds());
        renderer.fill_text(text, corner, colour, *viewport);
    }
}

/// Figures at the right of their room, and the corner where they begin. The software renderer
/// draws anew what lies right of that corner and beneath it: figures that end at their anchor, or
/// stand around it, would stay on the screen for ever.
fn placed(content: String, size: f32, room: Rectangle) -> (text::Text, Point) {
    let text = text::Text {
        content,
        bounds: Size::INFINITE,
        size: Pixels(size),
        line_height: text::LineHeight::default(),
        font: STRONG,
        align_x: text::Alignment::Left,
        align_y: Vertical::Top,
        shaping: text::Shaping::Basic,
        wrapping: text::Wrapping::None,
    };
    let wide = Paragraph::with_text(text.as_ref()).min_bounds();
    let corner = Point::new(room.x + room.width - wide.width, room.center_y() - wide.height / 2.0);
    let bounds = Size::new(wide.width + EDGE, wide.height + EDGE);
    (text::Text { bounds, ..text }, Point::new(corner.x.floor(), corner.y.floor()))
}

impl<'a, M: 'a> From<Clock> for Element<'a, M> {
    fn from(clock: Clock) -> Self {
        Element::new(clock)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(seconds: u64, limit: Option<u64>) -> (String, bool) {
        let limit = limit.map(Duration::from_secs);
        let reading = read(Duration::from_secs(seconds), limit);
        (reading.text, reading.is_over)
    }

    #[test]
    fn a_game_is_counted_up_and_a_turn_down() {
        assert_eq!(shown(0, None), ("0:00".to_owned(), false));
        assert_eq!(shown(725, None), ("12:05".to_owned(), false));
        assert_eq!(shown(3753, None), ("1:02:33".to_owned(), false));
        assert_eq!(shown(0, Some(60)), ("1:00".to_owned(), false));
        assert_eq!(shown(60, Some(60)), ("0:00".to_owned(), false));
        assert_eq!(shown(75, Some(60)), ("+0:15".to_owned(), true));
    }

    #[test]
    fn a_game_goes_on_where_it_was_left() {
        let hour = Duration::from_secs(3600);
        let text = Timer::up(Instant::now(), hour).reading().text;
        assert!(text.starts_with("1:0"), "{text}");
    }

    #[test]
    fn a_clock_ticks_when_a_second_is_full() {
        let since = Instant::now();
        let tick = |before, after| {
            let (before, now) = (Duration::from_millis(before), Duration::from_millis(after));
            let next = Timer::up(since, before).next_tick(since + now);
            next.duration_since(since + now).as_millis()
        };
        assert_eq!((tick(0, 0), tick(0, 300), tick(500, 300)), (1000, 700, 200));
        assert_eq!(tick(0, 7_999), 1);
    }

    #[test]
    fn figures_begin_at_the_corner_from_which_they_are_drawn_anew() {
        let room = Rectangle::new(Point::new(100.0, 10.0), Size::new(112.0, 37.0));
        for content in ["0:00", "+12:05", "1:02:33"] {
            let (text, corner) = placed(content.to_owned(), 28.0, room);
            let is_first_corner = text.align_x == text::Alignment::Left;
            assert!(is_first_corner && text.align_y == Vertical::Top, "{content}");
            let drawn = Rectangle::new(corner, text.bounds);
            assert!(drawn.is_within(&room.expand(EDGE)), "{content}: {drawn:?}");
            assert!(drawn.x + drawn.width >= room.x + room.width - EDGE, "{content}: {drawn:?}");
        }
    }
}

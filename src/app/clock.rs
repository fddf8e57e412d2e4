//! Clocks: how long a turn takes, and how long the game has been on the table.

use std::time::{Duration, Instant};

use iced::advanced::widget::{Operation, Tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, layout, mouse, renderer, text};
use iced::alignment::{Horizontal, Vertical};
use iced::{Event, Length, Pixels, Rectangle, Renderer, Size, window};

use super::scale::STRONG;
use super::theme::Theme;
use super::widget::Element;

/// A second in nanoseconds.
const SECOND: u32 = 1_000_000_000;

/// A clock that runs by itself: nobody need be told that a second has passed.
pub struct Clock {
    since: Instant,
    limit: Option<Duration>,
    size: f32,
}

impl Clock {
    /// A clock that counts up.
    pub fn up(since: Instant, size: f32) -> Self {
        Clock { since, limit: None, size }
    }

    /// A clock that counts down, and says so when the time is over.
    pub fn down(since: Instant, limit: Duration, size: f32) -> Self {
        Clock { limit: Some(limit), ..Clock::up(since, size) }
    }

    fn reading(&self) -> ClockReading {
        read(self.since.elapsed(), self.limit)
    }
}

/// What a clock shows.
#[derive(Clone, PartialEq, Eq, Debug)]
struct ClockReading {
    text: String,
    is_over: bool,
}

/// What a clock shows after some time.
fn read(elapsed: Duration, limit: Option<Duration>) -> ClockReading {
    let seconds = elapsed.as_secs();
    let Some(limit) = limit.map(|limit| limit.as_secs()) else {
        return ClockReading { text: figures(seconds), is_over: false };
    };
    match limit.checked_sub(seconds) {
        Some(left) => ClockReading { text: figures(left), is_over: false },
        None => ClockReading { text: format!("+{}", figures(seconds - limit)), is_over: true },
    }
}

/// Seconds as clocks everywhere show them: 0:42, 12:05, 1:02:33.
fn figures(seconds: u64) -> String {
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}")
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
        operation.text(None, layout.bounds(), &self.reading().text);
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
            let passed = now.saturating_duration_since(self.since).subsec_nanos();
            let left = Duration::from_nanos(u64::from(SECOND.saturating_sub(passed)));
            shell.request_redraw_at(*now + left);
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
        let (bounds, reading) = (layout.bounds(), self.reading());
        let colours = theme.colours();
        let colour = if reading.is_over { colours.cinnabar } else { colours.ink };
        let text = text::Text {
            content: reading.text,
            bounds: bounds.size(),
            size: Pixels(self.size),
            line_height: text::LineHeight::default(),
            font: STRONG,
            align_x: Horizontal::Right.into(),
            align_y: Vertical::Center,
            shaping: text::Shaping::Basic,
            wrapping: text::Wrapping::None,
        };
        let place = iced::Point::new(bounds.x + bounds.width, bounds.center_y());
        renderer.fill_text(text, place, colour, *viewport);
    }
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
}

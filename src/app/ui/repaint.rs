//! Has every frame painted whole.
//!
//! The software renderer paints only what differs from the frame before, and misjudges what does:
//! it compares texts by their place in a list, takes paragraphs of the same font and size for equal
//! and forgets letters that reach beyond their lines. Lines stayed empty, half painted or left over.
//! It paints everything, once, when the colour of the ground has changed since the last frame. So
//! the ground has two colours by turns, nearer to each other than any screen can show.

use std::cell::Cell;

use iced::theme::{Base as _, Style};

use super::theme::Theme;

/// How far the two colours are apart: a fortieth of what a screen can show.
const SHADE: f32 = 0.0001;

/// Which of the two colours the ground has.
#[derive(Default, Debug)]
pub struct Ground {
    is_shaded: Cell<bool>,
    frame: Cell<NextFrame>,
}

/// What is known about the next frame.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
enum NextFrame {
    #[default]
    Unknown,
    /// It is like the one before.
    Same,
    /// It is painted whole.
    Whole,
}

impl Ground {
    /// The look of a window whose next frame is painted whole, unless it shows nothing new.
    pub fn style(&self, theme: Theme, shows_nothing_new: bool) -> Style {
        match self.frame.get() {
            NextFrame::Unknown if shows_nothing_new => self.frame.set(NextFrame::Same),
            NextFrame::Unknown | NextFrame::Same if !shows_nothing_new => {
                self.frame.set(NextFrame::Whole);
                self.is_shaded.set(!self.is_shaded.get());
            }
            _ => {}
        }
        let mut style = theme.base();
        if self.is_shaded.get() {
            let red = &mut style.background_color.r;
            *red += if *red > 0.5 { -SHADE } else { SHADE };
        }
        style
    }

    /// Whether nobody has asked for the look of the next frame.
    pub fn is_unasked(&self) -> bool {
        self.frame.get() == NextFrame::Unknown
    }

    /// The frame is drawn.
    pub fn on_drawn(&self) {
        self.frame.set(NextFrame::Unknown);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As iced does it: it asks for the style after each message, and then it draws. This is the
    /// colour after messages that show something new or not.
    fn draws(ground: &Ground, theme: Theme, messages: &[bool]) -> Option<iced::Color> {
        let styles = messages.iter().map(|new| ground.style(theme, !new).background_color);
        let colour = styles.last();
        ground.on_drawn();
        colour
    }

    #[test]
    fn every_frame_with_something_new_has_another_ground_than_the_one_before() {
        for theme in Theme::ALL {
            let ground = Ground::default();
            let mut last = None;
            for messages in [
                &[true][..],
                &[true, true],
                &[true],
                &[false, true],
                &[true, false],
                &[true, true, true],
                &[false, false, true],
            ] {
                let colour = draws(&ground, theme, messages);
                assert_ne!(colour, last, "{messages:?}");
                let seen = colour.map(iced::Color::into_rgba8);
                assert_eq!(seen, Some(theme.colours().ground.into_rgba8()));
                last = colour;
            }
            assert_eq!(draws(&ground, theme, &[false, false]), last);
        }
    }
}

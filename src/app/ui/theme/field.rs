//! Places to type in, and bars to scroll with or to see how far something is.

use iced::widget::{progress_bar, qr_code, scrollable, text_input};
use iced::{Background, Border, Color, Shadow};

use super::Theme;
use crate::app::ui::scale::{EDGE, ROUND};

impl text_input::Catalog for Theme {
    type Class<'a> = ();

    fn default<'a>() -> Self::Class<'a> {}

    fn style(&self, (): &(), status: text_input::Status) -> text_input::Style {
        let colours = self.colours();
        let edge = match status {
            text_input::Status::Focused { .. } => colours.porphyry,
            text_input::Status::Hovered => colours.quiet,
            text_input::Status::Active | text_input::Status::Disabled => colours.line,
        };
        text_input::Style {
            background: Background::Color(colours.surface),
            border: Border { color: edge, width: 2.0 * EDGE, radius: ROUND.into() },
            icon: colours.quiet,
            placeholder: colours.quiet,
            value: colours.ink,
            selection: colours.gold.scale_alpha(0.4),
        }
    }
}

impl scrollable::Catalog for Theme {
    type Class<'a> = ();

    fn default<'a>() -> Self::Class<'a> {}

    fn style(&self, (): &(), _status: scrollable::Status) -> scrollable::Style {
        let colours = self.colours();
        let rounded = |color: Color| Border { color, width: 0.0, radius: ROUND.into() };
        let rail = scrollable::Rail {
            background: None,
            border: rounded(Color::TRANSPARENT),
            scroller: scrollable::Scroller {
                background: Background::Color(colours.quiet),
                border: rounded(colours.quiet),
            },
        };
        scrollable::Style {
            container: iced::widget::container::Style::default(),
            vertical_rail: rail,
            horizontal_rail: rail,
            gap: None,
            auto_scroll: scrollable::AutoScroll {
                background: Background::Color(colours.surface),
                border: rounded(colours.line),
                shadow: Shadow::default(),
                icon: colours.ink,
            },
        }
    }
}

impl qr_code::Catalog for Theme {
    type Class<'a> = ();

    fn default<'a>() -> Self::Class<'a> {}

    /// Phones want dark squares on light ground, whatever the look.
    fn style(&self, (): &()) -> qr_code::Style {
        qr_code::Style { cell: super::CARD_INK, background: super::CARD }
    }
}

impl progress_bar::Catalog for Theme {
    type Class<'a> = ();

    fn default<'a>() -> Self::Class<'a> {}

    fn style(&self, (): &()) -> progress_bar::Style {
        let colours = self.colours();
        progress_bar::Style {
            background: Background::Color(colours.line),
            bar: Background::Color(colours.porphyry),
            border: Border::default().rounded(ROUND),
        }
    }
}

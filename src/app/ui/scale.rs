//! Sizes of type and space that the screens share.

use iced::font::{Family, Weight};
use iced::{Font, Size};

use fondaco_store::settings::TextSize;
use fondaco_words::fonts;

/// Space between things, from hair to hall.
pub const SPACE: [f32; 7] = [4.0, 8.0, 12.0, 16.0, 24.0, 32.0, 48.0];
/// The thinnest line.
pub const EDGE: f32 = 1.0;
/// How round corners are.
pub const ROUND: f32 = 8.0;

/// How large icons are.
pub const ICON: f32 = 20.0;

/// For reading.
pub const SANS: Font = Font::with_name(fonts::SANS);
/// For words that matter.
pub const STRONG: Font = Font { weight: Weight::Semibold, ..SANS };
/// For the call, titles and the names of games.
pub const SERIF: Font =
    Font { family: Family::Name(fonts::SERIF), weight: Weight::Bold, ..Font::DEFAULT };

/// How large things are, in this window, for these eyes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Scale {
    /// The room there is.
    pub window: Size,
    /// How many steps type is larger than usual: one for whoever asked for it, one for a window
    /// that people look at from further away.
    step: usize,
}

impl Scale {
    /// The scale for a window.
    pub fn new(window: Size, text: TextSize) -> Self {
        let wide = is_wide(window);
        Scale { window, step: usize::from(text == TextSize::Large) + usize::from(wide) }
    }

    /// Whether type is large.
    pub fn is_large(self) -> bool {
        self.step > 0
    }

    /// Whether the window is small: a laptop with little room.
    pub fn is_small(self) -> bool {
        self.window.width < 1200.0 || self.window.height < 720.0
    }

    /// Whether there is room for more than a laptop shows.
    pub fn is_wide(self) -> bool {
        is_wide(self.window)
    }

    /// Whether the table has little room: a small window, or large type in a middling one.
    pub fn is_tight(self) -> bool {
        self.is_small() || (self.is_large() && !self.is_wide())
    }

    /// Small print.
    pub fn small(self) -> f32 {
        [14.0, 16.0, 20.0][self.step]
    }

    /// For reading.
    pub fn body(self) -> f32 {
        [16.0, 20.0, 28.0][self.step]
    }

    /// What leads into something, and what is pressed.
    pub fn lead(self) -> f32 {
        if self.is_small() { 20.0 } else { [20.0, 28.0, 28.0][self.step] }
    }

    pub fn title(self) -> f32 {
        [28.0, 28.0, 44.0][self.step]
    }

    /// The name of the program, and who has won.
    pub fn headline(self) -> f32 {
        if self.is_wide() || (self.is_large() && !self.is_small()) { 72.0 } else { 44.0 }
    }

    /// The call, the largest text on the screen: the sizes it may have, and how high its room is.
    /// There are two lines for it, so that it is hardly ever smaller than the one before; only a
    /// small window has less room.
    pub fn call(self) -> (&'static [f32], f32) {
        const SIZES: [f32; 5] = [72.0, 44.0, 28.0, 20.0, 16.0];
        let two_lines = |size: f32| (size * 1.15).ceil() * 2.0;
        if self.is_wide() {
            (&SIZES[..3], two_lines(SIZES[0]))
        } else if self.is_small() {
            (&SIZES[1..], two_lines(SIZES[2]))
        } else {
            (&SIZES[1..4], two_lines(SIZES[1]))
        }
    }

    /// How high a line for reading is, with what is around it.
    pub fn line(self) -> f32 {
        (self.body() * 1.3).ceil()
    }

    /// The smallest that anything is written.
    pub fn least(self) -> f32 {
        if self.is_wide() { 16.0 } else { 14.0 }
    }

    /// The sizes of a text for reading that must fit.
    pub fn reading_sizes(self) -> [f32; 3] {
        [self.body(), self.small(), self.least()]
    }

    /// One size for a small window, another for a roomy one.
    fn roomy(self, small: f32, roomy: f32) -> f32 {
        if self.is_small() { small } else { roomy }
    }

    /// How high the cards of a lot are.
    pub fn lot_card(self) -> f32 {
        if self.is_wide() { 160.0 } else { self.roomy(56.0, 104.0) }
    }

    /// How high the cards of the market are at most.
    pub fn market_card(self) -> f32 {
        if self.is_wide() { 200.0 } else { 132.0 }
    }

    /// How high cards are where there are many.
    pub fn small_card(self) -> f32 {
        if self.is_wide() { 80.0 } else { 52.0 }
    }

    /// How high the chosen cards on the pad are.
    pub fn chosen_card(self) -> f32 {
        self.roomy(76.0, 96.0)
    }

    /// How high the cards to choose from are.
    pub fn pad_card(self) -> f32 {
        if self.is_wide() { 72.0 } else { self.roomy(40.0, 56.0) }
    }

    /// How wide a page is at most.
    pub fn page(self) -> f32 {
        if self.is_wide() { 1640.0 } else { 1180.0 }
    }

    /// How wide the pad is at most.
    pub fn pad(self) -> f32 {
        if self.is_wide() { 1240.0 } else { 860.0 }
    }

    /// How large emblems on the table are.
    pub fn emblem(self) -> f32 {
        if self.is_wide() { 48.0 } else { self.roomy(28.0, 36.0) }
    }

    /// Somebody's name at their place.
    pub fn name(self) -> f32 {
        if self.is_wide() { 28.0 } else { self.roomy(16.0, 20.0) }
    }

    /// The numbers there, which people compare.
    pub fn figure(self) -> f32 {
        if self.is_wide() { 44.0 } else { self.roomy(20.0, 28.0) }
    }

    /// How wide somebody's place at the table is.
    pub fn seat(self) -> f32 {
        match (self.is_wide(), self.is_small()) {
            (true, _) => 340.0,
            (false, false) => 248.0,
            (false, true) => 196.0,
        }
    }

    /// How high the bar along the top is.
    pub fn bar(self) -> f32 {
        [44.0, 52.0, 60.0][self.step]
    }

    /// How high the bar along the bottom is, whatever stands in it.
    pub fn actions(self) -> f32 {
        (self.lead() * 1.3).ceil() + 4.0 * SPACE[1]
    }

    /// How wide the column beside the table is.
    pub fn beside(self) -> f32 {
        if self.is_large() && !self.is_small() { 480.0 } else { 372.0 }
    }

    /// How wide lines of text may be to be followed easily.
    pub fn readable(self) -> f32 {
        self.body() * 42.0
    }
}

/// How much larger than usual everything is drawn in a window of this size. What fits a large
/// laptop is drawn larger on a television, not lost on it.
pub fn growth(window: Size) -> f32 {
    const STEPS: f32 = 4.0;
    let larger = f32::min(window.width / 1920.0, window.height / 1080.0);
    ((larger * STEPS).floor() / STEPS).clamp(1.0, 4.0)
}

fn is_wide(window: Size) -> bool {
    window.width >= 1800.0 && window.height >= 1000.0
}

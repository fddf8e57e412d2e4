//! A counter: the smallest window that does anything.

use iced::widget::{button, column, text};
use iced::{Center, Element, Size};

#[derive(Default)]
struct Counter {
    value: i64,
}

#[derive(Clone, Copy, Debug)]
enum Message {
    Increment,
    Decrement,
}

impl Counter {
    fn update(&mut self, message: Message) {
        match message {
            Message::Increment => self.value += 1,
            Message::Decrement => self.value -= 1,
        }
    }

    fn view(&self) -> Element<'_, Message> {
        column![
            button("+").on_press(Message::Increment),
            text(self.value).size(50),
            button("−").on_press(Message::Decrement),
        ]
        .padding(20)
        .align_x(Center)
        .into()
    }
}

fn main() -> iced::Result {
    iced::application(Counter::default, Counter::update, Counter::view)
        .title("Counter")
        // As large as Fondaco opens: every pixel of a window costs memory.
        .window_size(Size::new(1280.0, 800.0))
        .run()
}

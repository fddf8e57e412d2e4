//! The rulebook: chapters, search, two languages side by side, what applies now, and the words of
//! the game.

mod glossary;

use iced::widget::text::Span;
use iced::widget::{
    Column, Row, column, container, rich_text, row, scrollable, space, span, text_input,
};
use iced::{Center, Fill, Font, Length};

use crate::app::ui::drawing::Drawing;
use crate::app::ui::frame::Frame;
use crate::app::ui::scale::{SANS, SERIF, SPACE, STRONG};
use crate::app::ui::theme::{self, Element, Ink, Paint, Surface, Theme};
use crate::app::ui::widget::{PAGE_ID, choice, icon_button, strong, text_button, title, words};
use fondaco_text::Language;
use fondaco_words::{Article, Found, Rulebook as Book, say};

use fondaco_rules::GameId;
use fondaco_rules::RuleInfo;
use fondaco_text::excerpt;

/// The rulebook as it lies open.
#[derive(Clone, Debug)]
pub struct RulebookScreen {
    game: GameId,
    open: Open,
    query: String,
    /// The language beside the table's, if any.
    beside: Option<Language>,
    /// The rule that applies in the game behind the book.
    now: Option<RuleInfo>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Open {
    /// The first chapter.
    Beginning,
    /// A chapter by its id.
    Chapter(&'static str),
    /// One rule first, then the rest of its chapter.
    Rule(RuleInfo),
    /// The words of the game in every language.
    Words,
}

/// What can be done with the book.
#[derive(Clone, Debug)]
pub enum Message {
    Search(String),
    Chapter(&'static str),
    /// The words of the game in every language.
    Words,
    /// Another game's book.
    Game(GameId),
    Now,
    Beside(Option<Language>),
}

impl RulebookScreen {
    /// The book, open at a rule or at its beginning.
    pub fn new(game: GameId, open: Option<RuleInfo>, now: Option<RuleInfo>) -> Self {
        RulebookScreen {
            game,
            open: open.map_or(Open::Beginning, Open::Rule),
            query: String::new(),
            beside: None,
            now,
        }
    }

    /// Answers a message.
    pub fn update(&mut self, message: Message) {
        match message {
            Message::Search(query) => self.query = query,
            Message::Chapter(chapter) => {
                self.query.clear();
                self.open = Open::Chapter(chapter);
            }
            Message::Words => {
                self.query.clear();
                self.open = Open::Words;
            }
            Message::Game(game) => {
                self.game = game;
                // Whoever compares words goes on comparing them.
                if self.open != Open::Words {
                    self.open = Open::Beginning;
                }
            }
            Message::Now => {
                self.query.clear();
                self.open = self.now.map_or(self.open, Open::Rule);
            }
            Message::Beside(language) => self.beside = language,
        }
    }

    /// The screen.
    pub fn view<'a>(&'a self, frame: Frame<'a>) -> Element<'a, Message> {
        row![
            container(self.contents(frame)).padding(SPACE[3]).width(if frame.scale.is_large() {
                360.0
            } else {
                304.0
            }),
            container(self.page(frame)).width(Fill).height(Fill),
        ]
        .height(Fill)
        .into()
    }

    /// Search, chapters, the second language.
    fn contents<'a>(&'a self, frame: Frame<'a>) -> Element<'a, Message> {
        let (tr, scale, book) = (frame.tr(), frame.scale, frame.rulebook(self.game));
        let search = text_input(&tr.say(say::AppRulebookSearch), &self.query)
            .id("search")
            .font(SANS)
            .size(scale.body())
            .padding([SPACE[1], SPACE[2]])
            .on_input(Message::Search);
        let mut content = column![].spacing(SPACE[1]);
        if GameId::ALL.len() > 1 {
            let games = GameId::ALL.map(|game| (game, tr.game_name(game)));
            let games = choice(games, self.game, scale.small(), Message::Game).spacing(SPACE[0]);
            content = content.push(games.wrap().vertical_spacing(SPACE[0]));
        }
        content = content.push(search);
        if self.is_about_now(book) {
            let label = tr.say(say::AppRulebookNow);
            content = content.push(
                icon_button(Drawing::PLAY, label, scale.body(), Paint::First, Message::Now)
                    .width(Fill),
            );
        }
        let here = self.chapter(book);
        let entry = |label: String, is_open: bool, open: Message| -> Element<'a, Message> {
            let chosen = is_open && self.query.trim().is_empty();
            let paint = if chosen { Paint::Chosen } else { Paint::Quiet };
            text_button(label, scale.body(), paint, open)
                .padding([SPACE[0], SPACE[2]])
                .width(Fill)
                .into()
        };
        let chapters = book.chapters().iter().map(|(chapter, label)| {
            entry(label.clone(), Some(*chapter) == here, Message::Chapter(chapter))
        });
        let words_page = (!book.terms().is_empty()).then(|| {
            let label = tr.say(say::RulebookWords);
            entry(label, self.open == Open::Words, Message::Words)
        });
        let beside = std::iter::once((None, tr.say(say::AppRulebookAlone))).chain(
            Language::ALL
                .into_iter()
                .filter(|language| *language != frame.language)
                .map(|language| (Some(language), language.own_name().to_owned())),
        );
        let beside = choice(beside, self.beside(frame), scale.small(), Message::Beside);
        let content = content
            .push(Column::with_children(chapters.chain(words_page)))
            .push(words(tr.say(say::AppRulebookBeside), scale.small()).class(Ink::Quiet))
            .push(beside.wrap().vertical_spacing(SPACE[0]));
        scrollable(content).height(Fill).into()
    }

    /// The chapter that lies open.
    fn chapter(&self, book: &Book) -> Option<&'static str> {
        match self.open {
            Open::Beginning => book.chapters().first().map(|(id, _)| *id),
            Open::Chapter(chapter) => Some(chapter),
            Open::Rule(rule) => Some(rule.chapter),
            Open::Words => None,
        }
    }

    /// Whether it is the book of the game behind it.
    fn is_about_now(&self, book: &Book) -> bool {
        self.now.is_some_and(|rule| book.article(rule).is_some())
    }

    /// The second language, unless it is the first.
    fn beside(&self, frame: Frame<'_>) -> Option<Language> {
        self.beside.filter(|language| *language != frame.language)
    }

    fn page<'a>(&'a self, frame: Frame<'a>) -> Element<'a, Message> {
        let (tr, scale, book) = (frame.tr(), frame.scale, frame.rulebook(self.game));
        let mut content = column![].spacing(SPACE[3]);
        let chapter = |chapter: &'static str| {
            let rules = book.articles().iter().map(|article| article.rule);
            rules.filter(move |rule| rule.chapter == chapter)
        };
        let heading = |text: String| title(text, scale.title()).class(Ink::Porphyry);
        let found = self.found(frame);
        let query = found.as_ref().map_or("", |found| &found.query);
        let rules: Vec<RuleInfo> = match (&found, self.open) {
            (Some(found), _) => {
                content = content.push(heading(self.told(found, frame)));
                if !found.terms.is_empty() {
                    content = content.push(self.words(&found.terms, query, frame));
                }
                found.rules.iter().map(|hit| hit.rule).collect()
            }
            (None, Open::Words) => {
                content = content.push(heading(tr.say(say::RulebookWords)));
                content = content.push(self.all_words(frame));
                Vec::new()
            }
            (None, Open::Beginning | Open::Chapter(_)) => {
                let open = self.chapter(book).unwrap_or_default();
                content = content.push(heading(book.chapter(open).to_owned()));
                chapter(open).collect()
            }
            (None, Open::Rule(rule)) => {
                content = content.push(self.entry(rule, true, query, frame));
                let title = book.chapter(rule.chapter).to_owned();
                content = content.push(heading(tr.say(say::AppRulebookMore { title })));
                chapter(rule.chapter).filter(|other| *other != rule).collect()
            }
        };
        for rule in rules {
            content = content.push(self.entry(rule, Some(rule) == self.now, query, frame));
        }
        let width = match self.beside(frame) {
            Some(_) => Fill,
            None => Length::Fixed(scale.readable()),
        };
        let content = content.push(space().height(SPACE[4]));
        scrollable(container(content.width(width)).padding(SPACE[3]).width(Fill))
            .id(PAGE_ID)
            .width(Fill)
            .height(Fill)
            .into()
    }

    /// What is searched for, first in the table's language.
    fn found(&self, frame: Frame<'_>) -> Option<Found> {
        let query = self.query.trim();
        let others: Vec<&Book> = self.other_books(frame).collect();
        (!query.is_empty()).then(|| frame.rulebook(self.game).find(&others, query))
    }

    /// How much was found, and what was taken for a slip of the pen.
    fn told(&self, found: &Found, frame: Frame<'_>) -> String {
        let tr = frame.tr();
        let rules = match found.rules.len() {
            0 if found.is_empty() => {
                tr.say(say::AppRulebookNothing { query: excerpt(self.query.trim()) })
            }
            0 => tr.say(say::RulebookWords),
            rules => tr.say(say::AppRulebookFound { rules: rules.into() }),
        };
        if found.is_guess {
            let meant = tr.say(say::RulebookMeant { words: found.query.clone() });
            format!("{meant} {rules}")
        } else {
            rules
        }
    }

    /// The rulebooks in the other languages.
    fn other_books<'a>(&self, frame: Frame<'a>) -> impl Iterator<Item = &'a Book> {
        let others = Language::ALL.into_iter().filter(move |other| *other != frame.language);
        let game = self.game;
        others.map(move |language| frame.context.translators.rulebook(game, language))
    }

    /// A rule, in one language or two. If only another language has the words that are searched
    /// for, they stand beneath it.
    fn entry<'a>(
        &'a self,
        rule: RuleInfo,
        marked: bool,
        query: &str,
        frame: Frame<'a>,
    ) -> Element<'a, Message> {
        let book = frame.rulebook(self.game);
        let one = article(book, rule, query, frame);
        let beside = self.beside(frame).map(|other| frame.translators.rulebook(self.game, other));
        let text: Element<'a, Message> = match beside {
            Some(other) => {
                let other = article(other, rule, query, frame);
                Row::with_children([one, other]).spacing(SPACE[4]).into()
            }
            None => one,
        };
        let is_shown = std::iter::once(book).chain(beside).any(|book| book.is_found(rule, query));
        let mut others = self.other_books(frame).filter(|_| !query.is_empty() && !is_shown);
        let passage = others.find_map(|book| {
            let text = book.is_found(rule, query).then(|| book.passage(rule, query)).flatten()?;
            let language = book.language().own_name().to_owned();
            let label = frame.tr().say(say::AppRulebookFoundIn { language });
            let style = Style { font: SANS, size: frame.scale.body(), ink: Ink::Quiet };
            let label = words(label, frame.scale.small()).class(Ink::Quiet);
            Some(column![label, highlighted(book, text, query, style)])
        });
        let text = column![text].push(passage).spacing(SPACE[2]);
        let sheet = if marked { Surface::Marked } else { Surface::Raised };
        container(text).class(sheet).padding(SPACE[3]).width(Fill).into()
    }
}

/// A rule in one language, with what was searched for marked.
fn article<'a>(
    book: &'a Book,
    rule: RuleInfo,
    query: &str,
    frame: Frame<'a>,
) -> Element<'a, Message> {
    let scale = frame.scale;
    let Some(article) = book.article(rule) else {
        return space().into();
    };
    let Article { title, house, .. } = article;
    let is_found = book.is_found(rule, query);
    let shown = |text: &str, style| {
        if is_found { highlighted(book, text, query, style) } else { plain(text, style) }
    };
    // Whatever language it is in, the mark says so in that language.
    let tr = frame.translators.translator(book.language());
    let body = |ink: Ink| Style { font: SANS, size: scale.body(), ink };
    let heading = Style { font: SERIF, size: scale.lead(), ink: Ink::Inherited };
    let mut heading = row![shown(title, heading)].spacing(SPACE[2]).align_y(Center);
    if rule.is_ruling {
        let mark = tr.say(say::AppRulebookRuling);
        heading = heading.push(
            container(strong(mark, scale.small()).class(Ink::Gold))
                .class(Surface::Marked)
                .padding([0.0, SPACE[1]]),
        );
    }
    let text = article.paragraphs().map(|text| shown(text, body(Ink::Inherited)));
    let mut lines = column![heading].extend(text).spacing(SPACE[1]).width(Length::FillPortion(1));
    if let Some(house) = house {
        let house = tr.say(say::AppRulebookHouse { text: house.clone() });
        lines = lines.push(shown(&house, body(Ink::Quiet)));
    }
    lines.into()
}

/// A text with what was searched for marked.
fn highlighted<'a>(book: &Book, text: &str, query: &str, style: Style) -> Element<'a, Message> {
    let Style { font, size, ink } = style;
    let pieces = book.marked(text, query).into_iter().map(|(piece, hit)| {
        let piece: Span<'a, ()> = span(piece.to_owned());
        if hit {
            let font = if font == SANS { STRONG } else { font };
            piece.font(font).background(theme::MARKER).color(theme::CARD_INK)
        } else {
            piece
        }
    });
    let pieces: Vec<Span<'a, ()>> = pieces.collect();
    let text: iced::widget::text::Rich<'a, (), Message, Theme> = rich_text(pieces);
    text.font(font).size(size).class(ink).into()
}

fn plain<'a>(text: &str, Style { font, size, ink }: Style) -> Element<'a, Message> {
    iced::widget::text(text.to_owned()).font(font).size(size).class(ink).into()
}

/// How a text of the book is written.
#[derive(Clone, Copy)]
struct Style {
    font: Font,
    size: f32,
    ink: Ink,
}

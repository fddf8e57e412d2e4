//! How long texts get: what is called aloud, and the paragraphs of the rulebook.

use std::ops::RangeInclusive;

use fluent::concurrent::FluentBundle;
use fluent::{FluentArgs, FluentResource, FluentValue};
use fondaco_rules::GameId;
use fondaco_text::Language;
use fondaco_words::{ArgKind, MessageInfo, Rulebook, Translator, sources};

/// What can still be taken in at one hearing.
pub const CALL: usize = 70;

/// What can be read at one go.
pub const PARAGRAPH: usize = 350;

/// A text that is too long.
pub struct TooLong {
    pub language: Language,
    pub id: String,
    pub text: String,
}

impl TooLong {
    pub fn length(&self) -> usize {
        self.text.chars().count()
    }
}

impl std::fmt::Display for TooLong {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {}, {}: {}", self.language.id(), self.id, self.length(), self.text)
    }
}

/// The calls that are too long, each with the values that make it longest.
pub fn long_calls(catalogue: &[MessageInfo]) -> Vec<TooLong> {
    let calls: Vec<&MessageInfo> = catalogue.iter().filter(|entry| is_call(&entry.id)).collect();
    let of_language = |language: Language| {
        let bundle = bundle(language);
        let long = calls.iter().map(move |entry| {
            let said = cases(entry, language).into_iter().map(|case| said(&bundle, entry, case));
            let text = said.max_by_key(|text| text.chars().count()).unwrap_or_default();
            TooLong { language, id: entry.id.to_string(), text }
        });
        long.filter(|call| call.length() > CALL).collect::<Vec<_>>()
    };
    Language::ALL.into_iter().flat_map(of_language).collect()
}

/// Whatever is due is called, but for the small print, what stands in the bar, and questions.
fn is_call(id: &str) -> bool {
    let Some((_, due)) = id.split_once("-due-") else {
        return false;
    };
    !["also-", "bar-", "doubt-", "early"].iter().any(|other| due.starts_with(other))
}

fn bundle(language: Language) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new_concurrent(vec![fondaco_words::identifier(language)]);
    bundle.set_use_isolating(false);
    for (file, text) in sources(language) {
        let resource = FluentResource::try_new((*text).to_owned());
        bundle.add_resource_overriding(resource.unwrap_or_else(|_| panic!("{file} parses")));
    }
    bundle
}

/// The values of a message.
type Case = Vec<(&'static str, FluentValue<'static>)>;

fn said(bundle: &FluentBundle<FluentResource>, entry: &MessageInfo, case: Case) -> String {
    let args: FluentArgs<'static> = case.into_iter().collect();
    let message = bundle.get_message(&entry.id).and_then(|message| message.value());
    let pattern = message.unwrap_or_else(|| panic!("{} is there", entry.id));
    bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
}

/// A call with every number that the rules allow in it, and with names of seven letters.
fn cases(entry: &MessageInfo, language: Language) -> Vec<Case> {
    let mut cases = vec![Case::new()];
    for (name, kind) in entry.args {
        let values: Vec<FluentValue<'static>> = match kind {
            ArgKind::Text => vec![text(name, language).into()],
            ArgKind::Number => numbers(&entry.id, name).map(FluentValue::from).collect(),
            ArgKind::Choice(words) => words.iter().map(|word| FluentValue::from(*word)).collect(),
        };
        cases = cases
            .iter()
            .flat_map(|case| {
                let with = |value: &FluentValue<'static>| {
                    [case.as_slice(), &[(*name, value.clone())]].concat()
                };
                values.iter().map(with)
            })
            .collect();
    }
    cases
}

fn text(name: &str, language: Language) -> String {
    match name {
        "name" => "Wilhelm".to_owned(),
        "other" => "Susanne".to_owned(),
        "names" => Translator::new(language).list(["Wilhelm", "Susanne"].map(str::to_owned)),
        "city" => "Dunhuang".to_owned(),
        name => panic!("who or what is ${name}?"),
    }
}

fn numbers(id: &str, name: &str) -> RangeInclusive<u32> {
    match (id, name) {
        ("byzanz-due-reveal-last", "cards") => 1..=2,
        (_, "cards") => 1..=6,
        // Seven cards of 4, and one more.
        ("byzanz-due-bid" | "byzanz-due-bid-out-of-reach", "least") => 1..=29,
        // A whole kind from the market.
        (_, "over") => 1..=16,
        // Two more turns for each of three to five people.
        ("kathai-due-draw-last", "left") => 6..=10,
        ("kathai-due-two-more", "left") => 3..=9,
        (_, "left") => 1..=4,
        (_, "tiles" | "tokens") => 1..=5,
        (_, "least" | "silver") => 1..=99,
        (id, name) => panic!("how many can ${name} of {id} be?"),
    }
}

/// The paragraphs of the rulebooks that are too long.
pub fn long_paragraphs() -> Vec<TooLong> {
    let mut long = Vec::new();
    for (language, game) in Language::ALL.into_iter().flat_map(|l| GameId::ALL.map(|g| (l, g))) {
        let rulebook = Rulebook::new(game, &Translator::new(language));
        for article in rulebook.articles() {
            for text in [Some(&article.text), article.house.as_ref()].into_iter().flatten() {
                for text in text.split("\n\n") {
                    let id = article.rule.id.to_owned();
                    long.push(TooLong { language, id, text: text.to_owned() });
                }
            }
        }
    }
    long.retain(|paragraph| paragraph.length() > PARAGRAPH);
    long
}

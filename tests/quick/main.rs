//! Moves typed in a few words: what is understood, what is asked, and what is offered.
//!
//! What a table may type is written down in `tests/quick/*.txt`, a file for each game.

#![allow(clippy::expect_used, clippy::panic)]

mod bench;
mod byzanz;
mod kathai;
mod silk_road;

#[path = "../support"]
#[allow(dead_code)]
mod support {
    pub mod random_game;
    pub mod random_kathai;
    pub mod random_silk_road;
    pub mod seed;
    pub mod silk_road_table;
}

use std::collections::BTreeSet;

use bench::{Bench, Typed};
use fondaco_text::Language;
use proptest::prelude::*;
use rand::prelude::*;
use rand::rngs::StdRng;
use support::seed;

/// Every move of these games, as it is typed in every language, is that move and no other.
fn every_move_is_read<G: Typed>(games: u64) {
    for seed in seed::row(games) {
        for (table, moves) in G::random_games(seed) {
            let mut position = G::start(&table);
            let bench = Bench::<G>::new(&table);
            for entry in moves {
                for language in Language::ALL {
                    let (name, rest) = position.typed(&entry, &bench, language);
                    let named = name.map_or(rest.clone(), |name| format!("{name} {rest}"));
                    let read = |line: &str| bench.read(line, &position, language);
                    assert_eq!(read(&named).entry, Some(entry.clone()), "{named}");
                    if position.is_called_to(&entry) {
                        assert_eq!(read(&rest).entry, Some(entry.clone()), "{rest}");
                    }
                }
                position.play(&entry).expect("a legal move");
            }
        }
    }
}

/// Every sentence of the journal is the move that it tells, in every language, whatever people are
/// called.
fn every_sentence_is_read<G: Typed>(games: u64) {
    let (mut wrong, mut kinds) = (Vec::new(), BTreeSet::new());
    // Some games more where these do not have every kind of move.
    for (nth, seed) in (0..).zip(seed::row(20 * games)) {
        if nth >= games && kinds.iter().map(String::as_str).eq(G::KINDS.iter().copied()) {
            break;
        }
        for (table, moves) in G::random_games(seed) {
            for names in bench::ALL_NAMES {
                let mut position = G::start(&table);
                let bench = Bench::<G>::named(&table, names);
                for entry in &moves {
                    kinds.extend(bench::kinds::<G>(entry));
                    for language in Language::ALL {
                        for sentence in bench.sentences(entry, language) {
                            let read = bench.read(&sentence, &position, language);
                            if read.entry != G::told(entry) {
                                let told = (read.entry, read.trouble);
                                wrong.push(format!("{sentence}\n  {told:?}"));
                            }
                        }
                    }
                    position.play(entry).expect("a legal move");
                }
            }
        }
    }
    assert_eq!(kinds.into_iter().collect::<Vec<_>>(), G::KINDS);
    assert!(
        wrong.is_empty(),
        "{} wrong:\n{}",
        wrong.len(),
        wrong[..wrong.len().min(40)].join("\n")
    );
}

/// Whoever takes what is offered, time and again, has told a move in the end.
fn offers_lead_to_a_move<G: Typed>(games: u64) {
    const STEPS: usize = 40;
    for seed in seed::row(games) {
        let mut rng = StdRng::seed_from_u64(seed);
        for (table, moves) in G::random_games(seed) {
            let mut position = G::start(&table);
            let bench = Bench::<G>::new(&table);
            for entry in moves {
                let language = *Language::ALL.choose(&mut rng).expect("three");
                let mut line = String::new();
                let mut told = false;
                for _ in 0..STEPS {
                    let reading = bench.read(&line, &position, language);
                    let offered = reading.completions;
                    assert!(offered.len() <= 8, "{line}");
                    for offer in &offered {
                        let read = bench.read(&offer.line, &position, language);
                        let trouble = read.trouble.unwrap_or_default();
                        assert!(
                            !Bench::<G>::is_unknown(&trouble, language),
                            "{}: {trouble}",
                            offer.line
                        );
                    }
                    told = reading.entry.is_some();
                    if told {
                        break;
                    }
                    let offer = offered.choose(&mut rng);
                    line = offer.unwrap_or_else(|| panic!("nothing behind “{line}”")).line.clone();
                }
                assert!(told, "“{line}” is no move yet");
                position.play(&entry).expect("a legal move");
            }
        }
    }
}

/// No word of a list has a second meaning where such words stand, or none at all.
fn words_are_clear<G: Typed>() {
    let (table, _) = G::random_games(1).swap_remove(0);
    let (position, bench) = (G::start(&table), Bench::<G>::new(&table));
    for list in G::lists() {
        for word in Language::ALL.into_iter().flat_map(|language| list.words(language)) {
            let line = format!("{} {word}", list.behind);
            let trouble = bench.read(&line, &position, Language::En).trouble;
            let trouble = trouble.unwrap_or_default();
            assert!(!trouble.contains('“'), "{line}: {trouble}");
        }
    }
}

/// Whatever is typed, there is an answer.
fn anything_is_answered<G: Typed>(line: &str) {
    let (table, _) = G::random_games(1).swap_remove(0);
    let (position, bench) = (G::start(&table), Bench::<G>::new(&table));
    for language in Language::ALL {
        let reading = bench.read(line, &position, language);
        assert!(reading.entry.is_none() || reading.trouble.is_none(), "{line:?}");
        let is_told = reading.entry.is_some() || reading.command.is_some();
        let is_silent = !is_told && reading.trouble.is_none();
        assert!(!is_silent || !line.contains(char::is_alphanumeric), "{line:?}");
        assert!(reading.completions.len() <= 8);
    }
}

/// What the page of keys gives as an example is a move of this game.
fn the_example_is_a_move<G: Typed>() {
    let (table, _) = G::random_games(1).swap_remove(0);
    let (position, bench) = (G::start(&table), Bench::<G>::new(&table));
    for language in Language::ALL {
        let example = bench::translator(language).quick_example(G::ID);
        let reading = bench.read(&example, &position, language);
        assert!(reading.entry.is_some(), "{example}: {:?}", reading.trouble);
    }
}

macro_rules! games {
    ($($name:ident: $Game:ty, $script:literal, $games:literal;)*) => {$(
        mod $name {
            use super::*;

            #[test]
            fn what_may_be_typed_is_written_down() {
                bench::script::<$Game>(include_str!($script));
            }

            #[test]
            fn every_word_is_clear_in_its_place() {
                words_are_clear::<$Game>();
            }

            #[test]
            fn the_example_among_the_keys_is_a_move() {
                the_example_is_a_move::<$Game>();
            }

            #[test]
            fn a_line_that_is_too_long_is_refused() {
                let (table, _) = <$Game>::random_games(1).swap_remove(0);
                let (position, bench) = (table.start(), Bench::<$Game>::new(&table));
                let read = |length| {
                    let line = "ä".repeat(length);
                    bench.read(&line, &position, Language::En).trouble.expect("no move")
                };
                assert!(read(800).ends_with('.') && !read(800).contains("too long"));
                assert_eq!(read(801), "That is too long for one move: 800 characters are enough.");
            }

            #[test]
            fn every_move_of_a_random_game_is_read() {
                every_move_is_read::<$Game>($games);
            }

            #[test]
            fn every_sentence_of_the_journal_is_read() {
                every_sentence_is_read::<$Game>($games);
            }

            #[test]
            fn offers_always_lead_to_a_move() {
                offers_lead_to_a_move::<$Game>($games);
            }

            proptest! {
                #![proptest_config(seed::cases(stringify!($name), 200))]

                #[test]
                fn any_text_is_answered(line in any::<String>()) {
                    anything_is_answered::<$Game>(&line);
                }

                #[test]
                fn any_words_are_answered(
                    words in prop::collection::vec(bench::some_word::<$Game>(), 0..40),
                ) {
                    anything_is_answered::<$Game>(&words.join(" "));
                }
            }
        }
    )*};
}

games! {
    byzanz_line: fondaco_rules::byzanz::Position, "byzanz.txt", 8;
    kathai_line: fondaco_rules::kathai::Position, "kathai.txt", 12;
    silk_road_line: fondaco_rules::silk_road::Position, "silk_road.txt", 16;
}

//! Moves that do not fit, as the terminal tells them: refused ones, and those marked as unclear.

use serde_json::{Value, json};

use super::rules;
use fondaco_record::journal::{Journal, Misfit};
use fondaco_rules::{Refusal, RuleInfo};
use fondaco_words::{DescribeGame, Rulebook, Words, say};

/// Which move is not legal, and every reason with its rule.
pub(super) fn lines<G: DescribeGame>(misfit: &Misfit<G>, words: &Words<'_>) -> Vec<String> {
    let tr = words.translator();
    let mut lines = vec![tr.say(say::CliRefused {
        number: (misfit.index + 1).into(),
        entry: words.describe(&misfit.entry),
    })];
    lines.extend(reasons(&misfit.refusal, words));
    lines.push(tr.say(say::CliNext { due: words.describe(&misfit.refusal.due) }));
    lines
}

/// Which moves are marked as unclear, and why each does not fit.
pub(super) fn unclear_lines<G: DescribeGame>(
    journal: &Journal<G>,
    words: &Words<'_>,
) -> Vec<String> {
    let mut lines = Vec::new();
    for place in journal.unclear() {
        let (number, entry) = ((place + 1).into(), &journal.record().moves[place].what);
        let entry = words.describe(entry);
        lines.push(words.translator().say(say::CliUnclear { number, entry }));
        lines.extend(journal.refusal_at(place).iter().flat_map(|refusal| reasons(refusal, words)));
    }
    lines
}

/// How many moves are marked as unclear, if any are.
pub(super) fn unclear_count<G: DescribeGame>(
    journal: &Journal<G>,
    words: &Words<'_>,
) -> Option<String> {
    let moves = journal.unclear().count();
    let count = say::CliUnclearCount { moves: moves.into() };
    (moves > 0).then(|| words.translator().say(count))
}

/// A move that does not fit, as data.
pub(super) fn data<G: DescribeGame>(
    index: usize,
    refusal: &Refusal<G>,
    words: &Words<'_>,
) -> Value {
    let rules = refusal.rules().into_iter().map(Into::<RuleInfo>::into);
    json!({
        "index": index,
        "rules": rules.map(|rule| rule.id).collect::<Vec<_>>(),
        "text": words.refusal(refusal),
        "nearest": refusal.nearest,
    })
}

/// Every reason with its rule, and what would be legal.
fn reasons<G: DescribeGame>(refusal: &Refusal<G>, words: &Words<'_>) -> Vec<String> {
    let tr = words.translator();
    let rulebook = Rulebook::new(G::ID, tr);
    let reason = |reason: &G::Reason| {
        let info: RuleInfo = G::rule_behind(reason).into();
        let article = rulebook.article(info);
        let rule = tr.say(say::CliRule {
            title: article.map_or_else(String::new, |article| rules::heading(article, tr)),
            id: info.id.to_owned(),
        });
        format!("  {} {rule}", words.describe(reason))
    };
    let nearest = words.nearest(refusal).map(|nearest| format!("  {nearest}"));
    refusal.reasons.iter().map(reason).chain(nearest).collect()
}

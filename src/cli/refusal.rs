//! A refused move, as the terminal tells it.

use super::rules;
use crate::i18n::{DescribeGame, Rulebook, Words, say};
use crate::journal::Misfit;
use crate::rules::Rule as _;

/// Which move is not legal, and every reason with its rule.
pub(super) fn lines<G: DescribeGame>(misfit: &Misfit<G>, words: &Words<'_>) -> Vec<String> {
    let tr = words.translator();
    let rulebook = Rulebook::new(G::GAME_ID, tr);
    let mut lines = vec![tr.say(say::CliRefused {
        number: (misfit.index + 1).into(),
        entry: words.describe(&misfit.entry),
    })];
    for reason in &misfit.refusal.reasons {
        let info = G::rule_behind(reason).info();
        let article = rulebook.article(info);
        let rule = tr.say(say::CliRule {
            title: article.map_or_else(String::new, |article| rules::heading(article, tr)),
            id: info.id.to_owned(),
        });
        lines.push(format!("  {} {rule}", words.describe(reason)));
    }
    lines.extend(words.nearest(&misfit.refusal).map(|nearest| format!("  {nearest}")));
    lines.push(tr.say(say::CliNext { due: words.describe(&misfit.refusal.due) }));
    lines
}

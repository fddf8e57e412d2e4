//! A refused move, as the terminal tells it.

use super::rules;
use crate::i18n::{Rulebook, Words, say};
use crate::journal::Misfit;
use crate::rules::byzanz::Position;

/// Which move is not legal, and every reason with its rule.
pub(super) fn lines(misfit: &Misfit<Position>, words: &Words<'_>) -> Vec<String> {
    let tr = words.translator();
    let rulebook = Rulebook::new(tr);
    let mut lines = vec![tr.say(say::CliRefused {
        number: (misfit.index + 1).into(),
        entry: words.entry(&misfit.entry),
    })];
    for reason in &misfit.refusal.reasons {
        let article = rulebook.article(reason.rule());
        let rule = tr.say(say::CliRule {
            title: rules::heading(article, tr),
            id: article.rule.id().to_owned(),
        });
        lines.push(format!("  {} {rule}", words.reason(reason)));
    }
    lines.extend(
        words
            .nearest(&misfit.refusal)
            .map(|nearest| format!("  {nearest}")),
    );
    lines.push(tr.say(say::CliNext {
        due: words.call(&misfit.refusal.due),
    }));
    lines
}

//! A line of the book: what somebody did, or what was written down and cannot have been like that.

use serde::{Serialize, Serializer};

use super::ReadError;
use fondaco_rules::fields::At;
use fondaco_rules::{Game, Refusal};

/// What was entered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry<M> {
    /// What somebody did.
    pub what: M,
    /// Whether it does not fit since something before it was corrected. It keeps its place and
    /// its owner, and counts as nothing until somebody says what it should be.
    pub unclear: bool,
}

/// In records the move itself, with a mark if it is unclear.
impl<M: Serialize> Serialize for Entry<M> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Marked<'a, M> {
            #[serde(flatten)]
            what: &'a M,
            unclear: bool,
        }
        if self.unclear {
            Marked { what: &self.what, unclear: true }.serialize(serializer)
        } else {
            self.what.serialize(serializer)
        }
    }
}

impl<M> From<M> for Entry<M> {
    fn from(what: M) -> Self {
        Entry { what, unclear: false }
    }
}

/// An entry that counts is as good as its move.
impl<M: PartialEq> PartialEq<M> for Entry<M> {
    fn eq(&self, other: &M) -> bool {
        !self.unclear && self.what == *other
    }
}

impl<M> Entry<M> {
    /// The same, as an entry that does not fit.
    pub fn unclear(what: M) -> Self {
        Entry { what, unclear: true }
    }

    /// Plays it. What is unclear counts as nothing, or as what keeps the turns going.
    ///
    /// # Errors
    ///
    /// What is not marked as unclear and not legal is refused; the position stays as it was.
    pub fn play_on<G: Game<Move = M>>(
        &self,
        position: &mut G,
    ) -> Result<Vec<G::Event>, Refusal<G>> {
        if self.unclear { Ok(position.skip(&self.what)) } else { position.play(&self.what) }
    }

    pub(super) fn read<G: Game<Move = M>>(entry: &At<'_>, players: u8) -> Result<Self, ReadError> {
        let mut fields = entry.fields()?;
        let unclear = fields.flag("unclear", false)?;
        let what = G::read_move(&mut fields, players)?;
        fields.finish()?;
        Ok(Entry { what, unclear })
    }
}

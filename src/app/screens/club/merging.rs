//! Somebody who is spelled two ways: the steward makes them one person, and two again.

use iced::Task;

use super::{Club, Message};
use fondaco_ledger::Ledger;
use fondaco_rules::GameId;

impl Club {
    /// Whoever was looked up is called something else.
    pub(super) fn merge(&self, into: String) -> Task<Message> {
        let (game, Some(person)) = (self.game.map(GameId::id), &self.person) else {
            return Task::none();
        };
        let name = person.name.clone();
        let merge = move |ledger: &mut Ledger| {
            ledger.merge(&name, &into)?;
            ledger.person(&into, game).map(Box::new)
        };
        self.ask(merge, Message::Merged)
    }

    /// One of their names is somebody else's.
    pub(super) fn unmerge(&self, name: String) -> Task<Message> {
        let (game, Some(person)) = (self.game.map(GameId::id), &self.person) else {
            return Task::none();
        };
        let still = person.name.clone();
        let part = move |ledger: &mut Ledger| {
            ledger.unmerge(&name)?;
            ledger.person(&still, game).map(Box::new)
        };
        self.ask(part, Message::Merged)
    }
}

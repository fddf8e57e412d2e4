//! The box: what the games of the house remember of a table, all of it together. It lies in the
//! settings, and goes to other computers as a code.

use serde_json::{Map, Value};

use super::Settings;
use fondaco_record::journal::AnyPosition;
use fondaco_rules::fields::{Fault, Fields, Json, ReadError};
use fondaco_rules::{Game, GameId, Memory as _};
use fondaco_rules::{any, named, whichever};

/// What one game remembers.
#[derive(Clone, PartialEq, Debug)]
pub struct MemoryOf<G: Game>(pub Box<G::Memory>);

any! {
    /// What a game remembers, whichever it is.
    #[derive(Clone, PartialEq, Debug)]
    AnyMemory = MemoryOf
}

/// What all games remember, one after the other.
#[derive(Clone, PartialEq, Debug)]
pub struct Memories(Vec<AnyMemory>);

/// What can be done with one thing that is remembered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ItemChange {
    Forget,
    Rename(String),
    /// The choice at this place.
    Choose(usize),
}

impl Settings {
    /// What a game has in the settings. What is not understood is forgotten.
    pub fn memory<G: Game>(&self) -> G::Memory {
        let read = || {
            let json = Json::read(&serde_json::to_vec(&self.remembered).ok()?).ok()?;
            let mut fields = Fields::of(&json, String::new()).ok()?;
            G::Memory::read(&fields.optional(G::Memory::NAME)?).ok()
        };
        read().unwrap_or_default()
    }

    /// Keeps what a game remembers.
    pub fn keep_memory<G: Game>(&mut self, memory: &G::Memory) {
        match memory.write() {
            Some(value) => self.remembered.insert(G::Memory::NAME.to_owned(), value),
            None => self.remembered.remove(G::Memory::NAME),
        };
    }
}

impl Memories {
    /// The version of codes.
    pub const FORMAT: &str = "fondaco-box/1";
    /// No code is longer.
    pub const SIZE_LIMIT: u64 = 32 << 10;

    /// What the settings keep. What games tell is learned from them.
    pub fn of(settings: &Settings) -> Self {
        fn of<G: Game>(settings: &Settings) -> MemoryOf<G> {
            MemoryOf(Box::new(settings.memory::<G>()))
        }
        let memory = |game| named!(game, G => of::<G>(settings).into());
        Memories(GameId::ALL.into_iter().map(memory).collect())
    }

    /// Keeps all of it in the settings.
    pub fn keep(&self, settings: &mut Settings) {
        fn keep<G: Game>(memory: &MemoryOf<G>, settings: &mut Settings) {
            settings.keep_memory::<G>(&memory.0);
        }
        for memory in &self.0 {
            whichever!(memory, AnyMemory(memory) => keep(memory, settings));
        }
    }

    /// Each game with what it remembers.
    pub fn iter(&self) -> impl Iterator<Item = (GameId, &AnyMemory)> {
        GameId::ALL.into_iter().zip(&self.0)
    }

    /// The games from which something can be learned.
    pub fn learning() -> impl Iterator<Item = GameId> {
        fn learns<G: Game>() -> bool {
            G::Memory::LEARNS
        }
        GameId::ALL.into_iter().filter(|game| named!(*game, G => learns::<G>()))
    }

    /// Learns from an earlier game, the latest first.
    pub fn learn(&mut self, earlier: &AnyPosition) {
        fn learn<G: Game>(memory: &mut MemoryOf<G>, earlier: &G) {
            memory.0.learn(earlier);
        }
        for memory in &mut self.0 {
            whichever!(memory, AnyMemory(memory) => if let Ok(earlier) = earlier.try_into() {
                let earlier: &Box<_> = earlier;
                learn(memory, earlier);
            });
        }
    }

    /// Keeps what was learned, and what was told as it was before.
    pub fn retell(&mut self, told: &Memories) {
        fn retell<G: Game>(memory: &mut MemoryOf<G>, told: &MemoryOf<G>) {
            memory.0.retell(*told.0.clone());
        }
        for (memory, told) in self.0.iter_mut().zip(&told.0) {
            whichever!(memory, AnyMemory(memory) => if let Ok(told) = told.try_into() {
                retell(memory, told);
            });
        }
    }

    /// Changes something that a game remembers, by its place among all of that.
    ///
    /// # Errors
    ///
    /// Refuses what cannot be a name.
    pub fn change(&mut self, game: GameId, item: usize, change: &ItemChange) -> Result<(), Fault> {
        fn apply<G: Game>(
            memory: &mut MemoryOf<G>,
            item: usize,
            change: &ItemChange,
        ) -> Result<(), Fault> {
            let memory = &mut memory.0;
            let Some(item) = memory.items().into_iter().nth(item) else {
                return Ok(());
            };
            match change {
                ItemChange::Forget => memory.forget(&item),
                ItemChange::Rename(name) => return memory.rename(&item, name),
                ItemChange::Choose(choice) => memory.choose(&item, *choice),
            }
            Ok(())
        }
        let place = GameId::ALL.iter().position(|found| *found == game);
        match place.and_then(|place| self.0.get_mut(place)) {
            Some(memory) => {
                whichever!(memory, AnyMemory(memory) => apply(memory, item, change))
            }
            None => Ok(()),
        }
    }

    /// All that is known, for others to read; nothing if nothing is known.
    pub fn code(&self) -> Option<String> {
        fn shared<G: Game>(memory: &MemoryOf<G>) -> Option<(String, Value)> {
            Some((G::Memory::NAME.to_owned(), memory.0.shared().write()?))
        }
        let known = self.0.iter();
        let known = known.filter_map(|memory| whichever!(memory, AnyMemory(one) => shared(one)));
        let mut code = Map::new();
        code.insert("format".to_owned(), Memories::FORMAT.into());
        code.extend(known);
        (code.len() > 1).then(|| Value::Object(code).to_string())
    }

    /// Reads what others know, strictly: nothing is guessed and nothing left out.
    ///
    /// # Errors
    ///
    /// Says what does not fit, and where.
    pub fn read(code: &[u8]) -> Result<Self, ReadError> {
        fn read<G: Game>(fields: &mut Fields<'_>) -> Result<AnyMemory, ReadError>
        where
            AnyMemory: From<MemoryOf<G>>,
        {
            let memory = fields.optional(G::Memory::NAME);
            let memory = memory.map_or(Ok(G::Memory::default()), |at| G::Memory::read_shared(&at));
            Ok(MemoryOf::<G>(Box::new(memory?)).into())
        }
        if code.len() as u64 > Memories::SIZE_LIMIT {
            return Err(ReadError::TooLarge { limit: Memories::SIZE_LIMIT });
        }
        let json = Json::read(code)?;
        let mut fields = Fields::of(&json, String::new())?;
        fields.required("format")?.word(&[(Memories::FORMAT, ())])?;
        let games = GameId::ALL.into_iter();
        let known = games.map(|game| named!(game, G => read::<G>(&mut fields)));
        let known = Memories(known.collect::<Result<_, _>>()?);
        fields.finish()?;
        Ok(known)
    }

    /// Brings in what others know.
    pub fn take_in(&mut self, shared: &Memories) {
        fn take_in<G: Game>(memory: &mut MemoryOf<G>, new: &MemoryOf<G>) {
            memory.0.take_in(&new.0);
        }
        for (memory, new) in self.0.iter_mut().zip(&shared.0) {
            whichever!(memory, AnyMemory(memory) => if let Ok(new) = new.try_into() {
                take_in(memory, new);
            });
        }
    }
}

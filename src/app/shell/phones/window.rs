//! What the window does with phones: opens and closes the table to them, shows them what has changed,
//! and judges what they want to enter.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write as _;
use std::net::SocketAddr;

use iced::Task;

use super::Published;
use crate::app::screens::phones::{Message, Sheet};
use crate::app::served::phones::entry::{AnyMove, Proposal, ProposedMove};
use crate::app::served::phones::house::{Event, Shown};
use crate::app::shell::{App, Message as WindowMessage, Overlay, Serve};
use crate::app::table::board::Board;
use crate::app::table::{Answer, AnyTable, Table};
use crate::app::ui::frame::Context;
use fondaco_rules::Seat;
use fondaco_rules::whichever;
use fondaco_store::settings::PhoneEntry;
use fondaco_text::Language;
use fondaco_words::names::with_whole_names;
use fondaco_words::say;

impl App {
    pub(in crate::app) fn update_phones(&mut self, message: Message) -> Task<WindowMessage> {
        match message {
            Message::Toggle => match self.overlay {
                Some(Overlay::Phones { .. }) => {
                    self.overlay = Some(Overlay::Phones { code_alone: false });
                    return self.back();
                }
                _ if self.table().is_some() => {
                    // Whoever reads from afar scans from there, too.
                    let code_alone = self.far.is_on && self.phones.code.is_some();
                    self.overlay = Some(Overlay::Phones { code_alone });
                }
                _ => {}
            },
            Message::ToggleCode => {
                if let Some(Overlay::Phones { code_alone }) = &mut self.overlay {
                    *code_alone = !*code_alone;
                }
            }
            Message::Open => self.open_phones(),
            Message::Close => {
                self.phones.serve = Serve::WhenAsked;
                self.phones.close();
            }
            Message::Choose(ip) => {
                let wanted = self.phones.host.as_ref().and_then(|host| host.wanted.as_ref());
                if let Some(wanted) = wanted {
                    let _ = wanted.send(Some(ip));
                }
            }
            Message::Entry(entry) => {
                self.settings.phones.entry = entry;
                return self.save_settings();
            }
            Message::WifiName(name) => {
                self.settings.phones.wifi.name = name;
                self.phones.draw_codes(Some(&self.settings.phones.wifi));
                return self.save_settings();
            }
            Message::WifiPassword(password) => {
                self.settings.phones.wifi.password = password;
                self.phones.draw_codes(Some(&self.settings.phones.wifi));
                return self.save_settings();
            }
            Message::Free(seat) => {
                if let Some(host) = &self.phones.host {
                    host.house.door().free(seat);
                    host.house.rouse();
                }
                self.hand_over_answers();
            }
            Message::SendAway => {
                if let Some(host) = &self.phones.host {
                    host.house.door().send_everybody_away();
                    host.house.rouse();
                }
                self.hand_over_answers();
                self.phones.draw_codes(Some(&self.settings.phones.wifi));
            }
            Message::Heard(number, event) => {
                if self.phones.host.as_ref().is_some_and(|host| host.number == number) {
                    return self.hear_phones(event);
                }
            }
        }
        Task::none()
    }

    fn hear_phones(&mut self, event: Event) -> Task<WindowMessage> {
        match event {
            Event::Served(at) => {
                self.phones.at = Some(at);
                self.phones.draw_codes(Some(&self.settings.phones.wifi));
                if let Some(link) = self.phones.link().filter(|_| self.phones.is_wanted()) {
                    // Scripts read it there.
                    let _ = writeln!(std::io::stdout().lock(), "{link}");
                }
            }
            Event::Addresses(addresses) => {
                if addresses.is_empty() {
                    self.phones.at = None;
                    self.phones.code = None;
                }
                self.phones.addresses = addresses;
            }
            Event::Lonely => self.phones.is_lonely = true,
            // Whoever has got up has nothing left to answer.
            Event::Guests => self.hand_over_answers(),
            Event::Proposed(proposal) => return self.judge(proposal),
            Event::Answered { seat, number, question } => self.note_answer(seat, number, &question),
        }
        Task::none()
    }

    /// A phone wants to enter something: the table judges it like anything else.
    fn judge(&mut self, proposal: Proposal) -> Task<WindowMessage> {
        let Proposal { entry, serial, deeds, is_sure, language, reply } = proposal;
        let Some(table) = self.table.as_mut().filter(|table| table.serial() == serial) else {
            reply.send(Answer::Stale);
            return Task::none();
        };
        let is_late = deeds != usize::MAX && deeds != table.deeds();
        if is_late {
            reply.send(Answer::Stale);
            return Task::none();
        }
        let context = Context::new(&self.translators, &self.settings, language);
        let result = whichever!(table, AnyTable(table) => match of_table(table, entry) {
            Some(entry) => table.enter_from_phone(entry, is_sure, context),
            None => Err(Answer::Stale),
        });
        match result {
            Ok(action) => {
                let expected = self.table.as_ref().map_or(0, AnyTable::deeds) + 1;
                self.phones.waiting.push((expected, reply));
                self.on_table_action(action)
            }
            Err(answer) => {
                reply.send(answer);
                Task::none()
            }
        }
    }

    fn open_phones(&mut self) {
        let Some((serial, game, shown)) = self.shown_to_phones() else {
            return;
        };
        self.phones.published = self.publishable();
        self.phones.open(serial, &game, shown);
    }

    /// The table as phones may see it. A demo is nobody's game.
    fn shown_to_phones(&self) -> Option<(u64, String, Shown)> {
        let table = self.table.as_ref().filter(|table| !table.is_demo())?;
        let context = self.context();
        let shown = Shown {
            moment: whichever!(table, AnyTable(table) => Box::new(table.shown_to_phones(context)).into()),
            serial: table.serial(),
            deeds: table.deeds(),
            entry: self.settings.phones.entry,
            answered: self.phones.answers.1.keys().copied().collect(),
            is_settled: self.phones.is_settled(),
        };
        Some((table.serial(), table.game_key()?, shown))
    }

    /// Shows phones what has changed, and tells them what became of what they entered. Whatever is
    /// on its way to the disk is shown when it is there.
    pub(in crate::app) fn sync_phones(&mut self) {
        let serial = self.table.as_ref().map(AnyTable::serial);
        if let Some(host) = &self.phones.host {
            // It ends with the game.
            if serial != Some(host.serial) {
                self.phones.close();
            }
        }
        if self.table.as_ref().is_none_or(AnyTable::is_writing) {
            return;
        }
        if self.phones.host.is_none() {
            let game = self.table.as_ref().and_then(AnyTable::game_key);
            let was_open = self
                .phones
                .left_open
                .as_ref()
                .is_some_and(|kept| Some(&kept.game) == game.as_ref());
            if self.phones.is_wanted() || was_open {
                self.open_phones();
            }
            return;
        }
        let asked = self.asked_of_all();
        if self.phones.answers.0 != asked {
            self.phones.answers = (asked, BTreeMap::new());
            self.phones.handed_over.clear();
        }
        let now = self.publishable();
        if self.phones.published != now
            && let Some((_, _, shown)) = self.shown_to_phones()
        {
            self.phones.published = now;
            if let Some(host) = &self.phones.host {
                host.house.show(shown);
            }
        }
        let deeds = self.table.as_ref().map_or(0, AnyTable::deeds);
        for (expected, reply) in self.phones.waiting.drain(..) {
            reply.send(if deeds >= expected { Answer::Entered } else { Answer::NotKept });
        }
    }

    /// What everybody is asked in secret, in English: that names the question. Nobody is asked who
    /// may only watch, nor once all have answered.
    fn asked_of_all(&self) -> Option<String> {
        if self.settings.phones.entry == PhoneEntry::Watch {
            return None;
        }
        let context = Context { language: Language::En, ..self.context() };
        self.table.as_ref().and_then(|table| table.asked_of_all(context))
    }

    /// Somebody has answered.
    fn note_answer(&mut self, seat: Seat, number: u32, question: &str) {
        // What all have seen nobody changes any more.
        if self.phones.is_settled() || self.phones.answers.0.as_deref() != Some(question) {
            return;
        }
        self.phones.answers.1.insert(seat, number);
        self.hand_over_answers();
    }

    /// Once all who have a phone have answered, what they said is put where it belongs.
    fn hand_over_answers(&mut self) {
        let answers = &self.phones.answers.1;
        if answers.is_empty() || self.phones.is_settled() || !self.still_to_answer().is_empty() {
            return;
        }
        if let Some(table) = &mut self.table {
            let all: Vec<_> = answers.iter().map(|(seat, number)| (*seat, *number)).collect();
            table.all_answered(&all);
            self.phones.handed_over.clone_from(answers);
        }
    }

    /// Whose phones have still to answer what everybody is asked.
    fn still_to_answer(&self) -> BTreeSet<Seat> {
        let is_asked = self.phones.answers.0.is_some() && !self.phones.is_settled();
        let Some(host) = self.phones.host.as_ref().filter(|_| is_asked) else {
            return BTreeSet::new();
        };
        let mut seats = host.house.door().seats();
        seats.retain(|seat| !self.phones.answers.1.contains_key(seat));
        seats
    }

    /// A line for the window while phones are asked something.
    pub(in crate::app) fn phones_asked(&self) -> Option<String> {
        let missing = self.still_to_answer();
        let table = self.table().filter(|_| !missing.is_empty())?;
        let players = with_whole_names(table.players());
        let context = self.context();
        let names = context.words(&players).names(missing);
        Some(context.tr().say(say::AppPhonesAsked { names }))
    }

    /// What tells whether there is anything new to show.
    fn publishable(&self) -> Option<Published> {
        let table = self.table.as_ref()?;
        let (shows_totals, is_result_known) = table.shown_openly(self.context());
        Some(Published {
            serial: table.serial(),
            deeds: table.deeds(),
            entry: self.settings.phones.entry,
            shows_totals,
            is_result_known,
            question: self.asked_of_all(),
            answered: self.phones.answers.1.keys().copied().collect(),
            is_settled: self.phones.is_settled(),
        })
    }

    /// What the sheet with the code shows.
    pub(in crate::app) fn phones_sheet(&self) -> Sheet<'_> {
        let phones = &self.phones;
        let door = phones.host.as_ref().map(|host| host.house.door());
        let players = self.table.as_ref().map(AnyTable::players).unwrap_or_default();
        Sheet {
            is_open: phones.is_open(),
            link: door.as_deref().and_then(|door| phones.link_with(door)),
            code: phones.code.as_ref(),
            wifi_code: phones.wifi_code.as_ref(),
            failed: phones.at.as_ref().and_then(|at| at.as_ref().err().cloned()),
            chosen: phones.at.as_ref().and_then(|at| at.as_ref().ok()).map(SocketAddr::ip),
            addresses: phones
                .addresses
                .iter()
                .map(|address| (address.ip, address.interface.clone()))
                .collect(),
            is_lonely: phones.is_lonely && door.as_ref().is_some_and(|door| !door.has_guests()),
            present: door.as_ref().map(|door| door.taken()).unwrap_or_default(),
            seats: door.as_ref().map(|door| door.seats()).unwrap_or_default(),
            watching: door.as_ref().map_or(0, |door| door.watching()),
            turned_away: door.as_ref().map_or(0, |door| door.turned_away()),
            players,
        }
    }
}

/// The move, if it is one of the game on this table.
fn of_table<G: Board>(_table: &Table<G>, entry: AnyMove) -> Option<G::Move>
where
    ProposedMove<G>: TryFrom<AnyMove>,
{
    ProposedMove::try_from(entry).ok().map(|ProposedMove(entry)| entry)
}

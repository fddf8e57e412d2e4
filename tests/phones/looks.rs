//! The page as people see it: on small and large screens, in every language, by day and night, with
//! large letters and without script; judged by axe-core. `FONDACO_PICTURES=FOLDER` keeps pictures.

use std::path::PathBuf;

use serde_json::{Value, json};

use super::support::browser::{Browser, Page};
use super::support::phone_table::{PhoneTable, demo};
use super::support::real_window::Server;

/// A small phone, a usual one, and a tablet.
const SIZES: [(u32, u32); 3] = [(360, 640), (390, 844), (768, 1024)];

/// A finished game up to the entry at which the most is to be seen.
fn middle(game: &str, entries: usize) -> Value {
    let mut data = demo(game);
    let moves = data["moves"].as_array_mut().expect("moves");
    moves.truncate(entries);
    data
}

fn keep(page: &Page<'_>, name: &str) {
    if let Some(folder) = std::env::var_os("FONDACO_PICTURES") {
        let folder = PathBuf::from(folder);
        std::fs::create_dir_all(&folder).expect("a folder");
        page.screenshot(&folder.join(format!("{name}.png")));
    }
}

/// Nothing is wrong with a page, and nothing hangs over its edge.
fn judge(page: &Page<'_>, name: &str) {
    keep(page, name);
    assert_eq!(page.audit(), [""; 0], "{name}");
    let over =
        page.eval("document.documentElement.scrollWidth - document.documentElement.clientWidth");
    assert_eq!(over, json!(0), "{name} is wider than the screen");
}

/// Who sits where in the demos: a seat for each language.
fn seats(game: &Value) -> Vec<(usize, String)> {
    let seats = game["seats"].as_array().expect("seats");
    let languages = seats.iter().map(|seat| seat["lang"].as_str().expect("a language").to_owned());
    let mut found: Vec<(usize, String)> = languages.enumerate().collect();
    found.sort_by(|one, two| one.1.cmp(&two.1));
    found.dedup_by(|one, two| one.1 == two.1);
    found
}

#[test]
fn every_page_is_sound_in_every_language_and_size() {
    let (Some(browser), Some(server)) = (Browser::start(), Server::start()) else {
        return;
    };
    for (nth, (game, entries)) in
        [("byzanz", 33), ("kathai", 20), ("silk-road", 40)].iter().enumerate()
    {
        let record = middle(game, *entries);
        let table = PhoneTable::open(&server, &record, "all");
        for (place, (seat, language)) in seats(&record).into_iter().enumerate() {
            let (width, height) = SIZES[(place + nth) % SIZES.len()];
            let page = browser.page(width, height, &language);
            let name = |what: &str| format!("{game}-{language}-{width}-{what}");
            if (place + nth) % 2 == 1 {
                page.prefer_dark();
            }
            page.go(&table.link);
            if place == nth {
                judge(&page, &name("door"));
            }
            page.click(&format!("input[name=seat][value=\"{seat}\"] + button"));
            page.wait_until("the table", "!!document.querySelector('main[data-version]')");
            assert_eq!(page.attribute("html", "lang"), Some(language.clone()));
            // Everything that can be unfolded, unfolded.
            page.eval("document.querySelectorAll('details').forEach(one => { one.open = true; })");
            judge(&page, &name("table"));
            // What is the same for all games is judged once in each language.
            let others =
                [("rules", "rules"), ("search", "rules?q=a"), ("who", "who"), ("closed", "j/old")];
            for (what, path) in others.into_iter().filter(|_| place == nth) {
                page.go(&format!("http://{}/{path}", table.host()));
                judge(&page, &name(what));
            }
            if width == 360 {
                page.go(&format!("http://{}/", table.host()));
                page.double_text();
                page.go(&format!("http://{}/", table.host()));
                judge(&page, &name("large"));
            }
        }
        let television = browser.page(1920, 1080, "de");
        television.go(&table.link);
        television.click("button[lang=de]");
        television.wait_until("the table", "!!document.querySelector('main[data-version]')");
        judge(&television, &format!("{game}-television"));
    }
}

#[test]
fn a_page_comes_back_after_sleep_and_says_when_it_is_out_of_touch() {
    let (Some(browser), Some(server)) = (Browser::start(), Server::start()) else {
        return;
    };
    let mut table = PhoneTable::open(&server, &middle("kathai", 3), "all");
    let (sleeper, other) = (table.phone(&browser, 0), table.phone(&browser, 1));
    // Notes in which order the page says that it is out of touch and shows what is new. The clock
    // can be set: nobody waits for minutes here.
    sleeper.eval(
        "(() => {
            const now = Date.now.bind(Date), main = document.querySelector('main');
            window.slept = 0;
            window.told = [];
            Date.now = () => now() + slept;
            const note = () => told.push([document.body.className, main.dataset.version]);
            new MutationObserver(note).observe(document.body, { attributes: true });
            new MutationObserver(note).observe(main, { attributes: true });
        })()",
    );
    let version = sleeper.eval("document.querySelector('main').dataset.version");
    sleeper.lock();
    // In the pocket it is while somebody passes, and for ten minutes more.
    other.eval("[...document.querySelectorAll('.offers button')].pop().click()");
    other.wait_until("the pass", "document.querySelector('#last ol').start === 4");
    sleeper.eval("window.slept = 600000");
    sleeper.unlock();
    sleeper.wait_until("the news", "document.querySelector('#last ol').start === 4");
    sleeper.wait_until("the page to be in touch", "document.body.className === ''");
    let told = sleeper.eval("told");
    let told = told.as_array().expect("a list");
    let [first, .., last] = told.as_slice() else { panic!("told: {told:?}") };
    assert_eq!(*first, json!(["lost", version]), "what it shows may be old: {told:?}");
    assert!(last[0] == "" && last[1] != version, "{told:?}");
    assert!(!told.contains(&json!(["", version])), "the old passes for new: {told:?}");
    // Without the program nothing old passes for new.
    let folder = table.window.take().expect("a window").kill();
    for phone in [&sleeper, &other] {
        let lost = "document.body.className === 'lost' && !document.getElementById('touch').hidden";
        phone.wait_until("a word about it", lost);
    }
    drop(folder);
}

#[test]
fn what_happens_never_moves_the_focus_nor_what_is_being_typed() {
    let (Some(browser), Some(server)) = (Browser::start(), Server::start()) else {
        return;
    };
    let table = PhoneTable::open(&server, &middle("kathai", 3), "all");
    let (typing, other) = (table.phone(&browser, 0), table.phone(&browser, 1));
    typing.eval("document.getElementById('line').open = true");
    typing.type_into("#line input[type=text]", "konrad ver");
    other.eval("[...document.querySelectorAll('.offers button')].pop().click()");
    typing.wait_until("the pass", "document.querySelector('#last ol').start === 4");
    let focus = typing.eval("[document.activeElement.name, document.activeElement.value]");
    assert_eq!(focus, json!(["line", "konrad ver"]));
    let said = "document.getElementById('polite').textContent === document.getElementById('call-text').textContent";
    typing.wait_until("the call to be said", said);
    // What it would mean is told before it counts.
    typing.type_into("#line input[type=text]", "x");
    typing.submit("#line form");
    typing.wait_until(
        "an answer",
        "document.querySelector('#line [role=status]').textContent !== ''",
    );
}

#[test]
fn without_script_the_page_renews_itself_and_forms_work() {
    let (Some(browser), Some(server)) = (Browser::start(), Server::start()) else {
        return;
    };
    let table = PhoneTable::open(&server, &middle("kathai", 3), "all");
    let page = browser.page(360, 640, "it");
    page.switch_scripts_off();
    page.go(&table.link);
    page.click("input[name=seat][value=\"3\"] + button");
    page.text("#call-text");
    assert!(page.source().contains("http-equiv=\"refresh\""));
    page.click("noscript a");
    page.text("noscript a[href='/']");
    assert!(!page.source().contains("http-equiv=\"refresh\""), "it stands still");
    page.click(".offers form:last-child button");
    assert_eq!(page.attribute("#last ol", "start").as_deref(), Some("4"));
    assert_eq!(table.record()["moves"].as_array().map(Vec::len), Some(4));
}

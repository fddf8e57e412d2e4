//! What somebody has begun on a phone is what they enter, however quickly the table goes on.

use serde_json::{Value, json};

use super::attacks::record;
use super::support::browser::{Browser, Page};
use super::support::phone_table::PhoneTable;
use super::support::real_window::Server;
use super::support::visit::{Visit, status};

/// Whose turn it is in the auction of [`record`]: whoever opens, then the next one.
fn pass(seat: u8) -> Value {
    json!({"move": "pass", "seat": seat})
}

/// Holds the clock of a page: a finger is as quick as people are, however slow this machine is.
fn hold_clock(page: &Page<'_>) {
    page.eval("(() => { const now = Date.now(); Date.now = () => now; })()");
}

/// The form for a higher bid of Wilhelm's.
const FORM: &str = "form.fill input[name=entry][value*='\"seat\":2'][value*=bid]";

#[test]
fn a_form_that_is_being_filled_in_never_becomes_somebody_elses() {
    let (Some(browser), Some(server)) = (Browser::start(), Server::start()) else {
        return;
    };
    let table = PhoneTable::open(&server, &record(), "all");
    let axel = table.phone(&browser, 0);
    axel.wait_until("the table", "!!document.querySelector('#enter form.touch')");
    let mut wilhelm = Visit::new(&table);
    wilhelm.sit(2);
    axel.eval(&format!(
        "(() => {{
            const field = document.querySelector(`{FORM}`).form.querySelector('[type=number]');
            field.closest('details').open = true; field.focus(); field.value = 9;
        }})()"
    ));
    assert_eq!(status(&wilhelm.enter(&wilhelm.saw(), &pass(2))), 303);
    axel.wait_until("what Wilhelm did", "document.querySelector('#last ol').start === 2");
    let kept = axel.eval(&format!(
        "(() => {{
            const form = document.querySelector(`{FORM}`)?.form;
            return form === document.activeElement.form && form.querySelector('[type=number]').value;
        }})()"
    ));
    assert_eq!(kept, json!("9"), "what is typed and the focus stay where they are");
    axel.eval(&format!("document.querySelector(`{FORM}`).form.querySelector('button').click()"));
    axel.wait_until("an answer", "!!document.getElementById('message')");
    assert_eq!(table.record()["moves"].as_array().map(Vec::len), Some(2), "nobody has bid 9");
    assert!(!axel.exists(FORM), "what is over is put away with the answer");
}

#[test]
fn a_finger_that_was_on_its_way_enters_nothing() {
    let (Some(browser), Some(server)) = (Browser::start(), Server::start()) else {
        return;
    };
    let table = PhoneTable::open(&server, &record(), "all");
    let axel = table.phone(&browser, 0);
    axel.wait_until("the table", "!!document.querySelector('#enter form.touch')");
    let mut wilhelm = Visit::new(&table);
    wilhelm.sit(2);
    hold_clock(&axel);
    axel.eval("document.dispatchEvent(new MouseEvent('mousedown'))");
    assert_eq!(status(&wilhelm.enter(&wilhelm.saw(), &pass(2))), 303);
    axel.wait_until("what Wilhelm did", "document.querySelector('#last ol').start === 2");
    axel.eval("document.querySelector('#enter form.touch button').click()");
    axel.wait_until("an answer", "!!document.getElementById('message')");
    assert_eq!(table.record()["moves"].as_array().map(Vec::len), Some(2));
    // Whoever has seen the table as it is now enters what they mean.
    axel.eval("document.querySelector('#enter form.touch button').click()");
    axel.wait_until("the entry", "document.querySelector('#last ol').start === 3");
}

#[test]
fn whoever_is_called_enters_what_is_nobodys_in_particular() {
    let Some(server) = Server::start() else {
        return;
    };
    let mut record = record();
    record["depth"] = json!("cards");
    record["moves"] = json!([]);
    let table = PhoneTable::open(&server, &record, "own");
    let guests: Vec<Visit<'_, '_>> = (0..2)
        .map(|seat| {
            let mut guest = Visit::new(&table);
            guest.sit(seat);
            guest
        })
        .collect();
    let lot =
        json!({"move": "reveal", "cards": ["cloth 1", "cloth 2", "wine 1", "wine 2", "wood 1"]});
    let saw = guests[0].saw();
    assert!(guests[0].get("/").contains("list:cards"), "there is a form for it");
    assert_eq!(status(&guests[1].enter(&saw, &lot)), 403);
    let line = "/?line=the+lot%3A+cloth+1%2C+cloth+2%2C+wine+1%2C+wine+2%2C+wood+1";
    assert!(!guests[1].get(line).contains("reveal"), "what is refused is not offered");
    assert!(guests[0].get(line).contains("reveal"));
    let entered = guests[0].enter(&saw, &lot);
    assert_eq!(status(&entered), 303, "{entered}");
}

#[test]
fn what_was_chosen_stays_chosen_or_is_empty() {
    let (Some(browser), Some(server)) = (Browser::start(), Server::start()) else {
        return;
    };
    let mut record = record();
    record["depth"] = json!("cards");
    record["moves"] = json!([]);
    let table = PhoneTable::open(&server, &record, "own");
    let susanne = table.phone(&browser, 3);
    susanne.wait_until("the table", "!!document.querySelector('#enter details select')");
    let mut axel = Visit::new(&table);
    axel.sit(0);
    let chosen = "[...document.querySelectorAll('#enter details select')].map(it => it.value)";
    susanne.eval(
        "(() => {
            const selects = [...document.querySelectorAll('#enter details select')];
            ['grain 1', 'grain 2', 'wood 3'].forEach((card, nth) => {
                selects[nth].value = JSON.stringify(card);
            });
        })()",
    );
    let all = json!(["\"grain 1\"", "\"grain 2\"", "\"wood 3\""]);
    assert_eq!(susanne.eval(chosen), all);
    // All three of a card are in the lot: nobody has it in hand any more.
    let lot =
        json!({"move": "reveal", "cards": ["wood 3", "wood 3", "wood 3", "cloth 1", "cloth 1"]});
    assert_eq!(status(&axel.enter(&axel.saw(), &lot)), 303);
    susanne.wait_until("the lot", "!!document.querySelector('#last ol')");
    let options = susanne.eval("document.querySelector('#enter details select').innerHTML");
    assert!(!options.to_string().contains("wood 3"), "{options}");
    assert_eq!(susanne.eval(chosen), json!(["\"grain 1\"", "\"grain 2\"", ""]));
}

#[test]
fn a_finger_that_rests_for_long_enters_nothing_new() {
    let (Some(browser), Some(server)) = (Browser::start(), Server::start()) else {
        return;
    };
    let table = PhoneTable::open(&server, &record(), "all");
    let axel = table.phone(&browser, 0);
    axel.wait_until("the table", "!!document.querySelector('#enter form.touch')");
    let mut wilhelm = Visit::new(&table);
    wilhelm.sit(2);
    hold_clock(&axel);
    axel.eval("document.dispatchEvent(new Event('touchstart'))");
    assert_eq!(status(&wilhelm.enter(&wilhelm.saw(), &pass(2))), 303);
    axel.wait_until("what Wilhelm did", "document.querySelector('#last ol').start === 2");
    // As browsers do when the finger is lifted.
    axel.eval("document.dispatchEvent(new MouseEvent('mousedown'))");
    axel.eval("document.querySelector('#enter form.touch button').click()");
    axel.wait_until("an answer", "!!document.getElementById('message')");
    assert_eq!(table.record()["moves"].as_array().map(Vec::len), Some(2));
}

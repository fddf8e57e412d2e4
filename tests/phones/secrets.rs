//! What is told in secret: the cubes that everybody shows the grand vizier, and the final counts.
//! Phones answer at the same time, and nobody sees anything before all have answered.

use fondaco_rules::silk_road::Good;
use fondaco_text::Language;
use fondaco_words::Translator;
use serde_json::{Value, json};

use super::support::browser::{Browser, Page};
use super::support::phone_table::{PhoneTable, demo};
use super::support::real_window::Server;
use super::support::visit::{Visit, percent, status};

/// The demo up to the first move that is like this, and that move.
fn before(is_meant: impl Fn(&Value) -> bool) -> (Value, usize) {
    let mut record = demo("silk-road");
    let moves = record["moves"].as_array_mut().expect("moves");
    let place = moves.iter().position(is_meant).expect("such a move");
    moves.truncate(place);
    (record, place)
}

#[test]
fn everybody_tells_the_grand_vizier_on_their_own_phone() {
    let (Some(browser), Some(server)) = (Browser::start(), Server::start()) else {
        return;
    };
    let is_meant = |played: &Value| {
        played["move"] == "take" && played["tile"] == "vizier" && played["crooks"].is_null()
    };
    let (record, place) = before(is_meant);
    let played = demo("silk-road")["moves"][place].clone();
    let mut table = PhoneTable::open(&server, &record, "own");
    let phones: Vec<Page<'_>> = (0..4).map(|seat| table.phone(&browser, seat)).collect();
    // On the laptop the tile is chosen, and what is named.
    let good = Good::ALL.into_iter().find(|good| played["good"] == good.id()).expect("a kind");
    let letter = Translator::new(Language::En).silk_road_letter(good).to_lowercase();
    let window = table.window();
    window.write("6");
    window.settle();
    window.write(&letter);
    window.settle();
    let reveals = played["reveals"].as_array().expect("reveals").clone();
    for (seat, phone) in phones.iter().enumerate() {
        let number = reveals.get(seat).cloned().unwrap_or(json!(0));
        phone.type_into("#question input[name=number]", &number.to_string());
        phone.click("#question button");
        phone.wait_until("a receipt", "!!document.querySelector('#question [role=status]')");
    }
    // All have seen the numbers now: nobody changes theirs.
    for phone in &phones {
        phone.wait_until(
            "the end of it",
            "document.querySelector('#question') && !document.querySelector('#question form')",
        );
    }
    let cookie = phones[0].cdp("Network.getCookies", &json!({}));
    let cookie = cookie["cookies"][0]["value"].as_str().map(str::to_owned);
    let late = Visit { cookie, ..Visit::new(&table) };
    let question = phones[0].text("#question-title");
    let answer = late.post("/answer", &format!("question={}&number=0", percent(&question)));
    assert_eq!(status(&answer), 409);
    // Whoever entered the tile says that this is all.
    let window = table.window();
    window.settle();
    window.press(0xff0d, &[]);
    let entered = format!("document.querySelector('#last ol').start === {}", place + 1);
    for phone in &phones {
        phone.wait_until("what was shown", &entered);
        assert!(!phone.exists("#question"));
    }
    let kept = table.record()["moves"][place].clone();
    for field in ["move", "seat", "tile", "good"] {
        assert_eq!(kept[field], played[field], "{field}");
    }
    let shown = |played: &Value| {
        let told = |seat: usize| played["reveals"].get(seat).and_then(Value::as_u64);
        (0..4).map(|seat| told(seat).unwrap_or(0)).collect::<Vec<_>>()
    };
    assert_eq!(shown(&kept), shown(&played));
}

#[test]
fn whoever_gets_up_keeps_nobody_waiting() {
    let Some(server) = Server::start() else {
        return;
    };
    let (record, place) = before(|played| played["tile"] == "vizier");
    let good = demo("silk-road")["moves"][place]["good"].clone();
    let good = Good::ALL.into_iter().find(|kind| good == kind.id()).expect("a kind");
    let letter = Translator::new(Language::En).silk_road_letter(good).to_lowercase();
    let mut table = PhoneTable::open(&server, &record, "own");
    let mut cookies = Vec::new();
    for seat in 0..4 {
        let mut guest = Visit::new(&table);
        guest.sit(seat);
        cookies.push(guest.cookie.clone());
    }
    let window = table.window();
    window.write("6");
    window.settle();
    window.write(&letter);
    window.settle();
    let guest = |seat: usize| Visit { cookie: cookies[seat].clone(), ..Visit::new(&table) };
    let page = guest(0).get("/");
    let text = page.split("name=\"question\" value=\"").nth(1).and_then(|it| it.split('"').next());
    let question = percent(text.expect("a question"));
    assert!(page.contains("data-say=\"Grand vizier"), "it is read aloud at once");
    for seat in 0..3 {
        let asked = guest(seat).get("/");
        let text = asked.split("name=\"question\" value=\"").nth(1);
        let own = percent(text.and_then(|it| it.split('"').next()).expect("a question"));
        let number = u8::from(seat == 0 && own == question);
        let answer = guest(seat).post("/answer", &format!("question={own}&number={number}"));
        assert_eq!(status(&answer), 303);
    }
    let got_up = guest(3).post("/sit", "seat=&language=en");
    assert_eq!(status(&got_up), 303);
    let window = table.window();
    window.settle();
    window.press(0xff0d, &[]);
    window.settle();
    let kept = table.record()["moves"][place].clone();
    assert_eq!(kept["tile"], "vizier", "the dialog had its numbers");
    assert_eq!(kept["reveals"][0], 1);
}

#[test]
fn all_count_at_once_and_nobody_sees_anything_before_all_have() {
    let Some(server) = Server::start() else {
        return;
    };
    let (record, place) = before(|played| played["move"] == "count");
    let counts = demo("silk-road")["moves"].as_array().expect("moves")[place..].to_vec();
    let table = PhoneTable::open(&server, &record, "own");
    let guests: Vec<Visit<'_, '_>> = (0..4)
        .map(|seat| {
            let mut guest = Visit::new(&table);
            guest.sit(seat);
            guest
        })
        .collect();
    // Everybody is called, and has a form for nothing but their own.
    for (seat, guest) in guests.iter().enumerate() {
        let page = guest.get("/");
        assert!(page.contains("class=\"mine\""), "seat {seat}");
        assert_eq!(page.matches("number:gold").count(), 1, "seat {seat}");
    }
    // All of them have seen the same table before anybody counts.
    let saw: Vec<String> = guests.iter().map(Visit::saw).collect();
    for count in counts.iter().rev() {
        let seat = usize::try_from(count["seat"].as_u64().expect("a seat")).expect("a seat");
        let other = &guests[(seat + 1) % 4];
        assert_eq!(status(&other.enter(&saw[seat], count)), 403, "not for somebody else");
        let silver = count["silver"].to_string();
        let before = other.get("/state.json");
        assert!(
            !before.contains("\"gold\"") && !before.contains("\"goods\""),
            "{silver}: {before}"
        );
        assert_eq!(status(&guests[seat].enter(&saw[seat], count)), 303, "{count}");
        assert_ne!(status(&guests[seat].enter(&saw[seat], count)), 303, "once");
    }
    let kept = table.record()["moves"].as_array().expect("moves")[place..].to_vec();
    assert_eq!(kept, counts.into_iter().rev().collect::<Vec<_>>());
    let last = guests[0].get("/");
    assert!(last.contains("id=\"result\""), "the result opens by itself");
}

#[test]
fn whoever_enters_moves_for_others_does_not_learn_what_they_have() {
    let Some(server) = Server::start() else {
        return;
    };
    // In Byzanz Konrad is called, with cards that are known; all others could be his as well.
    let mut record = demo("byzanz");
    record["moves"].as_array_mut().expect("moves").truncate(120);
    let table = PhoneTable::open(&server, &record, "all");
    let sit = |seat: u8| {
        let mut guest = Visit::new(&table);
        guest.sit(seat);
        guest
    };
    let (konrad, alice) = (sit(1), sit(2));
    let choices = |page: &str| {
        let options = page.split("<option value=\"&quot;").skip(1);
        let cards = options.filter_map(|rest| rest.split("&quot;").next());
        cards.map(str::to_owned).collect::<std::collections::BTreeSet<_>>()
    };
    let (own, others) = (choices(&konrad.get("/")), choices(&alice.get("/")));
    assert!(own.len() < 10 && others.len() > 15, "{own:?} {others:?}");
    let missing = others.difference(&own).next().expect("a card that he does not have").clone();
    let bid = json!({"move": "bid", "seat": 1, "cards": [missing]});
    let told = konrad.enter(&konrad.saw(), &bid);
    assert!(status(&told) == 422 && !told.contains("That can’t be entered"), "he sees why");
    let told = alice.enter(&alice.saw(), &bid);
    assert!(status(&told) == 422 && told.contains("That can’t be entered"), "she does not");
    let line = |guest: &Visit<'_, '_>, line: &str| guest.get(&format!("/?line={}", percent(line)));
    let told = line(&alice, &format!("konrad bids {missing}"));
    assert!(told.contains("That can’t be entered"), "{told}");
    let told = line(&alice, "konrad bids ");
    assert!(!told.contains("type=\"hidden\" name=\"line\""), "no card is suggested");
    drop(table);

    // In Silk Road Alice is called; how much silver she has is hers to know.
    let mut record = demo("silk-road");
    record["moves"].as_array_mut().expect("moves").truncate(74);
    let table = PhoneTable::open(&server, &record, "all");
    let most = |seat: u8| {
        let mut guest = Visit::new(&table);
        guest.sit(seat);
        let page = guest.get("/");
        let most =
            page.split("name=\"number:silver\"").nth(1).and_then(|it| it.split("max=\"").nth(1));
        most.and_then(|it| it.split('"').next()).and_then(|it| it.parse::<u32>().ok())
    };
    assert_eq!((most(0), most(2)), (Some(13), Some(99)));
}

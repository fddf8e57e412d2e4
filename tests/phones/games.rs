//! Whole games with four phones in three languages: what was played in the demos is entered again,
//! from phones and on the laptop in turns, and the program is torn away in the middle.

use fondaco_record::{AnyRecord, Document, Record};
use fondaco_rules::{Game, byzanz, kathai, silk_road};
use fondaco_text::Language;
use fondaco_words::{DescribeGame, Translator, Words};
use serde_json::{Value, json};

use super::support::browser::{Browser, Page};
use super::support::phone_table::{PhoneTable, demo};
use super::support::real_window::Server;

/// Every move so often is entered on the laptop.
const ON_LAPTOP: usize = 9;

const ENTER: u32 = 0xff0d;

/// A finished game, as a record of its moves and as data.
fn finished<G: Game>(game: &str) -> (Record<G>, Value)
where
    Record<G>: TryFrom<AnyRecord>,
{
    let data = demo(game);
    let record = Document::read(data.to_string().as_bytes()).expect("a record").record;
    let Ok(record) = record.try_into() else {
        panic!("{game} is another game");
    };
    (record, data)
}

/// Enters a move on a phone: with a touch where there is a button for it, otherwise in words.
fn enter(phone: &Page<'_>, entry: &Value, sentence: &str) {
    let entered = phone.eval(&format!(
        "new Promise(done => {{
            // A sentence does not tell how much the tile would have allowed.
            const plain = move => JSON.stringify({{ ...move, limit: undefined }});
            const wanted = plain({entry}), line = {line};
            const same = form => {{
                const entry = form.querySelector('input[name=entry]');
                return entry && plain(JSON.parse(entry.value)) === wanted
                    && !form.querySelector('select, input[type=number], input[type=text]');
            }};
            const before = document.querySelector('main').dataset.version;
            const forms = () => [...document.querySelectorAll('form[method=post]')].filter(same);
            const wait = (what, then) => {{
                let left = 3000;
                const look = () => {{
                    if (what()) then();
                    else if (--left > 0) setTimeout(look, 20);
                    else done('waited in vain: ' + document.body.innerText);
                }};
                look();
            }};
            // A large step is asked about once more.
            const gone = () => {{
                const sure = document.querySelector('#message form button');
                if (sure) sure.click();
                return document.querySelector('main').dataset.version !== before;
            }};
            const send = () => {{ forms()[0].querySelector('button').click(); wait(gone, () => done('')); }};
            if (forms().length) {{ send(); return; }}
            // What somebody has in the end no sentence tells.
            const played = {entry};
            if (played.move === 'count') {{
                const field = name => [...document.getElementsByName('number:' + name)][0];
                field('gold').value = played.gold;
                field('silver').value = played.silver;
                Object.entries(played.goods).forEach(([good, count]) => {{
                    field('goods.' + good).value = count;
                }});
                field('gold').form.querySelector('button').click();
                wait(gone, () => done(''));
                return;
            }}
            document.getElementById('line').open = true;
            document.querySelector('#line input[name=line][type=text]').value = line;
            document.querySelector('#line form button').click();
            wait(() => forms().length > 0, send);
        }})",
        line = json!(sentence)
    ));
    assert_eq!(entered, json!(""), "{entry}: {sentence}");
}

/// Plays a whole game again, with four phones around the table.
fn play<G: DescribeGame>(game: &str, entry: &str)
where
    Record<G>: TryFrom<AnyRecord>,
{
    let (Some(browser), Some(server)) = (Browser::start(), Server::start()) else {
        return;
    };
    let (record, data) = finished::<G>(game);
    let mut begun = data.clone();
    begun["moves"] = json!([data["moves"][0]]);
    let mut table = PhoneTable::open(&server, &begun, entry);
    let phones: Vec<Page<'_>> = (0..4).map(|seat| table.phone(&browser, seat)).collect();
    let languages: Vec<Language> = record.players.iter().map(|player| player.lang).collect();
    let english = Translator::new(Language::En);
    let moves = &record.moves;
    for (place, played) in moves.iter().enumerate().skip(1) {
        let played = &played.what;
        let mover =
            G::mover(played).map(|seat| usize::from(u8::try_from(seat.index()).expect("a seat")));
        let phone = match (mover, entry) {
            (Some(seat), _) => Some(seat),
            (None, "all") => Some(place % 4),
            (None, _) => None,
        };
        let is_asked = ["travel", "count"].map(Value::from).contains(&data["moves"][place]["move"]);
        let phone = phone.filter(|_| place % ON_LAPTOP != 0 || is_asked);
        if let Some(seat) = phone {
            let tr = Translator::new(languages[seat]);
            let sentence = Words::new(&tr, &record.players).describe(played);
            enter(&phones[seat], &json!(played), &sentence);
        } else {
            let sentence = Words::new(&english, &record.players).describe(played);
            let typed = sentence.replace(['“', '”'], "").replace('’', "'");
            let before = phones[0].eval("document.querySelector('main').dataset.version");
            let window = table.window();
            window.press(u32::from('/'), &[]);
            window.settle();
            window.write(&typed);
            window.settle();
            window.press(ENTER, &[]);
            let changed = format!("document.querySelector('main').dataset.version !== {before}");
            phones[0].wait_until(&format!("the laptop’s {typed}"), &changed);
        }
        for (seat, phone) in phones.iter().enumerate() {
            let entries = json!(place + 1);
            let shown = format!("document.querySelector('#last ol').start === {entries}");
            phone.wait_until(&format!("entry {entries} at seat {seat}"), &shown);
        }
        if place == moves.len() / 2 {
            table.tear_away();
            for phone in &phones {
                phone.wait_until("the phone to come back", "document.body.className === ''");
            }
        }
    }
    let told = |mut played: Value| {
        let moves = played.as_array_mut().expect("moves").iter_mut();
        moves.for_each(|played| drop(played.as_object_mut().map(|fields| fields.remove("limit"))));
        played
    };
    let played: Vec<_> = moves.iter().map(|entry| json!(entry.what)).collect();
    assert_eq!(told(table.record()["moves"].clone()), told(json!(played)));
    for (phone, language) in phones.iter().zip(languages) {
        assert_eq!(phone.attribute("html", "lang"), Some(language.id().to_owned()));
    }
}

#[test]
fn byzanz_is_played_with_four_phones() {
    play::<byzanz::Position>("byzanz", "all");
}

#[test]
fn kathai_is_played_with_four_phones() {
    play::<kathai::Position>("kathai", "own");
}

#[test]
fn silk_road_is_played_with_four_phones() {
    play::<silk_road::Position>("silk-road", "own");
}

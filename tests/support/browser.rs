//! Pages as phones show them: a real Chromium without a screen.

use std::cell::Cell;
use std::fs;
use std::io::{BufRead, BufReader, ErrorKind, Read};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use fantoccini::elements::Element;
use fantoccini::error::CmdError;
pub use fantoccini::key::Key;
use fantoccini::wd::WebDriverCompatibleCommand;
use fantoccini::{Client, ClientBuilder, Locator};
use http::Method;
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::runtime::{Builder, Runtime};
use url::{ParseError, Url};

/// How long anything may take before something is wrong.
const PATIENCE: Duration = Duration::from_secs(120);

/// How often somebody looks whether it is there.
const PAUSE: Duration = Duration::from_millis(20);

/// Nothing is asked of other computers: every name and every address leads to this one.
const SWITCHES: [&str; 10] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-proxy-server",
    "--host-resolver-rules=MAP * 127.0.0.1",
];

/// What judges pages; `scripts/install-tools test` fetches it.
const AXE: &str =
    concat!(env!("CARGO_MANIFEST_DIR"), "/target/axe-core/node_modules/axe-core/axe.min.js");

/// Every rule of the WCAG 2.2 that is A or AA, and what else is good practice.
const AUDIT: &str = r#"
    const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];
    const { violations } = await axe.run(document, {
        runOnly: { type: "tag", values: rules },
        resultTypes: ["violations"],
    });
    return violations.map(({ id, help, nodes }) => {
        const places = nodes.slice(0, 3).map(({ target, html, any, all, none }) => {
            const [reason] = [...any, ...all, ...none];
            return `\n  ${target.join(" ")}: ${html.slice(0, 200)}\n    ${reason?.message ?? ""}`;
        });
        const more = nodes.length > 3 ? `\n  and ${nodes.length - 3} more` : "";
        return `${id}: ${help}${places.join("")}${more}`;
    });
"#;

type Answer<T> = Result<T, Box<CmdError>>;

/// Whether everything was installed, so that what is missing is a fault.
fn is_all_installed() -> bool {
    std::env::var_os("FONDACO_TOOLS").is_some()
}

/// The judge of pages. It is a fault if there is none where everything was installed.
pub fn axe() -> Option<String> {
    match fs::read_to_string(AXE) {
        Ok(axe) => Some(axe),
        Err(error) => {
            let missing = error.kind() == ErrorKind::NotFound;
            assert!(missing && !is_all_installed(), "{AXE}: {error}");
            eprintln!("There is no axe-core here: nobody judges whether pages are accessible.");
            None
        }
    }
}

/// What starts Chromium and tells it what to do.
pub struct Browser {
    driver: Child,
    address: String,
    /// Where all of them keep their things.
    home: TempDir,
    /// It may say something later.
    _output: BufReader<ChildStdout>,
}

impl Browser {
    /// Starts it, if there is such a thing here. It is a fault if there is none where everything
    /// was installed.
    pub fn start() -> Option<Self> {
        let home = tempfile::tempdir().expect("a folder");
        let started = Command::new("chromedriver")
            .arg("--port=0")
            .env("HOME", home.path())
            .env("TMPDIR", home.path())
            .env_remove("XDG_CONFIG_HOME")
            .env_remove("XDG_CACHE_HOME")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn();
        let mut driver = match started {
            Ok(driver) => driver,
            Err(error) => {
                let missing = error.kind() == ErrorKind::NotFound;
                assert!(missing && !is_all_installed(), "chromedriver: {error}");
                eprintln!("There is no chromedriver here: nobody looks at pages in Chromium.");
                return None;
            }
        };
        let mut output = BufReader::new(driver.stdout.take().expect("its output"));
        let port = output.by_ref().lines().map_while(Result::ok).find_map(|line| {
            let (_, port) = line.split_once("started successfully on port ")?;
            port.trim_end_matches('.').parse::<u16>().ok()
        });
        let address = format!("http://127.0.0.1:{}", port.expect("chromedriver says its port"));
        Some(Browser { driver, address, home, _output: output })
    }

    /// A phone of its own with that many pixels of the page's measure: no other page shares its
    /// cookies, and it asks for texts in that language.
    pub fn page(&self, width: u32, height: u32, language: &str) -> Page<'_> {
        let wanted = json!({
            "goog:chromeOptions": {
                "args": SWITCHES,
                "prefs": { "intl.accept_languages": language },
            },
            "timeouts": { "script": PATIENCE.as_millis(), "pageLoad": PATIENCE.as_millis() },
        });
        let Value::Object(wanted) = wanted else { unreachable!() };
        let runtime = Builder::new_current_thread().enable_all().build().expect("a runtime");
        let client = runtime.block_on(
            ClientBuilder::new(HttpConnector::new()).capabilities(wanted).connect(&self.address),
        );
        let client = client.expect("Chromium starts");
        let page = Page { runtime, client, runs_scripts: Cell::new(true), _browser: self };
        let screen = json!({
            "width": width, "height": height, "deviceScaleFactor": 2, "mobile": true,
        });
        page.cdp("Emulation.setDeviceMetricsOverride", &screen);
        page.cdp("Emulation.setTouchEmulationEnabled", &json!({ "enabled": true }));
        page
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}

/// A command of Chromium's own.
#[derive(Debug)]
struct Cdp(Value);

impl WebDriverCompatibleCommand for Cdp {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/goog/cdp/execute", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(self.0.to_string()))
    }
}

/// A page on a phone of its own. An element is named by a CSS selector and means the first of
/// those that fit.
pub struct Page<'a> {
    runtime: Runtime,
    client: Client,
    runs_scripts: Cell<bool>,
    _browser: &'a Browser,
}

impl Page<'_> {
    /// A command of Chromium's own, with what it answers.
    pub fn cdp(&self, method: &str, parameters: &Value) -> Value {
        let command = Cdp(json!({ "cmd": method, "params": parameters }));
        let answer = self.runtime.block_on(self.client.issue_cmd(command));
        answer.unwrap_or_else(|error| panic!("{method}: {error}"))
    }

    /// Asks for dark colours, as phones do at night.
    pub fn prefer_dark(&self) {
        let dark = json!({ "name": "prefers-color-scheme", "value": "dark" });
        self.cdp("Emulation.setEmulatedMedia", &json!({ "features": [dark] }));
    }

    /// Runs no script of the pages that are opened from now on; what the tests ask is answered.
    pub fn switch_scripts_off(&self) {
        self.allow_scripts(false);
        self.runs_scripts.set(false);
    }

    fn allow_scripts(&self, allowed: bool) {
        self.cdp("Emulation.setScriptExecutionDisabled", &json!({ "value": !allowed }));
    }

    /// Text of twice the size, as in the settings of the phone.
    pub fn double_text(&self) {
        let sizes = json!({ "standard": 32, "fixed": 26 });
        self.cdp("Page.setFontSizes", &json!({ "fontSizes": sizes }));
    }

    /// Locks the phone: the page is hidden, and nothing in it moves any more.
    pub fn lock(&self) {
        self.cdp("Page.setWebLifecycleState", &json!({ "state": "frozen" }));
    }

    /// Unlocks the phone: the page goes on and is told that it is seen again.
    pub fn unlock(&self) {
        self.cdp("Page.setWebLifecycleState", &json!({ "state": "active" }));
        // Going on does not make it visible.
        let window = self.cdp("Browser.getWindowForTarget", &json!({}));
        for state in ["minimized", "normal"] {
            let bounds = json!({ "windowState": state });
            let change = json!({ "windowId": window["windowId"], "bounds": bounds });
            self.cdp("Browser.setWindowBounds", &change);
        }
    }

    /// Takes the phone off the network, or puts it back. Connections that are open stay open.
    pub fn set_offline(&self, offline: bool) {
        let network = json!({
            "offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1,
        });
        self.cdp("Network.enable", &json!({}));
        self.cdp("Network.emulateNetworkConditions", &network);
    }

    /// Opens a page.
    pub fn go(&self, url: &str) {
        let gone = self.runtime.block_on(self.client.goto(url));
        gone.unwrap_or_else(|error| panic!("{url}: {error}"));
    }

    /// What an expression is in the page; a promise is waited for.
    pub fn eval(&self, js: &str) -> Value {
        self.run(&format!("return ({js});")).unwrap_or_else(|error| panic!("{js}: {error}"))
    }

    fn run(&self, script: &str) -> Answer<Value> {
        Ok(self.runtime.block_on(self.client.execute(script, Vec::new()))?)
    }

    /// Waits until an expression holds in the page.
    pub fn wait_until(&self, what: &str, js_condition: &str) {
        self.patiently(what, || {
            let holds = self.run(&format!("return Boolean({js_condition});"))?;
            Ok((holds == Value::Bool(true)).then_some(()))
        });
    }

    /// Tries until there is something: the page may change at any moment, and what was found a
    /// moment ago be gone.
    fn patiently<T>(&self, what: &str, attempt: impl Fn() -> Answer<Option<T>>) -> T {
        let latest = Instant::now() + PATIENCE;
        loop {
            let tried = attempt();
            if let Ok(Some(found)) = tried {
                return found;
            }
            if Instant::now() > latest {
                let fault = tried.err().map(|error| format!(" ({error})")).unwrap_or_default();
                let text = self.run("return document.body.innerText;");
                let text = text.map_or_else(|error| error.to_string(), shown);
                panic!("{what}: not within {PATIENCE:?}{fault}. The page says:\n{text}");
            }
            sleep(PAUSE);
        }
    }

    /// Does something with an element once it is there and can be used.
    fn with<T>(
        &self,
        what: &str,
        css: &str,
        deed: impl AsyncFn(Element) -> Result<T, CmdError>,
    ) -> T {
        self.patiently(&format!("{what} {css}"), || {
            self.runtime.block_on(async {
                Ok(Some(deed(self.client.find(Locator::Css(css)).await?).await?))
            })
        })
    }

    pub fn click(&self, css: &str) {
        self.with("clicking", css, async |element| element.click().await);
    }

    /// Types behind what is there already.
    pub fn type_into(&self, css: &str, text: &str) {
        self.with("typing into", css, async |element| element.send_keys(text).await);
    }

    pub fn press(&self, css: &str, key: Key) {
        let key = char::from(key).to_string();
        self.with("pressing a key in", css, async |element| element.send_keys(&key).await);
    }

    /// Sends a form off with the first of its buttons that does this.
    pub fn submit(&self, css: &str) {
        const BUTTONS: &str = "button:not([type]), [type=submit]";
        self.with("sending", css, async |form| {
            form.find(Locator::Css(BUTTONS)).await?.click().await
        });
    }

    /// The text of an element, as it is seen; empty if it is hidden.
    pub fn text(&self, css: &str) -> String {
        self.patiently(&format!("the text of {css}"), || {
            Ok(self.try_texts(css)?.into_iter().next())
        })
    }

    /// The texts of all elements that fit, as they are seen.
    pub fn texts(&self, css: &str) -> Vec<String> {
        self.patiently(&format!("the texts of {css}"), || self.try_texts(css).map(Some))
    }

    fn try_texts(&self, css: &str) -> Answer<Vec<String>> {
        let texts = self.run(&format!(
            "return [...document.querySelectorAll({})].map(
                (element) => element.checkVisibility() ? element.innerText.trim() : '');",
            json!(css)
        ))?;
        Ok(texts.as_array().expect("a list").iter().cloned().map(shown).collect())
    }

    pub fn attribute(&self, css: &str, name: &str) -> Option<String> {
        self.with("an attribute of", css, async |element| element.attr(name).await)
    }

    /// Whether there is such an element now, hidden or not.
    pub fn exists(&self, css: &str) -> bool {
        !self.texts(css).is_empty()
    }

    /// The page as it is now.
    pub fn source(&self) -> String {
        self.runtime.block_on(self.client.source()).expect("the source")
    }

    /// Leaves what the phone shows for human eyes.
    pub fn screenshot(&self, path: &Path) {
        let picture = self.runtime.block_on(self.client.screenshot()).expect("a picture");
        fs::write(path, picture).expect("written");
    }

    /// What somebody with other eyes, ears or hands could not use: the rule, and the first places
    /// that break it. Nothing is found where there is no axe-core.
    pub fn audit(&self) -> Vec<String> {
        let Some(axe) = axe() else {
            return Vec::new();
        };
        let script = format!("{axe}\nreturn (async () => {{ {AUDIT} }})();");
        // It waits with timers, which are scripts too; those of the page are not made up for.
        self.allow_scripts(true);
        let found = self.run(&script).unwrap_or_else(|error| panic!("axe-core: {error}"));
        self.allow_scripts(self.runs_scripts.get());
        found.as_array().expect("a list").iter().cloned().map(shown).collect()
    }
}

impl Drop for Page<'_> {
    fn drop(&mut self) {
        let _ = self.runtime.block_on(self.client.clone().close());
    }
}

/// A text without its quotation marks.
fn shown(value: Value) -> String {
    match value {
        Value::String(text) => text,
        other => other.to_string(),
    }
}

//! A real PostgreSQL of our own: in a folder of its own, on a loopback port, as a user who may run it.

use std::fs;
use std::io::ErrorKind;
use std::net::TcpStream;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::{Duration, Instant};

use postgres::{Client, NoTls};
use tempfile::TempDir;

use super::port::own_port;

const PATIENCE: Duration = Duration::from_secs(120);
const OWNER: &str = "owner";
const PASSWORD: &str = "the owner’s";

/// The server; it ends with this.
pub struct Postgres {
    port: u16,
    process: Mutex<Child>,
    /// The disk of its own on which its data are, if it has one.
    disk: Option<Disk>,
    folder: TempDir,
}

/// A small disk; it goes with this.
struct Disk(PathBuf);

impl Disk {
    /// A disk for so many megabytes in a new folder, if we may make one.
    fn mount(at: PathBuf, megabytes: u32) -> Option<Self> {
        fs::create_dir(&at).expect("a folder");
        let mounted = Command::new("mount")
            .args(["-t", "tmpfs", "-o", &format!("size={megabytes}m"), "none"])
            .arg(&at)
            .stderr(Stdio::null())
            .status();
        mounted.is_ok_and(|status| status.success()).then_some(Disk(at))
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg(&self.0).status();
    }
}

/// Where its programs are, if there are any.
fn programs() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    let debian = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut debian: Vec<PathBuf> = debian.map(|entry| entry.path().join("bin")).collect();
    debian.sort();
    folders.extend(debian.into_iter().rev());
    folders.into_iter().find(|folder| folder.join("initdb").is_file())
}

/// PostgreSQL does not run as root: then it is somebody who may do nothing else.
fn nobody() -> Option<(u32, u32)> {
    let is_root = fs::metadata("/proc/self").map(|own| {
        use std::os::unix::fs::MetadataExt;
        own.uid() == 0
    });
    if !is_root.unwrap_or_default() {
        return None;
    }
    let people = fs::read_to_string("/etc/passwd").unwrap_or_default();
    let number = |name: &str| {
        let line = people.lines().find(|line| line.starts_with(&format!("{name}:")))?;
        let mut numbers = line.split(':').skip(2);
        Some((numbers.next()?.parse().ok()?, numbers.next()?.parse().ok()?))
    };
    number("postgres").or_else(|| number("nobody"))
}

/// Gives files to whoever runs the server, and to nobody else.
pub fn give_away(folder: &Path, names: &[&str]) {
    use std::os::unix::fs::{PermissionsExt, chown};
    fs::set_permissions(folder, fs::Permissions::from_mode(0o755)).expect("ours to open");
    for name in names {
        let file = folder.join(name);
        fs::set_permissions(&file, fs::Permissions::from_mode(0o600)).expect("ours to close");
        if let Some((user, group)) = nobody() {
            chown(&file, Some(user), Some(group)).expect("ours to give");
        }
    }
}

fn command(program: &Path) -> Command {
    let mut command = Command::new(program);
    if let Some((user, group)) = nobody() {
        command.uid(user).gid(group);
    }
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).current_dir("/");
    command
}

impl Postgres {
    /// The server of this test run, started by whoever needs it first; it ends when nobody does. It
    /// is a fault if there is none where everything was installed.
    pub fn shared() -> Option<Arc<Self>> {
        static SHARED: Mutex<Weak<Postgres>> = Mutex::new(Weak::new());
        let mut shared = SHARED.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(server) = shared.upgrade() {
            return Some(server);
        }
        let server = Arc::new(Postgres::start(&[])?);
        *shared = Arc::downgrade(&server);
        Some(server)
    }

    /// Whether there is one. It is a fault if there is none where everything was installed.
    pub fn is_here() -> bool {
        let is_here = programs().is_some();
        if !is_here {
            assert!(std::env::var_os("FONDACO_TOOLS").is_none(), "PostgreSQL should be here");
            eprintln!("There is no PostgreSQL here: nobody posts to a ledger.");
        }
        is_here
    }

    /// A server with these settings, in memory where that is possible.
    pub fn start(settings: &[&str]) -> Option<Self> {
        Postgres::start_at(super::quick_folder::quick_folder(), None, settings)
    }

    /// A server whose data are on a disk of so many megabytes, where we may make one.
    pub fn start_on_small_disk(megabytes: u32) -> Option<Self> {
        let folder = super::quick_folder::quick_folder();
        let disk = Disk::mount(folder.path().join("data"), megabytes);
        if disk.is_none() {
            eprintln!("No small disk can be made here: no server’s disk is full.");
        }
        Postgres::start_at(folder, Some(disk?), &["autovacuum=off"])
    }

    /// Fills its disk up to so many kilobytes, or makes room again.
    pub fn leave_room(&self, kilobytes: Option<u64>) {
        let data = self.folder.path().join("data");
        let filler = data.join("filler");
        let _ = fs::remove_file(&filler);
        if let Some(kilobytes) = kilobytes {
            let free = Command::new("df").args(["--output=avail", "-k"]).arg(&data).output();
            let free = String::from_utf8(free.expect("df runs").stdout).expect("text");
            let free: u64 = free.lines().last().and_then(|n| n.trim().parse().ok()).expect("room");
            let filled = free.saturating_sub(kilobytes) * 1024;
            fs::write(filler, vec![0; usize::try_from(filled).expect("small")]).expect("filled");
        }
    }

    /// A server with these settings, on a disk.
    pub fn start_in(place: &Path, settings: &[&str]) -> Option<Self> {
        Postgres::start_at(tempfile::tempdir_in(place).expect("a folder"), None, settings)
    }

    fn start_at(folder: TempDir, disk: Option<Disk>, settings: &[&str]) -> Option<Self> {
        let programs = programs().filter(|_| Postgres::is_here())?;
        if let Some((user, group)) = nobody() {
            let mounted = disk.iter().map(|disk| disk.0.as_path());
            for place in mounted.chain([folder.path()]) {
                std::os::unix::fs::chown(place, Some(user), Some(group)).expect("ours to give");
            }
        }
        let secret = folder.path().join("secret");
        fs::write(&secret, PASSWORD).expect("written");
        let made = command(&programs.join("initdb"))
            .arg("--pgdata")
            .arg(folder.path().join("data"))
            .arg("--waldir")
            .arg(folder.path().join("wal"))
            .args(["--username", OWNER, "--auth", "scram-sha-256", "--encoding", "UTF8"])
            .args(["--locale", "C.UTF-8", "--no-sync"])
            .arg("--pwfile")
            .arg(&secret)
            .status();
        assert!(made.expect("initdb runs").success());
        let settings: Vec<String> = settings.iter().map(|it| (*it).to_owned()).collect();
        let port = own_port();
        let process = Mutex::new(run(&programs, &folder, port, &settings));
        let server = Postgres { port, process, disk, folder };
        assert!(server.is_up(), "{}", server.log());
        Some(server)
    }

    /// What it says of itself.
    fn log(&self) -> String {
        fs::read_to_string(self.folder.path().join("log")).unwrap_or_default()
    }

    fn is_up(&self) -> bool {
        let since = Instant::now();
        while since.elapsed() < PATIENCE {
            if self.client("postgres").is_ok() {
                return true;
            }
            let mut process = self.process.lock().unwrap_or_else(PoisonError::into_inner);
            if !matches!(process.try_wait(), Ok(None)) {
                return false;
            }
            drop(process);
            std::thread::sleep(Duration::from_millis(20));
        }
        false
    }

    pub fn port(&self) -> u16 {
        self.port
    }

    fn client(&self, database: &str) -> Result<Client, postgres::Error> {
        postgres::Config::new()
            .host("127.0.0.1")
            .port(self.port)
            .user(OWNER)
            .password(PASSWORD)
            .dbname(database)
            .connect(NoTls)
    }

    /// A new database that nobody else knows: the address for its owner.
    pub fn database(&self) -> Database<'_> {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("club{}", NEXT.fetch_add(1, Ordering::Relaxed));
        let mut client = self.client("postgres").expect("a connection");
        client.batch_execute(&format!("CREATE DATABASE {name}")).expect("a database");
        Database { server: self, name }
    }

    /// Tears the server away in the middle of whatever it does.
    pub fn kill(&self) {
        let mut process = self.process.lock().unwrap_or_else(PoisonError::into_inner);
        let _ = process.kill();
        let _ = process.wait();
        // Whoever served the connections ends on their own.
        let since = Instant::now();
        while TcpStream::connect(("127.0.0.1", self.port)).is_ok() && since.elapsed() < PATIENCE {
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    /// Starts it again in the same place.
    pub fn resume(&self) {
        let programs = programs().expect("its programs");
        let since = Instant::now();
        loop {
            // The shared memory of the last one may still be in use.
            let started = run(&programs, &self.folder, self.port, &[]);
            *self.process.lock().unwrap_or_else(PoisonError::into_inner) = started;
            if self.is_up() {
                return;
            }
            assert!(since.elapsed() < PATIENCE, "the database does not come back");
            std::thread::sleep(Duration::from_millis(50));
        }
    }
}

fn run(programs: &Path, folder: &TempDir, port: u16, settings: &[String]) -> Child {
    let log = fs::File::create(folder.path().join("log")).expect("a log");
    let mut server = command(&programs.join("postgres"));
    server
        .arg("-D")
        .arg(folder.path().join("data"))
        .args(["-p", &port.to_string()])
        .args(["-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories="])
        .args(["-c", "max_connections=120", "-c", "shared_buffers=32MB", "-c", "fsync=off"])
        .stderr(log);
    for setting in settings {
        server.args(["-c", setting]);
    }
    match server.spawn() {
        Ok(process) => process,
        Err(error) if error.kind() == ErrorKind::NotFound => panic!("there is no postgres"),
        Err(error) => panic!("postgres: {error}"),
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let process = self.process.get_mut().unwrap_or_else(PoisonError::into_inner);
        // At once, and without its children left behind.
        let id = process.id().to_string();
        let _ = Command::new("kill").args(["-QUIT", &id]).status();
        let _ = process.wait();
        self.disk = None;
    }
}

/// A database on the server.
pub struct Database<'a> {
    pub server: &'a Postgres,
    pub name: String,
}

impl Database<'_> {
    /// The address of whoever owns it.
    pub fn address(&self) -> String {
        let password =
            percent_encoding::utf8_percent_encode(PASSWORD, percent_encoding::NON_ALPHANUMERIC);
        format!("postgres://{OWNER}:{password}@127.0.0.1:{}/{}", self.server.port, self.name)
    }

    /// A connection past all of our code.
    pub fn owner(&self) -> Client {
        self.server.client(&self.name).expect("a connection")
    }
}

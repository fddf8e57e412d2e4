//! The messages, named after their ids: `words-list-two` is [`WordsListTwo`]. Here are those that
//! every game uses; each game has its own beside them.

#![allow(missing_docs)]

mod byzanz;
mod comfort;
mod demo;
mod far;
mod kathai;
mod quick;
mod silk_road;

use super::{Colour, Entry, Expected, GameId, Month, Number};

pub use byzanz::*;
pub use comfort::*;
pub use demo::*;
pub use far::*;
pub use kathai::*;
pub use quick::*;
pub use silk_road::*;

pub(super) const TABLES: &[&[Entry]] = &[
    TABLE,
    byzanz::TABLE,
    comfort::TABLE,
    demo::TABLE,
    far::TABLE,
    kathai::TABLE,
    quick::TABLE,
    silk_road::TABLE,
];

type Text = String;

messages! {
    WordsListTwo = "words-list-two" { first: Text, last: Text }
    WordsListTwoE = "words-list-two-e" { first: Text, last: Text }
    WordsListMore = "words-list-more" { first: Text, rest: Text }
    WordsUnknown = "words-unknown" {}
    WordsNothing = "words-nothing" {}
    WordsDate = "words-date" { day: Number, month: Month, year: Text }
    WordsPercent = "words-percent" { number: Number }
    WordsPlace = "words-place" { rank: Number, name: Text, points: Number }
    WordsWhy = "words-why" {}

    JournalNearest = "journal-nearest" { entry: Text }
    JournalDropped = "journal-dropped" { number: Number, entry: Text, reason: Text }
    JournalNoSuchEntry = "journal-no-such-entry" { number: Number, entries: Number }
    JournalOutdated = "journal-outdated" {}

    RecordTooLarge = "record-too-large" { limit: Number }
    RecordNotJson = "record-not-json" { line: Number, column: Number }
    RecordFault = "record-fault" { place: Text, fault: Text }
    RecordMissing = "record-missing" {}
    RecordUnknown = "record-unknown" {}
    RecordTwice = "record-twice" {}
    RecordNotBoth = "record-not-both" { other: Text }
    RecordExpected = "record-expected" { expected: Expected }
    RecordVersion = "record-version" { found: Text, known: Text }
    RecordGame = "record-game" { found: Text }
    RecordWord = "record-word" { found: Text, known: Text }
    RecordCard = "record-card" { found: Text }
    RecordCamels = "record-camels" { found: Number, least: Number, most: Number }
    RecordGoodTwice = "record-good-twice" { good: Text }
    RecordPlayers = "record-players" { found: Number, least: Number, most: Number }
    RecordSeat = "record-seat" { found: Number, last: Number }
    RecordId = "record-id" { found: Text }
    RecordTime = "record-time" { found: Text }
    RecordNameEmpty = "record-name-empty" {}
    RecordNameTooLong = "record-name-too-long" { length: Number, limit: Number }
    RecordNameUnprintable = "record-name-unprintable" {}
    RecordNameTwice = "record-name-twice" { name: Text }

    AppGame = "app-game" { title: GameId }
    AppName = "app-name" {}
    AppAbout = "app-about" {}
    AppHome = "app-home" {}
    AppBack = "app-back" {}
    AppUndo = "app-undo" {}
    AppRedo = "app-redo" {}
    AppKeys = "app-keys" {}
    AppNew = "app-new" {}
    AppNewHint = "app-new-hint" {}
    AppContinue = "app-continue" {}
    AppContinueHint = "app-continue-hint" { names: Text, round: Number, rounds: Number }
    AppContinueNone = "app-continue-none" {}
    AppRulebook = "app-rulebook" {}
    AppRulebookHint = "app-rulebook-hint" {}
    AppLibrary = "app-library" {}
    AppLibraryHint = "app-library-hint" {}
    AppSettings = "app-settings" {}
    AppSettingsHint = "app-settings-hint" {}
    AppSettingsLanguage = "app-settings-language" {}
    AppSettingsLook = "app-settings-look" {}
    AppSettingsLookSystem = "app-settings-look-system" {}
    AppSettingsLookLight = "app-settings-look-light" {}
    AppSettingsLookDark = "app-settings-look-dark" {}
    AppSettingsLookContrast = "app-settings-look-contrast" {}
    AppSettingsText = "app-settings-text" {}
    AppSettingsTextNormal = "app-settings-text-normal" {}
    AppSettingsTextLarge = "app-settings-text-large" {}
    AppSettingsTotals = "app-settings-totals" {}
    AppSettingsTotalsHidden = "app-settings-totals-hidden" {}
    AppSettingsTotalsShown = "app-settings-totals-shown" {}
    AppSettingsFolder = "app-settings-folder" { folder: Text }
    AppNotKept = "app-not-kept" { folder: Text, reason: Text }
    AppNotKeptYet = "app-not-kept-yet" { folder: Text, reason: Text }
    AppNotOpened = "app-not-opened" { folder: Text, reason: Text }

    AppEndPlayer = "app-end-player" {}
    AppEndRound = "app-end-round" { round: Number }
    AppEndHand = "app-end-hand" {}
    AppEndWhy = "app-end-why" {}
    AppEndBox = "app-end-box" {}
    AppEndAgain = "app-end-again" {}
    AppEndTable = "app-end-table" {}

    AppQuickHint = "app-quick-hint" {}
    AppQuickEnter = "app-quick-enter" {}
    AppQuickKeys = "app-quick-keys" {}

    AppKeysTitle = "app-keys-title" { game: Text }
    AppKeysValue = "app-keys-value" {}
    AppKeysConfirm = "app-keys-confirm" {}
    AppKeysSell = "app-keys-sell" {}
    AppKeysDiscard = "app-keys-discard" {}
    AppKeysUndo = "app-keys-undo" {}
    AppKeysRedo = "app-keys-redo" {}
    AppKeysRule = "app-keys-rule" {}
    AppKeysJournal = "app-keys-journal" {}
    AppKeysPast = "app-keys-past" {}
    AppKeysNamePageUp = "app-keys-name-page-up" {}
    AppKeysNamePageDown = "app-keys-name-page-down" {}
    AppKeysTotals = "app-keys-totals" {}
    AppKeysLanguage = "app-keys-language" {}
    AppKeysHelp = "app-keys-help" {}
    AppKeysClose = "app-keys-close" {}
    AppKeysField = "app-keys-field" {}
    AppKeysNameEnter = "app-keys-name-enter" {}
    AppKeysNameSpace = "app-keys-name-space" {}
    AppKeysNameBackspace = "app-keys-name-backspace" {}
    AppKeysNameEscape = "app-keys-name-escape" {}
    AppKeysNameControl = "app-keys-name-control" {}
    AppKeysNameShift = "app-keys-name-shift" {}

    AppRulebookSearch = "app-rulebook-search" {}
    AppRulebookNothing = "app-rulebook-nothing" { query: Text }
    AppRulebookFound = "app-rulebook-found" { rules: Number }
    AppRulebookNow = "app-rulebook-now" {}
    AppRulebookRuling = "app-rulebook-ruling" {}
    AppRulebookHouse = "app-rulebook-house" { text: Text }
    AppRulebookBeside = "app-rulebook-beside" {}
    AppRulebookAlone = "app-rulebook-alone" {}
    AppRulebookMore = "app-rulebook-more" { title: Text }

    AppSetupTitle = "app-setup-title" {}
    AppSetupFor = "app-setup-for" { game: Text, players: Number }
    AppSetupSeats = "app-setup-seats" {}
    AppSetupEmblem = "app-setup-emblem" { colour: Colour }
    AppSetupEarlier = "app-setup-earlier" {}
    AppSetupMore = "app-setup-more" {}
    AppSetupLess = "app-setup-less" {}
    AppSetupDepth = "app-setup-depth" {}
    AppSetupHouse = "app-setup-house" {}
    AppSetupHouseOurs = "app-setup-house-ours" {}
    AppSetupHouseYours = "app-setup-house-yours" {}
    AppSetupNext = "app-setup-next" {}
    AppSetupTick = "app-setup-tick" {}
    AppSetupReady = "app-setup-ready" {}
    AppSetupBox = "app-setup-box" {}
    AppSetupPile = "app-setup-pile" {}

    AppTableRound = "app-table-round" { round: Number, rounds: Number }
    AppTablePile = "app-table-pile" { cards: Number }
    AppTableJournal = "app-table-journal" {}
    AppTableJournalEmpty = "app-table-journal-empty" {}
    AppTableTotalsShow = "app-table-totals-show" {}
    AppTableTotalsHide = "app-table-totals-hide" {}
    AppTablePassed = "app-table-passed" {}
    AppTableNext = "app-table-next" {}
    AppTableBids = "app-table-bids" { value: Number }
    AppTableHand = "app-table-hand" { cards: Number }
    AppTableBid = "app-table-bid" { value: Number }
    AppTablePass = "app-table-pass" {}
    AppTableSell = "app-table-sell" {}
    AppTableDiscard = "app-table-discard" {}
    AppTableResult = "app-table-result" {}
    AppTableRule = "app-table-rule" { title: Text }
    AppTableUndone = "app-table-undone" { entry: Text }
    AppTableRedone = "app-table-redone" { entry: Text }
    AppTablePadBid = "app-table-pad-bid" { name: Text }
    AppTablePadSell = "app-table-pad-sell" { name: Text }
    AppTableChoose = "app-table-choose" { cards: Number }
    AppTableChooseAny = "app-table-choose-any" {}
    AppTableChooseSeat = "app-table-choose-seat" {}
    AppTableFits = "app-table-fits" {}
    AppTableSellFor = "app-table-sell-for" { points: Number }
    AppTableEnter = "app-table-enter" {}
    AppTableCancel = "app-table-cancel" {}

    CliAbout = "cli-about" {}
    CliSetup = "cli-setup" {}
    CliRules = "cli-rules" {}
    CliCheck = "cli-check" {}
    CliScore = "cli-score" {}
    CliDemo = "cli-demo" {}
    CliArgDemo = "cli-arg-demo" { game: Text }
    CliArgGame = "cli-arg-game" {}
    CliArgPlayers = "cli-arg-players" {}
    CliArgReverse = "cli-arg-reverse" {}
    CliReverseOnly = "cli-reverse-only" { game: Text }
    CliArgSearch = "cli-arg-search" {}
    CliArgSection = "cli-arg-section" {}
    CliArgFile = "cli-arg-file" {}
    CliArgLang = "cli-arg-lang" {}
    CliArgJson = "cli-arg-json" {}
    CliArgDataDir = "cli-arg-data-dir" {}
    CliArgHelp = "cli-arg-help" {}
    CliArgVersion = "cli-arg-version" {}
    CliHeadingUsage = "cli-heading-usage" {}
    CliHeadingCommands = "cli-heading-commands" {}
    CliHeadingArguments = "cli-heading-arguments" {}
    CliHeadingOptions = "cli-heading-options" {}
    CliUnknownArgument = "cli-unknown-argument" { given: Text }
    CliInvalidChoice = "cli-invalid-choice" { given: Text, argument: Text, known: Text }
    CliInvalidValue = "cli-invalid-value" { given: Text, argument: Text }
    CliMissing = "cli-missing" { arguments: Text }
    CliUsage = "cli-usage" {}
    CliPlayers = "cli-players" { game: Text, found: Number, least: Number, most: Number }
    CliNoSection = "cli-no-section" { id: Text }
    CliNothingFound = "cli-nothing-found" {}
    CliFile = "cli-file" { file: Text, reason: Text }
    CliFileNotFound = "cli-file-not-found" {}
    CliFileDenied = "cli-file-denied" {}
    CliFileDirectory = "cli-file-directory" {}
    CliFileUnreadable = "cli-file-unreadable" {}
    CliStandardInput = "cli-standard-input" {}
    CliNoWindow = "cli-no-window" {}
    CliNotWritten = "cli-not-written" {}
    CliAllLegal = "cli-all-legal" { moves: Number }
    CliNext = "cli-next" { due: Text }
    CliRefused = "cli-refused" { number: Number, entry: Text }
    CliRule = "cli-rule" { title: Text, id: Text }
    CliRuling = "cli-ruling" {}
    CliHouse = "cli-house" { text: Text }

    ExportSoFar = "export-so-far" {}
    ExportRound = "export-round" {}

    AppPastAfter = "app-past-after" { number: Number, entry: Text }
    AppPastBegin = "app-past-begin" {}
    AppPastAmend = "app-past-amend" { number: Number, entry: Text }
    AppPastInsert = "app-past-insert" { number: Number }
    AppPastInsertFirst = "app-past-insert-first" {}
    AppPastOf = "app-past-of" { number: Number, entries: Number }
    AppPastNow = "app-past-now" {}
    AppPastEarlier = "app-past-earlier" {}
    AppPastLater = "app-past-later" {}
    AppPastAmendIt = "app-past-amend-it" {}
    AppPastRemoveIt = "app-past-remove-it" {}
    AppPastInsertHere = "app-past-insert-here" {}

    AppCorrectTitle = "app-correct-title" {}
    AppCorrectWas = "app-correct-was" { number: Number, entry: Text }
    AppCorrectBecomes = "app-correct-becomes" { entry: Text }
    AppCorrectInserted = "app-correct-inserted" { number: Number, entry: Text }
    AppCorrectRemoved = "app-correct-removed" { number: Number, entry: Text }
    AppCorrectChanges = "app-correct-changes" {}
    AppCorrectNothing = "app-correct-nothing" {}
    AppCorrectMoved = "app-correct-moved" { entries: Number }
    AppCorrectDropped = "app-correct-dropped" { entries: Number }
    AppCorrectKept = "app-correct-kept" {}
    AppCorrectAccept = "app-correct-accept" {}
    AppCorrectDecline = "app-correct-decline" {}
    AppCorrectMade = "app-correct-made" {}
    AppCorrectUndone = "app-correct-undone" {}
    AppCorrectRedone = "app-correct-redone" {}

    AppResumeTitle = "app-resume-title" {}
    AppResumeTable = "app-resume-table" {}
    AppResumeLast = "app-resume-last" {}
    AppResumeEntry = "app-resume-entry" { number: Number, entry: Text }
    AppResumeGoOn = "app-resume-go-on" {}

    AppLibraryEmpty = "app-library-empty" {}
    AppLibraryNone = "app-library-none" {}
    AppLibraryWon = "app-library-won" { names: Text, points: Number }
    AppLibraryUnread = "app-library-unread" { number: Number, reason: Text }
    AppLibraryMisfit = "app-library-misfit" { number: Number }
    AppLibraryGames = "app-library-games" {}
    AppLibraryStatistics = "app-library-statistics" {}
    AppLibrarySearch = "app-library-search" {}
    AppLibraryAnyGame = "app-library-any-game" {}
    AppLibraryAll = "app-library-all" {}
    AppLibraryWaiting = "app-library-waiting" {}
    AppLibraryFinished = "app-library-finished" {}
    AppLibraryDeleted = "app-library-deleted" {}
    AppLibraryAnyTime = "app-library-any-time" {}
    AppLibraryMonth = "app-library-month" {}
    AppLibraryYear = "app-library-year" {}
    AppLibraryMore = "app-library-more" {}
    AppLibraryDelete = "app-library-delete" {}
    AppLibraryBringBack = "app-library-bring-back" {}
    AppLibraryGone = "app-library-gone" { number: Number }
    AppLibraryImport = "app-library-import" {}
    AppLibraryImportHint = "app-library-import-hint" {}
    AppLibraryImportPath = "app-library-import-path" {}
    AppLibraryImportLook = "app-library-import-look" {}
    AppLibraryImportTake = "app-library-import-take" {}
    AppLibraryImportLeave = "app-library-import-leave" {}

    ImportNew = "import-new" { games: Number }
    ImportKnown = "import-known" { games: Number }
    ImportGoesOn = "import-goes-on" { number: Number, entries: Number }
    ImportParted = "import-parted" { number: Number }
    ImportBack = "import-back" { number: Number }
    ImportRefused = "import-refused" { number: Number, reason: Text }
    ImportIllegal = "import-illegal" { number: Number, reason: Text }
    ImportNothing = "import-nothing" {}
    ImportDone = "import-done" { games: Number }

    AppStatisticsNone = "app-statistics-none" {}
    AppStatisticsGames = "app-statistics-games" { game: Text, games: Number }
    AppStatisticsPlayed = "app-statistics-played" {}
    AppStatisticsWon = "app-statistics-won" {}
    AppStatisticsShare = "app-statistics-share" {}
    AppStatisticsAverage = "app-statistics-average" {}
    AppStatisticsBest = "app-statistics-best" {}
    AppStatisticsStreak = "app-statistics-streak" {}
    AppStatisticsExplained = "app-statistics-explained" { points: Text }
    AppStatisticsChoose = "app-statistics-choose" {}
    AppStatisticsWins = "app-statistics-wins" {}
    AppStatisticsRounds = "app-statistics-rounds" { name: Text, what: Text }
    AppStatisticsAgainst = "app-statistics-against" { name: Text }
    AppStatisticsPair = "app-statistics-pair" { name: Text, games: Number, ahead: Number, behind: Number, level: Number, mine: Text, theirs: Text }
    AppStatisticsAxisGames = "app-statistics-axis-games" {}
    AppStatisticsAhead = "app-statistics-ahead" {}
    AppStatisticsBehind = "app-statistics-behind" {}

    AppTakeTitle = "app-take-title" {}
    AppTakeBgstats = "app-take-bgstats" {}
    AppTakeLink = "app-take-link" {}
    AppTakeRecord = "app-take-record" {}
    AppTakeCsv = "app-take-csv" {}
    AppTakeSvg = "app-take-svg" {}
    AppTakePng = "app-take-png" {}
    AppTakeSaved = "app-take-saved" { path: Text }
    AppTakeFailed = "app-take-failed" { path: Text, reason: Text }

    StoreDenied = "store-denied" {}
    StoreFull = "store-full" {}
    StoreOtherCopy = "store-other-copy" {}
    StoreNewer = "store-newer" {}
    StoreDamaged = "store-damaged" {}
    StoreNoSuchGame = "store-no-such-game" { number: Number }
    StoreConflict = "store-conflict" {}
    StoreDisk = "store-disk" {}
    StoreLookOther = "store-look-other" {}
    StoreLookDenied = "store-look-denied" { folder: Text }
    StoreRescued = "store-rescued" { when: Text, games: Number, aside: Text }
    StoreRescuedBare = "store-rescued-bare" { games: Number, aside: Text }
    StoreRescuedSaved = "store-rescued-saved" { entries: Number }
    StoreRescueDone = "store-rescue-done" {}
    StoreFromFiles = "store-from-files" { games: Number }
    StoreFilesLeft = "store-files-left" { files: Number }
    StoreRead = "store-read" {}

    CliLibraryHistory = "cli-library-history" {}
    CliLibraryStats = "cli-library-stats" {}
    CliLibraryExport = "cli-library-export" {}
    CliLibraryImport = "cli-library-import" {}
    CliLibraryBackup = "cli-library-backup" {}
    CliLibraryVerify = "cli-library-verify" {}
    CliLibraryArgId = "cli-library-arg-id" {}
    CliLibraryArgIdAll = "cli-library-arg-id-all" {}
    CliLibraryArgAs = "cli-library-arg-as" {}
    CliLibraryArgOut = "cli-library-arg-out" {}
    CliLibraryArgPeople = "cli-library-arg-people" {}
    CliLibraryArgSince = "cli-library-arg-since" {}
    CliLibraryArgUntil = "cli-library-arg-until" {}
    CliLibraryArgDeleted = "cli-library-arg-deleted" {}
    CliLibraryArgName = "cli-library-arg-name" {}
    CliLibraryArgGame = "cli-library-arg-game" {}
    CliLibraryArgPreview = "cli-library-arg-preview" {}
    CliLibraryArgDark = "cli-library-arg-dark" {}
    CliLibraryEmpty = "cli-library-empty" {}
    CliLibraryNoGame = "cli-library-no-game" { given: Text }
    CliLibraryLine = "cli-library-line" { number: Number, date: Text, game: Text, summary: Text }
    CliLibraryNobody = "cli-library-nobody" { name: Text }
    CliLibraryNobodyIn = "cli-library-nobody-in" { name: Text, game: Text }
    CliLibraryOneOnly = "cli-library-one-only" {}
    CliLibraryNotOver = "cli-library-not-over" {}
    CliLibraryPicture = "cli-library-picture" {}
    CliLibraryWritten = "cli-library-written" { path: Text }
    CliLibraryBackedUp = "cli-library-backed-up" { path: Text }
    CliLibrarySound = "cli-library-sound" { games: Number }
    CliLibraryPerson = "cli-library-person" { name: Text, games: Number, wins: Number, streak: Number, points: Text, average: Text, best: Number, figures: Text }
    CliLibraryRounds = "cli-library-rounds" { name: Text, what: Text, rounds: Text }
}

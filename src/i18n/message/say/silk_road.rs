//! What is said about Silk Road only.

use super::{Number, Text};
use crate::rules::silk_road::{Depth, Direction, Good, Moment, Tile};

messages! {
    SilkRoadWordsGood = "silk-road-words-good" { good: Good }
    SilkRoadWordsCubes = "silk-road-words-cubes" { good: Good, count: Number }
    SilkRoadWordsLetter = "silk-road-words-letter" { good: Good }
    SilkRoadWordsTile = "silk-road-words-tile" { tile: Tile }
    SilkRoadWordsATile = "silk-road-words-a-tile" { tile: Tile }
    SilkRoadWordsWith = "silk-road-words-with" { name: Text, number: Number }
    SilkRoadWordsDepth = "silk-road-words-depth" { depth: Depth }
    SilkRoadWordsDirection = "silk-road-words-direction" { direction: Direction }

    SilkRoadSetupScreens = "silk-road-setup-screens" { players: Number }
    SilkRoadSetupPurses = "silk-road-setup-purses" { gold: Number, silver: Number }
    SilkRoadSetupCubes = "silk-road-setup-cubes" { each: Number, total: Number }
    SilkRoadSetupLay = "silk-road-setup-lay" { each: Number, used: Number }
    SilkRoadSetupLaySwapped = "silk-road-setup-lay-swapped" { each: Number, used: Number }
    SilkRoadSetupBoxed = "silk-road-setup-boxed" { boxed: Number }
    SilkRoadSetupGuarded = "silk-road-setup-guarded" { cities: Text }
    SilkRoadSetupCaravan = "silk-road-setup-caravan" { city: Text }
    SilkRoadSetupBegin = "silk-road-setup-begin" { name: Text, tokens: Number }
    SilkRoadSetupDraw = "silk-road-setup-draw" { tokens: Number }

    SilkRoadDueLead = "silk-road-due-lead" { name: Text }
    SilkRoadDueBidFirst = "silk-road-due-bid-first" { name: Text }
    SilkRoadDueBid = "silk-road-due-bid" { name: Text, least: Number }
    SilkRoadDueBidPoor = "silk-road-due-bid-poor" { name: Text, least: Number }
    SilkRoadDueAnswer = "silk-road-due-answer" { name: Text, other: Text, silver: Number }
    SilkRoadDueAnswerPoor = "silk-road-due-answer-poor" { name: Text, other: Text, silver: Number }
    SilkRoadDueTravel = "silk-road-due-travel" { name: Text, city: Text }
    SilkRoadDueTake = "silk-road-due-take" { name: Text, tiles: Number }
    SilkRoadDueTakePrinted = "silk-road-due-take-printed" { name: Text, tiles: Number }
    SilkRoadDueTakeSecond = "silk-road-due-take-second" { name: Text, tiles: Number }
    SilkRoadDueHand = "silk-road-due-hand" { name: Text, tokens: Number }
    SilkRoadDueHandOne = "silk-road-due-hand-one" { name: Text, other: Text }
    SilkRoadDueHandLeader = "silk-road-due-hand-leader" { name: Text }
    SilkRoadDueCount = "silk-road-due-count" { name: Text }
    SilkRoadDueFinish = "silk-road-due-finish" {}
    SilkRoadDueAlsoLead = "silk-road-due-also-lead" { name: Text }
    SilkRoadDueAlsoHighest = "silk-road-due-also-highest" { name: Text, silver: Number }
    SilkRoadDueAlsoThen = "silk-road-due-also-then" { names: Text }
    SilkRoadDueAlsoRest = "silk-road-due-also-rest" {}
    SilkRoadDueAlsoUse = "silk-road-due-also-use" {}
    SilkRoadDueAlsoCrooks = "silk-road-due-also-crooks" { crooks: Number }
    SilkRoadDueAlsoTo = "silk-road-due-also-to" { names: Text }
    SilkRoadDueAlsoBarterer = "silk-road-due-also-barterer" {}
    SilkRoadDueAlsoCount = "silk-road-due-also-count" { names: Text }
    SilkRoadDueBarTurn = "silk-road-due-bar-turn" { turn: Number }
    SilkRoadDueBarCity = "silk-road-due-bar-city" { city: Text }
    SilkRoadDueBarTiles = "silk-road-due-bar-tiles" { tiles: Number }
    SilkRoadDueBarCount = "silk-road-due-bar-count" {}
    SilkRoadDueBarOver = "silk-road-due-bar-over" {}

    SilkRoadRefusalNoSuchSeat = "silk-road-refusal-no-such-seat" { number: Number }
    SilkRoadRefusalNotNow = "silk-road-refusal-not-now" { moment: Moment }
    SilkRoadRefusalNotYourTurn = "silk-road-refusal-not-your-turn" { name: Text, turn: Text }
    SilkRoadRefusalLeaderBids = "silk-road-refusal-leader-bids" { name: Text }
    SilkRoadRefusalHasSpoken = "silk-road-refusal-has-spoken" { name: Text }
    SilkRoadRefusalBidTooLow = "silk-road-refusal-bid-too-low" {
        name: Text, tried: Number, least: Number,
    }
    SilkRoadRefusalBidTooLowAgainst = "silk-road-refusal-bid-too-low-against" {
        name: Text, tried: Number, least: Number, other: Text, highest: Number,
    }
    SilkRoadRefusalBidTooHigh = "silk-road-refusal-bid-too-high" {
        name: Text, tried: Number, has: Number,
    }
    SilkRoadRefusalBidsNeeded = "silk-road-refusal-bids-needed" {}
    SilkRoadRefusalCannotPay = "silk-road-refusal-cannot-pay" {
        name: Text, silver: Number, has: Number,
    }
    SilkRoadRefusalVisited = "silk-road-refusal-visited" { city: Text }
    SilkRoadRefusalTooManyCities = "silk-road-refusal-too-many-cities" { city: Text, most: Number }
    SilkRoadRefusalNothingPrinted = "silk-road-refusal-nothing-printed" { city: Text }
    SilkRoadRefusalPrintedTooLate = "silk-road-refusal-printed-too-late" {}
    SilkRoadRefusalPrintedKept = "silk-road-refusal-printed-kept" { tile: Text }
    SilkRoadRefusalForbidden = "silk-road-refusal-forbidden" { tile: Text, city: Text }
    SilkRoadRefusalNothingTraded = "silk-road-refusal-nothing-traded" { tile: Text }
    SilkRoadRefusalTooFewGoods = "silk-road-refusal-too-few-goods" {
        name: Text, goods: Text, most: Number,
    }
    SilkRoadRefusalTooFewGoodsNone = "silk-road-refusal-too-few-goods-none" {
        name: Text, goods: Text,
    }
    SilkRoadRefusalBagTooEmpty = "silk-road-refusal-bag-too-empty" { goods: Text, most: Number }
    SilkRoadRefusalBagTooEmptyNone = "silk-road-refusal-bag-too-empty-none" { goods: Text }
    SilkRoadRefusalTooExpensive = "silk-road-refusal-too-expensive" {
        name: Text, cost: Number, has: Number,
    }
    SilkRoadRefusalBarterTimes = "silk-road-refusal-barter-times" { times: Number }
    SilkRoadRefusalUneven = "silk-road-refusal-uneven" { gives: Number, gets: Number }
    SilkRoadRefusalOverLimit = "silk-road-refusal-over-limit" { tried: Number, limit: Number }
    SilkRoadRefusalNoSuchLimit = "silk-road-refusal-no-such-limit" { limit: Number }
    SilkRoadRefusalSameGood = "silk-road-refusal-same-good" { good: Text }
    SilkRoadRefusalFromOneself = "silk-road-refusal-from-oneself" { name: Text }
    SilkRoadRefusalNothingToSteal = "silk-road-refusal-nothing-to-steal" { name: Text }
    SilkRoadRefusalBarred = "silk-road-refusal-barred" { good: Text, free: Text }
    SilkRoadRefusalRevealsMissing = "silk-road-refusal-reveals-missing" {}
    SilkRoadRefusalTooManyRevealed = "silk-road-refusal-too-many-revealed" {
        good: Text, tried: Number, most: Number,
    }
    SilkRoadRefusalNoCrook = "silk-road-refusal-no-crook" { name: Text, tried: Number, has: Number }
    SilkRoadRefusalNoCrookNone = "silk-road-refusal-no-crook-none" { name: Text }
    SilkRoadRefusalTooManyCrooks = "silk-road-refusal-too-many-crooks" {
        tile: Text, tried: Number, most: Number,
    }
    SilkRoadRefusalTooFewTogether = "silk-road-refusal-too-few-together" {
        name: Text, goods: Text, cubes: Number,
    }
    SilkRoadRefusalCrookUseless = "silk-road-refusal-crook-useless" { tile: Text }
    SilkRoadRefusalNoBarterer = "silk-road-refusal-no-barterer" { name: Text }
    SilkRoadRefusalBartererTooSoon = "silk-road-refusal-barterer-too-soon" {
        name: Text, city: Text,
    }
    SilkRoadRefusalBartererTwice = "silk-road-refusal-barterer-twice" { name: Text }
    SilkRoadRefusalNoSecondTile = "silk-road-refusal-no-second-tile" {}
    SilkRoadRefusalToOneself = "silk-road-refusal-to-oneself" { name: Text }
    SilkRoadRefusalHasActed = "silk-road-refusal-has-acted" { name: Text, free: Text }
    SilkRoadRefusalHasCounted = "silk-road-refusal-has-counted" { name: Text }
    SilkRoadRefusalTooManyGoods = "silk-road-refusal-too-many-goods" {
        name: Text, goods: Text, most: Number,
    }
    SilkRoadRefusalTooManyGoodsNone = "silk-road-refusal-too-many-goods-none" {
        name: Text, goods: Text,
    }
    SilkRoadRefusalTooManyCoins = "silk-road-refusal-too-many-coins" {
        name: Text, tried: Number, most: Number,
    }

    SilkRoadMoveBid = "silk-road-move-bid" { name: Text, silver: Number }
    SilkRoadMovePass = "silk-road-move-pass" { name: Text }
    SilkRoadMoveRest = "silk-road-move-rest" {}
    SilkRoadMoveLead = "silk-road-move-lead" { name: Text }
    SilkRoadMoveAccept = "silk-road-move-accept" { name: Text }
    SilkRoadMovePay = "silk-road-move-pay" { name: Text }
    SilkRoadMoveTravel = "silk-road-move-travel" { name: Text, city: Text }
    SilkRoadMoveTake = "silk-road-move-take" { name: Text, tile: Text }
    SilkRoadMoveSell = "silk-road-move-sell" { name: Text, goods: Text }
    SilkRoadMoveBuy = "silk-road-move-buy" { name: Text, goods: Text }
    SilkRoadMoveBarter = "silk-road-move-barter" { name: Text, gives: Text, gets: Text }
    SilkRoadMoveBarterTwice = "silk-road-move-barter-twice" { name: Text, gives: Text, gets: Text }
    SilkRoadMoveBarterTimes = "silk-road-move-barter-times" {
        name: Text, times: Number, gives: Text, gets: Text,
    }
    SilkRoadMoveSpecial = "silk-road-move-special" { name: Text, gives: Text, gets: Text }
    SilkRoadMoveSteal = "silk-road-move-steal" { name: Text, other: Text }
    SilkRoadMoveName = "silk-road-move-name" { name: Text, good: Text }
    SilkRoadMoveNameReveals = "silk-road-move-name-reveals" {
        name: Text, good: Text, reveals: Text,
    }
    SilkRoadMovePrinted = "silk-road-move-printed" { deed: Text }
    SilkRoadMovePrintedTile = "silk-road-move-printed-tile" { name: Text, tile: Text }
    SilkRoadMoveCrooks = "silk-road-move-crooks" { deed: Text, crooks: Number }
    SilkRoadMoveAgain = "silk-road-move-again" { name: Text }
    SilkRoadMoveHand = "silk-road-move-hand" { name: Text, other: Text }
    SilkRoadMoveCount = "silk-road-move-count" { name: Text }

    SilkRoadEventPassed = "silk-road-event-passed" { names: Text }
    SilkRoadEventLeads = "silk-road-event-leads" { name: Text }
    SilkRoadEventLeadsPaid = "silk-road-event-leads-paid" {
        name: Text, other: Text, silver: Number,
    }
    SilkRoadEventArrived = "silk-road-event-arrived" { city: Text, tiles: Number }
    SilkRoadEventPrinted = "silk-road-event-printed" {}
    SilkRoadEventReached = "silk-road-event-reached" { city: Text }
    SilkRoadEventEarnedOne = "silk-road-event-earned-one" { name: Text, silver: Number }
    SilkRoadEventEarned = "silk-road-event-earned" { name: Text, each: Text, silver: Number }
    SilkRoadEventSpentOne = "silk-road-event-spent-one" { name: Text, silver: Number }
    SilkRoadEventSpent = "silk-road-event-spent" { name: Text, each: Text, silver: Number }
    SilkRoadEventSwapped = "silk-road-event-swapped" { name: Text, gives: Text, gets: Text }
    SilkRoadEventStole = "silk-road-event-stole" { name: Text, other: Text }
    SilkRoadEventRewarded = "silk-road-event-rewarded" { rewards: Text }
    SilkRoadEventRewardedNobody = "silk-road-event-rewarded-nobody" {}
    SilkRoadEventAllFree = "silk-road-event-all-free" {}
    SilkRoadEventKept = "silk-road-event-kept" { name: Text, tile: Text }
    SilkRoadEventHanded = "silk-road-event-handed" { name: Text, other: Text, tokens: Number }
    SilkRoadEventLeadsNext = "silk-road-event-leads-next" { name: Text }
    SilkRoadEventMiscounted = "silk-road-event-miscounted" {
        name: Text, book: Number, counted: Number,
    }
    SilkRoadEventMiscountedCubes = "silk-road-event-miscounted-cubes" {
        name: Text, book: Number, counted: Number,
    }
    SilkRoadEventOver = "silk-road-event-over" {}

    SilkRoadUndoNothing = "silk-road-undo-nothing" {}
    SilkRoadUndoMoney = "silk-road-undo-money" { name: Text, other: Text, silver: Number }
    SilkRoadUndoToBank = "silk-road-undo-to-bank" { name: Text, silver: Number }
    SilkRoadUndoFromBank = "silk-road-undo-from-bank" { name: Text, silver: Number }
    SilkRoadUndoToBag = "silk-road-undo-to-bag" { name: Text, goods: Text }
    SilkRoadUndoFromBag = "silk-road-undo-from-bag" { name: Text, goods: Text }
    SilkRoadUndoCube = "silk-road-undo-cube" { name: Text, other: Text }
    SilkRoadUndoTile = "silk-road-undo-tile" { name: Text, tile: Text, city: Text }
    SilkRoadUndoKept = "silk-road-undo-kept" { name: Text, tile: Text }
    SilkRoadUndoToken = "silk-road-undo-token" { name: Text }
    SilkRoadUndoTokens = "silk-road-undo-tokens" { held: Text }
    SilkRoadUndoPawn = "silk-road-undo-pawn" { name: Text, tokens: Number }
    SilkRoadUndoPawnAlone = "silk-road-undo-pawn-alone" { name: Text }
    SilkRoadUndoPutRight = "silk-road-undo-put-right" { name: Text, tile: Text }
    SilkRoadUndoCaravan = "silk-road-undo-caravan" { city: Text }
    SilkRoadUndoNamed = "silk-road-undo-named" { goods: Text }

    SilkRoadLiesCaravan = "silk-road-lies-caravan" { city: Text }
    SilkRoadLiesTiles = "silk-road-lies-tiles" { city: Text, tiles: Number }
    SilkRoadLiesPawn = "silk-road-lies-pawn" { name: Text, tokens: Number }
    SilkRoadLiesPawnAlone = "silk-road-lies-pawn-alone" { name: Text }
    SilkRoadLiesTokens = "silk-road-lies-tokens" { held: Text }
    SilkRoadLiesKept = "silk-road-lies-kept" { held: Text }
    SilkRoadLiesKeptWith = "silk-road-lies-kept-with" { name: Text, tiles: Text }
    SilkRoadLiesNamed = "silk-road-lies-named" { goods: Text }
    SilkRoadLiesPurses = "silk-road-lies-purses" { held: Text }
    SilkRoadLiesCubes = "silk-road-lies-cubes" { held: Text }
    SilkRoadLiesCounted = "silk-road-lies-counted" { names: Text }

    SilkRoadChangePoints = "silk-road-change-points" { name: Text, from: Number, to: Number }
    SilkRoadChangeRank = "silk-road-change-rank" { name: Text, from: Number, to: Number }
    SilkRoadChangePurse = "silk-road-change-purse" { name: Text, from: Number, to: Number }
    SilkRoadChangeCubes = "silk-road-change-cubes" { name: Text, from: Number, to: Number }
    SilkRoadChangeKept = "silk-road-change-kept" { name: Text, from: Text, to: Text }
    SilkRoadChangeLeader = "silk-road-change-leader" { from: Text, to: Text }
    SilkRoadChangePawn = "silk-road-change-pawn" { from: Text, to: Text }
    SilkRoadChangeNobody = "silk-road-change-nobody" {}
    SilkRoadChangeCity = "silk-road-change-city" { from: Text, to: Text }
    SilkRoadChangeBarred = "silk-road-change-barred" { from: Text, to: Text }

    SilkRoadScoreWinner = "silk-road-score-winner" { name: Text, points: Number }
    SilkRoadScoreWinners = "silk-road-score-winners" { names: Text, points: Number }
    SilkRoadScoreRunning = "silk-road-score-running" {}
    SilkRoadScoreRunningLedger = "silk-road-score-running-ledger" {}
    SilkRoadScoreCoins = "silk-road-score-coins" {
        name: Text, gold: Number, silver: Number, points: Number,
    }
    SilkRoadScoreCubes = "silk-road-score-cubes" { name: Text, goods: Text, points: Number }
    SilkRoadScoreMajority = "silk-road-score-majority" {
        name: Text, good: Text, cubes: Number, points: Number,
    }
    SilkRoadScoreTied = "silk-road-score-tied" { names: Text, good: Text, cubes: Number }
    SilkRoadScoreTotal = "silk-road-score-total" { name: Text, points: Number }
    SilkRoadScoreSoFar = "silk-road-score-so-far" {
        name: Text, silver: Number, cubes: Number, points: Number,
    }
    SilkRoadScoreHidden = "silk-road-score-hidden" { name: Text }
    SilkRoadScoreDecidedPoints = "silk-road-score-decided-points" {
        name: Text, points: Number, second: Number,
    }
    SilkRoadScoreDecidedShared = "silk-road-score-decided-shared" { names: Text, points: Number }
    SilkRoadScoreColumnSilver = "silk-road-score-column-silver" {}
    SilkRoadScoreColumnCubes = "silk-road-score-column-cubes" {}
    SilkRoadScoreColumnMajorities = "silk-road-score-column-majorities" {}
    SilkRoadScorePoints = "silk-road-score-points" {}
    SilkRoadScoreChart = "silk-road-score-chart" {}
    SilkRoadScoreStep = "silk-road-score-step" {}
    SilkRoadScoreFar = "silk-road-score-far" { turn: Number, city: Text }
    SilkRoadScoreFarCount = "silk-road-score-far-count" {}
    SilkRoadScoreFarOver = "silk-road-score-far-over" {}

    SilkRoadFiguresRounds = "silk-road-figures-rounds" {}
    SilkRoadFiguresRound = "silk-road-figures-round" {}
    SilkRoadFiguresLed = "silk-road-figures-led" {}
    SilkRoadFiguresLedExplained = "silk-road-figures-led-explained" {}
    SilkRoadFiguresSilver = "silk-road-figures-silver" {}
    SilkRoadFiguresSilverExplained = "silk-road-figures-silver-explained" {}
    SilkRoadFiguresCubes = "silk-road-figures-cubes" {}
    SilkRoadFiguresCubesExplained = "silk-road-figures-cubes-explained" {}
    SilkRoadFiguresMajorities = "silk-road-figures-majorities" {}
    SilkRoadFiguresMajoritiesExplained = "silk-road-figures-majorities-explained" {}
    SilkRoadFiguresTiles = "silk-road-figures-tiles" {}
    SilkRoadFiguresTilesExplained = "silk-road-figures-tiles-explained" {}

    AppSilkRoadLeads = "app-silk-road-leads" {}
    AppSilkRoadLeader = "app-silk-road-leader" { name: Text }
    AppSilkRoadDraw = "app-silk-road-draw" {}
    AppSilkRoadToBeDrawn = "app-silk-road-to-be-drawn" {}
    AppSilkRoadMore = "app-silk-road-more" {}
    AppSilkRoadDirection = "app-silk-road-direction" {}
    AppSilkRoadNote = "app-silk-road-note" { city: Text }
    AppSilkRoadStays = "app-silk-road-stays" { name: Text }
    AppSilkRoadNobody = "app-silk-road-nobody" {}
    AppSilkRoadNoMore = "app-silk-road-no-more" {}
    AppSilkRoadBids = "app-silk-road-bids" {}
    AppSilkRoadAccept = "app-silk-road-accept" { silver: Number, name: Text }
    AppSilkRoadPay = "app-silk-road-pay" { silver: Number, name: Text }
    AppSilkRoadWhereTo = "app-silk-road-where-to" {}
    AppSilkRoadElsewhere = "app-silk-road-elsewhere" {}
    AppSilkRoadWhichTile = "app-silk-road-which-tile" {}
    AppSilkRoadWhichTileOrPrinted = "app-silk-road-which-tile-or-printed" {}
    AppSilkRoadPrinted = "app-silk-road-printed" {}
    AppSilkRoadTiles = "app-silk-road-tiles" {}
    AppSilkRoadPawnTo = "app-silk-road-pawn-to" {}
    AppSilkRoadWhoLeadsNext = "app-silk-road-who-leads-next" {}
    AppSilkRoadBarterer = "app-silk-road-barterer" {}
    AppSilkRoadCounts = "app-silk-road-counts" { name: Text }
    AppSilkRoadHasPawn = "app-silk-road-has-pawn" {}
    AppSilkRoadTokens = "app-silk-road-tokens" { tokens: Number }
    AppSilkRoadKept = "app-silk-road-kept" { tile: Text }
    AppSilkRoadPurse = "app-silk-road-purse" { silver: Number }
    AppSilkRoadCubes = "app-silk-road-cubes" { cubes: Number }
    AppSilkRoadHasCounted = "app-silk-road-has-counted" {}
    AppSilkRoadTilesLeft = "app-silk-road-tiles-left" { tiles: Number }
    AppSilkRoadReckon = "app-silk-road-reckon" {}
    AppSilkRoadNamed = "app-silk-road-named" {}
    AppSilkRoadFree = "app-silk-road-free" {}
    AppSilkRoadPadCity = "app-silk-road-pad-city" { name: Text }
    AppSilkRoadPadPrinted = "app-silk-road-pad-printed" {}
    AppSilkRoadPadWhich = "app-silk-road-pad-which" { name: Text }
    AppSilkRoadPadTile = "app-silk-road-pad-tile" { tile: Tile, name: Text }
    AppSilkRoadPadCount = "app-silk-road-pad-count" { name: Text }
    AppSilkRoadEnterCount = "app-silk-road-enter-count" {}
    AppSilkRoadEnterAnyway = "app-silk-road-enter-anyway" {}
    AppSilkRoadGo = "app-silk-road-go" {}
    AppSilkRoadUnused = "app-silk-road-unused" {}
    AppSilkRoadHowMuch = "app-silk-road-how-much" {}
    AppSilkRoadTravelled = "app-silk-road-travelled" {}
    AppSilkRoadKnown = "app-silk-road-known" {}
    AppSilkRoadNewCity = "app-silk-road-new-city" {}
    AppSilkRoadCityName = "app-silk-road-city-name" {}
    AppSilkRoadWhichPrinted = "app-silk-road-which-printed" {}
    AppSilkRoadWhichReckoned = "app-silk-road-which-reckoned" {}
    AppSilkRoadWhichGood = "app-silk-road-which-good" {}
    AppSilkRoadHowManyCubes = "app-silk-road-how-many-cubes" {}
    AppSilkRoadLeftSide = "app-silk-road-left-side" {}
    AppSilkRoadRightSide = "app-silk-road-right-side" {}
    AppSilkRoadGives = "app-silk-road-gives" {}
    AppSilkRoadGets = "app-silk-road-gets" {}
    AppSilkRoadTimes = "app-silk-road-times" {}
    AppSilkRoadLimit = "app-silk-road-limit" {}
    AppSilkRoadFromWhom = "app-silk-road-from-whom" {}
    AppSilkRoadWhichNamed = "app-silk-road-which-named" {}
    AppSilkRoadReveals = "app-silk-road-reveals" {}
    AppSilkRoadWithCrooks = "app-silk-road-with-crooks" {}
    AppSilkRoadGold = "app-silk-road-gold" {}
    AppSilkRoadSilver = "app-silk-road-silver" {}
    AppSilkRoadWantingBid = "app-silk-road-wanting-bid" {}
    AppSilkRoadWantingCity = "app-silk-road-wanting-city" {}
    AppSilkRoadWantingTile = "app-silk-road-wanting-tile" {}
    AppSilkRoadWanting = "app-silk-road-wanting" { tile: Tile }
    AppSilkRoadWantingCount = "app-silk-road-wanting-count" {}
    AppSilkRoadWouldCount = "app-silk-road-would-count" { silver: Number, cubes: Number, points: Number }
    AppSilkRoadBox = "app-silk-road-box" { cubes: Number, each: Number, tiles: Number, coins: Number }
    AppSilkRoadKeysSeat = "app-silk-road-keys-seat" {}
    AppSilkRoadKeysGood = "app-silk-road-keys-good" {}
    AppSilkRoadKeysRaise = "app-silk-road-keys-raise" {}
    AppSilkRoadKeysConfirm = "app-silk-road-keys-confirm" {}
    AppSilkRoadKeysPass = "app-silk-road-keys-pass" {}
    AppSilkRoadKeysRemove = "app-silk-road-keys-remove" {}
    AppSilkRoadKeysCrook = "app-silk-road-keys-crook" {}
    AppSilkRoadKeysTotals = "app-silk-road-keys-totals" {}
}

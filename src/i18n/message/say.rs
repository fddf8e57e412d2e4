//! The messages, named after their ids.

#![allow(missing_docs)]

use super::{
    Arg, Colour, Entry, Expected, FluentArgs, Good, Kind, Message, Moment, Month, Number,
    PlaceWord, Title,
};

type Text = String;

messages! {
    ListTwo = "words-list-two" { first: Text, last: Text }
    ListTwoE = "words-list-two-e" { first: Text, last: Text }
    ListMore = "words-list-more" { first: Text, rest: Text }
    Unknown = "words-unknown" {}
    Nothing = "words-nothing" {}
    WordsDate = "words-date" { day: Number, month: Month, year: Text }
    WordsPercent = "words-percent" { number: Number }

    KindName = "byzanz-words-kind" { kind: Kind }
    KindLetter = "byzanz-words-letter" { kind: Kind }
    CardName = "byzanz-words-card" { kind: Kind, value: Number }

    SetupMarket = "byzanz-setup-market" { cards: Number }
    SetupStack = "byzanz-setup-stack" { offers: Text }
    SetupUnused = "byzanz-setup-unused" { offers: Text }
    SetupShuffle = "byzanz-setup-shuffle" { cards: Number }
    SetupGive = "byzanz-setup-give" { each: Number, total: Number }
    SetupAside = "byzanz-setup-aside" { cards: Number }
    SetupPile = "byzanz-setup-pile" { cards: Number }
    SetupBegin = "byzanz-setup-begin" {}
    SetupRounds = "byzanz-setup-rounds" { rounds: Number, cards: Number }
    SetupPiles = "byzanz-setup-piles" {}
    SetupBefore = "byzanz-setup-before" { round: Number, cards: Number }

    DueReveal = "byzanz-due-reveal" { name: Text, cards: Number }
    DueRevealLast = "byzanz-due-reveal-last" { name: Text, cards: Number }
    DueBid = "byzanz-due-bid" { name: Text, least: Number }
    DueBidOutOfReach = "byzanz-due-bid-out-of-reach" { name: Text, least: Number }
    DueSettle = "byzanz-due-settle" { name: Text }
    DuePick = "byzanz-due-pick" { name: Text }
    DuePickMust = "byzanz-due-pick-must" { name: Text }
    DueShed = "byzanz-due-shed" { name: Text, over: Number }
    DueCount = "byzanz-due-count" { names: Text }
    DueCountGoods = "byzanz-due-count-goods" { names: Text }
    DueFinish = "byzanz-due-finish" {}
    DueAlsoSell = "byzanz-due-also-sell" { names: Text }
    DueAlsoAward = "byzanz-due-also-award" { names: Text }
    DueAlsoDiscard = "byzanz-due-also-discard" {}

    RefusalNoSuchSeat = "byzanz-refusal-no-such-seat" { number: Number }
    RefusalNotNow = "byzanz-refusal-not-now" { moment: Moment }
    RefusalLimitFirst = "byzanz-refusal-limit-first" { name: Text, over: Number }
    RefusalTooMuchDetail = "byzanz-refusal-too-much-detail" {}
    RefusalNameCards = "byzanz-refusal-name-cards" {}
    RefusalLotSize = "byzanz-refusal-lot-size" { tried: Number, offer: Number }
    RefusalNoCopies = "byzanz-refusal-no-copies" { card: Text, printed: Number, places: Text }
    RefusalTooManyCopies = "byzanz-refusal-too-many-copies" {
        card: Text, printed: Number, tried: Number,
    }
    RefusalPlace = "byzanz-refusal-place" { place: PlaceWord, count: Number, name: Text }
    RefusalNotYourTurn = "byzanz-refusal-not-your-turn" { name: Text, turn: Text }
    RefusalHoldsOffer = "byzanz-refusal-holds-offer" { name: Text, offer: Number }
    RefusalHasPassed = "byzanz-refusal-has-passed" { name: Text }
    RefusalBidsMerchants = "byzanz-refusal-bids-merchants" { name: Text, merchants: Number }
    RefusalBidTooLow = "byzanz-refusal-bid-too-low" {
        name: Text, tried: Number, least: Number,
    }
    RefusalBidTooLowAgainst = "byzanz-refusal-bid-too-low-against" {
        name: Text, tried: Number, least: Number, other: Text, highest: Number,
    }
    RefusalBidTooHigh = "byzanz-refusal-bid-too-high" {
        name: Text, tried: Number, most: Number,
    }
    RefusalBidTooLarge = "byzanz-refusal-bid-too-large" {
        name: Text, tried: Number, most: Number,
    }
    RefusalNotWinner = "byzanz-refusal-not-winner" { name: Text, winner: Text }
    RefusalNotInLot = "byzanz-refusal-not-in-lot" { card: Text, lot: Text }
    RefusalNotYourPick = "byzanz-refusal-not-your-pick" { name: Text, turn: Text }
    RefusalHasPicked = "byzanz-refusal-has-picked" { name: Text, turn: Text }
    RefusalKindTaken = "byzanz-refusal-kind-taken" { kind: Text, by: Text }
    RefusalKindNotThere = "byzanz-refusal-kind-not-there" { kind: Text, there: Text }
    RefusalMustTake = "byzanz-refusal-must-take" { name: Text, there: Text }
    RefusalMustTakeFirst = "byzanz-refusal-must-take-first" { name: Text }
    RefusalSaleSize = "byzanz-refusal-sale-size" { tried: Number }
    RefusalSaleMixed = "byzanz-refusal-sale-mixed" { kinds: Text }
    RefusalNotInHand = "byzanz-refusal-not-in-hand" { name: Text, cards: Text }
    RefusalNotInHandHidden = "byzanz-refusal-not-in-hand-hidden" {
        name: Text, cards: Text, hidden: Number,
    }
    RefusalLiesInBid = "byzanz-refusal-lies-in-bid" { name: Text, cards: Text }
    RefusalNotOver = "byzanz-refusal-not-over" { name: Text }
    RefusalLimitLater = "byzanz-refusal-limit-later" { name: Text }
    RefusalDiscardSize = "byzanz-refusal-discard-size" {
        name: Text, tried: Number, most: Number,
    }
    RefusalDiscardAny = "byzanz-refusal-discard-any" { tried: Number, most: Number }
    RefusalHandKnown = "byzanz-refusal-hand-known" { name: Text, known: Number }
    RefusalHandNotTied = "byzanz-refusal-hand-not-tied" { name: Text }
    RefusalHandCount = "byzanz-refusal-hand-count" {
        name: Text, tried: Number, least: Number, most: Number,
    }
    JournalNearest = "journal-nearest" { entry: Text }

    MoveReveal = "byzanz-move-reveal" { cards: Text }
    MoveBidValue = "byzanz-move-bid-value" { name: Text, value: Number }
    MoveBidCards = "byzanz-move-bid-cards" { name: Text, cards: Text }
    MovePass = "byzanz-move-pass" { name: Text }
    MoveAwardValue = "byzanz-move-award-value" { name: Text, value: Number }
    MoveAward = "byzanz-move-award" { name: Text }
    MoveSettle = "byzanz-move-settle" { name: Text, card: Text }
    MovePick = "byzanz-move-pick" { name: Text, kind: Text }
    MoveWaive = "byzanz-move-waive" { name: Text }
    MoveSell = "byzanz-move-sell" { name: Text, cards: Text }
    MoveDiscardCount = "byzanz-move-discard-count" { name: Text, count: Number }
    MoveDiscardCards = "byzanz-move-discard-cards" { name: Text, cards: Text }
    MoveHand = "byzanz-move-hand" { name: Text, count: Number }

    EventWonBid = "byzanz-event-won-bid" { name: Text, offer: Number, value: Number }
    EventWon = "byzanz-event-won" { name: Text, offer: Number }
    EventWonAllPassed = "byzanz-event-won-all-passed" { name: Text, offer: Number }
    EventWonLast = "byzanz-event-won-last" { name: Text, offer: Number }
    EventMarket = "byzanz-event-market" { names: Text }
    EventNothingLeft = "byzanz-event-nothing-left" { name: Text }
    EventDrew = "byzanz-event-drew" { name: Text }
    EventSold = "byzanz-event-sold" { name: Text, points: Number, kept: Text, boxed: Text }
    EventRoundEnded = "byzanz-event-round-ended" { round: Number, cards: Text }
    EventRoundOver = "byzanz-event-round-over" { round: Number }
    EventRoundBegan = "byzanz-event-round-began" { round: Number, name: Text, pile: Number }
    EventLastMarket = "byzanz-event-last-market" {}

    UndoNothing = "byzanz-undo-nothing" {}
    UndoBidCards = "byzanz-undo-bid-cards" { name: Text, cards: Text }
    UndoBid = "byzanz-undo-bid" { name: Text }
    UndoRaise = "byzanz-undo-raise" { name: Text, left: Number }
    UndoPassCards = "byzanz-undo-pass-cards" { name: Text, cards: Text }
    UndoPass = "byzanz-undo-pass" { name: Text, worth: Number }
    UndoWonCards = "byzanz-undo-won-cards" { name: Text, cards: Text }
    UndoWon = "byzanz-undo-won" { name: Text, worth: Number }
    UndoPaidCards = "byzanz-undo-paid-cards" { name: Text, cards: Text }
    UndoPaid = "byzanz-undo-paid" { name: Text }
    UndoPaidBeyond = "byzanz-undo-paid-beyond" { name: Text, left: Number }
    UndoLotCards = "byzanz-undo-lot-cards" { name: Text, given: Text, kept: Text }
    UndoLot = "byzanz-undo-lot" { name: Text, kept: Number }
    UndoWholeLotCards = "byzanz-undo-whole-lot-cards" { name: Text, cards: Text }
    UndoWholeLot = "byzanz-undo-whole-lot" { name: Text, cards: Number }
    UndoGatherLot = "byzanz-undo-gather-lot" { name: Text, cards: Number }
    UndoLastLotCards = "byzanz-undo-last-lot-cards" { cards: Text }
    UndoLastLot = "byzanz-undo-last-lot" { name: Text, kept: Number }
    UndoLastLotGiven = "byzanz-undo-last-lot-given" {}
    UndoRevealCards = "byzanz-undo-reveal-cards" { cards: Text }
    UndoReveal = "byzanz-undo-reveal" { cards: Number }
    UndoOffer = "byzanz-undo-offer" { name: Text, offer: Number }
    UndoOffers = "byzanz-undo-offers" { held: Text }
    UndoOfferTo = "byzanz-undo-offer-to" { offer: Number, name: Text }
    UndoLeftoversCards = "byzanz-undo-leftovers-cards" { cards: Text }
    UndoLeftovers = "byzanz-undo-leftovers" {}
    UndoPickCards = "byzanz-undo-pick-cards" { name: Text, cards: Text }
    UndoPick = "byzanz-undo-pick" { name: Text, kind: Text }
    UndoDrew = "byzanz-undo-drew" { name: Text }
    UndoMayHaveDrawn = "byzanz-undo-may-have-drawn" { name: Text }
    UndoSale = "byzanz-undo-sale" { name: Text, kept: Text, boxed: Text }
    UndoDiscardCards = "byzanz-undo-discard-cards" { name: Text, cards: Text }
    UndoDiscard = "byzanz-undo-discard" { name: Text, cards: Number }
    UndoPile = "byzanz-undo-pile" { cards: Number }

    LiesPile = "byzanz-lies-pile" { cards: Number }
    LiesStack = "byzanz-lies-stack" { offers: Text }
    LiesOffers = "byzanz-lies-offers" { held: Text }
    LiesOfferWith = "byzanz-lies-offer-with" { offer: Number, name: Text }
    LiesLotCards = "byzanz-lies-lot-cards" { cards: Text }
    LiesLot = "byzanz-lies-lot" { cards: Number }
    LiesBidCards = "byzanz-lies-bid-cards" { name: Text, worth: Number, cards: Text }
    LiesBid = "byzanz-lies-bid" { name: Text, worth: Number }
    LiesMarket = "byzanz-lies-market" { cards: Text }
    LiesMarketEmpty = "byzanz-lies-market-empty" {}
    LiesMarketTaken = "byzanz-lies-market-taken" { kinds: Text }
    LiesHands = "byzanz-lies-hands" { held: Text }
    LiesProfit = "byzanz-lies-profit" { held: Text }
    LiesCardsWith = "byzanz-lies-cards-with" { cards: Number, name: Text }
    LiesAside = "byzanz-lies-aside" { cards: Number }

    ScoreWinner = "byzanz-score-winner" { name: Text, points: Number }
    ScoreWinners = "byzanz-score-winners" { names: Text, points: Number }
    ScoreRunning = "byzanz-score-running" {}
    WordsPlace = "words-place" { rank: Number, name: Text, points: Number }
    WordsWhy = "words-why" {}
    ScoreSale = "byzanz-score-sale" {
        name: Text, round: Number, cards: Text, kept: Text, points: Number,
    }
    ScoreSaleMerchants = "byzanz-score-sale-merchants" {
        name: Text, round: Number, points: Number,
    }
    ScoreTotal = "byzanz-score-total" { name: Text, points: Number, sales: Number }
    ScoreNoSale = "byzanz-score-no-sale" { name: Text }
    ScoreDecidedPoints = "byzanz-score-decided-points" {
        name: Text, points: Number, second: Number,
    }
    ScoreDecidedHand = "byzanz-score-decided-hand" {
        names: Text, points: Number, name: Text, hand: Number,
    }
    ScoreDecidedOffer = "byzanz-score-decided-offer" {
        names: Text, points: Number, name: Text, offer: Number,
    }
    ScoreDecidedShared = "byzanz-score-decided-shared" {
        names: Text, points: Number, hand: Number,
    }
    ScoreHand = "byzanz-score-hand" { name: Text, hand: Number }
    ScoreWithoutMerchants = "byzanz-score-without-merchants" {}

    FiguresRounds = "byzanz-figures-rounds" {}
    FiguresMerchants = "byzanz-figures-merchants" {}
    FiguresMerchantsExplained = "byzanz-figures-merchants-explained" {}

    ChangeProfit = "byzanz-change-profit" { name: Text, from: Text, to: Text }
    ChangeRank = "byzanz-change-rank" { name: Text, from: Text, to: Text }
    ChangeHandSize = "byzanz-change-hand-size" { name: Text, from: Text, to: Text }
    ChangeOfferCard = "byzanz-change-offer-card" { name: Text, from: Text, to: Text }

    ChangeCards = "byzanz-change-cards" { name: Text, from: Text, to: Text }

    KathaiGood = "kathai-words-good" { good: Good }
    KathaiLetter = "kathai-words-letter" { good: Good }

    KathaiSetupPrices = "kathai-setup-prices" {}
    KathaiSetupGoods = "kathai-setup-goods" { row: Text }
    KathaiSetupShuffle = "kathai-setup-shuffle" { cards: Number }
    KathaiSetupGive = "kathai-setup-give" { each: Number, total: Number }
    KathaiSetupPile = "kathai-setup-pile" { cards: Number }
    KathaiSetupYoungest = "kathai-setup-youngest" {}
    KathaiSetupBegin = "kathai-setup-begin" { name: Text }

    KathaiDueDraw = "kathai-due-draw" { name: Text }
    KathaiDueFull = "kathai-due-full" { name: Text }
    KathaiDueDrawLast = "kathai-due-draw-last" { name: Text, left: Number }
    KathaiDueDrawEnd = "kathai-due-draw-end" { name: Text }
    KathaiDueTwoMore = "kathai-due-two-more" { name: Text, left: Number }
    KathaiDueOneMore = "kathai-due-one-more" { name: Text, left: Number }
    KathaiDueEnd = "kathai-due-end" { name: Text }
    KathaiDueFinish = "kathai-due-finish" {}
    KathaiDueAlsoSell = "kathai-due-also-sell" { goods: Text }
    KathaiDueAlsoTradeBury = "kathai-due-also-trade-bury" {}
    KathaiDueAlsoTrade = "kathai-due-also-trade" {}
    KathaiDueAlsoBury = "kathai-due-also-bury" {}
    KathaiDueAlsoBribe = "kathai-due-also-bribe" { pairs: Text }
    KathaiDueAlsoDraw = "kathai-due-also-draw" {}
    KathaiDueAlsoPass = "kathai-due-also-pass" {}
    KathaiDueBarTurn = "kathai-due-bar-turn" { turn: Number }
    KathaiDueBarPile = "kathai-due-bar-pile" { cards: Number }
    KathaiDueBarLeft = "kathai-due-bar-left" { left: Number }
    KathaiDueBarEnd = "kathai-due-bar-end" {}
    KathaiDueBarOver = "kathai-due-bar-over" {}

    KathaiRefusalNoSuchSeat = "kathai-refusal-no-such-seat" { number: Number }
    KathaiRefusalGameOver = "kathai-refusal-game-over" {}
    KathaiRefusalNotYourTurn = "kathai-refusal-not-your-turn" { name: Text, turn: Text }
    KathaiRefusalNoDeal = "kathai-refusal-no-deal" {}
    KathaiRefusalWithOneself = "kathai-refusal-with-oneself" { name: Text }
    KathaiRefusalEmptyDeal = "kathai-refusal-empty-deal" { name: Text, other: Text }
    KathaiRefusalGivesTooMany = "kathai-refusal-gives-too-many" {
        name: Text, tried: Number, has: Number,
    }
    KathaiRefusalGivesTooManyNone = "kathai-refusal-gives-too-many-none" {
        name: Text, tried: Number,
    }
    KathaiRefusalHandTooFull = "kathai-refusal-hand-too-full" { name: Text, would: Number }
    KathaiRefusalNoHandCard = "kathai-refusal-no-hand-card" { name: Text }
    KathaiRefusalNoExchangeCard = "kathai-refusal-no-exchange-card" { name: Text }
    KathaiRefusalHandFull = "kathai-refusal-hand-full" { name: Text }
    KathaiRefusalPileEmpty = "kathai-refusal-pile-empty" {}
    KathaiRefusalUnsellable = "kathai-refusal-unsellable" { good: Text }
    KathaiRefusalNoCards = "kathai-refusal-no-cards" {}
    KathaiRefusalMoreThanHand = "kathai-refusal-more-than-hand" {
        name: Text, tried: Number, has: Number,
    }
    KathaiRefusalMoreThanHandNone = "kathai-refusal-more-than-hand-none" {
        name: Text, tried: Number,
    }
    KathaiRefusalShowsTooFew = "kathai-refusal-shows-too-few" {
        good: Text, tried: Number, camels: Number, place: Text,
    }
    KathaiRefusalCardsTooFew = "kathai-refusal-cards-too-few" {
        good: Text, cards: Number, most: Number, camels: Number, place: Text,
    }
    KathaiRefusalCardsWithout = "kathai-refusal-cards-without" {
        good: Text, cards: Number, goods: Number,
    }
    KathaiRefusalShowsTooMany = "kathai-refusal-shows-too-many" {
        good: Text, cards: Number, goods: Number, most: Number,
    }
    KathaiRefusalSameGood = "kathai-refusal-same-good" { good: Text }
    KathaiRefusalNotNeighbours = "kathai-refusal-not-neighbours" { pair: Text, row: Text }
    KathaiRefusalLocked = "kathai-refusal-locked" { pair: Text }

    KathaiMoveTrade = "kathai-move-trade" { name: Text, deals: Text }
    KathaiMoveDeal = "kathai-move-deal" { gives: Number, gets: Number, name: Text }
    KathaiMoveGift = "kathai-move-gift" { cards: Number, name: Text }
    KathaiMoveGain = "kathai-move-gain" { cards: Number, name: Text }
    KathaiMoveBury = "kathai-move-bury" { name: Text }
    KathaiMoveSell = "kathai-move-sell" { name: Text, good: Text, cards: Number }
    KathaiMoveSellGoods = "kathai-move-sell-goods" {
        name: Text, good: Text, goods: Number, cards: Number,
    }
    KathaiMoveBribeHand = "kathai-move-bribe-hand" { name: Text, pair: Text }
    KathaiMoveBribeExchange = "kathai-move-bribe-exchange" { name: Text, pair: Text }
    KathaiMoveDraw = "kathai-move-draw" { name: Text }
    KathaiMovePass = "kathai-move-pass" { name: Text }

    KathaiEventDrew = "kathai-event-drew" { name: Text, pile: Number }
    KathaiEventDrewLast = "kathai-event-drew-last" { name: Text }
    KathaiEventFull = "kathai-event-full" { name: Text }
    KathaiEventEmpty = "kathai-event-empty" { name: Text }
    KathaiEventSold = "kathai-event-sold" {
        name: Text, cards: Number, bonus: Number, points: Number,
    }
    KathaiEventRow = "kathai-event-row" { row: Text }
    KathaiEventUnlocked = "kathai-event-unlocked" { pair: Text }
    KathaiEventBribed = "kathai-event-bribed" { pair: Text }
    KathaiEventLockMoved = "kathai-event-lock-moved" { pair: Text }
    KathaiEventLastCard = "kathai-event-last-card" { turns: Number, name: Text }
    KathaiEventLastCardEnd = "kathai-event-last-card-end" {}
    KathaiEventOver = "kathai-event-over" {}

    KathaiUndoNothing = "kathai-undo-nothing" {}
    KathaiUndoDrawn = "kathai-undo-drawn" { name: Text }
    KathaiUndoDeal = "kathai-undo-deal" {
        name: Text, other: Text, back: Number, forth: Number,
    }
    KathaiUndoGift = "kathai-undo-gift" { name: Text, other: Text, cards: Number }
    KathaiUndoBury = "kathai-undo-bury" { name: Text }
    KathaiUndoSale = "kathai-undo-sale" { name: Text, cards: Number }
    KathaiUndoSaleOne = "kathai-undo-sale-one" { name: Text }
    KathaiUndoExchange = "kathai-undo-exchange" { name: Text }
    KathaiUndoBribeHand = "kathai-undo-bribe-hand" { name: Text, pair: Text }
    KathaiUndoBribeExchange = "kathai-undo-bribe-exchange" { name: Text, pair: Text }
    KathaiUndoBribeBack = "kathai-undo-bribe-back" { pair: Text }
    KathaiUndoRow = "kathai-undo-row" { row: Text }
    KathaiUndoPoints = "kathai-undo-points" { name: Text, points: Number }
    KathaiUndoPile = "kathai-undo-pile" { cards: Number }

    KathaiLiesRow = "kathai-lies-row" { row: Text }
    KathaiLiesBribe = "kathai-lies-bribe" { pair: Text }
    KathaiLiesPile = "kathai-lies-pile" { cards: Number }
    KathaiLiesDiscards = "kathai-lies-discards" { cards: Number }
    KathaiLiesHands = "kathai-lies-hands" { held: Text }
    KathaiLiesExchange = "kathai-lies-exchange" { held: Text }
    KathaiLiesPoints = "kathai-lies-points" { held: Text }
    KathaiLiesWith = "kathai-lies-with" { number: Number, name: Text }

    KathaiChangePoints = "kathai-change-points" { name: Text, from: Number, to: Number }
    KathaiChangeRank = "kathai-change-rank" { name: Text, from: Number, to: Number }
    KathaiChangeHand = "kathai-change-hand" { name: Text, from: Number, to: Number }
    KathaiChangeExchange = "kathai-change-exchange" { name: Text, from: Number, to: Number }
    KathaiChangeRow = "kathai-change-row" { from: Text, to: Text }
    KathaiChangePile = "kathai-change-pile" { from: Number, to: Number }
    KathaiChangeLock = "kathai-change-lock" { from: Text, to: Text }
    KathaiChangeTurn = "kathai-change-turn" { from: Text, to: Text }
    KathaiChangeNobody = "kathai-change-nobody" {}

    KathaiScoreWinner = "kathai-score-winner" { name: Text, points: Number }
    KathaiScoreWinners = "kathai-score-winners" { names: Text, points: Number }
    KathaiScoreRunning = "kathai-score-running" {}
    KathaiScoreSale = "kathai-score-sale" {
        name: Text, turn: Number, good: Text, place: Text, cards: Number, bonus: Number,
        points: Number,
    }
    KathaiScoreTotal = "kathai-score-total" { name: Text, points: Number, sales: Number }
    KathaiScoreNoSale = "kathai-score-no-sale" { name: Text }
    KathaiScoreExchange = "kathai-score-exchange" { name: Text, cards: Number }
    KathaiScoreDecidedPoints = "kathai-score-decided-points" {
        name: Text, points: Number, second: Number,
    }
    KathaiScoreDecidedExchange = "kathai-score-decided-exchange" {
        names: Text, points: Number, name: Text, cards: Number,
    }
    KathaiScoreDecidedShared = "kathai-score-decided-shared" {
        names: Text, points: Number, cards: Number,
    }
    KathaiScoreColumnCards = "kathai-score-column-cards" {}
    KathaiScoreColumnBonus = "kathai-score-column-bonus" {}
    KathaiScoreColumnExchange = "kathai-score-column-exchange" {}
    KathaiScorePoints = "kathai-score-points" {}
    KathaiScoreChart = "kathai-score-chart" {}
    KathaiScoreStep = "kathai-score-step" {}
    KathaiScoreFar = "kathai-score-far" { turn: Number, pile: Number }
    KathaiScoreFarLeft = "kathai-score-far-left" { turn: Number, left: Number }
    KathaiScoreFarEnd = "kathai-score-far-end" {}
    KathaiScoreFarOver = "kathai-score-far-over" {}

    KathaiFiguresRounds = "kathai-figures-rounds" {}
    KathaiFiguresRound = "kathai-figures-round" {}
    KathaiFiguresSales = "kathai-figures-sales" {}
    KathaiFiguresSalesExplained = "kathai-figures-sales-explained" {}
    KathaiFiguresBest = "kathai-figures-best" {}
    KathaiFiguresBestExplained = "kathai-figures-best-explained" {}
    KathaiFiguresBribes = "kathai-figures-bribes" {}
    KathaiFiguresBribesExplained = "kathai-figures-bribes-explained" {}
    KathaiFiguresTrades = "kathai-figures-trades" {}
    KathaiFiguresTradesExplained = "kathai-figures-trades-explained" {}
    KathaiFiguresExchange = "kathai-figures-exchange" {}
    KathaiFiguresExchangeExplained = "kathai-figures-exchange-explained" {}

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

    AppGame = "app-game" { title: Title }
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
    AppContinueClosing = "app-continue-closing" { names: Text }
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
    AppEndTotal = "app-end-total" {}
    AppEndHand = "app-end-hand" {}
    AppEndWhy = "app-end-why" {}
    AppEndChart = "app-end-chart" {}
    AppEndBox = "app-end-box" {}
    AppEndBoxCards = "app-end-box-cards" { goods: Number, merchants: Number, cards: Number }
    AppEndBoxGoods = "app-end-box-goods" { goods: Number }
    AppEndBoxOffers = "app-end-box-offers" { offers: Text }
    AppEndBoxMarket = "app-end-box-market" { cards: Number }
    AppEndAgain = "app-end-again" { name: Text }
    AppEndTable = "app-end-table" {}

    AppKeysTitle = "app-keys-title" { game: Text }
    AppKeysSeat = "app-keys-seat" {}
    AppKeysValue = "app-keys-value" {}
    AppKeysConfirm = "app-keys-confirm" {}
    AppKeysPass = "app-keys-pass" {}
    AppKeysKind = "app-keys-kind" {}
    AppKeysRemove = "app-keys-remove" {}
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
    AppSetupDeals = "app-setup-deals" {}
    AppSetupDraw = "app-setup-draw" {}
    AppSetupDealer = "app-setup-dealer" { name: Text }
    AppSetupMore = "app-setup-more" {}
    AppSetupLess = "app-setup-less" {}
    AppSetupDepth = "app-setup-depth" {}
    AppSetupDepthWinners = "app-setup-depth-winners" {}
    AppSetupDepthCards = "app-setup-depth-cards" {}
    AppSetupHouse = "app-setup-house" {}
    AppSetupHouseOurs = "app-setup-house-ours" {}
    AppSetupHouseYours = "app-setup-house-yours" {}
    AppSetupNext = "app-setup-next" {}
    AppSetupTick = "app-setup-tick" {}
    AppSetupOpens = "app-setup-opens" { name: Text }
    AppSetupReady = "app-setup-ready" {}
    AppSetupBox = "app-setup-box" {}
    AppSetupPile = "app-setup-pile" {}

    AppTableRound = "app-table-round" { round: Number, rounds: Number }
    AppTableAuction = "app-table-auction" { auction: Number, auctions: Number }
    AppTableMarket = "app-table-market" {}
    AppTableClosing = "app-table-closing" {}
    AppTablePile = "app-table-pile" { cards: Number }
    AppTableJournal = "app-table-journal" {}
    AppTableJournalEmpty = "app-table-journal-empty" {}
    AppTableTotalsShow = "app-table-totals-show" {}
    AppTableTotalsHide = "app-table-totals-hide" {}
    AppTableOpens = "app-table-opens" {}
    AppTablePassed = "app-table-passed" {}
    AppTableNext = "app-table-next" {}
    AppTableBids = "app-table-bids" { value: Number }
    AppTableHand = "app-table-hand" { cards: Number }
    AppTableProfit = "app-table-profit" { points: Number }
    AppTableOffers = "app-table-offers" {}
    AppTableLot = "app-table-lot" {}
    AppTableValue = "app-table-value" {}
    AppTableAward = "app-table-award" {}
    AppTableOrder = "app-table-order" {}
    AppTableCount = "app-table-count" {}
    AppTableBid = "app-table-bid" { value: Number }
    AppTableBidCards = "app-table-bid-cards" {}
    AppTablePass = "app-table-pass" {}
    AppTableWaive = "app-table-waive" {}
    AppTableLayOut = "app-table-lay-out" {}
    AppTableSell = "app-table-sell" {}
    AppTableDiscard = "app-table-discard" {}
    AppTableResult = "app-table-result" {}
    AppTableRule = "app-table-rule" { title: Text }
    AppTableUndone = "app-table-undone" { entry: Text }
    AppTableRedone = "app-table-redone" { entry: Text }
    AppTableSeller = "app-table-seller" {}
    AppTableDiscarder = "app-table-discarder" {}
    AppTablePadLot = "app-table-pad-lot" {}
    AppTablePadBid = "app-table-pad-bid" { name: Text }
    AppTablePadSell = "app-table-pad-sell" { name: Text }
    AppTablePadDiscard = "app-table-pad-discard" { name: Text }
    AppTableChoose = "app-table-choose" { cards: Number }
    AppTableChooseAny = "app-table-choose-any" {}
    AppTableChooseSeat = "app-table-choose-seat" {}
    AppTableCountOnly = "app-table-count-only" {}
    AppTableProfitOf = "app-table-profit-of" { points: Number, kept: Text, boxed: Text }
    AppTableWorth = "app-table-worth" { value: Number }
    AppTableSoFar = "app-table-so-far" { value: Number, least: Number }
    AppTableFits = "app-table-fits" {}
    AppTableSellFor = "app-table-sell-for" { points: Number }
    AppTableEnter = "app-table-enter" {}
    AppTableCancel = "app-table-cancel" {}

    CliAbout = "cli-about" {}
    CliSetup = "cli-setup" {}
    CliRules = "cli-rules" {}
    CliCheck = "cli-check" {}
    CliScore = "cli-score" {}
    CliArgGame = "cli-arg-game" {}
    CliArgPlayers = "cli-arg-players" {}
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

    AppKathaiTrade = "app-kathai-trade" {}
    AppKathaiBribe = "app-kathai-bribe" {}
    AppKathaiBury = "app-kathai-bury" {}
    AppKathaiDraw = "app-kathai-draw" {}
    AppKathaiPile = "app-kathai-pile" {}
    AppKathaiDiscards = "app-kathai-discards" {}
    AppKathaiLeftNone = "app-kathai-left-none" {}
    AppKathaiLeft = "app-kathai-left" { left: Number }
    AppKathaiNeeds = "app-kathai-needs" { cards: Number }
    AppKathaiPays = "app-kathai-pays" { points: Number }
    AppKathaiUnsellable = "app-kathai-unsellable" {}
    AppKathaiLocked = "app-kathai-locked" { first: Text, second: Text }
    AppKathaiSwap = "app-kathai-swap" { first: Text, second: Text }
    AppKathaiExchange = "app-kathai-exchange" { cards: Number }
    AppKathaiPoints = "app-kathai-points" { points: Number }
    AppKathaiPadBribe = "app-kathai-pad-bribe" { name: Text }
    AppKathaiPadTrade = "app-kathai-pad-trade" { name: Text }
    AppKathaiWantingSale = "app-kathai-wanting-sale" {}
    AppKathaiWantingBribe = "app-kathai-wanting-bribe" {}
    AppKathaiWantingTrade = "app-kathai-wanting-trade" {}
    AppKathaiWouldSell = "app-kathai-would-sell" { name: Text, cards: Number, bonus: Number, points: Number, total: Number }
    AppKathaiWouldHold = "app-kathai-would-hold" { name: Text, before: Number, cards: Number }
    AppKathaiWouldLie = "app-kathai-would-lie" {}
    AppKathaiEnterSale = "app-kathai-enter-sale" { points: Number }
    AppKathaiWhichGood = "app-kathai-which-good" {}
    AppKathaiHowMany = "app-kathai-how-many" {}
    AppKathaiHowManyGoods = "app-kathai-how-many-goods" { good: Text }
    AppKathaiWhichPair = "app-kathai-which-pair" {}
    AppKathaiPaidWith = "app-kathai-paid-with" {}
    AppKathaiWithHand = "app-kathai-with-hand" {}
    AppKathaiWithExchange = "app-kathai-with-exchange" {}
    AppKathaiWithWhom = "app-kathai-with-whom" {}
    AppKathaiGives = "app-kathai-gives" { name: Text }
    AppKathaiAgain = "app-kathai-again" {}
    AppKathaiBox = "app-kathai-box" { prices: Number, goods: Number, cards: Number }
    AppKathaiYoungest = "app-kathai-youngest" {}
    AppKathaiBegins = "app-kathai-begins" { name: Text }
    AppKathaiWhoIsYoungest = "app-kathai-who-is-youngest" {}
    AppKathaiRow = "app-kathai-row" {}
    AppKathaiRowHint = "app-kathai-row-hint" {}
    AppKathaiShuffle = "app-kathai-shuffle" {}
    AppKathaiCamelsMissing = "app-kathai-camels-missing" { least: Number, most: Number }
    AppKathaiKeysConfirm = "app-kathai-keys-confirm" {}
    AppKathaiKeysSeat = "app-kathai-keys-seat" {}
    AppKathaiKeysGood = "app-kathai-keys-good" {}
    AppKathaiKeysCount = "app-kathai-keys-count" {}
    AppKathaiKeysPass = "app-kathai-keys-pass" {}
    AppKathaiKeysRemove = "app-kathai-keys-remove" {}
    AppKathaiNoteEnd = "app-kathai-note-end" {}
    AppKathaiNote = "app-kathai-note" { turns: Number }
}

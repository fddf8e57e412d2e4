//! What is said about Kathai only.

use super::{Number, Text};
use crate::rules::kathai::Good;

messages! {
    KathaiWordsGood = "kathai-words-good" { good: Good }
    KathaiWordsLetter = "kathai-words-letter" { good: Good }

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
    AppKathaiWhichGood = "app-kathai-which-good" {}
    AppKathaiHowMany = "app-kathai-how-many" {}
    AppKathaiHowManyGoods = "app-kathai-how-many-goods" { good: Text }
    AppKathaiWhichPair = "app-kathai-which-pair" {}
    AppKathaiPaidWith = "app-kathai-paid-with" {}
    AppKathaiWithHand = "app-kathai-with-hand" {}
    AppKathaiWithExchange = "app-kathai-with-exchange" {}
    AppKathaiWithWhom = "app-kathai-with-whom" {}
    AppKathaiGives = "app-kathai-gives" { name: Text }
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

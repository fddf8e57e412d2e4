//! What is said about Byzanz only.

use super::{Number, Text};
use crate::i18n::message::PlaceWord;
use crate::rules::byzanz::{Kind, Moment};

messages! {
    ByzanzWordsKind = "byzanz-words-kind" { kind: Kind }
    ByzanzWordsLetter = "byzanz-words-letter" { kind: Kind }
    ByzanzWordsCard = "byzanz-words-card" { kind: Kind, value: Number }

    ByzanzSetupMarket = "byzanz-setup-market" { cards: Number }
    ByzanzSetupStack = "byzanz-setup-stack" { offers: Text }
    ByzanzSetupUnused = "byzanz-setup-unused" { offers: Text }
    ByzanzSetupShuffle = "byzanz-setup-shuffle" { cards: Number }
    ByzanzSetupGive = "byzanz-setup-give" { each: Number, total: Number }
    ByzanzSetupAside = "byzanz-setup-aside" { cards: Number }
    ByzanzSetupPile = "byzanz-setup-pile" { cards: Number }
    ByzanzSetupBegin = "byzanz-setup-begin" {}
    ByzanzSetupRounds = "byzanz-setup-rounds" { rounds: Number, cards: Number }
    ByzanzSetupPiles = "byzanz-setup-piles" {}
    ByzanzSetupBefore = "byzanz-setup-before" { round: Number, cards: Number }

    ByzanzDueReveal = "byzanz-due-reveal" { name: Text, cards: Number }
    ByzanzDueRevealLast = "byzanz-due-reveal-last" { name: Text, cards: Number }
    ByzanzDueBid = "byzanz-due-bid" { name: Text, least: Number }
    ByzanzDueBidOutOfReach = "byzanz-due-bid-out-of-reach" { name: Text, least: Number }
    ByzanzDueSettle = "byzanz-due-settle" { name: Text }
    ByzanzDuePick = "byzanz-due-pick" { name: Text }
    ByzanzDuePickMust = "byzanz-due-pick-must" { name: Text }
    ByzanzDueShed = "byzanz-due-shed" { name: Text, over: Number }
    ByzanzDueCount = "byzanz-due-count" { names: Text }
    ByzanzDueCountGoods = "byzanz-due-count-goods" { names: Text }
    ByzanzDueFinish = "byzanz-due-finish" {}
    ByzanzDueAlsoSell = "byzanz-due-also-sell" { names: Text }
    ByzanzDueAlsoAward = "byzanz-due-also-award" { names: Text }
    ByzanzDueAlsoDiscard = "byzanz-due-also-discard" {}

    ByzanzRefusalNoSuchSeat = "byzanz-refusal-no-such-seat" { number: Number }
    ByzanzRefusalNotNow = "byzanz-refusal-not-now" { moment: Moment }
    ByzanzRefusalLimitFirst = "byzanz-refusal-limit-first" { name: Text, over: Number }
    ByzanzRefusalTooMuchDetail = "byzanz-refusal-too-much-detail" {}
    ByzanzRefusalNameCards = "byzanz-refusal-name-cards" {}
    ByzanzRefusalLotSize = "byzanz-refusal-lot-size" { tried: Number, offer: Number }
    ByzanzRefusalNoCopies = "byzanz-refusal-no-copies" { card: Text, printed: Number, places: Text }
    ByzanzRefusalTooManyCopies = "byzanz-refusal-too-many-copies" {
        card: Text, printed: Number, tried: Number,
    }
    ByzanzRefusalPlace = "byzanz-refusal-place" { place: PlaceWord, count: Number, name: Text }
    ByzanzRefusalNotYourTurn = "byzanz-refusal-not-your-turn" { name: Text, turn: Text }
    ByzanzRefusalHoldsOffer = "byzanz-refusal-holds-offer" { name: Text, offer: Number }
    ByzanzRefusalHasPassed = "byzanz-refusal-has-passed" { name: Text }
    ByzanzRefusalBidsMerchants = "byzanz-refusal-bids-merchants" { name: Text, merchants: Number }
    ByzanzRefusalBidTooLow = "byzanz-refusal-bid-too-low" {
        name: Text, tried: Number, least: Number,
    }
    ByzanzRefusalBidTooLowAgainst = "byzanz-refusal-bid-too-low-against" {
        name: Text, tried: Number, least: Number, other: Text, highest: Number,
    }
    ByzanzRefusalBidTooHigh = "byzanz-refusal-bid-too-high" {
        name: Text, tried: Number, most: Number,
    }
    ByzanzRefusalBidTooLarge = "byzanz-refusal-bid-too-large" {
        name: Text, tried: Number, most: Number,
    }
    ByzanzRefusalNotWinner = "byzanz-refusal-not-winner" { name: Text, winner: Text }
    ByzanzRefusalNotInLot = "byzanz-refusal-not-in-lot" { card: Text, lot: Text }
    ByzanzRefusalNotYourPick = "byzanz-refusal-not-your-pick" { name: Text, turn: Text }
    ByzanzRefusalHasPicked = "byzanz-refusal-has-picked" { name: Text, turn: Text }
    ByzanzRefusalKindTaken = "byzanz-refusal-kind-taken" { kind: Text, by: Text }
    ByzanzRefusalKindNotThere = "byzanz-refusal-kind-not-there" { kind: Text, there: Text }
    ByzanzRefusalMustTake = "byzanz-refusal-must-take" { name: Text, there: Text }
    ByzanzRefusalMustTakeFirst = "byzanz-refusal-must-take-first" { name: Text }
    ByzanzRefusalSaleSize = "byzanz-refusal-sale-size" { tried: Number }
    ByzanzRefusalSaleMixed = "byzanz-refusal-sale-mixed" { kinds: Text }
    ByzanzRefusalNotInHand = "byzanz-refusal-not-in-hand" { name: Text, cards: Text }
    ByzanzRefusalNotInHandHidden = "byzanz-refusal-not-in-hand-hidden" {
        name: Text, cards: Text, hidden: Number,
    }
    ByzanzRefusalLiesInBid = "byzanz-refusal-lies-in-bid" { name: Text, cards: Text }
    ByzanzRefusalNotOver = "byzanz-refusal-not-over" { name: Text }
    ByzanzRefusalLimitLater = "byzanz-refusal-limit-later" { name: Text }
    ByzanzRefusalDiscardSize = "byzanz-refusal-discard-size" {
        name: Text, tried: Number, most: Number,
    }
    ByzanzRefusalDiscardAny = "byzanz-refusal-discard-any" { tried: Number, most: Number }
    ByzanzRefusalHandKnown = "byzanz-refusal-hand-known" { name: Text, known: Number }
    ByzanzRefusalHandNotTied = "byzanz-refusal-hand-not-tied" { name: Text }
    ByzanzRefusalHandCount = "byzanz-refusal-hand-count" {
        name: Text, tried: Number, least: Number, most: Number,
    }

    ByzanzMoveReveal = "byzanz-move-reveal" { cards: Text }
    ByzanzMoveBidValue = "byzanz-move-bid-value" { name: Text, value: Number }
    ByzanzMoveBidCards = "byzanz-move-bid-cards" { name: Text, cards: Text }
    ByzanzMovePass = "byzanz-move-pass" { name: Text }
    ByzanzMoveAwardValue = "byzanz-move-award-value" { name: Text, value: Number }
    ByzanzMoveAward = "byzanz-move-award" { name: Text }
    ByzanzMoveSettle = "byzanz-move-settle" { name: Text, card: Text }
    ByzanzMovePick = "byzanz-move-pick" { name: Text, kind: Text }
    ByzanzMoveWaive = "byzanz-move-waive" { name: Text }
    ByzanzMoveSell = "byzanz-move-sell" { name: Text, cards: Text }
    ByzanzMoveDiscardCount = "byzanz-move-discard-count" { name: Text, count: Number }
    ByzanzMoveDiscardCards = "byzanz-move-discard-cards" { name: Text, cards: Text }
    ByzanzMoveHand = "byzanz-move-hand" { name: Text, count: Number }

    ByzanzEventWonBid = "byzanz-event-won-bid" { name: Text, offer: Number, value: Number }
    ByzanzEventWon = "byzanz-event-won" { name: Text, offer: Number }
    ByzanzEventWonAllPassed = "byzanz-event-won-all-passed" { name: Text, offer: Number }
    ByzanzEventWonLast = "byzanz-event-won-last" { name: Text, offer: Number }
    ByzanzEventMarket = "byzanz-event-market" { names: Text }
    ByzanzEventNothingLeft = "byzanz-event-nothing-left" { name: Text }
    ByzanzEventDrew = "byzanz-event-drew" { name: Text }
    ByzanzEventSold = "byzanz-event-sold" { name: Text, points: Number, kept: Text, boxed: Text }
    ByzanzEventRoundEnded = "byzanz-event-round-ended" { round: Number, cards: Text }
    ByzanzEventRoundOver = "byzanz-event-round-over" { round: Number }
    ByzanzEventRoundBegan = "byzanz-event-round-began" { round: Number, name: Text, pile: Number }
    ByzanzEventLastMarket = "byzanz-event-last-market" {}

    ByzanzUndoNothing = "byzanz-undo-nothing" {}
    ByzanzUndoBidCards = "byzanz-undo-bid-cards" { name: Text, cards: Text }
    ByzanzUndoBid = "byzanz-undo-bid" { name: Text }
    ByzanzUndoRaise = "byzanz-undo-raise" { name: Text, left: Number }
    ByzanzUndoPassCards = "byzanz-undo-pass-cards" { name: Text, cards: Text }
    ByzanzUndoPass = "byzanz-undo-pass" { name: Text, worth: Number }
    ByzanzUndoWonCards = "byzanz-undo-won-cards" { name: Text, cards: Text }
    ByzanzUndoWon = "byzanz-undo-won" { name: Text, worth: Number }
    ByzanzUndoPaidCards = "byzanz-undo-paid-cards" { name: Text, cards: Text }
    ByzanzUndoPaid = "byzanz-undo-paid" { name: Text }
    ByzanzUndoPaidBeyond = "byzanz-undo-paid-beyond" { name: Text, left: Number }
    ByzanzUndoLotCards = "byzanz-undo-lot-cards" { name: Text, given: Text, kept: Text }
    ByzanzUndoLot = "byzanz-undo-lot" { name: Text, kept: Number }
    ByzanzUndoWholeLotCards = "byzanz-undo-whole-lot-cards" { name: Text, cards: Text }
    ByzanzUndoWholeLot = "byzanz-undo-whole-lot" { name: Text, cards: Number }
    ByzanzUndoGatherLot = "byzanz-undo-gather-lot" { name: Text, cards: Number }
    ByzanzUndoLastLotCards = "byzanz-undo-last-lot-cards" { cards: Text }
    ByzanzUndoLastLot = "byzanz-undo-last-lot" { name: Text, kept: Number }
    ByzanzUndoLastLotGiven = "byzanz-undo-last-lot-given" {}
    ByzanzUndoRevealCards = "byzanz-undo-reveal-cards" { cards: Text }
    ByzanzUndoReveal = "byzanz-undo-reveal" { cards: Number }
    ByzanzUndoOffer = "byzanz-undo-offer" { name: Text, offer: Number }
    ByzanzUndoOffers = "byzanz-undo-offers" { held: Text }
    ByzanzUndoOfferTo = "byzanz-undo-offer-to" { offer: Number, name: Text }
    ByzanzUndoLeftoversCards = "byzanz-undo-leftovers-cards" { cards: Text }
    ByzanzUndoLeftovers = "byzanz-undo-leftovers" {}
    ByzanzUndoPickCards = "byzanz-undo-pick-cards" { name: Text, cards: Text }
    ByzanzUndoPick = "byzanz-undo-pick" { name: Text, kind: Text }
    ByzanzUndoDrew = "byzanz-undo-drew" { name: Text }
    ByzanzUndoMayHaveDrawn = "byzanz-undo-may-have-drawn" { name: Text }
    ByzanzUndoSale = "byzanz-undo-sale" { name: Text, kept: Text, boxed: Text }
    ByzanzUndoDiscardCards = "byzanz-undo-discard-cards" { name: Text, cards: Text }
    ByzanzUndoDiscard = "byzanz-undo-discard" { name: Text, cards: Number }
    ByzanzUndoPile = "byzanz-undo-pile" { cards: Number }

    ByzanzLiesPile = "byzanz-lies-pile" { cards: Number }
    ByzanzLiesStack = "byzanz-lies-stack" { offers: Text }
    ByzanzLiesOffers = "byzanz-lies-offers" { held: Text }
    ByzanzLiesOfferWith = "byzanz-lies-offer-with" { offer: Number, name: Text }
    ByzanzLiesLotCards = "byzanz-lies-lot-cards" { cards: Text }
    ByzanzLiesLot = "byzanz-lies-lot" { cards: Number }
    ByzanzLiesBidCards = "byzanz-lies-bid-cards" { name: Text, worth: Number, cards: Text }
    ByzanzLiesBid = "byzanz-lies-bid" { name: Text, worth: Number }
    ByzanzLiesMarket = "byzanz-lies-market" { cards: Text }
    ByzanzLiesMarketEmpty = "byzanz-lies-market-empty" {}
    ByzanzLiesMarketTaken = "byzanz-lies-market-taken" { kinds: Text }
    ByzanzLiesHands = "byzanz-lies-hands" { held: Text }
    ByzanzLiesProfit = "byzanz-lies-profit" { held: Text }
    ByzanzLiesCardsWith = "byzanz-lies-cards-with" { cards: Number, name: Text }
    ByzanzLiesAside = "byzanz-lies-aside" { cards: Number }

    ByzanzScoreWinner = "byzanz-score-winner" { name: Text, points: Number }
    ByzanzScoreWinners = "byzanz-score-winners" { names: Text, points: Number }
    ByzanzScoreRunning = "byzanz-score-running" {}
    ByzanzScoreSale = "byzanz-score-sale" {
        name: Text, round: Number, cards: Text, kept: Text, points: Number,
    }
    ByzanzScoreSaleMerchants = "byzanz-score-sale-merchants" {
        name: Text, round: Number, points: Number,
    }
    ByzanzScoreTotal = "byzanz-score-total" { name: Text, points: Number, sales: Number }
    ByzanzScoreNoSale = "byzanz-score-no-sale" { name: Text }
    ByzanzScoreDecidedPoints = "byzanz-score-decided-points" {
        name: Text, points: Number, second: Number,
    }
    ByzanzScoreDecidedHand = "byzanz-score-decided-hand" {
        names: Text, points: Number, name: Text, hand: Number,
    }
    ByzanzScoreDecidedOffer = "byzanz-score-decided-offer" {
        names: Text, points: Number, name: Text, offer: Number,
    }
    ByzanzScoreDecidedShared = "byzanz-score-decided-shared" {
        names: Text, points: Number, hand: Number,
    }
    ByzanzScoreHand = "byzanz-score-hand" { name: Text, hand: Number }
    ByzanzScoreWithoutMerchants = "byzanz-score-without-merchants" {}

    ByzanzFiguresRounds = "byzanz-figures-rounds" {}
    ByzanzFiguresMerchants = "byzanz-figures-merchants" {}
    ByzanzFiguresMerchantsExplained = "byzanz-figures-merchants-explained" {}

    ByzanzChangeProfit = "byzanz-change-profit" { name: Text, from: Text, to: Text }
    ByzanzChangeRank = "byzanz-change-rank" { name: Text, from: Text, to: Text }
    ByzanzChangeHandSize = "byzanz-change-hand-size" { name: Text, from: Text, to: Text }
    ByzanzChangeOfferCard = "byzanz-change-offer-card" { name: Text, from: Text, to: Text }
    ByzanzChangeCards = "byzanz-change-cards" { name: Text, from: Text, to: Text }

    AppByzanzAuction = "app-byzanz-auction" { auction: Number, auctions: Number }
    AppByzanzMarket = "app-byzanz-market" {}
    AppByzanzClosing = "app-byzanz-closing" {}
    AppByzanzContinueClosing = "app-byzanz-continue-closing" { names: Text }
    AppByzanzOpens = "app-byzanz-opens" {}
    AppByzanzProfit = "app-byzanz-profit" { points: Number }
    AppByzanzOffers = "app-byzanz-offers" {}
    AppByzanzLot = "app-byzanz-lot" {}
    AppByzanzValue = "app-byzanz-value" {}
    AppByzanzAward = "app-byzanz-award" {}
    AppByzanzOrder = "app-byzanz-order" {}
    AppByzanzCount = "app-byzanz-count" {}
    AppByzanzBidCards = "app-byzanz-bid-cards" {}
    AppByzanzWaive = "app-byzanz-waive" {}
    AppByzanzLayOut = "app-byzanz-lay-out" {}
    AppByzanzSeller = "app-byzanz-seller" {}
    AppByzanzDiscarder = "app-byzanz-discarder" {}
    AppByzanzPadLot = "app-byzanz-pad-lot" {}
    AppByzanzPadDiscard = "app-byzanz-pad-discard" { name: Text }
    AppByzanzCountOnly = "app-byzanz-count-only" {}
    AppByzanzProfitOf = "app-byzanz-profit-of" { points: Number, kept: Text, boxed: Text }
    AppByzanzWorth = "app-byzanz-worth" { value: Number }
    AppByzanzSoFar = "app-byzanz-so-far" { value: Number, least: Number }
    AppByzanzTotal = "app-byzanz-total" {}
    AppByzanzChart = "app-byzanz-chart" {}
    AppByzanzAgain = "app-byzanz-again" { name: Text }
    AppByzanzBoxCards = "app-byzanz-box-cards" { goods: Number, merchants: Number, cards: Number }
    AppByzanzBoxGoods = "app-byzanz-box-goods" { goods: Number }
    AppByzanzBoxOffers = "app-byzanz-box-offers" { offers: Text }
    AppByzanzBoxMarket = "app-byzanz-box-market" { cards: Number }
    AppByzanzDeals = "app-byzanz-deals" {}
    AppByzanzDraw = "app-byzanz-draw" {}
    AppByzanzDealer = "app-byzanz-dealer" { name: Text }
    AppByzanzDepthWinners = "app-byzanz-depth-winners" {}
    AppByzanzDepthCards = "app-byzanz-depth-cards" {}
    AppByzanzOpensFirst = "app-byzanz-opens-first" { name: Text }
    AppByzanzKeysSeat = "app-byzanz-keys-seat" {}
    AppByzanzKeysPass = "app-byzanz-keys-pass" {}
    AppByzanzKeysKind = "app-byzanz-keys-kind" {}
    AppByzanzKeysRemove = "app-byzanz-keys-remove" {}
}

//! A legal move close to a refused one, so that a refusal can say what would have been right.

use std::cmp::Reverse;

use super::{Bid, Card, Move, Now, Phase, Position, SET, Sale};
use crate::{Game as _, Seat};

impl Position {
    /// The first of some likely corrections that is legal.
    pub(super) fn nearest(&self, tried: &Move) -> Option<Move> {
        let now = self.due().now;
        let turn = now.seats().first().copied();
        let mut likely = self.corrections(tried, &now);
        if let Some(turn) = turn {
            let by_turn: Vec<Move> = std::iter::once(tried)
                .chain(&likely)
                .filter(|_| is_taken_in_turn(tried))
                .map(|entry| Position::by(entry, turn))
                .collect();
            likely.extend(by_turn);
        }
        likely.into_iter().find(|entry| self.against(entry).is_empty())
    }

    /// The same thing done by the same person, but right.
    fn corrections(&self, tried: &Move, now: &Now) -> Vec<Move> {
        match tried {
            Move::Bid { seat, bid: Bid::Worth(worth) } => match now {
                Now::Bid { least, most, .. } if most >= least => vec![Move::Bid {
                    seat: *seat,
                    bid: Bid::Worth((*worth).min(*most).max(*least)),
                }],
                // Whoever cannot reach it can only pass.
                Now::Bid { .. } => vec![Move::Pass { seat: *seat }],
                _ => Vec::new(),
            },
            Move::Bid { seat, bid: Bid::Adding(cards) } => self.bids_like(*seat, cards),
            Move::Award { seat, value: Some(value) } => match &self.phase {
                Phase::Auction(auction) => {
                    let least = auction.least_to_win(*seat);
                    vec![Move::Award {
                        seat: *seat,
                        value: Some((*value).min(self.most_bid(*seat)).max(least)),
                    }]
                }
                _ => Vec::new(),
            },
            Move::Discard { seat, cards } => {
                vec![Move::Discard { seat: *seat, cards: self.discard_like(*seat, cards) }]
            }
            Move::Hand { seat, count } => match now {
                Now::Count { hands, .. } => hands
                    .iter()
                    .filter(|(asked, _)| asked == seat)
                    .map(|(asked, bounds)| Move::Hand {
                        seat: *asked,
                        count: (*count).clamp((*bounds.start()).into(), (*bounds.end()).into()),
                    })
                    .collect(),
                _ => Vec::new(),
            },
            Move::Settle { seat, card } => match now {
                Now::Settle { lot, .. } => only(
                    lot.piles().map(|(face, _)| face).filter(|face| face.kind() == card.kind()),
                )
                .map(|card| Move::Settle { seat: *seat, card })
                .into_iter()
                .collect(),
                _ => Vec::new(),
            },
            Move::Pick { seat, .. } | Move::Waive { seat } => match now {
                Now::Pick { kinds, .. } => only(kinds.iter().copied())
                    .map(|kind| Move::Pick { seat: *seat, kind })
                    .into_iter()
                    .collect(),
                _ => Vec::new(),
            },
            Move::Sell { seat, cards } => self.sales_like(*seat, cards),
            _ => Vec::new(),
        }
    }

    /// The same cards without merchants, if need be with one more that the hand is known to have:
    /// the cheapest that does.
    fn bids_like(&self, seat: Seat, cards: &[Card]) -> Vec<Move> {
        let goods: Vec<Card> = cards.iter().copied().filter(|card| !card.is_merchant()).collect();
        let mut spare: Vec<Card> = self
            .free_hand(seat)
            .seen
            .beyond(&goods.iter().collect())
            .piles()
            .map(|(card, _)| card)
            .collect();
        spare.sort_by_key(|card| card.value());
        let more = spare.into_iter().map(|card| [goods.as_slice(), &[card]].concat());
        std::iter::once(goods.clone())
            .chain(more)
            .map(|cards| Move::Bid { seat, bid: Bid::Adding(cards) })
            .collect()
    }

    /// Sets that share two cards with the ones tried. Where hands are known they are made of
    /// known cards; elsewhere a merchant takes the place of the odd one.
    fn sales_like(&self, seat: Seat, cards: &[Card]) -> Vec<Move> {
        let spare: Vec<Card> = if self.is_cards() {
            let free = self.free_hand(seat);
            Card::faces().rev().filter(|card| free.seen.count(*card) > 0).collect()
        } else {
            vec![Card::MERCHANT]
        };
        let mut likely = Vec::new();
        for odd in 0..cards.len().min(SET + 1) {
            let mut kept = cards.to_vec();
            kept.remove(odd);
            if kept.len() == SET {
                likely.push(kept);
            } else if kept.len() + 1 == SET {
                likely.extend(spare.iter().map(|card| {
                    let mut swapped = kept.clone();
                    swapped.insert(odd, *card);
                    swapped
                }));
            }
        }
        if cards.len() + 1 == SET {
            likely.extend(spare.iter().map(|card| [cards, &[*card]].concat()));
        }
        // The best one comes first: people want to sell, and dearly.
        likely.sort_by_key(|cards| Reverse(profit(cards)));
        likely.into_iter().map(|cards| Move::Sell { seat, cards }).collect()
    }
}

/// The one entry, if there is exactly one: among several nobody can tell which was meant.
fn only<T>(mut entries: impl Iterator<Item = T>) -> Option<T> {
    let first = entries.next()?;
    entries.next().is_none().then_some(first)
}

fn profit(cards: &[Card]) -> Option<u8> {
    let (_, points) = Sale::value(cards.try_into().ok()?)?;
    Some(points)
}

/// Whether a move made by the wrong person may have been meant for the one whose turn it is.
fn is_taken_in_turn(entry: &Move) -> bool {
    !matches!(
        entry,
        Move::Sell { .. } | Move::Discard { .. } | Move::Hand { .. } | Move::Award { .. }
    )
}

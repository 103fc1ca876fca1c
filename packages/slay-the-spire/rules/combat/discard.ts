/** The discard at the end of the Player Turn (STS-13.29). */

import { NONE } from '@three-spires/kernel';
import { CARDS_PER_TURN } from '../../content/limits.ts';
import { CONDITIONS } from '../../words/lists.ts';
import { type Card, FREE, faceOf, forget, KEPT, MARKED, RETAINED } from '../card.ts';
import { FACES, type FaceEntry, ROUTINES, RULE_ROUTINE } from '../compile/entries.ts';
import type { Emit } from '../event.ts';
import { leavesHand } from '../filters.ts';
import { pushAbility } from '../frames.ts';
import type { Player, State } from '../state.ts';
import { playerAt } from '../state.ts';
import { costsZeroInPile } from './cost.ts';
import { putOnDiscard } from './piles.ts';
import { inTurn } from './turns.ts';

/** Discards each hand from left to right; Retain and late draws stay. */
export const discardHands = (state: State, emit: Emit): void => {
  for (let seat = 0; seat < state.players.length; seat++) {
    if (!inTurn(state, seat)) continue;
    const player = playerAt(state, seat);
    let kept = 0;
    let left = player.hand.length;
    for (let at = 0; at < player.hand.length; at++) {
      const card = (player.hand[at] as Card) & ~MARKED;
      if (leavesHand(card)) putOnDiscard(state, seat, card & ~FREE, emit, --left);
      // STS-24.12: a late draw stays without being Retained, whatever it prints.
      else player.hand[kept++] = (card & KEPT) !== 0 ? forget(card) : forget(card) | RETAINED;
    }
    while (player.hand.length > kept) player.hand.pop();
    if (player.doubling.length > 0) player.doubling = [];
  }
};

// The order of the discard

const TOP_DISCARD = CONDITIONS.indexOf('topDiscardCostsZero');
/** Faces that read the top card of the discard pile. */
const LOOKS_AT_DISCARD = Int8Array.from(FACES, ({ routine }) =>
  (ROUTINES[routine] ?? []).some(({ condition }) => condition === TOP_DISCARD) ? 1 : 0,
);

const looks = (card: Card): boolean => LOOKS_AT_DISCARD[faceOf(card)] === 1;

/** A card that costs 0 in the discard pile, or whose own text may reduce it to 0. */
const mayCostZero = (player: Player, card: Card): boolean =>
  costsZeroInPile(player, card) || (FACES[faceOf(card)] as FaceEntry).cheaperPerPower;

/** Whether a card that reads the discard pile is in the draw pile or stays in hand. */
const seesDiscard = ({ draw, hand }: Player): boolean => {
  for (let at = 0; at < draw.length; at++) if (looks(draw[at] as Card)) return true;
  for (let at = 0; at < hand.length; at++)
    if (looks(hand[at] as Card) && !leavesHand(hand[at] as Card)) return true;
  return false;
};

/**
 * R61: the owner may set the order, but is asked only if it can matter: a card that reads the top of the
 * discard pile can be drawn before the pile is shuffled, and one of the different cards discarded costs 0.
 * Otherwise the hand is discarded from left to right.
 */
const orderMatters = (player: Player): boolean => {
  // With fewer cards left, the next draw shuffles the pile.
  if (player.draw.length < CARDS_PER_TURN) return false;
  if (!seesDiscard(player)) return false;
  const leaving = player.hand.filter(leavesHand);
  return (
    leaving.some((card) => faceOf(card) !== faceOf(leaving[0] as Card)) &&
    leaving.some((card) => mayCostZero(player, card))
  );
};

/** The lowest seat is asked first, so it is pushed on the stack last. */
export const askDiscardOrders = (state: State): void => {
  for (let seat = state.players.length - 1; seat >= 0; seat--) {
    if (!inTurn(state, seat) || !orderMatters(playerAt(state, seat))) continue;
    pushAbility(state, {
      routine: RULE_ROUTINE.discardOrder,
      seat,
      enemy: NONE,
      card: NONE,
      target: NONE,
    });
  }
};

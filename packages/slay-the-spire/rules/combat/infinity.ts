/**
 * Infinity (STS-30.19): a player's cards, tokens and Energy return to an earlier state within the same turn.
 */

import { LIMITS } from '../../content/limits.ts';
import { type Card, faceOf } from '../card.ts';
import type { Emit } from '../event.ts';
import type { Player, State } from '../state.ts';
import { playerAt } from '../state.ts';
import { earnAlone } from './achievements.ts';

/** This many cards in one turn suffice without a proof (R129). */
const MANY_CARDS = 50;

/** Called when nothing is being resolved; checks only players who have played a card since. */
export const watchForLoops = (state: State, emit: Emit): void => {
  for (let seat = 0; seat < state.players.length; seat++) {
    const player = playerAt(state, seat);
    if (player.cardsThisTurn !== player.loopCards) watch(state, seat, player, emit);
  }
};

/**
 * With less Energy than ever this turn nothing can have returned, so most cards need no comparison. A
 * continuing loop also returns to its later states, so none is missed.
 */
const watch = (state: State, seat: number, player: Player, emit: Emit): void => {
  player.loopCards = player.cardsThisTurn;
  if (player.cardsThisTurn >= MANY_CARDS) earnAlone(state, seat, 'Infinity', emit);
  if (player.energy < player.loopEnergy) {
    player.loopEnergy = player.energy;
    if (player.loopStates.length > 0) player.loopStates = [];
    return;
  }
  const now = fingerprint(player);
  if (player.loopStates.includes(now)) earnAlone(state, seat, 'Infinity', emit);
  else player.loopStates = [...player.loopStates, now];
};

export const forgetLoops = (player: Player): void => {
  player.loopCards = 0;
  player.loopEnergy = LIMITS.energy + 1;
  if (player.loopStates.length > 0) player.loopStates = [];
};

const mix = (value: number): number => {
  const spread = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return Math.imul(spread ^ (spread >>> 12), 0x297a2d39);
};

/** Ignores which copy a card is and the order of piles, except for the draw pile. */
const fingerprint = (player: Player): number => {
  const { hand, discard, exhaust, powers, draw, orbs } = player;
  let sum = sumOf(hand, 1) + sumOf(discard, 2) + sumOf(exhaust, 3) + sumOf(powers, 4);
  sum += sumOf(orbs, 5);
  for (const card of draw) sum = mix(sum ^ faceOf(card));
  sum = mix(sum ^ player.energy) + player.strength;
  sum = mix(sum ^ player.vulnerable) + player.weak;
  sum = mix(sum ^ player.shivs) + player.miracles;
  return mix(sum ^ player.stance);
};

const PILE_SHIFT = 11;

const sumOf = (pile: readonly Card[], salt: number): number => {
  let sum = 0;
  for (const card of pile) sum = (sum + mix(faceOf(card) | (salt << PILE_SHIFT))) | 0;
  return sum;
};

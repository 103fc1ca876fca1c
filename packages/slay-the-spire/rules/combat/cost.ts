/** What a card costs now, and whether it can be played at all. */
import { NONE } from '@three-spires/kernel';
import { PLAY_CONDITIONS } from '../../words/lists.ts';
import { type Card, cheaperBy, FREE, faceOf } from '../card.ts';
import { FREE_ANY, FREE_ATTACK } from '../compile/compile-card.ts';
import { ATTACK, COST_NONE, COST_X, FACES, type FaceEntry, SKILL } from '../compile/entries.ts';
import type { Player, State } from '../state.ts';
import { cardLimit } from './cubes.ts';
import { MODIFIER, modifier } from './modifiers.ts';

/** The cost in Energy, COST_X where the player chooses it, or COST_NONE (STS-6.5, STS-6.6, STS-6.8). */
export const costOf = (player: Player, card: Card): number => {
  const face = FACES[faceOf(card)] as FaceEntry;
  if (face.cost === COST_NONE) return COST_NONE;
  if (player.nextCost !== NONE) return player.nextCost;
  if ((card & FREE) !== 0) return 0;
  if (player.nextFree !== 0 && isFree(player, face)) return 0;
  if (face.type === SKILL && modifier(player, MODIFIER.freeSkills) > 0) return 0;
  const cost = ownCost(player, face);
  const less = cheaperBy(card);
  return less === 0 || cost <= 0 ? cost : cost > less ? cost - less : 0;
};

/** The cost by the card's own text alone, which holds in every pile (STS-24.4), never below 0 (STS-6.7). */
export const ownCost = (player: Player, face: FaceEntry): number => {
  if (face.costAfterLosingHp >= 0 && player.hpLostThisCombat > 0) return face.costAfterLosingHp;
  if (!face.cheaperPerPower) return face.cost;
  return face.cost > player.powers.length ? face.cost - player.powers.length : 0;
};

/** Whether a card of the discard pile costs 0; Unplayable cards and X say no (STS-6.8). */
export const costsZeroInPile = (player: Player, card: Card): boolean =>
  ownCost(player, FACES[faceOf(card)] as FaceEntry) === 0;

/** "The next Attack" or "the next card" this turn costs nothing. */
const isFree = (player: Player, face: FaceEntry): boolean =>
  (player.nextFree & (face.type === ATTACK ? FREE_ATTACK | FREE_ANY : FREE_ANY)) !== 0;

/** The card has been played, so that what waited for it is used up. */
export const useUpFree = (player: Player, face: FaceEntry): void => {
  if (player.nextFree !== 0) player.nextFree &= face.type === ATTACK ? 0 : ~FREE_ANY;
};

/** The least X a card can be played for. */
export const leastX = (face: FaceEntry): number => (PLAY_CONDITIONS[face.playable] === 'xAtLeastOne' ? 1 : 0);

/** The smallest clock of an enemy: below it there is nothing to check. */
const LEAST_CLOCK = 3;

/** Plays no more cards or Shivs this turn (STS-21.7): by an effect, or because a Time Warp has used them up. */
export const isBarred = (state: State, player: Player): boolean => {
  if (player.noMoreCards !== 0) return true;
  if (player.cardsThisTurn < LEAST_CLOCK) return false;
  const limit = cardLimit(state);
  return limit !== NONE && player.cardsThisTurn >= limit;
};

/** Whether a card of the hand may be played: not Unplayable, and its own condition holds (STS-13.24). */
export const canPlayFace = (state: State, seat: number, card: Card): boolean => {
  const face = FACES[faceOf(card)] as FaceEntry;
  const player = state.players[seat] as Player;
  return allowsPlay(player, card, face) && !isBarred(state, player);
};

/** The same as far as the card itself has a say. */
export const allowsPlay = (player: Player, card: Card, face: FaceEntry): boolean =>
  face.cost !== COST_NONE && (face.playable === 0 || meetsCondition(player, card, face));

/** The same where an effect plays the card for 0 Energy, so that X is 0 (STS-6.6, STS-24.10). */
export const canPlayFree = (state: State, seat: number, card: Card): boolean =>
  leastX(FACES[faceOf(card)] as FaceEntry) === 0 && canPlayFace(state, seat, card);

const meetsCondition = (player: Player, card: Card, face: FaceEntry): boolean => {
  switch (PLAY_CONDITIONS[face.playable]) {
    case 'emptyDrawPile':
      return player.draw.length === 0;
    case 'onlyAttacksInHand':
      for (const held of player.hand) if (typeOf(held) !== ATTACK) return false;
      return true;
    case 'noOtherAttackInHand':
      for (const held of player.hand) if (held !== card && typeOf(held) === ATTACK) return false;
      return true;
    default:
      // X at least 1: not while another effect sets the cost.
      return costOf(player, card) === COST_X;
  }
};

const typeOf = (card: Card): number => (FACES[faceOf(card)] as FaceEntry).type;

/** The current cost of a card, and whether it can be played at all. */
import { NONE } from '@three-spires/kernel';
import { FREE_ANY, FREE_ATTACK } from '../../words/energy.ts';
import { PLAY_CONDITIONS } from '../../words/lists.ts';
import { type Card, cheaperBy, FREE, faceOf } from '../card.ts';
import { ATTACK, COST_NONE, COST_X, FACES, type FaceEntry, SKILL } from '../compile/entries.ts';
import { CONDITION_OF_FACE, COST_OF_FACE, TYPE_OF_FACE, VARIES_IN_COST } from '../compile/face-tables.ts';
import { type Player, playerAt, type State } from '../state.ts';
import { cardLimit } from './cubes.ts';
import { MODIFIER, modifier } from './modifiers.ts';

/** The cost in Energy, COST_X if the player chooses it, or COST_NONE (STS-6.5, STS-6.6, STS-6.8). */
export const costOf = (player: Player, card: Card): number => {
  const face = faceOf(card);
  if (COST_OF_FACE[face] === COST_NONE) return COST_NONE;
  if (player.nextCost !== NONE) return player.nextCost;
  if ((card & FREE) !== 0) return 0;
  if (player.nextFree !== 0 && isFree(player, face)) return 0;
  if (TYPE_OF_FACE[face] === SKILL && modifier(player, MODIFIER.freeSkills) > 0) return 0;
  const cost = ownCost(player, face);
  const less = cheaperBy(card);
  return less === 0 || cost <= 0 ? cost : cost > less ? cost - less : 0;
};

/** The cost by the card's own text alone, which applies in every pile (STS-24.4), never below 0 (STS-6.7). */
export const ownCost = (player: Player, face: number): number => {
  if (VARIES_IN_COST[face] === 0) return COST_OF_FACE[face] as number;
  const { cost, costAfterLosingHp, cheaperPerPower } = FACES[face] as FaceEntry;
  if (costAfterLosingHp >= 0 && player.hpLostThisCombat > 0) return costAfterLosingHp;
  if (!cheaperPerPower) return cost;
  return cost > player.powers.length ? cost - player.powers.length : 0;
};

/** Whether a card in the discard pile costs 0; Unplayable and X cards do not (STS-6.8). */
export const costsZeroInPile = (player: Player, card: Card): boolean => ownCost(player, faceOf(card)) === 0;

/** "The next Attack" or "the next card" this turn costs nothing. */
const isFree = (player: Player, face: number): boolean =>
  (player.nextFree & (TYPE_OF_FACE[face] === ATTACK ? FREE_ATTACK | FREE_ANY : FREE_ANY)) !== 0;

/** The card has been played, so uses up the effect that made it free. */
export const useUpFree = (player: Player, face: number): void => {
  if (player.nextFree !== 0) player.nextFree &= TYPE_OF_FACE[face] === ATTACK ? 0 : ~FREE_ANY;
};

/** The lowest X a card can be played for. */
export const leastX = (face: number): number => (CONDITION_OF_FACE[face] === X_AT_LEAST_ONE ? 1 : 0);
const X_AT_LEAST_ONE = PLAY_CONDITIONS.indexOf('xAtLeastOne');

/** The smallest clock of any enemy: below it there is nothing to check. */
const LEAST_CLOCK = 3;

/** May play no more cards or Shivs this turn (STS-21.7), because of an effect or a used-up Time Warp. */
export const isBarred = (state: State, player: Player): boolean => {
  if (player.noMoreCards !== 0) return true;
  if (player.cardsThisTurn < LEAST_CLOCK) return false;
  const limit = cardLimit(state);
  return limit !== NONE && player.cardsThisTurn >= limit;
};

/** Whether a card in hand may be played: it is not Unplayable, and its own condition holds (STS-13.24). */
export const canPlayFace = (state: State, seat: number, card: Card): boolean => {
  const player = playerAt(state, seat);
  return allowsPlay(player, card) && !isBarred(state, player);
};

/** The same, considering only the card itself. */
export const allowsPlay = (player: Player, card: Card): boolean => {
  const face = faceOf(card);
  if (COST_OF_FACE[face] === COST_NONE) return false;
  return CONDITION_OF_FACE[face] === 0 || meetsCondition(player, card, face);
};

/** The same, when an effect plays the card for 0 Energy, so that X is 0 (STS-6.6, STS-24.10). */
export const canPlayFree = (state: State, seat: number, card: Card): boolean =>
  leastX(faceOf(card)) === 0 && canPlayFace(state, seat, card);

const meetsCondition = (player: Player, card: Card, face: number): boolean => {
  switch (PLAY_CONDITIONS[CONDITION_OF_FACE[face] as number]) {
    case 'emptyDrawPile':
      return player.draw.length === 0;
    case 'onlyAttacksInHand':
      for (const held of player.hand) if (typeOf(held) !== ATTACK) return false;
      return true;
    case 'noOtherAttackInHand':
      for (const held of player.hand) if (held !== card && typeOf(held) === ATTACK) return false;
      return true;
    default:
      // X is at least 1, unless another effect sets the cost.
      return costOf(player, card) === COST_X;
  }
};

const typeOf = (card: Card): number => TYPE_OF_FACE[faceOf(card)] as number;

/** What a card costs now, and whether it can be played at all. */
import { PLAY_CONDITIONS } from '../words/lists.ts';
import { type Card, FREE, faceOf } from './card.ts';
import { MODIFIER, modifier } from './modifiers.ts';
import type { Player, State } from './state.ts';
import { ATTACK, COST_NONE, COST_X, FACES, type FaceEntry, SKILL } from './tables.ts';

/** The cost in Energy, COST_X where the player chooses it, or COST_NONE (STS-6.5, STS-6.6, STS-6.8). */
export const costOf = (player: Player, card: Card): number => {
  const face = FACES[faceOf(card)] as FaceEntry;
  if (face.cost === COST_NONE) return COST_NONE;
  if ((card & FREE) !== 0) return 0;
  if (face.type === SKILL && modifier(player, MODIFIER.freeSkills) > 0) return 0;
  return ownCost(player, face);
};

/** The cost by the card's own text alone, which holds in every pile (STS-24.4). */
export const ownCost = (player: Player, face: FaceEntry): number =>
  face.costAfterLosingHp >= 0 && player.hpLostThisCombat > 0 ? face.costAfterLosingHp : face.cost;

/** The most Energy a card can be paid with; for X every amount up to it (STS-6.5). */
export const affordable = (player: Player, cost: number): boolean => cost === COST_X || cost <= player.energy;

/** Whether the card's own condition holds and it is not Unplayable (STS-13.24). */
export const canPlayFace = (state: State, seat: number, card: Card): boolean => {
  const face = FACES[faceOf(card)] as FaceEntry;
  if (face.cost === COST_NONE) return false;
  if (face.playable === 0) return true;
  const player = state.players[seat] as Player;
  if (PLAY_CONDITIONS[face.playable] === 'emptyDrawPile') return player.draw.length === 0;
  for (const held of player.hand) if ((FACES[faceOf(held)] as FaceEntry).type !== ATTACK) return false;
  return true;
};

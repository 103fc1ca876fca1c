/** What can be done with a drawn potion: keep it, give it away, or make room for it (STS-8.15). */
import { REWARDS } from '../../words/lists.ts';
import { isLiving } from '../combat/living.ts';
import { hasRule, potionLimit } from '../combat/relics.ts';
import { GIVE_POTION, REPLACE_POTION } from '../moves.ts';
import { PHASE, type Player, playerAt, type Reward, type State } from '../state.ts';

const isCombat = (phase: number): boolean => phase <= PHASE.endOfCombat || phase === PHASE.facing;

/**
 * Room below the limit, counting potions already promised among the rewards; some players, and dead ones,
 * gain none.
 */
export const hasRoomForPotion = (state: State, seat: number): boolean => {
  const player: Player | undefined = state.players[seat];
  if (player === undefined || !isLiving(player) || hasRule(player, 'noPotions')) return false;
  return player.potions.length + promisedPotions(state, seat) < potionLimit(state);
};

/** Potions of open rewards promised to a player. */
const promisedPotions = (state: State, seat: number): number => {
  let count = 0;
  for (let owner = 0; owner < state.rewards.length; owner++) {
    const rewards = state.rewards[owner] as Reward[];
    for (let at = 0; at < rewards.length; at++) {
      const { kind, choice, settled } = rewards[at] as Reward;
      if (kind !== POTION || choice < 0 || settled !== 0) continue;
      if ((choice >= GIVE_POTION ? choice - GIVE_POTION : owner) === seat) count++;
    }
  }
  return count;
};

const POTION = REWARDS.indexOf('potion');

/**
 * Whether an answer to a potion offer is valid: room, a potion to discard, or a player with room outside
 * combat.
 */
export const isPotionAnswer = (state: State, seat: number, answer: number): boolean => {
  const limit = potionLimit(state);
  const { potions } = playerAt(state, seat);
  if (answer >= GIVE_POTION) {
    const other = answer - GIVE_POTION;
    return other !== seat && !isCombat(state.phase) && hasRoomForPotion(state, other);
  }
  if (answer >= REPLACE_POTION) return potions.length >= limit && answer - REPLACE_POTION < potions.length;
  return answer === 0 && potions.length < limit;
};

/** What can be done with a potion that is drawn: keep it, give it away, or make room for it (STS-8.15). */
import { potionLimit } from '../relics.ts';
import type { Player, State } from '../state.ts';

/** Answers beyond taking it: discard one's own potion at a place, or give it to a seat. */
export const REPLACE_POTION = 16;
export const GIVE_POTION = 32;

/** Whether an answer to a potion offer fits: room, a potion to drop, or a player with room outside combat. */
export const isPotionAnswer = (state: State, seat: number, answer: number): boolean => {
  const limit = potionLimit(state);
  const { potions } = state.players[seat] as Player;
  if (answer >= GIVE_POTION) {
    const other: Player | undefined = state.players[answer - GIVE_POTION];
    return (
      other !== undefined &&
      answer - GIVE_POTION !== seat &&
      other.potions.length < limit &&
      state.enemies.length === 0
    );
  }
  if (answer >= REPLACE_POTION) return potions.length >= limit && answer - REPLACE_POTION < potions.length;
  return answer === 0 && potions.length < limit;
};

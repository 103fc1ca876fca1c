/** What happens to enemies during a round outside their own actions. */

import { NONE } from '@three-spires/kernel';
import { ENEMY_ENTRIES, RULE_ROUTINE } from '../compile/entries.ts';
import { pushAbility } from '../frames.ts';
import { ALIVE, enemyAt, type State } from '../state.ts';
import { seatInRow, TOP_ROW } from './living.ts';
import { TRIGGER, triggerEnemies, wait } from './triggers.ts';
import { inTurn, isFirstTurn } from './turns.ts';

/** The start-of-turn step: effects delayed until this round, then abilities (STS-13.11, STS-27.4). */
export const startTurnOfEnemies = (state: State): void => {
  if (state.pending.length > 0) {
    for (const { routine, enemy } of state.pending) wait(state, routine, NONE, enemy, NONE, NONE);
    state.pending.length = 0;
  }
  if (state.round === 1) triggerEnemies(state, TRIGGER.startOfCombat, NONE);
  triggerEnemies(state, TRIGGER.startOfTurn, NONE);
};

/**
 * Enemies' end-of-turn abilities belong to the player who orders last (STS-13.27); with Sequential Turns to
 * the player whose turn it is, so that no player suffers them twice (R154).
 */
export const endTurnOfEnemies = (state: State): void => {
  for (let row = TOP_ROW; row >= 1; row--) {
    const seat = seatInRow(state, row);
    if (seat === NONE || !inTurn(state, seat)) continue;
    triggerEnemies(state, TRIGGER.endOfTurn, seat);
    return;
  }
};

/**
 * Starts the effects of facing certain enemies; false when there are none (STS-24.19). All players change
 * rows before the first Player Turn of a round; each suffers in their own turn (STS-36.4, R172).
 */
export const faceEnemies = (state: State): boolean => {
  const enemy = facedEnemy(state);
  if (enemy === NONE) return false;
  pushAbility(state, {
    routine: isFirstTurn(state) ? RULE_ROUTINE.facing : RULE_ROUTINE.facingLater,
    seat: NONE,
    enemy,
    card: NONE,
    target: NONE,
  });
  return true;
};

const facedEnemy = (state: State): number => {
  for (let index = 0; index < state.enemies.length; index++) {
    const enemy = enemyAt(state, index);
    if (enemy.status === ALIVE && ENEMY_ENTRIES[enemy.kind]?.faces === true) return index;
  }
  return NONE;
};

/** Tokens that a player puts on enemies: each one that fits triggers the abilities that listen to it. */
import type { Emit } from '../event.ts';
import type { State } from '../state.ts';
import { playerAt } from '../state.ts';
import { addEnemyToken } from './gains.ts';
import { TRIGGER, trigger } from './triggers.ts';

const LISTENS = 1 << TRIGGER.onTokenOnEnemy;

export const putToken = (
  state: State,
  seat: number,
  index: number,
  token: number,
  amount: number,
  emit: Emit,
): void => {
  const placed = addEnemyToken(state, index, token, amount, emit);
  if ((playerAt(state, seat).listens & LISTENS) === 0) return;
  for (let number = 0; number < placed; number++) trigger(state, TRIGGER.onTokenOnEnemy, seat, index);
};

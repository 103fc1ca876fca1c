/** What only enemies do. */

import type { ENEMY_CODES } from '../codes/enemy.ts';
import { summonName } from '../compile-enemy.ts';
import { summon as summonEnemy } from '../enemies.ts';
import { killEnemy, leaveCombat as leave } from '../harm.ts';
import { ALIVE, type Enemy, type Player, UNSET } from '../state.ts';
import { facedSeat } from './aim.ts';
import type { Handler } from './handler.ts';

const summon: Handler = (state, frame, op, emit) => {
  const { row } = state.enemies[frame.enemy] as Enemy;
  for (let number = 0; number < op.base; number++) summonEnemy(state, summonName(op.kind), row, emit);
  return true;
};

/** A plain loss takes at most what the player has. */
const loseGold: Handler = (state, frame, op, emit) => {
  const seat = facedSeat(state, frame);
  if (seat === UNSET) return true;
  const player = state.players[seat] as Player;
  const lost = Math.min(op.base, player.gold);
  player.gold -= lost;
  if (lost > 0 && emit) emit({ type: 'goldChanged', seat, change: -lost });
  return true;
};

const leaveCombat: Handler = (state, frame, _op, emit) => {
  if (state.enemies[frame.enemy]?.status === ALIVE) leave(state, frame.enemy, emit);
  return true;
};

const die: Handler = (state, frame, _op, emit) => {
  if (state.enemies[frame.enemy]?.status === ALIVE) killEnemy(state, frame.enemy, emit);
  return true;
};

export const ENEMY_HANDLERS: Record<(typeof ENEMY_CODES)[number], Handler> = {
  summon,
  loseGold,
  leaveCombat,
  die,
};

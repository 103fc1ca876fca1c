/** Printed names for objects on the table. */
import { CHARACTERS } from '../words/lists.ts';
import { ENEMY_ENTRIES, type EnemyEntry } from './compile/entries.ts';
import type { State } from './state.ts';
import { enemyAt, playerAt } from './state.ts';

export const seatName = (state: State, seat: number): string =>
  CHARACTERS[playerAt(state, seat).character] as string;

export const enemyName = (kind: number): string => (ENEMY_ENTRIES[kind] as EnemyEntry).definition.name;

/** An enemy's name, numbered if several share it. */
export const enemyLabel = (state: State, index: number): string => {
  const name = enemyName(enemyAt(state, index).kind);
  let namesakes = 0;
  let number = 0;
  for (let at = 0; at < state.enemies.length; at++) {
    if (enemyName(enemyAt(state, at).kind) !== name) continue;
    namesakes++;
    if (at === index) number = namesakes;
  }
  return namesakes === 1 ? name : `${name} ${number}`;
};

/** Printed names for what stands on the table. */
import { CHARACTERS } from '../words/lists.ts';
import { ENEMY_ENTRIES, type EnemyEntry } from './compile/entries.ts';
import type { Enemy, Player, State } from './state.ts';

export const seatName = (state: State, seat: number): string =>
  CHARACTERS[(state.players[seat] as Player).character] as string;

export const enemyName = (kind: number): string => (ENEMY_ENTRIES[kind] as EnemyEntry).definition.name;

/** An enemy's name, with a number behind it where several have the same one. */
export const enemyLabel = (state: State, index: number): string => {
  const name = enemyName((state.enemies[index] as Enemy).kind);
  const namesakes = state.enemies.flatMap((enemy, at) => (enemyName(enemy.kind) === name ? [at] : []));
  return namesakes.length === 1 ? name : `${name} ${namesakes.indexOf(index) + 1}`;
};

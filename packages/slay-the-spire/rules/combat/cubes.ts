/** Cube tracks and modes (STS-14.7, STS-14.12 to STS-14.14, STS-19). */
import { NONE } from '@three-spires/kernel';
import type { ActionEntry, ModeEntry } from '../compile/enemy-entry.ts';
import { ENEMY_ENTRIES, type EnemyEntry, RULE_ROUTINE } from '../compile/entries.ts';
import type { Emit } from '../event.ts';
import { ALIVE, type Enemy, enemyAt, type Pending, type State } from '../state.ts';

const entryOf = (enemy: Enemy): EnemyEntry => ENEMY_ENTRIES[enemy.kind] as EnemyEntry;

/** Every living enemy with a track moves its cube down one slot, except newcomers (STS-14.7, STS-14.17). */
export const moveCubes = (state: State): void => {
  for (let index = 0; index < state.enemies.length; index++) {
    const enemy = enemyAt(state, index);
    if (enemy.status !== ALIVE || enemy.arrivedRound === state.round) continue;
    const entry = entryOf(enemy);
    const mode = entry.modes[enemy.mode] as ModeEntry;
    if (mode.pattern === 'cube') moveCube(state, enemy, entry, mode);
  }
};

/**
 * From the bottom the cube goes to the topmost red slot; a gray slot is never used twice (STS-14.13,
 * STS-14.14).
 */
const moveCube = (state: State, enemy: Enemy, entry: EnemyEntry, mode: ModeEntry): void => {
  enemy.usedSlots |= 1 << enemy.cube;
  for (let slot = enemy.cube + 1; slot < mode.end; slot++) {
    if (isPassed(state, enemy, entry.actions[slot] as ActionEntry, slot)) continue;
    enemy.cube = slot;
    return;
  }
  for (let slot = mode.first; slot < mode.end; slot++) {
    if (!(entry.actions[slot] as ActionEntry).red) continue;
    enemy.cube = slot;
    return;
  }
};

const isPassed = (state: State, enemy: Enemy, action: ActionEntry, slot: number): boolean =>
  (!action.red && (enemy.usedSlots & (1 << slot)) !== 0) ||
  (action.needs !== undefined && !isInPlay(state, action.needs));

const isInPlay = (state: State, name: string): boolean =>
  state.enemies.some((enemy) => enemy.status === ALIVE && entryOf(enemy).name === name);

/** The cube goes to the mode's first action; HP and tokens stay (STS-19.3, STS-19.4). */
export const enterMode = (state: State, index: number, mode: number, emit: Emit): void => {
  const enemy = enemyAt(state, index);
  if (enemy.mode === mode) return;
  const entered = entryOf(enemy).modes[mode] as ModeEntry;
  enemy.mode = mode;
  if (!entered.keepsCube) enemy.cube = entered.first;
  emit?.({ type: 'modeEntered', enemy: index, kind: enemy.kind, mode });
};

/**
 * STS-19.5: Block is checked at the start of the Enemy Turn, before it is removed; the mode changes next
 * round.
 */
export const shiftModes = (state: State): void => {
  for (let index = 0; index < state.enemies.length; index++) {
    const enemy = enemyAt(state, index);
    if (enemy.status === ALIVE && enemy.block === 0 && isOnModeShift(enemy))
      state.pending.push({ routine: RULE_ROUTINE.modeShift, enemy: index });
  }
};

const isOnModeShift = (enemy: Enemy): boolean => entryOf(enemy).actions[enemy.cube]?.modeShift === true;

/** Whether an enemy is about to change its mode instead of acting. */
export const isShifting = (state: State, index: number): boolean => {
  for (let at = 0; at < state.pending.length; at++) {
    const { routine, enemy } = state.pending[at] as Pending;
    if (routine === RULE_ROUTINE.modeShift && enemy === index) return true;
  }
  return false;
};

/** The most cards each player may play this turn, by the clock where a cube is, or NONE. */
export const cardLimit = (state: State): number => {
  for (let index = 0; index < state.enemies.length; index++) {
    const enemy = enemyAt(state, index);
    if (enemy.status !== ALIVE) continue;
    const clock = entryOf(enemy).actions[enemy.cube]?.clock ?? 0;
    if (clock > 0) return clock;
  }
  return NONE;
};

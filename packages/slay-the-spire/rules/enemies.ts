/** Enemies coming into play, the order they act in, and their cubes. */
import { randomBelow, removeAt } from '@three-spires/kernel';
import type { Emit } from './event.ts';
import { nextAction } from './intent.ts';
import { ALIVE, DEAD, type Enemy, STREAM, type State, UNSET } from './state.ts';
import { ENEMY_TABLE, type EnemyEntry } from './tables.ts';

const entryOf = (kind: number): EnemyEntry => ENEMY_TABLE[kind] as EnemyEntry;

/** An enemy as it comes into play: without tokens, cube on the top slot (STS-12.5, STS-14.12). */
export const newEnemy = (kind: number, row: number, players: number, round: number): Enemy => {
  const entry = entryOf(kind);
  const hp = entry.hp[players - 1] as number;
  return {
    kind,
    row: entry.boss ? 0 : row,
    status: ALIVE,
    hp,
    maxHp: hp,
    block: 0,
    strength: 0,
    vulnerable: 0,
    weak: 0,
    poison: 0,
    cube: 0,
    usedSlots: 0,
    usedAbilities: 0,
    attacked: 0,
    actedRound: 0,
    arrivedRound: round,
    attachedCard: UNSET,
    attachedSeat: UNSET,
  };
};

/** Adds an enemy at the right end of its row, left of an Elite that stands there (STS-11.7). */
export const placeEnemy = (state: State, enemy: Enemy): number => {
  const index = state.enemies.push(enemy) - 1;
  const place = state.order.findIndex((other) => standsAfter(state.enemies[other] as Enemy, enemy));
  if (place < 0) state.order.push(index);
  else state.order.splice(place, 0, index);
  return index;
};

const standsAfter = (other: Enemy, enemy: Enemy): boolean => {
  if (enemy.row === 0) return false;
  if (other.row === 0 || other.row < enemy.row) return true;
  return other.row === enemy.row && entryOf(other.kind).definition.rank === 'elite';
};

/**
 * Brings a Summon of a name into a row: a random one of the supply, else one that died in this combat, as new
 * (STS-11.4, STS-11.6). Without either it does not come.
 */
export const summon = (state: State, name: string, row: number, emit: Emit): void => {
  const kind = takeFromSupply(state, name);
  if (kind === UNSET) return;
  const index = placeEnemy(state, newEnemy(kind, row, state.players.length, state.round));
  if (emit) emit({ type: 'enemyArrived', enemy: index, kind, reveals: true });
};

const takeFromSupply = (state: State, name: string): number => {
  const places: number[] = [];
  state.summons.forEach((kind, at) => {
    if (isCalled(kind, name)) places.push(at);
  });
  if (places.length > 0) {
    return removeAt(
      state.summons,
      places[randomBelow(state.random, STREAM.enemies, places.length)] as number,
    );
  }
  return takeDead(state, name);
};

/** «Gremlin» calls any Summon with the Gremlin mark on its back (STS-11.5). */
const isCalled = (kind: number, name: string): boolean => {
  const { definition } = entryOf(kind);
  return name === 'Gremlin' ? definition.gremlin === true : definition.name === name;
};

/** A dead Summon whose card is used again stays dead where it lies; only its card counts as taken. */
const takeDead = (state: State, name: string): number => {
  const taken = new Map<number, number>();
  for (const { kind, status } of state.enemies)
    taken.set(kind, (taken.get(kind) ?? 0) + (status === ALIVE ? 1 : 0));
  const free = state.enemies.filter(
    ({ kind, status }) => status === DEAD && isFree(kind, taken) && isCalled(kind, name),
  );
  if (free.length === 0) return UNSET;
  return (free[randomBelow(state.random, STREAM.enemies, free.length)] as Enemy).kind;
};

const isFree = (kind: number, taken: ReadonlyMap<number, number>): boolean => {
  const { rank, copies } = entryOf(kind).definition;
  return rank === 'summon' && (taken.get(kind) ?? 0) < copies;
};

/**
 * The enemy that acts next, or UNSET: row by row from the highest, left to right, then those that act last,
 * then Bosses (STS-14.3, STS-14.5, STS-14.6).
 */
export const nextToAct = (state: State): number => {
  let last = UNSET;
  let boss = UNSET;
  for (const index of state.order) {
    const enemy = state.enemies[index] as Enemy;
    if (enemy.status !== ALIVE || enemy.actedRound === state.round || enemy.arrivedRound === state.round)
      continue;
    if (enemy.row === 0) boss = boss === UNSET ? index : boss;
    else if (actsLast(state, enemy)) last = last === UNSET ? index : last;
    else return index;
  }
  return last !== UNSET ? last : boss;
};

const actsLast = (state: State, enemy: Enemy): boolean =>
  entryOf(enemy.kind).actions[nextAction(state, enemy)]?.actsLast ?? false;

/** Every living enemy with a track moves its cube one slot down, newcomers excepted (STS-14.7, STS-14.17). */
export const moveCubes = (state: State): void => {
  for (const enemy of state.enemies) {
    if (enemy.status !== ALIVE || enemy.arrivedRound === state.round) continue;
    const entry = entryOf(enemy.kind);
    if (entry.pattern === 'cube') moveCube(enemy, entry);
  }
};

/** From the bottom the cube goes to the topmost red slot; a gray slot is never used twice (STS-14.13, STS-14.14). */
const moveCube = (enemy: Enemy, entry: EnemyEntry): void => {
  enemy.usedSlots |= 1 << enemy.cube;
  let slot = enemy.cube + 1;
  while (slot < entry.actions.length && isSpent(enemy, entry, slot)) slot++;
  if (slot < entry.actions.length) {
    enemy.cube = slot;
    return;
  }
  const red = entry.actions.findIndex((action) => action.red);
  if (red >= 0) enemy.cube = red;
};

const isSpent = (enemy: Enemy, entry: EnemyEntry, slot: number): boolean =>
  entry.actions[slot]?.red === false && (enemy.usedSlots & (1 << slot)) !== 0;

/** Enemies coming into play, and the order in which they act. */
import { NONE, randomBelow, removeAt } from '@three-spires/kernel';
import { ENEMY_ENTRIES, type EnemyEntry, findEnemyKind } from '../compile/entries.ts';
import type { Emit } from '../event.ts';
import { ALIVE, DEAD, type Enemy, enemyAt, PHASE, STREAM, type State } from '../state.ts';
import { nextAction } from './intent.ts';
import { seatInRow, TOP_ROW } from './living.ts';
import { TRIGGER, triggerEnemy } from './triggers.ts';

const entryOf = (kind: number): EnemyEntry => ENEMY_ENTRIES[kind] as EnemyEntry;

/** An enemy as it enters play: no tokens, cube on the top slot (STS-12.5, STS-14.12). */
export const newEnemy = (kind: number, row: number, players: number, round: number): Enemy => {
  const entry = entryOf(kind);
  const most = entry.hp[players - 1] as number;
  return {
    kind,
    row: entry.boss ? 0 : entry.row !== 0 ? entry.row : row,
    status: ALIVE,
    hp: most,
    maxHp: most,
    block: 0,
    strength: 0,
    vulnerable: 0,
    weak: 0,
    poison: 0,
    mode: 0,
    cube: 0,
    cubes: entry.cubes,
    otherRow: entry.otherRow,
    usedSlots: 0,
    usedAbilities: 0,
    attacked: 0,
    actedRound: 0,
    arrivedRound: round,
    attachedCard: NONE,
    attachedSeat: NONE,
  };
};

/** Adds an enemy at the right end of its row, to the left of any Elite there (STS-11.7). */
export const placeEnemy = (state: State, enemy: Enemy): number => {
  const index = state.enemies.push(enemy) - 1;
  const order: number[] = [];
  let at = 0;
  while (at < state.order.length && !standsAfter(enemyInOrder(state, at), enemy))
    order.push(state.order[at++] as number);
  order.push(index);
  while (at < state.order.length) order.push(state.order[at++] as number);
  state.order = order;
  return index;
};

const enemyInOrder = (state: State, at: number): Enemy => enemyAt(state, state.order[at] as number);

const standsAfter = (other: Enemy, enemy: Enemy): boolean => {
  if (enemy.row === 0) return false;
  if (other.row === 0 || other.row < enemy.row) return true;
  return other.row === enemy.row && entryOf(other.kind).elite;
};

// Setting a combat up

const BOTTOM_ROW = 1;

/**
 * Brings an Encounter, Elite or Boss card into play with everything that comes with it (STS-11.2): an
 * encounter into the given row, an Elite into the bottom row, the Summons of an Elite or Boss into every
 * player's row.
 */
export const placeCard = (state: State, kind: number, row: number): void => {
  const { companion, elite, boss } = entryOf(kind);
  if (companion !== undefined)
    placeEnemy(state, newEnemy(findEnemyKind(companion), BOTTOM_ROW, state.players.length, 0));
  placeEnemy(state, newEnemy(kind, elite ? BOTTOM_ROW : row, state.players.length, 0));
  if (elite || boss) fillRows(state, kind);
  else {
    const names = summonBox(kind, state.players.length);
    for (let at = 0; at < names.length; at++) summon(state, names[at] as string, row, kind, undefined);
  }
};

/** The names in an enemy's summon box; a few boxes differ for a single player. */
const summonBox = (kind: number, players: number): readonly string[] =>
  players === 1 ? entryOf(kind).soloSummons : entryOf(kind).summons;

/** Row by row from the bottom; a repeating box continues from row to row (STS-11.9). */
const fillRows = (state: State, kind: number): void => {
  const names = summonBox(kind, state.players.length);
  if (names.length === 0) return;
  const until = entryOf(kind).definition.summonsUntil;
  let next = 0;
  for (let row = BOTTOM_ROW; row <= TOP_ROW; row++) {
    if (seatInRow(state, row) === NONE) continue;
    const amount = until === undefined ? names.length : until - (row === BOTTOM_ROW ? 1 : 0);
    for (let number = 0; number < amount; number++)
      summon(state, names[next++ % names.length] as string, row, kind, undefined);
  }
};

// Summons

/**
 * Brings a named Summon into a row: a random one from the supply, otherwise one that died in this combat, at
 * full strength (STS-11.4, STS-11.6). If there is neither, none comes.
 */
export const summon = (state: State, name: string, row: number, by: number, emit: Emit): void => {
  const kind = takeFromSupply(state, name, by);
  if (kind !== NONE) arrive(state, kind, row, emit);
};

/** A newcomer in the Enemy Turn acts from the next one on (STS-14.17). */
export const arrive = (state: State, kind: number, row: number, emit: Emit): void => {
  const round = state.phase === PHASE.enemyActions ? state.round : 0;
  const index = placeEnemy(state, newEnemy(kind, row, state.players.length, round));
  emit?.({ type: 'enemyArrived', enemy: index, kind, reveals: true });
  triggerEnemy(state, TRIGGER.onArrival, index, NONE);
};

/** Summons of the same Act come first, then those of earlier Acts (R9). */
const takeFromSupply = (state: State, name: string, by: number): number => {
  const { deck } = entryOf(by);
  let called = 0;
  let near = 0;
  for (let at = 0; at < state.summons.length; at++) {
    const kind = state.summons[at] as number;
    if (!isCalled(kind, name)) continue;
    called++;
    if (entryOf(kind).deck === deck) near++;
  }
  if (called === 0) return takeDead(state, name);
  const which = randomBelow(state.random, STREAM.enemies, near > 0 ? near : called);
  const left = state.summons.slice();
  const taken = removeAt(left, findSummon(state, name, near > 0 ? deck : undefined, which));
  state.summons = left;
  return taken;
};

/** The index in the supply of a named Summon, if given only among those of one deck; counts from number 0. */
const findSummon = (
  state: State,
  name: string,
  deck: EnemyEntry['deck'] | undefined,
  which: number,
): number => {
  let passed = 0;
  for (let at = 0; at < state.summons.length; at++) {
    const kind = state.summons[at] as number;
    if (!isCalled(kind, name) || (deck !== undefined && entryOf(kind).deck !== deck)) continue;
    if (passed++ === which) return at;
  }
  return NONE;
};

/** "Gremlin" means any Summon with the Gremlin mark on its back (STS-11.5). */
export const isCalled = (kind: number, name: string): boolean => {
  const entry = entryOf(kind);
  return name === 'Gremlin' ? entry.gremlin : entry.name === name;
};

/** A dead Summon whose card is reused stays dead in place; only its card counts as taken. */
const takeDead = (state: State, name: string): number => {
  const taken = new Map<number, number>();
  for (const { kind, status } of state.enemies)
    taken.set(kind, (taken.get(kind) ?? 0) + (status === ALIVE ? 1 : 0));
  const free = state.enemies.filter(
    ({ kind, status }) => status === DEAD && isFree(kind, taken) && isCalled(kind, name),
  );
  if (free.length === 0) return NONE;
  return (free[randomBelow(state.random, STREAM.enemies, free.length)] as Enemy).kind;
};

const isFree = (kind: number, taken: ReadonlyMap<number, number>): boolean => {
  const { rank, copies } = entryOf(kind).definition;
  return rank === 'summon' && (taken.get(kind) ?? 0) < copies;
};

/** A dead enemy revives in place: no tokens, cube on the top slot. */
export const standUp = (state: State, index: number, hp: number, emit: Emit): void => {
  const enemy = enemyAt(state, index);
  enemy.status = ALIVE;
  enemy.hp = hp === 0 || hp > enemy.maxHp ? enemy.maxHp : hp;
  enemy.mode = 0;
  enemy.cube = 0;
  enemy.cubes = entryOf(enemy.kind).cubes;
  enemy.usedSlots = 0;
  enemy.usedAbilities = 0;
  enemy.arrivedRound = state.phase === PHASE.enemyActions ? state.round : 0;
  emit?.({ type: 'enemyArrived', enemy: index, kind: enemy.kind, reveals: true });
};

// Acting

/**
 * The next enemy to act, or NONE: row by row from the highest, left to right, then those that act last, then
 * Bosses (STS-14.3, STS-14.5, STS-14.6).
 */
export const nextToAct = (state: State): number => {
  let last = NONE;
  let boss = NONE;
  for (let at = 0; at < state.order.length; at++) {
    const index = state.order[at] as number;
    const enemy = enemyAt(state, index);
    if (enemy.status !== ALIVE || enemy.actedRound === state.round || enemy.arrivedRound === state.round)
      continue;
    if (enemy.row === 0) boss = boss === NONE ? index : boss;
    else if (actsLast(state, enemy)) last = last === NONE ? index : last;
    else return index;
  }
  return last !== NONE ? last : boss;
};

const actsLast = (state: State, enemy: Enemy): boolean => {
  const { actsLast: sometimes, actions } = entryOf(enemy.kind);
  return sometimes && (actions[nextAction(state, enemy)]?.actsLast ?? false);
};

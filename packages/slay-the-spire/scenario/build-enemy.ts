/** An enemy of a scenario's position. */
import { InputError } from '@three-spires/kernel';
import { newEnemy, placeEnemy } from '../rules/combat/enemies.ts';
import { ENEMY_ENTRIES, type EnemyEntry } from '../rules/compile/entries.ts';
import { enemyNamed } from '../rules/printed-names.ts';
import { ALIVE, DEAD, type Enemy, enemyAt, LEFT, type State } from '../rules/state.ts';
import { CHARACTERS } from '../words/lists.ts';
import { readCard } from './build-player.ts';
import { fillPlain } from './plain.ts';
import { ENEMY_FIELDS } from './plain-fields.ts';
import type { EnemyPosition } from './schema.ts';

const STATUSES = { alive: ALIVE, dead: DEAD, left: LEFT } as const;

export const addEnemy = (state: State, round: number, given: EnemyPosition, path: string): void => {
  const kind = kindOf(given, path);
  const { boss, definition, actions, modes } = ENEMY_ENTRIES[kind] as EnemyEntry;
  const players = state.players.length;
  const row = given.row ?? (boss ? 0 : (definition.rows?.[0] ?? 1));
  if (boss && row !== 0) throw new InputError(`${path}.row: a Boss is in every row; leave the row out`);
  if (!boss && definition.rows === undefined && (row === 0 || row > players))
    throw new InputError(`${path}.row: must be from 1 to ${players}, one row for each player`);
  if (given.cube !== undefined && given.cube > actions.length)
    throw new InputError(`${path}.cube: ${definition.name} has ${actions.length} slots`);
  const mode = modes[given.mode - 1];
  if (mode === undefined) throw new InputError(`${path}.mode: ${definition.name} has ${modes.length} modes`);
  const enemy = newEnemy(kind, row, players, given.newcomer ? round : 0);
  const printed = definition.deck === 'practice' ? (given.hp ?? enemy.maxHp) : enemy.maxHp;
  enemy.maxHp = given.maxHp ?? Math.max(printed, given.hp ?? 0);
  enemy.hp = given.hp ?? (given.status === 'alive' ? enemy.maxHp : 0);
  if (enemy.hp > enemy.maxHp) throw new InputError(`${path}.hp: more than the maximum, ${enemy.maxHp}`);
  if (given.status === 'alive' && enemy.hp === 0)
    throw new InputError(`${path}.hp: an enemy without HP has the status "dead"`);
  fillEnemy(enemy, given);
  enemy.cube = given.cube === undefined ? mode.first : given.cube - 1;
  attachCard(state, enemy, given, path);
  placeEnemy(state, enemy);
};

/**
 * Orders the enemies of each row by their given places. Enemies without a place keep their order in the
 * remaining places.
 */
export const orderEnemies = (state: State, given: readonly EnemyPosition[]): void => {
  if (given.every(({ place }) => place === undefined)) return;
  const rows = [...new Set(state.order.map((index) => rowOf(state, index)))];
  state.order = rows.flatMap((row) => orderRow(state, given, row));
};

const rowOf = (state: State, index: number): number => enemyAt(state, index).row;

const orderRow = (state: State, given: readonly EnemyPosition[], row: number): number[] => {
  const here = state.order.filter((index) => rowOf(state, index) === row);
  const ordered: (number | undefined)[] = here.map(() => undefined);
  for (const index of here) {
    const place = given[index]?.place;
    if (place === undefined) continue;
    const path = `position.enemies[${index}].place`;
    if (place > here.length) throw new InputError(`${path}: there are ${here.length} enemies in row ${row}`);
    if (ordered[place - 1] !== undefined) throw new InputError(`${path}: another enemy has place ${place}`);
    ordered[place - 1] = index;
  }
  const others = here.filter((index) => given[index]?.place === undefined);
  return ordered.map((index) => index ?? (others.shift() as number));
};

const kindOf = ({ name, id }: EnemyPosition, path: string): number => {
  if (id === undefined && name === undefined) throw new InputError(`${path}: needs a "name" or an "id"`);
  const kind = id === undefined ? enemyNamed(name ?? '', `${path}.name`) : enemyNamed(id, `${path}.id`);
  const printed = ENEMY_ENTRIES[kind]?.definition.name;
  if (name !== undefined && name !== printed && id !== undefined)
    throw new InputError(`${path}.name: the enemy "${id}" is called "${printed}"`);
  return kind;
};

const fillEnemy = (enemy: Enemy, given: EnemyPosition): void => {
  enemy.status = STATUSES[given.status];
  fillPlain(ENEMY_FIELDS, enemy, given);
  enemy.mode = given.mode - 1;
  enemy.cubes = given.cubes ?? enemy.cubes;
  enemy.usedSlots = bitsFrom(given.usedSlots);
  enemy.usedAbilities = bitsFrom(given.usedAbilities);
};

const bitsFrom = (places: readonly number[]): number =>
  places.reduce((bits, place) => bits | (1 << (place - 1)), 0);

const attachCard = (state: State, enemy: Enemy, { attached }: EnemyPosition, path: string): void => {
  if (attached === null) return;
  const seat = state.players.findIndex((player) => CHARACTERS[player.character] === attached.player);
  const owner = state.players[seat];
  if (owner === undefined) throw new InputError(`${path}.attached.player: ${attached.player} does not play`);
  enemy.attachedCard = readCard(attached.card, attached.player, owner.nextUid++, `${path}.attached.card`);
  enemy.attachedSeat = seat;
};

/** An enemy of a scenario's position. */
import { InputError } from '@three-spires/kernel';
import { newEnemy, placeEnemy } from './rules/enemies.ts';
import { ALIVE, DEAD, type Enemy, LEFT, type State } from './rules/state.ts';
import { ENEMY_TABLE, type EnemyEntry } from './rules/tables.ts';
import { readCard } from './scenario-build-player.ts';
import { enemyNamed } from './scenario-names.ts';
import type { EnemyPosition } from './scenario-schema.ts';
import { CHARACTERS } from './words/lists.ts';

const STATUSES = { alive: ALIVE, dead: DEAD, left: LEFT } as const;

export const addEnemy = (state: State, round: number, given: EnemyPosition, path: string): void => {
  const kind = kindOf(given, path);
  const { boss, definition, actions, modes } = ENEMY_TABLE[kind] as EnemyEntry;
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

const kindOf = ({ name, id }: EnemyPosition, path: string): number => {
  if (id === undefined && name === undefined) throw new InputError(`${path}: needs a "name" or an "id"`);
  const kind = id === undefined ? enemyNamed(name ?? '', `${path}.name`) : enemyNamed(id, `${path}.id`);
  const printed = ENEMY_TABLE[kind]?.definition.name;
  if (name !== undefined && name !== printed && id !== undefined)
    throw new InputError(`${path}.name: the enemy "${id}" is called "${printed}"`);
  return kind;
};

const fillEnemy = (enemy: Enemy, given: EnemyPosition): void => {
  enemy.status = STATUSES[given.status];
  enemy.block = given.block;
  enemy.strength = given.strength;
  enemy.vulnerable = given.vulnerable;
  enemy.weak = given.weak;
  enemy.poison = given.poison;
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

/** Maps printed names in scenarios to numbers. Suggests a similar name for an unknown one. */
import { didYouMean, InputError } from '@three-spires/kernel';
import { CHARACTERS, type Character } from '../words/lists.ts';
import {
  ENEMY_ENTRIES,
  type EnemyEntry,
  FACES,
  type FaceEntry,
  ITEM_ENTRIES,
  type ItemEntry,
} from './compile/entries.ts';
import { seatName } from './naming.ts';
import type { State } from './state.ts';

/**
 * "Silent: Strike" names another character's card when the player's own character has a card of the same
 * name.
 */
const OWNED_NAME = new RegExp(`^(${CHARACTERS.join('|')}): (.+)$`);

/**
 * The face of a named card: the player's own character's, otherwise one without an owner, otherwise any
 * other; -1 if there is none.
 */
const lookUpCard = (written: string, own: Character): number => {
  const [, owner, name = written] = OWNED_NAME.exec(written) ?? [];
  const of = (wanted: (owner: string | undefined) => boolean): number =>
    FACES.findIndex((face) => face.name === name && wanted(face.definition.owner));
  if (owner !== undefined) return of((one) => one === owner);
  const mine = of((one) => one === own);
  if (mine >= 0) return mine;
  const nobodys = of((one) => one === undefined);
  return nobodys >= 0 ? nobodys : of(() => true);
};

export const faceNamed = (written: string, own: Character, path: string): number => {
  const face = lookUpCard(written, own);
  if (face >= 0) return face;
  throw new InputError(
    `${path}: no card is called "${written}"${didYouMean(
      written,
      FACES.map(({ name }) => name),
    )}`,
  );
};

/** A cache of names by character and face: finding a name scans all faces, and every option needs one. */
const NAMES = new Map(CHARACTERS.map((character): [Character, string[]] => [character, []]));

/** A name from which `faceNamed` finds the face again. */
export const nameOfFace = (face: number, own: Character): string => {
  const names = NAMES.get(own) as string[];
  names[face] ??= findName(face, own);
  return names[face];
};

const findName = (face: number, own: Character): string => {
  const { name, definition } = FACES[face] as FaceEntry;
  const found = FACES[lookUpCard(name, own)]?.definition.owner;
  return found === definition.owner ? name : `${definition.owner}: ${name}`;
};

export const itemNamed = (name: string, kinds: readonly string[], path: string): number => {
  const fits = (item: ItemEntry): boolean => kinds.includes(item.definition.kind);
  const item = ITEM_ENTRIES.findIndex((entry) => entry.definition.name === name && fits(entry));
  if (item >= 0) return item;
  const known = ITEM_ENTRIES.filter(fits).map(({ definition }) => definition.name);
  throw new InputError(`${path}: no ${kinds[0]} is called "${name}"${didYouMean(name, known)}`);
};

export const nameOfItem = (item: number): string => (ITEM_ENTRIES[item] as ItemEntry).definition.name;

/** An enemy by id, or by name, which finds the first card of that name. */
export const enemyNamed = (name: string, path: string): number => {
  const kind = lookUpEnemy(name);
  if (kind >= 0) return kind;
  const known = ENEMY_ENTRIES.flatMap(({ definition }) => [definition.name, definition.id]);
  throw new InputError(`${path}: no enemy is called "${name}"${didYouMean(name, known)}`);
};

const lookUpEnemy = (name: string): number => {
  const byId = ENEMY_ENTRIES.findIndex(({ definition }) => definition.id === name);
  return byId >= 0 ? byId : ENEMY_ENTRIES.findIndex(({ definition }) => definition.name === name);
};

/** The printed name if it identifies this card, otherwise the id. */
export const nameOfEnemy = (kind: number): string => {
  const { definition } = ENEMY_ENTRIES[kind] as EnemyEntry;
  return lookUpEnemy(definition.name) === kind ? definition.name : definition.id;
};

/** The seat of a character, or a seat number. */
export const seatNamed = (state: State, name: string | number): number => {
  const names = state.players.map((_, seat) => seatName(state, seat));
  const seat = typeof name === 'number' ? name : names.indexOf(name);
  if (names[seat] !== undefined) return seat;
  throw new InputError(
    `seat: ${JSON.stringify(name)} does not play here${didYouMean(String(name), names)}; seats: ${names.join(', ')}`,
  );
};

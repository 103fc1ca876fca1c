/** Printed names in scenarios and the numbers they stand for. For an unknown name a similar one is suggested. */
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

/** "Silent: Strike" names another character's card where the player's own character has a card of that name too. */
const OWNED_NAME = new RegExp(`^(${CHARACTERS.join('|')}): (.+)$`);

/** The face of a card's name: the player's own character's, else one without owner, else any other; -1 if there is none. */
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

/** The names found so far, for each character by face: finding one goes through all faces, and every option has one. */
const NAMES = new Map(CHARACTERS.map((character): [Character, string[]] => [character, []]));

/** The name under which `faceNamed` finds a face again. */
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

/** An enemy by its id, or by its name: then the first card of that name. */
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

/** The printed name where it finds this very card again, else the id. */
export const nameOfEnemy = (kind: number): string => {
  const { definition } = ENEMY_ENTRIES[kind] as EnemyEntry;
  return lookUpEnemy(definition.name) === kind ? definition.name : definition.id;
};

/** The seat of a character, or of a number. */
export const seatNamed = (state: State, name: string | number): number => {
  const names = state.players.map((_, seat) => seatName(state, seat));
  const seat = typeof name === 'number' ? name : names.indexOf(name);
  if (names[seat] !== undefined) return seat;
  throw new InputError(
    `seat: ${JSON.stringify(name)} does not play here${didYouMean(String(name), names)}; seats: ${names.join(', ')}`,
  );
};

/** Pure changes to a position. Fields at their default are omitted, as scenarios omit them. */
import { CHARACTER_DEFINITIONS, CHARACTERS } from '@three-spires/slay-the-spire/library';
import type { Position } from '../../../game/sandbox.ts';
import {
  type Fields,
  isFields,
  nameIn,
  numberIn,
  recordsIn,
  type Written,
  withField,
} from '../../../sandbox/fields.ts';

export const playersIn = (position: Position): readonly Fields[] => recordsIn(position.players);
export const enemiesIn = (position: Position): readonly Fields[] => recordsIn(position.enemies);
export const climbIn = ({ climb }: Position): Fields | undefined => (isFields(climb) ? climb : undefined);

export const withPlayer = (position: Position, seat: number, player: Fields): Position => ({
  ...position,
  players: playersIn(position).with(seat, player),
});

export const withEnemy = (position: Position, at: number, enemy: Fields): Position => ({
  ...position,
  enemies: enemiesIn(position).with(at, enemy),
});

const FIRST_HAND = 5;

/** A character at the start of a fight: the starter deck, with its special cards and some others in hand. */
export const newPlayer = (character: string): Fields => {
  const definition = CHARACTER_DEFINITIONS.find(({ name }) => name === character);
  const rarestFirst = [...(definition?.starterDeck ?? [])].sort(([, a], [, b]) => a - b);
  const cards = rarestFirst.flatMap(([name, copies]) => Array.from({ length: copies }, () => name));
  const specials = cards.filter((name) => name !== 'Strike' && name !== 'Defend');
  const hand = [...specials, 'Strike', 'Defend', 'Strike', 'Defend'].slice(0, FIRST_HAND);
  const draw = hand.reduce<string[]>((left, name) => left.toSpliced(left.indexOf(name), 1), cards);
  return { character, hand, draw };
};

export const freeCharacters = (position: Position): readonly string[] => {
  const taken = playersIn(position).map(({ character }) => character);
  return CHARACTERS.filter((character) => !taken.includes(character));
};

export const addPlayer = (position: Position): Position => {
  const [character] = freeCharacters(position);
  return character === undefined
    ? position
    : { ...position, players: [...playersIn(position), newPlayer(character)] };
};

/** The rows above move down; enemies in the row are removed with it. */
export const removePlayer = (position: Position, seat: number): Position => {
  const row = seat + 1;
  const enemies = enemiesIn(position)
    .filter((enemy) => enemy.row !== row)
    .map((enemy) =>
      numberIn(enemy, 'row', 0) > row ? { ...enemy, row: numberIn(enemy, 'row', 0) - 1 } : enemy,
    );
  return withField({ ...position, players: playersIn(position).toSpliced(seat, 1) }, 'enemies', enemies);
};

export const addEnemy = (position: Position, enemy: Fields): Position => ({
  ...position,
  enemies: [...enemiesIn(position), enemy],
});

export const removeEnemy = (position: Position, at: number): Position =>
  withField(position, 'enemies', enemiesIn(position).toSpliced(at, 1));

/** The other side of a card, with its marks. */
export const turned = (written: Written): Written => {
  const name = nameIn(written);
  const other = name.endsWith('+') ? name.slice(0, -1) : `${name}+`;
  return typeof written === 'string' ? other : { ...written, card: other };
};

/** The name of one character's card in another character's pile. */
export const nameFor = (name: string, owner: string, character: string): string =>
  owner === 'none' || owner === character ? name : `${owner}: ${name}`;

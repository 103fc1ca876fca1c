/** For tests of rooms and bosses: compares everything printed on one with what it does. */
import { describe, expect, test } from 'vitest';
import { enemyNamed } from '../rules/compile/enemy-names.ts';
import { enemyEntry, placeEntry, placeNamed } from '../rules/compile/entries.ts';
import { healthOf } from '../rules/enemy/ranks.ts';
import type { FloorDefinition } from '../words/definition.ts';
import { type Difference, enemiesAct, HERO_CUBES, perilReaches } from './floors.ts';
import { act, floor } from './turns.ts';

type LineColour = 'red' | 'yellow' | 'black';

type Facts = {
  readonly front: readonly string[];
  readonly rear: readonly string[];
  readonly perilCubes: string;
  readonly chests?: number;
  /** Of a boss. */
  readonly health?: number;
  readonly rank?: 'front' | 'rear';
  /** The cubes required, their effect, and whether the line is always checked. */
  readonly lines: Readonly<Partial<Record<LineColour, readonly [number, Difference, true?]>>>;
  readonly events: Readonly<Record<number, Difference>>;
};
type Place = Facts & { readonly name: string };

export const place = (name: string, facts: Facts): Place => ({ name, ...facts });

export const figures = (count: number, name: string): string[] => Array.from({ length: count }, () => name);

type Mending = { readonly everybody: number } | { readonly boss: number };
/** Removes up to this many wounds from every enemy, or from the boss. */
export const everybody = (number: number): Mending => ({ everybody: number });
export const boss = (number: number): Mending => ({ boss: number });

const BOSS_WOUNDS = 6;
const healthOfEnemy = (name: string): number => enemyEntry(enemyNamed(name) ?? -1).definition.health;
const woundsOf = (name: string): number => Math.min(4, healthOfEnemy(name) - 1);
const wounded = (name: string) => ({ enemy: name, wounds: woundsOf(name) });

/** Mending in terms of the figures present. */
const exactly = (expected: Difference, name: string, enemies: readonly string[]): Difference => {
  const mended = expected.mended as Mending | undefined;
  if (mended === undefined) return expected;
  if ('boss' in mended) return { ...expected, mended: { [name]: Math.min(mended.boss, BOSS_WOUNDS) } };
  const all = enemies.map((enemy) => [enemy, Math.min(mended.everybody, woundsOf(enemy))]);
  return { ...expected, mended: Object.fromEntries(all) };
};

/** An enemy of each colour; a room's cube effect triggers where its colour has no enemy. */
const KINDS: Readonly<Record<LineColour, string>> = {
  red: 'Tower Ogre',
  yellow: 'Marionette',
  black: 'Ghoul',
};
const othersThan = (colour: LineColour): string[] =>
  (Object.keys(KINDS) as LineColour[]).filter((other) => other !== colour).map((other) => KINDS[other]);

const isBoss = ({ health }: Place): boolean => health !== undefined;
const floorOf = (each: Place): number => (!isBoss(each) ? 1 : each.chests === undefined ? 6 : 3);

const isLine = (colour: string): colour is LineColour => colour in KINDS;

const printedOn = (name: string) => placeEntry(placeNamed(name) ?? -1);

const testPrinted = (each: Place): void => {
  const { name, front, rear, perilCubes, health, rank } = each;
  test('enemies, peril cubes and chests are as printed', () => {
    const withBoss = (which: 'front' | 'rear', names: readonly string[]) =>
      rank === which ? [...names, name] : [...names];
    const { state } = floor({ with: { place: name, floor: floorOf(each) }, moves: [act('Catch Breath')] });
    const inRank = (number: number) =>
      state.figures
        .filter((figure) => figure.rank === number)
        .map(({ kind }) => (kind < 0 ? name : enemyEntry(kind).definition.name));
    expect([inRank(0), inRank(1)]).toEqual([withBoss('front', front), withBoss('rear', rear)]);
    const counts = [...'RYK'].map((letter) => perilCubes.split(letter).length - 1);
    expect(state.gathered.slice(3)).toEqual(counts);
    const leader = state.figures.find(({ kind }) => kind < 0);
    expect(leader === undefined ? undefined : healthOf(state, leader)).toBe(health);
    if (each.chests !== undefined)
      expect(
        floor({ with: { place: name, floor: floorOf(each), at: 'floor end' }, moves: [] }).state.chestsLeft,
      ).toBe(each.chests);
  });
};

const testLines = (each: Place): void => {
  const { name } = each;
  for (const [colour, row] of Object.entries(each.lines)) {
    if (!isLine(colour)) continue;
    const [cubes, expected] = row;
    const others = isBoss(each) ? [] : othersThan(colour);
    const position = (count: number) => ({
      place: name,
      floor: floorOf(each),
      front: isBoss(each) ? [{ enemy: name, wounds: BOSS_WOUNDS }] : others.map(wounded),
      field: { ...HERO_CUBES, [colour]: count },
    });
    test(`${cubes} ${colour} cubes: the line acts, one fewer: it does not`, () => {
      expect(enemiesAct(position(cubes))).toEqual(exactly(expected, name, others));
      expect(enemiesAct(position(cubes - 1))).toEqual({});
    });
  }
  test('there are no other lines, and exclamation marks stand where they should', () => {
    const printed = printedOn(name).lines.map((line) => line && [line.cubes, line.always]);
    const expected = (['red', 'yellow', 'black'] as const).map((colour) => {
      const line = each.lines[colour];
      return line && [line[0], line[2] === true];
    });
    expect(printed).toEqual(expected);
  });
};

const testEvents = (each: Place): void => {
  const { name, front, rear, rank } = each;
  const leader = { enemy: name, wounds: BOSS_WOUNDS };
  const position = {
    place: name,
    floor: floorOf(each),
    front: [...front.map(wounded), ...(rank === 'front' ? [leader] : [])],
    rear: [...rear.map(wounded), ...(rank === 'rear' ? [leader] : [])],
    field: HERO_CUBES,
  };
  for (const [at, expected] of Object.entries(each.events))
    test(`peril ${at}`, () => {
      expect(perilReaches(position, Number(at))).toEqual(exactly(expected, name, [...front, ...rear]));
    });
  test('there are no other events', () => {
    const printed = printedOn(name).events.map((event) => event.at);
    expect(printed).toEqual(Object.keys(each.events).map(Number));
  });
};

/** Tests every place in a list, and that the list is complete. */
export const placesHold = (definitions: readonly FloorDefinition[], places: readonly Place[]): void => {
  for (const each of places)
    describe(each.name, () => {
      testPrinted(each);
      testLines(each);
      testEvents(each);
    });
  test('none is missing', () => {
    expect(places.map(({ name }) => name).sort()).toEqual(definitions.map(({ name }) => name).sort());
  });
};

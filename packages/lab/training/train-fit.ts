/**
 * Fits values to fights: a ridge regression of the HP left on the shares of cards in the deck and the relics.
 */

import { CARD_PRIORS, RELIC_PRIORS } from '@three-spires/bots/prior';
import type { CharacterWeights, Worth } from '@three-spires/bots/worth';
import { ENEMY_ENTRIES, FACES, ITEM_ENTRIES } from '@three-spires/slay-the-spire/for-bots';
import { solve } from './solve.ts';

/** One fight: the deck by faces, the relics, the enemy card, and the HP left; below 0 for a lost fight. */
export type Fought = {
  readonly faces: readonly number[];
  readonly relics: readonly number[];
  readonly enemy: number;
  readonly left: number;
};

/** The regularisation strength of each kind of value towards its untrained value. */
const HOLD = { prior: 0.01, card: 0.5, upgrade: 0.7, relic: 60, level: 0.01 } as const;

type Column = { readonly at: number; readonly hold: number };

/** The regression's columns, numbered in order of occurrence. */
const columnsOf = () => {
  const byName = new Map<string, Column>();
  return {
    byName,
    of: (name: string, hold: number): number => {
      const known = byName.get(name) ?? { at: byName.size, hold };
      byName.set(name, known);
      return known.at;
    },
  };
};
type Columns = ReturnType<typeof columnsOf>;

/** A fight as a sparse row: indices and values. */
const rowOf = (columns: Columns, { faces, relics, enemy }: Fought): Map<number, number> => {
  const row = new Map<number, number>();
  const add = (name: string, hold: number, value: number): void => {
    const at = columns.of(name, hold);
    row.set(at, (row.get(at) ?? 0) + value);
  };
  const share = 1 / faces.length;
  for (const face of faces) {
    add('prior', HOLD.prior, share * (CARD_PRIORS[face] as number));
    add(`card ${face - (face % 2)}`, HOLD.card, share);
    if (face % 2 === 1) add(`upgrade ${face - 1}`, HOLD.upgrade, share);
  }
  for (const item of relics) add(`relic ${item}`, HOLD.relic, 1);
  add(`level ${enemy}`, HOLD.level, 1);
  return row;
};

/**
 * The best-fitting values; relics are regularised towards their priors, which are therefore subtracted first.
 */
const regress = (fights: readonly Fought[]): ((name: string) => number) => {
  const columns = columnsOf();
  const rows = fights.map((fight) => rowOf(columns, fight));
  const size = columns.byName.size;
  const matrix = Array.from({ length: size }, () => new Float64Array(size));
  const right = new Float64Array(size);
  for (const { at, hold } of columns.byName.values()) (matrix[at] as Float64Array)[at] = hold;
  rows.forEach((row, number) => {
    const { left, relics } = fights[number] as Fought;
    const rest = left - relics.reduce((sum, item) => sum + (RELIC_PRIORS[item] as number), 0);
    for (const [i, value] of row) {
      right[i] = (right[i] as number) + value * rest;
      const line = matrix[i] as Float64Array;
      for (const [j, other] of row) line[j] = (line[j] as number) + value * other;
    }
  });
  const answer = solve(matrix, right);
  return (name) => answer[columns.byName.get(name)?.at ?? -1] ?? 0;
};

const rounded = (value: number): number => Math.round(value * 100) / 100;

const isHard = ({ enemy }: Fought): boolean => ENEMY_ENTRIES[enemy]?.definition.rank !== 'encounter';

/**
 * A character's values from its fights. All cards' worths are shifted so that a starter Strike is worth 0.
 */
export const fitCharacter = (fights: readonly Fought[]): CharacterWeights => {
  const value = regress(fights.filter(isHard));
  const faceWorth = (face: number): number =>
    value('prior') * (CARD_PRIORS[face] as number) +
    value(`card ${face - (face % 2)}`) +
    (face % 2 === 1 ? value(`upgrade ${face - 1}`) : 0);
  const seenFaces = [...new Set(fights.flatMap(({ faces }) => faces.map((face) => face - (face % 2))))];
  const strike = seenFaces.find((face) => FACES[face]?.starterStrike === true);
  const zero = strike === undefined ? 0 : faceWorth(strike);
  const relicWorth = (item: number): number => (RELIC_PRIORS[item] as number) + value(`relic ${item}`);
  const cards = seenFaces
    .flatMap((face) => [face, face + 1])
    .map((face) => [FACES[face]?.name ?? '', rounded(faceWorth(face) - zero)] as const);
  const relics = [...new Set(fights.flatMap(({ relics }) => relics))].map(
    (item) => [ITEM_ENTRIES[item]?.definition.name ?? '', rounded(relicWorth(item))] as const,
  );
  const strengthOf = ({ faces, relics }: Fought): number =>
    faces.reduce((sum, face) => sum + faceWorth(face) - zero, 0) / faces.length +
    relics.reduce((sum, item) => sum + relicWorth(item), 0);
  return { cards: sorted(cards), relics: sorted(relics), fights: fitFights(fights, strengthOf) };
};

const sorted = (entries: readonly (readonly [string, number])[]): Record<string, number> =>
  Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** The regularisation strength of a line's slope towards the expected one. */
const SLOPE_HOLD = 150;
const SLOPES: Readonly<Record<string, number>> = { encounter: 0.4, elite: 1, boss: 1 };

/** For each enemy card, the line from a deck's strength to the HP left. */
const fitFights = (
  fights: readonly Fought[],
  strengthOf: (fight: Fought) => number,
): Record<string, readonly number[]> => {
  const lines: [string, readonly number[]][] = [];
  for (const enemy of new Set(fights.map((fight) => fight.enemy))) {
    const definition = ENEMY_ENTRIES[enemy]?.definition;
    const points = fights
      .filter((fight) => fight.enemy === enemy)
      .map((fight) => [strengthOf(fight), fight.left] as const);
    lines.push([definition?.id ?? '', lineThrough(points, SLOPES[definition?.rank ?? ''] ?? 1)]);
  }
  return Object.fromEntries(lines.toSorted(([one], [other]) => (one < other ? -1 : 1)));
};

const lineThrough = (points: readonly (readonly [number, number])[], expected: number): readonly number[] => {
  const mean = (of: 0 | 1): number => points.reduce((sum, point) => sum + point[of], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const spread = points.reduce((sum, [at]) => sum + (at - x) ** 2, 0);
  const along = points.reduce((sum, [at, left]) => sum + (at - x) * (left - y), 0);
  const slope = (along + SLOPE_HOLD * expected) / (spread + SLOPE_HOLD);
  return [rounded(y - slope * x), rounded(slope)];
};

/** The HP that trained values predict to be left. */
export const expectedLeft = ({ faces, relics, enemy }: Fought, worth: Worth): number => {
  const [level = 0, slope = 0] = worth.fights[ENEMY_ENTRIES[enemy]?.definition.id ?? ''] ?? [];
  const cards = faces.reduce((sum, face) => sum + (worth.cards[face] as number), 0) / faces.length;
  return level + slope * (cards + relics.reduce((sum, item) => sum + (worth.relics[item] as number), 0));
};

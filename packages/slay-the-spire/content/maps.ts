/**
 * The printed map boards. A space holds its room, or is dark or light and takes a token of that back (STS-2.9).
 * Row 0 is the bottom; `exits` are places in the same list.
 */
import { inOrder } from '@three-spires/kernel';
import { MAP_NUMBERS } from './numbers.ts';

export type SpaceKind =
  | 'encounter'
  | 'elite'
  | 'event'
  | 'campfire'
  | 'treasure'
  | 'merchant'
  | 'boss'
  | 'dark'
  | 'light';

export type Space = {
  readonly row: number;
  readonly column: number;
  readonly kind: SpaceKind;
  readonly exits: readonly number[];
};

export type MapBoard = { readonly name: string; readonly act: number; readonly spaces: readonly Space[] };

const space = (row: number, column: number, kind: SpaceKind, ...exits: readonly number[]): Space => ({
  row,
  column,
  kind,
  exits,
});

const firstActA: readonly Space[] = [
  space(0, 3, 'encounter', 1, 2, 3),
  space(1, 1, 'event', 4),
  space(1, 3, 'event', 5),
  space(1, 5, 'event', 6),
  space(2, 0, 'event', 7),
  space(2, 3, 'encounter', 8, 9),
  space(2, 6, 'encounter', 10),
  space(3, 0, 'encounter', 11, 12),
  space(3, 2, 'light', 12, 13),
  space(3, 4, 'event', 13),
  space(3, 6, 'event', 14),
  space(4, 0, 'dark', 15),
  space(4, 2, 'encounter', 16),
  space(4, 4, 'dark', 16),
  space(4, 6, 'light', 17),
  space(5, 1, 'light', 18, 19),
  space(5, 4, 'light', 19, 20),
  space(5, 6, 'dark', 20),
  space(6, 0, 'treasure', 21),
  space(6, 3, 'treasure', 22, 23),
  space(6, 5, 'treasure', 23, 24),
  space(7, 0, 'encounter', 25),
  space(7, 2, 'event', 25),
  space(7, 4, 'dark', 26),
  space(7, 6, 'encounter', 27),
  space(8, 1, 'dark', 28, 29),
  space(8, 4, 'light', 29, 30),
  space(8, 6, 'dark', 31),
  space(9, 0, 'light', 32),
  space(9, 2, 'encounter', 33),
  space(9, 4, 'event', 34),
  space(9, 6, 'light', 34, 35),
  space(10, 0, 'dark', 36),
  space(10, 2, 'merchant', 37),
  space(10, 4, 'dark', 38),
  space(10, 6, 'event', 39),
  space(11, 1, 'campfire', 40),
  space(11, 2, 'campfire', 40),
  space(11, 4, 'campfire', 40),
  space(11, 5, 'campfire', 40),
  space(12, 3, 'boss'),
];

const firstActB: readonly Space[] = [
  space(0, 3, 'encounter', 1, 2, 3),
  space(1, 1, 'event', 4),
  space(1, 3, 'event', 5),
  space(1, 5, 'event', 6),
  space(2, 0, 'encounter', 7, 8),
  space(2, 3, 'encounter', 8, 9),
  space(2, 6, 'event', 10),
  space(3, 0, 'merchant', 11),
  space(3, 2, 'light', 12),
  space(3, 4, 'event', 13),
  space(3, 6, 'encounter', 14),
  space(4, 0, 'dark', 15),
  space(4, 2, 'encounter', 15, 16),
  space(4, 4, 'light', 16, 17),
  space(4, 6, 'light', 17, 18),
  space(5, 0, 'event', 19),
  space(5, 2, 'dark', 19),
  space(5, 4, 'encounter', 20, 21),
  space(5, 6, 'dark', 22),
  space(6, 1, 'treasure', 23, 24),
  space(6, 3, 'treasure', 24),
  space(6, 4, 'treasure', 25),
  space(6, 6, 'treasure', 25),
  space(7, 1, 'encounter', 26, 27),
  space(7, 3, 'dark', 27, 28),
  space(7, 5, 'dark', 28, 29),
  space(8, 0, 'light', 30),
  space(8, 2, 'event', 31),
  space(8, 4, 'light', 32),
  space(8, 6, 'light', 33),
  space(9, 0, 'elite', 34),
  space(9, 2, 'light', 35, 36),
  space(9, 4, 'event', 36),
  space(9, 6, 'dark', 37),
  space(10, 0, 'event', 38),
  space(10, 2, 'dark', 39),
  space(10, 4, 'dark', 40),
  space(10, 6, 'event', 41),
  space(11, 1, 'campfire', 42),
  space(11, 2, 'campfire', 42),
  space(11, 4, 'campfire', 42),
  space(11, 5, 'campfire', 42),
  space(12, 3, 'boss'),
];

const secondAct: readonly Space[] = [
  space(0, 3, 'encounter', 1, 2, 3),
  space(1, 1, 'encounter', 4),
  space(1, 3, 'event', 5),
  space(1, 5, 'event', 6),
  space(2, 1, 'merchant', 7),
  space(2, 3, 'light', 8, 9),
  space(2, 5, 'encounter', 9, 10),
  space(3, 0, 'dark', 11, 12),
  space(3, 2, 'dark', 12),
  space(3, 4, 'encounter', 12, 13),
  space(3, 6, 'light', 14),
  space(4, 0, 'light', 15, 16),
  space(4, 2, 'light', 16, 17),
  space(4, 4, 'dark', 18),
  space(4, 6, 'dark', 18, 19),
  space(5, 0, 'dark', 20),
  space(5, 1, 'dark', 21),
  space(5, 3, 'dark', 21, 22),
  space(5, 5, 'light', 22),
  space(5, 6, 'light', 23),
  space(6, 0, 'event', 24),
  space(6, 2, 'light', 24, 25),
  space(6, 4, 'event', 26, 27),
  space(6, 6, 'event', 27),
  space(7, 0, 'dark', 28),
  space(7, 2, 'encounter', 29),
  space(7, 4, 'event', 30),
  space(7, 6, 'elite', 31),
  space(8, 1, 'campfire', 32),
  space(8, 2, 'campfire', 32),
  space(8, 4, 'campfire', 32),
  space(8, 5, 'campfire', 32),
  space(9, 3, 'boss'),
];

const thirdAct: readonly Space[] = [
  space(0, 3, 'encounter', 1, 2, 3),
  space(1, 1, 'event', 4),
  space(1, 3, 'encounter', 5),
  space(1, 5, 'event', 6),
  space(2, 1, 'light', 7, 8, 9),
  space(2, 3, 'light', 9),
  space(2, 5, 'encounter', 10, 11),
  space(3, 0, 'event', 12),
  space(3, 1, 'dark', 13),
  space(3, 3, 'event', 13, 14),
  space(3, 5, 'light', 14, 15),
  space(3, 6, 'light', 16),
  space(4, 0, 'dark', 17),
  space(4, 2, 'encounter', 17),
  space(4, 3, 'dark', 18, 19),
  space(4, 4, 'dark', 19),
  space(4, 6, 'dark', 20),
  space(5, 1, 'light', 21, 22),
  space(5, 2, 'light', 22),
  space(5, 4, 'light', 23, 24),
  space(5, 6, 'event', 24),
  space(6, 0, 'dark', 25),
  space(6, 2, 'dark', 26),
  space(6, 4, 'merchant', 27),
  space(6, 5, 'dark', 28),
  space(7, 1, 'campfire', 29),
  space(7, 2, 'campfire', 29),
  space(7, 4, 'campfire', 29),
  space(7, 5, 'campfire', 29),
  space(8, 3, 'boss'),
];

/** Act IV has no board but one line; with Ascension 11 its Elites stand before the Heart (STS-32.3). */
const fourthAct: readonly Space[] = [
  space(0, 3, 'campfire', 1),
  space(1, 3, 'merchant', 2),
  space(2, 3, 'boss'),
];
const fourthActWithElites: readonly Space[] = [
  space(0, 3, 'campfire', 1),
  space(1, 3, 'merchant', 2),
  space(2, 3, 'elite', 3),
  space(3, 3, 'boss'),
];

const maps: readonly MapBoard[] = [
  { name: 'act1-A', act: 1, spaces: firstActA },
  { name: 'act1-B', act: 1, spaces: firstActB },
  { name: 'act2', act: 2, spaces: secondAct },
  { name: 'act3', act: 3, spaces: thirdAct },
  { name: 'act4', act: 4, spaces: fourthAct },
  { name: 'act4-elites', act: 4, spaces: fourthActWithElites },
];

export const MAPS = inOrder('maps', MAP_NUMBERS, maps, ({ name }) => name);

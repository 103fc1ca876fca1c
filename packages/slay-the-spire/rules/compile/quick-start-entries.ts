/**
 * The table of Quick Start (STS-33.2), compiled after the routines of the climb so that numbers are the same
 * everywhere.
 */
import { NONE } from '@three-spires/kernel';
import {
  cardReward,
  gold,
  potion,
  rareReward,
  relic,
  remove,
  roll,
  transform,
  upgrade,
} from '../../words/build.ts';
import type { Effect } from '../../words/vocabulary.ts';
import { addRoutine, compileFrom, completeRoutines } from './routines.ts';
import './run-entries.ts';

/** STS-33.4: each player rolls for themselves. */
const DIE: Effect = roll(
  [[1], [relic()]],
  [[2], [transform()]],
  [[3], [cardReward(), gold(1)]],
  [[4], [potion(), gold(2)]],
  [[5], [upgrade()]],
  [[6], [remove()]],
);

type Column = {
  readonly gold: number;
  readonly firstRewards: number;
  readonly rolls: number;
  readonly relics: number;
  readonly rares: number;
  readonly bossRelics: number;
  readonly lastRewards: number;
  readonly removes: number;
  readonly upgrades: number;
};

/** STS-33.2, by starting Act. */
export const COLUMNS: readonly (Column | undefined)[] = [
  undefined,
  undefined,
  {
    gold: 6,
    firstRewards: 4,
    rolls: 1,
    relics: 2,
    rares: 1,
    bossRelics: 1,
    lastRewards: 0,
    removes: 0,
    upgrades: 2,
  },
  {
    gold: 7,
    firstRewards: 4,
    rolls: 3,
    relics: 4,
    rares: 2,
    bossRelics: 2,
    lastRewards: 3,
    removes: 1,
    upgrades: 4,
  },
  {
    gold: 10,
    firstRewards: 5,
    rolls: 5,
    relics: 6,
    rares: 2,
    bossRelics: 2,
    lastRewards: 5,
    removes: 2,
    upgrades: 6,
  },
];

const before = (column: Column): Effect[] => [
  gold(column.gold),
  cardReward(column.firstRewards),
  transform(),
  ...new Array<Effect>(column.rolls).fill(DIE),
  potion(),
  relic(column.relics),
  rareReward(column.rares),
];

const after = (column: Column): Effect[] => [
  ...(column.lastRewards > 0 ? [cardReward(column.lastRewards)] : []),
  ...(column.removes > 0 ? [remove(column.removes)] : []),
  upgrade(column.upgrades),
];

compileFrom('quick start');
export const ROUTINES_BEFORE = COLUMNS.map((column) =>
  column === undefined ? NONE : addRoutine('Quick Start', before(column)),
);
export const ROUTINES_AFTER = COLUMNS.map((column) =>
  column === undefined ? NONE : addRoutine('Quick Start', after(column)),
);

completeRoutines();

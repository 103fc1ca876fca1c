/** Compiled effects: flat lists of steps made of integers, the form the interpreter runs. */
import type { Effect } from '../../words/effect.ts';
import { CARD_CODES } from './codes/card.ts';
import { ENEMY_CODES } from './codes/enemy.ts';
import { ITEM_CODES } from './codes/item.ts';
import { RUN_CODES } from './codes/run.ts';

/** One code for each word of the vocabulary, and a few the compiler adds. */
export const CODES = [...CARD_CODES, ...ITEM_CODES, ...ENEMY_CODES, ...RUN_CODES] as const;
export type CodeName = (typeof CODES)[number];

export const AIM = {
  enemy: 0,
  row: 1,
  all: 2,
  anyEnemy: 3,
  facing: 4,
  everyone: 5,
  self: 6,
  /** The player chosen with the card, or one asked for each time. */
  player: 7,
  anyPlayer: 8,
  allPlayers: 9,
  rowOfTarget: 10,
  attackers: 11,
  anyRow: 12,
  oneOrTwo: 13,
} as const;

export type Op = {
  code: number;
  /** The amount: `base` + `each` for every one of `per`. */
  base: number;
  each: number;
  per: number;
  /** How often, counted the same way. */
  times: number;
  timesEach: number;
  timesPer: number;
  aim: number;
  /** A token, orb, stance, status, card type or name, by its place in its list. */
  kind: number;
  least: number;
  most: number;
  filter: number;
  /** Where the routine goes on: after a condition that fails, a loop that ends, each option of a choice. */
  jumps: readonly number[];
  perStrength: number;
  bonus: number;
  /** Further hits; like `bonus` only while the condition holds. */
  bonusTimes: number;
  /** A condition, and the die faces it holds for, as bits. */
  condition: number;
  faces: number;
};

export type Routine = readonly Op[];

/** Where a routine came from: for text, for the log and for telling equal abilities apart. */
export type RoutineSource = { readonly name: string; readonly effects: readonly Effect[] };

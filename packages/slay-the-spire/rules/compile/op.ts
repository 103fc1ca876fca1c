/** Compiled effects: flat lists of integer steps that the interpreter runs. */
import { type Effect, STEPS, WORDS } from '../../words/vocabulary.ts';

export type CodeName = Effect['do'] | (typeof STEPS)[number];

/** One code per word of the vocabulary, plus the steps that only the compiler makes. */
export const CODES = [...Object.keys(WORDS), ...STEPS] as readonly CodeName[];

export const AIM = {
  enemy: 0,
  row: 1,
  all: 2,
  anyEnemy: 3,
  facing: 4,
  everyone: 5,
  self: 6,
  /** The player chosen with the card, or chosen when the effect resolves. */
  player: 7,
  anyPlayer: 8,
  allPlayers: 9,
  rowOfTarget: 10,
  anyRow: 12,
  oneOrTwo: 13,
} as const;

export type Op = {
  code: number;
  /** The amount: `base` + `each` for every one of `per`. */
  base: number;
  each: number;
  per: number;
  /** The number of times, counted the same way. */
  times: number;
  timesEach: number;
  timesPer: number;
  aim: number;
  /** A token, orb, stance, status, card type or name, as an index into its list. */
  kind: number;
  least: number;
  most: number;
  filter: number;
  /** Jump targets: after a failed condition, after a loop, or for each option of a choice. */
  jumps: readonly number[];
  perStrength: number;
  bonus: number;
  /** Further hits; like `bonus`, only while the condition holds. */
  bonusTimes: number;
  /** A condition, and the die faces it holds for, as bits. */
  condition: number;
  faces: number;
};

export type Routine = readonly Op[];

/** The origin of a routine: for text, for the log and to tell identical abilities apart. */
export type RoutineSource = { readonly name: string; readonly effects: readonly Effect[] };

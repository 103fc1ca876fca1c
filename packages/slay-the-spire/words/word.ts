/** The record of a word: everything about it but its handler, which is in `rules/steps`. */
import type { WithFields } from '@three-spires/kernel';
import type { Amount, AnyEffect, Condition, Place } from './fields.ts';
import type { Phrase } from './phrases/phrase.ts';
import type { Moved } from './phrases/quantity.ts';
import type { Setting } from './phrases/setting.ts';

/** The fields of a step, which `rules/compile` turns into numbers. */
export type Draft = {
  /** The step's name, if it is not the word's. */
  readonly step?: string;
  readonly amount?: Amount;
  readonly times?: Amount;
  readonly at?: Place | undefined;
  readonly when?: Condition | undefined;
  /** The rest are numbers already (`Op` in `rules/compile/op.ts`). */
  readonly kind?: number;
  readonly least?: number;
  readonly most?: number;
  readonly filter?: number;
  readonly jumps?: readonly number[];
  readonly perStrength?: number;
  readonly bonus?: number;
  readonly bonusTimes?: number;
  readonly faces?: number;
};

export type NamedDraft = Draft & { readonly step: string };

/** The routine being compiled. */
export type Compiling = {
  /** An enemy carries it out. */
  readonly byEnemy: boolean;
  /** Compiles effects into a routine of their own and returns its number. */
  part(effects: readonly AnyEffect[]): number;
  /** The number of a list of names. */
  names(names: readonly string[]): number;
};

/** The same for a word of several steps. */
export type Flow = Compiling & {
  /** Adds a step and returns it, because its jumps may be known only later. */
  add(draft: NamedDraft): { jumps: readonly number[] };
  addAll(effects: readonly AnyEffect[]): void;
  /** The number of the next step. */
  next(): number;
};

/** Methods, so that a word found by its name takes the effect it was found for. */
export type Word<Fields> = WithFields<Fields> & {
  /** Its step. Without it: the step of its name, with its amount, its times and its target. */
  compile?(effect: Fields, compiling: Compiling): Draft;
  /** Its steps, if there are several. */
  flow?(effect: Fields, flow: Flow): void;
  /** Its sentence. Without it: the template under its name, with its fields as parameters. */
  says?(effect: Fields, setting: Setting): Phrase;
  /** Its target, if no field says so. */
  readonly at?: Place;
  /** What "this way" refers to after it. */
  readonly moves?: Moved;
};

export const word = <Fields = unknown>(record: Word<Fields> = {}): Word<Fields> => record;

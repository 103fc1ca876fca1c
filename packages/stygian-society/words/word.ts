/** The record of a word: everything about it but its handler, which is in `rules/steps`. */
import type { Text, WithFields } from '@three-spires/kernel';

/** Where an effect is printed, as far as its sentence depends on it. */
export type Setting = {
  /** The enemy that the effect is printed on. */
  readonly name: Text;
  /** It answers wounds, so it prevents some of those. */
  readonly answersHarm: boolean;
  /** How often it is repeated; always 1 unless the word is `counted`. */
  readonly count: number;
};

/** `Fields` are what an effect has beside the word. They compile by their names (`rules/compile/routines.ts`). */
export type Word<Fields> = WithFields<Fields> & {
  /** Its sentence. Without it: the template under its name, with the fields as parameters. */
  says?(effect: Fields, setting: Setting): Text;
  /** Equal effects in a row become one sentence. */
  readonly counted?: true;
};

export const word = <Fields>(record: Word<Fields> = {}): Word<Fields> => record;

export type Numbered = { readonly number: number };

/** The builder of a word that has only a number. */
export const numbered =
  <Name extends string>(name: Name) =>
  (number: number): { readonly do: Name } & Numbered => ({ do: name, number });

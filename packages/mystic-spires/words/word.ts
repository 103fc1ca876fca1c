/** The records of the vocabulary: everything about a word but its handler, which is in the rules. */
import type { FieldsIn, Text, WithFields } from '@three-spires/kernel';
import type { Duty } from './lists.ts';
import type { Objects, Whose } from './objects.ts';
import type { Voice } from './voice.ts';

/** What an entry is compiled from besides the fields of the effect, or in place of them. */
type Draft = {
  readonly number?: number;
  readonly duty?: Duty;
  /** Carried out together with the preceding step, without its own response point. */
  readonly isQuiet?: boolean;
};

/** A compiled effect. Entries read its fields by name. */
export type Drafted<Effect> = Draft & FieldsIn<Effect>;

/** Methods, so that a word found by its name takes the effect it was found for. */
export type Word<Fields> = WithFields<Fields> & {
  /** What its entry needs besides the fields of the effect. */
  compile?(effect: Fields): Draft;
  /** Its sentence; by default the template under its name, with its fields. An aura leaves its objects out. */
  says?(effect: Fields, voice: Voice): Text;
  /** Whom an occasion names: the card itself, after which "it" is clear, or the opponent. */
  readonly names?: 'self' | 'opponent';
  /** Its objects do it themselves: "if it does" instead of "if you do". */
  readonly isTheirs?: true;
};

export const word = <Fields = unknown>(record: Word<Fields> = {}): Word<Fields> => record;

export const namesOf = <Words extends object>(words: Words) => Object.keys(words) as (keyof Words & string)[];

/** The fields of words about objects, and of words about a Keeper. */
export type Aimed = { readonly what: Objects };
export type OfKeeper = { readonly who: Whose };

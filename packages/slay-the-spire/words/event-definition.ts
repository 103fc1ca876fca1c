import type { Effect } from './vocabulary.ts';

/** One bracketed option of an Event (STS-10.9). */
export type EventOption = {
  readonly name: string;
  readonly does: readonly Effect[];
  readonly needsRelic?: string;
};

export type EventDefinition = {
  readonly name: string;
  /** What the party encounters: one to three sentences of our own, above the options. */
  readonly story: string;
  readonly act: 1 | 2 | 3;
  readonly copies: number;
  /** Only from this Ascension level on (STS-29.7), or with the colorless unlock. */
  readonly ascension?: number;
  readonly colorless?: boolean;
  /** Each player chooses, the party chooses once, or there is nothing to choose. */
  readonly scope: 'player' | 'party' | 'automatic';
  readonly options: readonly EventOption[];
  /** Each player must take a different option. */
  readonly distinct?: boolean;
  /** How many different options a player may take, if more than one. */
  readonly picks?: number;
  /** Put back and replaced if it is the first Event of the run. */
  readonly notFirst?: boolean;
  /** Every player reveals one of their relics at random before choosing. */
  readonly turnsUpRelic?: boolean;
};

export const option = (name: string, ...does: readonly Effect[]): EventOption => ({ name, does });

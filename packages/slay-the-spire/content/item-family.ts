/** What items of a kind have in common. */
import { strength } from '../words/build.ts';
import type { Ability } from '../words/definition.ts';
import type { Effect } from '../words/vocabulary.ts';

export const potion = { kind: 'potion', copies: 1, price: 2 } as const;
export const relic = { kind: 'relic', copies: 1 } as const;
export const bossRelic = { kind: 'bossRelic', copies: 1 } as const;

/** A die ability (STS-27.7). */
export const onRoll = (die: readonly number[], ...does: readonly Effect[]): Ability => ({
  on: 'startOfTurn',
  die,
  does,
});

/** Strength for this turn: 1 is lost at its end even if the gain was cut (STS-20.4). */
export const strengthThisTurn: readonly Effect[] = [
  strength(1),
  { do: 'loseStrengthAtEndOfTurn', amount: 1, onlyGained: false },
];

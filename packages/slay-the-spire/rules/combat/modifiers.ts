import { MODIFIERS } from '../../words/lists.ts';
import type { Player } from '../state.ts';

/** Modifiers by name, as indices into a player's sums. */
export const MODIFIER = Object.fromEntries(MODIFIERS.map((name, index) => [name, index])) as {
  readonly [Name in (typeof MODIFIERS)[number]]: number;
};

export const modifier = (player: Player, which: number): number => player.modifiers[which] as number;

/** The sums of a player without modifiers. */
export const NO_MODIFIERS: readonly number[] = MODIFIERS.map(() => 0);

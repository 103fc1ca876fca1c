/** The fields that words of several subjects have. */
import type { ConditionName, Count } from './lists.ts';

/** A number, or a number derived from the state: `base` plus `each` for every one of `per`. */
export type Amount = number | { readonly base: number; readonly each: number; readonly per: Count };

/**
 * What an effect targets. For players: one chosen enemy, every enemy in one chosen row plus the Boss, ALL
 * enemies, a freely chosen enemy each time, or one enemy and optionally another. For enemies: the player in
 * the row, every player, or the player whose card triggered an ability.
 */
export type EnemyAim = 'enemy' | 'row' | 'all' | 'anyEnemyEachTime' | 'oneOrTwoEnemies';
export type PlayerAim = 'facing' | 'everyone' | 'thatPlayer';
export type Recipient = 'self' | 'anyPlayer' | 'allPlayers';
/** All of these, those of plain damage, and where cards are put. */
export type Place =
  | EnemyAim
  | PlayerAim
  | Recipient
  | 'subject'
  | 'rowOfTarget'
  | 'attackers'
  | 'hand'
  | 'topOfDraw';

export type Condition = { readonly is: ConditionName; readonly faces?: readonly number[] };

/** Any effect, for words with effects inside: the vocabulary, which knows them all, is above the words. */
export type AnyEffect = { readonly do: string };

export type Counted = { readonly amount: Amount };
export type Numbered = { readonly amount: number };

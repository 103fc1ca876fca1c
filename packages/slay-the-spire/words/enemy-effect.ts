/** The same effects as cards use, aimed the way an enemy aims them (STS-18.4). */
import type { Amount, Effect } from './effect.ts';

/** What only enemies do. */
export type EnemyEffect =
  /** Summons into its own row, or the same into every player's row, from left to right (STS-11.7). */
  | { readonly do: 'summon'; readonly names: readonly string[]; readonly where: 'row' | 'playerRows' }
  /** Summons until so many of a name stand in every player's row. */
  | { readonly do: 'summonUpTo'; readonly name: string; readonly each: number }
  /** Brings a card that is no Summon, such as a Boss's second phase. */
  | { readonly do: 'bring'; readonly id: string; readonly name: string }
  /** Happens at the start of the next round (STS-27.4). */
  | { readonly do: 'nextRound'; readonly effects: readonly Effect[] }
  /** Dead enemies of a name come back where they lie, as new or with so much HP. */
  | { readonly do: 'revive'; readonly name: string; readonly hp?: number }
  /** Enters a mode (STS-19.3); the card may say instead what ability that gives or takes. */
  | {
      readonly do: 'enterMode';
      readonly mode: number;
      readonly called?: string;
      readonly gains?: string;
      readonly loses?: string;
    }
  /** All enemies, this one included, or those of a name in its row gain something. */
  | {
      readonly do: 'allies';
      readonly gain: 'strength' | 'block' | 'hp';
      readonly amount: number;
      readonly name?: string;
    }
  | { readonly do: 'clearTokens' }
  | { readonly do: 'addCubes'; readonly amount: number; readonly ability: string }
  | { readonly do: 'rollAgain' }
  | { readonly do: 'setNextCost'; readonly cost: number }
  /** Daze for everyone who lost HP to this action. */
  | { readonly do: 'dazeWounded'; readonly amount: number }
  /** The player in its row gains Block equal to the HP just lost. */
  | { readonly do: 'blockForLoss' }
  | { readonly do: 'shuffleStatus'; readonly status: 'slimed' | 'burn'; readonly amount: number }
  | { readonly do: 'loseEnergy'; readonly amount: number }
  | { readonly do: 'dealNoDamage' }
  | { readonly do: 'loseGold'; readonly amount: number }
  | { readonly do: 'leaveCombat' }
  | { readonly do: 'die' }
  // Steps of rules that no card prints.
  | { readonly do: 'payForSlimed' }
  | { readonly do: 'changeRows' }
  | { readonly do: 'sufferFacing' };

// Builders.

export const attack = (amount: Amount, times: Amount = 1): Effect => ({
  do: 'hit',
  amount,
  times,
  at: 'facing',
});
export const attackAll = (amount: Amount, times: Amount = 1): Effect => ({
  do: 'hit',
  amount,
  times,
  at: 'everyone',
});
export const giveWeak = (amount = 1): Effect => ({ do: 'token', token: 'weak', amount, on: 'facing' });
export const giveVulnerable = (amount = 1): Effect => ({
  do: 'token',
  token: 'vulnerable',
  amount,
  on: 'facing',
});
export const giveWeakAll = (amount = 1): Effect => ({ do: 'token', token: 'weak', amount, on: 'everyone' });
export const giveVulnerableAll = (amount = 1): Effect => ({
  do: 'token',
  token: 'vulnerable',
  amount,
  on: 'everyone',
});
export const giveDaze = (amount = 1): Effect => ({ do: 'daze', amount, to: 'facing' });
export const giveDazeAll = (amount = 1): Effect => ({ do: 'daze', amount, to: 'everyone' });
export const giveSlimed = (amount = 1): Effect => ({ do: 'status', status: 'slimed', amount, to: 'facing' });
export const giveSlimedAll = (amount = 1): Effect => ({
  do: 'status',
  status: 'slimed',
  amount,
  to: 'everyone',
});
export const giveBurn = (amount = 1): Effect => ({ do: 'status', status: 'burn', amount, to: 'facing' });
export const giveBurnAll = (amount = 1): Effect => ({ do: 'status', status: 'burn', amount, to: 'everyone' });
/** Plain damage to the player whose card set an ability off. */
export const punish = (amount: Amount): Effect => ({ do: 'damage', amount, at: 'thatPlayer' });

export const gainStrength = (amount: Amount = 1): Effect => ({
  do: 'token',
  token: 'strength',
  amount,
  on: 'self',
});
export const gainBlock = (amount: Amount): Effect => ({ do: 'block', amount, to: 'self' });
export const gainBlockPerPlayer = (each: number): Effect => gainBlock({ base: 0, each, per: 'players' });
export const allies = (
  gain: 'strength' | 'block' | 'hp',
  amount: number,
  name?: string,
): Extract<EnemyEffect, { do: 'allies' }> => ({
  do: 'allies',
  gain,
  amount,
  ...(name === undefined ? {} : { name }),
});
export const nextRound = (...effects: readonly Effect[]): Effect => ({ do: 'nextRound', effects });
export const summonInRow = (...names: readonly string[]): Effect => ({ do: 'summon', names, where: 'row' });
export const summonForEach = (...names: readonly string[]): Effect => ({
  do: 'summon',
  names,
  where: 'playerRows',
});
export const gainsAbility = (gains: string): Effect => ({ do: 'enterMode', mode: 1, gains });
export const losesAbility = (loses: string): Effect => ({ do: 'enterMode', mode: 1, loses });
export const enterMode = (mode: number, called: string): Effect => ({ do: 'enterMode', mode, called });

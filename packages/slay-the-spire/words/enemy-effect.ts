/** The same effects as cards use, aimed the way an enemy aims them (STS-18.4). */
import type { Amount, Effect } from './effect.ts';

/** What only enemies do. */
export type EnemyEffect =
  | { readonly do: 'summon'; readonly name: string; readonly amount: number }
  | { readonly do: 'loseGold'; readonly amount: number }
  | { readonly do: 'leaveCombat' }
  | { readonly do: 'die' };

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
export const giveBurnAll = (amount = 1): Effect => ({ do: 'status', status: 'burn', amount, to: 'everyone' });
export const gainStrength = (amount = 1): Effect => ({ do: 'token', token: 'strength', amount, on: 'self' });
export const gainBlock = (amount: Amount): Effect => ({ do: 'block', amount, to: 'self' });

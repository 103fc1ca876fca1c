/** Builders for enemies: the same effects as for cards, with enemy targeting (STS-18.4). */
import { defined } from '@three-spires/kernel';
import type { Amount, Effect, EnemyEffect } from './effect.ts';

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
/** Plain damage to the player whose card triggered an ability. */
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
  ...defined({ name }),
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

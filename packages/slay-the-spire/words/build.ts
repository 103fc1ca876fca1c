/** Builders: the short vocabulary that content files are written in. */
import { defined } from '@three-spires/kernel';
import type { Amount, CardFilter, Condition, Effect, EnemyAim, PlayerAim, Recipient } from './effect.ts';
import type { ConditionName, Count, Orb, Stance, Token } from './lists.ts';

export const perEach = (per: Count, each = 1, base = 0): Amount => ({ base, each, per });

export const hit = (amount: Amount, times: Amount = 1): Effect => ({ do: 'hit', amount, times, at: 'enemy' });
export const hitRow = (amount: Amount, times: Amount = 1): Effect => ({
  do: 'hit',
  amount,
  times,
  at: 'row',
});
type HitExtra =
  | { readonly perStrength: number }
  | { readonly bonus: { readonly amount: number; readonly when: Condition } }
  | { readonly more: { readonly times: number; readonly when: Condition } };
export const hitWith = (amount: Amount, extra: HitExtra, at: EnemyAim = 'enemy'): Effect => ({
  do: 'hit',
  amount,
  times: 1,
  at,
  ...extra,
});
/** Extra damage, or further hits, while a condition holds. */
export const bonusIf = (is: ConditionName, amount: number): HitExtra => ({ bonus: { amount, when: { is } } });
export const moreHitsIf = (is: ConditionName, times: number): HitExtra => ({ more: { times, when: { is } } });

export const damage = (amount: Amount): Effect => ({ do: 'damage', amount, at: 'enemy' });
export const damageRow = (amount: Amount): Effect => ({ do: 'damage', amount, at: 'row' });
export const damageAll = (amount: Amount): Effect => ({ do: 'damage', amount, at: 'all' });
export const damageSubject = (amount: Amount): Effect => ({ do: 'damage', amount, at: 'subject' });
export const damageAttackers = (amount: Amount): Effect => ({ do: 'damage', amount, at: 'attackers' });
export const loseHp = (amount: Amount): Effect => ({ do: 'loseHp', amount });
export const heal = (amount: Amount): Effect => ({ do: 'heal', amount });

export const block = (amount: Amount): Effect => ({ do: 'block', amount, to: 'self' });
export const blockAny = (amount: Amount): Effect => ({ do: 'block', amount, to: 'anyPlayer' });
export const blockAll = (amount: Amount): Effect => ({ do: 'block', amount, to: 'allPlayers' });

const tokenOn =
  (token: Token, on: EnemyAim | PlayerAim | Recipient) =>
  (amount: Amount = 1): Effect => ({ do: 'token', token, amount, on });
export const vulnerable = tokenOn('vulnerable', 'enemy');
export const vulnerableRow = tokenOn('vulnerable', 'row');
export const weak = tokenOn('weak', 'enemy');
export const weakRow = tokenOn('weak', 'row');
export const poison = tokenOn('poison', 'enemy');
export const poisonRow = tokenOn('poison', 'row');
export const poisonAnyEnemy = tokenOn('poison', 'anyEnemyEachTime');
export const strength = tokenOn('strength', 'self');
export const strengthAny = tokenOn('strength', 'anyPlayer');

export const energy = (amount: Amount): Effect => ({ do: 'energy', amount, to: 'self' });
export const energyAny = (amount: Amount): Effect => ({ do: 'energy', amount, to: 'anyPlayer' });
export const draw = (amount: Amount): Effect => ({ do: 'draw', amount, to: 'self' });
export const drawAny = (amount: Amount): Effect => ({ do: 'draw', amount, to: 'anyPlayer' });
export const discard = (amount: number): Effect => ({
  do: 'discard',
  least: amount,
  most: amount,
  cards: 'any',
});
export const discardAnyNumber = (): Effect => ({ do: 'discard', least: 0, most: 'all', cards: 'any' });
export const discardHand = (): Effect => ({ do: 'discard', least: 255, most: 'all', cards: 'any' });
export const exhaustFromHand = (least: number, most = least): Effect => ({
  do: 'exhaust',
  least,
  most,
  cards: 'any',
});
export const exhaustHand = (cards: CardFilter = 'any'): Effect => ({
  do: 'exhaust',
  least: 255,
  most: 'all',
  cards,
});
export const shiv = (amount: Amount): Effect => ({ do: 'shiv', amount });
export const miracle = (amount: Amount): Effect => ({ do: 'miracle', amount });
export const channel = (orb: Orb, amount: Amount = 1): Effect => ({ do: 'channel', orb, amount });
export const evoke = (times: Amount = 1): Effect => ({ do: 'evoke', times });
export const enter = (stance: Stance): Effect => ({ do: 'stance', stance });
export const daze = (amount: Amount): Effect => ({ do: 'daze', amount, to: 'self' });
export const dazeInDiscard = (amount: Amount): Effect => ({
  do: 'daze',
  amount,
  to: 'self',
  pile: 'discard',
});
export const scry = (amount: number): Effect => ({ do: 'scry', amount });
export const removeOrbs = (): Effect => ({ do: 'removeOrbs' });
export const swapRows = (): Effect => ({ do: 'swapRows' });
export const takeFromDiscard = (amount: number): Effect => ({
  do: 'moveCard',
  from: 'discard',
  to: 'hand',
  amount,
});

export const when = (is: ConditionName, then: readonly Effect[], otherwise?: readonly Effect[]): Effect => ({
  do: 'if',
  when: { is },
  then,
  ...defined({ otherwise }),
});
export const onDie = (faces: readonly number[], then: readonly Effect[]): Effect => ({
  do: 'if',
  when: { is: 'die', faces },
  then,
});
export const choose = (...options: readonly (readonly Effect[])[]): Effect => ({ do: 'choose', options });
export const repeat = (times: Amount, ...effects: readonly Effect[]): Effect => ({
  do: 'repeat',
  times,
  effects,
});

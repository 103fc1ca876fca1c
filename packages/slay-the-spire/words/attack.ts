/** Hits and damage. */
import { createSay, type EffectOf, type Messages, type Text } from '@three-spires/kernel';
import type { Amount, Condition, Counted, EnemyAim, Numbered, PlayerAim } from './fields.ts';
import type { ConditionName } from './lists.ts';
import { aimed } from './phrases/aim.ts';
import { conditionText } from './phrases/condition.ts';
import { icons, type Phrase, sentence } from './phrases/phrase.ts';
import {
  allOf,
  bracketedNumber,
  bracketedTerm,
  DAMAGE,
  eachOf,
  type Moved,
  type PerItem,
  plainNumber,
  quantity,
} from './phrases/quantity.ts';
import type { Setting } from './phrases/setting.ts';
import { word } from './word.ts';

export const attackEnglish = {
  hit: '{amount} [hit]',
  'hit.times': '{hit} × {times}',
  'hit.each': '{hit} for each {what}',
  'hit.eachPlus': '{hit} for each {what}, plus {more}',
  'hit.x': '{amount} [hit], where X is {what}.',
  'hit.more': '{base} [hit], +{each} for each {what}.',
  'hit.moreTimes': '{hit}, or {hit} × {times} if {condition}.',
  'hit.anyEnemies': '{hit} × {times}, each on any enemy',
  'hit.bonus': '{hit}, +{amount} if {condition}.',
  'hit.perStrength': '{hit}. Each of your [strength] adds {each} instead of 1.',
  'damage.self': 'Take {damage}.',
  'damage.attackers': 'Each enemy about to attack you takes {damage} for each [hit] of its action.',
  'damage.enemy': '{what} to an enemy',
  'damage.subject': '{what} to it',
  'damage.thatPlayer': 'That player takes {what}.',
  judge: 'Choose an enemy with {hp} HP or less. Set its HP to 0.',
  separateAttacks: 'Make {amount} separate Attacks of 1 [hit] that cost 0 [energy] each.',
} as const satisfies Messages;

const say = createSay(attackEnglish);

type Hit = {
  readonly amount: Amount;
  readonly times: Amount;
  readonly at: EnemyAim | PlayerAim;
  /** What each Strength adds to the hit, if not 1. */
  readonly perStrength?: number;
  /** Extra damage while a condition holds. */
  readonly bonus?: { readonly amount: number; readonly when: Condition };
  /** Further hits while a condition holds. */
  readonly more?: { readonly times: number; readonly when: Condition };
};

type Damage = Counted & {
  readonly at: EnemyAim | PlayerAim | 'self' | 'subject' | 'rowOfTarget' | 'attackers';
};

/** The size of one hit. */
const sizeText = (amount: Amount): Text => say('hit', { amount: bracketedNumber(amount) ?? [] });

/**
 * One hit with a counted size: a bonus on a printed number, or X if the count is all or nearly all of it.
 * "For each" alone would read as several hits (STS-17.1).
 */
const countedHit = (amount: PerItem, moved: Moved): Text =>
  amount.base > 0 && (amount.base > amount.each || amount.each > 1)
    ? say('hit.more', { base: amount.base, each: amount.each, what: eachOf(amount.per, moved) })
    : say('hit.x', { amount: bracketedTerm(amount), what: allOf(amount.per, moved) });

const severalHits = (hit: Text, times: Amount, moved: Moved): Text => {
  if (times === 1) return hit;
  const plain = bracketedNumber(times);
  if (plain !== undefined) return say('hit.times', { hit, times: plain });
  if (typeof times === 'number') return hit;
  const what = eachOf(times.per, moved);
  if (times.base === 0) return say('hit.each', { hit, what });
  return say('hit.eachPlus', { hit, what, more: severalHits(hit, times.base, moved) });
};

const hitPhrase = (effect: Hit, { moved, named }: Setting): Phrase => {
  const { amount, at, bonus, more, perStrength } = effect;
  const area = at === 'row' || at === 'everyone';
  if (typeof amount !== 'number' && amount.per !== 'x') return sentence(countedHit(amount, moved), area);
  if (at === 'anyEnemyEachTime' && typeof effect.times === 'number' && effect.times > 1)
    return icons(say('hit.anyEnemies', { times: effect.times, hit: sizeText(amount) }));
  const hit = severalHits(sizeText(amount), effect.times, moved);
  if (more !== undefined && typeof effect.times === 'number') {
    const times = effect.times + more.times;
    return sentence(say('hit.moreTimes', { hit, times, condition: conditionText(more.when) }), area);
  }
  if (bonus !== undefined) {
    const condition = conditionText(bonus.when);
    return sentence(say('hit.bonus', { hit, amount: bonus.amount, condition }), area);
  }
  if (perStrength !== undefined) return sentence(say('hit.perStrength', { hit, each: perStrength }), area);
  return aimed(hit, at, named);
};

const damagePhrase = ({ amount, at }: Damage, { moved, named }: Setting): Phrase => {
  const damage = quantity(amount, DAMAGE, moved);
  if (at === 'self' || at === 'attackers') return sentence(say(`damage.${at}`, { damage }));
  if (at === 'enemy' || at === 'subject') return icons(say(`damage.${at}`, { what: damage }));
  // After a count, the recipient would be read as part of it.
  if (at === 'thatPlayer' && plainNumber(amount) === undefined)
    return sentence(say('damage.thatPlayer', { what: damage }));
  return aimed(damage, at, named);
};

const damageStep = (at: Damage['at']): 'damage' | (typeof attackSteps)[number] => {
  if (at === 'attackers') return 'damageAttackers';
  return at === 'facing' || at === 'thatPlayer' || at === 'everyone' || at === 'self'
    ? 'damagePlayers'
    : 'damage';
};

/** The steps of these words besides their own; `endAttack` follows an effect's last hit (STS-17.5). */
export const attackSteps = [
  'hitAnyEnemies',
  'hitPlayers',
  'endAttack',
  'damagePlayers',
  'damageAttackers',
] as const;

export const attackWords = {
  hit: word<Hit>({
    compile: ({ amount, times, at, perStrength = 1, bonus, more }, { byEnemy }) => ({
      step: byEnemy ? 'hitPlayers' : at === 'anyEnemyEachTime' ? 'hitAnyEnemies' : 'hit',
      amount,
      times,
      at,
      perStrength,
      bonus: bonus?.amount ?? 0,
      bonusTimes: more?.times ?? 0,
      when: bonus?.when ?? more?.when,
    }),
    says: hitPhrase,
  }),
  damage: word<Damage>({
    compile: ({ amount, at }) => ({
      step: damageStep(at),
      amount,
      at: at === 'attackers' ? 'self' : at,
    }),
    says: damagePhrase,
  }),
  /** Sets the enemy's HP to 0 if it has at most this much. */
  judge: word<{ readonly hp: number; readonly at: 'enemy' }>({
    compile: ({ hp, at }) => ({ amount: hp, at }),
  }),
  /** Hits of 1, each a separate Attack of cost 0; not Shivs. */
  separateAttacks: word<Numbered>(),
};

type AttackEffect = EffectOf<typeof attackWords>;

const hitAt =
  (at: Hit['at']) =>
  (amount: Amount, times: Amount = 1): AttackEffect => ({ do: 'hit', amount, times, at });
export const hit = hitAt('enemy');
export const hitRow = hitAt('row');
type HitExtra =
  | { readonly perStrength: number }
  | { readonly bonus: { readonly amount: number; readonly when: Condition } }
  | { readonly more: { readonly times: number; readonly when: Condition } };
export const hitWith = (amount: Amount, extra: HitExtra, at: EnemyAim = 'enemy'): AttackEffect => ({
  do: 'hit',
  amount,
  times: 1,
  at,
  ...extra,
});
/** Extra damage, or further hits, while a condition holds. */
export const bonusIf = (is: ConditionName, amount: number): HitExtra => ({ bonus: { amount, when: { is } } });
export const moreHitsIf = (is: ConditionName, times: number): HitExtra => ({ more: { times, when: { is } } });

const damageAt =
  (at: Damage['at']) =>
  (amount: Amount): AttackEffect => ({ do: 'damage', amount, at });
export const damage = damageAt('enemy');
export const damageRow = damageAt('row');
export const damageAll = damageAt('all');
export const damageSubject = damageAt('subject');
export const damageAttackers = damageAt('attackers');

/** An enemy's hits, and its plain damage to the player whose card triggered an ability. */
export const attack = hitAt('facing');
export const attackAll = hitAt('everyone');
export const punish = damageAt('thatPlayer');

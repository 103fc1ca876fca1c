/** Words about enemies. */
import { createSay, type EffectOf, type Messages, pluralOf, type Text } from '@three-spires/kernel';
import type { Rank } from './lists.ts';
import { type Numbered, word } from './word.ts';

/**
 * Whom wounds hit: the target, one other enemy in its rank, its whole rank, everyone in front, all enemies,
 * the target only if in the rear rank; and for effects without a target, one enemy anywhere or one in front.
 */
export type Scope = 'target' | 'next' | 'rank' | 'front' | 'all' | 'ifRear' | 'any' | 'anyFront';

/** Figures of the acting kind, the boss, or every enemy (STY-28.5). */
export type MendScope = 'self' | 'boss' | 'all';

export const enemyEnglish = {
  'do.wound': 'deal {number} {number|wound|wounds} to {scope}',
  'do.wound.ifRear': 'deal {number} more if the target stands in the rear rank',
  'scope.target': 'the target',
  'scope.next': "one other enemy in the target's rank",
  'scope.rank': "every enemy in the target's rank",
  'scope.front': 'every enemy in the front rank',
  'scope.all': 'every enemy',
  'scope.any': 'one enemy in either rank',
  'scope.anyFront': 'one enemy in the front rank',
  'do.pierce': 'this attack ignores resistance and screening',
  'do.shove': 'move the target to the other rank',
  'do.cancel': 'cancel it; its cubes stay spent and *peril* rises by 1',
  'do.mend': 'remove up to {number} {number|wound|wounds} from {scope}',
  'mend.self': 'each {name}',
  'mend.boss': 'the boss',
  'mend.all': 'every enemy',
  'do.summon': '{enemies} {count|joins|join} the {rank} rank',
  'enemy.a': '{vowel|an|a} {enemy}',
  'enemy.several': '{count} {enemies}',
  'do.double': 'the next wounds from {enemies} on this floor are doubled',
} as const satisfies Messages;

const say = createSay(enemyEnglish);

/** A number of one enemy: "a Ripper", "an Ash Hound", "2 Shades". */
const enemiesText = (enemy: string, count: number): Text =>
  count === 1
    ? say('enemy.a', { enemy, vowel: /^[AEIOU]/.test(enemy) ? 1 : 0 })
    : say('enemy.several', { count, enemies: pluralOf(enemy) });

export const enemyWords = {
  wound: word<Numbered & { readonly scope: Scope }>({
    says: ({ number, scope }) =>
      scope === 'ifRear'
        ? say('do.wound.ifRear', { number })
        : say('do.wound', { number, scope: say(`scope.${scope}`) }),
  }),
  pierce: word(),
  shove: word(),
  cancel: word(),
  mend: word<Numbered & { readonly scope: MendScope }>({
    says: ({ number, scope }, { name }) => say('do.mend', { number, scope: say(`mend.${scope}`, { name }) }),
  }),
  summon: word<{ readonly enemy: string; readonly rank: Rank }>({
    counted: true,
    says: ({ enemy, rank }, { count }) =>
      say('do.summon', { enemies: enemiesText(enemy, count), count, rank }),
  }),
  double: word<{ readonly enemy: string }>({
    says: ({ enemy }) => say('do.double', { enemies: pluralOf(enemy) }),
  }),
};

type EnemyEffect = EffectOf<typeof enemyWords>;

export const wound = (number: number, scope: Scope = 'target'): EnemyEffect => ({
  do: 'wound',
  number,
  scope,
});
export const pierce: EnemyEffect = { do: 'pierce' };
export const shove: EnemyEffect = { do: 'shove' };
export const cancel: EnemyEffect = { do: 'cancel' };
export const mend = (number: number, scope: MendScope): EnemyEffect => ({ do: 'mend', number, scope });
export const summon = (enemy: string, rank: Rank): EnemyEffect => ({ do: 'summon', enemy, rank });
export const double = (enemy: string): EnemyEffect => ({ do: 'double', enemy });

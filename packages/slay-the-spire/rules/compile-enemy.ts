/** Steps of what only enemies do. */
import type { Effect } from '../words/effect.ts';
import type { EnemyEffect } from '../words/enemy-effect.ts';
import { ENEMY_CODES } from './codes/enemy.ts';
import type { Op } from './op.ts';
import { blankOp, setAmount, withKind } from './op-builder.ts';

const WORDS: ReadonlySet<string> = new Set(ENEMY_CODES);

export const isEnemyEffect = (effect: Effect): effect is EnemyEffect => WORDS.has(effect.do);

export const compileEnemyEffect = (effect: EnemyEffect): Op => {
  switch (effect.do) {
    case 'summon':
      return setAmount(withKind(blankOp(effect.do), summonNameIndex(effect.name)), effect.amount);
    case 'loseGold':
      return setAmount(blankOp(effect.do), effect.amount);
    default:
      return blankOp(effect.do);
  }
};

/** Names of Summons, in the order the content first names them. */
const SUMMON_NAMES: string[] = [];

export const summonNameIndex = (name: string): number => {
  const known = SUMMON_NAMES.indexOf(name);
  return known >= 0 ? known : SUMMON_NAMES.push(name) - 1;
};

export const summonName = (index: number): string => SUMMON_NAMES[index] as string;

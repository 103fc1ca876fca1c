/** Compiles the effects of enemies into steps. */

import type { Effect, EnemyEffect } from '../../words/effect.ts';
import { ENEMY_CODES } from './codes/enemy.ts';
import type { AddPart } from './compile-card.ts';
import { AIM, type Op } from './op.ts';
import { blankOp, setAmount, withAim, withKind } from './op-builder.ts';

const WORDS: ReadonlySet<string> = new Set(ENEMY_CODES);

export const isEnemyEffect = (effect: Effect): effect is EnemyEffect => WORDS.has(effect.do);

/** What `allies` can give, indexed by a step's kind. */
export const ALLY_GAINS = ['strength', 'block', 'hp'] as const;

export const compileEnemyEffect = (effect: EnemyEffect, addPart: AddPart): Op => {
  const op = blankOp(effect.do);
  switch (effect.do) {
    case 'summon':
      return withAim(
        withKind(op, namesIndex(effect.names)),
        effect.where === 'row' ? AIM.facing : AIM.everyone,
      );
    case 'summonUpTo':
      return setAmount(withKind(op, namesIndex([effect.name])), effect.each);
    case 'bring':
      return withKind(op, namesIndex([effect.id]));
    case 'nextRound':
      return withKind(op, addPart(effect.effects));
    case 'revive':
      return setAmount(withKind(op, namesIndex([effect.name])), effect.hp ?? 0);
    case 'enterMode':
      return withKind(op, effect.mode);
    case 'allies':
      return Object.assign(setAmount(withKind(op, ALLY_GAINS.indexOf(effect.gain)), effect.amount), {
        filter: effect.name === undefined ? -1 : namesIndex([effect.name]),
      });
    case 'setNextCost':
      return setAmount(op, effect.cost);
    case 'shuffleStatus':
      return setAmount(withKind(op, effect.status === 'burn' ? 1 : 0), effect.amount);
    case 'addCubes':
    case 'dazeWounded':
    case 'loseEnergy':
    case 'loseGold':
      return setAmount(op, effect.amount);
    default:
      return op;
  }
};

/** Lists of names used by steps, in order of first use in the content. */
const NAMES: (readonly string[])[] = [];

const namesIndex = (names: readonly string[]): number => {
  const known = NAMES.findIndex((list) => list.join() === names.join());
  return known >= 0 ? known : NAMES.push(names) - 1;
};

export const namesOf = (index: number): readonly string[] => NAMES[index] as readonly string[];
export const nameOf = (index: number): string => namesOf(index)[0] as string;

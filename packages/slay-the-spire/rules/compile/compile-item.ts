/** Compiles the effects of relics and potions into steps. */

import type { Effect, ItemEffect } from '../../words/effect.ts';
import { ITEM_CODES } from './codes/item.ts';
import type { Op } from './op.ts';
import { blankOp, faceBits, setAmount, withKind } from './op-builder.ts';

const WORDS: ReadonlySet<string> = new Set(ITEM_CODES);

export const isItemEffect = (effect: Effect): effect is ItemEffect => WORDS.has(effect.do);

/** Whose die abilities a step may use. */
const OWN = 0;
export const ANYONES = 1;

export const compileItemEffect = (effect: ItemEffect): Op => {
  if (effect.do === 'triggerDieAbility') {
    const op = withKind(blankOp(effect.do), effect.of === 'anyone' ? ANYONES : OWN);
    op.faces = effect.face === undefined ? 0 : faceBits([effect.face]);
    return op;
  }
  return 'amount' in effect ? setAmount(blankOp(effect.do), effect.amount) : blankOp(effect.do);
};

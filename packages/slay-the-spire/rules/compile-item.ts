/** Steps of what relics and potions do. */
import type { Effect } from '../words/effect.ts';
import type { ItemEffect } from '../words/item-effect.ts';
import { ITEM_CODES } from './codes/item.ts';
import type { Op } from './op.ts';
import { blankOp } from './op-builder.ts';

const WORDS: ReadonlySet<string> = new Set(ITEM_CODES);

export const isItemEffect = (effect: Effect): effect is ItemEffect => WORDS.has(effect.do);

export const compileItemEffect = (effect: ItemEffect): Op => blankOp(effect.do);

/** Steps of what happens between combats. */
import type { Effect } from '../words/effect.ts';
import type { RunEffect } from '../words/run-effect.ts';
import { RUN_CODES } from './codes/run.ts';
import type { Op } from './op.ts';
import { blankOp, setAmount } from './op-builder.ts';

const WORDS: ReadonlySet<string> = new Set(RUN_CODES);

export const isRunEffect = (effect: Effect): effect is RunEffect => WORDS.has(effect.do);

export const compileRunEffect = (effect: RunEffect): Op => setAmount(blankOp(effect.do), effect.amount);

/** Compiles the effects between combats into steps. */

import { NONE } from '@three-spires/kernel';
import type { DeckFilter, Effect, RewardDeck, RunEffect } from '../../words/effect.ts';
import { RUN_CODES } from './codes/run.ts';
import type { Op } from './op.ts';
import { blankOp, setAmount, withKind } from './op-builder.ts';

const WORDS: ReadonlySet<string> = new Set(RUN_CODES);

export const isRunEffect = (effect: Effect): effect is RunEffect => WORDS.has(effect.do);

export const REWARD_DECKS: readonly RewardDeck[] = ['rewards', 'rare', 'colorless', 'other'];
export const ENTERED_ROOMS = ['encounter', 'elite', 'merchant', 'firstActBoss'] as const;
export const DECK_FILTERS: readonly DeckFilter[] = [
  'any',
  'starterStrike',
  'starterDefend',
  'attack',
  'skill',
  'uncommonOrRare',
  'curse',
];
/** Cards turned up for a reward by default (STS-8.5). */
const CARDS_LOOKED_AT = 3;

export const compileRunEffect = (effect: RunEffect, addPart: (effects: readonly Effect[]) => number): Op => {
  switch (effect.do) {
    case 'cardReward':
    case 'rareReward': {
      const from = effect.do === 'rareReward' ? 'rare' : (effect.from ?? 'rewards');
      const op = withKind(setAmount(blankOp(effect.do), effect.amount), REWARD_DECKS.indexOf(from));
      return Object.assign(op, { most: effect.look ?? CARDS_LOOKED_AT });
    }
    case 'addRandomCards':
      return withKind(setAmount(blankOp(effect.do), effect.amount), REWARD_DECKS.indexOf(effect.from));
    case 'upgradeCards':
    case 'removeCards':
    case 'transformCards':
      return Object.assign(setAmount(blankOp(effect.do), effect.amount), {
        filter: DECK_FILTERS.indexOf(effect.cards ?? 'any'),
        kind: effect.random === true ? 1 : 0,
      });
    case 'giveRelic':
      return withKind(blankOp(effect.do), effect.random === true ? 1 : 0);
    case 'enterRoom':
      return withKind(blankOp(effect.do), ENTERED_ROOMS.indexOf(effect.room));
    case 'rollDie':
      return Object.assign(blankOp(effect.do), { jumps: routinesByFace(effect.results, addPart) });
    case 'onePlayer':
    case 'everyPlayer':
      return Object.assign(blankOp(effect.do), { jumps: [addPart(effect.does)] });
    default:
      return 'amount' in effect ? setAmount(blankOp(effect.do), effect.amount) : blankOp(effect.do);
  }
};

type Results = Extract<RunEffect, { do: 'rollDie' }>['results'];

/** The routine for each die face, index 1 to 6, or NONE if nothing happens. */
const routinesByFace = (results: Results, addPart: (effects: readonly Effect[]) => number): number[] => {
  const routines = [0, 1, 2, 3, 4, 5, 6].map(() => NONE);
  for (const { faces, does } of results) {
    const routine = addPart(does);
    for (const face of faces) routines[face] = routine;
  }
  return routines;
};

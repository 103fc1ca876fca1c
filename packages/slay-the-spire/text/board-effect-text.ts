/** The texts of effects on piles, Orbs and the rest of the turn. */
import type { Text } from '@three-spires/kernel';
import type { Effect } from '../words/effect.ts';
import { plainNumber, quantity } from './amount-text.ts';
import { exactCards } from './choice-text.ts';
import { type Phrase, sentence } from './phrase.ts';
import { say } from './say.ts';

type Of<Word extends Effect['do']> = Extract<Effect, { do: Word }>;

const fixed = (key: Parameters<typeof say>[0]) => (): Phrase => sentence(say(key));

const cubes = (count: number): Text => say('thing.cube', { count });

const evokePhrase = ({ times, channelsSame }: Of<'evoke'>): Phrase => {
  if (channelsSame === true) return sentence(say('evoke.same'));
  if (times === 1) return sentence(say('evoke'));
  if (times === 2) return sentence(say('evoke.twice'));
  return sentence(say('evoke.times', { times: plainNumber(times) ?? [] }));
};

const moveCardPhrase = ({ from, to, amount, retain }: Of<'moveCard'>): Phrase => {
  const moved = { cards: exactCards(amount), count: amount };
  return sentence(retain === true ? say('moveCard.retained', moved) : say(`moveCard.${from}.${to}`, moved));
};

const playDrawnPhrase = ({ exhausts }: Of<'playDrawnCard'>): Phrase =>
  sentence(say(exhausts === false ? 'playDrawnCard.kept' : 'playDrawnCard'));

/** The effects that need no context. */
export const BOARD_WRITERS = {
  judge: ({ hp }: Of<'judge'>) => sentence(say('judge', { hp })),
  removeBlock: fixed('removeBlock'),
  clearDebuffs: ({ to }: Of<'clearDebuffs'>) => sentence(say(`clearDebuffs.${to}`)),
  limitHpLoss: fixed('limitHpLoss'),
  doubleEnergy: fixed('doubleEnergy'),
  noMoreDraws: fixed('noMoreDraws'),
  noMoreCards: fixed('noMoreCards'),
  handCostsZero: fixed('handCostsZero'),
  nextCardFree: ({ type }: Of<'nextCardFree'>) => sentence(say(`nextCardFree.${type}`)),
  retainedCostLess: ({ amount }: Of<'retainedCostLess'>) => sentence(say('retainedCostLess', { amount })),
  moveCard: moveCardPhrase,
  exhaustForEnergy: fixed('exhaustForEnergy'),
  exhaustDrawPile: fixed('exhaustDrawPile'),
  takeTopDiscard: fixed('takeTopDiscard'),
  takeZeroCostDiscards: fixed('takeZeroCostDiscards'),
  scry: ({ amount }: Of<'scry'>) => sentence(say('scry', { amount })),
  searchDraw: ({ amount }: Of<'searchDraw'>) =>
    sentence(say('searchDraw', { cards: exactCards(amount), count: amount })),
  playFromDraw: fixed('playFromDraw'),
  evoke: evokePhrase,
  evokeAll: fixed('evokeAll'),
  removeOrbs: fixed('removeOrbs'),
  orbAgain: ({ times }: Of<'orbAgain'>) =>
    sentence(times === 1 ? say('orbAgain') : say('orbAgain.times', { times })),
  orbEffect: ({ orb }: Of<'orbEffect'>) => sentence(say(`orbEffect.${orb}`)),
  stance: ({ stance }: Of<'stance'>) => sentence(say(`stance.${stance}`)),
  playDrawnCard: playDrawnPhrase,
  playTwice: ({ type }: Of<'playTwice'>) => sentence(say(`playTwice.${type}`)),
  copyLastCard: fixed('copyLastCard'),
  copyLastAttack: fixed('copyLastAttack'),
  swapRows: fixed('swapRows'),
  placeCubes: ({ amount }: Of<'placeCubes'>) =>
    sentence(say('placeCubes', { cubes: quantity(amount, cubes, 'exhausted') })),
  redCube: fixed('redCube'),
  orderDiscard: fixed('orderDiscard'),
} as const;

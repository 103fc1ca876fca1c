/** What an event comes from: a card, an enemy, a line, a peril event, a chest, and its effect as printed. */
import { NONE, type Why, type WhyStep, whyStep } from '@three-spires/kernel';
import { cardEntry, cardName } from '../rules/compile/entries.ts';
import { heroName } from '../rules/naming.ts';
import { FRAME, type Frame, SIDE, type State } from '../rules/state.ts';
import { effectsSentence } from '../text/card-text.ts';
import type { CardType } from '../words/lists.ts';
import type { Effect } from '../words/vocabulary.ts';
import type { Work } from './moment.ts';
import { say } from './say.ts';
import { sourceOf } from './sources.ts';

const RULE_OF_CARD: Readonly<Record<CardType, string>> = {
  action: 'STY-8.1',
  support: 'STY-4.3',
  passive: 'STY-18.2',
  response: 'STY-18.3',
};

/** The rule of each effect word. */
const RULE_OF_WORD: Readonly<Record<Effect['do'], string>> = {
  purge: 'STY-28.1',
  lose: 'STY-28.2',
  recolor: 'STY-28.3',
  bury: 'STY-28.4',
  gain: 'STY-9.6',
  perilCubes: 'STY-12.5',
  banish: 'STY-28.13',
  regroup: 'STY-19.2',
  wound: 'STY-15.7',
  pierce: 'STY-15.6',
  shove: 'STY-16.10',
  cancel: 'STY-28.7',
  mend: 'STY-28.5',
  summon: 'STY-16.7',
  double: 'STY-28.11',
  fewer: 'STY-20.7',
  empty: 'STY-20.7',
  defeat: 'STY-24.2',
  heal: 'STY-14.1',
  guard: 'STY-28.8',
  luck: 'STY-10.2',
  peril: 'STY-12.1',
  cleanse: 'STY-21.10',
  refresh: 'STY-28.6',
  xp: 'STY-17.1',
  ward: 'STY-28.9',
  setWounds: 'STY-13.7',
  tire: 'STY-18.9',
  afflict: 'STY-21.1',
  hurt: 'STY-13.1',
  end: 'STY-28.12',
  next: 'STY-3.8',
  eachFloor: 'STY-3.8',
};

/** A hero, or the party, uses a card. */
export const cardStep = (state: State, hero: number, card: number): WhyStep =>
  whyStep(
    hero === NONE
      ? say('partyUses', { card: cardName(card) })
      : say('uses', { hero: heroName(state, hero), card: cardName(card) }),
    RULE_OF_CARD[cardEntry(card).type],
  );

/** What a response answers. */
const windowSteps = ({ stack }: State, frame: Frame): Why => {
  const below = stack[stack.indexOf(frame) - 1];
  const isResponse = cardEntry(frame.card).type === 'response' && below?.kind === FRAME.window;
  if (!isResponse) return [];
  const occasion = say(`occasion.${below.number as 0 | 1 | 2 | 3 | 4 | 5}`);
  return [whyStep(say('responds', { occasion }), 'STY-18.3')];
};

/** Whose effects a frame carries out. */
export const frameSteps = (state: State, frame: Frame): Why => {
  if (frame.kind === FRAME.use) return [useStep(state, frame)];
  if (frame.side === SIDE.hero && frame.card !== NONE)
    return [cardStep(state, frame.hero, frame.card), ...windowSteps(state, frame)];
  const cause = sourceOf(frame.routine)?.cause;
  return cause === undefined ? [] : [cause];
};

/** The action that a hero has paid for, once or more. */
export const useStep = (state: State, { hero, card, number: times }: Frame): WhyStep => {
  const params = { hero: heroName(state, hero), card: cardName(card), times };
  return times > 1 ? whyStep(say('paysTimes', params), 'STY-8.2') : whyStep(say('pays', params), 'STY-8.1');
};

/** The effect as it is printed. */
const effectStep = ({ frame, step }: Work, amount?: number): WhyStep => {
  const name = sourceOf(frame.routine)?.name ?? '';
  return whyStep(
    effectsSentence([step.effect], name === '' ? undefined : [name]),
    RULE_OF_WORD[step.effect.do],
    amount,
  );
};

export const workSteps = (state: State, work: Work | undefined, amount?: number): Why =>
  work === undefined ? [] : [...frameSteps(state, work.frame), effectStep(work, amount)];

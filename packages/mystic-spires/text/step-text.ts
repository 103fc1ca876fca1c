/** Steps of effects as sentences. */
import type { Text } from '@three-spires/kernel';
import type { Amount, Objects, Step } from '../words/effect.ts';
import { countedText, numberOf, objectsText } from './object-text.ts';
import { say } from './say.ts';

export const signed = (number: number): string => (number < 0 ? `${number}` : `+${number}`);

const TIMES: Readonly<Record<number, string>> = { 2: 'twice ', 3: 'three times ' };

/** What a share is a share of: «Crystal your opponent holds». */
const shared = (amount: Amount, unit: boolean): { readonly per: number; readonly of: Text } | undefined => {
  if (typeof amount === 'number' || !('per' in amount) || amount.per === undefined) return undefined;
  const of = 'crystal' in amount ? say(`per.crystal.${amount.crystal}`) : countedText(amount.count, unit);
  return { per: amount.per, of };
};

const amountText = (amount: Amount, unit: boolean): Text => {
  if (typeof amount === 'number') return [`${amount}`];
  if ('count' in amount) {
    const times = TIMES[amount.times ?? 1] ?? '';
    return amount.count === 'it'
      ? say('amount.it', { times })
      : say('amount.count', { times, what: countedText(amount.count, unit) });
  }
  return 'crystal' in amount ? say('amount.half.opp') : say('amount.paid', { plus: amount.plus });
};

const damageText = (step: Extract<Step, { do: 'damage' | 'heal' }>, unit: boolean): Text => {
  const what = objectsText(step.what, unit);
  const share = step.do === 'damage' ? shared(step.amount, unit) : undefined;
  if (share !== undefined) return say('do.damage.per', { what, ...share });
  const key = isWorkedOut(step.amount) ? (`do.${step.do}.each` as const) : (`do.${step.do}` as const);
  return say(key, { amount: amountText(step.amount, unit), what });
};

/** Amounts that are worked out take another sentence: «equal to …». */
const isWorkedOut = (amount: Amount): boolean => typeof amount !== 'number';

const timed = (what: Text, until: 'turn' | 'nextTurn' | undefined, count: number): Text =>
  until === undefined ? what : say(`until.${until}`, { what, count });

const toHandText = (what: Objects, unit: boolean): Text => {
  if (what === 'it') return say('do.toHand.it');
  if (what === 'self') return say('do.toHand.self');
  const mine = typeof what !== 'string' && what.zone === 'graveyard' && what.side === 'my';
  return say(mine ? 'do.toHand.mine' : 'do.toHand', { what: objectsText(what, unit) });
};

const bondText = (step: Extract<Step, { do: 'bond' }>, unit: boolean): Text => {
  const what = objectsText(step.what, unit);
  return step.with === undefined
    ? say('do.bond', { what })
    : say('do.bond.with', { what, other: objectsText(step.with, unit) });
};

const crystalText = (step: Extract<Step, { do: 'gain' | 'drain' }>, unit: boolean): Text => {
  const amount = amountText(step.amount, unit);
  if (step.do === 'drain') return say(`do.drain.${step.who}`, { amount });
  return say(isWorkedOut(step.amount) ? `do.gain.${step.who}.each` : `do.gain.${step.who}`, { amount });
};

/** One step, without its join. */
const stepText = (step: Step, unit: boolean): Text => {
  switch (step.do) {
    case 'toHand':
      return toHandText(step.what, unit);
    case 'summon':
      return step.what === 'self'
        ? say('do.summon.self')
        : say('do.summon', { what: objectsText(step.what, unit) });
    case 'destroy':
    case 'exile':
    case 'toDeck':
    case 'ready':
    case 'search':
    case 'equip':
      return say(`do.${step.do}`, { what: objectsText(step.what, unit) });
    case 'damage':
    case 'heal':
      return damageText(step, unit);
    case 'raise': {
      const count = numberOf(step.what);
      return timed(
        say('do.raise', {
          what: objectsText(step.what, unit),
          gets: say('verb.gets', { count }),
          power: typeof step.power === 'number' ? signed(step.power) : amountText(step.power, unit),
          hp: signed(step.hp),
        }),
        step.until,
        count,
      );
    }
    case 'give':
    case 'strip': {
      const count = numberOf(step.what);
      const params = {
        what: objectsText(step.what, unit),
        status: [{ keyword: step.status }],
        gains: say('verb.gains', { count }),
        loses: say('verb.loses', { count }),
      };
      return timed(say(`do.${step.do}`, params), step.until, count);
    }
    case 'tokens':
      return say(`do.tokens.${step.side}`, { number: step.number, name: step.name });
    case 'draw':
    case 'discard':
    case 'mill':
      return say(`do.${step.do}.${step.who}`, { number: step.number });
    case 'gain':
    case 'drain':
      return crystalText(step, unit);
    case 'toll':
      return say(`do.toll.${step.who}`, { number: step.number });
    case 'skip':
      return say(`do.skip.${step.who}`, { phase: step.phase });
    case 'bond':
      return bondText(step, unit);
    case 'disrupt':
    case 'negate':
      return say(`do.${step.do}`);
  }
};

/** Whether the opponent does it. */
const isTheirs = (step: Step | undefined): boolean =>
  step !== undefined && 'who' in step && step.who !== 'my' && step.do !== 'gain' && step.do !== 'drain';

const joinKey = (step: Step, before: Step | undefined): 'then' | 'ifYouDo' | 'ifTheyDo' | 'ifNot' =>
  step.join === 'ifYouDo' && isTheirs(before) ? 'ifTheyDo' : (step.join ?? 'then');

/** All steps of an effect as one text, without the full stop. */
export const stepsText = (steps: readonly Step[], unit: boolean): Text =>
  steps.reduce<Text>((first, step, at) => {
    const second = stepText(step, unit);
    return at === 0 ? second : say(`join.${joinKey(step, steps[at - 1])}`, { first, second });
  }, []);

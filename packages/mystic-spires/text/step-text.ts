/** Steps of effects as sentences. */
import type { Text } from '@three-spires/kernel';
import type { Amount, Objects, Step } from '../words/effect.ts';
import {
  anyText,
  countedText,
  isAdjective,
  numberOf,
  objectsText,
  sideKey,
  type Voice,
  whoKey,
} from './object-text.ts';
import { say } from './say.ts';

export const signed = (number: number): string => (number < 0 ? `${number}` : `+${number}`);

const isOpposing = (what: Objects | undefined): boolean => typeof what === 'object' && what.side === 'opp';

const withOpponent = (voice: Voice): Voice => ({ ...voice, opponentNamed: true, opponentActs: true });

/** The voice after these objects were named in the same clause. */
const after = (voice: Voice, what: Objects): Voice => (isOpposing(what) ? withOpponent(voice) : voice);

/** One per group of this size among what is counted. */
const shared = (amount: Amount, voice: Voice): { readonly per: number; readonly of: Text } | undefined => {
  if (typeof amount === 'number' || !('count' in amount) || amount.per === undefined) return undefined;
  return { per: amount.per, of: countedText(amount.count, voice) };
};

/** "a fifth of your opponent's Crystal, rounded down" */
const crystalShareText = ({ crystal, per }: Extract<Amount, { crystal: unknown }>, voice: Voice): Text => {
  const part = per === 2 || per === 5 || per === 10 ? say(`part.${per}`) : say('part.other', { per });
  return say(`share.${whoKey(crystal, voice)}`, { part });
};

const amountText = (amount: Amount, voice: Voice): Text => {
  if (typeof amount === 'number') return [`${amount}`];
  if ('count' in amount) return say('amount.count', { what: countedText(amount.count, voice) });
  return 'crystal' in amount ? crystalShareText(amount, voice) : say('amount.paid', { plus: amount.plus });
};

/** The amount for each object of the previous step, if the amount is of that kind. */
const perEach = (amount: Amount): number | undefined =>
  typeof amount === 'object' && 'count' in amount && amount.count === 'it' ? (amount.times ?? 1) : undefined;

const damageText = (step: Extract<Step, { do: 'damage' | 'heal' }>, voice: Voice): Text => {
  // A share of Crystal names its holder before the targets.
  const isOfOpponent =
    typeof step.amount === 'object' && 'crystal' in step.amount && step.amount.crystal === 'opp';
  const what = objectsText(step.what, isOfOpponent ? withOpponent(voice) : voice);
  const each = perEach(step.amount);
  if (each !== undefined) return say(`do.${step.do}.forEach`, { amount: each, what });
  const share = step.do === 'damage' ? shared(step.amount, after(voice, step.what)) : undefined;
  if (share !== undefined) return say('do.damage.per', { what, ...share });
  const key = isWorkedOut(step.amount) ? (`do.${step.do}.equal` as const) : (`do.${step.do}` as const);
  return say(key, { amount: amountText(step.amount, voice), what });
};

/** Computed amounts need a different sentence: "equal to …". */
const isWorkedOut = (amount: Amount): boolean => typeof amount !== 'number';

const timed = (what: Text, of: Objects, until: 'turn' | 'nextTurn' | undefined): Text => {
  if (until === undefined) return what;
  return say(until === 'nextTurn' && isOpposing(of) ? 'until.theirNextTurn' : `until.${until}`, { what });
};

const toHandText = (what: Objects, voice: Voice): Text => {
  if (what === 'it') return say('do.toHand.it');
  if (what === 'self') return say('do.toHand.self');
  const mine = typeof what !== 'string' && what.zone === 'graveyard' && what.side === 'my';
  return say(mine ? 'do.toHand.mine' : 'do.toHand', { what: objectsText(what, voice) });
};

const bondText = (step: Extract<Step, { do: 'bond' }>, voice: Voice): Text => {
  const what = objectsText(step.what, voice);
  return step.with === undefined
    ? say('do.bond', { what })
    : say('do.bond.with', { what, other: objectsText(step.with, after(voice, step.what)) });
};

const crystalText = (step: Extract<Step, { do: 'gain' | 'drain' }>, voice: Voice): Text => {
  const amount = amountText(step.amount, step.who === 'opp' ? withOpponent(voice) : voice);
  const who = whoKey(step.who, voice);
  if (step.do === 'drain') return say(`do.drain.${who}`, { amount });
  return say(isWorkedOut(step.amount) ? `do.gain.${who}.equal` : `do.gain.${who}`, { amount });
};

const statusText = (step: Extract<Step, { do: 'give' | 'strip' }>, voice: Voice): Text => {
  const count = numberOf(step.what);
  const key = step.do === 'give' && isAdjective(step.status) ? 'do.become' : (`do.${step.do}` as const);
  const text = say(key, {
    what: objectsText(step.what, voice),
    status: [{ keyword: step.status }],
    becomes: say('verb.becomes', { count }),
    gains: say('verb.gains', { count }),
    loses: say('verb.loses', { count }),
  });
  return timed(text, step.what, step.until);
};

const raiseText = (step: Extract<Step, { do: 'raise' }>, voice: Voice): Text => {
  const text = say('do.raise', {
    what: objectsText(step.what, voice),
    gets: say('verb.gets', { count: numberOf(step.what) }),
    power: typeof step.power === 'number' ? signed(step.power) : amountText(step.power, voice),
    hp: signed(step.hp),
  });
  return timed(text, step.what, step.until);
};

/** One step, without its join. */
const stepText = (step: Step, voice: Voice): Text => {
  switch (step.do) {
    case 'toHand':
      return toHandText(step.what, voice);
    case 'summon':
      return step.what === 'self'
        ? say('do.summon.self')
        : say('do.summon', { what: objectsText(step.what, voice) });
    case 'equip':
      return say('do.equip', { what: anyText(step.what, voice) });
    case 'destroy':
    case 'exile':
    case 'toDeck':
    case 'ready':
    case 'search':
      return say(`do.${step.do}`, { what: objectsText(step.what, voice) });
    case 'damage':
    case 'heal':
      return damageText(step, voice);
    case 'raise':
      return raiseText(step, voice);
    case 'give':
    case 'strip':
      return statusText(step, voice);
    case 'tokens':
      return say(`do.tokens.${sideKey(step.side, voice)}`, {
        number: step.number,
        name: step.name,
      });
    case 'draw':
    case 'discard':
    case 'mill':
      return say(`do.${step.do}.${whoKey(step.who, voice)}`, {
        number: step.number,
      });
    case 'gain':
    case 'drain':
      return crystalText(step, voice);
    case 'toll':
      return say(`do.toll.${step.who}`, { number: step.number });
    case 'skip':
      return say(`do.skip.${step.who}`, { phase: step.phase });
    case 'bond':
      return bondText(step, voice);
    case 'disrupt':
    case 'negate':
      return say(`do.${step.do}`);
  }
};

/** What is clear after a step: whether it named the opponent, and whether it was about them. */
const voiceAfter = (step: Step, voice: Voice): Voice => {
  const opponentActs = 'who' in step && step.who === 'opp';
  const isNamed =
    opponentActs ||
    ('side' in step && step.side === 'opp') ||
    ('what' in step && isOpposing(step.what)) ||
    ('with' in step && isOpposing(step.with));
  // After a sentence about Units, "they" would mean the Units.
  const isAboutUnits = 'what' in step;
  return {
    ...voice,
    opponentNamed: voice.opponentNamed || isNamed,
    opponentActs: opponentActs || (voice.opponentActs && !isAboutUnits),
  };
};

/** Who did the previous step, for "if you do": the Keeper, another Keeper, or the Units themselves. */
const doerOf = (step: Step): 'you' | 'they' | 'it' | 'any' => {
  if ('who' in step) return step.who === 'my' ? 'you' : 'they';
  if (step.do === 'give' || step.do === 'strip' || step.do === 'raise')
    return numberOf(step.what) === 1 ? 'it' : 'any';
  return 'you';
};

/** The step after `before`, joined to the text so far. */
const joinStep = (first: Text, before: Step, step: Step, voice: Voice): Text => {
  const second = stepText(step, voice);
  if (step.join === undefined) {
    const isFound = before.do === 'search' && step.do === 'toHand';
    return say(isFound ? 'join.and' : 'join.then', { first, second });
  }
  const reaction = reactionText(before, step, voice);
  return say('join.sentence', { first, second: reaction });
};

/** "If you do, …": a step that depends on the previous one (MYS-7.2). */
const reactionText = (before: Step, step: Step, voice: Voice): Text =>
  say(step.join === 'ifNot' ? `ifNot.${doerOf(before)}` : `ifDone.${doerOf(before)}`, {
    second: stepText(step, voice),
  });

/** An effect's action and its reaction, which begins with the first "if you do" (MYS-7.1); no full stops. */
export const stepsText = (
  steps: readonly Step[],
  first: Voice,
): { readonly action: Text; readonly reaction: Text } => {
  let voice = first;
  let action: Text = [];
  let reaction: Text = [];
  steps.forEach((step, at) => {
    const before = steps[at - 1];
    if (before === undefined) action = stepText(step, voice);
    else if (reaction.length > 0) reaction = joinStep(reaction, before, step, voice);
    else if (step.join === undefined) action = joinStep(action, before, step, voice);
    else reaction = reactionText(before, step, voice);
    voice = voiceAfter(step, voice);
  });
  return { action, reaction };
};

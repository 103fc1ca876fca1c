/** Steps of effects as sentences. */
import type { FieldsIn, Text } from '@three-spires/kernel';
import { isOpposing, numberOf } from '../words/objects.ts';
import { type Step, stepWord } from '../words/vocabulary.ts';
import type { Voice } from '../words/voice.ts';
import { say, sayWord } from './say.ts';

/** One step, without its join. */
export const stepText = (step: Step, voice: Voice): Text =>
  stepWord(step).says?.(step, voice) ?? sayWord(`do.${step.do}`, step, voice);

/** What is clear after a step: whether it named the opponent, and whether it was about them. */
const voiceAfter = (step: Step, voice: Voice): Voice => {
  const { who, side, what, with: partner }: FieldsIn<Step> = step;
  const opponentActs = who === 'opp';
  const isNamed = opponentActs || side === 'opp' || isOpposing(what) || isOpposing(partner);
  // After a sentence about Units, "they" would mean the Units.
  const isAboutUnits = what !== undefined;
  return {
    ...voice,
    opponentNamed: voice.opponentNamed || isNamed,
    opponentActs: opponentActs || (voice.opponentActs && !isAboutUnits),
  };
};

/** Who did the previous step, for "if you do": the Keeper, another Keeper, or the Units themselves. */
const doerOf = (step: Step): 'you' | 'they' | 'it' | 'any' => {
  const { who, what }: FieldsIn<Step> = step;
  if (who !== undefined) return who === 'my' ? 'you' : 'they';
  return what === undefined || !stepWord(step).isTheirs ? 'you' : numberOf(what) === 1 ? 'it' : 'any';
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

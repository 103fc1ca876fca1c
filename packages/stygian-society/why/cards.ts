/** Skills, treasures and status tokens (sections 17, 18, 20, 21). */
import { findFrame, NONE, type Why, whyStep } from '@three-spires/kernel';
import { cardEntry } from '../rules/compile/entries.ts';
import { partyModifier } from '../rules/hero/heroes.ts';
import { FRAME, QUESTION, type State, TREASURES_PER_CHEST } from '../rules/state.ts';
import { workSteps } from './causes.ts';
import { type Explainers, tell, workBelow, workOf } from './moment.ts';
import { say } from './say.ts';

/** The afflicting effect: its frame is done when tokens are drawn. */
const afflictSteps = (state: State): Why => workSteps(state, workBelow(state, state.stack.length, 'afflict'));

/** How many treasures the chest holds. */
const treasureSteps = (state: State): Why => {
  const less = state.fewer;
  const more = partyModifier(state, 'treasure');
  const number = TREASURES_PER_CHEST;
  return [
    whyStep(say('treasures', { number }), 'STY-20.6', number),
    ...(less > 0 ? [whyStep(say('fewer', { number: less }), 'STY-20.7', number - less)] : []),
    ...(more > 0 ? [whyStep(say('more', { number: more }), 'STY-20.7', number - less + more)] : []),
  ];
};

export const cardExplainers: Explainers<
  'learned' | 'tired' | 'refreshed' | 'treasure' | 'gave' | 'declined' | 'afflicted' | 'relieved'
> = {
  learned: (event, { state }) => {
    const isLevel = findFrame(state.stack, FRAME.level) !== undefined;
    const cause = isLevel ? whyStep(say('chosenSkill'), 'STY-17.4') : whyStep(say('thirdSkill'), 'STY-25.4');
    const drawn = event.reveals ? [whyStep(say('drawnSkill'), 'STY-17.5')] : [];
    return [cause, ...drawn, whyStep(tell(event), event.reveals ? 'STY-17.5' : 'STY-17.4')];
  },
  tired: (event, { state }) => [...workSteps(state, workOf(state, 'tire')), whyStep(tell(event), 'STY-18.9')],
  refreshed: (event, { state }) => [
    ...workSteps(state, workOf(state, 'refresh')),
    whyStep(tell(event), 'STY-28.6'),
  ],
  treasure: (event, { state }) => {
    const isFound = event.hero === NONE;
    const isParty = cardEntry(event.card).owner === 'party';
    return [
      ...(isFound ? treasureSteps(state) : [whyStep(say('solo'), 'STY-20.9')]),
      ...(isFound && isParty ? [whyStep(say('party'), 'STY-20.10')] : []),
      whyStep(tell(event), 'STY-20.6'),
    ];
  },
  gave: (event) => [whyStep(say('trading'), 'STY-20.12'), whyStep(tell(event), 'STY-20.12')],
  declined: (event) => [whyStep(say('trading'), 'STY-20.12'), whyStep(tell(event), 'STY-20.12')],
  afflicted: (event, { state }) => [
    ...afflictSteps(state),
    whyStep(say('drawsToken'), 'STY-21.1'),
    whyStep(tell(event), 'STY-21.1'),
  ],
  relieved: (event, { state }) => [
    ...(state.question.kind === QUESTION.removal
      ? [whyStep(say('byCube'), 'STY-21.7')]
      : workSteps(state, workOf(state, 'cleanse'))),
    whyStep(tell(event), state.question.kind === QUESTION.removal ? 'STY-21.7' : 'STY-21.10'),
  ],
};

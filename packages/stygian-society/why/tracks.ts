/** Luck, peril and experience (sections 10, 12, 17). */
import { findFrame, type Why, type WhyStep, whyStep } from '@three-spires/kernel';
import { enemyEntry, placeEntry } from '../rules/compile/entries.ts';
import { bossOf } from '../rules/enemy/ranks.ts';
import { luckLimit } from '../rules/hero/heroes.ts';
import { LUCK } from '../rules/hero/payment.ts';
import { foeName } from '../rules/naming.ts';
import { BOSS, FRAME, PHASE, QUESTION, REGROUP_PERIL, type State } from '../rules/state.ts';
import { effectsSentence } from '../text/card-text.ts';
import type { Effect } from '../words/vocabulary.ts';
import { workSteps } from './causes.ts';
import { type Explainers, lastOf, type Moment, type Told, tell, workOf } from './moment.ts';
import { say } from './say.ts';

type Moved = Told<'luck'> | Told<'peril'>;

/** The steps so far, and what the end of a track takes off them. */
const onTrack = (steps: Why, event: Moved, says: WhyStep['says'], rule: string): Why => {
  const number = Math.abs(event.change);
  const arrived = steps.findLast(({ amount }) => amount !== undefined)?.amount ?? 0;
  return [
    ...steps,
    ...(arrived > number ? [whyStep(says, rule, number)] : []),
    whyStep(tell(event), 'STY-1.5', number),
  ];
};

/** STY-7.7, STY-7.8: which of the two has acted is what was checked last. */
const afterActing = (moment: Moment): Why => {
  const { state } = moment;
  const acted = lastOf(moment, 'acted');
  const isCard = state.checked === 1;
  return [
    ...(acted === undefined ? [] : [whyStep(tell(acted), 'STY-7.4')]),
    isCard ? whyStep(say('afterEnemy'), 'STY-7.7', 1) : whyStep(say('afterLine'), 'STY-7.8', 1),
  ];
};

const perilSteps = (moment: Moment): Why => {
  const { state } = moment;
  const work = workOf(state, 'peril', 'summon', 'regroup');
  const gathered = lastOf(moment, 'gathered');
  if (work?.step.effect.do === 'peril') return workSteps(state, work, Math.abs(work.step.number));
  if (work?.step.effect.do === 'summon')
    return [...workSteps(state, work), whyStep(say('noFigure'), 'STY-16.9', 1)];
  if (work !== undefined)
    return [
      ...workSteps(state, work),
      whyStep(say('regroup', { number: REGROUP_PERIL }), 'STY-19.2', REGROUP_PERIL),
    ];
  if (state.phase === PHASE.heroCubes && gathered !== undefined)
    return [whyStep(say('missing', { number: gathered.missing }), 'STY-6.2', gathered.missing)];
  return afterActing(moment);
};

const luckSteps = (moment: Moment): Why => {
  const { state } = moment;
  const work = workOf(state, 'luck');
  const paid = lastOf(moment, 'paid');
  if (work !== undefined) return workSteps(state, work, Math.abs(work.step.number));
  if (state.question.kind === QUESTION.removal) return [whyStep(say('luckRemoves'), 'STY-10.3', 1)];
  if (state.phase === PHASE.dropped)
    return [whyStep(say('luckOfCrypt', { number: state.landedInCrypt }), 'STY-10.1', 1)];
  const number = paid?.cubes[LUCK] ?? 0;
  return [
    ...(paid === undefined ? [] : [whyStep(tell(paid), 'STY-8.1')]),
    whyStep(say('paidWith', { number }), 'STY-10.3', number),
  ];
};

const xpOf = (state: State, enemy: number): number =>
  enemy === BOSS ? bossOf(state).xp : enemyEntry(enemy).xp;

/** The enemies that have just been eliminated, each with its XP. */
const eliminationSteps = ({ state, earlier }: Moment): Why => {
  const since = earlier.findLastIndex(({ type }) => type === 'xp');
  let sum = 0;
  return earlier.slice(since + 1).flatMap((event) => {
    if (event.type !== 'eliminated') return [];
    const number = xpOf(state, event.enemy);
    sum += number;
    return [whyStep(say('xpOf', { enemy: foeName(event.enemy, state.place), number }), 'STY-16.2', sum)];
  });
};

/** What the chart of the room or boss says at this number. */
const eventAt = (state: State, peril: number): readonly Effect[] =>
  placeEntry(state.place).definition.events.find(({ at }) => at === peril)?.effects ?? [];

export const trackExplainers: Explainers<'luck' | 'peril' | 'perilEvent' | 'xp' | 'counted' | 'level'> = {
  luck: (event, moment) =>
    onTrack(luckSteps(moment), event, say('luckLimit', { most: luckLimit(moment.state) }), 'STY-10.2'),
  peril: (event, moment) => onTrack(perilSteps(moment), event, say('trackEnds'), 'STY-12.4'),
  perilEvent: (event, { state }) => [
    whyStep(say('perilIs', { peril: state.peril }), 'STY-12.1'),
    whyStep(effectsSentence(eventAt(state, event.at)), 'STY-3.2'),
    whyStep(tell(event), 'STY-12.2'),
  ],
  xp: (event, moment) => {
    const work = workOf(moment.state, 'xp');
    return [
      ...(work === undefined ? eliminationSteps(moment) : workSteps(moment.state, work, work.step.number)),
      whyStep(tell(event), 'STY-17.1', event.number),
    ];
  },
  counted: ({ now }, moment) => {
    const { state } = moment;
    const gained = lastOf(moment, 'xp');
    const counting = findFrame(state.stack, FRAME.level);
    const number = counting?.number ?? 0;
    return [
      ...(gained === undefined || gained.number === number ? [] : [whyStep(tell(gained), 'STY-16.2')]),
      whyStep(tell({ type: 'xp', number }), 'STY-17.6', now),
      whyStep(say('counted', { now, needed: state.needed }), 'STY-17.1', now),
    ];
  },
  level: (event, moment) => {
    const gained = lastOf(moment, 'xp');
    return [
      ...(gained === undefined ? [] : [whyStep(tell(gained), 'STY-16.2')]),
      whyStep(say('needed'), 'STY-17.1'),
      whyStep(tell(event), 'STY-17.2'),
    ];
  },
};

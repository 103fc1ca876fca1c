/** Wounds of the party: from their source over all that prevents them, and healing (sections 13, 14). */
import { findFrame, NONE, type Why, type WhyStep, whyStep } from '@three-spires/kernel';
import { activeHero, heroAt } from '../rules/asking.ts';
import { ADDS } from '../rules/compile/card-tables.ts';
import { cardName } from '../rules/compile/entries.ts';
import { countKind } from '../rules/enemy/ranks.ts';
import { STRICKEN, shieldsOf, tokensOf, woundLimit } from '../rules/hero/heroes.ts';
import { foeName, heroName } from '../rules/naming.ts';
import { FRAME, type State } from '../rules/state.ts';
import { frameSteps, useStep, workSteps } from './causes.ts';
import {
  type Explainers,
  frameOf,
  type Moment,
  type Told,
  tell,
  type Work,
  workBelow,
  workOf,
} from './moment.ts';
import { say } from './say.ts';

/** How many wounds the source had before anything was prevented, except for doubling. */
const sourceSteps = (state: State, work: Work | undefined): Why => {
  if (work === undefined) {
    const count = tokensOf(activeHero(state), STRICKEN);
    return [whyStep(say('stricken', { count }), 'STY-21.3', count)];
  }
  const { frame, step } = work;
  const { number, perSelf, most } = step;
  if (!perSelf) return workSteps(state, work, number);
  const count = countKind(state, frame.enemy);
  const all = number * count;
  return [
    ...workSteps(state, work),
    whyStep(say('harmEach', { number, count }), 'STY-7.11', all),
    ...(all > most ? [whyStep(say('harmMost', { most }), 'STY-13.1', most)] : []),
  ];
};

const amountAfter = (steps: Why): number => steps.findLast(({ amount }) => amount !== undefined)?.amount ?? 0;

/** Nothing that was prevented before one of these belongs to the same source. */
const BEFORE_HARM: readonly string[] = ['suffered', 'doubled', 'acted', 'perilEvent', 'paid', 'turnBegan'];

/** What this move has prevented of the source so far, since its wounds began. */
const preventedBy = ({ earlier }: Moment): readonly Told<'prevented'>[] => {
  const start = earlier.findLastIndex(({ type }) => BEFORE_HARM.includes(type));
  return earlier.slice(start + 1).filter((event): event is Told<'prevented'> => event.type === 'prevented');
};

/** From the source to the wounds that are left; `left` is how many those are. */
const harmSteps = (moment: Moment, left: number): Why => {
  const { state } = moment;
  const hurt = frameOf(state, FRAME.hurt);
  const work = hurt && workBelow(state, hurt.place, 'hurt');
  const steps: WhyStep[] = [...sourceSteps(state, work)];
  let wounds = amountAfter(steps);
  const told = preventedBy(moment);
  const prevented = told.reduce((sum, { number }) => sum + number, 0);
  if (left + prevented > wounds) {
    wounds *= 2;
    steps.push(whyStep(say('doubled'), 'STY-28.11', wounds));
  }
  // What was prevented in an earlier move, before a player was asked, is no longer told.
  const before = wounds - prevented - left;
  if (before > 0) {
    wounds -= before;
    steps.push(whyStep(say('preventedBefore', { number: before }), 'STY-13.4', wounds));
  }
  for (const event of told) {
    wounds -= event.number;
    steps.push(whyStep(tell(event), event.by === 'shields' ? 'STY-13.2' : 'STY-28.8', wounds));
  }
  return steps;
};

/** How much could be prevented, and by what. */
const preventing = ({ by, number }: Told<'prevented'>, state: State): { steps: Why; most: number } => {
  if (by === 'shields') {
    const hero = activeHero(state);
    const most = shieldsOf(hero) - state.shieldsUsed + number;
    return {
      most,
      steps: [whyStep(say('shields', { hero: heroName(state, state.active), number: most }), 'STY-13.3')],
    };
  }
  if (by === 'guard') {
    const most = state.guard + number;
    return { most, steps: [whyStep(say('guardLeft', { number: most }), 'STY-28.8')] };
  }
  const work = workOf(state, 'guard');
  return { most: work?.step.number ?? 0, steps: workSteps(state, work) };
};

const healSteps = (state: State): Why => {
  const work = workOf(state, 'heal');
  if (work !== undefined) return workSteps(state, work, work.step.number);
  const using = frameOf(state, FRAME.use)?.frame;
  if (using === undefined) return [];
  const { skills, treasures } = heroAt(state, using.hero);
  const cards = [...skills, ...treasures, ...state.partyTreasures].filter((card) => ADDS.heal[card] !== 0);
  let sum = 0;
  return [
    useStep(state, using),
    ...cards.map((card) => {
      const number = ADDS.heal[card] ?? 0;
      sum += number;
      return whyStep(say('adds', { card: cardName(card), number }), 'STY-14.3', sum);
    }),
  ];
};

export const harmExplainers: Explainers<
  'suffered' | 'prevented' | 'guarded' | 'healed' | 'doubled' | 'warded' | 'cancelled'
> = {
  suffered: (event, moment) => {
    const { state } = moment;
    const last = whyStep(tell(event), event.isSet ? 'STY-13.7' : 'STY-13.1', event.number);
    if (!event.isSet) return [...harmSteps(moment, event.number), last];
    const wanted = woundLimit(state) - 1;
    return [
      ...workSteps(state, workOf(state, 'setWounds')),
      whyStep(say('belowMaximum', { number: wanted }), 'STY-13.7', wanted - (event.now - event.number)),
      last,
    ];
  },
  prevented: (event, moment) => {
    const { state } = moment;
    const { number } = event;
    const left = (findFrame(state.stack, FRAME.hurt)?.left ?? 0) + number;
    const { most, steps } = preventing(event, state);
    return [
      ...harmSteps(moment, left),
      ...steps,
      whyStep(say('woundsLeft', { number: left }), 'STY-13.4', Math.min(left, most)),
      whyStep(tell(event), event.by === 'shields' ? 'STY-13.2' : 'STY-28.8', number),
    ];
  },
  guarded: ({ number }, { state }) => {
    const work = workOf(state, 'guard');
    return [
      ...workSteps(state, work, work?.step.number),
      whyStep(say('guarded', { number: state.guard }), 'STY-28.8', number),
    ];
  },
  healed: (event, { state }) => {
    const steps = healSteps(state);
    const isCapped = amountAfter(steps) > event.number && event.now === 0;
    return [
      ...steps,
      ...(isCapped ? [whyStep(say('noMoreWounds'), 'STY-14.1', event.number)] : []),
      whyStep(tell(event), 'STY-14.1', event.number),
    ];
  },
  doubled: ({ enemy, on }, { state }) => {
    const name = enemy === NONE ? '' : foeName(enemy, state.place);
    if (on)
      return [
        ...workSteps(state, workOf(state, 'double')),
        whyStep(say('doubledOn', { enemy: name }), 'STY-28.11'),
      ];
    return [
      ...workSteps(state, workOf(state, 'hurt')),
      whyStep(say('doubledOff', { enemy: name }), 'STY-28.11'),
    ];
  },
  warded: (event, { state }) => [
    ...workSteps(state, workOf(state, 'ward')),
    whyStep(tell(event), 'STY-28.9'),
  ],
  cancelled: (event, { state }) => {
    const acting = findFrame(state.stack, FRAME.act);
    return [
      ...(acting === undefined ? [] : frameSteps(state, acting)),
      ...workSteps(state, workOf(state, 'cancel')),
      whyStep(tell(event), 'STY-28.7'),
    ];
  },
};

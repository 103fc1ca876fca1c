/** Enemies in their ranks: arrivals, movements, eliminations (section 16). */
import { type Why, whyStep } from '@three-spires/kernel';
import { placeEntry } from '../rules/compile/entries.ts';
import { workSteps } from './causes.ts';
import { type Explainers, type Moment, tell, workOf } from './moment.ts';
import { say } from './say.ts';

/** The wounds of this move that brought the figure down. */
const woundsOf = (figure: number, { earlier }: Moment): Why => {
  const wounded = earlier.findLast((event) => event.type === 'wounded' && event.figure === figure);
  return wounded === undefined ? [] : [whyStep(tell(wounded), 'STY-15.1')];
};

export const enemyExplainers: Explainers<'eliminated' | 'fled' | 'arrived' | 'moved' | 'mended'> = {
  eliminated: (event, moment) => [
    ...woundsOf(event.figure, moment),
    whyStep(say('noHealth'), 'STY-16.1'),
    whyStep(tell(event), 'STY-16.1'),
  ],
  fled: (event) => [whyStep(say('bossGone'), 'STY-22.4'), whyStep(tell(event), 'STY-22.4', event.number)],
  arrived: (event, { state }) => {
    const work = workOf(state, 'summon');
    const last = whyStep(tell(event), work === undefined ? 'STY-3.3' : 'STY-16.7');
    if (work === undefined) {
      const place = placeEntry(state.place).definition.name;
      return [whyStep(say('laidOut', { place }), 'STY-3.3'), last];
    }
    const isOther = work.step.enemy !== event.enemy;
    return [...workSteps(state, work), ...(isOther ? [whyStep(say('otherKind'), 'STY-16.8')] : []), last];
  },
  moved: (event, { state }) => {
    const work = workOf(state, 'shove');
    const isShoved = work !== undefined && work.frame.target === event.figure;
    return [
      ...(isShoved ? workSteps(state, work) : [whyStep(say('reform'), 'STY-16.5')]),
      whyStep(tell(event), isShoved ? 'STY-16.10' : 'STY-16.6'),
    ];
  },
  mended: (event, { state }) => {
    const work = workOf(state, 'mend');
    const steps = workSteps(state, work, work?.step.number);
    const isLess = (work?.step.number ?? 0) > event.number;
    const { number } = event;
    return [
      ...steps,
      ...(isLess
        ? [whyStep(say('hasWounds', { enemy: event.enemyName ?? '', number }), 'STY-28.5', number)]
        : []),
      whyStep(tell(event), 'STY-28.5', number),
    ];
  },
};

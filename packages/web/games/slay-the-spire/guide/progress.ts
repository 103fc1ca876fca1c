import { dueStep } from '../../../learn/lesson.ts';
import { faceInfo, faceOf, type SlayTheSpireEvent, type SlayTheSpireView } from '../pieces/content.ts';
import { STEPS, type Until } from './steps.ts';

/** What the guide knows of the fight. */
export type Seen = {
  readonly view: SlayTheSpireView;
  readonly events: readonly SlayTheSpireEvent[];
  /** The type of the card that is picked up. */
  readonly picked: string | undefined;
};

const playedCount = (events: readonly SlayTheSpireEvent[], type: string | undefined): number =>
  events.filter(
    (event) =>
      event.type === 'cardPlayed' && (type === undefined || faceInfo(faceOf(event.card)).type === type),
  ).length;

const vulnerableChanged = (events: readonly SlayTheSpireEvent[], how: (change: number) => boolean): boolean =>
  events.some(
    (event) =>
      event.type === 'tokenChanged' &&
      event.side === 'enemy' &&
      event.token === 'vulnerable' &&
      how(event.change),
  );

const isOver = ({ result }: SlayTheSpireView): boolean => result !== undefined;

/** Whether what a step waits for has happened; `next` is a button and never observed. */
const isReached = (until: Until, { view, events, picked }: Seen): boolean => {
  switch (until.when) {
    case 'next':
      return false;
    case 'picked':
      return picked === until.type || playedCount(events, until.type) > 0;
    case 'played':
      return playedCount(events, until.type) >= until.count;
    case 'round':
      return view.round >= until.round;
    case 'vulnerable':
      return vulnerableChanged(events, (change) => change > 0);
    case 'doubled':
      return vulnerableChanged(events, (change) => change < 0);
    case 'rewards':
      return view.phase === 'rewards' || isOver(view);
    case 'over':
      return isOver(view);
  }
};

/** What one cannot fall behind. */
const MILESTONES: readonly Until['when'][] = ['round', 'rewards', 'over'];

export const stepNow = (reached: number, seen: Seen): number =>
  dueStep<Until>(STEPS, MILESTONES, reached, (until) => isReached(until, seen));

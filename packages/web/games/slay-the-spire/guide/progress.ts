import { dueStep } from '../../../learn/due-step.ts';
import { faceInfo, faceOf, type SlayTheSpireEvent, type SlayTheSpireView } from '../pieces/content.ts';
import type { Step, Until } from './until.ts';

/** What the lesson knows about the game. */
export type Seen = {
  readonly view: SlayTheSpireView;
  readonly events: readonly SlayTheSpireEvent[];
  /** The type of the selected card. */
  readonly picked: string | undefined;
};

type Played = { readonly type?: string; readonly seat?: number };

const playedCount = (events: readonly SlayTheSpireEvent[], { type, seat }: Played): number =>
  events.filter(
    (event) =>
      event.type === 'cardPlayed' &&
      (seat === undefined || event.seat === seat) &&
      (type === undefined || faceInfo(faceOf(event.card)).type === type),
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

/** The room on the party's space. */
const roomHere = ({ run }: SlayTheSpireView): string | undefined => run?.map[run.space]?.room;

/** Whether the condition of a step is met; `next` is a button and never observed. */
const isReached = (until: Until, { view, events, picked }: Seen): boolean => {
  switch (until.when) {
    case 'next':
      return false;
    case 'picked':
      return picked === until.type || playedCount(events, until) > 0;
    case 'played':
      return playedCount(events, until) >= until.count;
    case 'round':
      return view.round >= until.round;
    case 'vulnerable':
      return vulnerableChanged(events, (change) => change > 0);
    case 'doubled':
      return vulnerableChanged(events, (change) => change < 0);
    case 'potion':
      return events.some(({ type }) => type === 'potionUsed');
    case 'ended':
      return events.some((event) => event.type === 'turnDeclared' && event.seat === until.seat);
    case 'rewards':
      return view.phase === 'rewards' || isOver(view);
    case 'map':
      return view.phase === 'map';
    case 'entered':
      return roomHere(view) === until.room;
    case 'left':
      return roomHere(view) === until.room && view.phase === 'map';
    case 'over':
      return isOver(view);
  }
};

/** Reaching one of these skips all steps before it (learn/due-step.ts). */
const MILESTONES: readonly Until['when'][] = ['round', 'rewards', 'map', 'entered', 'left', 'over'];

export const stepNow = (steps: readonly Step[], reached: number, seen: Seen): number =>
  dueStep<Until>(steps, MILESTONES, reached, (until) => isReached(until, seen));

import type { MysticEvent, MysticView } from '../library.ts';
import { STEPS, type Until } from './steps.ts';

/** What the guide knows of the duel. */
export type Seen = { readonly view: MysticView; readonly events: readonly MysticEvent[] };

/** The turn in which the opponent acts for the first time, and the one after. */
const THEIR_TURN = 4;
const NEXT_TURN = 5;

/** What happened since the opponent's turn began. */
const inTheirTurn = (events: readonly MysticEvent[]): readonly MysticEvent[] => {
  const begins = events.findIndex((event) => event.type === 'turnBegan' && event.turn === THEIR_TURN);
  return begins < 0 ? [] : events.slice(begins);
};

/** Whether what a step waits for has come about; «next» is pressed, never seen. */
const isReached = (until: Until, { view, events }: Seen): boolean => {
  switch (until.when) {
    case 'next':
      return false;
    case 'summoned':
      return events.some((event) => event.type === 'summoned' && event.seat === 0);
    case 'battle':
      return view.phase === 'Battle' || view.phase === 'Main 2';
    case 'attacked':
      return events.some(({ type }) => type === 'attackDeclared');
    case 'answered':
      return (
        view.turn >= NEXT_TURN ||
        inTheirTurn(events).some((event) => event.type === 'announced' && event.seat === 0)
      );
    case 'turn':
      return view.turn >= until.turn;
    case 'over':
      return view.phase === 'over';
  }
};

/** Milestones one cannot fall behind: whoever ends the turn early is not asked to attack any more. */
const MILESTONES: readonly Until['when'][] = ['turn', 'over'];

/** The step to show: past everything that is done, and past what the duel has left behind. */
export const stepNow = (reached: number, seen: Seen): number => {
  let step = reached;
  for (const [place, { until }] of STEPS.entries())
    if (place >= step && MILESTONES.includes(until.when) && isReached(until, seen)) step = place + 1;
  while (step < STEPS.length - 1 && isReached((STEPS[step] as (typeof STEPS)[number]).until, seen)) step++;
  return Math.min(step, STEPS.length - 1);
};

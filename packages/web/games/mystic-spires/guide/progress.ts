import { dueStep } from '../../../learn/due-step.ts';
import type { MysticSpiresEvent, MysticSpiresView } from '../pieces/content.ts';
import type { Step, Until } from './until.ts';

/** What the lesson knows about the duel. */
export type Seen = { readonly view: MysticSpiresView; readonly events: readonly MysticSpiresEvent[] };

/** The first turn in which the opponent acts, and the turn after it. */
const THEIR_TURN = 4;
const NEXT_TURN = 5;

/** What happened since the opponent's turn began. */
const inTheirTurn = (events: readonly MysticSpiresEvent[]): readonly MysticSpiresEvent[] => {
  const begins = events.findIndex((event) => event.type === 'turnBegan' && event.turn === THEIR_TURN);
  return begins < 0 ? [] : events.slice(begins);
};

/** Whether the condition of a step is met; `next` is a button and never observed. */
const isReached = (until: Until, { view, events }: Seen): boolean => {
  switch (until.when) {
    case 'next':
      return false;
    case 'summoned':
      return events.some((event) => event.type === 'summoned' && event.seat === 0);
    case 'announced':
      return (
        view.turn >= THEIR_TURN || events.some((event) => event.type === 'announced' && event.seat === 0)
      );
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

/** Reaching one of these skips all steps before it (learn/due-step.ts). */
const MILESTONES: readonly Until['when'][] = ['turn', 'over'];

export const stepNow = (steps: readonly Step[], reached: number, seen: Seen): number =>
  dueStep<Until>(steps, MILESTONES, reached, (until) => isReached(until, seen));

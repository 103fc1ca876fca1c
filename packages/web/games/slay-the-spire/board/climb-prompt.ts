import { say } from '../words/say.ts';
import type { Board } from './board-context.ts';

const ASKS = ['neow', 'map', 'room', 'merchant', 'bossRelics', 'actEnd', 'quickStart'] as const;

/** Places where the party votes, and a vote may still be changed. */
const VOTED: readonly string[] = ['map', 'actEnd', 'room'];

/** What a place of the climb asks of the seat; undefined where it does not wait for it. */
export const climbPrompt = ({ view, picture, seat }: Board): string | undefined => {
  const { phase, run } = view;
  const place = ASKS.find((each) => each === phase);
  if (place === undefined || run === undefined || seat === undefined) return undefined;
  const { question } = view;
  if (question !== undefined && (question.kind !== 'party' || !VOTED.includes(phase))) return undefined;
  if (question !== undefined && (run.votes[seat] ?? -1) >= 0) return say('ask.climb.voted');
  if (!picture.deciding.includes(seat) || run.finished[seat] === true) return undefined;
  return say(`ask.climb.${place}`);
};

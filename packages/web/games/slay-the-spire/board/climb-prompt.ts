import { say } from '../words/say.ts';
import type { Board } from './board-context.ts';

const ASKS = ['neow', 'map', 'room', 'merchant', 'bossRelics', 'actEnd', 'quickStart'] as const;

/** Places where the party votes, and a vote can still be changed. */
const VOTED = ['map', 'actEnd', 'room'] as const;

/** Whether the person at this screen plays more than one character. */
const hasSeveral = ({ picture: { seats } }: Board): boolean => seats.filter(({ mine }) => mine).length > 1;

/** The question to the party, for one seat. A person with several seats reads whose vote it is. */
const votePrompt = (board: Board, seat: number): string | undefined => {
  const { view, picture, names } = board;
  const place = VOTED.find((each) => each === view.phase);
  if (place !== undefined && (view.run?.votes[seat] ?? -1) >= 0) return say('ask.climb.voted');
  if (!picture.deciding.includes(seat)) return undefined;
  const who = names[seat] ?? '';
  if (place === undefined) return say('ask.vote.party', { who });
  return hasSeveral(board) ? say(`ask.vote.${place}`, { who }) : say(`ask.climb.${place}`);
};

/** The question of a place on the climb to the seat; undefined if the place is not waiting for it. */
export const climbPrompt = (board: Board): string | undefined => {
  const { view, picture, seat, names } = board;
  const { phase, run, question } = view;
  if (run === undefined || seat === undefined) return undefined;
  if (question?.kind === 'party') return votePrompt(board, seat);
  const place = ASKS.find((each) => each === phase);
  if (place === undefined || question !== undefined) return undefined;
  if (!picture.deciding.includes(seat) || run.finished[seat] === true) return undefined;
  const what = say(`ask.climb.${place}`);
  return hasSeveral(board) ? say('ask.climb.seat', { who: names[seat] ?? '', what }) : what;
};

/**
 * A bot that plays out every promising move in many sampled worlds and takes the move with the best chance of
 * winning. The worlds are consistent with everything its seat sees and are sampled from what it may believe
 * about the rest.
 */
import type { Move } from '@three-spires/kernel';
import { isActing, LEAVE, PHASE, type State } from '@three-spires/mystic-spires/for-bots';
import type { Bot, Rated, Seen, Thinking } from '../bot.ts';
import { beforeTheGame, hasActed, isEnding, judge, withoutVainBattle } from './adept.ts';
import { blindCopy } from './blind.ts';
import { type Estimate, type Limits, playOut } from './playouts.ts';
import { isVain } from './vain.ts';
import { explained, whyOf } from './why.ts';

/** The maximum number of moves tried: those that look best at first. */
const MOST_CANDIDATES = 8;

const LIMITS: Limits = { turns: 2, playouts: 400, leastWorlds: 16, doubt: 2 };

/** Wraps the clock, which is not polled again after it returns true. */
const onceOut = (ask: () => boolean): (() => boolean) => {
  let isOut = false;
  return () => {
    isOut ||= ask();
    return isOut;
  };
};

/**
 * The Adept's choice first, then what looks best at first, but nothing without any effect: playouts hardly
 * notice the cost of a wasted card. Ending the turn replaces a battle without an attack.
 */
const candidatesOf = (state: State, seat: number, outOfTime: () => boolean): Move[] => {
  const blind = blindCopy(state, seat);
  const { preferred, weighed } = judge(blind, seat, outOfTime);
  const others = weighed.toSorted((one, other) => other.worth - one.worth).map(({ move }) => move);
  const candidates = [preferred, ...others].map((move) => withoutVainBattle(blind, seat, move));
  const useful = [...new Set(candidates)].filter((move) => !isVain(blind, seat, move));
  return useful.slice(0, MOST_CANDIDATES);
};

/** Chances are estimates: doing nothing all turn must look better by at least this margin. */
const IDLE_MARGIN = 0.12;

/** The first of the best. */
const bestOf = (estimates: readonly Estimate[]): Estimate | undefined => {
  let best = estimates[0];
  for (const each of estimates) if (best === undefined || each.chance > best.chance) best = each;
  return best;
};

/** The best move; but a turn is not left idle if the Adept sees a play, unless that play is clearly worse. */
const bestPlay = (state: State, seat: number, preferred: Move, estimates: readonly Estimate[]): Move => {
  const best = bestOf(estimates);
  if (best === undefined) return preferred;
  const wouldIdle = isActing(state) && best.move === LEAVE && !hasActed(state, seat);
  const play = bestOf(estimates.filter(({ move }) => !isEnding(move)));
  if (!wouldIdle || play === undefined || isEnding(preferred)) return best.move;
  return best.chance - play.chance > IDLE_MARGIN ? best.move : play.move;
};

const searchMove = (state: State, seat: number, thinking: Thinking): Move => {
  const outOfTime = onceOut(thinking.outOfTime);
  const candidates = candidatesOf(state, seat, outOfTime);
  const estimates = playOut(state, seat, candidates, thinking.seed, LIMITS, outOfTime);
  return bestPlay(state, seat, candidates[0] as Move, estimates);
};

/** Nothing is dropped before its chance is known to within about a hundredth. */
const RATING: Limits = { turns: 2, playouts: 4000, leastWorlds: 24, doubt: 3 };

const rateMoves = (
  state: State,
  seat: number,
  moves: readonly Move[],
  thinking: Thinking,
): readonly Rated[] => {
  const outOfTime = onceOut(thinking.outOfTime);
  const candidates = moves.length > MOST_CANDIDATES ? candidatesOf(state, seat, outOfTime) : moves;
  const estimates = playOut(state, seat, candidates, thinking.seed, RATING, outOfTime);
  return estimates.toSorted((one, other) => other.chance - one.chance);
};

export const mysticSpiresMaster: Bot = {
  id: 'mystic-spires/master',
  game: 'mystic-spires',
  level: 'master',
  choose(seen, moves, thinking) {
    const { seat, state } = seen as Seen<State>;
    if (state.phase === PHASE.setup) return { move: beforeTheGame(state, thinking.seed) };
    const [only] = moves;
    if (moves.length === 1 && only !== undefined) return { move: only };
    return explained(blindCopy(state, seat), seat, searchMove(state, seat, thinking));
  },
  knowsChances: true,
  rate(seen, moves, thinking) {
    const { seat, state } = seen as Seen<State>;
    return state.phase === PHASE.setup ? [] : rateMoves(state, seat, moves, thinking);
  },
  brings(seen, _moves, move) {
    const { seat, state } = seen as Seen<State>;
    return state.phase === PHASE.setup ? undefined : whyOf(blindCopy(state, seat), seat, move);
  },
};

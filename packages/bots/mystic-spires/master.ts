/**
 * A bot that plays on after every promising move in many sampled worlds, and takes the move with the best chance of
 * winning. The worlds agree with everything its seat sees and are drawn from what it may believe about the rest.
 */
import type { Move } from '@three-spires/kernel';
import { isActing, LEAVE, PHASE, type State } from '@three-spires/mystic-spires/for-bots';
import type { Bot, Rated, Seen, Thinking } from '../bot.ts';
import { beforeTheGame, hasActed, isEnding, judge, withoutVainBattle } from './adept.ts';
import { blindCopy } from './blind.ts';
import { bestOf, errorOf, type Limits, meanOf, playOut, type Tried } from './playouts.ts';
import { explained, whyOf } from './why.ts';

/** The most moves that are tried: those that look best at once. */
const MOST_CANDIDATES = 8;

const LIMITS: Limits = { turns: 2, playouts: 240, leastWorlds: 6, doubt: 1.5 };

/** The clock; it is not polled again after its first yes. */
const onceOut = (ask: () => boolean): (() => boolean) => {
  let isOut = false;
  return () => {
    isOut ||= ask();
    return isOut;
  };
};

/** The Adept's choice first, then what looks best at once. */
const candidatesOf = (state: State, seat: number, outOfTime: () => boolean): Move[] => {
  const { preferred, weighed } = judge(blindCopy(state, seat), seat, outOfTime);
  const others = weighed
    .filter(({ move }) => move !== preferred)
    .sort((one, other) => other.worth - one.worth)
    .map(({ move }) => move);
  return [preferred, ...others].slice(0, MOST_CANDIDATES);
};

/** Chances are estimates: a turn without any play needs more than a slightly better one to speak for it. */
const IDLE_MARGIN = 0.12;

/** The best move; but a turn is not left idle where the Adept sees a play, unless that play is clearly worse. */
const bestPlay = (state: State, seat: number, tried: readonly Tried[]): Move => {
  const best = bestOf(tried);
  const plays = tried.filter(({ move }) => !isEnding(move));
  const wouldIdle = isActing(state) && best.move === LEAVE && !hasActed(state, seat);
  if (!wouldIdle || plays.length === 0 || isEnding((tried[0] as Tried).move)) return best.move;
  const play = bestOf(plays);
  return meanOf(best.chances) - meanOf(play.chances) > IDLE_MARGIN ? best.move : play.move;
};

const searchMove = (state: State, seat: number, thinking: Thinking): Move => {
  const outOfTime = onceOut(thinking.outOfTime);
  const candidates = candidatesOf(state, seat, outOfTime);
  return bestPlay(state, seat, playOut(state, seat, candidates, thinking.seed, LIMITS, outOfTime));
};

/** Nothing is dropped before its chance is known to about a hundredth. */
const RATING: Limits = { turns: 2, playouts: 4000, leastWorlds: 24, doubt: 3 };

const rateMoves = (
  state: State,
  seat: number,
  moves: readonly Move[],
  thinking: Thinking,
): readonly Rated[] => {
  const outOfTime = onceOut(thinking.outOfTime);
  const candidates = moves.length > MOST_CANDIDATES ? candidatesOf(state, seat, outOfTime) : moves;
  return playOut(state, seat, candidates, thinking.seed, RATING, outOfTime)
    .filter(({ chances }) => chances.length > 0)
    .map(({ move, chances }) => ({ move, chance: meanOf(chances), error: errorOf(chances) }))
    .sort((one, other) => other.chance - one.chance);
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
    const blind = blindCopy(state, seat);
    return explained(blind, seat, withoutVainBattle(blind, seat, searchMove(state, seat, thinking)));
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

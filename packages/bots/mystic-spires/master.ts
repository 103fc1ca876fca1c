/**
 * A bot that plays on after every promising move in many sampled worlds, with the Adept on both sides, and takes
 * the move with the best result, if that is certain enough. The worlds agree with everything its seat sees and are drawn
 * from what it may believe about the rest. Every world is tried with all moves, so that luck affects them equally.
 */
import type { Move } from '@three-spires/kernel';
import {
  apply,
  type Belief,
  believe,
  copyState,
  imagineFrom,
  PHASE,
  type State,
} from '@three-spires/mystic-spires/for-bots';
import type { Bot, Seen, Thinking } from '../bot.ts';
import { beforeTheGame, judge } from './adept.ts';
import { blindCopy } from './blind.ts';
import { playOn } from './play-on.ts';

/** The most moves that are tried: those that look best at once. */
const MOST_CANDIDATES = 7;
/** After this many worlds the worse half of the candidates is dropped, and again after twice as many. */
const WORLDS_BEFORE_CUT = 6;
/** How much of the uncertainty about a move counts against it. */
const CAUTION = 0.6;

/** A move with its advantage over the preferred one, summed over the worlds, and the sum of squares. */
type Candidate = { readonly move: Move; sum: number; squares: number; worlds: number };

/** The Adept's choice first, then what looks best at once. */
const candidatesOf = (state: State, seat: number, outOfTime: () => boolean): Candidate[] => {
  const { preferred, weighed } = judge(blindCopy(state, seat), seat, outOfTime);
  const others = weighed
    .filter(({ move }) => move !== preferred)
    .sort((one, other) => other.worth - one.worth)
    .map(({ move }) => move);
  return [preferred, ...others]
    .slice(0, MOST_CANDIDATES)
    .map((move) => ({ move, sum: 0, squares: 0, worlds: 0 }));
};

/** Tries all candidates in one world; returns false and counts nothing if time ran out. */
const tryAll = (
  world: State,
  seat: number,
  candidates: readonly Candidate[],
  outOfTime: () => boolean,
): boolean => {
  const worths: number[] = [];
  for (const { move } of candidates) {
    const copy = copyState(world);
    apply(copy, seat, move, undefined);
    const worth = playOn(copy, seat, outOfTime);
    if (worth === undefined) return false;
    worths.push(worth);
  }
  const [preferred = 0] = worths;
  candidates.forEach((candidate, at) => {
    const better = (worths[at] as number) - preferred;
    candidate.sum += better;
    candidate.squares += better * better;
    candidate.worlds++;
  });
  return true;
};

/** How much better a move surely is: the mean, less a part of its uncertainty. The preferred one has none. */
const surePart = ({ sum, squares, worlds }: Candidate): number => {
  if (worlds === 0) return 0;
  const mean = sum / worlds;
  const spread = Math.max(0, squares / worlds - mean * mean);
  return mean - CAUTION * Math.sqrt(spread / worlds);
};

/** Best first; ties go to the one that looked better at first. */
const bySurePart = (candidates: readonly Candidate[]): Candidate[] =>
  [...candidates].sort((one, other) => surePart(other) - surePart(one));

/** The preferred move stays, since all others are compared with it. */
const cutDown = ([preferred, ...others]: readonly Candidate[]): Candidate[] => [
  preferred as Candidate,
  ...bySurePart(others).slice(0, Math.ceil(others.length / 2)),
];

/** The clock; it is not polled again after its first yes. */
const onceOut = (ask: () => boolean): (() => boolean) => {
  let isOut = false;
  return () => {
    isOut ||= ask();
    return isOut;
  };
};

/** A world to play on in. A sampled hand needs no protection against leaks, and the game runs faster without it. */
const worldOf = (state: State, seat: number, belief: Belief, seed: string): State => {
  const world = imagineFrom(state, seat, belief, seed);
  world.guarded = 0;
  return world;
};

const searchMove = (state: State, seat: number, thinking: Thinking): Move => {
  const outOfTime = onceOut(thinking.outOfTime);
  let candidates = candidatesOf(state, seat, outOfTime);
  const belief = believe(state, seat);
  let cut = WORLDS_BEFORE_CUT;
  for (let worlds = 0; candidates.length > 1 && worlds < MOST_WORLDS; worlds++) {
    if (worlds === cut) {
      candidates = cutDown(candidates);
      cut *= 2;
    }
    if (outOfTime()) break;
    const world = worldOf(state, seat, belief, `${thinking.seed} ${worlds}`);
    if (!tryAll(world, seat, candidates, outOfTime)) break;
  }
  return (bySurePart(candidates)[0] as Candidate).move;
};

/** More worlds than this change nothing, even if there is time. */
const MOST_WORLDS = 400;

export const mysticSpiresMaster: Bot = {
  id: 'mystic-spires/master',
  game: 'mystic-spires',
  level: 'master',
  choose(seen, moves, thinking) {
    const { seat, state } = seen as Seen<State>;
    if (state.phase === PHASE.setup) return { move: beforeTheGame(state, thinking.seed) };
    return { move: moves.length === 1 ? (moves[0] as Move) : searchMove(state, seat, thinking) };
  },
};

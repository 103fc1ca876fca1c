/**
 * A player that plays every promising move on in many imagined worlds, both sides by the heuristic player, and takes
 * the one after which it stands best, if that is sure enough. The worlds agree with all that its seat sees and are drawn from what it may
 * believe of the rest; each world is tried with all moves, so that luck falls on all of them alike.
 */
import { createMoveList, type Move } from '@three-spires/kernel';
import { apply, copyState, legal, PHASE, type State } from '@three-spires/mystic-spires/for-bots';
import type { Bot, Thinking } from '../bot.ts';
import { believe, imagine } from './belief.ts';
import { blindCopy } from './blind.ts';
import { beforeTheGame, judge } from './heuristic.ts';
import { playOn } from './play-on.ts';

/** So many moves are tried at most: those that look best at once. */
const MOST_CANDIDATES = 7;
/** After so many worlds the worse half of the candidates goes, and again. */
const WORLDS_BEFORE_CUT = 6;
/** How much of the doubt about a move counts against it. */
const CAUTION = 0.6;

/** A move with what it was better than the preferred one, world by world, in sum and in squares. */
type Candidate = { readonly move: Move; sum: number; squares: number; worlds: number };

/** The heuristic player's choice first, then what looks best at once. */
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

/** Tries all candidates in one world; false, and nothing is counted, when time ran out on the way. */
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

/** How much better a move surely is: the mean, less a part of its doubt. The preferred one has none. */
const surePart = ({ sum, squares, worlds }: Candidate): number => {
  if (worlds === 0) return 0;
  const mean = sum / worlds;
  const spread = Math.max(0, squares / worlds - mean * mean);
  return mean - CAUTION * Math.sqrt(spread / worlds);
};

/** The best first; of equals the one that looked better at once. */
const bySurePart = (candidates: readonly Candidate[]): Candidate[] =>
  [...candidates].sort((one, other) => surePart(other) - surePart(one));

/** The preferred move stays, since all others are compared with it. */
const cutDown = ([preferred, ...others]: readonly Candidate[]): Candidate[] => [
  preferred as Candidate,
  ...bySurePart(others).slice(0, Math.ceil(others.length / 2)),
];

/** The clock, which is not asked again once it has said yes. */
const onceOut = (ask: () => boolean): (() => boolean) => {
  let isOut = false;
  return () => {
    isOut ||= ask();
    return isOut;
  };
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
    const world = imagine(state, seat, belief, `${thinking.seed} ${worlds}`);
    if (!tryAll(world, seat, candidates, outOfTime)) break;
  }
  return (bySurePart(candidates)[0] as Candidate).move;
};

/** Nobody needs more, however much time there is. */
const MOST_WORLDS = 400;

export const mysticSearch: Bot = {
  id: 'mystic-spires/search',
  game: 'mystic-spires',
  level: 'search',
  choose(state, seat, thinking) {
    const known = state as State;
    if (known.phase === PHASE.setup) return beforeTheGame(known, thinking.seed);
    const list = createMoveList();
    legal(known, seat, list);
    return list.length === 1 ? (list.moves[0] as Move) : searchMove(known, seat, thinking);
  },
};

/** What a bot plays in a fight. */
import {
  createMoveList,
  createRandom,
  encodeMove,
  listedMoves,
  type Move,
  moveKind,
  randomBelow,
  type Seat,
} from '@three-spires/kernel';
import {
  apply,
  copyState,
  distinctMoves,
  hashFight,
  imagineFight,
  isCombatPhase,
  MOVE,
  type Player,
  type State,
} from '@three-spires/slay-the-spire/for-bots';
import type { Rated, Thinking } from '../../bot.ts';
import { chanceAfterFight } from '../worth/standing.ts';
import { afterAllies } from './allies.ts';
import { othersInTurn } from './others.ts';
import {
  type Candidate,
  candidatesOf,
  joinWays,
  playOn,
  type Rollouts,
  ratingOf,
  shiftOf,
} from './rollouts.ts';
import { CAREFUL } from './simulate.ts';
import { type Search, searchTurn } from './turn-search.ts';
import { isLost, reserveOf } from './value.ts';

/**
 * How strong a bot is. `quick` is for training and simulations. Everything but the clock is counted, so that with a
 * clock that never runs out the same position always gets the same move.
 */
export type Strength = 'quick' | 'novice' | 'adept' | 'master';

type Settings = {
  /** Positions that are looked at in one world. */
  readonly nodes: number;
  /** Worlds in which plans that draw cards are tried. */
  readonly worlds: number;
  /** How much a judgement may be off, for a player who misjudges. */
  readonly doubt: number;
  readonly rollouts?: Rollouts;
};

const SETTINGS: Readonly<Record<Strength, Settings>> = {
  quick: { nodes: 60, worlds: 1, doubt: 0 },
  novice: { nodes: 24, worlds: 1, doubt: 1.5 },
  adept: { nodes: 600, worlds: 3, doubt: 0 },
  master: {
    nodes: 1000,
    worlds: 1,
    doubt: 0,
    rollouts: { candidates: 8, fights: 120, rounds: 1, policy: CAREFUL },
  },
};

const END_TURN = encodeMove(MOVE.endTurn);
const list = createMoveList();

/**
 * The move of a seat in a fight. The state is imagined: what the seat cannot know is dealt at random, so plans that
 * draw cards are tried in several worlds.
 */
export const chooseInFight = (state: State, seat: Seat, thinking: Thinking, strength: Strength): Move => {
  const moves = movesOf(state, seat);
  if (moves.length === 1) return moves[0] as Move;
  const settings = SETTINGS[strength];
  const chosen =
    settings.rollouts === undefined
      ? bestOf(rateByLook(state, seat, thinking, settings), moves)
      : weigh(state, seat, thinking, settings, settings.rollouts).candidates[0]?.move;
  return chosen ?? (moves[0] as Move);
};

const movesOf = (state: State, seat: Seat): Move[] => {
  distinctMoves(state, seat, list);
  return listedMoves(list);
};

const bestOf = (ratings: ReadonlyMap<Move, number>, moves: readonly Move[]): Move | undefined => {
  let best: Move | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const [move, value] of ratings) if (value > most && moves.includes(move)) [best, most] = [move, value];
  return best;
};

/** The ways to play the turn, best first, and whether the first wins the fight at once. */
type Weighed = { readonly candidates: readonly Candidate[]; readonly isWon: boolean };

/** Weighs the ways to play the turn by fights that are played on from them. */
const weigh = (
  state: State,
  seat: Seat,
  thinking: Thinking,
  settings: Settings,
  rollouts: Rollouts,
  moves: readonly Move[] = movesOf(state, seat),
): Weighed => {
  const withOthers = othersInTurn(state, seat) !== 0;
  const looked = waysOf(state, seat, thinking, settings, rollouts.candidates, withOthers);
  // What the others may do first can open ways that are not open yet.
  const candidates = looked.filter(({ move }) => moves.includes(move));
  if (!withOthers && isWonBy(candidates[0])) return { candidates, isWon: true };
  const from = withOthers ? state : undefined;
  const played = playOn(candidates, { seat, seed: thinking.seed, from }, rollouts, thinking.outOfTime);
  return { candidates: played, isWon: false };
};

/** The most promising ways: in a party also those that do not count on the others. */
const waysOf = (
  state: State,
  seat: Seat,
  thinking: Thinking,
  settings: Settings,
  most: number,
  withOthers: boolean,
): Candidate[] => {
  const ways = candidatesOf(searchWorld(state, seat, thinking, settings, 0, withOthers), most);
  if (!withOthers) return ways;
  const alone = candidatesOf(searchWorld(state, seat, thinking, settings, 1, false), most);
  return joinWays(ways, alone).slice(0, MOST_WAYS);
};
const MOST_WAYS = 12;

/** A fight that this turn wins, and as cheaply as it looks, needs no further thought. */
const isWonBy = (candidate: Candidate | undefined): boolean => {
  const end = candidate?.node.end;
  return end !== undefined && candidate?.node.revealed === false && !isCombatPhase(end.phase) && !isLost(end);
};

const RATED: Settings = { nodes: 600, worlds: 1, doubt: 0 };
const RATED_ROLLOUTS: Rollouts = { candidates: 8, fights: 400, rounds: 1, policy: CAREFUL };

/** The chance of winning the climb after each of the moves, best first, by fights played on. */
export const rateInFight = (
  state: State,
  seat: Seat,
  asked: readonly Move[],
  thinking: Thinking,
): Rated[] => {
  const alike = new Map(asked.map((move) => [move, firstAlike(state, seat, move)]));
  const { candidates, isWon } = weigh(state, seat, thinking, RATED, RATED_ROLLOUTS, [...alike.values()]);
  const shift = shiftOf(candidates);
  const most = chanceAfterFight(state);
  const reserve = reserveOf(state);
  const rated = new Map<Move, Rated>();
  for (const candidate of candidates)
    if (!rated.has(candidate.move))
      rated.set(candidate.move, ratingOf(candidate, shift, isWon, most, reserve));
  // Of equal ways the shorter stays first: it was found before the others.
  return [...rated.values()]
    .flatMap((rating) =>
      asked.flatMap((move) => (alike.get(move) === rating.move ? [{ ...rating, move }] : [])),
    )
    .sort((one, other) => other.chance - one.chance);
};

/** Copies of a card lead to the same position; the first stands for all of them. */
const firstAlike = (state: State, seat: Seat, move: Move): Move => {
  const moves = movesOf(state, seat);
  if (moves.includes(move)) return move;
  const hash = hashAfter(state, seat, move);
  return (
    moves.find((other) => moveKind(other) === moveKind(move) && hashAfter(state, seat, other) === hash) ??
    move
  );
};

const hashAfter = (state: State, seat: Seat, move: Move): number => {
  const after = copyState(state);
  apply(after, seat, move);
  return hashFight(after);
};

/** Searches the turn in one world. Where the others do not act, they do no more than block. */
const searchWorld = (
  state: State,
  seat: Seat,
  { seed, outOfTime }: Thinking,
  { nodes, doubt }: Settings,
  world: number,
  othersAct: boolean,
): Search => {
  const imagined = imagineFight(state, seat, `${seed}/${world}`);
  const { state: start, played } = othersAct
    ? afterAllies(imagined, seat, outOfTime)
    : { state: imagined, played: 0 };
  const noise = doubt === 0 ? undefined : doubtOf(start, seat, doubt, seed);
  return searchTurn(start, seat, { nodes, outOfTime, noise, played });
};

/**
 * How far off the judgement of positions is. Ending the turn now, and what spends potions or Miracles, are rated a little
 * low and by the same amount: a player who misjudges still plays cards, and keeps what it has only once.
 */
const doubtOf = (start: State, seat: Seat, doubt: number, seed: string): ((state: State) => number) => {
  const random = createRandom(`${seed}/doubt`, 1);
  const stock = stockOf(start, seat);
  return (state) =>
    state === start || stockOf(state, seat) < stock
      ? -doubt / 2
      : (doubt * (randomBelow(random, 0, 2000) - 1000)) / 1000;
};

const stockOf = ({ players }: State, seat: Seat): number => {
  const { potions, miracles } = players[seat] as Player;
  return potions.length + miracles;
};

/** What the moves are worth in one world, and the best of them there. */
type World = { readonly values: ReadonlyMap<Move, number>; readonly best: number };

/**
 * The value of each move as the positions look that it leads to, summed over the worlds that were tried. What the others
 * hold is a guess: a bot that trusts one guess ends its turn because another player seems to win the fight. So in one of
 * the worlds the others do not act.
 */
const rateByLook = (state: State, seat: Seat, thinking: Thinking, settings: Settings): Map<Move, number> => {
  const worlds: World[] = [];
  const withOthers = othersInTurn(state, seat) !== 0;
  const most = settings.worlds + (withOthers ? 1 : 0);
  for (let world = 0; world < most; world++) {
    if (world > 0 && thinking.outOfTime()) break;
    const othersAct = withOthers && world !== WITHOUT_OTHERS;
    const { root, nodes } = searchWorld(state, seat, thinking, settings, world, othersAct);
    const values = new Map<Move, number>([[END_TURN, root.value - (withOthers ? END_EARLY : 0)]]);
    for (const { move, node } of root.edges) values.set(move, node.best);
    worlds.push({ values, best: Math.max(...values.values()) });
    if (!withOthers && !nodes.some(({ revealed }) => revealed)) break;
  }
  const moves = new Set(worlds.flatMap(({ values }) => [...values.keys()]));
  return new Map([...moves].map((move) => [move, sumOver(worlds, move)]));
};

const WITHOUT_OTHERS = 1;
/** An ended turn is final, and what the others are imagined to do they may not do. */
const END_EARLY = 0.05;

/** Where the others may already have killed its target, a move falls as far behind the best as it does elsewhere. */
const sumOver = (worlds: readonly World[], move: Move): number => {
  let [sum, behind, tried] = [0, 0, 0];
  for (const { values, best } of worlds) {
    const value = values.get(move);
    sum += value ?? best;
    if (value === undefined) continue;
    behind += best - value;
    tried++;
  }
  return tried === worlds.length ? sum : sum - ((worlds.length - tried) * behind) / tried;
};

/** A bot's decisions in a fight. */
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
 * A bot's strength. `quick` is for training and simulations. Everything but the clock is counted, so that
 * with an unlimited clock the same position always gets the same move.
 */
export type Strength = 'quick' | 'novice' | 'adept' | 'master';

type Settings = {
  /** Positions searched per world. */
  readonly nodes: number;
  /** Worlds in which plans that draw cards are tried. */
  readonly worlds: number;
  /** The maximum error added to evaluations, for a player who misjudges. */
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
 * A seat's move in a fight. The state is imagined: what the seat cannot know is dealt randomly, so plans that
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

/** Evaluates ways to play the turn by playing out fights from them. */
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
  // The others' expected plays can enable moves that are not available yet.
  const candidates = looked.filter(({ move }) => moves.includes(move));
  if (!withOthers && isWonBy(candidates[0])) return { candidates, isWon: true };
  const from = withOthers ? state : undefined;
  const played = playOn(candidates, { seat, seed: thinking.seed, from }, rollouts, thinking.outOfTime);
  return { candidates: played, isWon: false };
};

/** The most promising ways: in a party, includes those that do not rely on the others. */
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

/** A fight won this turn, apparently as cheaply as possible, needs no further thought. */
const isWonBy = (candidate: Candidate | undefined): boolean => {
  const end = candidate?.node.end;
  return end !== undefined && candidate?.node.revealed === false && !isCombatPhase(end.phase) && !isLost(end);
};

const RATED: Settings = { nodes: 600, worlds: 1, doubt: 0 };
const RATED_ROLLOUTS: Rollouts = { candidates: 8, fights: 400, rounds: 1, policy: CAREFUL };

/** The chance of winning the climb after each move, best first, from playouts. */
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

/** Copies of a card lead to the same position; the first represents all of them. */
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

/** Searches the turn in one world. Where the others do not act, they only block. */
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
 * The error added to evaluations. Ending the turn now, and spending potions or Miracles, are rated a little
 * low by a constant amount: a player who misjudges still plays cards, and keeps one-time resources.
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

/** The values of the moves in one world, and the best of them. */
type World = { readonly values: ReadonlyMap<Move, number>; readonly best: number };

/**
 * The value of each move by the look of the resulting positions, summed over the worlds tried. The others'
 * hands are a guess: a bot that trusts one guess ends its turn because another player seems to win the fight.
 * So in one of the worlds the others do not act.
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
/** Ending the turn is final, and the others may not do what was imagined. */
const END_EARLY = 0.05;

/**
 * In a world where the others have already killed its target, a move counts as far behind the best as in the
 * other worlds.
 */
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

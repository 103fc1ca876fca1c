/** What a bot plays in a fight. */
import {
  createMoveList,
  createRandom,
  encodeMove,
  listedMoves,
  type Move,
  randomBelow,
  type Seat,
} from '@three-spires/kernel';
import { distinctMoves, imagineFight, MOVE, type State } from '@three-spires/slay-the-spire/for-bots';
import type { Thinking } from '../../bot.ts';
import { candidatesOf, playOn, type Rollouts } from './rollouts.ts';
import { QUICK } from './simulate.ts';
import { type Search, searchTurn } from './turn-search.ts';

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
    rollouts: { candidates: 10, fights: 160, policy: QUICK },
  },
};

const END_TURN = encodeMove(MOVE.endTurn);
const list = createMoveList();

/**
 * The move of a seat in a fight. The state is imagined: what the seat cannot know is dealt at random, so plans that
 * draw cards are tried in several worlds.
 */
export const chooseInFight = (state: State, seat: Seat, thinking: Thinking, strength: Strength): Move => {
  distinctMoves(state, seat, list);
  const moves = listedMoves(list);
  if (moves.length === 1) return moves[0] as Move;
  const settings = SETTINGS[strength];
  const chosen =
    settings.rollouts === undefined
      ? bestOf(rateByLook(state, seat, thinking, settings))
      : chooseByFights(state, seat, thinking, settings, settings.rollouts);
  return chosen !== undefined && moves.includes(chosen) ? chosen : (moves[0] as Move);
};

const bestOf = (ratings: ReadonlyMap<Move, number>): Move | undefined => {
  let best: Move | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const [move, value] of ratings) if (value > most) [best, most] = [move, value];
  return best;
};

const chooseByFights = (
  state: State,
  seat: Seat,
  thinking: Thinking,
  settings: Settings,
  rollouts: Rollouts,
): Move | undefined => {
  const search = searchWorld(state, seat, thinking, settings, 0);
  const candidates = candidatesOf(search, rollouts.candidates);
  return playOn(candidates, seat, thinking.seed, rollouts, thinking.outOfTime)[0]?.move;
};

const searchWorld = (
  state: State,
  seat: Seat,
  { seed, outOfTime }: Thinking,
  { nodes, doubt }: Settings,
  world: number,
): Search => {
  const random = createRandom(`${seed}/doubt`, 1);
  const noise = doubt === 0 ? undefined : () => (doubt * (randomBelow(random, 0, 2000) - 1000)) / 1000;
  return searchTurn(imagineFight(state, seat, `${seed}/${world}`), seat, { nodes, outOfTime, noise });
};

/** The value of each move as the positions look that it leads to, on average over the worlds that were tried. */
const rateByLook = (state: State, seat: Seat, thinking: Thinking, settings: Settings): Map<Move, number> => {
  const ratings = new Map<Move, number>();
  for (let world = 0; world < settings.worlds; world++) {
    if (world > 0 && thinking.outOfTime()) break;
    const { root, nodes } = searchWorld(state, seat, thinking, settings, world);
    const values = new Map<Move, number>([[END_TURN, root.value]]);
    for (const { move, node } of root.edges) values.set(move, node.best);
    for (const [move, value] of values) ratings.set(move, (ratings.get(move) ?? 0) + value);
    if (!nodes.some(({ revealed }) => revealed)) break;
  }
  return ratings;
};

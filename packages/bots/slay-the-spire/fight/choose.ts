/** What a bot plays in a fight. */
import { createMoveList, encodeMove, hasMove, listedMoves, type Move, type Seat } from '@three-spires/kernel';
import { distinctMoves, imagineFight, MOVE, type State } from '@three-spires/slay-the-spire/for-bots';
import type { Thinking } from '../../bot.ts';
import { searchTurn } from './turn-search.ts';

export type Strength = 'quick' | 'novice' | 'adept' | 'master';

type Settings = { readonly nodes: number; readonly worlds: number };

const SETTINGS: Readonly<Record<Strength, Settings>> = {
  quick: { nodes: 60, worlds: 1 },
  novice: { nodes: 30, worlds: 1 },
  adept: { nodes: 800, worlds: 4 },
  master: { nodes: 2000, worlds: 8 },
};

const list = createMoveList();
const END_TURN = encodeMove(MOVE.endTurn);

/**
 * The move of a seat in a fight. The state is imagined: what the seat cannot know is dealt at random, so plans that
 * draw cards are tried in several worlds.
 */
export const chooseInFight = (state: State, seat: Seat, thinking: Thinking, strength: Strength): Move => {
  distinctMoves(state, seat, list);
  const moves = listedMoves(list);
  if (moves.length === 1) return moves[0] as Move;
  const ratings = rateMoves(state, seat, moves, thinking, SETTINGS[strength]);
  let best = moves[0] as Move;
  let most = Number.NEGATIVE_INFINITY;
  for (const [move, value] of ratings) if (value > most) [best, most] = [move, value];
  return best;
};

/** The value of each move, on average over the worlds that were tried. */
const rateMoves = (
  state: State,
  seat: Seat,
  moves: readonly Move[],
  thinking: Thinking,
  { nodes, worlds }: Settings,
): Map<Move, number> => {
  const sums = new Map<Move, number>();
  let tried = 0;
  for (let world = 0; world < worlds; world++) {
    if (world > 0 && thinking.outOfTime()) break;
    const start = imagineFight(state, seat, `${thinking.seed}/${world}`);
    const { root, nodes: looked } = searchTurn(start, seat, { nodes, outOfTime: thinking.outOfTime });
    tried++;
    const values = new Map<Move, number>([[END_TURN, root.value]]);
    for (const { move, node } of root.edges)
      values.set(move, Math.max(node.best, values.get(move) ?? node.best));
    for (const [move, value] of values) sums.set(move, (sums.get(move) ?? 0) + value);
    if (!looked.some(({ revealed }) => revealed)) break;
  }
  const ratings = new Map<Move, number>();
  for (const [move, sum] of sums) {
    distinctMoves(state, seat, list);
    if (moves.includes(move) && hasMove(list, move) && sum > Number.NEGATIVE_INFINITY)
      ratings.set(move, sum / tried);
  }
  return ratings;
};

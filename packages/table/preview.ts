import { createMoveList, listedMoves, type Move, type Preview, type Seat } from '@three-spires/kernel';
import { holdsSeat, type Table } from './table.ts';

/** A move and what it would do. */
export type MovePreview = readonly [move: Move, preview: Preview];

/** The most moves of a seat previewed in one position. Only set-up positions have more. */
const PREVIEWS_SHOWN = 150;

/** A cache of previews by position and seat. A table's states are never mutated. */
const made = new WeakMap<object, Map<Seat, Map<Move, Preview>>>();

const NOT_PREVIEWED: Preview = { changes: [], unknown: true };

/** The effects of some of a seat's moves, for the person who holds it. Illegal moves are left out. */
export const previewsFor = (
  table: Table,
  person: string,
  seat: Seat,
  moves: readonly Move[],
): readonly MovePreview[] => {
  if (!holdsSeat(table, person, seat)) return [];
  const known = previewsIn(table.state as object, seat);
  addPreviews(table, seat, moves, known);
  return moves.flatMap((move): MovePreview[] => {
    const preview = known.get(move);
    return preview === undefined ? [] : [[move, preview]];
  });
};

const previewsIn = (state: object, seat: Seat): Map<Move, Preview> => {
  const bySeat = made.get(state) ?? new Map<Seat, Map<Move, Preview>>();
  made.set(state, bySeat);
  const known = bySeat.get(seat) ?? new Map<Move, Preview>();
  bySeat.set(seat, known);
  return known;
};

const addPreviews = (
  { game, state }: Table,
  seat: Seat,
  moves: readonly Move[],
  known: Map<Move, Preview>,
): void => {
  const list = createMoveList();
  game.legal(state, seat, list);
  const legal = new Set(listedMoves(list));
  for (const move of moves)
    if (legal.has(move) && !known.has(move))
      known.set(move, known.size < PREVIEWS_SHOWN ? game.preview(state, seat, move) : NOT_PREVIEWED);
};

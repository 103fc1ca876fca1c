/**
 * A move is one integer: a kind and three small operands. So logs are tiny, comparison is `===` and a
 * search allocates nothing. What kinds and operands mean is each game's business.
 */
export type Move = number;

export const MOVE_KINDS = 64;
export const OPERAND_LIMIT = 256;

/** Packs a kind (0-63) and three operands (0-255) into 30 bits, which every engine keeps unboxed. */
export const encodeMove = (kind: number, a = 0, b = 0, c = 0): Move =>
  (kind << 24) | (a << 16) | (b << 8) | c;

export const moveKind = (move: Move): number => move >>> 24;
export const moveA = (move: Move): number => (move >>> 16) & 0xff;
export const moveB = (move: Move): number => (move >>> 8) & 0xff;
export const moveC = (move: Move): number => move & 0xff;

/** Whether a value from outside can be a move at all. */
export const isMove = (value: unknown): value is Move =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < MOVE_KINDS << 24;

/** A reusable list of moves; only the first `length` entries are valid. */
export type MoveList = { length: number; readonly moves: Move[] };

export const createMoveList = (): MoveList => ({ length: 0, moves: [] });

export const addMove = (list: MoveList, move: Move): void => {
  list.moves[list.length++] = move;
};

export const hasMove = (list: MoveList, move: Move): boolean => {
  for (let at = 0; at < list.length; at++) if (list.moves[at] === move) return true;
  return false;
};

/** Copies the valid part of the list into a new array. */
export const listedMoves = (list: MoveList): Move[] => list.moves.slice(0, list.length);

/** A move in readable form: `do` names it, the other fields hold printed names and numbers. */
export type ReadableMove = { readonly do: string; readonly [field: string]: string | number };

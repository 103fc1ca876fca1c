/** Finds the move that a scenario means, and explains why there is none. */
import type { GameEvent } from '../event.ts';
import type { Game } from '../game.ts';
import { createMoveList, listedMoves, type Move, type ReadableMove } from '../move.ts';
import { InputError, type Refusal } from '../refusal.ts';
import { type Seat, seatsIn } from '../seat.ts';
import { plainText } from '../text/message.ts';
import { didYouMean } from '../text/near-name.ts';

/** A move in a scenario: enough of its readable fields to identify it, and its seat. */
export type ScenarioMove = { readonly seat?: string | number } & { readonly [field: string]: unknown };

/** The parts of a game needed to find a move, or to explain why there is none. */
export type MoveRules<State> = Pick<
  Game<State, never, unknown, GameEvent>,
  'deciding' | 'legal' | 'refuse' | 'describe' | 'explain'
> & {
  readonly scenario: {
    seat(state: State, name: string | number): Seat;
    encode?(state: State, seat: Seat, readable: ReadableMove): Move | undefined;
  };
};

const LISTED_MOVES = 40;
/** Every move is described to find the right one; real games have at most 200. */
const MOST_MOVES = 400;

type Candidate = { readonly move: Move; readonly readable: ReadableMove };

const candidates = <State>(game: MoveRules<State>, state: State, seat: Seat): Candidate[] => {
  const list = createMoveList();
  game.legal(state, seat, list);
  if (list.length > MOST_MOVES)
    throw new InputError(
      `${list.length} moves are possible, too many to look through; at most ${MOST_MOVES}`,
    );
  return listedMoves(list).map((move) => ({ move, readable: game.describe(state, seat, move) }));
};

/** The fields of the move itself, without its seat. */
const fieldsOf = ({ seat: _whose, ...fields }: ScenarioMove): ReadableMove => fields as ReadableMove;

const agrees = (readable: ReadableMove, fields: ReadableMove): boolean =>
  Object.entries(fields).every(([field, value]) => readable[field] === value);

/**
 * The legal move that a step means, or undefined. A step that matches different moves is an error: it must be
 * more specific.
 */
export const findMove = <State>(
  game: MoveRules<State>,
  state: State,
  seat: Seat,
  step: ScenarioMove,
): Move | undefined => {
  const fields = fieldsOf(step);
  const fitting = candidates(game, state, seat).filter(({ readable }) => agrees(readable, fields));
  const exact = fitting.find(({ readable }) => agrees(fields, readable));
  if (exact !== undefined) return exact.move;
  const kinds = new Set(fitting.map(({ readable }) => JSON.stringify(readable)));
  if (kinds.size > 1)
    throw new InputError(`${JSON.stringify(step)} can mean different moves: ${listed([...kinds])}`);
  return fitting[0]?.move;
};

/**
 * What the rules say about a possibly illegal move: the refusal, `legal`, or undefined if it means nothing.
 */
export const judgeMove = <State>(
  game: MoveRules<State>,
  state: State,
  seat: Seat,
  step: ScenarioMove,
): Refusal | 'legal' | undefined => {
  const move = game.scenario.encode?.(state, seat, fieldsOf(step));
  return move === undefined ? undefined : (game.refuse(state, seat, move) ?? 'legal');
};

/** The message for a step that matches no legal move: why, and what would be possible. */
export const explainImpossible = <State>(
  game: MoveRules<State>,
  state: State,
  seat: Seat,
  step: ScenarioMove,
): string => {
  const open = candidates(game, state, seat).map(({ readable }) => readable);
  const why = refusedBecause(game, state, seat, step) ?? mismatch(open, fieldsOf(step));
  const others = otherSeats(game, state, seat, fieldsOf(step));
  return [
    `${JSON.stringify(step)} is not possible for seat ${seat}: ${why}`,
    ...(others.length === 0 ? [] : [`it is possible for seat ${others.join(', ')}`]),
    `possible: ${listed([...new Set(open.map((readable) => JSON.stringify(readable)))])}`,
  ].join('; ');
};

const listed = (moves: readonly string[]): string => {
  const more = moves.length > LISTED_MOVES ? ` and ${moves.length - LISTED_MOVES} more` : '';
  return moves.length === 0 ? 'nothing' : moves.slice(0, LISTED_MOVES).join(' ') + more;
};

const refusedBecause = <State>(
  game: MoveRules<State>,
  state: State,
  seat: Seat,
  step: ScenarioMove,
): string | undefined => {
  const refused = judgeMove(game, state, seat, step);
  if (refused === undefined || refused === 'legal') return undefined;
  const rule = refused.rule === undefined ? '' : `, ${refused.rule}`;
  return `${plainText(game.explain(refused)).replace(/\.$/, '')} (${refused.code}${rule})`;
};

const otherSeats = <State>(game: MoveRules<State>, state: State, seat: Seat, fields: ReadableMove): Seat[] =>
  seatsIn(game.deciding(state)).filter(
    (other) =>
      other !== seat && candidates(game, state, other).some(({ readable }) => agrees(readable, fields)),
  );

/** The first field whose value no legal move has, given the fields before it. */
const mismatch = (open: readonly ReadableMove[], fields: ReadableMove): string => {
  if (typeof fields.do !== 'string') return 'the field "do" must say what is done';
  const ordered = [['do', fields.do] as const, ...Object.entries(fields).filter(([field]) => field !== 'do')];
  let fitting = open;
  for (const [field, value] of ordered) {
    const left = fitting.filter((readable) => readable[field] === value);
    if (left.length === 0) return unknownValue(fitting, field, value);
    fitting = left;
  }
  return 'no move has all of these fields';
};

const unknownValue = (fitting: readonly ReadableMove[], field: string, value: unknown): string => {
  const known = [...new Set(fitting.flatMap((readable) => readable[field] ?? []))].map(String);
  if (known.length > 0)
    return `"${field}" cannot be ${JSON.stringify(value)} here${didYouMean(String(value), known)}`;
  const names = new Set(fitting.flatMap((readable) => Object.keys(readable)));
  return `these moves have no field "${field}"${didYouMean(field, names)}`;
};

/** The legal move that a step means; throws an InputError if there is none. */
export const requireMove = <State>(
  game: MoveRules<State>,
  state: State,
  step: ScenarioMove,
): { readonly seat: Seat; readonly move: Move } => {
  const seat = game.scenario.seat(state, step.seat ?? 0);
  const move = findMove(game, state, seat, step);
  if (move === undefined) throw new InputError(explainImpossible(game, state, seat, step));
  return { seat, move };
};

/** For tests and the lab: the contract of every game, as functions that throw when it is broken. */
import type { GameEvent } from '../event.ts';
import type { Game } from '../game.ts';
import { createMoveList, listedMoves, type Move } from '../move.ts';
import { type Random, randomBelow } from '../random.ts';
import { type Seat, seatsIn } from '../seat.ts';

/** The parts of a game tested here. */
type Tried<State> = Pick<
  Game<State, unknown, unknown, GameEvent>,
  'outcome' | 'outside' | 'deciding' | 'legal' | 'refuse' | 'apply' | 'copy' | 'preview' | 'describe'
>;

/** The parts of a seat's knowledge tested here. */
type Known<State> = Pick<
  Game<State, unknown, unknown, GameEvent>,
  'imagine' | 'view' | 'legal' | 'decisions'
>;

/** Far longer than any game: beyond this, a game is stuck. */
const LONGEST = 20_000;

type Play<State> = {
  /** Names the game in error messages. */
  readonly name: string;
  readonly random: Random;
  /** Called with every position before a move, and the legal moves. */
  readonly look?: (state: State, seat: Seat, moves: readonly Move[]) => void;
  /** Picks a move; by default any. */
  readonly choose?: (state: State, moves: readonly Move[], random: Random) => Move;
  /** The external fact when the game waits for one. */
  readonly fromOutside?: (state: State, random: Random) => unknown;
};

export const anyOf = <Item>(items: readonly Item[], random: Random): Item =>
  items[randomBelow(random, 0, items.length)] as Item;

/** Makes a move that must be legal. */
export const carryOut = <State>(game: Tried<State>, state: State, seat: Seat, move: Move): void => {
  const refused = game.refuse(state, seat, move);
  if (refused !== undefined) throw new Error(`${move} is legal and refused: ${refused.code}`);
  game.apply(state, seat, move);
};

const playOn = <State>(game: Tried<State>, state: State, play: Play<State>): void => {
  const { random, look, choose = (_, moves) => anyOf(moves, random), fromOutside } = play;
  const list = createMoveList();
  for (let moves = 0; game.outcome(state) === undefined; moves++) {
    if (moves > LONGEST) throw new Error('the game does not end');
    if (game.outside?.wanted(state) !== undefined) {
      game.outside.apply(state, game.outside.read(state, fromOutside?.(state, random)));
      continue;
    }
    const seat = anyOf(seatsIn(game.deciding(state)), random);
    game.legal(state, seat, list);
    if (list.length === 0) throw new Error('nobody can move');
    const all = listedMoves(list);
    look?.(state, seat, all);
    game.apply(state, seat, choose(state, all, random));
  }
};

/**
 * Plays a game to the end, checking that some seat can move in every position and that the game ends. Returns
 * the last position.
 */
export const playThrough = <State>(game: Tried<State>, state: State, play: Play<State>): State => {
  try {
    playOn(game, state, play);
  } catch (error) {
    throw new Error(`${play.name}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
  return state;
};

/**
 * A copy equals the original, a move on the copy leaves the original alone, and emitting events changes
 * nothing.
 */
export const requireTrueCopy = <State>(game: Tried<State>, state: State, seat: Seat, move: Move): void => {
  const before = JSON.stringify(state);
  const copy = game.copy(state);
  if (JSON.stringify(copy) !== before) throw new Error('the copy differs');
  game.apply(copy, seat, move);
  if (JSON.stringify(state) !== before) throw new Error('the original has changed');
  const told = game.copy(state);
  game.apply(told, seat, move, () => undefined);
  if (JSON.stringify(told) !== JSON.stringify(copy)) throw new Error('it depends on a listener what happens');
};

/**
 * Legal moves are not refused, each has its own description and preview, and inspecting them changes nothing.
 */
export const requireSoundMoves = <State>(
  game: Tried<State>,
  state: State,
  seat: Seat,
  moves: readonly Move[],
): void => {
  const before = JSON.stringify(state);
  const words = new Set(moves.map((move) => JSON.stringify(game.describe(state, seat, move))));
  if (words.size !== moves.length) throw new Error('two moves read the same');
  for (const move of moves) {
    if (game.refuse(state, seat, move) !== undefined) throw new Error(`${move} is legal and refused`);
    game.preview(state, seat, move);
  }
  if (JSON.stringify(state) !== before) throw new Error('looking has changed the state');
};

/** What a seat sees and may do, regardless of the order of its moves. */
const knowledgeOf = <State>(game: Known<State>, state: State, seat: Seat): string => {
  const list = createMoveList();
  game.legal(state, seat, list);
  const moves = listedMoves(list).sort((one, other) => one - other);
  return JSON.stringify([game.view(state, seat), moves, game.decisions(state)]);
};

/**
 * What a seat imagines looks to it like the real position and depends only on what it knows: an imagined
 * position and a `disguised` one, which looks the same to the seat, lead to the same imagined state. Returns
 * whether the seed mattered.
 */
export const requireSoundImagining = <State>(
  game: Known<State>,
  state: State,
  seat: Seat,
  disguised: State,
): boolean => {
  const before = JSON.stringify(state);
  const known = knowledgeOf(game, state, seat);
  if (knowledgeOf(game, disguised, seat) !== known) throw new Error('the disguise looks different');
  const one = game.imagine(state, seat, 'one');
  const other = JSON.stringify(game.imagine(state, seat, 'other'));
  if (knowledgeOf(game, one, seat) !== known) throw new Error(`what seat ${seat} imagines looks different`);
  if (JSON.stringify(game.imagine(one, seat, 'other')) !== other)
    throw new Error(`what seat ${seat} imagines twice differs`);
  if (JSON.stringify(game.imagine(disguised, seat, 'other')) !== other)
    throw new Error(`what seat ${seat} imagines depends on what it cannot know`);
  if (JSON.stringify(state) !== before) throw new Error('imagining has changed the state');
  return JSON.stringify(one) !== other;
};

/** What a start offers: who decides, the moves that can be compared, and the cards that can be replaced. */
import {
  createMoveList,
  defined,
  fingerprint,
  hasSeat,
  InputError,
  listedMoves,
  type Move,
  type ReadableMove,
  type Seat,
  seatsIn,
} from '@three-spires/kernel';
import type { Start } from '../question.ts';
import { playedGame } from './games.ts';
import { isNewGame, isOpen, stateOf } from './play.ts';

export type Offer = { readonly move: Move; readonly readable: ReadableMove };

export type Look = {
  readonly seat: Seat;
  readonly seats: number;
  readonly offers: readonly Offer[];
  readonly cards?: readonly string[];
};

/** As many as a picture of a table shows. */
const MOST_OFFERS = 800;

/** Moves that read alike, such as those of two copies of a card, are offered once. */
const distinct = (offers: readonly Offer[]): readonly Offer[] => {
  const seen = new Set<string>();
  return offers.filter(({ readable }) => {
    const print = fingerprint(readable);
    if (seen.has(print)) return false;
    seen.add(print);
    return true;
  });
};

/** Throws an InputError if nothing can be played from there. `wanted` is the seat asked about. */
export const lookAt = (id: string, start: Start, wanted?: Seat): Look => {
  const played = playedGame(id);
  const { game } = played;
  const state = stateOf(game, start, 'what if');
  if (game.outcome(state) !== undefined)
    throw new InputError('The game is over here. Choose an earlier moment.');
  const deciding = game.deciding(state);
  const [first] = seatsIn(deciding);
  if (first === undefined)
    throw new InputError('The game waits for something from outside here. Choose another moment.');
  const seat = wanted ?? first;
  const known = played.deal(state, seat, 'what if', isOpen(start));
  const list = createMoveList();
  if (hasSeat(deciding, seat)) game.legal(known, seat, list);
  const offers = distinct(
    listedMoves(list)
      .slice(0, MOST_OFFERS)
      .map((move) => ({ move, readable: game.describe(known, seat, move) })),
  );
  const seats = (game.view(known, 'spectator') as { players?: unknown }).players;
  const cards = isNewGame(start) ? undefined : played.cardsOf?.(state, seat);
  return { seat, seats: Array.isArray(seats) ? seats.length : 2, offers, ...defined({ cards }) };
};

/** Random games whose moves and final states two trees must agree on. */
import {
  type AnyGame,
  canonicalJson,
  createMoveList,
  createRandom,
  type Random,
  randomBelow,
  seatsIn,
} from '@three-spires/kernel';
import type { Played, PlayedGames } from '../request.ts';
import { hashOf, LONGEST_GAME, type Starts } from './record.ts';

const list = createMoveList();

/** Occasionally the game continues in a copy, so that a field that is not copied is detected too. */
const COPY_EVERY = 50;

const playOn = (game: AnyGame, fresh: unknown, random: Random): { state: unknown; moves: number[] } => {
  const moves: number[] = [];
  let state = fresh;
  for (let deciding = game.deciding(state); deciding !== 0; deciding = game.deciding(state)) {
    if (moves.length === LONGEST_GAME) break;
    const seats = seatsIn(deciding);
    const seat = seats[randomBelow(random, 0, seats.length)] as number;
    game.legal(state, seat, list);
    const move = list.moves[randomBelow(random, 0, list.length)] as number;
    game.apply(state, seat, move);
    moves.push(move);
    if (moves.length % COPY_EVERY === 0) state = game.copy(state);
  }
  return { state, moves };
};

const playGame = ({ game, setups }: Starts, number: number): Played => {
  const seed = `same ${number}`;
  const fresh: unknown = game.start(setups[number % setups.length], seed);
  const { state, moves } = playOn(game, fresh, createRandom(seed, 1));
  // Sorted keys, so that a state in which only their order changed counts as the same.
  return { moves: hashOf(moves.join()), state: hashOf(canonicalJson(state)) };
};

export const playGames = (starts: Starts, from: number, count: number): PlayedGames => ({
  rulesVersion: starts.game.rulesVersion,
  games: Array.from({ length: count }, (_, at) => playGame(starts, from + at)),
});

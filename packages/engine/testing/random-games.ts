/** Random games of every kind, for tests. */
import {
  type AnyGame,
  createMoveList,
  createRandom,
  listedMoves,
  type Move,
  type Random,
  randomBelow,
  type Seat,
  seatsIn,
} from '@three-spires/kernel';
import { gameNamed, startGame } from '../games.ts';

export type Kind = { readonly name: string; readonly game: AnyGame; readonly setup: unknown };

const UNLOCKS = { Ironclad: 3, Silent: 3, Defect: 3, Watcher: 3, colorless: true, actFour: true };

const kind = (name: string, game: string, setup: unknown): Kind => ({ name, game: gameNamed(game), setup });

export const KINDS: readonly Kind[] = [
  kind('a climb alone', 'slay-the-spire', { characters: ['Defect'], climb: { unlocks: UNLOCKS } }),
  kind('a climb of four', 'slay-the-spire', {
    characters: ['Ironclad', 'Silent', 'Defect', 'Watcher'],
    climb: { unlocks: UNLOCKS },
  }),
  kind('a first fight', 'slay-the-spire', { characters: ['Watcher'], encounter: 'first' }),
  kind('a duel', 'mystic-spires', { decks: [null, null] }),
  kind('three heroes of one player', 'stygian-society', { players: 1 }),
  kind('four players', 'stygian-society', { players: 4 }),
];

/** A position of a random game before a decision. */
export type Moment = { readonly state: unknown; readonly seat: Seat; readonly moves: readonly Move[] };

const anyOf = <Item>(items: readonly Item[], random: Random): Item =>
  items[randomBelow(random, 0, items.length)] as Item;

const list = createMoveList();

/** Plays a random game and calls back before each decision; returns the moves with their seats. */
export const playRandomly = (
  { game, setup }: Kind,
  seed: string,
  most: number,
  look?: (moment: Moment) => void,
): { readonly seat: Seat; readonly move: Move }[] => {
  const state = startGame(game, setup, seed);
  const random = createRandom(`${seed}/player`, 1);
  const made: { seat: Seat; move: Move }[] = [];
  while (game.outcome(state) === undefined && made.length < most) {
    const seat = anyOf(seatsIn(game.deciding(state)), random);
    game.legal(state, seat, list);
    const moves = listedMoves(list).sort((one, other) => one - other);
    look?.({ state, seat, moves });
    const move = anyOf(moves, random);
    made.push({ seat, move });
    game.apply(state, seat, move);
  }
  return made;
};

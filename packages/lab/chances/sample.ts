/** Games of Adepts who sometimes deviate, recorded at the start of every turn. */
import { findBot } from '@three-spires/bots';
import { FIGURES, listCounts, writeFigures } from '@three-spires/bots/mystic-spires/features';
import {
  createMoveList,
  createRandom,
  type Move,
  movesSeen,
  type Random,
  randomBelow,
  seenBy,
} from '@three-spires/kernel';
import { type MysticSpiresState, mysticSpires } from '@three-spires/mystic-spires';
import { STARTER_DECKS } from '@three-spires/mystic-spires/library';
import { randomStart } from '@three-spires/mystic-spires/testing';

/** A position at the start of a turn, as the turn player sees it, and whether that player won. */
export type Sample = {
  readonly figures: readonly number[];
  readonly counts: readonly number[];
  readonly won: 0 | 1;
};

/**
 * In each game the players make one of these percentages of moves at random, to reach positions that good
 * play never does.
 */
const STRAYS = [0, 4, 12, 25] as const;
/**
 * Of ten games, five have the same starter deck on both sides, three have two starter decks, and two any
 * decks.
 */
const [SAME_DECK, STARTER] = [5, 8];
const DIGITS = 1e4;

const startGame = (seed: string, random: Random): MysticSpiresState => {
  const any = (count: number): number => randomBelow(random, 0, count);
  const kind = any(10);
  if (kind >= STARTER) return mysticSpires.scenario.build(randomStart(seed), seed);
  const one = any(STARTER_DECKS.length);
  const other = kind < SAME_DECK ? one : any(STARTER_DECKS.length);
  const decks = [one, other].map((deck) => STARTER_DECKS[deck]?.name);
  return mysticSpires.start(
    mysticSpires.readSetup({ decks, first: any(2) === 0 ? 'first' : 'second' }),
    seed,
  );
};

const figures = new Float64Array(FIGURES);

const note = (state: MysticSpiresState): { figures: number[]; counts: number[]; seat: number } => {
  const counts: number[] = [];
  writeFigures(state, figures);
  listCounts(state, counts);
  const rounded = Array.from(figures, (figure) => Math.round(figure * DIGITS) / DIGITS);
  return { figures: rounded, counts, seat: state.turnPlayer };
};

const list = createMoveList();

const moveOf = (state: MysticSpiresState, seed: string, strays: number, random: Random): Move => {
  const seat = mysticSpires.deciding(state) === 2 ? 1 : 0;
  mysticSpires.legal(state, seat, list);
  if (list.length > 1 && state.turn > 0 && randomBelow(random, 0, 100) < strays)
    return list.moves[randomBelow(random, 0, list.length)] as Move;
  // Most decisions have a single move, and imagining what the seat sees takes longest.
  if (list.length === 1) return list.moves[0] as Move;
  const seen = seenBy(mysticSpires, state, seat, seed);
  const adept = findBot(mysticSpires.id, 'adept');
  return adept?.choose(seen, movesSeen(mysticSpires, seen), { seed, outOfTime: () => false }).move ?? -1;
};

/** The samples of one game; a draw gives none. */
export const sampleGame = (seed: string): Sample[] => {
  const random = createRandom(seed, 1);
  const state = startGame(seed, random);
  const strays = STRAYS[randomBelow(random, 0, STRAYS.length)] as number;
  const noted: ReturnType<typeof note>[] = [];
  let turn = 1;
  for (let count = 0; mysticSpires.outcome(state) === undefined; count++) {
    if (state.turn > turn) {
      turn = state.turn;
      noted.push(note(state));
    }
    const seat = mysticSpires.deciding(state) === 2 ? 1 : 0;
    mysticSpires.apply(state, seat, moveOf(state, `${seed} ${count}`, strays, random));
  }
  const winners = mysticSpires.outcome(state)?.winners ?? [];
  if (winners.length !== 1) return [];
  return noted.map(({ seat, ...rest }) => ({ ...rest, won: winners[0] === seat ? 1 : 0 }));
};

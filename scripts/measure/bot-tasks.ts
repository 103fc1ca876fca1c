/** Positions in which a bot of the middle level has to decide, as a host sends them to the thread of its bots. */
import {
  type AnyGame,
  createMoveList,
  createRandom,
  listedMoves,
  randomBelow,
  seenBy,
} from '@three-spires/kernel';
import { mysticSpires } from '@three-spires/mystic-spires';
import type { ThreadTask } from '@three-spires/session';
import { slayTheSpire } from '@three-spires/slay-the-spire';
import { stygianSociety } from '@three-spires/stygian-society';

const SETUPS: readonly (readonly [AnyGame, unknown])[] = [
  [slayTheSpire, { characters: ['Ironclad', 'Silent'] }],
  [mysticSpires, { decks: ['March of Cinders', 'Overdue Tides'], first: 'first' }],
  [stygianSociety, { players: 2, tower: 'fast' }],
];

/** Long enough for every decision to be thought through: work is compared, not patience. */
const BUDGET_MS = 60_000;
const TASKS = 40;

const seatOf = (seats: number): number => 31 - Math.clz32(seats & -seats);

/** Decisions in games whose moves are made at random, the same in every run. */
const tasksOf = (game: AnyGame, setup: unknown): readonly ThreadTask[] => {
  const tasks: ThreadTask[] = [];
  const list = createMoveList();
  for (let number = 0; tasks.length < TASKS; number++) {
    const seed = `measured ${number}`;
    const random = createRandom(seed, 1);
    const state = game.start(game.readSetup(setup), seed);
    while (tasks.length < TASKS && game.outcome(state) === undefined) {
      const seat = seatOf(game.deciding(state));
      game.legal(state, seat, list);
      const moves = listedMoves(list);
      if (moves.length > 1) {
        const seen = seenBy(game, state, seat, seed);
        const task = {
          game: game.id,
          owner: 'measured',
          level: 'adept',
          seen,
          seed,
          budget: BUDGET_MS,
        } as const;
        tasks.push({ asked: 'choice', task });
      }
      const move = moves[randomBelow(random, 0, moves.length)];
      if (move === undefined) throw new Error(`${game.id}: the seat that decides has no move.`);
      game.apply(state, seat, move);
    }
  }
  return tasks;
};

export const botTasks = (): Readonly<Record<string, readonly ThreadTask[]>> =>
  Object.fromEntries(SETUPS.map(([game, setup]) => [game.id, tasksOf(game, setup)]));

/** One whole game played by chance, with every state checked on the way. */
import { randomMove } from '@three-spires/bots';
import {
  createMoveList,
  createRandom,
  type GameLog,
  type LogEntry,
  openLog,
  type Random,
  randomBelow,
  type Seat,
  type SeatSet,
  seatsIn,
} from '@three-spires/kernel';
import type { LabGame } from './games-list.ts';

export type PlayedGame = {
  readonly decisions: number;
  readonly result: string;
  /** What went wrong, if something did, with the log that leads there. */
  readonly failure?: { readonly problem: string; readonly log: GameLog };
};

/** Longer than any game by chance; one that goes on is stuck. */
const LONGEST_GAME = 20_000;

export const playRandomGame = ({ game, watch }: LabGame, setup: unknown, seed: string): PlayedGame => {
  const entries: LogEntry[] = [];
  const finish = (result: string): PlayedGame => ({ decisions: entries.length, result });
  const fail = (problem: string): PlayedGame => ({
    ...finish('failure'),
    failure: { problem, log: { ...openLog(game, setup, seed), entries } },
  });
  try {
    const state: unknown = game.start(game.readSetup(setup), seed);
    const check = watch(state);
    const random = createRandom(`${seed}/player`, 1);
    const list = createMoveList();
    for (;;) {
      const problems = check(state);
      if (problems.length > 0) return fail(problems.join('; '));
      const outcome = game.outcome(state);
      if (outcome !== undefined) return finish(outcome.result);
      if (entries.length >= LONGEST_GAME) return fail(`no end after ${LONGEST_GAME} moves`);
      const seat = pickSeat(game.deciding(state), random);
      const move = randomMove(game, state, seat, random, 0, list);
      if (move === undefined) return fail(`seat ${seat} decides and has no move`);
      const refused = game.refuse(state, seat, move);
      entries.push({ seq: entries.length + 1, seat, move });
      if (refused !== undefined) return fail(`move ${move} is legal and refused: ${refused.code}`);
      game.apply(state, seat, move);
    }
  } catch (error) {
    return fail(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
};

/** Anybody who may decide now, each as likely as the others. */
const pickSeat = (deciding: SeatSet, random: Random): Seat => {
  const seats = seatsIn(deciding);
  return seats[seats.length === 1 ? 0 : randomBelow(random, 0, seats.length)] ?? 0;
};

/**
 * Records random games before anything is timed, and marks which of their decisions were real. Recording
 * compares whole states, which is far slower than playing; the timed process only replays the choices.
 */
import { createHash } from 'node:crypto';
import {
  type AnyGame,
  createMoveList,
  createRandom,
  type MoveList,
  type Random,
  randomBelow,
} from '@three-spires/kernel';
import type { Decisions } from '../request.ts';
import type { Style } from '../works.ts';

/** How the games of a work begin: game n uses set-up n, cycling through the set-ups. */
export type Starts = {
  readonly game: AnyGame;
  readonly setups: readonly unknown[];
  readonly isTypical?: (state: unknown) => boolean;
};

export type RecordedGame = Decisions & {
  readonly setup: number;
  readonly seed: string;
  /** For each decision, the index of the move in the list of legal moves. */
  readonly choices: readonly number[];
  /** Of the final state. */
  readonly hash: string;
};

/** Some random games never end, so each stops after this many decisions. */
export const LONGEST_GAME = 8000;

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** The parts of a state that count questions. They differ after every move, even one without effect. */
type Counters = { asked?: number; phaseQuestion?: number; question?: { kind: number; id: number } };

/** The hash of a state without its counters, and without the stale question data while none is open. */
const hashWithoutCounters = (state: Counters): string => {
  const { asked, phaseQuestion, question } = state;
  if (asked !== undefined) state.asked = 0;
  if (phaseQuestion !== undefined) state.phaseQuestion = 0;
  if (question !== undefined) state.question = { ...question, id: 0 };
  if (question?.kind === 0) state.question = { kind: 0, id: 0 };
  const hash = hashOf(JSON.stringify(state));
  if (asked !== undefined) state.asked = asked;
  if (phaseQuestion !== undefined) state.phaseQuestion = phaseQuestion;
  if (question !== undefined) state.question = question;
  return hash;
};

const firstSeat = (seats: number): number => 31 - Math.clz32(seats & -seats);

type Tally = { -readonly [kind in keyof Decisions]: number };

/** One game in progress, with all its previous states. */
type Recording = {
  readonly game: AnyGame;
  state: unknown;
  readonly seen: Set<string>;
  readonly random: Random;
  readonly list: MoveList;
};

/** Makes a random move of the seat; returns its index in the list, and whether it had no effect. */
const makeMove = (recording: Recording, seat: number, style: Style): { choice: number; isIdle: boolean } => {
  const { game, seen, random, list } = recording;
  const before: unknown = style === 'once' ? game.copy(recording.state) : undefined;
  const left = Array.from({ length: list.length }, (_, place) => place);
  const moves = list.moves.slice(0, list.length);
  for (;;) {
    const drawn = randomBelow(random, 0, left.length);
    const choice = left[drawn] as number;
    game.apply(recording.state, seat, moves[choice] as number);
    const hash = hashWithoutCounters(recording.state as Counters);
    const isIdle = seen.has(hash);
    seen.add(hash);
    left.splice(drawn, 1);
    if (!isIdle || before === undefined || left.length === 0) return { choice, isIdle };
    recording.state = game.copy(before);
  }
};

export const recordGame = (
  { game, setups }: Starts,
  number: number,
  style: Style,
  salt: string,
): RecordedGame => {
  const seed = `${salt} ${number}`;
  const setup = number % setups.length;
  const state: unknown = game.start(setups[setup], seed);
  const recording: Recording = {
    game,
    state,
    seen: new Set([hashWithoutCounters(state as Counters)]),
    random: createRandom(seed, 1),
    list: createMoveList(),
  };
  const choices: number[] = [];
  const tally: Tally = { real: 0, forced: 0, idle: 0 };
  for (let seats = game.deciding(state); seats !== 0; seats = game.deciding(recording.state)) {
    if (choices.length === LONGEST_GAME) break;
    const seat = firstSeat(seats);
    game.legal(recording.state, seat, recording.list);
    const isForced = recording.list.length === 1;
    const { choice, isIdle } = makeMove(recording, seat, style);
    choices.push(choice);
    tally[isForced ? 'forced' : isIdle ? 'idle' : 'real']++;
  }
  return { ...tally, setup, seed, choices, hash: hashOf(JSON.stringify(recording.state)) };
};

/** Games until there are this many decisions: enough that a branch predictor cannot memorise them. */
export const recordGames = (starts: Starts, style: Style, decisions: number): RecordedGame[] => {
  const games: RecordedGame[] = [];
  for (let made = 0; made < decisions; made += games.at(-1)?.choices.length ?? 0)
    games.push(recordGame(starts, games.length, style, 'bench'));
  return games;
};

export const sumOf = (games: readonly Decisions[]): Decisions => ({
  real: games.reduce((sum, { real }) => sum + real, 0),
  forced: games.reduce((sum, { forced }) => sum + forced, 0),
  idle: games.reduce((sum, { idle }) => sum + idle, 0),
});

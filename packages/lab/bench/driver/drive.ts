/** A driver: a process that does one thing with one game and answers on stdout. */
import { readFileSync, writeFileSync } from 'node:fs';
import { type AnyGame, createMoveList } from '@three-spires/kernel';
import type { Recorded, Request, Size } from '../request.ts';
import type { Games } from '../works.ts';
import { heapBytesOf } from './heap.ts';
import { measureSpeeds, type Task } from './measure.ts';
import { hashOf, type RecordedGame, recordGame, recordGames, type Starts, sumOf } from './record.ts';
import { replay } from './replay.ts';
import { playGames } from './same.ts';

/** What a driver knows about its game. */
export type Bench = {
  readonly game: AnyGame;
  /** The set-ups of a work. */
  readonly setupsOf: (games: Games) => readonly unknown[];
  /** Whether a state is a suitable example, if not all are. */
  readonly isTypical?: (state: unknown) => boolean;
  /** A hash of a position, if the game's bots keep tables of positions. */
  readonly hash?: (state: unknown) => number;
  /** Every kind of set-up with every number of players, to compare two trees. */
  readonly everySetup: () => readonly unknown[];
};

export const readRequest = (): Request => JSON.parse(process.argv[2] ?? '') as Request;
export const answer = (value: unknown): void => {
  process.stdout.write(`${JSON.stringify(value)}\n`);
};

export const readGames = (file: string): RecordedGame[] =>
  JSON.parse(readFileSync(file, 'utf8')) as RecordedGame[];

/** Reading the processor's clock takes a microsecond, so it is read only after this many decisions. */
const AT_ONCE = 500;

/** Replays recorded games repeatedly; counts only real decisions. The first time, checks the final states. */
export const playTask = (
  { game, setups }: Starts,
  games: readonly RecordedGame[],
  play: typeof replay = replay,
): Task => {
  const list = createMoveList();
  for (const { setup, seed, choices, hash } of games)
    if (hashOf(JSON.stringify(play(game, setups[setup], seed, choices, list))) !== hash)
      throw new Error(`the game "${seed}" was not played as it was recorded`);
  let next = 0;
  return () => {
    let real = 0;
    for (let made = 0; made < AT_ONCE; next = (next + 1) % games.length) {
      const { setup, seed, choices, real: ofGame } = games[next] as RecordedGame;
      play(game, setups[setup], seed, choices, list);
      real += ofGame;
      made += choices.length;
    }
    return real;
  };
};

const CANDIDATES = 9;

/** States of the medium-length game of a few: the first suitable ones from halfway on, up to a limit. */
const examplesOf = (starts: Starts, most: number): unknown[] => {
  const { game, setups, isTypical } = starts;
  const games = Array.from({ length: CANDIDATES }, (_, number) =>
    recordGame(starts, number, 'uniform', 'middle'),
  ).sort((one, other) => one.choices.length - other.choices.length);
  const { setup, seed, choices } = games[CANDIDATES >> 1] as RecordedGame;
  const found: unknown[] = [];
  for (let moves = choices.length >> 1; moves < choices.length && found.length < most; moves++) {
    const state = replay(game, setups[setup], seed, choices.slice(0, moves), createMoveList());
    if (isTypical === undefined || isTypical(state)) found.push(state);
  }
  if (found.length === 0) throw new Error(`no typical state in the second half of "${seed}"`);
  return found;
};

const middleOf = (starts: Starts): unknown => examplesOf(starts, 1)[0];

const COPIES = 500;

const copyTask = (starts: Starts): Task => {
  const { game } = starts;
  let kept = middleOf(starts);
  return () => {
    for (let copy = 0; copy < COPIES; copy++) kept = game.copy(kept);
    return COPIES;
  };
};

const HASHES = 2_000;
/** A search evaluates many positions of a fight in turn. */
const POSITIONS = 50;

const hashTask = (starts: Starts, hash: Bench['hash']): Task => {
  if (hash === undefined) throw new Error(`${starts.game.id} has no hashes`);
  const states = examplesOf(starts, POSITIONS);
  let sum = 0;
  return () => {
    for (let count = 0; count < HASHES; count++) sum += hash(states[count % states.length]) & 1;
    // Uses the sum, so that the hashes are not optimised away.
    return sum < 0 ? 0 : HASHES;
  };
};

const record = (starts: Starts, { style }: Games, decisions: number, file: string): Recorded => {
  const games = recordGames(starts, style, decisions);
  writeFileSync(file, JSON.stringify(games));
  return {
    ...sumOf(games),
    games: games.length,
    hash: hashOf(JSON.stringify(games.map(({ choices }) => choices))),
  };
};

const sizeOf = (starts: Starts): Size => {
  const { game } = starts;
  const state = middleOf(starts);
  return { json: JSON.stringify(state).length, heap: Math.round(heapBytesOf(() => game.copy(state))) };
};

/** Does the requested work in this process. */
export const carryOut = ({ setupsOf, everySetup, hash, ...bench }: Bench, request: Request): unknown => {
  const startsOf = (games: Games): Starts => ({ ...bench, setups: setupsOf(games) });
  switch (request.do) {
    case 'record':
      return record(startsOf(request.games), request.games, request.decisions, request.file);
    case 'play':
      return measureSpeeds(
        request.parts.map(({ games, file }) => playTask(startsOf(games), readGames(file))),
        request.effort,
      );
    case 'copy':
      return measureSpeeds([copyTask(startsOf(request.games))], request.effort);
    case 'hash':
      return measureSpeeds([hashTask(startsOf(request.games), hash)], request.effort);
    case 'size':
      return sizeOf(startsOf(request.games));
    case 'same':
      return playGames({ ...bench, setups: everySetup() }, request.from, request.count);
  }
};

export const drive = (bench: Bench): void => answer(carryOut(bench, readRequest()));

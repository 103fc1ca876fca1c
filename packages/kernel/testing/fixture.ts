/**
 * Fixtures: finished games stored as files. A replay must reach the same positions; otherwise the rules have
 * changed. One recorder and one replayer serve every game; external facts are stored with the moves.
 */

import type { AnyGame } from '../game.ts';
import { fingerprint } from '../hash.ts';
import type { Move } from '../move.ts';
import type { Seat } from '../seat.ts';

/** One event in a game: a seat's move, or an external fact. */
export type FixtureStep = { readonly seat: Seat; readonly move: Move } | { readonly outside: unknown };

export type Fixture = {
  readonly title: string;
  readonly rulesVersion: number;
  readonly setup: unknown;
  readonly seed: string;
  /** One word per step: the seat and then the move in base 36, or `OUTSIDE` for the next external fact. */
  readonly moves: string;
  /** The external facts, in order; only for games that take any. */
  readonly outside?: readonly unknown[];
  /** Fingerprints of the position in printed words, every 100 steps and at the end. */
  readonly checkpoints: readonly string[];
  readonly result: string;
  /** Other data about the game's end, such as the Act reached. */
  readonly [about: string]: unknown;
};

const CHECKPOINT_EVERY = 100;
const BASE = 36;
const OUTSIDE = '*';

const writeStep = (step: FixtureStep): string =>
  'outside' in step ? OUTSIDE : step.seat + step.move.toString(BASE);

export const readSteps = ({ moves, outside = [] }: Fixture): FixtureStep[] => {
  let facts = 0;
  return moves
    .split(' ')
    .map((word) =>
      word === OUTSIDE
        ? { outside: outside[facts++] }
        : { seat: Number(word[0]), move: Number.parseInt(word.slice(1), BASE) },
    );
};

/**
 * Printed words rather than the state itself: storing the same position differently is not a change of the
 * rules.
 */
const markOf = (game: AnyGame, state: unknown): string => fingerprint(game.scenario.show(state));

const startOf = (game: AnyGame, { setup, seed }: Pick<Fixture, 'setup' | 'seed'>): unknown =>
  game.start(game.readSetup(setup), seed);

const isCheckpoint = (at: number, steps: readonly FixtureStep[]): boolean =>
  (at + 1) % CHECKPOINT_EVERY === 0 || at === steps.length - 1;

const resultOf = (game: AnyGame, state: unknown): string => game.outcome(state)?.result ?? 'none';

/** Applies one step; returns the reason if it is refused. */
export const takeStep = (game: AnyGame, state: unknown, step: FixtureStep): string | undefined => {
  if ('outside' in step) {
    if (game.outside === undefined) return 'nothing reaches this game from outside';
    game.outside.apply(state, game.outside.read(state, step.outside));
    return undefined;
  }
  const refused = game.refuse(state, step.seat, step.move);
  if (refused === undefined) game.apply(state, step.seat, step.move);
  return refused?.code;
};

export type Recording = {
  readonly title: string;
  readonly setup: unknown;
  readonly seed: string;
  readonly steps: readonly FixtureStep[];
};

/** `about` returns what else the fixture stores about the end of the game. */
export const recordFixture = <State>(
  game: AnyGame,
  { title, setup, seed, steps }: Recording,
  about: (state: State) => Readonly<Record<string, unknown>> = () => ({}),
): Fixture => {
  const state = startOf(game, { setup, seed });
  const checkpoints: string[] = [];
  const facts: unknown[] = [];
  for (const [at, step] of steps.entries()) {
    const refused = takeStep(game, state, step);
    if (refused !== undefined) throw new Error(`${title}: step ${at + 1} is refused: ${refused}`);
    if ('outside' in step) facts.push(step.outside);
    if (isCheckpoint(at, steps)) checkpoints.push(markOf(game, state));
  }
  return {
    title,
    rulesVersion: game.rulesVersion,
    setup,
    seed,
    moves: steps.map(writeStep).join(' '),
    ...(facts.length === 0 ? {} : { outside: facts }),
    checkpoints,
    result: resultOf(game, state),
    ...about(state as State),
  };
};

/** What differs when a fixture is replayed, or undefined. */
export const replayFixture = (game: AnyGame, fixture: Fixture): string | undefined => {
  const steps = readSteps(fixture);
  const state = startOf(game, fixture);
  let checkpoint = 0;
  for (const [at, step] of steps.entries()) {
    const refused = takeStep(game, state, step);
    if (refused !== undefined) return `move ${at + 1} of ${steps.length} is refused: ${refused}`;
    if (isCheckpoint(at, steps) && markOf(game, state) !== fixture.checkpoints[checkpoint++])
      return `the position after move ${at + 1} of ${steps.length} is another`;
  }
  const result = resultOf(game, state);
  return result === fixture.result ? undefined : `it ends in ${result} instead of ${fixture.result}`;
};

/** What to do about a fixture that no longer holds, or undefined if it does. */
export const judgeFixture = (game: AnyGame, fixture: Fixture): string | undefined => {
  const { id, rulesVersion } = game;
  if (fixture.rulesVersion !== rulesVersion)
    return `It was recorded with rules version ${fixture.rulesVersion}, and the rules have version ${rulesVersion}: run "npm run fixtures".`;
  const difference = replayFixture(game, fixture);
  if (difference === undefined) return undefined;
  return `A stored game plays differently: ${difference}. If that is meant, it is a change of the rules and must be named: raise rulesVersion in packages/${id}/index.ts, say in the commit what changed, and run "npm run fixtures". If it is not meant, it is a mistake.`;
};

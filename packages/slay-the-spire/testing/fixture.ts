/** Finished games kept as files: played again they must come to the same positions, or the rules have changed. */
import { fingerprint, type Move } from '@three-spires/kernel';
import { slayTheSpire } from '../index.ts';
import type { State } from '../rules/state.ts';

export type Fixture = {
  readonly title: string;
  readonly rulesVersion: number;
  readonly setup: unknown;
  readonly seed: string;
  /** The seat and then the move in base 36, one word for each. */
  readonly moves: string;
  /** Fingerprints of the position, in printed words, at regular intervals and at the end. */
  readonly checkpoints: readonly string[];
  readonly result: string;
  /** How far it came. */
  readonly act: number;
  readonly bosses: number;
};

export type FixtureMove = { readonly seat: number; readonly move: Move };

const CHECKPOINT_EVERY = 100;
const BASE = 36;

const writeMoves = (moves: readonly FixtureMove[]): string =>
  moves.map(({ seat, move }) => seat + move.toString(BASE)).join(' ');

const readMoves = (text: string): FixtureMove[] =>
  text.split(' ').map((word) => ({ seat: Number(word[0]), move: Number.parseInt(word.slice(1), BASE) }));

/** Printed words, not the state itself: another way to keep the same position is no change of the rules. */
const markOf = (state: State): string => fingerprint(slayTheSpire.scenario.show(state));

const startOf = ({ setup, seed }: Pick<Fixture, 'setup' | 'seed'>): State =>
  slayTheSpire.start(slayTheSpire.readSetup(setup), seed);

const isCheckpoint = (at: number, moves: readonly unknown[]): boolean =>
  (at + 1) % CHECKPOINT_EVERY === 0 || at === moves.length - 1;

export const recordFixture = (
  title: string,
  setup: unknown,
  seed: string,
  moves: readonly FixtureMove[],
): Fixture => {
  const state = startOf({ setup, seed });
  const checkpoints: string[] = [];
  moves.forEach(({ seat, move }, at) => {
    slayTheSpire.apply(state, seat, move);
    if (isCheckpoint(at, moves)) checkpoints.push(markOf(state));
  });
  return {
    title,
    rulesVersion: slayTheSpire.rulesVersion,
    setup,
    seed,
    moves: writeMoves(moves),
    checkpoints,
    result: slayTheSpire.outcome(state)?.result ?? 'none',
    act: state.run.act,
    bosses: state.run.bossesBeaten,
  };
};

/** What is different when a fixture is played again, or undefined. */
export const replayFixture = (fixture: Fixture): string | undefined => {
  const moves = readMoves(fixture.moves);
  const state = startOf(fixture);
  let checkpoint = 0;
  for (const [at, { seat, move }] of moves.entries()) {
    const refused = slayTheSpire.refuse(state, seat, move);
    if (refused !== undefined) return `move ${at + 1} of ${moves.length} is refused: ${refused.code}`;
    slayTheSpire.apply(state, seat, move);
    if (isCheckpoint(at, moves) && markOf(state) !== fixture.checkpoints[checkpoint++])
      return `the position after move ${at + 1} of ${moves.length} is another`;
  }
  const result = slayTheSpire.outcome(state)?.result ?? 'none';
  return result === fixture.result ? undefined : `it ends in ${result} instead of ${fixture.result}`;
};

/** What to do about a fixture that does not hold any more, or undefined where all is well. */
export const judgeFixture = (fixture: Fixture): string | undefined => {
  const { rulesVersion } = slayTheSpire;
  if (fixture.rulesVersion !== rulesVersion)
    return `It was recorded with rules version ${fixture.rulesVersion}, and the rules have version ${rulesVersion}: run "npm run fixtures".`;
  const difference = replayFixture(fixture);
  if (difference === undefined) return undefined;
  return `A stored game plays differently: ${difference}. If that is meant, it is a change of the rules and must be named: raise rulesVersion in packages/slay-the-spire/index.ts, say in the commit what changed, and run "npm run fixtures". If it is not meant, it is a mistake.`;
};

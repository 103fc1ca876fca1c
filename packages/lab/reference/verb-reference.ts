/** The verbs of a game's moves, collected from whole games and from scenario files. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  createMoveList,
  listedMoves,
  type ReadableMove,
  readScenario,
  type ScenarioStep,
  seatsIn,
} from '@three-spires/kernel';
import { ROOT } from '../folders.ts';
import { playRandomGame } from '../games/random-game.ts';
import type { LabGame } from '../games-list.ts';

export type Verb = {
  readonly verb: string;
  /** Fields that every such move has, and those that only some have. */
  readonly always: readonly string[];
  readonly sometimes: readonly string[];
  readonly example: string;
};

type Seen = { count: number; readonly fields: Map<string, number>; example: string };

/**
 * Decisions to examine: the rarest verb of The Stygian Society comes up once in 240 games of about 150
 * decisions.
 */
const DECISIONS = 60_000;

export const verbsOf = (lab: LabGame, least = DECISIONS): Verb[] => {
  const seen = new Map<string, Seen>();
  for (const move of movesInFiles(lab.game.id)) note(seen, move, false);
  for (let decisions = 0, index = 0; decisions < least; index++)
    decisions += lookAtGame(lab, `reference ${index}`, seen);
  return [...seen]
    .map(([verb, { count, fields, example }]) => ({
      verb,
      always: [...fields].filter(([, times]) => count > 0 && times === count).map(([field]) => field),
      sometimes: [...fields].filter(([, times]) => count === 0 || times < count).map(([field]) => field),
      example,
    }))
    .map((verb) => ({ ...verb, always: verb.always.toSorted(), sometimes: verb.sometimes.toSorted() }))
    .toSorted((one, other) => one.verb.localeCompare(other.verb));
};

/**
 * Keeps the first example, so examples come from scenario files if there are any. Files may omit fields, so
 * only moves of real games show which fields are always present.
 */
const note = (seen: Map<string, Seen>, move: ReadableMove, isWhole: boolean): void => {
  const verb = String(move.do);
  const entry = seen.get(verb) ?? { count: 0, fields: new Map(), example: JSON.stringify(move) };
  const times = isWhole ? 1 : 0;
  entry.count += times;
  for (const field of Object.keys(move))
    if (field !== 'do') entry.fields.set(field, (entry.fields.get(field) ?? 0) + times);
  seen.set(verb, entry);
};

const lookAtGame = (lab: LabGame, seed: string, seen: Map<string, Seen>): number => {
  const { game } = lab;
  const list = createMoveList();
  const watch = {
    look: (state: unknown) => {
      for (const seat of seatsIn(game.deciding(state))) {
        game.legal(state, seat, list);
        for (const move of listedMoves(list)) note(seen, game.describe(state, seat, move), true);
      }
    },
    carryOut: (state: unknown, seat: number, move: number) => game.apply(state, seat, move),
  };
  const { decisions, failure } = playRandomGame({ ...lab, watch: () => watch }, lab.startOf(seed), seed);
  if (failure !== undefined) throw new Error(failure.problem);
  return decisions;
};

const movesInFiles = (game: string): ReadableMove[] => {
  const folder = path.join(ROOT, 'packages', game, 'scenarios');
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
  return files.toSorted().flatMap((file) => {
    const scenario = readScenario(JSON.parse(readFileSync(path.join(folder, file), 'utf8')));
    return scenario.moves.flatMap(moveOf);
  });
};

const moveOf = (step: ScenarioStep): ReadableMove[] => {
  const { seat: _whose, ...move } = ('refused' in step ? step.refused : step) as Readonly<
    Record<string, unknown>
  >;
  return 'do' in move ? [move as ReadableMove] : [];
};

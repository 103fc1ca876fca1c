/** What the tests and the command tell each other, as files in one folder. */
import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export type Plan = {
  /** Where the notes are. */
  readonly folder: string;
  /** Switched on all the time; -1 for none. */
  readonly mutant: number;
  /** Mutants to switch on for one test at a time, by file and test. Without it every test runs once, as it is. */
  readonly tries?: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;
};

/** What one test file reaches, and how long its tests take. */
export type Reached = {
  readonly file: string;
  /** While modules were loaded, which happens once for all files of a worker. */
  readonly loading: readonly number[];
  /** Between the tests, for example while games are played for all tests of a file. */
  readonly between: readonly number[];
  readonly ms: number;
  readonly tests: readonly ReachedByTest[];
};

type ReachedByTest = {
  readonly name: string;
  readonly ms: number;
  readonly reached: readonly number[];
};

export type Death = { readonly id: number; readonly noticed: string };
/** The mutant a worker has switched on, and since when. */
export type Trial = { readonly pid: number; readonly id: number; readonly since: number };

const DEATHS = 'deaths.jsonl';

export const noteDeath = (folder: string, death: Death): void =>
  appendFileSync(path.join(folder, DEATHS), `${JSON.stringify(death)}\n`);

export const readDeaths = (folder: string): Death[] => {
  const file = path.join(folder, DEATHS);
  if (!existsSync(file)) return [];
  // What follows the last line break is still being written.
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line) as Death);
};

const trialFile = (folder: string, pid: number): string => path.join(folder, `trial-${pid}.json`);

export const noteTrial = (folder: string, id: number): void => {
  const trial: Trial = { pid: process.pid, id, since: Date.now() };
  writeFileSync(trialFile(folder, process.pid), JSON.stringify(trial));
};

export const endTrial = (folder: string, pid: number): void =>
  rmSync(trialFile(folder, pid), { force: true });

export const readTrials = (folder: string): Trial[] => readNotes<Trial>(folder, 'trial-');

export const noteReached = (folder: string, reached: Reached): void =>
  writeFileSync(
    path.join(folder, `reached-${reached.file.replaceAll(/\W+/g, '-')}.json`),
    JSON.stringify(reached),
  );

export const readReached = (folder: string): Reached[] => readNotes<Reached>(folder, 'reached-');

/** A note may be half written, or gone again. */
const readNotes = <Note>(folder: string, prefix: string): Note[] =>
  readdirSync(folder)
    .filter((name) => name.startsWith(prefix))
    .flatMap((name) => {
      try {
        return [JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Note];
      } catch {
        return [];
      }
    });

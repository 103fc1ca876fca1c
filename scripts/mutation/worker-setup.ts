/** Runs in each test worker: switches one mutant on, and records which mutants a test file reaches. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';

declare global {
  var mutant: (id: number) => boolean;
  var reachedMutants: Reached | undefined;
}

type Reached = {
  /** Reached while modules were loaded, which happens once for all files of a worker. */
  readonly atLoad: Set<number>;
  readonly inTests: Set<number>;
  isLoading: boolean;
  hits: number;
};

/** A fault in an endless loop is reached over and over; no test of a small position comes near this limit. */
const MOST_HITS = 20_000_000;

const active = Number(process.env.ACTIVE_MUTANT ?? -1);
globalThis.reachedMutants ??= { atLoad: new Set(), inTests: new Set(), isLoading: true, hits: 0 };
const reached = globalThis.reachedMutants;
reached.isLoading = true;

globalThis.mutant = (id) => {
  if (active < 0) (reached.isLoading ? reached.atLoad : reached.inTests).add(id);
  if (id !== active) return false;
  if (++reached.hits > MOST_HITS) throw new Error(`mutant ${id} was reached ${MOST_HITS} times`);
  return true;
};

beforeAll(() => {
  reached.isLoading = false;
  reached.inTests.clear();
  reached.hits = 0;
});

afterAll(() => {
  const folder = process.env.MUTATION_REACHED;
  const { testPath } = expect.getState();
  if (active >= 0 || folder === undefined || testPath === undefined) return;
  const { atLoad, inTests } = reached;
  const record = { file: testPath, atLoad: [...atLoad], inTests: [...inTests] };
  writeFileSync(path.join(folder, `${testPath.replaceAll(/\W+/g, '-')}.json`), JSON.stringify(record));
});

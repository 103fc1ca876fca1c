/** Measures works in one or two trees, round by round. */
import path from 'node:path';
import { ask, NotMeasurable } from './ask.ts';
import type { Driver } from './bundle-driver.ts';
import type { Effort, Part, Recorded, Size, Speed } from './request.ts';
import { bundleDrivers, type Tree } from './tree.ts';
import { driverOf, isPlayed, WORKS, type Work } from './works.ts';

export type Plan = {
  readonly works: readonly Work[];
  readonly rounds: number;
  readonly effort: Effort;
  /** How many decisions of random games are recorded for each work. */
  readonly decisions: number;
};

/** The measurements for one line of the report, in the order of the rounds. */
export type Figures = { readonly speeds: Speed[]; readonly recorded?: Recorded };

export type Measured = {
  readonly tree: Tree;
  readonly figures: Map<string, Figures>;
  readonly sizes: Map<string, Size>;
  /** Why a work cannot be measured in this tree. */
  readonly problems: Map<string, string>;
};

/** A tree in which everything is ready to be measured. */
type Bench = Measured & { readonly drivers: ReadonlyMap<string, Driver> };

/** The names of a work's lines: one, or one per game that shares the process. */
export const linesOf = (work: Work): string[] =>
  work.kind === 'shared' ? work.parts.map((part) => `${work.name}: ${part}`) : [work.name];

const driverFile = ({ drivers }: Bench, name: string): string => {
  const driver = drivers.get(name);
  if (driver === undefined) throw new Error(`the driver "${name}" was not bundled`);
  if ('problem' in driver) throw new NotMeasurable(driver.problem);
  return driver.file;
};

const fileNameOf = (name: string): string => name.replaceAll(/[^a-z0-9]+/gi, '-');

const partOf = ({ tree }: Bench, work: Work): Part => {
  if (work.kind === 'shared') throw new Error(`"${work.name}" has no games of its own`);
  return { games: work.games, file: path.join(tree.work, `${fileNameOf(work.name)}.json`) };
};

const partsOf = (bench: Bench, work: Work): Part[] =>
  work.kind === 'shared'
    ? work.parts.map((name) => partOf(bench, WORKS.find((other) => other.name === name) as Work))
    : [partOf(bench, work)];

/** A tree that cannot do a work reports why, once; the work is then skipped there. */
const unlessNotMeasurable = async (bench: Bench, work: Work, measure: () => Promise<void>): Promise<void> => {
  if (bench.problems.has(work.name)) return;
  try {
    await measure();
  } catch (error) {
    if (!(error instanceof NotMeasurable)) throw error;
    bench.problems.set(work.name, error.message);
  }
};

const record = async (bench: Bench, work: Work, decisions: number): Promise<void> => {
  const part = partOf(bench, work);
  const driver = driverFile(bench, part.games.game);
  const recorded = await ask<Recorded>(driver, { do: 'record', ...part, decisions });
  bench.figures.set(work.name, { speeds: [], recorded });
};

const measureSize = async (bench: Bench, work: Work): Promise<void> => {
  if (work.kind !== 'size' || bench.sizes.has(work.name)) return;
  const size = await ask<Size>(driverFile(bench, driverOf(work)), { do: 'size', games: work.games });
  bench.sizes.set(work.name, size);
};

const measure = async (bench: Bench, work: Work, effort: Effort): Promise<void> => {
  if (work.kind === 'size') return measureSize(bench, work);
  const file = driverFile(bench, driverOf(work));
  const speeds =
    work.kind === 'copy' || work.kind === 'hash'
      ? await ask<Speed[]>(file, { do: work.kind, games: work.games, effort })
      : await ask<Speed[]>(file, { do: 'play', parts: partsOf(bench, work), effort });
  linesOf(work).forEach((name, at) => {
    const figures = bench.figures.get(name) ?? { speeds: [] };
    figures.speeds.push(speeds[at] as Speed);
    bench.figures.set(name, figures);
  });
};

const prepare = async (root: string, tree: Tree, { works, decisions }: Plan): Promise<Bench> => {
  const names = works.flatMap((work) => [
    driverOf(work),
    ...(work.kind === 'table' ? [work.games.game] : []),
  ]);
  const drivers = await bundleDrivers(root, tree, names);
  const bench = { tree, drivers, figures: new Map(), sizes: new Map(), problems: new Map() };
  for (const work of works.filter(isPlayed))
    await unlessNotMeasurable(bench, work, () => record(bench, work, decisions));
  return bench;
};

/**
 * Every work once in each tree, repeated for every round. The tree that goes first alternates between rounds.
 */
export const measureRounds = async (
  root: string,
  trees: readonly Tree[],
  plan: Plan,
  say: (progress: string) => void,
): Promise<Measured[]> => {
  const benches: Bench[] = [];
  for (const tree of trees) {
    say(`recording games of ${tree.name}`);
    benches.push(await prepare(root, tree, plan));
  }
  for (let round = 0; round < plan.rounds; round++) {
    const order = round % 2 === 0 ? benches : [...benches].reverse();
    for (const work of plan.works) {
      say(`round ${round + 1} of ${plan.rounds}: ${work.name}`);
      for (const bench of order)
        await unlessNotMeasurable(bench, work, () => measure(bench, work, plan.effort));
    }
  }
  return benches;
};

/** Chooses mutants of the rules and the table by a seed. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createRandom, randomBelow } from '@three-spires/kernel';
import { root } from '../install.mjs';
import { sourceFiles } from '../source-files.ts';
import { findMutants, type Mutant } from './find-mutants.ts';

/** The engines of the games; the `rules` of the pictures are another thing, with other tests. */
const FOLDERS = /^packages\/((?!web|pictures)[a-z-]+\/rules|table)\//;

/** Tests and code that only tests use: properties, random games, games made for tests. */
const HARNESS =
  /\.test\.ts$|\/(properties|property-[a-z]+|random-play|testing[a-z-]*|toy-game|sensible-move)\.ts$/;

const mutableFiles = (only: string): string[] =>
  sourceFiles(['.ts'])
    .filter((file) => FOLDERS.test(file) && !HARNESS.test(file))
    .filter((file) => file.startsWith(only));

/** Mutants of one file that overlap cannot be built in together; the later one is left out. */
const overlaps = (one: Omit<Mutant, 'id'>, other: Omit<Mutant, 'id'>): boolean =>
  one.file === other.file && one.start < other.end && other.start < one.end;

export const sampleMutants = (
  size: number,
  seed: string,
  only: string,
): { all: number; sample: Mutant[] } => {
  const all = mutableFiles(only).flatMap((file) =>
    findMutants(file, readFileSync(path.join(root, file), 'utf8')),
  );
  const random = createRandom(seed, 1);
  const left = [...all];
  const chosen: Omit<Mutant, 'id'>[] = [];
  while (chosen.length < size && left.length > 0) {
    const [next] = left.splice(randomBelow(random, 0, left.length), 1);
    if (next !== undefined && !chosen.some((other) => overlaps(next, other))) chosen.push(next);
  }
  return { all: all.length, sample: chosen.map((mutant, id) => ({ ...mutant, id })) };
};

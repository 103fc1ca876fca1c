/** Says what a picture was made from in a few letters. A picture is made again when they differ. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { iconsIn } from '../rules/compose/layers.ts';
import type { Entry } from './files.ts';
import type { Job } from './jobs.ts';

const root = path.resolve(import.meta.dirname, '..');

/** The order of fields says nothing. */
const inOrder = (_: string, value: unknown): unknown =>
  value === null || typeof value !== 'object' || Array.isArray(value)
    ? value
    : Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 10);

/** Places are code, so their code is their recipe. */
const sourceOf = (folder: string): string =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort()
    .map((file) => readFileSync(path.join(root, folder, file), 'utf8'))
    .join('\n');

let places: string | undefined;

export const recipeHash = (job: Job): string => {
  switch (job.kind) {
    case 'window':
      return hash(JSON.stringify([job.window.scene, job.window.small], inOrder));
    case 'figure':
      return hash(JSON.stringify(job.figure, inOrder));
    case 'place':
      places ??= sourceOf('places');
      return hash(`${job.key} ${places}`);
  }
};

export const originOf = (job: Job): Entry['from'] => (job.kind === 'window' ? job.window.from : job.kind);

export const iconsOf = (job: Job): readonly string[] => {
  const icons =
    job.kind === 'window'
      ? iconsIn([...job.window.scene.layers, ...job.window.small])
      : job.kind === 'place'
        ? job.place.emblems
        : [];
  return [...new Set(icons)].sort();
};

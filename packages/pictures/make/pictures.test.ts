import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../games.ts';
import { catalogueKeys } from './catalogue.ts';
import { drawJob } from './draw-job.ts';
import { PICTURES, pictureFile, readGeometries, readManifest, readPlaceColours } from './files.ts';
import { allJobs, jobName } from './jobs.ts';
import { placeColours } from './place-colours.ts';
import { iconsOf, originOf, recipeHash } from './recipe-hash.ts';

const jobs = allJobs();

const sizes = readdirSync(PICTURES, { recursive: true, encoding: 'utf8' })
  .map((file) => ({ file, bytes: statSync(path.join(PICTURES, file)).size }))
  .filter(({ file }) => path.extname(file) !== '');

describe.each(GAMES)('the pictures of %s', (game) => {
  const own = jobs.filter((job) => job.game === game);
  const manifest = readManifest(game);

  test('are there for every entry of the catalogue', () => {
    const made = new Set(own.map(({ key }) => key));
    expect([...catalogueKeys(game)].filter((key) => !made.has(key))).toEqual([]);
  });

  test('have one key each', () => {
    expect(own.length).toBe(new Set(own.map(({ key }) => key)).size);
  });

  test('are made from the recipes of today', () => {
    const recorded = Object.entries(manifest).map(([key, { from, recipe, icons }]) => ({
      key,
      from,
      recipe,
      icons,
    }));
    const wanted = own.map((job) => ({
      key: job.key,
      from: originOf(job),
      recipe: recipeHash(job),
      icons: iconsOf(job),
    }));
    const byKey = (one: { key: string }, other: { key: string }): number => (one.key < other.key ? -1 : 1);
    expect(recorded.sort(byKey)).toEqual(wanted.sort(byKey));
  });

  test('are files of the recorded size', () => {
    const wrong = own.filter((job) => {
      const bytes = manifest[job.key]?.bytes ?? { full: 0, small: 0 };
      const [full, small] = [pictureFile(job), pictureFile(job, true)];
      return (
        !existsSync(full) ||
        statSync(full).size !== bytes.full ||
        (bytes.small > 0 && (!existsSync(small) || statSync(small).size !== bytes.small))
      );
    });
    expect(wrong.map(jobName)).toEqual([]);
  });

  test('have the geometry of every figure', () => {
    const figures = own.flatMap((job) => (job.kind === 'figure' ? [job.figure.id] : []));
    expect(Object.keys(readGeometries(game)).sort()).toEqual(figures.sort());
  });
});

describe('all pictures', () => {
  test('take 18 MB at most, and a card 25 kB', () => {
    const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
    expect(total).toBeLessThanOrEqual(18_000_000);
    const cards = sizes.filter(({ file }) => /[\\/](card|skill|relic|potion)[\\/]/.test(file));
    expect(cards.filter(({ bytes }) => bytes > 25_000)).toEqual([]);
  });

  const SAMPLE = [
    'slay-the-spire/card/ironclad-strike',
    'slay-the-spire/relic/anchor',
    'slay-the-spire/figure/jaw-worm',
    'mystic-spires/tower/twr-01',
    'stygian-society/skill/steel-fist',
  ];

  test.each(SAMPLE)('%s has the same bytes in two runs, and looks like the stored file', async (name) => {
    const job = jobs.find((one) => jobName(one) === name);
    if (job === undefined) throw new Error(`no picture ${name}`);
    const [first, second] = [await drawJob(job), await drawJob(job)];
    expect(first.full.equals(second.full)).toBe(true);
    expect(first.small?.equals(second.small ?? Buffer.alloc(0))).toBe(true);
    // Another machine may round colours differently, so the stored file may differ a little.
    expect(await difference(first.full, pictureFile(job))).toBeLessThan(2);
  });
});

/** The mean difference of two pictures, of 255. */
const difference = async (one: Buffer, other: string): Promise<number> => {
  const [first, second] = await Promise.all([one, other].map((picture) => sharp(picture).raw().toBuffer()));
  if (first.length !== second.length) return 255;
  let sum = 0;
  for (let at = 0; at < first.length; at++) sum += Math.abs(first[at] - second[at]);
  return sum / first.length;
};

test('every place has its colours of today', async () => {
  const written = readPlaceColours();
  const colours = await placeColours();
  expect(Object.keys(colours)).toContain('slay-the-spire/front');
  for (const [place, rows] of Object.entries(colours))
    expect(written).toContain(`  '${place}': '${rows.join(' ')}',\n`);
});

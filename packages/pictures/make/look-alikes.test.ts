import sharp, { type Sharp } from 'sharp';
import { describe, expect, it, test } from 'vitest';
import { GAMES } from '../games.ts';
import { pictureFile } from './files.ts';
import { allJobs } from './jobs.ts';
import { ALIKE, alikeAmong, pixelsOf } from './likeness.ts';
import { declaredIn, lookAlikes } from './look-alikes.ts';

const jobs = allJobs();

/** Relics are told apart, so they are the measure for copies. */
const relics = jobs
  .filter(({ game, key }) => game === 'slay-the-spire' && key.startsWith('relic/'))
  .slice(0, 30);

const changed = async (change: (picture: Sharp) => Sharp): Promise<number> => {
  const pictures = await Promise.all(
    relics.map(async (job) => [job.key, await pixelsOf(pictureFile(job, true))] as const),
  );
  const [first] = relics;
  const copy = await change(sharp(first && pictureFile(first, true)))
    .png()
    .toBuffer();
  const pairs = alikeAmong(new Map([...pictures, ['copy', await pixelsOf(copy)]]), 2);
  return pairs.find(({ one, other }) => one === first?.key && other === 'copy')?.distance ?? 2;
};

describe('the likeness of two pictures', () => {
  it('is complete for a copy, and for a copy that is a little darker or shifted', async () => {
    expect(await changed((picture) => picture)).toBeCloseTo(0);
    expect(await changed((picture) => picture.linear(0.9))).toBeLessThan(ALIKE);
    const shifted = { left: 2, top: 1, width: 94, height: 95 };
    expect(await changed((picture) => picture.extract(shifted))).toBeLessThan(ALIKE);
  });

  it('is small for another colour or another side', async () => {
    expect(await changed((picture) => picture.modulate({ hue: 150 }))).toBeGreaterThan(ALIKE);
    expect(await changed((picture) => picture.flip())).toBeGreaterThan(ALIKE);
  });
});

describe.each(GAMES)('the pictures of %s', (game) => {
  test('are told apart at 64 pixels', async () => {
    const pairs = await lookAlikes(jobs, game);
    expect(pairs.map(({ one, other, distance }) => `${one} and ${other} (${distance.toFixed(2)})`)).toEqual(
      [],
    );
  });

  test('that may look alike are there, and it is said why', () => {
    const keys = new Set(jobs.filter((job) => job.game === game).map(({ key }) => key));
    for (const { pictures, why } of declaredIn(game)) {
      expect(pictures.filter((key) => !keys.has(key))).toEqual([]);
      expect(pictures.length).toBeGreaterThan(1);
      expect(why).not.toBe('');
    }
  });
});

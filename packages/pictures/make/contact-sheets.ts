/** Contact sheets: all pictures of a kind side by side, to be looked at. */
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp, { type OverlayOptions } from 'sharp';
import { drawFigure, FULL_FIGURE } from '../figures/draw-figure.ts';
import { standing } from './atlas.ts';
import { pictureFile, SHEETS_FOLDER } from './files.ts';
import type { Job } from './jobs.ts';

const COLUMNS = 6;
const ROWS = 6;
const CELL = { width: 300, height: 300 } as const;
const LABEL = 22;

export const makeSheets = async (jobs: readonly Job[]): Promise<string[]> => {
  mkdirSync(SHEETS_FOLDER, { recursive: true });
  const files: string[] = [];
  for (const [name, group] of groupsOf(jobs))
    for (let from = 0, number = 1; from < group.length; from += COLUMNS * ROWS, number++) {
      const file = path.join(SHEETS_FOLDER, `${name}-${number}.png`);
      await makeSheet(group.slice(from, from + COLUMNS * ROWS), file);
      files.push(file);
    }
  return files;
};

const groupsOf = (jobs: readonly Job[]): Map<string, Job[]> => {
  const groups = new Map<string, Job[]>();
  for (const job of jobs) {
    const name = `${job.game}-${job.key.split('/')[0]}`;
    groups.set(name, [...(groups.get(name) ?? []), job]);
  }
  return groups;
};

const makeSheet = async (jobs: readonly Job[], file: string): Promise<void> => {
  const rows = Math.ceil(jobs.length / COLUMNS);
  const columns = Math.min(COLUMNS, jobs.length);
  const cells = await Promise.all(
    jobs.map((job, at) => cellOf(job, (at % COLUMNS) * CELL.width, Math.floor(at / COLUMNS) * CELL.height)),
  );
  await sharp({
    create: { width: columns * CELL.width, height: rows * CELL.height, channels: 3, background: '#0a1013' },
  })
    .composite(cells.flat())
    .png()
    .toFile(file);
};

const cellOf = async (job: Job, left: number, top: number): Promise<OverlayOptions[]> => {
  const [width, height] = [CELL.width - 8, CELL.height - LABEL - 60];
  const picture = await sharp(await pictureOf(job))
    .resize({ width, height: job.kind === 'window' ? height : CELL.height - LABEL - 8, fit: 'inside' })
    .png()
    .toBuffer();
  const overlays: OverlayOptions[] = [
    { input: picture, left: left + 4, top: top + 4 },
    { input: labelOf(job.key), left: left + 4, top: top + CELL.height - LABEL },
  ];
  const small = pictureFile(job, true);
  if (existsSync(small)) {
    const tiny = await sharp(small).resize({ width: 64, height: 56, fit: 'inside' }).png().toBuffer();
    overlays.push({ input: tiny, left: left + CELL.width - 74, top: top + CELL.height - LABEL - 58 });
  }
  return overlays;
};

/** A figure is shown as it stands, not as its parts. */
const pictureOf = async (job: Job): Promise<Buffer> => {
  if (job.kind !== 'figure') return sharp(pictureFile(job)).png().toBuffer();
  const scale = 0.7;
  const { width, height, data } = standing(drawFigure(job.figure, scale, FULL_FIGURE));
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
};

const labelOf = (text: string): Buffer =>
  new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL.width - 8}" height="${LABEL}"><text x="2" y="15" font-size="14" font-family="sans-serif" fill="#d8d2c0">${text}</text></svg>`,
  )
    .render()
    .asPng();

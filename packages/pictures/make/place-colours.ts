/** The colours of a place before its picture has come: a few rows, from its roof to its floor. */
import sharp from 'sharp';
import { pictureFile } from './files.ts';
import { allJobs, jobName } from './jobs.ts';

const ROWS = 6;

/** The mean colours of the rows of a picture, as six digits. */
const rowsOf = async (file: string): Promise<readonly string[]> => {
  const picture = sharp(file).removeAlpha().resize(1, ROWS, { fit: 'fill' });
  const bytes = await picture.raw().toBuffer();
  return Array.from({ length: ROWS }, (_, row) => bytes.subarray(row * 3, row * 3 + 3).toString('hex'));
};

/** Those of every place that stands behind a page, by game and name. */
export const placeColours = async (): Promise<Readonly<Record<string, readonly string[]>>> => {
  const colours: Record<string, readonly string[]> = {};
  for (const job of allJobs()) {
    const file = pictureFile(job);
    if (job.key.startsWith('place/') && file.endsWith('.avif'))
      colours[jobName(job).replace('/place/', '/')] = await rowsOf(file);
  }
  return colours;
};

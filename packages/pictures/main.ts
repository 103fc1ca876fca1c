// npm run pictures: makes the pictures whose recipes have changed, and what the browser needs to show them.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { defined } from '@three-spires/kernel';
import { FIGURES } from './figures/figures.ts';
import { GAMES } from './games.ts';
import { makeSheets } from './make/contact-sheets.ts';
import { type Done, drawAll } from './make/crew.ts';
import { drawJob } from './make/draw-job.ts';
import { pictureFile, readManifest, writePicture, writePlaceColours } from './make/files.ts';
import { allJobs, type Job, jobName } from './make/jobs.ts';
import { lookAlikes } from './make/look-alikes.ts';
import { placeColours } from './make/place-colours.ts';
import { recordAll, staleJobs } from './make/record.ts';
import { tidyFigures } from './make/tidy.ts';
import { watchFolders } from './make/watch.ts';
import { recipeFile } from './rules/compose/recipe-table.ts';
import { THINGS } from './shapes/thing-files.ts';

const USAGE = `npm run pictures -- [--all] [--only PATTERN] [--sheets] [--alike] [--watch] [--tidy]
  --all           makes every picture again, also those whose recipe has not changed
  --only PATTERN  only pictures whose name fits, such as ironclad or 'slay-the-spire/card/ironclad-*'
  --sheets        draws contact sheets of these pictures into dist-pictures/
  --alike         makes nothing, but lists the pairs of these pictures that look alike at 64 pixels
  --watch         makes a picture again each time its figure or its recipe is saved
  --tidy          only brings the files of figures into our form, after an editor has saved them`;

const options = readOptions();
if (options.tidy) for (const file of faultless(() => tidyFigures(options.fits))) console.log(fromHere(file));
else if (options.watch) watchPictures();
else if (options.alike) await listLookAlikes();
else await makePictures();

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        all: { type: 'boolean', default: false },
        only: { type: 'string' },
        sheets: { type: 'boolean', default: false },
        alike: { type: 'boolean', default: false },
        watch: { type: 'boolean', default: false },
        tidy: { type: 'boolean', default: false },
      },
      strict: true,
    });
    const { only = '*', all, sheets, alike, watch, tidy } = values;
    if ((alike || watch || tidy) && [all, sheets, alike, watch, tidy].filter(Boolean).length > 1)
      throw new Error('--alike, --watch and --tidy go with --only and nothing else');
    // Without a slash it is the last part of a name.
    const pattern = new RegExp(
      `^${only.includes('/') || only === '*' ? '' : '.*/'}${only.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`,
    );
    return { ...values, fits: (name: string): boolean => pattern.test(name) };
  } catch (error) {
    return stop(sentenceOf(error).split('. ')[0] as string);
  }
}

function stop(sentence: string): never {
  console.error(`${sentence}\nUsage: ${USAGE}`);
  process.exit(1);
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** A fault in a figure or in a recipe ends the command with its sentence. */
function faultless<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    console.error(sentenceOf(error));
    process.exit(1);
  }
}

function chosen(jobs: readonly Job[]): readonly Job[] {
  const found = jobs.filter((job) => options.fits(jobName(job)));
  return found.length > 0 ? found : stop(`no picture is called "${options.only}"`);
}

async function makePictures(): Promise<void> {
  const jobs = faultless(allJobs);
  const asked = chosen(jobs);
  const done = await draw(options.all || options.only !== undefined ? asked : staleJobs(asked));
  recordAll(jobs, done);
  writePlaceColours(await placeColours());
  summarise(done.size);
  if (options.sheets) for (const file of await makeSheets(asked)) console.log(fromHere(file));
}

async function listLookAlikes(): Promise<void> {
  const jobs = faultless(allJobs);
  for (const game of GAMES)
    for (const { one, other, distance } of await lookAlikes(jobs, game))
      if (options.fits(`${game}/${one}`) || options.fits(`${game}/${other}`))
        console.log(`${distance.toFixed(2)}  ${game}  ${one}  ${other}`);
}

function watchPictures(): void {
  console.log(`Pictures watched: ${chosen(faultless(allJobs)).length}. Press Ctrl+C to end.`);
  const folders = [
    THINGS,
    ...GAMES.flatMap((game) => [path.join(FIGURES, game), path.dirname(recipeFile(game))]),
  ];
  watchFolders(folders.filter(existsSync), redraw);
}

async function draw(jobs: readonly Job[]): Promise<Map<string, Done>> {
  const made = new Map<string, Done>();
  await drawAll(jobs.map(jobName), (one) => {
    made.set(one.name, one);
    if (made.size % 50 === 0) console.log(`${made.size} of ${jobs.length}, ${seconds()} s`);
  });
  return made;
}

/** While files are edited: in this process, which is ready. A fault in a file is printed, and the watch goes on. */
async function redraw(): Promise<void> {
  try {
    const jobs = allJobs();
    const done = new Map<string, Done>();
    for (const job of staleJobs(jobs.filter((one) => options.fits(jobName(one))))) {
      const made = await drawJob(job);
      const name = jobName(job);
      done.set(name, { name, bytes: writePicture(job, made), ...defined({ geometry: made.geometry }) });
      console.log(`${fromHere(pictureFile(job))} (${made.full.length} bytes)`);
    }
    if (done.size > 0) recordAll(jobs, done);
  } catch (error) {
    console.error(sentenceOf(error));
  }
}

function summarise(made: number): void {
  const entries = GAMES.flatMap((game) => Object.values(readManifest(game)));
  const total = entries.reduce((sum, { bytes }) => sum + bytes.full + bytes.small, 0);
  console.log(
    `${made} made in ${seconds()} s; ${entries.length} pictures, ${(total / 1e6).toFixed(2)} MB in all.`,
  );
}

function fromHere(file: string): string {
  return path.relative(process.cwd(), file);
}

function seconds(): string {
  return process.uptime().toFixed(1);
}

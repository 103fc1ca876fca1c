// npm run pictures: makes the pictures whose recipes have changed, and what the browser needs to show them.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { GAMES, type GameId } from './games.ts';
import { makeSheets } from './make/contact-sheets.ts';
import { type Done, drawAll } from './make/crew.ts';
import {
  type Entry,
  PICTURES,
  pictureFile,
  readGeometries,
  readManifest,
  write,
  writeGeometries,
  writeManifest,
  writePlaceColours,
  writeVersions,
} from './make/files.ts';
import { allJobs, type Job, jobName } from './make/jobs.ts';
import { placeColours } from './make/place-colours.ts';
import { plainSheet } from './make/plain.ts';
import { iconsOf, originOf, recipeHash } from './make/recipe-hash.ts';

const USAGE = `npm run pictures -- [--all] [--only PATTERN] [--sheets]
  --all           makes every picture again, also those whose recipe has not changed
  --only PATTERN  only pictures whose name fits, such as 'slay-the-spire/card/ironclad-*'
  --sheets        draws contact sheets of these pictures into dist-pictures/`;

const options = readOptions();
const jobs = allJobs();
const chosen = jobs.filter((job) => options.fits(jobName(job)));
if (chosen.length === 0) stop(`no picture is called "${options.only}"`);

const stale = chosen.filter((job) => options.all || options.only !== undefined || isStale(job));
const done = await draw(stale);
for (const game of GAMES) record(game);
writeVersions(Object.fromEntries(GAMES.map((game) => [game, versionOf(game)])) as Record<GameId, string>);
const credits = Object.fromEntries(
  GAMES.map((game) => [
    game,
    Object.fromEntries(jobs.filter((job) => job.game === game).map((job) => [job.key, iconsOf(job)])),
  ]),
);
writePlaceColours(await placeColours());
write(path.join(PICTURES, 'credits.json'), `${JSON.stringify(credits)}\n`);
summarise();
if (options.sheets)
  for (const file of await makeSheets(chosen)) console.log(path.relative(process.cwd(), file));

function readOptions() {
  try {
    const { values } = parseArgs({
      options: { all: { type: 'boolean' }, only: { type: 'string' }, sheets: { type: 'boolean' } },
      strict: true,
    });
    const { all = false, only, sheets = false } = values;
    const pattern = new RegExp(
      `^${(only ?? '*').replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`,
    );
    return { all, only, sheets, fits: (name: string): boolean => pattern.test(name) };
  } catch (error) {
    return stop(error instanceof Error ? (error.message.split('. ')[0] as string) : String(error));
  }
}

function stop(sentence: string): never {
  console.error(`${sentence}\nUsage: ${USAGE}`);
  process.exit(1);
}

function isStale(job: Job): boolean {
  return readManifest(job.game)[job.key]?.recipe !== recipeHash(job) || !existsSync(pictureFile(job));
}

async function draw(stale: readonly Job[]): Promise<Map<string, Done>> {
  const made = new Map<string, Done>();
  await drawAll(stale.map(jobName), (one) => {
    made.set(one.name, one);
    if (made.size % 50 === 0) console.log(`${made.size} of ${stale.length}, ${seconds()} s`);
  });
  return made;
}

/** Brings the manifest and the geometry of a game up to date, and deletes pictures that nothing asks for. */
function record(game: GameId): void {
  const own = jobs.filter((job) => job.game === game);
  const [manifest, geometries] = [readManifest(game), readGeometries(game)];
  const entries: Record<string, Entry> = {};
  const figures: Record<string, ReturnType<typeof readGeometries>[string]> = {};
  for (const job of own) {
    const fresh = done.get(jobName(job));
    const kept = manifest[job.key];
    if (fresh !== undefined)
      entries[job.key] = {
        from: originOf(job),
        recipe: recipeHash(job),
        icons: iconsOf(job),
        bytes: fresh.bytes,
      };
    else if (kept !== undefined) entries[job.key] = kept;
    const geometry = job.kind === 'figure' ? (fresh?.geometry ?? geometries[job.figure.id]) : undefined;
    if (job.kind === 'figure' && geometry !== undefined) figures[job.figure.id] = geometry;
  }
  writeManifest(game, entries);
  writeGeometries(game, figures);
  if (own.length > 0) write(path.join(PICTURES, game, 'plain.svg'), plainSheet(own));
  const wanted = new Set(own.flatMap((job) => [pictureFile(job), pictureFile(job, true)]));
  for (const file of filesOf(game)) if (!file.endsWith('.svg') && !wanted.has(file)) rmSync(file);
}

function filesOf(game: GameId): string[] {
  const folder = path.join(PICTURES, game);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => path.join(file.parentPath, file.name))
    .sort();
}

function versionOf(game: GameId): string {
  const hash = createHash('sha256');
  for (const file of filesOf(game)) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 8);
}

function summarise(): void {
  const entries = GAMES.flatMap((game) => Object.values(readManifest(game)));
  const total = entries.reduce((sum, { bytes }) => sum + bytes.full + bytes.small, 0);
  console.log(
    `${done.size} made in ${seconds()} s; ${entries.length} pictures, ${(total / 1e6).toFixed(2)} MB in all.`,
  );
}

function seconds(): string {
  return process.uptime().toFixed(1);
}

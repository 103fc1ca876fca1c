/** Records what was drawn: the manifest, and what the browser needs to show it. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { GAMES, type GameId } from '../games.ts';
import type { Done } from './crew.ts';
import {
  type Entry,
  PICTURES,
  pictureFile,
  readGeometries,
  readManifest,
  write,
  writeGeometries,
  writeManifest,
  writeVersions,
} from './files.ts';
import { type Job, jobName } from './jobs.ts';
import { plainSheet } from './plain.ts';
import { iconsOf, originOf, recipeHash } from './recipe-hash.ts';

/** Those whose picture is missing or was made from another recipe. */
export const staleJobs = (jobs: readonly Job[]): readonly Job[] => {
  const manifests = new Map(GAMES.map((game) => [game, readManifest(game)]));
  const recipeOf = ({ game, key }: Job): string | undefined => manifests.get(game)?.[key]?.recipe;
  return jobs.filter((job) => recipeOf(job) !== recipeHash(job) || !existsSync(pictureFile(job)));
};

/** `done` by the names of the pictures that were drawn now, among all `jobs`. */
export const recordAll = (jobs: readonly Job[], done: ReadonlyMap<string, Done>): void => {
  for (const game of GAMES)
    record(
      game,
      jobs.filter((job) => job.game === game),
      done,
    );
  const versions = GAMES.map((game) => [game, versionOf(game)]);
  writeVersions(Object.fromEntries(versions) as Record<GameId, string>);
  const credits = GAMES.map((game) => [
    game,
    Object.fromEntries(jobs.filter((job) => job.game === game).map((job) => [job.key, iconsOf(job)])),
  ]);
  write(path.join(PICTURES, 'credits.json'), `${JSON.stringify(Object.fromEntries(credits))}\n`);
};

/** Brings the manifest and the geometry of a game up to date, and deletes pictures that nothing asks for. */
const record = (game: GameId, own: readonly Job[], done: ReadonlyMap<string, Done>): void => {
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
};

const filesOf = (game: GameId): string[] => {
  const folder = path.join(PICTURES, game);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => path.join(file.parentPath, file.name))
    .sort();
};

const versionOf = (game: GameId): string => {
  const hash = createHash('sha256');
  for (const file of filesOf(game)) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 8);
};

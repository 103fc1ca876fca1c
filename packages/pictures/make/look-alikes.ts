/** Finds the committed pictures of a game that look alike, except those that are meant to. */
import { existsSync } from 'node:fs';
import type { GameId } from '../games.ts';
import declared from './alike.json' with { type: 'json' };
import { pictureFile } from './files.ts';
import type { Job } from './jobs.ts';
import { alikeAmong, type Pair, pixelsOf } from './likeness.ts';

/** Pictures that may look alike, and why: mostly one card in two sets. */
export type Declared = { readonly pictures: readonly string[]; readonly why: string };

export const declaredIn = (game: GameId): readonly Declared[] =>
  (declared as Partial<Record<GameId, readonly Declared[]>>)[game] ?? [];

/** Windows are compared with windows, figures with figures. What has no small rendering is never shown that small. */
export const lookAlikes = async (jobs: readonly Job[], game: GameId): Promise<readonly Pair[]> => {
  const found: Pair[] = [];
  for (const kind of ['window', 'figure']) {
    const own = jobs.filter(
      (job) => job.game === game && job.kind === kind && existsSync(pictureFile(job, true)),
    );
    const pixels = await Promise.all(
      own.map(async (job) => [job.key, await pixelsOf(pictureFile(job, true))] as const),
    );
    found.push(...alikeAmong(new Map(pixels)));
  }
  const groups = declaredIn(game).map(({ pictures }) => new Set(pictures));
  return found.filter(({ one, other }) => !groups.some((group) => group.has(one) && group.has(other)));
};

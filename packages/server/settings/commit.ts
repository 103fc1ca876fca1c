import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A git commit, and whether the working tree was dirty. Nothing else in the file is published. */
const COMMIT = /^[0-9a-f]{7,40}(-dirty)?$/;

/** The commit that the server was built from (scripts/commit.mjs); undefined if unknown. */
export const readCommit = (folder: string): string | undefined => {
  const file = path.join(folder, 'commit');
  const commit = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  return COMMIT.test(commit) ? commit : undefined;
};

/** Next to the folder of the bundles. Sources run directly have no build. */
export const buildCommit = (): string | undefined =>
  import.meta.filename.endsWith('.ts') ? undefined : readCommit(path.join(import.meta.dirname, '..'));

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A commit as git names it, and whether files differed from it. What else stands in the file is nobody's business. */
const COMMIT = /^[0-9a-f]{7,40}(-dirty)?$/;

/** The commit that a built server was made from (scripts/commit.mjs); undefined where it is not known. */
export const readCommit = (folder: string): string | undefined => {
  const file = path.join(folder, 'commit');
  const commit = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  return COMMIT.test(commit) ? commit : undefined;
};

/** Beside the folder of the bundles. Sources that run as they are have no build. */
export const buildCommit = (): string | undefined =>
  import.meta.filename.endsWith('.ts') ? undefined : readCommit(path.join(import.meta.dirname, '..'));

import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';

/**
 * The commit that is built, with `-dirty` where files differ from it; undefined where there is no repository. A container
 * is built without one, so `COMMIT` in the environment counts first.
 */
function commitOfSources() {
  const { COMMIT } = process.env;
  if (COMMIT !== undefined && COMMIT !== '') return COMMIT;
  // Sources inside another project's repository have no commit of their own.
  if (!existsSync(path.join(root, '.git'))) return undefined;
  const args = ['describe', '--always', '--dirty', '--abbrev=40', '--exclude=*'];
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * Writes the commit beside the built server, which says it at `/api/version`. It is not part of the build: most commits
 * change nothing that is built.
 *
 * @param {string} folder
 */
export function writeCommit(folder) {
  const file = path.join(folder, 'commit');
  const commit = commitOfSources();
  if (commit === undefined) rmSync(file, { force: true });
  else writeFileSync(file, `${commit}\n`);
}

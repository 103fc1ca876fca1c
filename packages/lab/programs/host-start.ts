/** How the process that runs the bot of a file is started: the bundle of a command runs itself again. */
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { ProgramStart } from './process.ts';

/** Set only in the environment of such a process: the file. */
export const HOST_MARK = 'LAB_BOT';

const MEMORY = '--max-old-space-size=1024';

/** Where tsx is not installed, Node must read the file itself; newer versions can read TypeScript. */
const withTypeScript = (): readonly string[] => {
  try {
    const tsx = createRequire(import.meta.url).resolve('tsx');
    return ['--import', pathToFileURL(tsx).href];
  } catch {
    return [];
  }
};

export const hostStart = (file: string, folder: string): ProgramStart => ({
  command: [process.execPath, '--enable-source-maps', MEMORY, ...withTypeScript(), process.argv[1] ?? ''],
  folder,
  env: { [HOST_MARK]: file },
});

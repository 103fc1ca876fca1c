/** Does something now, and again each time a file in one of several folders is saved. */
import { watch } from 'node:fs';

/** Editors write a file in several steps; this long after the last one it is complete. */
const SETTLED = 150;

/** One run after the other: what is saved during a run starts the next one. The result ends the watch. */
export const watchFolders = (folders: readonly string[], run: () => Promise<void>): (() => void) => {
  let timer: NodeJS.Timeout | undefined;
  let running = run();
  const watchers = folders.map((folder) =>
    watch(folder, () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        running = running.then(run);
      }, SETTLED);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
};

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Collects garbage now. Node hides it behind a flag, which may be set while it runs. */
const collectGarbage = (): void => {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
};

/** The heap that one item of those `make` builds takes, by building many. */
export const heapBytesOf = (make: () => unknown, items = 2000): number => {
  const kept: unknown[] = new Array(items).fill(undefined);
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  for (let at = 0; at < items; at++) kept[at] = make();
  collectGarbage();
  const bytes = (process.memoryUsage().heapUsed - before) / items;
  // Still needed here, so nothing of it was collected.
  return kept.length === items ? bytes : 0;
};

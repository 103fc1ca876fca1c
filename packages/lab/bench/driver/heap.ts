import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Collects garbage now. Node hides this behind a flag, which can be set at run time. */
const collectGarbage = (): void => {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
};

/** The heap size of one result of `make`, measured by creating many. */
export const heapBytesOf = (make: () => unknown, items = 2000): number => {
  const kept: unknown[] = new Array(items).fill(undefined);
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  for (let at = 0; at < items; at++) kept[at] = make();
  collectGarbage();
  const bytes = (process.memoryUsage().heapUsed - before) / items;
  // Used here, so that none of it was collected.
  return kept.length === items ? bytes : 0;
};

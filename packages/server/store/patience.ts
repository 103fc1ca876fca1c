import { setTimeout as sleep } from 'node:timers/promises';

/** How long an operation waits for what is in the way. */
export const PATIENCE_MS = 8_000;
const FIRST_WAIT_MS = 2;

/** How a kind of database tells what is wrong. */
export type Failures = {
  /** Whether it may go away by itself and the work has surely changed nothing, so that it can be done again. */
  mayPass(error: unknown): boolean;
  /** The error as ours where it says what is wrong with the storage; anything else as it is. */
  named(error: unknown): unknown;
  /** The longest time between two attempts. */
  readonly longestWaitMs: number;
};

type Operation = (...given: never[]) => Promise<unknown>;

/**
 * Does the work again while something is in the way that passes, such as another process that holds the file, without
 * holding anybody else up.
 */
export const patiently = async <Result>(
  { mayPass, named, longestWaitMs }: Failures,
  patienceMs: number,
  work: () => Promise<Result>,
): Promise<Result> => {
  const deadline = performance.now() + patienceMs;
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, longestWaitMs)) {
    try {
      return await work();
    } catch (error) {
      if (!mayPass(error) || performance.now() + wait > deadline) throw named(error);
    }
    await sleep(wait);
  }
};

/** The same operations, each carried out by `run`. */
export const eachThrough = <Operations extends Record<string, Operation>>(
  operations: Operations,
  run: <Result>(work: () => Promise<Result>) => Promise<Result>,
): Operations => {
  const wrapped = Object.entries(operations).map(([name, operation]) => [
    name,
    (...given: never[]) => run(() => operation(...given)),
  ]);
  return Object.fromEntries(wrapped);
};

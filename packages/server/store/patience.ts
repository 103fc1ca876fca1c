import { setTimeout as sleep } from 'node:timers/promises';

/** How long an operation retries before it fails. */
export const PATIENCE_MS = 8_000;
const FIRST_WAIT_MS = 2;

/** How a kind of database reports failures. */
export type Failures = {
  /**
   * Whether the error may be transient and the work has certainly changed nothing, so that a retry is safe.
   */
  mayPass(error: unknown): boolean;
  /** Converts errors that say what is wrong with the storage into ours; returns anything else unchanged. */
  named(error: unknown): unknown;
  /** The longest pause between two attempts. */
  readonly longestWaitMs: number;
};

type Operation = (...given: never[]) => Promise<unknown>;

/**
 * Retries the work after transient failures, such as another process locking the file, without blocking
 * anybody else.
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

import { setTimeout as sleep } from 'node:timers/promises';
import { StoreError } from '@three-spires/session';
import { asStoreError, troubleOf } from './sqlite-trouble.ts';

/** How long an operation waits for another process that holds the file. */
export const PATIENCE_MS = 8_000;
const FIRST_WAIT_MS = 2;
const LONGEST_WAIT_MS = 50;

type Operation = (...given: never[]) => Promise<unknown>;

/**
 * Does the work again while another process holds the file, without holding anybody else up. Work that found the
 * file locked has changed nothing, so doing it again does nothing twice.
 */
export const patiently = async <Result>(
  file: string,
  patienceMs: number,
  work: () => Promise<Result>,
): Promise<Result> => {
  const deadline = performance.now() + patienceMs;
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
    try {
      return await work();
    } catch (error) {
      if (troubleOf(error) !== 'busy') throw asStoreError(error, file);
      if (performance.now() + wait > deadline) throw new StoreError('busy', error);
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

import type { Me } from '@three-spires/session/protocol';
import { fetchMe } from './api.ts';

let early: Promise<Me> | undefined;

/** Asks who you are before a table's scripts have loaded: its socket needs the cookie from the answer. */
export const askEarly = (): void => {
  early = fetchMe();
  // The table that uses the answer handles a failure.
  early.catch(() => undefined);
};

/** Who you are: the first call uses the early answer, every other call asks again. */
export const askMe = (): Promise<Me> => {
  const asked = early ?? fetchMe();
  early = undefined;
  return asked;
};

import type { Me } from '@three-spires/session/protocol';
import { fetchMe } from './api.ts';

let early: Promise<Me> | undefined;

/** Asks who you are before the scripts of a table are there: its socket needs the cookie that the answer brings. */
export const askEarly = (): void => {
  early = fetchMe();
  // The table that takes the answer deals with a failure.
  early.catch(() => undefined);
};

/** Who you are: what was asked early, the first time, and asked again every other time. */
export const askMe = (): Promise<Me> => {
  const asked = early ?? fetchMe();
  early = undefined;
  return asked;
};

import type { Challenge } from '@three-spires/session/protocol';
import { useEffect } from 'react';
import { create } from 'zustand';
import { fetchChallenges } from './api-challenges.ts';

type ChallengesState = {
  /** Undefined until they are known. */
  readonly challenges: readonly Challenge[] | undefined;
  /** The ids of those that this page has seen open: their answers are news. */
  readonly seenOpen: ReadonlySet<string>;
  /** Why they are not up to date. */
  readonly failure: string | undefined;
};

/** The challenges you made or received within a week, the last change first. One list for the whole page. */
export const useChallenges = create<ChallengesState>(() => ({
  challenges: undefined,
  seenOpen: new Set(),
  failure: undefined,
}));

let asking: Promise<void> | undefined;
let next: Promise<void> | undefined;

const ask = async (): Promise<void> => {
  try {
    const { challenges } = await fetchChallenges();
    const open = challenges.filter(({ status }) => status === 'open').map(({ id }) => id);
    useChallenges.setState(({ seenOpen }) => ({
      challenges,
      seenOpen: new Set([...seenOpen, ...open]),
      failure: undefined,
    }));
  } catch (error) {
    useChallenges.setState({ failure: (error as Error).message });
  }
};

/** Reads them again. A request under way may be too early for what has just changed, so another one follows it. */
export const readChallenges = (): Promise<void> => {
  if (asking === undefined) {
    asking = ask().finally(() => {
      asking = undefined;
    });
    return asking;
  }
  next ??= asking.then(() => {
    next = undefined;
    return readChallenges();
  });
  return next;
};

/** A change may have been missed while the socket was not open. Does nothing in a page that does not show them. */
export const catchUpOnChallenges = (): void => {
  if (asking !== undefined || useChallenges.getState().challenges !== undefined) void readChallenges();
};

/** Reads them every so often while the page is visible. At a table the socket tells of changes besides. */
export const useFollowedChallenges = (pauseMs: number): void =>
  useEffect(() => {
    const read = (): void => {
      if (!document.hidden) void readChallenges();
    };
    read();
    const timer = setInterval(read, pauseMs);
    document.addEventListener('visibilitychange', read);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, [pauseMs]);

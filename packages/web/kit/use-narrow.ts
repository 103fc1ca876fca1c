import { useSyncExternalStore } from 'react';

const query = '(max-width: 760px)';

const follow = (changed: () => void): (() => void) => {
  const list = matchMedia(query);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
};

/** Whether the screen is as narrow as a phone held upright. */
export const useNarrow = (): boolean => useSyncExternalStore(follow, () => matchMedia(query).matches);

import { useSyncExternalStore } from 'react';

/** As in duel.module.css. */
const query = '(min-width: 1281px)';

const follow = (changed: () => void): (() => void) => {
  const list = matchMedia(query);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
};

/** Whether there is a column next to the board. */
export const useWide = (): boolean => useSyncExternalStore(follow, () => matchMedia(query).matches);

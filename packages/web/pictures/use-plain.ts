import { useSyncExternalStore } from 'react';
import { useSettings } from '../settings/settings-store.ts';

/** One listener for all pictures: a library page shows hundreds of them. */
const forced = matchMedia('(forced-colors: active)');

const watchForced = (changed: () => void): (() => void) => {
  forced.addEventListener('change', changed);
  return () => forced.removeEventListener('change', changed);
};

/** Whether pictures are flat silhouettes: by the setting, or because the system forces its colours. */
export const usePlain = (): boolean => {
  const chosen = useSettings(({ plainPictures }) => plainPictures);
  return useSyncExternalStore(watchForced, () => forced.matches) || chosen;
};

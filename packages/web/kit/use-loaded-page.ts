import { useSyncExternalStore } from 'react';

const subscribe = (heard: () => void): (() => void) => {
  document.addEventListener('readystatechange', heard);
  return () => document.removeEventListener('readystatechange', heard);
};

/** Whether the page and everything it began with have loaded, also if that happened between a render and its effects. */
export const useLoadedPage = (): boolean =>
  useSyncExternalStore(subscribe, () => document.readyState === 'complete');

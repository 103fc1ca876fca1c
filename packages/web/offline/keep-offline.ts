import { create } from 'zustand';
import { ownBuild } from '../connection/build.ts';
import { askWorker, canKeep } from './app-worker.ts';

/** Whether a newer version of the application is kept than the one on the screen. */
export const useNewVersion = create<{ readonly isReady: boolean }>(() => ({ isReady: false }));

/** People who come back to an open page are told of a new version, but not at every glance. */
const LOOK_AGAIN_MS = 10 * 60_000;

let lookedAt = 0;

const keep = async (): Promise<void> => {
  lookedAt = performance.now();
  if (await askWorker<boolean>('keep', { build: ownBuild() })) useNewVersion.setState({ isReady: true });
};

const whenIdle = (): void => {
  const begin = (): void => void keep().catch(() => undefined);
  if (typeof requestIdleCallback === 'function') requestIdleCallback(begin);
  else setTimeout(begin);
};

/**
 * Keeps the application in the browser, so that it opens without a network. Begins once the page has loaded and
 * is idle, so that it delays nothing. Looks for a newer version whenever the network or the person comes back.
 */
export const keepOffline = (): void => {
  if (!canKeep()) return;
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
  window.addEventListener('online', whenIdle);
  document.addEventListener('visibilitychange', () => {
    const isDue = performance.now() - lookedAt > LOOK_AGAIN_MS;
    if (document.visibilityState === 'visible' && isDue) whenIdle();
  });
};

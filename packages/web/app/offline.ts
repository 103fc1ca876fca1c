import { BASE } from '../kit/base.ts';

/**
 * Keeps the application in the browser, so that it opens without a network. Begins once the page has loaded and
 * is idle, so that it delays nothing.
 */
export const keepOffline = (): void => {
  // Where the scripts are built as they are asked for, there is no complete set to keep.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const keep = async (): Promise<void> => {
    await navigator.serviceWorker.register(`${BASE}/app-worker.js`);
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage('keep');
  };
  const whenIdle = (): void => {
    const begin = (): void => void keep().catch(() => undefined);
    if (typeof requestIdleCallback === 'function') requestIdleCallback(begin);
    else setTimeout(begin);
  };
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
};

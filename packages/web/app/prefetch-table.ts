import { useEffect } from 'react';
import { array, object, record, safeParse, string } from 'valibot';
import { BASE } from '../kit/base.ts';

/** The initial files of each game's table, as listed by the build (bundling/table-files.ts). */
const FILES = record(string(), object({ first: array(string()) }));
/** The delay in browsers that do not report idle time. */
const SOON_MS = 2_000;

const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/** Prefetches the files of a game's table in idle time. Files already in the browser are not requested. */
const prefetch = async (game: string): Promise<void> => {
  const answer = await fetch(`${BASE}/table-files.json`, { priority: 'low' });
  const files = safeParse(FILES, await answer.json());
  for (const file of (files.success ? files.output[game]?.first : undefined) ?? []) {
    const address = `${BASE}/${file}`;
    const known = CSS.escape(address);
    if (document.querySelector(`link[href="${known}"], script[src="${known}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.as = file.endsWith('.css') ? 'style' : 'script';
    link.href = address;
    link.crossOrigin = '';
    document.head.append(link);
  }
};

/** Prefetches a game's table once the page has loaded and the browser is idle. */
export const usePrefetchedTable = (game: string | undefined): void => {
  useEffect(() => {
    if (game === undefined || savesData()) return;
    const stop = new AbortController();
    let idle: number | undefined;
    // A prefetch may fail: the table fetches the files again.
    const begin = (): void => void prefetch(game).catch(() => undefined);
    const wait = (): void => {
      if (typeof requestIdleCallback === 'function') idle = requestIdleCallback(begin);
      else idle = window.setTimeout(begin, SOON_MS);
    };
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true, signal: stop.signal });
    return () => {
      stop.abort();
      if (idle === undefined) return;
      if (typeof cancelIdleCallback === 'function') cancelIdleCallback(idle);
      else window.clearTimeout(idle);
    };
  }, [game]);
};

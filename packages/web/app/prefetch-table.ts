import { useEffect } from 'react';
import { array, object, record, safeParse, string } from 'valibot';

/** What the table of each game begins with, as the build has listed it (bundling/table-files.ts). */
const FILES = record(string(), object({ first: array(string()) }));
/** Where the browser does not say when it is idle. */
const SOON_MS = 2_000;

const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/** Has the browser fetch the files of a game's table when it has nothing else to do. What it has already is not asked for. */
const prefetch = async (game: string): Promise<void> => {
  const answer = await fetch('/table-files.json', { priority: 'low' });
  const files = safeParse(FILES, await answer.json());
  for (const file of (files.success ? files.output[game]?.first : undefined) ?? []) {
    if (document.querySelector(`link[href="/${CSS.escape(file)}"], script[src="/${CSS.escape(file)}"]`))
      continue;
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.as = file.endsWith('.css') ? 'style' : 'script';
    link.href = `/${file}`;
    link.crossOrigin = '';
    document.head.append(link);
  }
};

/** Fetches the table of a game ahead, once the page is loaded and the browser idle. */
export const usePrefetchedTable = (game: string | undefined): void => {
  useEffect(() => {
    if (game === undefined || savesData()) return;
    const stop = new AbortController();
    let idle: number | undefined;
    // What is fetched ahead may fail: the table fetches it again.
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

import { say } from '../text/say.ts';
import { isReplaced } from './build.ts';
import { retryPause } from './retry-pause.ts';

/** Two to three seconds including the pauses. */
const TRIES = 4;

/** A script or style of the application that failed to load after all retries. */
export class ScriptFailure extends Error {
  override readonly name = 'ScriptFailure';
}

type Surroundings = {
  readonly get: (address: string) => Promise<Response>;
  readonly wait: (ms: number) => Promise<void>;
  readonly isReplaced: () => Promise<boolean>;
};

const BROWSER: Surroundings = {
  get: (address) => fetch(address),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  isReplaced,
};

/** Why it could not be fetched; undefined once it is in the browser's cache. */
const troubleWith = async (address: string, { get }: Surroundings): Promise<string | undefined> => {
  try {
    const answer = await get(address);
    // A file is cached only once it has been read completely.
    await answer.arrayBuffer();
    return answer.ok ? undefined : `status ${answer.status}`;
  } catch {
    return 'no answer';
  }
};

/** Fetches a script or style into the browser's cache, with retries. */
export const fetchScript = async (address: string, surroundings: Surroundings = BROWSER): Promise<void> => {
  for (let failed = 0; ; failed++) {
    const trouble = await troubleWith(address, surroundings);
    if (trouble === undefined) return;
    // After a deploy, the files of the previous build are gone for good.
    const isLast = failed === TRIES - 1 || (trouble === 'status 404' && (await surroundings.isReplaced()));
    if (isLast) throw new ScriptFailure(say('failure.file', { file: address.replace(/^.*\//, ''), trouble }));
    await surroundings.wait(retryPause(failed));
  }
};

const fetched = new Set<string>();

const has = (selector: string): boolean => document.querySelector(selector) !== null;

/**
 * Whether a file was loaded with the page: the page itself names it, or the server preloaded it (`Link`
 * header). Prefetched files do not count, because the cache may have evicted them since.
 */
const isHere = (address: string): boolean => {
  const name = CSS.escape(address);
  if (has(`link[rel="prefetch"][href="${name}"]`)) return false;
  if (has(`link[href="${name}"], script[src="${name}"]`)) return true;
  return performance
    .getEntriesByName(new URL(address, location.href).href, 'resource')
    .some((entry) => (entry as PerformanceResourceTiming).responseStatus === 200);
};

/**
 * Fetches the files of a dynamic import. The build calls this before every one (bundling/fetch-first.ts):
 * Chrome 147 and other browsers of its time remember a failed import for as long as the page is open, so an
 * import starts only when its files are here. It then finds them in the cache, under the same addresses: a
 * made-up query would load a second copy of modules that hold state.
 *
 * @public
 */
export const fetchFirst = async (addresses: readonly string[]): Promise<void> => {
  await Promise.all(
    addresses.map(async (address) => {
      if (fetched.has(address) || isHere(address)) return;
      await fetchScript(address);
      fetched.add(address);
    }),
  );
};

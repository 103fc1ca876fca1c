import { BASE } from '../kit/base.ts';

/** The entry script of a page. Its name changes with every build. */
const entryOf = (page: Document): string | undefined =>
  page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? undefined;

/** The build of this page, identified by the name of its entry script. */
export const ownBuild = (): string => entryOf(document)?.replace(/^.*\//, '') ?? 'unknown';

/**
 * Whether the server has a different build from this page. False if the server cannot be reached, or if
 * something else responds, such as the sign-in page of a network.
 */
export const isReplaced = async (): Promise<boolean> => {
  try {
    const answer = await fetch(`${BASE}/`, { cache: 'no-store', credentials: 'omit' });
    if (!answer.ok) return false;
    const newest = entryOf(new DOMParser().parseFromString(await answer.text(), 'text/html'));
    return newest !== undefined && newest !== entryOf(document);
  } catch {
    return false;
  }
};

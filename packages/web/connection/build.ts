/** The script that a page of the application starts with. Its name changes with every build. */
const entryOf = (page: Document): string | undefined =>
  page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? undefined;

/** The build that this page runs, by the name of its first script. */
export const ownBuild = (): string => entryOf(document)?.replace(/^.*\//, '') ?? 'unknown';

/**
 * Whether the server has another build of the application than this page runs. False where it cannot be asked, and
 * where something else answers, such as the sign-in page of a network.
 */
export const isReplaced = async (): Promise<boolean> => {
  try {
    const answer = await fetch('/', { cache: 'no-store', credentials: 'omit' });
    if (!answer.ok) return false;
    const newest = entryOf(new DOMParser().parseFromString(await answer.text(), 'text/html'));
    return newest !== undefined && newest !== entryOf(document);
  } catch {
    return false;
  }
};

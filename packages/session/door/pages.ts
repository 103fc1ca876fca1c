import { SessionError } from '../common/error.ts';

/** How many pages a list has; throws if the page that is asked for is not among them. */
export const pagesOf = (total: number, size: number, page: number): number => {
  const pages = Math.max(1, Math.ceil(total / size));
  if (page <= pages) return pages;
  throw new SessionError(
    'missing',
    'no-such-page',
    pages === 1 ? 'There is only one page.' : `There are only ${pages} pages.`,
    'page',
  );
};

/** The path under which the site lies: "" at the root of its host, or "/any/path". */
export const BASE = (import.meta.env?.BASE_URL ?? '/').replace(/\/$/, '');

/** The page's path within the site. */
export const pathHere = (): string => location.pathname.slice(BASE.length);

/** The full address of a page of the site, to share. */
export const addressOf = (path: string): string => `${location.origin}${BASE}${path}`;

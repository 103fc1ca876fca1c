import { defined } from '@three-spires/kernel';
import type { BrowserErrorBody } from '@three-spires/session/protocol';
import { ownBuild } from '../connection/build.ts';
import { BASE, pathHere } from '../kit/base.ts';

/** The maximum number of reports from a page that keeps failing. */
const MOST = 10;
const MOST_MESSAGE = 500;
const MOST_STACK = 3_000;
/**
 * Leaving a page aborts its requests, which is not a fault. After this delay that page is gone and reports
 * nothing.
 */
const LEAVING_MS = 500;

const told = new Set<string>();

/** Invitations are secret, and so is whatever follows a question mark or a hash. */
const pageHere = (): string =>
  pathHere()
    .replace(/^(\/join\/[^/]+\/).*/, '$1…')
    .slice(0, 200);

/** A refusal by the server is not a fault of the page, and its message may name people. */
const isOurs = (error: unknown): boolean => !(error instanceof Error && error.name === 'ApiFailure');

/** Reports an error in this browser to the server, without cookies. */
export const reportError = (kind: BrowserErrorBody['kind'], error: unknown): void => {
  if (!isOurs(error)) return;
  const message = (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(
    0,
    MOST_MESSAGE,
  );
  const stack = error instanceof Error ? error.stack?.slice(0, MOST_STACK) : undefined;
  const key = `${message} ${stack}`;
  if (told.has(key) || told.size >= MOST) return;
  told.add(key);
  const body: BrowserErrorBody = {
    kind,
    page: pageHere(),
    build: ownBuild(),
    message,
    ...defined({ stack }),
  };
  setTimeout(() => {
    fetch(`${BASE}/api/browser-errors`, {
      method: 'POST',
      credentials: 'omit',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }).catch(() => undefined);
  }, LEAVING_MS);
};

/**
 * A failed style sheet stays in the page and counts as loaded. Removing it lets the next attempt request it
 * again.
 */
const removeDeadStyle = (message: string): void => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (message.endsWith(link.href)) link.remove();
};

/** Reports errors that no boundary catches. */
export const watchErrors = (): void => {
  window.addEventListener('error', ({ error, message }) => reportError('error', error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => reportError('rejection', reason));
  window.addEventListener('vite:preloadError', ({ payload }) => {
    reportError('script', payload);
    removeDeadStyle(payload.message);
  });
};

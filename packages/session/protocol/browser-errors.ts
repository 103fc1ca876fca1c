import * as v from 'valibot';

/** Where an error occurred: anywhere, in a promise, during rendering, or while loading a script. */
const BROWSER_ERROR_KINDS = ['error', 'rejection', 'render', 'script'] as const;

/** POST /api/browser-errors: an error that a browser reports to the operator. */
export const browserErrorBody = v.strictObject({
  kind: v.picklist(BROWSER_ERROR_KINDS),
  /** The path of the page, without query and fragment. */
  page: v.pipe(v.string(), v.startsWith('/'), v.maxLength(200)),
  /** The name of the first script of the page. */
  build: v.pipe(v.string(), v.maxLength(100)),
  message: v.pipe(v.string(), v.maxLength(500)),
  stack: v.optional(v.pipe(v.string(), v.maxLength(3_000))),
});
export type BrowserErrorBody = v.InferOutput<typeof browserErrorBody>;

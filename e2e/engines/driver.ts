export type Size = { readonly width: number; readonly height: number };

export type Point = { readonly x: number; readonly y: number };

/** One page of one browser, driven over the protocol of its engine. */
export type Driver = {
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  resize(size: Size): Promise<void>;
  /** Evaluates an expression to a string; a promise is awaited. */
  evaluate(expression: string): Promise<string>;
  /** Presses and releases the left button of the mouse at a point of the viewport. */
  click(at: Point): Promise<void>;
  /** Presses and releases the keys of characters one after another. */
  keys(keys: readonly string[]): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** Errors on the console of the page since it was opened. */
  errors(): Promise<readonly string[]>;
  close(): Promise<void>;
};

/** Far longer than anything takes, even on a slow machine. */
const PATIENCE_MS = 60_000;

/** Tries again until there is an answer; the last error says why there was none. */
export async function until<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
  const deadline = Date.now() + PATIENCE_MS;
  let reason: unknown;
  while (Date.now() < deadline) {
    const found = await look().catch((error: unknown) => {
      reason = error;
      return undefined;
    });
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${what} did not come within ${PATIENCE_MS} ms.`, { cause: reason });
}

import type { BrowserContext, Page } from 'playwright-core';

declare global {
  interface Window {
    /** The style that makes a page of a test transparent. */
    unseen?: CSSStyleSheet;
  }
}

/**
 * Makes the pages of a context transparent: the browser lays them out, hits what is pressed and runs all code, but draws
 * nothing. No one looks at them, and without a graphics card drawing takes a third of the time of a test.
 */
export const drawNothing = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    window.unseen = new CSSStyleSheet();
    window.unseen.replaceSync('html { opacity: 0 }');
    document.adoptedStyleSheets = [window.unseen];
  });

/** Does something while a page is not transparent, as for a tool that looks at colours. */
export async function whileSeen<T>(page: Page, act: () => Promise<T>): Promise<T> {
  const show = (isSeen: boolean): Promise<void> =>
    page.evaluate((seen) => {
      if (window.unseen !== undefined) window.unseen.disabled = seen;
    }, isSeen);
  await show(true);
  try {
    return await act();
  } finally {
    await show(false);
  }
}

import type { Page } from 'playwright-core';

/**
 * Resolves once an element has been in the page, even for one frame.
 * A locator looks only now and then, so it can miss what is gone within half a second.
 */
export const appears = (page: Page, selector: string): Promise<void> =>
  page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const look = (): void => {
          if (document.querySelector(wanted) === null) return;
          observer.disconnect();
          resolve();
        };
        const observer = new MutationObserver(look);
        observer.observe(document, { subtree: true, childList: true, attributes: true });
        look();
      }),
    selector,
  );

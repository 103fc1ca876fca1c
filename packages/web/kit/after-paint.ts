/**
 * Runs something once the page has painted what has just changed, so that the two do not share a frame. A hidden page
 * paints nothing; there it runs at once.
 */
export const afterPaint = (run: () => void): void => {
  if (document.hidden) run();
  else requestAnimationFrame(() => setTimeout(run));
};

/**
 * Runs something after the page has painted the latest changes, so that the two do not share a frame. A
 * hidden page paints nothing, so there it runs at once.
 */
export const afterPaint = (run: () => void): void => {
  if (document.hidden) run();
  else requestAnimationFrame(() => setTimeout(run));
};

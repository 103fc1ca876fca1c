/** How long things may still move after the last sign of a change. */
const SETTLED_MS = 400;

/** Events that move things without changing the document. */
const SIGNS = ['scroll', 'transitionrun', 'transitionend', 'animationend', 'load'] as const;

/**
 * Calls `look` at once and whenever something on the page may have moved: every frame while things move, and
 * not at all while the page is at rest. `look` may change the document only if a position has changed, or it
 * triggers itself.
 */
export const followLayout = (look: () => void): (() => void) => {
  let frame: number | undefined;
  let until = 0;
  const follow = (): void => {
    look();
    frame = performance.now() < until ? requestAnimationFrame(follow) : undefined;
  };
  const wake = (): void => {
    until = performance.now() + SETTLED_MS;
    frame ??= requestAnimationFrame(follow);
  };
  const changes = new MutationObserver(wake);
  changes.observe(document.body, { subtree: true, childList: true, attributes: true });
  const sizes = new ResizeObserver(wake);
  sizes.observe(document.body);
  const listening = { capture: true, passive: true };
  for (const sign of SIGNS) document.addEventListener(sign, wake, listening);
  window.addEventListener('resize', wake);
  look();
  wake();
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    changes.disconnect();
    sizes.disconnect();
    for (const sign of SIGNS) document.removeEventListener(sign, wake, listening);
    window.removeEventListener('resize', wake);
  };
};

import { setBreathing } from './breath.ts';

/** How long scenes keep moving by themselves after the last input. */
const AWAKE_MS = 30_000;
const INPUTS = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;

/**
 * Marks the page as at rest while nobody uses or sees it. Endless animations then stop: every frame costs a
 * machine without a graphics card about 15 ms.
 */
export const restUntouched = (): void => {
  const root = document.documentElement;
  let lastInput = performance.now();
  let timer: number | undefined;
  const look = (): void => {
    const left = document.hidden ? 0 : lastInput + AWAKE_MS - performance.now();
    root.toggleAttribute('data-at-rest', left <= 0);
    setBreathing(left > 0);
    timer = left > 0 ? window.setTimeout(look, left) : undefined;
  };
  const wake = (): void => {
    lastInput = performance.now();
    if (timer === undefined) look();
  };
  for (const input of INPUTS) window.addEventListener(input, wake, { capture: true, passive: true });
  document.addEventListener('visibilitychange', () => {
    window.clearTimeout(timer);
    timer = undefined;
    wake();
  });
  look();
};

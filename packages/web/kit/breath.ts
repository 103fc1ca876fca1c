/**
 * What breathes does so four times a second: the style sheets hold its animations still, and this clock moves them on.
 * A browser runs an animation in every frame, sixty times a second, also one that changes in steps.
 */
const BEAT_MS = 4200 / 16;

/** Counts only while something breathes, so that nothing jumps after a rest. */
let clock = 0;
let timer: number | undefined;

/** Held by its style sheet, without an end: what others hold still ends some time. */
const breathes = ({ playState, effect }: Animation): boolean =>
  playState === 'paused' && effect?.getTiming().iterations === Number.POSITIVE_INFINITY;

const beat = (): void => {
  clock += BEAT_MS;
  // All are found before the first is moved on: reading after writing has the browser work out all styles again.
  for (const animation of document.getAnimations().filter(breathes)) animation.currentTime = clock;
};

/** Lets everything breathe, or holds its breath. */
export const setBreathing = (on: boolean): void => {
  if (on === (timer !== undefined)) return;
  if (on) timer = window.setInterval(beat, BEAT_MS);
  else {
    window.clearInterval(timer);
    timer = undefined;
  }
};

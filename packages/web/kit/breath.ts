/**
 * Breathing animations advance four times a second: the style sheets pause them, and this clock moves them
 * on. A browser updates every animation in every frame, sixty times a second, even if it changes in steps.
 */
const BEAT_MS = 4200 / 16;

/** Runs only while something breathes, so that nothing jumps after a rest. */
let clock = 0;
let timer: number | undefined;

/** Paused by its style sheet and infinite: animations paused by others end at some point. */
const breathes = ({ playState, effect }: Animation): boolean =>
  playState === 'paused' && effect?.getTiming().iterations === Number.POSITIVE_INFINITY;

const beat = (): void => {
  clock += BEAT_MS;
  // Collects all animations before moving the first: reading after writing forces the browser to recalculate
  // styles.
  for (const animation of document.getAnimations().filter(breathes)) animation.currentTime = clock;
};

/** Starts or pauses all breathing. */
export const setBreathing = (on: boolean): void => {
  if (on === (timer !== undefined)) return;
  if (on) timer = window.setInterval(beat, BEAT_MS);
  else {
    window.clearInterval(timer);
    timer = undefined;
  }
};

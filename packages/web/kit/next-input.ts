const INPUTS = ['pointerdown', 'keydown', 'wheel'] as const;

/** Calls back once, at the next press of a key, a button or a finger. The press keeps its usual effect. */
export const onNextInput = (call: () => void): (() => void) => {
  const stop = (): void => {
    for (const input of INPUTS) window.removeEventListener(input, heard, true);
  };
  const heard = (): void => {
    stop();
    call();
  };
  for (const input of INPUTS) window.addEventListener(input, heard, true);
  return stop;
};

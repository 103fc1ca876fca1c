/** Makes the pictures of a scene appear together, so that nobody stands in a missing hall. */
import { useEffect } from 'react';
import { create } from 'zustand';

/** After this time, whatever has loaded is shown without the rest. */
const LATEST_MS = 1_500;

const useClosed = create<{ readonly closed: boolean }>(() => ({ closed: false }));

const awaited = new Set<symbol>();
let timer: number | undefined;

const open = (): void => {
  window.clearTimeout(timer);
  useClosed.setState({ closed: false });
};

/**
 * Holds a picture back until it is `here`; a hall that is still loading closes the curtain for everything.
 * Returns whether the curtain is closed.
 */
export const useCurtain = (here: boolean, isHall = false): boolean => {
  useEffect(() => {
    if (here) return;
    const picture = Symbol();
    awaited.add(picture);
    if (isHall) {
      useClosed.setState({ closed: true });
      window.clearTimeout(timer);
      timer = window.setTimeout(open, LATEST_MS);
    }
    return () => {
      awaited.delete(picture);
      if (awaited.size === 0) open();
    };
  }, [here, isHall]);
  return useClosed(({ closed }) => closed);
};

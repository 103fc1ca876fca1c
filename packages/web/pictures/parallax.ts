import { type RefObject, useEffect } from 'react';

/** How far what is far away moves against the pointer, at most, in pixels. */
const REACH = { x: 9, y: 5 } as const;
/** Smaller ways of the pointer do not move the hall: each step costs a machine without a graphics card some frames. */
const STEP = 28;

/**
 * Moves what stands deeper in the hall a little against the pointer. Nothing happens while the pointer rests, on
 * screens that are touched, or for those who want less motion.
 */
export const useParallax = (place: RefObject<HTMLElement | null>, isOn: boolean): void => {
  useEffect(() => {
    if (!isOn || !matchMedia('(hover: hover)').matches) return;
    let last = { x: 0, y: 0 };
    const follow = ({ clientX, clientY }: PointerEvent): void => {
      if (document.documentElement.dataset.motion === 'less') return;
      if (Math.hypot(clientX - last.x, clientY - last.y) < STEP) return;
      last = { x: clientX, y: clientY };
      const { style } = place.current ?? {};
      style?.setProperty('--far-x', `${Math.round((0.5 - clientX / innerWidth) * 2 * REACH.x)}px`);
      style?.setProperty('--far-y', `${Math.round((0.5 - clientY / innerHeight) * 2 * REACH.y)}px`);
    };
    addEventListener('pointermove', follow, { passive: true });
    return () => removeEventListener('pointermove', follow);
  }, [place, isOn]);
};

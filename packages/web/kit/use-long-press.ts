import { useRef } from 'react';
import { pressedAt } from './explained.ts';

export const LONG_MS = 480;

/**
 * A long press or a right click opens details instead of choosing. Signs on the element explain themselves
 * instead.
 */
export const useLongPress = (look: () => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = (): void => clearTimeout(timer.current);
  return {
    'data-long-press': true,
    onPointerDown: (event: React.PointerEvent) => {
      if (event.pointerType === 'mouse' || pressedAt(event.target) !== undefined) return;
      stop();
      timer.current = setTimeout(look, LONG_MS);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerMove: (event: React.PointerEvent) => {
      if (Math.abs(event.movementX) + Math.abs(event.movementY) > 4) stop();
    },
    onContextMenu: (event: React.MouseEvent) => {
      event.preventDefault();
      stop();
      look();
    },
  };
};

import { useRef } from 'react';

const LONG_MS = 480;

/** A long press or a right click looks closer instead of choosing. */
export const useLongPress = (look: () => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = (): void => clearTimeout(timer.current);
  return {
    onPointerDown: (event: React.PointerEvent) => {
      if (event.pointerType === 'mouse') return;
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

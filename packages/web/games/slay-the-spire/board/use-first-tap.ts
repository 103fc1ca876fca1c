import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** With a finger, the first tap shows something large and the second chooses it. A mouse chooses at once. */
export const useFirstTap = () => {
  const ref = useRef<HTMLButtonElement>(null);
  const finger = useRef(false);
  const [lifted, setLifted] = useState(false);
  useEffect(() => {
    if (!lifted) return;
    const drop = (event: Event): void => {
      const isOwn = event.target instanceof Element && event.target.closest('[data-lifted]') !== null;
      if (!isOwn && !ref.current?.contains(event.target as Node)) setLifted(false);
    };
    window.addEventListener('pointerdown', drop, true);
    window.addEventListener('keydown', drop, true);
    return () => {
      window.removeEventListener('pointerdown', drop, true);
      window.removeEventListener('keydown', drop, true);
    };
  }, [lifted]);
  return {
    ref,
    lifted,
    feel: ({ pointerType }: PointerEvent): void => {
      finger.current = pointerType === 'touch';
    },
    second: (choose: () => void): void => {
      const isFirst = finger.current && !lifted;
      finger.current = false;
      setLifted(isFirst);
      if (!isFirst) choose();
    },
  };
};

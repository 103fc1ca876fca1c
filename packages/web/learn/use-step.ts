import { useEffect, useState } from 'react';

const keyOf = (place: string): string => `three-spires.learn.${place}`;

/**
 * The due step and the displayed step, preserved across reloads; `stepNow` continues from the reached one.
 */
export const useStep = (place: string, stepNow: (reached: number) => number) => {
  const [reached, setReached] = useState(() => Number(sessionStorage.getItem(keyOf(place)) ?? 0));
  const [behind, setBehind] = useState(0);
  const due = stepNow(reached);
  useEffect(() => {
    setReached(due);
    setBehind(0);
    sessionStorage.setItem(keyOf(place), String(due));
  }, [place, due]);
  const shown = Math.max(0, due - behind);
  return {
    due,
    /** The due step, or an earlier one being read again. */
    shown,
    forward: () => (shown < due ? setBehind(behind - 1) : setReached(due + 1)),
    back: shown === 0 ? undefined : () => setBehind(behind + 1),
  };
};

type Ways = { readonly forward: (() => void) | undefined; readonly back: (() => void) | undefined };

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Enter is for the game; N goes to the next step, and Shift+N back. */
export const useStepKeys = ({ forward, back }: Ways): void => {
  useEffect(() => {
    const press = ({ key, shiftKey, ctrlKey, metaKey, altKey, target }: KeyboardEvent): void => {
      if (key.toLowerCase() !== 'n' || ctrlKey || metaKey || altKey || isTyping(target)) return;
      (shiftKey ? back : forward)?.();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
};

import { useEffect, useState } from 'react';

const keyOf = (place: string): string => `three-spires.learn.${place}`;

/** Which step is due and which is shown, kept over a reload; `stepNow` goes on from the one that was reached. */
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
    /** The one that is due, or an earlier one that is read again. */
    shown,
    forward: () => (shown < due ? setBehind(behind - 1) : setReached(due + 1)),
    back: shown === 0 ? undefined : () => setBehind(behind + 1),
  };
};

type Ways = { readonly forward: (() => void) | undefined; readonly back: (() => void) | undefined };

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Enter is for what is played; N goes on in the guide, and with Shift back. */
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

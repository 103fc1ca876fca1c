import { useEffect, useState } from 'react';

const keyOf = (table: string): string => `three-spires.learn.${table}`;

/** The step that is due, kept over a reload; `stepNow` goes on from the one that was reached. */
export const useStep = (table: string, stepNow: (reached: number) => number) => {
  const [reached, setReached] = useState(() => Number(sessionStorage.getItem(keyOf(table)) ?? 0));
  const step = stepNow(reached);
  useEffect(() => {
    setReached(step);
    sessionStorage.setItem(keyOf(table), String(step));
  }, [table, step]);
  return { step, next: () => setReached(step + 1) };
};

/** Enter is for what is played; N goes on in the guide. */
export const useNextKey = (next: (() => void) | undefined): void => {
  useEffect(() => {
    if (next === undefined) return;
    const press = ({ key, target }: KeyboardEvent): void => {
      if (key.toLowerCase() === 'n' && !(target instanceof HTMLInputElement)) next();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
};

import { useEffect } from 'react';

/**
 * Where the focus goes when the focused element disappears: to the open question, a highlighted target, a
 * card, the end of the turn.
 */
const PLACES = [
  '[data-question] button',
  '[data-target]',
  '[data-hand-card][data-answer]',
  '[data-hand-card][data-playable]',
  '[data-action="end-turn"]:not([disabled])',
  'main [data-choice]:not([aria-disabled="true"])',
  '[data-action="leave"], [data-action="confirm-rewards"]:not([disabled])',
] as const;

const SETTLED_MS = 60;

let byKeyboard = false;
addEventListener('keydown', () => {
  byKeyboard = true;
});
addEventListener('pointerdown', () => {
  byKeyboard = false;
});

/** Keeps the keyboard focus on the table after every move. */
export const useKeptFocus = (seq: number): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every entry of the log is a reason to look
  useEffect(() => {
    if (!byKeyboard) return;
    const timer = setTimeout(() => {
      const { activeElement } = document;
      if (activeElement !== null && activeElement !== document.body) return;
      for (const place of PLACES) {
        const found = document.querySelector<HTMLElement>(place);
        if (found === null) continue;
        found.focus();
        return;
      }
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [seq]);
};

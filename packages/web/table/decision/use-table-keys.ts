import { useEffect } from 'react';
import { openDialog, useDialog } from '../../kit/dialogs.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName);

/** Keys that mean the same at every table. */
const SHARED: Readonly<Record<string, () => void>> = {
  l: () => openDialog({ kind: 'log' }),
  ',': () => openDialog({ kind: 'settings' }),
  '/': () => openDialog({ kind: 'rules' }),
  '?': () => openDialog({ kind: 'keys' }),
};

/**
 * Listens to the keyboard while nothing lies over the table: first the game's `own` keys, which answer whether
 * they knew it (letters come as small ones), then those that every table has.
 */
export const useTableKeys = (own: (key: string) => boolean): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (useDialog.getState().open !== undefined) return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      if (!own(key)) {
        const shared = SHARED[key];
        if (shared === undefined) return;
        shared();
      }
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [own]);
};

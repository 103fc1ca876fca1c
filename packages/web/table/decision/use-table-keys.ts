import { useEffect } from 'react';
import { openDialog, useDialog } from '../../kit/dialogs.ts';
import { askAboutShown } from './ask-why.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName);

/** Keys with the same meaning at every table. */
const SHARED: Readonly<Record<string, () => void>> = {
  l: () => openDialog({ kind: 'log' }),
  ',': () => openDialog({ kind: 'settings' }),
  '/': () => openDialog({ kind: 'rules' }),
  y: askAboutShown,
  '?': () => openDialog({ kind: 'keys' }),
};

/**
 * Handles keys while nothing covers the table: first the game's `own` keys, which return whether they handled
 * the key (letters arrive in lower case), then those of every table.
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

import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import { useLiveTable } from '../../../connection/use-table.ts';
import { moveFocus } from '../../../table/decision/move-focus.ts';
import { undoLast } from '../../../table/decision/undo-last.ts';
import { useTableKeys } from '../../../table/decision/use-table-keys.ts';
import type { Spot } from './actions.ts';
import type { Board } from './board-context.ts';
import { openOwn } from './dialogs.ts';
import { pickUp, putDown } from './selection.ts';

const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);

/** Selects a source and focuses its first target at once, so that Enter works right after. */
const pickAndFocus = (spot: Spot): void => {
  flushSync(() => pickUp(spot));
  (find('[data-target]') ?? find(`[data-spot="${spot}"]`))?.focus();
};

/** Everything that can be chosen or selected, in board order. */
const choices = (): readonly HTMLElement[] => {
  const asked = [...document.querySelectorAll<HTMLElement>('[data-question] [data-choice]')];
  return asked.length > 0 ? asked : [...document.querySelectorAll<HTMLElement>('main [data-choice]')];
};

const choosePlace = (board: Board, place: number): void => {
  const found = choices()[place];
  found?.focus();
  const spot = found?.dataset.spot;
  if (spot !== undefined && board.sources.has(spot)) pickAndFocus(spot);
};

const inspectFocused = (): void => {
  const { dataset } = (document.activeElement ?? document.body) as HTMLElement;
  const [kind, number] = (dataset.spot ?? '').split(':');
  if (dataset.card !== undefined) openOwn({ kind: 'card', card: Number(dataset.card) });
  else if (dataset.enemy !== undefined) openOwn({ kind: 'foe', enemy: Number(dataset.enemy) });
  else if (kind === 'hero') openOwn({ kind: 'hero', hero: Number(number) });
  else openOwn({ kind: 'place' });
};

const cancel = ({ source }: Board): void => {
  putDown();
  if (source !== undefined) find(`[data-spot="${source}"]`)?.focus();
};

/** Makes every action available from the keyboard. */
export const useKeys = (board: Board): void => {
  const table = useLiveTable();
  const press = useCallback(
    (key: string): boolean => {
      if (moveFocus(key)) return true;
      if (/^\d$/.test(key)) choosePlace(board, (Number(key) + 9) % 10);
      else if (key === 'Escape') cancel(board);
      else if (key === 'u') undoLast(table, board, putDown);
      else if (key === 'i') inspectFocused();
      else if (key === 'r') openOwn({ kind: 'place' });
      else return false;
      return true;
    },
    [table, board],
  );
  useTableKeys(press);
};

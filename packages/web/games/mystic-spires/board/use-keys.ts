import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import { useLiveTable } from '../../../connection/use-table.ts';
import { moveFocus } from '../../../table/decision/move-focus.ts';
import { undoLast } from '../../../table/decision/undo-last.ts';
import { useTableKeys } from '../../../table/decision/use-table-keys.ts';
import { nextSource } from '../../../table/live/next-source.ts';
import { type Doing, type Source, sameSource } from './actions.ts';
import type { Board } from './board-context.ts';
import { toggleWish } from './course.ts';
import { openOwn, openZone } from './dialogs.ts';
import { dropSelection, selectSource } from './selection.ts';

const find = (place: string): HTMLElement | null => document.querySelector<HTMLElement>(place);

/** Selects a source and focuses its first target at once, so that Enter works right after. */
const selectAndFocus = (source: Source): void => {
  flushSync(() => selectSource(source));
  (find('[data-target]') ?? find('[aria-pressed="true"]'))?.focus();
};

const pickCard = (board: Board, place: number): void => {
  const asked = document.querySelectorAll<HTMLElement>('[data-question] [data-choice]');
  if (asked.length > 0) {
    asked[place]?.focus();
    return;
  }
  const hand = board.me?.hand ?? [];
  const held = hand[place];
  if (held === undefined) return;
  const copy = hand.slice(0, place + 1).filter(({ card }) => card === held.card).length;
  const element = document.querySelectorAll<HTMLElement>('[data-hand-card]')[place];
  element?.focus();
  const source = { kind: 'card', card: held.card, copy } as const;
  if (board.actions.some((action) => sameSource(action.source, source))) selectAndFocus(source);
  else element?.click();
};

/** Moves from one usable attacker, ability or Tower to the next. */
const pickNext = (board: Board, kinds: readonly Source['kind'][]): void => {
  const next = nextSource(board.actions, board.source, ({ kind }) => kinds.includes(kind), sameSource);
  if (next !== undefined) selectAndFocus(next);
};

const inspectFocused = (board: Board): void => {
  const { dataset } = (document.activeElement ?? document.body) as HTMLElement;
  const [kind, number] = (dataset.figure ?? '').split(':');
  if (dataset.thing !== undefined) openOwn({ kind: 'thing', id: Number(dataset.thing) });
  else if (dataset.card !== undefined) openOwn({ kind: 'card', card: Number(dataset.card) });
  else if (kind === 'tower') openOwn({ kind: 'tower', seat: Number(number) });
  else if (board.source?.kind === 'card') openOwn({ kind: 'card', card: board.source.card });
};

const cancel = (): void => {
  const held = find('[aria-pressed="true"]');
  dropSelection();
  held?.focus();
};

const perform = (board: Board, doing: Doing): boolean => {
  const found = board.actions.find(({ does }) => does === doing);
  if (found !== undefined) board.perform(found);
  return found !== undefined;
};

/** One letter for each move that is neither a card nor a target. */
const DOINGS: Readonly<Record<string, Doing>> = { p: 'pass', e: 'leave', b: 'battle', y: 'yes', n: 'none' };

/** Makes every action available from the keyboard. */
export const useKeys = (board: Board): void => {
  const table = useLiveTable();
  const press = useCallback(
    (key: string): boolean => {
      if (moveFocus(key)) return true;
      const doing = DOINGS[key];
      if (doing !== undefined) return perform(board, doing);
      if (/^\d$/.test(key)) pickCard(board, (Number(key) + 9) % 10);
      else if (key === 'Escape') cancel();
      else if (key === 'a') pickNext(board, ['attack']);
      else if (key === 's') pickNext(board, ['ability', 'tower']);
      else if (key === 't') toggleWish(board.view.turn, 'pass');
      else if (key === 'h') toggleWish(board.view.turn, 'hold');
      else if (key === 'u') undoLast(table, board, dropSelection);
      else if (key === 'i') inspectFocused(board);
      else if (key === 'g') openZone(board.near, 'graveyard');
      else return false;
      return true;
    },
    [table, board],
  );
  useTableKeys(press);
};

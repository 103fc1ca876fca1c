import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import { useLiveTable } from '../../../connection/use-table.ts';
import { moveFocus } from '../../../table/decision/move-focus.ts';
import { undoLast } from '../../../table/decision/undo-last.ts';
import { useTableKeys } from '../../../table/decision/use-table-keys.ts';
import { nextSource } from '../../../table/live/next-source.ts';
import { uidOf } from '../pieces/content.ts';
import { type Source, sameSource } from './actions.ts';
import type { Board } from './board-context.ts';
import { openOwn } from './dialogs.ts';
import { dropSelection, selectSource } from './selection.ts';

/** Selects a source and focuses its first target at once, so that Enter works right after. */
const selectAndFocus = (source: Source): void => {
  flushSync(() => selectSource(source));
  const places = ['[data-target]', '[data-usable][aria-pressed="true"]'];
  places
    .map((place) => document.querySelector<HTMLElement>(place))
    .find((found) => found !== null)
    ?.focus();
};

const inspectFocused = (board: Board): void => {
  const { dataset } = (document.activeElement ?? document.body) as HTMLElement;
  const [kind, index] = (dataset.figure ?? '').split(':');
  if (dataset.face !== undefined) openOwn({ kind: 'card', face: Number(dataset.face) });
  else if (dataset.item !== undefined) openOwn({ kind: 'item', item: Number(dataset.item) });
  else if (kind === 'enemy') openOwn({ kind: 'enemy', enemy: Number(index) });
  else if (board.source?.kind === 'card') {
    const { uid } = board.source;
    const held = board.me?.hand?.find(({ card }) => uidOf(card) === uid);
    if (held !== undefined) openOwn({ kind: 'card', face: held.face });
  }
};

const pickCard = (board: Board, place: number): void => {
  const held = board.me?.hand?.[place];
  if (held === undefined) {
    const asked = document.querySelectorAll<HTMLElement>('[data-question] [data-choice]');
    const choices = asked.length > 0 ? asked : document.querySelectorAll<HTMLElement>('main [data-choice]');
    choices[place]?.focus();
    return;
  }
  const uid = uidOf(held.card);
  const source = { kind: 'card', uid } as const;
  const card = document.querySelector<HTMLElement>(`[data-hand-card="${uid}"]`);
  card?.focus();
  if (!board.actions.some((action) => sameSource(action.source, source))) {
    card?.click();
    return;
  }
  selectAndFocus(source);
};

const ITEMS: readonly Source['kind'][] = ['potion', 'relic', 'ability'];

/** Moves from one usable potion, relic or Power to the next. */
const pickNextItem = (board: Board): void => {
  const next = nextSource(board.actions, board.source, ({ kind }) => ITEMS.includes(kind), sameSource);
  if (next !== undefined) selectAndFocus(next);
};

const cancel = (board: Board): void => {
  const uid = board.source?.kind === 'card' ? board.source.uid : undefined;
  dropSelection();
  if (uid !== undefined) document.querySelector<HTMLElement>(`[data-hand-card="${uid}"]`)?.focus();
};

export const openDeck = ({ seat = 0 }: Board): void => openOwn({ kind: 'pile', seat, pile: 'deck' });

/** Makes every action available from the keyboard. */
export const useKeys = (board: Board, endTurn: (() => void) | undefined): void => {
  const table = useLiveTable();
  const press = useCallback(
    (key: string): boolean => {
      if (moveFocus(key)) return true;
      if (/^\d$/.test(key)) pickCard(board, (Number(key) + 9) % 10);
      else if (key === 'Escape') cancel(board);
      else if (key === 'e') endTurn?.();
      else if (key === 'u') undoLast(table, board, dropSelection);
      else if (key === 's') selectAndFocus({ kind: 'shiv' });
      else if (key === 'm') selectAndFocus({ kind: 'miracle' });
      else if (key === 'p') pickNextItem(board);
      else if (key === 'i') inspectFocused(board);
      else if (key === 'd') openDeck(board);
      else return false;
      return true;
    },
    [table, board, endTurn],
  );
  useTableKeys(press);
};

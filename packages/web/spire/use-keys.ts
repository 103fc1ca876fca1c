import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { sendCommand } from '../connection/table-store.ts';
import { openDialog, useDialog } from '../table/dialogs.ts';
import { type Source, sameSource } from './actions.ts';
import type { Board } from './board-context.ts';
import { uidOf } from './library.ts';
import { dropSelection, selectSource } from './selection.ts';

const ARROWS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Picks something up and goes to its first target at once, so that Enter right after finds it. */
const selectAndFocus = (source: Source): void => {
  flushSync(() => selectSource(source));
  const places = ['[data-target]', '[data-usable][aria-pressed="true"]'];
  places
    .map((place) => document.querySelector<HTMLElement>(place))
    .find((found) => found !== null)
    ?.focus();
};

/** Moves the focus along what can be chosen: lit targets, answers, the cards in hand or what a place offers. */
const moveFocus = (step: number): void => {
  const lit = [...document.querySelectorAll<HTMLElement>('[data-target]')];
  const asked = [...document.querySelectorAll<HTMLElement>('[data-question] [data-choice]')];
  const others =
    asked.length > 0
      ? asked
      : [...document.querySelectorAll<HTMLElement>('[data-hand-card], main [data-choice]')];
  const places = lit.length > 0 ? lit : others;
  if (places.length === 0) return;
  const at = places.indexOf(document.activeElement as HTMLElement);
  places[at < 0 ? 0 : (at + step + places.length) % places.length]?.focus();
};

const inspectFocused = (board: Board): void => {
  const { dataset } = (document.activeElement ?? document.body) as HTMLElement;
  const [kind, index] = (dataset.figure ?? '').split(':');
  if (dataset.face !== undefined) openDialog({ kind: 'card', face: Number(dataset.face) });
  else if (dataset.item !== undefined) openDialog({ kind: 'item', item: Number(dataset.item) });
  else if (kind === 'enemy') openDialog({ kind: 'enemy', enemy: Number(index) });
  else if (board.source?.kind === 'card') {
    const { uid } = board.source;
    const held = board.me?.hand?.find(({ card }) => uidOf(card) === uid);
    if (held !== undefined) openDialog({ kind: 'card', face: held.face });
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

/** Goes from one usable potion, relic or Power to the next. */
const pickNextItem = (board: Board): void => {
  const sources = board.actions.flatMap(({ source }) =>
    source?.kind === 'potion' || source?.kind === 'relic' || source?.kind === 'ability' ? [source] : [],
  );
  const distinct = sources.filter(
    (each, place) => sources.findIndex((other) => sameSource(each, other)) === place,
  );
  const at = distinct.findIndex((each) => sameSource(each, board.source));
  const next = distinct[(at + 1) % distinct.length];
  if (next !== undefined) selectAndFocus(next);
};

const cancel = (board: Board): void => {
  const uid = board.source?.kind === 'card' ? board.source.uid : undefined;
  dropSelection();
  if (uid !== undefined) document.querySelector<HTMLElement>(`[data-hand-card="${uid}"]`)?.focus();
};

export const undoLast = (board: Board): void => {
  if (board.seat === undefined || board.picture.canUndo.cost === 'no') return;
  dropSelection();
  sendCommand({ type: 'undo', seat: board.seat });
};

export const openDeck = ({ seat = 0 }: Board): void => openDialog({ kind: 'pile', seat, pile: 'deck' });

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName);

/** Everything that can be done can be done from the keyboard. */
export const useKeys = (board: Board | undefined, endTurn: (() => void) | undefined): void => {
  useEffect(() => {
    if (board === undefined) return;
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
      if (useDialog.getState().open !== undefined) return;
      const { key } = event;
      const step = ARROWS[key];
      const handled = ((): boolean => {
        if (/^\d$/.test(key)) pickCard(board, (Number(key) + 9) % 10);
        else if (step !== undefined) moveFocus(step);
        else if (key === 'Escape') cancel(board);
        else if (key === 'e' || key === 'E') endTurn?.();
        else if (key === 'u' || key === 'U') undoLast(board);
        else if (key === 's' || key === 'S') selectAndFocus({ kind: 'shiv' });
        else if (key === 'm' || key === 'M') selectAndFocus({ kind: 'miracle' });
        else if (key === 'p' || key === 'P') pickNextItem(board);
        else if (key === 'l' || key === 'L') openDialog({ kind: 'log' });
        else if (key === ',') openDialog({ kind: 'settings' });
        else if (key === 'i' || key === 'I') inspectFocused(board);
        else if (key === 'd' || key === 'D') openDeck(board);
        else if (key === '/') openDialog({ kind: 'rules' });
        else if (key === '?') openDialog({ kind: 'keys' });
        else return false;
        return true;
      })();
      if (handled) event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [board, endTurn]);
};

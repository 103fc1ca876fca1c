import { createContext, useContext, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLiveTable } from '../../connection/use-table.ts';
import type { Teller } from '../../game/teller.ts';
import { stepTime } from '../../settings/settings-store.ts';
import { createDirector, type Director } from './director.ts';

/** The director of the table on screen; a replay has none. */
export const DirectorContext = createContext<Director | undefined>(undefined);

/** Holds the current step until the returned function is called; see `Director.hold`. */
export const useHoldStep = (): Director['hold'] => useContext(DirectorContext)?.hold ?? holdNothing;
const holdNothing: Director['hold'] = () => () => undefined;

/** Inside the board, not in a dialog, the chat or the top bar: those are used during the story. */
const isOnBoard = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('[data-table] main') !== null &&
  target.closest('dialog') === null;

const NOT_INPUT: readonly string[] = ['Shift', 'Control', 'Alt', 'Meta', 'Tab', 'CapsLock'];

const swallow = (event: Event): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** Ends the telling, and returns whether the input had no other meaning. */
const interrupt = (director: Director): boolean => {
  const isTaken = director.takesInput();
  flushSync(director.finish);
  return isTaken;
};

/** Lets any input end the telling; the returned function stops that. */
const listen = (director: Director): (() => void) => {
  const press = (event: KeyboardEvent): void => {
    if (!director.isTelling() || NOT_INPUT.includes(event.key) || event.ctrlKey || event.metaKey) return;
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
    if (document.querySelector('dialog[open]') !== null) return;
    if (interrupt(director) || event.key === ' ') swallow(event);
  };

  const point = (event: PointerEvent): void => {
    if (!director.isTelling() || event.button !== 0 || !isOnBoard(event.target)) return;
    if (!interrupt(director)) return;
    swallow(event);
    // The click that follows is not meant for what is under the pointer now.
    const forget = (): void => window.removeEventListener('click', swallow, { capture: true });
    window.addEventListener('click', swallow, { capture: true, once: true });
    window.addEventListener('pointerup', () => setTimeout(forget), { once: true });
  };

  window.addEventListener('keydown', press, { capture: true });
  window.addEventListener('pointerdown', point, { capture: true });
  document.addEventListener('visibilitychange', director.finish);
  return () => {
    window.removeEventListener('keydown', press, { capture: true });
    window.removeEventListener('pointerdown', point, { capture: true });
    document.removeEventListener('visibilitychange', director.finish);
  };
};

/** Directs a table with its game's teller while the table is on screen. */
export const useDirector = (teller: Teller | undefined): Director => {
  const table = useLiveTable();
  const [director] = useState(() => createDirector({ table, stepTime, isHidden: () => document.hidden }));
  useEffect(() => {
    director.setTeller(teller);
    table.setPresenter(director.tell, director.finish);
    const stop = listen(director);
    return () => {
      director.finish();
      director.setTeller(undefined);
      table.setPresenter(undefined, undefined);
      stop();
    };
  }, [director, table, teller]);
  return director;
};

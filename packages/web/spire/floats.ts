/** What rises from a figure when something happens to it: one small number at a time, in the order it happened. */
import { create } from 'zustand';
import { paced } from '../settings/settings-store.ts';
import type { SpireEvent } from './library.ts';

export type Float = {
  readonly id: number;
  readonly figure: string;
  readonly text: string;
  readonly tone: 'damage' | 'blocked' | 'block' | 'heal' | 'token';
  readonly symbol?: string;
  readonly delay: number;
};

const STEP_MS = 130;
const LIFE_MS = 1100;
const LONGEST_MS = 1600;

export const useFloats = create<{ readonly floats: readonly Float[] }>(() => ({ floats: [] }));
let made = 0;

type Drawn = Omit<Float, 'id' | 'delay'>;

const signed = (amount: number): string => (amount > 0 ? `+${amount}` : `${amount}`);

const drawn = (event: SpireEvent): Drawn | undefined => {
  switch (event.type) {
    case 'damaged': {
      const figure = `${event.side}:${event.index}`;
      if (event.lost > 0) return { figure, text: `-${event.lost}`, tone: 'damage' };
      return event.blocked > 0
        ? { figure, text: `${event.blocked}`, tone: 'blocked', symbol: 'block' }
        : undefined;
    }
    case 'hpLost':
      return { figure: `${event.side}:${event.index}`, text: `-${event.lost}`, tone: 'damage' };
    case 'healed':
      return { figure: `${event.side}:${event.index}`, text: `+${event.amount}`, tone: 'heal', symbol: 'hp' };
    case 'blockGained':
      return {
        figure: `${event.side}:${event.index}`,
        text: `+${event.amount}`,
        tone: 'block',
        symbol: 'block',
      };
    case 'tokenChanged':
      return {
        figure: `${event.side}:${event.index}`,
        text: signed(event.change),
        tone: 'token',
        symbol: event.token,
      };
    default:
      return undefined;
  }
};

/** Lets the events of a batch rise, each a little after the one before. */
export const showFloats = (events: readonly SpireEvent[]): void => {
  if (paced(1) === 0) return;
  const fresh = events.flatMap((event) => drawn(event) ?? []);
  const step = Math.min(STEP_MS, LONGEST_MS / Math.max(1, fresh.length));
  const floats = fresh.map((float, place) => ({ ...float, id: ++made, delay: paced(place * step) }));
  if (floats.length === 0) return;
  useFloats.setState((state) => ({ floats: [...state.floats, ...floats] }));
  const ids = new Set(floats.map(({ id }) => id));
  setTimeout(
    () => useFloats.setState((state) => ({ floats: state.floats.filter(({ id }) => !ids.has(id)) })),
    paced(floats.length * step + LIFE_MS) + 50,
  );
};

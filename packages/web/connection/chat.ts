import type { ChatLine } from '@three-spires/session/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';

export type ChatState = {
  /** Undefined without a chat: in a replay. */
  readonly table: string | undefined;
  /** Oldest first. */
  readonly lines: readonly ChatLine[];
  /** The newest lines, to be shown over the table for a while. */
  readonly fresh: readonly ChatLine[];
  /** The newest line that has been read. */
  readonly read: number;
  readonly open: boolean;
};

const EMPTY: ChatState = { table: undefined, lines: [], fresh: [], read: 0, open: false };
const FRESH_MS = 6_000;

export type Chat = {
  readonly store: StoreApi<ChatState>;
  start(table: string): void;
  end(): void;
  /** Adds lines from the table: at first the recent ones, later one at a time. */
  hear(table: string, heard: readonly ChatLine[]): void;
  /** Removes a person's lines. The server sends nothing more from someone who is blocked. */
  hidePerson(person: string): void;
  open(): void;
  close(): void;
};

const lastOf = (lines: readonly ChatLine[]): number => lines.at(-1)?.number ?? 0;

export const unreadOf = ({ lines, read }: ChatState): number =>
  lines.filter(({ number, mine }) => !mine && number > read).length;

export const createChat = (): Chat => {
  const store = createStore<ChatState>(() => EMPTY);

  const fade = (lines: readonly ChatLine[]): void => {
    const numbers = new Set(lines.map(({ number }) => number));
    setTimeout(
      () => store.setState(({ fresh }) => ({ fresh: fresh.filter(({ number }) => !numbers.has(number)) })),
      FRESH_MS,
    );
  };

  return {
    store,
    start: (table) => store.setState({ ...EMPTY, table }),
    end: () => store.setState(EMPTY),
    hear(table, heard) {
      const state = store.getState();
      if (state.table !== table) return;
      const news = heard.filter(({ number }) => number > lastOf(state.lines));
      const lines = [...state.lines, ...news];
      const isFirst = state.lines.length === 0 && heard.length !== 1;
      const fresh = isFirst ? [] : news;
      store.setState({
        lines,
        fresh: [...state.fresh, ...fresh],
        read: state.open || isFirst ? lastOf(lines) : state.read,
      });
      if (fresh.length > 0) fade(fresh);
    },
    hidePerson: (person) =>
      store.setState(({ lines, fresh }) => ({
        lines: lines.filter((line) => line.person !== person),
        fresh: fresh.filter((line) => line.person !== person),
      })),
    open: () => store.setState(({ lines }) => ({ open: true, read: lastOf(lines), fresh: [] })),
    close: () => store.setState(({ lines }) => ({ open: false, read: lastOf(lines) })),
  };
};

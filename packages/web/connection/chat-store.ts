import type { ChatLine } from '@three-spires/session/protocol';
import { create } from 'zustand';

type ChatState = {
  /** Undefined where there is no chat: in a replay. */
  readonly table: string | undefined;
  /** Oldest first. */
  readonly lines: readonly ChatLine[];
  /** What has just been said, to be shown over the table for a while. */
  readonly fresh: readonly ChatLine[];
  /** The newest line that has been seen. */
  readonly read: number;
  readonly open: boolean;
};

const EMPTY: ChatState = { table: undefined, lines: [], fresh: [], read: 0, open: false };
const FRESH_MS = 6_000;

export const useChat = create<ChatState>(() => EMPTY);

const lastOf = (lines: readonly ChatLine[]): number => lines.at(-1)?.number ?? 0;

export const startChat = (table: string): void => useChat.setState({ ...EMPTY, table });
export const endChat = (): void => useChat.setState(EMPTY);

const fade = (lines: readonly ChatLine[]): void => {
  const numbers = new Set(lines.map(({ number }) => number));
  setTimeout(
    () =>
      useChat.setState(({ fresh }) => ({
        fresh: fresh.filter(({ number }) => !numbers.has(number)),
      })),
    FRESH_MS,
  );
};

/** What came from the table: at first everything of late, later one line at a time. */
export const hearLines = (table: string, heard: readonly ChatLine[]): void => {
  const state = useChat.getState();
  if (state.table !== table) return;
  const news = heard.filter(({ number }) => number > lastOf(state.lines));
  const lines = [...state.lines, ...news];
  const isFirst = state.lines.length === 0 && heard.length !== 1;
  const fresh = isFirst ? [] : news;
  useChat.setState({
    lines,
    fresh: [...state.fresh, ...fresh],
    read: state.open || isFirst ? lastOf(lines) : state.read,
  });
  if (fresh.length > 0) fade(fresh);
};

/** Drops what a person has said; the server sends nothing more of someone who is blocked. */
export const hidePerson = (person: string): void =>
  useChat.setState(({ lines, fresh }) => ({
    lines: lines.filter((line) => line.person !== person),
    fresh: fresh.filter((line) => line.person !== person),
  }));

export const openChat = (): void =>
  useChat.setState(({ lines }) => ({ open: true, read: lastOf(lines), fresh: [] }));
export const closeChat = (): void => useChat.setState(({ lines }) => ({ open: false, read: lastOf(lines) }));

export const unreadOf = ({ lines, read }: ChatState): number =>
  lines.filter(({ number, mine }) => !mine && number > read).length;

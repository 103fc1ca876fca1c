import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { ChatState } from './chat.ts';
import { createTable, type LiveTable } from './live-table.ts';
import type { TableState } from './table-state.ts';

/** For pages without a table, such as a story: it shows nothing and sends nothing to a host. */
export const NO_TABLE: LiveTable = createTable({
  open: () => ({ send: () => undefined, close: () => undefined }),
});

export const TableContext = createContext<LiveTable>(NO_TABLE);

export const useLiveTable = (): LiveTable => useContext(TableContext);

const whole = <State>(state: State): State => state;

/** The table's state, or a part of it. */
export function useTable(): TableState;
export function useTable<Part>(part: (state: TableState) => Part): Part;
export function useTable(part: (state: TableState) => unknown = whole): unknown {
  return useStore(useLiveTable().store, part);
}

/** The table's chat, or a part of it. */
export function useChat(): ChatState;
export function useChat<Part>(part: (state: ChatState) => Part): Part;
export function useChat(part: (state: ChatState) => unknown = whole): unknown {
  return useStore(useLiveTable().chat.store, part);
}

import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { ChatState } from './chat.ts';
import { createTable, type LiveTable } from './live-table.ts';
import type { TableState } from './table-state.ts';

/** The table of a page that follows none, such as a story: it shows nothing, and nothing reaches a host from it. */
export const NO_TABLE: LiveTable = createTable({
  open: () => ({ send: () => undefined, close: () => undefined }),
});

/** The table that the pages below show. */
export const TableContext = createContext<LiveTable>(NO_TABLE);

export const useLiveTable = (): LiveTable => useContext(TableContext);

const whole = <State>(state: State): State => state;

/** What the table shows, or a part of it. */
export function useTable(): TableState;
export function useTable<Part>(part: (state: TableState) => Part): Part;
export function useTable(part: (state: TableState) => unknown = whole): unknown {
  return useStore(useLiveTable().store, part);
}

/** What is said there, or a part of it. */
export function useChat(): ChatState;
export function useChat<Part>(part: (state: ChatState) => Part): Part;
export function useChat(part: (state: ChatState) => unknown = whole): unknown {
  return useStore(useLiveTable().chat.store, part);
}

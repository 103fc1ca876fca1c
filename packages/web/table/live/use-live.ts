import { useChat } from '../../connection/use-table.ts';

/** Whether the table is live. A replay shows the same table without a connection to it. */
export const useLive = (): boolean => useChat((state) => state.table !== undefined);

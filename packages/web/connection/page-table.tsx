import { type ReactNode, useState } from 'react';
import { createTable } from './live-table.ts';
import { tableLink } from './table-link.ts';
import { NO_TABLE, TableContext, useLiveTable } from './use-table.ts';

/** Provides its children with a table, or with that of the surrounding page. */
export const PageTable = ({ children }: { readonly children: ReactNode }) => {
  const around = useLiveTable();
  const [own] = useState(() => (around === NO_TABLE ? createTable(tableLink) : around));
  return <TableContext value={own}>{children}</TableContext>;
};

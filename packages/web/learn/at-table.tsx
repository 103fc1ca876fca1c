import type { NewTableBody } from '@three-spires/session/protocol';
import { openTable } from '../connection/api.ts';
import type { Lesson } from '../game/guide.ts';
import TablePage from '../table/table-page.tsx';

const Place: Lesson['Place'] = ({ place }) => <TablePage table={place} />;

/** A lesson played at a real table. */
export const atTable = (body: NewTableBody): Pick<Lesson, 'open' | 'Place'> => ({
  open: async () => (await openTable(body)).table,
  Place,
});

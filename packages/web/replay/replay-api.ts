import { defined } from '@three-spires/kernel';
import type {
  BranchBody,
  NewTableAnswer,
  ReplayAnswer,
  ReplayPicturesAnswer,
} from '@three-spires/session/protocol';
import { call } from '../connection/api.ts';

export type Watching = {
  readonly table: string;
  readonly seat: number | undefined;
  readonly invite: string | undefined;
};

const address = (
  { table, seat, invite }: Watching,
  end = '',
  more: Readonly<Record<string, string>> = {},
): string => {
  const query = new URLSearchParams({
    ...(seat === undefined ? {} : { seat: String(seat) }),
    ...defined({ invite }),
    ...more,
  }).toString();
  return `/api/tables/${encodeURIComponent(table)}/replay${end}${query === '' ? '' : `?${query}`}`;
};

export const fetchReplay = (watching: Watching): Promise<ReplayAnswer> => call('GET', address(watching));

export const fetchPictures = (
  watching: Watching,
  from: number,
  count: number,
): Promise<ReplayPicturesAnswer> =>
  call('GET', address(watching, '/pictures', { from: String(from), count: String(count) }));

/** Opens a table that continues after entry `seq`, playing a line first if one is given. */
export const playFrom = (table: string, seq: number, line?: BranchBody['line']): Promise<NewTableAnswer> => {
  const body: BranchBody = { seq, ...defined({ line }) };
  return call('POST', `/api/tables/${encodeURIComponent(table)}/branches`, body);
};

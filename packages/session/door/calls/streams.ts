import * as v from 'valibot';
import { type AccountEvent, eventsQuery, type TableEvent, tableEventsQuery } from '../../protocol/index.ts';
import { type Answered, AT_TABLE, answers } from './call.ts';

/** An answer that does not end: lines of JSON (`application/x-ndjson`), one event each. */
export type Stream<Schema extends v.GenericSchema = v.GenericSchema, Line = unknown> = {
  readonly route: `GET /${string}`;
  readonly says: string;
  readonly input: Schema;
  readonly line: Answered<Line>;
  readonly errors: readonly string[];
};

const opening = ['too-many-streams'];

export const STREAMS = {
  events: {
    route: 'GET /api/events',
    says: 'Tells of your challenges, of your tables, and of your turns there.',
    input: eventsQuery,
    line: answers<AccountEvent>('AccountEvent'),
    errors: ['nobody', ...opening],
  },
  tableEvents: {
    route: 'GET /api/tables/{table}/events',
    says: 'Follows a table: its pictures with your options, its chat, and who is there.',
    input: v.strictObject({ ...AT_TABLE, ...tableEventsQuery.entries }),
    line: answers<TableEvent>('TableEvent'),
    errors: ['nobody', 'no-such-table', 'not-invited', 'wrong-invite', 'players-only', ...opening],
  },
} as const satisfies Readonly<Record<string, Stream>>;
export type StreamName = keyof typeof STREAMS;

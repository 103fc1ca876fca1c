/** The lines of the streams, each a JSON object. */
import * as v from 'valibot';
import type { Challenge } from './challenges.ts';
import { inviteId } from './fields.ts';
import { numeral } from './numeral.ts';
import type { ServerMessage } from './server-messages.ts';
import type { Me, TableSummary } from './summaries.ts';

/** Milliseconds since 1970, as digits in a URL. */
const moment = v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'milliseconds since 1970'), v.transform(Number));

/** GET /api/events: what changed before `since` is not told again. */
export const eventsQuery = v.strictObject({ since: v.optional(moment) });

/** GET /api/tables/{table}/events: `seen` is the newest entry the program knows. */
export const tableEventsQuery = v.strictObject({
  invite: v.optional(inviteId),
  seen: v.optional(numeral),
});

/** The last line of a stream that the server ends; `retryAfterMs` where to come back makes sense. */
export type StreamEnd = {
  readonly type: 'end';
  readonly code: string;
  readonly text: string;
  readonly retryAfterMs?: number;
};

/** A sign of life, every 20 seconds. */
export type StreamAlive = { readonly type: 'alive'; readonly at: number };

/** A line of the stream of your account. */
export type AccountEvent =
  /** The first line: who you are. */
  | { readonly type: 'you'; readonly at: number; readonly you: Me }
  /** A challenge was made or answered. `at` is when; to resume, send the greatest `at` as `since`. */
  | { readonly type: 'challenge'; readonly at: number; readonly challenge: Challenge }
  /** One of your tables began, changed its people, is over, or waits for a move of yours. */
  | {
      readonly type: 'table';
      readonly at: number;
      readonly table: TableSummary;
      /** You have something to decide there. */
      readonly yourTurn: boolean;
    }
  | StreamAlive
  | StreamEnd;

/** A line of the stream of a table: what a socket that follows it would hear. */
export type TableEvent<View = unknown> =
  | Extract<ServerMessage<View>, { readonly type: 'picture' | 'chat' | 'present' }>
  | StreamAlive
  | StreamEnd;

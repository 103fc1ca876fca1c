/** Challenges: one person asks another to take a seat. */
import * as v from 'valibot';
import { seat, tableId } from './fields.ts';
import type { TableSummary } from './summaries.ts';

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** POST /api/challenges: asks a person to a table of yours that has an open seat. */
export const challengeBody = v.strictObject({ table: tableId, person: id });
export type ChallengeBody = v.InferOutput<typeof challengeBody>;

/** DELETE /api/challenges/{id} */
export const challengeParams = v.strictObject({ id });

/** POST /api/challenges/{id}/accept: `seat` and `choice` are those of POST /api/tables/{table}/seats. */
export const acceptBody = v.strictObject({ seat: v.optional(seat), choice: v.optional(v.unknown()) });

export type ChallengeStatus = 'open' | 'accepted' | 'declined' | 'withdrawn';

export type Challenge = {
  readonly id: string;
  readonly status: ChallengeStatus;
  readonly from: { readonly person: string; readonly name: string };
  readonly to: { readonly person: string; readonly name: string };
  readonly table: string;
  /** The table as you may see it; absent once it has been deleted. */
  readonly summary?: TableSummary;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly changedAt: number;
};

/** GET /api/challenges: those you made and those you received, the last change first. */
export type ChallengesAnswer = { readonly challenges: readonly Challenge[] };

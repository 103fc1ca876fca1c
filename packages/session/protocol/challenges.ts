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

/** An open challenge has `expired` after a week, or when nobody can sit down at its table any more. */
export type ChallengeStatus = 'open' | 'accepted' | 'declined' | 'withdrawn' | 'expired';

export type Challenge = {
  readonly id: string;
  readonly status: ChallengeStatus;
  /** You made it; otherwise you received it. */
  readonly mine: boolean;
  readonly from: { readonly person: string; readonly name: string };
  readonly to: { readonly person: string; readonly name: string };
  readonly table: string;
  /** The table as you may see it; absent once it has been deleted. */
  readonly summary?: TableSummary;
  readonly clock?: { readonly seconds: number; readonly increment: number };
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly changedAt: number;
  /** When it expires at the latest. */
  readonly expiresAt: number;
};

/** GET /api/challenges: those you made and those you received, the last change first. */
export type ChallengesAnswer = { readonly challenges: readonly Challenge[] };

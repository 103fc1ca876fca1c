import type * as v from 'valibot';
import { ACCOUNT_CALLS } from './account.ts';
import { CHALLENGE_CALLS } from './challenges.ts';
import { FINDING_CALLS } from './finding.ts';
import { MOVING_CALLS } from './moving.ts';
import { PAST_CALLS } from './past.ts';
import { PLAYING_CALLS } from './playing.ts';
import { PROGRAM_CALLS } from './programs.ts';
import { TABLE_CALLS } from './tables.ts';
import { WHY_CALLS } from './whys.ts';

export { type Call, COSTS, type Cost } from './call.ts';
export { STREAMS, type Stream, type StreamName } from './streams.ts';

/** Every call of the product by subject. */
export const CALLS_BY_SUBJECT = {
  You: ACCOUNT_CALLS,
  Programs: PROGRAM_CALLS,
  Tables: TABLE_CALLS,
  Playing: PLAYING_CALLS,
  'Finding each other': FINDING_CALLS,
  Challenges: CHALLENGE_CALLS,
  'What was played': PAST_CALLS,
  'Why it happened': WHY_CALLS,
  'Between worlds': MOVING_CALLS,
} as const;

export const CALLS = {
  ...ACCOUNT_CALLS,
  ...PROGRAM_CALLS,
  ...TABLE_CALLS,
  ...PLAYING_CALLS,
  ...FINDING_CALLS,
  ...CHALLENGE_CALLS,
  ...PAST_CALLS,
  ...WHY_CALLS,
  ...MOVING_CALLS,
} as const;
export type CallName = keyof typeof CALLS;
export const CALL_NAMES = Object.keys(CALLS) as readonly CallName[];

/** The input of a call after parsing. */
export type Input<Name extends CallName> = v.InferOutput<(typeof CALLS)[Name]['input']>;
/** The input as a client sends it. */
export type Sent<Name extends CallName> = v.InferInput<(typeof CALLS)[Name]['input']>;
export type Answer<Name extends CallName> = NonNullable<(typeof CALLS)[Name]['answer']['type']>;

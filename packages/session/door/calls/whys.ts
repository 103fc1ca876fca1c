import * as v from 'valibot';
import { type PreviewWhyAnswer, previewWhyBody, type WhyAnswer, whyQuery } from '../../protocol/index.ts';
import { AT_TABLE, answers, call } from './call.ts';

/** Why something happened, or would happen. */
export const WHY_CALLS = {
  why: call({
    route: 'GET /api/tables/{table}/why',
    says: 'Explains event number `event` of log entry `seq`: step by step what led to it, with the rules.',
    input: v.strictObject({ ...AT_TABLE, ...whyQuery.entries }),
    answer: answers<WhyAnswer>('WhyAnswer'),
    cost: 'think',
    errors: [
      ...['no-such-table', 'not-invited', 'wrong-invite', 'players-only', 'not-your-seat', 'earlier-rules'],
      ...['not-explained', 'no-such-entry', 'no-such-event', 'too-many-questions'],
    ],
  }),
  previewWhy: call({
    route: 'POST /api/tables/{table}/previews/why',
    says: 'Explains one figure of the preview of a move: what the move would do to it, event by event, with the rules.',
    input: v.strictObject({ ...AT_TABLE, ...previewWhyBody.entries }),
    answer: answers<PreviewWhyAnswer>('PreviewWhyAnswer'),
    cost: 'think',
    errors: [
      ...['no-such-table', 'not-seated', 'which-seat', 'not-your-seat'],
      ...['not-explained', 'old-position', 'no-such-change', 'too-many-questions'],
    ],
  }),
};

/** Why something happened, or would happen. */
import type { Explained, GameEvent, PreviewChange, Seat, Why } from '@three-spires/kernel';
import * as v from 'valibot';
import { inviteId } from './fields.ts';
import { numeral } from './numeral.ts';

/**
 * GET /api/tables/{table}/why: `event` counts the events of entry `seq` from 0; entry 0 is the opening. `seat` is whose
 * eyes to look through, as in a replay; without it, you see what your log shows.
 */
export const whyQuery = v.strictObject({
  seq: numeral,
  event: numeral,
  seat: v.optional(numeral),
  invite: v.optional(inviteId),
});

/** From the first cause to the event itself; `amount` is the figure after a step, `rule` the rule behind it. */
export type WhyAnswer = {
  readonly seq: number;
  readonly event: GameEvent;
  readonly why: Why;
};

/** The figure of a preview, as its `changes` name it. */
const figure = {
  of: v.picklist(['party', 'player', 'enemy', 'card', 'pile']),
  index: numeral,
  field: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
};

/** POST /api/tables/{table}/previews/why: a move of yours in the position after entry `seq`. */
export const previewWhyBody = v.strictObject({
  seat: v.optional(numeral),
  seq: numeral,
  move: v.pipe(v.number(), v.integer(), v.minValue(0)),
  ...figure,
});

/** What the move would do to the figure, one event after another; `change` is the figure in the preview. */
export type PreviewWhyAnswer = {
  readonly seat: Seat;
  readonly seq: number;
  readonly change: PreviewChange;
  readonly events: readonly Explained[];
};

/** Playing by single requests. What they mean is the same as on the socket. */
import type { Seat } from '@three-spires/kernel';
import type { MovePreview } from '@three-spires/table';
import * as v from 'valibot';
import { CLIENT_MESSAGES } from './client-messages.ts';
import { commandId, inviteId, natural, seat } from './fields.ts';
import { numeral } from './numeral.ts';
import type { Hint, ServerMessage } from './server-messages.ts';

/** With an id of your own, a repeated request is carried out once and answered as the first time. */
const ofCommand = { command: v.optional(commandId) };
/** Your seat; without it, the only seat you hold. */
const atSeat = { ...ofCommand, seat: v.optional(seat) };
const { preview, chat, signal, consent } = CLIENT_MESSAGES;

/** GET /api/tables/{table}/picture */
export const pictureQuery = v.strictObject({ invite: v.optional(inviteId), seen: v.optional(numeral) });
/** POST /api/tables/{table}/moves */
export const moveBody = v.strictObject({ ...atSeat, move: natural, decision: v.optional(natural) });
/** POST /api/tables/{table}/undo */
export const undoBody = v.strictObject({ ...atSeat, to: v.optional(natural) });
/** POST /api/tables/{table}/give-up */
export const giveUpBody = v.strictObject(atSeat);
/** POST /api/tables/{table}/consent */
export const consentBody = v.strictObject({ ...ofCommand, accept: consent.schema.entries.accept });
/** POST /api/tables/{table}/chat */
export const chatBody = v.strictObject({
  ...ofCommand,
  invite: v.optional(inviteId),
  text: chat.schema.entries.text,
});
const { at, amount, signal: sign } = signal.schema.entries;
/** POST /api/tables/{table}/signals */
export const signalBody = v.strictObject({
  ...ofCommand,
  invite: v.optional(inviteId),
  signal: sign,
  at,
  amount,
});
/** POST /api/tables/{table}/previews */
export const previewsBody = v.strictObject({
  seat: v.optional(seat),
  seq: natural,
  moves: preview.schema.entries.moves,
});
/** POST /api/tables/{table}/hints */
export const hintsBody = v.strictObject({ seat: v.optional(seat), seq: natural });

/** The newest picture of a table, with the events after entry `seen`. */
export type PictureAnswer<View = unknown> = Extract<ServerMessage<View>, { readonly type: 'picture' }>;
/** What was asked for is stored as entry `seq`; or it needed no entry, and `seq` is the newest. */
export type Accepted = { readonly seq: number };
/** Without illegal moves; empty when `seq` is not the newest. */
export type PreviewsAnswer = {
  readonly seat: Seat;
  readonly seq: number;
  readonly previews: readonly MovePreview[];
};
/** Best first; empty when `seq` is not the newest. */
export type HintsAnswer = { readonly seat: Seat; readonly seq: number; readonly hints: readonly Hint[] };

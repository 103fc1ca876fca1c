/** Messages that a browser or a program sends on a socket. */
import { SIGNALS } from '@three-spires/kernel';
import * as v from 'valibot';
import { commandId, inviteId, natural, seat, tableId } from './fields.ts';
import { seenText } from './shown-text.ts';

const PREVIEWS_LIMIT = 150;
const CHAT_LIMIT = 300;

/** What sending a message costs; see `Cost` in door/calls/call.ts. */
type Described<Schema> = {
  readonly schema: Schema;
  readonly says: string;
  readonly cost: 'read' | 'write' | 'think';
  /** The types of the messages that answer it. */
  readonly answers: readonly string[];
};
const message = <const Schema>(described: Described<Schema>): Described<Schema> => described;

const command = { command: commandId, table: tableId };
const byCommand = ['accepted', 'refused'];

export const CLIENT_MESSAGES = {
  watch: message({
    schema: v.strictObject({
      type: v.literal('watch'),
      table: tableId,
      invite: v.optional(inviteId),
      /** The newest entry the screen already shows, after a reconnect. */
      seen: v.optional(natural),
      changes: v.optional(v.boolean()),
    }),
    says: 'Follows a table; `seen` is the last entry the screen shows, after a reconnect; with `changes` the screen takes changes in place of whole pictures.',
    cost: 'read',
    answers: ['picture', 'chat', 'present'],
  }),
  leave: message({
    schema: v.strictObject({ type: v.literal('leave'), table: tableId }),
    says: 'Stops following it.',
    cost: 'read',
    answers: [],
  }),
  preview: message({
    schema: v.strictObject({
      type: v.literal('preview'),
      table: tableId,
      seat,
      seq: natural,
      moves: v.pipe(v.array(natural), v.minLength(1), v.maxLength(PREVIEWS_LIMIT)),
    }),
    says: 'Asks what up to 150 moves of your seat would do in the position after entry `seq`.',
    cost: 'read',
    answers: ['previews'],
  }),
  hint: message({
    schema: v.strictObject({ type: v.literal('hint'), ...command, seat, seq: natural }),
    says: 'Asks what the best bot of the game would do in your seat, in the position after entry `seq`. Nobody else hears of it.',
    cost: 'think',
    answers: ['hints'],
  }),
  move: message({
    schema: v.strictObject({
      type: v.literal('move'),
      ...command,
      seat,
      move: natural,
      decision: v.optional(natural),
    }),
    says: 'Makes a move; `decision` is the question it answers, and an answer to an old one is refused.',
    cost: 'write',
    answers: byCommand,
  }),
  undo: message({
    schema: v.strictObject({ type: v.literal('undo'), ...command, seat, to: v.optional(natural) }),
    says: 'Takes back your last move, or everything after entry `to`.',
    cost: 'write',
    answers: byCommand,
  }),
  giveUp: message({
    schema: v.strictObject({ type: v.literal('giveUp'), ...command, seat }),
    says: 'Proposes to give the game up for all who play it together.',
    cost: 'write',
    answers: byCommand,
  }),
  consent: message({
    schema: v.strictObject({ type: v.literal('consent'), ...command, accept: v.boolean() }),
    says: "Answers another player's request, or withdraws your own.",
    cost: 'write',
    answers: byCommand,
  }),
  chat: message({
    schema: v.strictObject({ type: v.literal('chat'), ...command, text: seenText(CHAT_LIMIT) }),
    says: 'Says something, up to 300 characters, to everyone at a table that you follow.',
    cost: 'write',
    answers: ['accepted'],
  }),
  signal: message({
    schema: v.strictObject({
      type: v.literal('signal'),
      ...command,
      signal: v.picklist(SIGNALS),
      at: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{1,16}:\d{1,3}$/, 'a figure is written enemy:0'))),
      amount: v.optional(v.pipe(natural, v.maxValue(999))),
    }),
    says: 'Gives a sign, at a figure on the table (`enemy:0`, `player:1`) or with an amount where it has one.',
    cost: 'write',
    answers: ['accepted'],
  }),
  ping: message({
    schema: v.strictObject({ type: v.literal('ping') }),
    says: 'Asks for a sign of life.',
    cost: 'read',
    answers: ['pong'],
  }),
};

export const clientMessage = v.variant('type', [
  CLIENT_MESSAGES.watch.schema,
  CLIENT_MESSAGES.leave.schema,
  CLIENT_MESSAGES.preview.schema,
  CLIENT_MESSAGES.hint.schema,
  CLIENT_MESSAGES.move.schema,
  CLIENT_MESSAGES.undo.schema,
  CLIENT_MESSAGES.giveUp.schema,
  CLIENT_MESSAGES.consent.schema,
  CLIENT_MESSAGES.chat.schema,
  CLIENT_MESSAGES.signal.schema,
  CLIENT_MESSAGES.ping.schema,
]);
export type ClientMessage = v.InferOutput<typeof clientMessage>;

import * as v from 'valibot';
import { validate } from '../common/validate.ts';
import type { BusMessage } from './bus.ts';

// The bus is outside the process: anything that can reach it can write to it.

const MESSAGES_LIMIT = 500;
const PEOPLE_LIMIT = 1_000;

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const natural = v.pipe(v.number(), v.integer(), v.minValue(0));
const yes = v.optional(v.literal(true));
const words = v.pipe(v.string(), v.maxLength(1_000));
const textPart = v.union([
  words,
  v.strictObject({ icon: words, word: v.optional(words) }),
  v.strictObject({ keyword: words }),
]);
const botMoved = v.strictObject({
  seat: natural,
  why: v.optional(v.pipe(v.array(textPart), v.maxLength(200))),
});
const tableNews = v.strictObject({
  table: id,
  seq: v.optional(natural),
  cause: v.optional(id),
  people: yes,
  restarted: yes,
  request: yes,
  botMoved: v.optional(botMoved),
});
const viewers = v.strictObject({
  table: id,
  people: v.pipe(
    v.array(v.strictObject({ id, name: words, avatar: v.optional(id) })),
    v.maxLength(PEOPLE_LIMIT),
  ),
  ask: yes,
});
const person = v.strictObject({ person: id, name: words, avatar: v.optional(id) });
const signedOut = v.strictObject({ person: id, device: v.optional(id), except: v.optional(id) });
const busMessage = v.variant('topic', [
  v.strictObject({ topic: v.literal('table'), news: tableNews }),
  v.strictObject({ topic: v.literal('chat'), news: v.strictObject({ table: id }) }),
  v.strictObject({ topic: v.literal('person'), news: person }),
  v.strictObject({
    topic: v.literal('account'),
    news: v.strictObject({ people: v.pipe(v.array(id), v.maxLength(PEOPLE_LIMIT)) }),
  }),
  v.strictObject({ topic: v.literal('signedOut'), news: signedOut }),
  v.strictObject({
    topic: v.literal('viewers'),
    tables: v.pipe(v.array(viewers), v.maxLength(PEOPLE_LIMIT)),
  }),
  v.strictObject({ topic: v.literal('check') }),
  v.strictObject({ topic: v.literal('leaving') }),
]);
const envelope = v.strictObject({
  node: id,
  messages: v.pipe(v.array(busMessage), v.maxLength(MESSAGES_LIMIT)),
});

/** A batch of messages from one node. */
export type Envelope = { readonly node: string; readonly messages: readonly BusMessage[] };

/** Parses an envelope from a bus. Throws a SessionError that describes the fault. */
export const readEnvelope = (value: unknown): Envelope => validate(envelope, value) as Envelope;

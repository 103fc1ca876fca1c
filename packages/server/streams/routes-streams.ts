import { defined } from '@three-spires/kernel';
import { type Screen, type Session, validate } from '@three-spires/session';
import { type EventSource, STREAMS, type StreamName } from '@three-spires/session/door';
import type { ServerMessage } from '@three-spires/session/protocol';
import type { KnownPerson } from '@three-spires/session/stores';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type * as v from 'valibot';
import { ApiError } from '../http/api-error.ts';
import { inputOf } from '../http/routes-calls.ts';
import type { Identity } from '../identity/identity.ts';
import { createLines, type Lines } from './lines.ts';
import type { Streams } from './streams.ts';

type StreamNeeds = {
  readonly identity: Pick<Identity, 'known'>;
  readonly session: Pick<Session, 'screens'>;
  readonly events: EventSource;
  readonly streams: Streams;
};

type Input<Name extends StreamName> = v.InferOutput<(typeof STREAMS)[Name]['input']>;
/** Fills a stream. The returned function stops that. */
type Fill<Name extends StreamName> = (
  person: KnownPerson,
  input: Input<Name>,
  lines: Lines,
) => { readonly begin: () => Promise<void>; readonly stop: () => void };

/** Adds the answers that do not end: one line of JSON for each event. */
export const addStreamRoutes = (app: FastifyInstance, needs: StreamNeeds): void => {
  addStreamRoute(app, 'events', needs, accountEvents(needs.events));
  addStreamRoute(app, 'tableEvents', needs, tableEvents(needs.session));
};

const addStreamRoute = <Name extends StreamName>(
  app: FastifyInstance,
  name: Name,
  { identity, streams }: StreamNeeds,
  fill: Fill<Name>,
): void => {
  const { route, input } = STREAMS[name];
  app.route({
    method: 'GET',
    url: route.replace('GET ', '').replaceAll(/\{(\w+)\}/g, ':$1'),
    exposeHeadRoute: false,
    async handler(request, reply) {
      request.scope = 'read';
      const person = await identity.known(request);
      if (person === undefined)
        throw new ApiError(401, 'nobody', 'Send an access token, or ask GET /api/me for an identity first.');
      streams.requireRoom(person);
      const given = validate(input, inputOf(request)) as Input<Name>;
      const lines = createLines(reply.raw, () => openAnswer(reply));
      const { begin, stop } = fill(person, given, lines);
      const stream = streams.add({ person, lines, stop });
      reply.raw.once('close', stream.close);
      try {
        await begin();
      } catch (error) {
        stream.close();
        // Nothing has been sent yet: it is an answer like any other.
        if (!reply.sent) throw error;
        request.log.error(error);
        lines.end({ code: 'internal', text: 'Something went wrong here. It has been logged.' });
      }
      return reply;
    },
  });
};

const openAnswer = (reply: FastifyReply): void => {
  reply.hijack();
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'application/x-ndjson; charset=utf-8',
    // A proxy must not wait for the end.
    'x-accel-buffering': 'no',
  });
};

const accountEvents =
  (events: EventSource): Fill<'events'> =>
  (person, { since }, lines) => {
    let stop = (): void => undefined;
    return {
      async begin() {
        const { id, name, avatar, program } = person;
        const you = { id, name, ...defined({ avatar }), ...(program?.isBot === true ? { bot: true } : {}) };
        lines.send({ type: 'you', at: Date.now(), you });
        stop = events.tell(person, since, lines.send);
      },
      stop: () => stop(),
    };
  };

/** Follows a table as a socket does. */
const tableEvents =
  ({ screens }: Pick<Session, 'screens'>): Fill<'tableEvents'> =>
  (person, { table, invite, seen }, lines) => {
    const screen: Screen = {
      person,
      seen: new Map(),
      isOpen: lines.isOpen,
      send: (message) => show(lines, message),
    };
    return {
      begin: () => screens.watch(screen, { type: 'watch', table, ...defined({ invite, seen }) }),
      stop: () => screens.forget(screen),
    };
  };

const show = (lines: Lines, message: ServerMessage): void => {
  if (message.type === 'error') lines.end({ code: message.code, text: message.text });
  else lines.send(message);
};

import type { StreamAlive, StreamEnd } from '@three-spires/session/protocol';
import { pause } from './pause.ts';
import { ServerProblem, StreamEnded } from './problem.ts';
import { type Connection, sendOnce } from './send.ts';

/** The server gives a sign of life every 25 seconds. */
const SILENCE_MS = 75_000;
const SHORTEST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 15_000;

type Line = { readonly type: string };
type Told<Event extends Line> = Exclude<Event, StreamAlive | StreamEnd>;

/** What a stream is asked for, given the last event that was taken. */
type Asked<Event> = (last: Event | undefined) => Readonly<Record<string, unknown>>;

/**
 * The events of a stream. When the connection is lost or the server restarts, it goes on after the last event.
 * Throws where opening it again would not help: without access, or when the server ends it for good.
 */
export async function* streamOf<Event extends Line>(
  connection: Connection,
  route: string,
  asked: Asked<Told<Event>>,
): AsyncGenerator<Told<Event>, void> {
  let last: Told<Event> | undefined;
  for (let failures = 0; ; failures++) {
    let wait = Math.min(LONGEST_PAUSE_MS, SHORTEST_PAUSE_MS * 2 ** failures);
    try {
      for await (const line of linesOf<Event>(connection, route, asked(last))) {
        if (isEnd(line)) {
          if (line.retryAfterMs === undefined) throw new StreamEnded(line);
          wait = line.retryAfterMs;
        } else if (line.type !== 'alive') {
          failures = 0;
          last = line as Told<Event>;
          yield last;
        }
      }
    } catch (error) {
      connection.signal?.throwIfAborted();
      if (error instanceof StreamEnded) throw error;
      if (error instanceof ServerProblem) {
        if (error.status !== 429 && error.status < 500) throw error;
        wait = error.retryAfterMs ?? wait;
      }
    }
    await pause(wait, connection.signal);
  }
}

const isEnd = (line: Line): line is StreamEnd => line.type === 'end';

/** The lines of one answer. Leaving the loop closes the connection. */
async function* linesOf<Event extends Line>(
  connection: Connection,
  route: string,
  fields: Readonly<Record<string, unknown>>,
): AsyncGenerator<Event | StreamEnd, void> {
  const quiet = new AbortController();
  const signals = connection.signal === undefined ? [quiet.signal] : [quiet.signal, connection.signal];
  const signal = AbortSignal.any(signals);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listen = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => quiet.abort(new Error('The server was silent for too long.')), SILENCE_MS);
  };
  try {
    listen();
    const { body } = await sendOnce({ ...connection, signal }, route, fields);
    if (body === null) return;
    let rest = '';
    for await (const part of body.pipeThrough(new TextDecoderStream())) {
      listen();
      const lines = (rest + part).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line !== '') yield JSON.parse(line) as Event;
    }
  } finally {
    clearTimeout(timer);
    quiet.abort();
  }
}

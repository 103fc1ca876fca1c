import { type Newsroom, SessionError } from '@three-spires/session';
import type { KnownPerson } from '@three-spires/session/stores';
import type { Lines } from './lines.ts';

/** The streams that a person may have open at once. */
export const STREAMS_LIMIT = 32;

type OpenStream = { readonly person: KnownPerson; readonly lines: Lines; readonly stop: () => void };

/** The open streams of this node. */
export type Streams = {
  /** Throws when a person has too many streams open. */
  requireRoom(person: KnownPerson): void;
  /** Keeps a stream alive until `close` is called. `stop` ends what fills it. */
  add(stream: OpenStream): { readonly close: () => void };
  count(): number;
  /** Sends all programs to another node, or to the next start of this one. */
  close(): void;
};

export const createStreams = (news: Newsroom, aliveMs: number): Streams => {
  const streams = new Set<OpenStream>();
  const endSignedOut = news.subscribe('signedOut', ({ person, device, except }) => {
    for (const { person: known, lines } of streams)
      if (known.id === person && known.device !== except && (device ?? known.device) === known.device)
        lines.end({ code: 'signed-out', text: 'The access of this program has been ended.' });
  });
  return {
    requireRoom(person) {
      const own = [...streams].filter((each) => each.person.id === person.id);
      if (own.length >= STREAMS_LIMIT)
        throw new SessionError(
          'too-many',
          'too-many-streams',
          `You have ${STREAMS_LIMIT} streams open. Close one before you open another.`,
        );
    },
    add(stream) {
      streams.add(stream);
      // Each stream has its own timer, so that thousands are not written to in the same moment.
      const alive = setInterval(() => stream.lines.send({ type: 'alive', at: Date.now() }), aliveMs);
      return {
        close() {
          clearInterval(alive);
          streams.delete(stream);
          stream.stop();
        },
      };
    },
    count: () => streams.size,
    close() {
      endSignedOut();
      for (const { lines } of streams)
        lines.end({
          code: 'restarting',
          text: 'The server is restarting. Open the stream again in a moment.',
          retryAfterMs: 1_000,
        });
    },
  };
};

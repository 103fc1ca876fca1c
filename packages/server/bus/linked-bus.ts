import { setTimeout as sleep } from 'node:timers/promises';
import type { BusMessage } from '@three-spires/session';
import { type BusLog, createCarrier, createOutbox, type OpenBus } from './carrier.ts';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
/** A broker that does not take a message for this long is treated as lost. */
const SEND_LIMIT_MS = 5_000;

/** One connection to a broker. */
export type Link = {
  /** Fulfilled when the broker has taken the text. */
  send(text: string): Promise<void>;
  /** Fulfilled with the reason when the connection is over. */
  readonly ended: Promise<string>;
  close(): Promise<void>;
};

type Broker = {
  /** What the operator reads in the log. */
  readonly name: string;
  /** The largest text that it carries. */
  readonly mostBytes: number;
  connect(deliver: (text: string) => void): Promise<Link>;
  readonly log: BusLog;
};

/**
 * A bus over a broker that may go away: it connects again for ever, with growing pauses. What is published meanwhile is
 * lost, because the store has it all. Messages that come while the broker is taking others travel together.
 */
export const createLinkedBus = ({ name, mostBytes, connect, log }: Broker): OpenBus => {
  const carrier = createCarrier(name, log);
  const outbox = createOutbox();
  const stop = new AbortController();
  let link: Link | undefined;
  /** The connection over which messages are being sent. */
  let sending: Link | undefined;
  /** The node whose messages had to go because there were too many. */
  let overflowed: string | undefined;

  const send = async (to: Link): Promise<void> => {
    try {
      while (link === to) {
        const text = outbox.take(mostBytes);
        if (text === undefined) break;
        await withinLimit(to.send(text));
        if (overflowed !== undefined) outbox.add(overflowed, { topic: 'check' });
        overflowed = undefined;
      }
    } catch {
      // The broker is gone or stuck; what is lost is read from the store.
      await to.close().catch(() => undefined);
    } finally {
      if (sending === to) sending = undefined;
    }
  };

  const publish = (node: string, message: BusMessage): void => {
    const to = link;
    if (to === undefined) return;
    if (!outbox.add(node, message)) overflowed = node;
    if (sending === to) return;
    sending = to;
    setImmediate(() => void send(to));
  };

  /** Connects and stays until the connection is over; whether there was one. */
  const stayConnected = async (): Promise<boolean> => {
    try {
      link = await connect(carrier.deliver);
    } catch (error) {
      carrier.down((error as Error).message || String(error));
      return false;
    }
    if (stop.signal.aborted) {
      await link.close();
      return true;
    }
    carrier.up();
    const why = await link.ended;
    link = undefined;
    outbox.clear();
    if (!stop.signal.aborted) carrier.down(why);
    return true;
  };

  const run = async (): Promise<void> => {
    for (let pause = FIRST_PAUSE_MS; !stop.signal.aborted; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      if (await stayConnected()) pause = FIRST_PAUSE_MS;
      // Not all nodes come back at the same moment.
      await sleep(pause * (0.5 + Math.random()), undefined, { signal: stop.signal }).catch(() => undefined);
    }
  };
  const running = run();

  return {
    publish,
    subscribe: carrier.subscribe,
    onRegained: carrier.onRegained,
    isUp: carrier.isUp,
    async close() {
      stop.abort();
      await link?.close().catch(() => undefined);
      await running;
    },
  };
};

const withinLimit = async (work: Promise<void>): Promise<void> => {
  const limit = new AbortController();
  try {
    await Promise.race([
      work,
      sleep(SEND_LIMIT_MS, undefined, { signal: limit.signal }).then(() => {
        throw new Error(`nothing was taken for ${SEND_LIMIT_MS} ms`);
      }),
    ]);
  } finally {
    limit.abort();
  }
};

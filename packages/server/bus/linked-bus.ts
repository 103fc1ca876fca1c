import { setTimeout as sleep } from 'node:timers/promises';
import type { BusMessage } from '@three-spires/session';
import { type BusLog, createCarrier, createOutbox, type OpenBus } from './carrier.ts';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
/** A broker that takes this long to accept a message is treated as lost. */
const SEND_LIMIT_MS = 5_000;

/** One connection to a broker. */
export type Link = {
  /** Resolves when the broker has accepted the text. */
  send(text: string): Promise<void>;
  /** Resolves with the reason when the connection ends. */
  readonly ended: Promise<string>;
  close(): Promise<void>;
};

type Broker = {
  /** The name in the operator's log. */
  readonly name: string;
  /** The longest text it can carry. */
  readonly mostBytes: number;
  connect(deliver: (text: string) => void): Promise<Link>;
  readonly log: BusLog;
};

/**
 * A bus over an unreliable broker: it reconnects forever, with backoff. Messages published while disconnected
 * are lost, because the store has everything. Messages that arrive during a send travel together in the next
 * one.
 */
export const createLinkedBus = ({ name, mostBytes, connect, log }: Broker): OpenBus => {
  const carrier = createCarrier(name, log);
  const outbox = createOutbox();
  const stop = new AbortController();
  let link: Link | undefined;
  /** The connection that messages are being sent on. */
  let sending: Link | undefined;
  /** The node whose messages were dropped because there were too many. */
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
      // The broker is gone or stuck; lost messages are recovered from the store.
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

  /** Connects and waits until the connection ends. Returns whether there was one. */
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
      // Jitter: not all nodes should reconnect at the same moment.
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

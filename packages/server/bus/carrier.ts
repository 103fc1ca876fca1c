import { type Bus, type BusMessage, readEnvelope } from '@three-spires/session';

/** Where a bus logs for the operator. */
export type BusLog = { info(text: string): void; warn(text: string): void };

/** A bus that holds a connection. */
export type OpenBus = Bus & { close(): Promise<void> };

/** Unreadable messages are logged at most once in this time. */
const REPORT_MS = 60_000;

/** What all buses between processes share: the subscribers and the connection state. */
export type Carrier = Pick<Bus, 'subscribe' | 'onRegained' | 'isUp'> & {
  /** Delivers an incoming text to the subscribers. Drops what cannot be read. */
  deliver(text: string): void;
  /** The connection has been established or restored. */
  up(): void;
  down(why: string): void;
};

/** `name` is the name of the bus in the operator's log. */
export const createCarrier = (name: string, log: BusLog): Carrier => {
  const receivers = new Set<Parameters<Bus['subscribe']>[0]>();
  const regained = new Set<() => void>();
  let isUp = false;
  let wasUp = false;
  let isTold = false;
  let reportedAt = Number.NEGATIVE_INFINITY;

  const read = (text: string): ReturnType<typeof readEnvelope> | undefined => {
    try {
      return readEnvelope(JSON.parse(text));
    } catch (error) {
      if (performance.now() - reportedAt > REPORT_MS) {
        reportedAt = performance.now();
        log.warn(`${name}: a message could not be read (${(error as Error).message})`);
      }
      return undefined;
    }
  };

  return {
    subscribe(receive) {
      receivers.add(receive);
      return () => receivers.delete(receive);
    },
    onRegained(call) {
      regained.add(call);
      return () => regained.delete(call);
    },
    isUp: () => isUp,
    deliver(text) {
      const envelope = read(text);
      for (const message of envelope?.messages ?? [])
        for (const receive of receivers) receive(envelope?.node ?? '', message);
    },
    up() {
      if (isUp) return;
      isUp = true;
      if (isTold) log.info(`${name} is there again; tables are compared with the store`);
      else if (!wasUp) log.info(`${name} carries messages between the nodes`);
      isTold = false;
      // Also on the first connection: others may have sent messages while this one was connecting.
      wasUp = true;
      for (const call of regained) call();
    },
    down(why) {
      isUp = false;
      if (isTold) return;
      isTold = true;
      log.warn(`${name} cannot be reached (${why}); changes are read from the store until it is there again`);
    },
  };
};

/** The messages of one node that wait to be sent. When there are too many, the oldest are dropped. */
export type Outbox = {
  /** False if an older message was dropped to make room. */
  add(node: string, message: BusMessage): boolean;
  /** The next messages as one text of at most `mostBytes`; undefined if none is waiting. */
  take(mostBytes: number): string | undefined;
  clear(): void;
};

const WAITING_LIMIT = 5_000;
/** Receivers read no more than this many at once. */
const MESSAGES_TOGETHER = 200;

export const createOutbox = (limit = WAITING_LIMIT): Outbox => {
  let waiting: { readonly node: string; readonly text: string; readonly message: BusMessage }[] = [];
  return {
    add(node, message) {
      waiting.push({ node, message, text: JSON.stringify(message) });
      const isFull = waiting.length > limit;
      if (isFull) waiting.shift();
      return !isFull;
    },
    take(mostBytes) {
      const [first] = waiting;
      if (first === undefined) return undefined;
      const open = `{"node":${JSON.stringify(first.node)},"messages":[`;
      const texts: string[] = [];
      let left = mostBytes - Buffer.byteLength(open) - 2;
      for (const { node, text, message } of waiting) {
        const fitting = texts.length > 0 || Buffer.byteLength(text) <= left ? text : onlyIds(message);
        const size = Buffer.byteLength(fitting) + 1;
        const isFull = texts.length === MESSAGES_TOGETHER || (texts.length > 0 && size > left);
        if (node !== first.node || isFull) break;
        texts.push(fitting);
        left -= size;
      }
      waiting = waiting.slice(texts.length);
      return `${open}${texts.join(',')}]}`;
    },
    clear() {
      waiting = [];
    },
  };
};

/** Reduces a message that is too large for the bus to what others need to read the store. */
const onlyIds = (message: BusMessage): string => {
  if (message.topic !== 'table') return JSON.stringify({ topic: 'check' } satisfies BusMessage);
  const { botMoved: _, ...news } = message.news;
  return JSON.stringify({ topic: 'table', news } satisfies BusMessage);
};

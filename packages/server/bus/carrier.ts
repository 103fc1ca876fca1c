import { type Bus, type BusMessage, readEnvelope } from '@three-spires/session';

/** What a bus tells the operator. */
export type BusLog = { info(text: string): void; warn(text: string): void };

/** A bus that holds a connection. */
export type OpenBus = Bus & { close(): Promise<void> };

/** Messages that are not read are reported once in this time, however many there are. */
const REPORT_MS = 60_000;

/** The part that buses between processes share: those who listen, and whether the connection is there. */
export type Carrier = Pick<Bus, 'subscribe' | 'onRegained' | 'isUp'> & {
  /** Hands on what has come in. What cannot be read is left out. */
  deliver(text: string): void;
  /** The connection is there, for the first time or again. */
  up(): void;
  down(why: string): void;
};

/** `name` is what the operator reads in the log. */
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
      // Also the first time: messages of others may have passed while this one was connecting.
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

/** Messages of one node waiting to be sent. The oldest go where there are too many. */
export type Outbox = {
  /** False when something had to go for it. */
  add(node: string, message: BusMessage): boolean;
  /** The next messages as one text of at most `mostBytes`; undefined when none is waiting. */
  take(mostBytes: number): string | undefined;
  clear(): void;
};

const WAITING_LIMIT = 5_000;
/** Those who receive them read no more at once. */
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

/** A message that is too large for the bus, cut down to what the others need to read the store. */
const onlyIds = (message: BusMessage): string => {
  if (message.topic !== 'table') return JSON.stringify({ topic: 'check' } satisfies BusMessage);
  const { botMoved: _, ...news } = message.news;
  return JSON.stringify({ topic: 'table', news } satisfies BusMessage);
};

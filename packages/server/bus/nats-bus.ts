import type { NatsConnection } from '@nats-io/transport-node';
import type { BusLog, OpenBus } from './carrier.ts';
import { createLinkedBus, type Link } from './linked-bus.ts';

/** The server accepts a megabyte; smaller messages do not hold up others. */
const MOST_BYTES = 16_000;
const CONNECT_LIMIT_MS = 5_000;
/** A connection without a reply for two of these intervals is considered lost. */
const PING_MS = 5_000;

type NatsOptions = {
  /** Server addresses, separated by commas. */
  readonly url: string;
  /** Nodes that share a store share a subject. */
  readonly subject: string;
  readonly log: BusLog;
};

/** Plain subjects, not streams: the store is already the log. */
export const openNatsBus = ({ url, subject, log }: NatsOptions): OpenBus =>
  createLinkedBus({
    name: 'NATS',
    mostBytes: MOST_BYTES,
    log,
    async connect(deliver) {
      // Loaded on demand: most servers have no NATS.
      const { connect } = await import('@nats-io/transport-node');
      const connection = await connect({
        servers: url.split(','),
        // linked-bus.ts reconnects itself, because it has to know.
        reconnect: false,
        timeout: CONNECT_LIMIT_MS,
        pingInterval: PING_MS,
        maxPingOut: 2,
      });
      connection.subscribe(subject, {
        callback: (error, message) => {
          if (error === null) deliver(message.string());
        },
      });
      await connection.flush();
      return linkOver(connection, subject);
    },
  });

const linkOver = (connection: NatsConnection, subject: string): Link => ({
  async send(text) {
    connection.publish(subject, text);
    await connection.flush();
  },
  ended: connection.closed().then((error) => error?.message ?? 'the connection was closed'),
  close: () => connection.close(),
});

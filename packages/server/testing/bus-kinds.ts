/** Every kind of bus, for tests that must pass with all of them. */
import type { OpenBus } from '../bus/carrier.ts';
import { openNatsBus } from '../bus/nats-bus.ts';
import { openPostgresBus } from '../bus/postgres-bus.ts';
import { openSocketBus } from '../bus/socket-bus.ts';
import { createSocketHub, makeSocketHome } from '../bus/socket-hub.ts';
import {
  createTestDatabase,
  createTestNats,
  endConnections,
  hasNats,
  hasPostgres,
  reportMissing,
} from './brokers.ts';
import { createLocalBus } from './local-bus.ts';

/** A broker that tests can disconnect. */
export type TestBroker = {
  /** Opens another connection, like that of another node, and waits until it works. */
  open(log?: BusLog): Promise<OpenBus>;
  /** Cuts all connections; with `mend` they reconnect automatically. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  close(): Promise<void>;
};

type BusLog = Parameters<typeof openNatsBus>[0]['log'];
const QUIET: BusLog = { info: () => undefined, warn: () => undefined };

const whenUp = async (bus: OpenBus): Promise<OpenBus> => {
  while (!bus.isUp()) await new Promise((resolve) => setTimeout(resolve, 5));
  return bus;
};

const local = async (): Promise<TestBroker> => {
  const bus = createLocalBus();
  return {
    open: async () => bus,
    cut: async () => bus.cut(),
    mend: async () => bus.mend(),
    close: async () => undefined,
  };
};

const socket = async (): Promise<TestBroker> => {
  const home = makeSocketHome();
  const hub = createSocketHub(home.address);
  await hub.listen();
  return {
    open: (log = QUIET) => whenUp(openSocketBus({ address: home.address, log })),
    cut: hub.close,
    mend: hub.listen,
    async close() {
      await hub.close();
      home.remove();
    },
  };
};

const postgres = async (): Promise<TestBroker> => {
  const database = await createTestDatabase();
  return {
    open: (log = QUIET) => whenUp(openPostgresBus({ url: database.url, log })),
    cut: () => endConnections(database.url, 'three-spires bus'),
    mend: async () => undefined,
    close: database.close,
  };
};

const nats = async (): Promise<TestBroker> => {
  const server = await createTestNats();
  return {
    open: (log = QUIET) => whenUp(openNatsBus({ url: server.url, subject: 'test', log })),
    cut: server.stop,
    mend: server.start,
    close: server.stop,
  };
};

const found = await hasPostgres();
if (!found) reportMissing('PostgreSQL');
if (!hasNats) reportMissing('NATS');

export const BUS_KINDS: readonly (readonly [name: string, create: () => Promise<TestBroker>])[] = [
  ['a local bus', local],
  ['the bus between processes', socket],
  ...(found ? [['PostgreSQL', postgres] as const] : []),
  ...(hasNats ? [['NATS', nats] as const] : []),
];

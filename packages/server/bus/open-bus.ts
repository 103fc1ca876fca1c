import type { BusLog, OpenBus } from './carrier.ts';
import { openNatsBus } from './nats-bus.ts';
import { openPostgresBus } from './postgres-bus.ts';
import { openSocketBus } from './socket-bus.ts';

/** How nodes find each other. */
export type BusSettings = {
  readonly databaseUrl?: string | undefined;
  readonly natsUrl?: string | undefined;
  readonly natsSubject: string;
  /** The hub of the processes that share a database file. */
  readonly hub?: string | undefined;
};

/**
 * NATS if configured, else the database; the hub for processes that share a file; none for a single server.
 */
export const openBus = (
  { databaseUrl, natsUrl, natsSubject, hub }: BusSettings,
  log: BusLog,
): OpenBus | undefined => {
  if (databaseUrl === undefined) return hub === undefined ? undefined : openSocketBus({ address: hub, log });
  if (natsUrl !== undefined) return openNatsBus({ url: natsUrl, subject: natsSubject, log });
  return openPostgresBus({ url: databaseUrl, log });
};

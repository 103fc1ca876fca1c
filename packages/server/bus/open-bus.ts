import type { BusLog, OpenBus } from './carrier.ts';
import { openNatsBus } from './nats-bus.ts';
import { openPostgresBus } from './postgres-bus.ts';
import { openSocketBus } from './socket-bus.ts';

/** Where nodes find each other. */
export type BusSettings = {
  readonly databaseUrl?: string | undefined;
  readonly natsUrl?: string | undefined;
  readonly natsSubject: string;
  /** The hub of the processes that share a file. */
  readonly hub?: string | undefined;
};

/** NATS where there is one, else the database; the hub for processes with one file, and none for a server that is alone. */
export const openBus = (
  { databaseUrl, natsUrl, natsSubject, hub }: BusSettings,
  log: BusLog,
): OpenBus | undefined => {
  if (databaseUrl === undefined) return hub === undefined ? undefined : openSocketBus({ address: hub, log });
  if (natsUrl !== undefined) return openNatsBus({ url: natsUrl, subject: natsSubject, log });
  return openPostgresBus({ url: databaseUrl, log });
};

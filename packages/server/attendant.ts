import type { FastifyBaseLogger } from 'fastify';
import type { Bus } from './bus.ts';

/** Does for a table what nobody there does, if there is anything; false when there is nothing. */
export type Service = (table: string, stop: AbortSignal) => Promise<boolean>;

/** Keeps tables going where the server has to do something: whenever one has changed or comes into memory. */
export type Attendant = {
  /** Waits until nothing is under way any more. */
  close(): Promise<void>;
};

type AttendantNeeds = { bus: Bus; log: FastifyBaseLogger; services: readonly Service[] };

export const createAttendant = ({ bus, log, services }: AttendantNeeds): Attendant => {
  const attended = new Map<string, Promise<void>>();
  const stop = new AbortController();

  const serveOnce = async (table: string): Promise<boolean> => {
    for (const service of services) if (await service(table, stop.signal)) return true;
    return false;
  };

  const attend = async (table: string): Promise<void> => {
    try {
      while (!stop.signal.aborted && (await serveOnce(table)));
    } catch (error) {
      if (!stop.signal.aborted) log.error(error, `table ${table} could not be kept going`);
    }
  };

  // Whoever attends to a table looks again before leaving it, so nobody else is needed there meanwhile.
  const call = ({ table }: { readonly table: string }): void => {
    if (stop.signal.aborted || attended.has(table)) return;
    attended.set(
      table,
      attend(table).finally(() => attended.delete(table)),
    );
  };

  const unsubscribe = [bus.subscribe('table', call), bus.subscribe('loaded', call)];

  return {
    async close() {
      for (const end of unsubscribe) end();
      stop.abort();
      await Promise.all(attended.values());
    },
  };
};

import type { ClientMessage, ServerMessage } from '@three-spires/session/protocol';

export type LinkEvents = {
  /** Connected: messages reach the host until `lost`. */
  readonly opened: () => void;
  readonly lost: () => void;
  readonly received: (message: ServerMessage) => void;
};

/** Messages sent while disconnected are dropped: the caller resends them. */
export type Connection = { readonly send: (message: ClientMessage) => void; readonly close: () => void };

/**
 * A transport to the host of the tables: over the network, to the worker that hosts this device, or within one memory.
 */
export type Link = { open(events: LinkEvents, table: string): Connection };

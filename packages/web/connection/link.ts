import type { ClientMessage, ServerMessage } from '@three-spires/session/protocol';

export type LinkEvents = {
  /** Messages reach the host from now on, until it is lost. */
  readonly opened: () => void;
  readonly lost: () => void;
  readonly received: (message: ServerMessage) => void;
};

/** What is sent while it is lost is dropped: the caller sends it again. */
export type Connection = { readonly send: (message: ClientMessage) => void; readonly close: () => void };

/** A way to the host of the tables: over the network, through a port to a worker, or within one memory. */
export type Link = { open(events: LinkEvents): Connection };

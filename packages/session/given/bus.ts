import type { News } from './news.ts';

/** A person who is watching a table. */
export type Viewer = { readonly id: string; readonly name: string; readonly avatar?: string };

/**
 * The people watching a table through a node; `ask` requests an immediate answer from nodes with viewers of
 * it.
 */
export type Viewers = {
  readonly table: string;
  readonly people: readonly Viewer[];
  readonly ask?: true;
};

/** Messages between nodes. They are small: a node that needs more reads the store. */
export type BusMessage =
  | { readonly topic: 'table'; readonly news: Omit<News['table'], 'elsewhere'> }
  | { readonly topic: 'chat'; readonly news: Omit<News['chat'], 'elsewhere'> }
  | { readonly topic: 'person'; readonly news: Omit<News['person'], 'elsewhere'> }
  | { readonly topic: 'account'; readonly news: Omit<News['account'], 'elsewhere'> }
  | { readonly topic: 'signedOut'; readonly news: Omit<News['signedOut'], 'elsewhere'> }
  | { readonly topic: 'viewers'; readonly tables: readonly Viewers[] }
  /** Messages of the node may have been lost, so everything followed must be compared with the store. */
  | { readonly topic: 'check' }
  /** The node has released its leases, so others can claim them. */
  | { readonly topic: 'leaving' };

/**
 * Carries messages between nodes that share a store. Messages may arrive late or, during a broker outage, not
 * at all: the store is the only source of truth. A single node needs no bus.
 */
export type Bus = {
  /** Never throws and never waits: a message that cannot be sent is dropped. */
  publish(node: string, message: BusMessage): void;
  /** Receives what every node publishes, including itself. The returned function ends the subscription. */
  subscribe(receive: (node: string, message: BusMessage) => void): () => void;
  /**
   * Called whenever the bus works again after messages may have been lost. The returned function
   * unsubscribes.
   */
  onRegained(call: () => void): () => void;
  /** Whether messages are currently delivered, as far as known. */
  isUp(): boolean;
};

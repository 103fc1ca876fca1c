import type { News } from './news.ts';

/** A person who looks at a table. */
export type Viewer = { readonly id: string; readonly name: string; readonly avatar?: string };

/** Who looks at a table through a node; with `ask`, nodes whose people look at it too say so at once. */
export type Viewers = {
  readonly table: string;
  readonly people: readonly Viewer[];
  readonly ask?: true;
};

/** What one node tells the others. Small: a node that needs more reads the store. */
export type BusMessage =
  | { readonly topic: 'table'; readonly news: Omit<News['table'], 'elsewhere'> }
  | { readonly topic: 'chat'; readonly news: Omit<News['chat'], 'elsewhere'> }
  | { readonly topic: 'person'; readonly news: Omit<News['person'], 'elsewhere'> }
  | { readonly topic: 'signedOut'; readonly news: Omit<News['signedOut'], 'elsewhere'> }
  | { readonly topic: 'viewers'; readonly tables: readonly Viewers[] }
  /** Messages of the node may have been lost, so everything followed has to be compared with the store. */
  | { readonly topic: 'check' }
  /** The node has given up its leases, so that others can take them. */
  | { readonly topic: 'leaving' };

/**
 * Carries messages between the nodes that share a store. A message may come late or, when a broker is away, not at
 * all: the truth is only in the store. A single node needs no bus.
 */
export type Bus = {
  /** Never throws and never waits: what cannot be sent is lost. */
  publish(node: string, message: BusMessage): void;
  /** Receives what every node publishes, itself included. The function it returns ends the subscription. */
  subscribe(receive: (node: string, message: BusMessage) => void): () => void;
  /** Calls whenever the bus works again after messages may have been lost. The function it returns ends that. */
  onRegained(call: () => void): () => void;
  /** Whether messages are carried now, as far as that is known. */
  isUp(): boolean;
};

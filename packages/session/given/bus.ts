import type { News } from './news.ts';

/** What one node tells the others. Small: a node that needs more reads the store. */
export type BusMessage =
  | { readonly topic: 'table'; readonly news: News['table'] }
  | { readonly topic: 'chat'; readonly news: News['chat'] }
  | { readonly topic: 'person'; readonly news: News['person'] };

/**
 * Carries messages between the nodes that share a store. A message may come late or, when a broker is away, not at
 * all: the truth is only in the store. A single node needs no bus.
 */
export type Bus = {
  publish(node: string, message: BusMessage): void;
  /** Receives what every node publishes, itself included. The function it returns ends the subscription. */
  subscribe(receive: (node: string, message: BusMessage) => void): () => void;
};

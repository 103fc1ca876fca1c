import type { StoredLine } from './store.ts';

/** What the parts of a server tell each other. Small: whoever wants more asks for it. */
export type BusMessages = {
  /** A table changed; `people` when it is about who sits there, `anew` when the game has begun afresh. */
  table: {
    readonly table: string;
    readonly cause?: string;
    readonly people?: true;
    readonly anew?: true;
  };
  /** A table has come into memory. */
  loaded: { readonly table: string };
  /** Somebody has said something at a table. */
  chat: { readonly table: string; readonly line: StoredLine };
  /** A person has another name now. */
  person: { readonly person: string; readonly name: string };
};

export type BusTopic = keyof BusMessages;

/**
 * Carries messages from whoever knows to whoever wants to know, within one process or between many. A
 * message may come late or, when a broker is away, not at all; truth is only in the store.
 */
export type Bus = {
  publish<Topic extends BusTopic>(topic: Topic, message: BusMessages[Topic]): void;
  /** Gives the function that ends the subscription. */
  subscribe<Topic extends BusTopic>(topic: Topic, receive: (message: BusMessages[Topic]) => void): () => void;
};

type Receivers = { [Topic in BusTopic]: Set<(message: BusMessages[Topic]) => void> };

/** The bus of a single process. Messages arrive a moment later, as they would through a broker. */
export const createLocalBus = (): Bus => {
  const receivers: Receivers = { table: new Set(), loaded: new Set(), chat: new Set(), person: new Set() };
  return {
    publish(topic, message) {
      setImmediate(() => {
        for (const receive of receivers[topic]) receive(message);
      });
    },
    subscribe(topic, receive) {
      receivers[topic].add(receive);
      return () => receivers[topic].delete(receive);
    },
  };
};

import type { ClientMessage, ServerMessage } from '@three-spires/session/protocol';
import type { Link, LinkEvents } from './link.ts';

/** A host in the same memory: receives each message, and answers the page with `tell`. */
export type MemoryHost = (message: ClientMessage, tell: (message: ServerMessage) => void) => void;

/** A link whose connections can be cut and restored at will. */
export type MemoryLink = Link & { cut(): void; restore(): void };

export const memoryLink = (host: MemoryHost): MemoryLink => {
  const open = new Set<LinkEvents>();
  let isUp = true;
  return {
    open(events) {
      open.add(events);
      if (isUp) queueMicrotask(() => open.has(events) && events.opened());
      const tell = (message: ServerMessage): void => {
        if (isUp && open.has(events)) events.received(message);
      };
      return {
        send: (message) => {
          if (isUp) host(message, tell);
        },
        close: () => open.delete(events),
      };
    },
    cut() {
      isUp = false;
      for (const { lost } of open) lost();
    },
    restore() {
      isUp = true;
      for (const { opened } of open) opened();
    },
  };
};

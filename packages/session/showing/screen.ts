import type { StoredPerson } from '../given/store.ts';
import type { ServerMessage } from '../protocol/index.ts';

/** What shows tables to one person: a browser tab at the other end of a connection. */
export type Screen = {
  readonly person: StoredPerson;
  /** The newest entry that the screen has been told of, by the id of the table. */
  readonly seen: Map<string, number>;
  isOpen(): boolean;
  send(message: ServerMessage): void;
};

import type { StoredPerson } from '../given/store.ts';
import type { ServerMessage } from '../protocol/index.ts';

/** A client that shows tables to one person: a browser tab at the other end of a connection. */
export type Screen = {
  readonly person: StoredPerson;
  /** The newest entry sent to the screen, by table id. */
  readonly seen: Map<string, number>;
  isOpen(): boolean;
  send(message: ServerMessage): void;
};

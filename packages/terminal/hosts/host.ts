import type { ClientMessage, ServerMessage } from '@three-spires/session/protocol';

export type Line = { say(message: ClientMessage): void; end(): void };

/** Where tables live: a server, or this process. */
export type Host = {
  /** Fails with a sentence for the player. */
  call(method: string, path: string, body?: unknown): Promise<unknown>;
  /** Opens a connection; `lost` is called if it ends by itself. */
  open(hear: (message: ServerMessage) => void, lost: () => void): Promise<Line>;
  close(): Promise<void>;
};

/** A problem that the player can understand and mend. */
export class PlayerError extends Error {
  override readonly name = 'PlayerError';
}

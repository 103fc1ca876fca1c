/** One hostile request or message, and what must come of it. */
export type PoisonCase = {
  readonly name: string;
  readonly send: PoisonRequest | PoisonMessage;
  /** Some are only strange, and may be taken. Nothing may fail with a fault of the server. */
  readonly outcome: 'refused' | 'taken' | 'either';
  /** What the refusal must say. */
  readonly says?: string;
};

/** In path and body, `$table` and `$invite` stand for a table of Mystic Spires with an open seat. */
export type PoisonRequest = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** A text is sent as it stands, anything else as JSON. */
  readonly body?: unknown;
};

/** The text of a message over a socket that follows `$table`. */
export type PoisonMessage = { readonly message: string };

/** A request for a table. One that is opened is watched and played too. */
export const tableRequest = (game: string, setup: unknown, seats: number): PoisonRequest => ({
  method: 'POST',
  path: '/api/tables',
  body: { game, setup, seats: Array.from({ length: seats }, () => ({ holder: 'me' })) },
});

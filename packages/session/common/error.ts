/** Why a request failed, for the transport: over HTTP each kind is a status. */
export type ErrorKind =
  | 'invalid'
  | 'forbidden'
  | 'missing'
  | 'conflict'
  | 'gone'
  | 'too-many'
  | 'unavailable';

/** A request that cannot be met. The message is a sentence for the person who sent it. */
export class SessionError extends Error {
  override readonly name: string = 'SessionError';
  readonly kind: ErrorKind;
  readonly code: string;
  /** The field of the request that is wrong. */
  readonly field: string | undefined;

  constructor(kind: ErrorKind, code: string, text: string, field?: string) {
    super(text);
    this.kind = kind;
    this.code = code;
    this.field = field;
  }
}

/** Refuses what a person has no budget for now. Nothing was done, and the same can be sent again later. */
export class SlowDown extends SessionError {
  readonly retryAfterMs: number;

  constructor(retryAfterMs: number) {
    super('too-many', 'slow-down', 'That was a lot of work for this server. It goes on in a moment.');
    this.retryAfterMs = retryAfterMs;
  }
}

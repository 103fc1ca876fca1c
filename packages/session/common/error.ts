/** Why a request failed, independent of the transport; HTTP maps each kind to a status. */
export type ErrorKind =
  | 'invalid'
  | 'unidentified'
  | 'forbidden'
  | 'missing'
  | 'conflict'
  | 'gone'
  | 'too-many'
  | 'unavailable';

/** A request that cannot be met. The message is a sentence for the sender. */
export class SessionError extends Error {
  override readonly name: string = 'SessionError';
  readonly kind: ErrorKind;
  readonly code: string;
  /** The invalid field of the request. */
  readonly field: string | undefined;

  constructor(kind: ErrorKind, code: string, text: string, field?: string) {
    super(text);
    this.kind = kind;
    this.code = code;
    this.field = field;
  }
}

/** Rate limiting: nothing was done, and the request can be retried after this time. */
export class TooMany extends SessionError {
  readonly retryAfterMs: number;

  constructor(code: string, text: string, retryAfterMs: number) {
    super('too-many', code, text);
    this.retryAfterMs = retryAfterMs;
  }
}

/** The person or the address has used up its share of the server. */
export class SlowDown extends TooMany {
  constructor(retryAfterMs: number) {
    super('slow-down', 'That was a lot of work for this server. It goes on in a moment.', retryAfterMs);
  }
}

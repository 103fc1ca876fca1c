import { STATUS_CODES } from 'node:http';
import { defined } from '@three-spires/kernel';
import type { ErrorKind, SessionError } from '@three-spires/session';
import type { ErrorAnswer, Problem } from '@three-spires/session/protocol';

/** An error in an HTTP response. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly field: string | undefined;

  constructor(status: number, code: string, text: string, field?: string) {
    super(text);
    this.status = status;
    this.code = code;
    this.field = field;
  }
}

const STATUS: Readonly<Record<ErrorKind, number>> = {
  invalid: 400,
  unidentified: 401,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  gone: 410,
  'too-many': 429,
  unavailable: 503,
};

export const toApiError = ({ kind, code, message, field }: SessionError): ApiError =>
  new ApiError(STATUS[kind], code, message, field);

export const errorAnswer = (code: string, text: string, field?: string): ErrorAnswer => ({
  error: { code, text, ...defined({ field }) },
});

export const problemOf = ({
  status,
  code,
  message,
  field,
}: Pick<ApiError, 'status' | 'code' | 'message' | 'field'>): Problem => ({
  type: `urn:three-spires:${code}`,
  title: STATUS_CODES[status] ?? 'Error',
  status,
  detail: message,
  code,
  ...defined({ field }),
});

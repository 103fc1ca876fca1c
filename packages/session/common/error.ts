import type { ErrorAnswer } from '../protocol.ts';

/** A request that cannot be met, in words for whoever sent it. */
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

export const errorAnswer = (code: string, text: string, field?: string): ErrorAnswer => ({
  error: { code, text, ...(field === undefined ? {} : { field }) },
});

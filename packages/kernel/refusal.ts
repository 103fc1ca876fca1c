/**
 * Why something is not allowed: a code with parameters, which the edge turns into a sentence, and the rule
 * behind it. A value, never an exception.
 */
export type Refusal = {
  readonly code: string;
  readonly rule?: string;
  readonly params?: Readonly<Record<string, string | number>>;
};

export const refusal = (
  code: string,
  rule?: string,
  params?: Readonly<Record<string, string | number>>,
): Refusal => ({
  code,
  ...(rule === undefined ? {} : { rule }),
  ...(params === undefined ? {} : { params }),
});

/** Input from outside that cannot be used; the message names the field and what is wrong with it. */
export class InputError extends Error {
  override readonly name = 'InputError';
}

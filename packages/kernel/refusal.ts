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
): Refusal => {
  // Written out for speed, because simulations request refusals constantly.
  if (rule === undefined) return params === undefined ? { code } : { code, params };
  return params === undefined ? { code, rule } : { code, rule, params };
};

/** Invalid input from outside; the message names the field and the problem. */
export class InputError extends Error {
  override readonly name = 'InputError';
  /** The path of the field, if known separately from the message. */
  readonly field: string | undefined;

  constructor(message: string, field?: string) {
    super(message);
    this.field = field;
  }
}

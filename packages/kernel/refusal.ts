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
  // Written out, since simulations ask for refusals all the time.
  if (rule === undefined) return params === undefined ? { code } : { code, params };
  return params === undefined ? { code, rule } : { code, rule, params };
};

/** Input from outside that cannot be used; the message names the field and what is wrong with it. */
export class InputError extends Error {
  override readonly name = 'InputError';
  /** The path of the field, where it is known apart from the message. */
  readonly field: string | undefined;

  constructor(message: string, field?: string) {
    super(message);
    this.field = field;
  }
}

import { ConfigError } from './config-error.ts';

/** Tokens that only the operator knows. */
export type OperatorTokens = {
  /** Required to read metrics; undefined disables them. */
  readonly metricsToken: string | undefined;
  /** Required by the operator's page; undefined disables the page. */
  readonly operatorToken: string | undefined;
};

/** With the name of this process in logs and on the operator's page. */
export type Operating = OperatorTokens & { readonly node: string };

export const UNOPERATED: Operating = { node: 'here', metricsToken: undefined, operatorToken: undefined };

/** Too long to guess. */
const SHORTEST = 16;

export const readOperating = (env: Readonly<Record<string, string | undefined>>): OperatorTokens => ({
  metricsToken: readToken('METRICS_TOKEN', env.METRICS_TOKEN),
  operatorToken: readToken('OPERATOR_TOKEN', env.OPERATOR_TOKEN),
});

/** The error does not repeat the token, which may be almost right. */
const readToken = (name: string, text: string | undefined): string | undefined => {
  if (!text) return undefined;
  if (/^[\x21-\x7e]+$/.test(text) && text.length >= SHORTEST) return text;
  throw new ConfigError(`${name} must be at least ${SHORTEST} printable characters without spaces.`);
};

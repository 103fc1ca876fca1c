import { ConfigError } from './config-error.ts';

/** What only the operator knows. */
export type OperatorTokens = {
  /** Needed to read metrics; undefined switches them off. */
  readonly metricsToken: string | undefined;
  /** The operator's page asks for it; undefined switches the page off. */
  readonly operatorToken: string | undefined;
};

/** With the name of this process in logs and on the operator's page. */
export type Operating = OperatorTokens & { readonly node: string };

export const UNOPERATED: Operating = { node: 'here', metricsToken: undefined, operatorToken: undefined };

/** Long enough that nobody guesses it. */
const SHORTEST = 16;

export const readOperating = (env: Readonly<Record<string, string | undefined>>): OperatorTokens => ({
  metricsToken: readToken('METRICS_TOKEN', env.METRICS_TOKEN),
  operatorToken: readToken('OPERATOR_TOKEN', env.OPERATOR_TOKEN),
});

/** A token is not repeated in the error: it may be nearly right. */
const readToken = (name: string, text: string | undefined): string | undefined => {
  if (!text) return undefined;
  if (/^[\x21-\x7e]+$/.test(text) && text.length >= SHORTEST) return text;
  throw new ConfigError(`${name} must be at least ${SHORTEST} printable characters without spaces.`);
};

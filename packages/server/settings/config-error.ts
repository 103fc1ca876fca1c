import { OperatorError } from './operator-error.ts';

/** A setting that cannot be used; the message names it. */
export class ConfigError extends OperatorError {
  override readonly name = 'ConfigError';
}

import { OperatorError } from './operator-error.ts';

/** An invalid setting; the message names it. */
export class ConfigError extends OperatorError {
  override readonly name = 'ConfigError';
}

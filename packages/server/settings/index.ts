/** The default limits of a server, and how an operator's command fails. */
export { DEFAULT_SETTINGS, limitsFrom } from './limits.ts';
export { giveUp, OperatorError } from './operator-error.ts';

/** The usual limits of a server, and how a command of the operator fails. */
export { DEFAULT_SETTINGS, limitsFrom } from './limits.ts';
export { giveUp, OperatorError } from './operator-error.ts';

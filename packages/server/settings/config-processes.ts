import { availableParallelism } from 'node:os';
import { ConfigError } from './config-error.ts';

const MOST = 64;

/** How many processes share the work; `auto` means one per core. */
export const readProcesses = (text: string): number => {
  if (text === 'auto') return Math.min(MOST, availableParallelism());
  const count = Number(text);
  if (/^\d{1,2}$/.test(text) && count >= 1 && count <= MOST) return count;
  throw new ConfigError(`PROCESSES must be a whole number from 1 to ${MOST}, or auto, not "${text}".`);
};

import { createHmac } from 'node:crypto';
import type { DaySeed } from '@three-spires/session';

/** The seed of a daily game is the same for everyone on this server, and cannot be predicted. */
export const createDaySeed =
  (secret: string): DaySeed =>
  (game, day) =>
    createHmac('sha256', secret).update(`day ${game} ${day}`).digest('hex').slice(0, 32);

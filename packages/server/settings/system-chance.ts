import { randomBytes } from 'node:crypto';
import type { Chance } from '@three-spires/session';
import { nanoid } from 'nanoid';

const SEED_BYTES = 16;

export const systemChance: Chance = {
  id: (length) => nanoid(length),
  bits: () => randomBytes(SEED_BYTES).toString('hex'),
  fraction: Math.random,
};

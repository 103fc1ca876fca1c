import type { Chance } from '@three-spires/session';
import { nanoid } from 'nanoid';
import { HERE } from '../messages.ts';

const SEED_BYTES = 16;

export const browserChance: Chance = {
  id: (length) => (length === undefined ? HERE + nanoid() : nanoid(length)),
  bits: () =>
    [...crypto.getRandomValues(new Uint8Array(SEED_BYTES))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join(''),
  fraction: Math.random,
};

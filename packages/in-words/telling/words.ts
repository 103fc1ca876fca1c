import type { Messages } from '@three-spires/kernel';
import { createSay } from './say.ts';

/** Sentences that every game shares; the browser's tables say them too. */
const SHARED_WORDS = {
  waitingFor: 'Waiting for {names}',
  openSeat: '{seat} (open)',
  heldSeat: '{seat} ({person})',
  resolving: 'Resolving …',
} as const satisfies Messages;

const OWN_WORDS = {
  yourTurn: 'Your turn.',
  mayStill: 'You have decided. You may still change that:',
  cubesFall: 'The cubes are falling …',
} as const satisfies Messages;

export const { say } = createSay({ ...SHARED_WORDS, ...OWN_WORDS });

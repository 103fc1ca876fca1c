import { plainText } from '@three-spires/kernel';
import type { LogVoice } from '../table/log-panel.tsx';
import { openOwn } from './dialogs.ts';
import { type MysticSpiresEvent, narrate } from './library.ts';

/** What a line speaks of, to be looked at. */
const look = (event: MysticSpiresEvent): (() => void) | undefined => {
  if (!('card' in event) || typeof event.card !== 'number' || event.card < 0) return undefined;
  const { card } = event;
  return () => openOwn({ kind: 'card', card });
};

export const VOICE: LogVoice<MysticSpiresEvent> = {
  narrate,
  look,
  headings: ['turnBegan', 'gameBegan', 'over'],
};

/** What is said aloud, so that a duel can be followed without seeing it: every line of the log. */
export const announce = (events: readonly MysticSpiresEvent[], names: readonly string[]): readonly string[] =>
  events.map((event) => plainText(narrate(event, names))).filter((line) => line !== '');

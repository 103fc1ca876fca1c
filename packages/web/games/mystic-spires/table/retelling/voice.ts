import { plainText } from '@three-spires/kernel';
import type { LogVoice } from '../../../../game/log-voice.ts';
import { openOwn } from '../../board/dialogs.ts';
import { type MysticSpiresEvent, narrate, narrateAttack, toldTogether } from '../../pieces/content.ts';

/** Opens what a line mentions. */
const look = (event: MysticSpiresEvent): (() => void) | undefined => {
  if (!('card' in event) || typeof event.card !== 'number' || event.card < 0) return undefined;
  const { card } = event;
  return () => openOwn({ kind: 'card', card });
};

/** One line for an attack and its result. */
const narrateAll = (
  event: MysticSpiresEvent,
  names: readonly string[],
  more: readonly MysticSpiresEvent[],
) => (event.type === 'attackDeclared' ? narrateAttack(event, more, names) : narrate(event, names));

export const VOICE: LogVoice<MysticSpiresEvent> = {
  narrate: narrateAll,
  together: toldTogether,
  look,
  headings: ['turnBegan', 'gameBegan', 'over'],
};

/** The lines for screen readers, so that a duel can be followed without seeing it: every line of the log. */
export const announce = (events: readonly MysticSpiresEvent[], names: readonly string[]): readonly string[] =>
  toldTogether(events)
    .map(([event, ...more]) => (event === undefined ? '' : plainText(narrateAll(event, names, more))))
    .filter((line) => line !== '');

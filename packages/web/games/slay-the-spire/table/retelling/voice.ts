import type { LogVoice } from '../../../../game/log-voice.ts';
import { openOwn } from '../../board/dialogs.ts';
import { faceOf, narrate, type SlayTheSpireEvent } from '../../pieces/content.ts';
import { SIGNS } from '../../pieces/signs.ts';

/** Opens what a line mentions. */
const look = (event: SlayTheSpireEvent): (() => void) | undefined => {
  if ('card' in event && typeof event.card === 'number') {
    const face = faceOf(event.card);
    return () => openOwn({ kind: 'card', face });
  }
  if (event.type === 'enemyActed' || event.type === 'enemyArrived' || event.type === 'enemyDied') {
    const { enemy } = event;
    return () => openOwn({ kind: 'enemy', enemy });
  }
  return undefined;
};

export const VOICE: LogVoice<SlayTheSpireEvent> = {
  narrate,
  look,
  signs: SIGNS,
  headings: ['roundStarted', 'enemyTurnStarted'],
};

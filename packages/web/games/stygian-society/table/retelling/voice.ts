import { plainText } from '@three-spires/kernel';
import type { LogVoice } from '../../../../game/log-voice.ts';
import { openOwn } from '../../board/dialogs.ts';
import { NONE, narrate, type StygianSocietyEvent } from '../../pieces/content.ts';

/** Opens what a line mentions. */
const look = (event: StygianSocietyEvent): (() => void) | undefined => {
  if (event.type === 'floorBegan') return () => openOwn({ kind: 'place' });
  if (event.type === 'chestOpened') return () => openOwn({ kind: 'chest', chest: event.chest });
  if ('card' in event && event.card !== NONE) return () => openOwn({ kind: 'card', card: event.card });
  if ('enemy' in event && event.enemy !== NONE) return () => openOwn({ kind: 'foe', enemy: event.enemy });
  return undefined;
};

/** The log names heroes by itself; `people` are their players, by seat. */
export const voiceOf = (people: readonly string[]): LogVoice<StygianSocietyEvent> => ({
  narrate: (event) => narrate(event, people),
  look,
  headings: ['floorBegan', 'turnBegan'],
});

/** Announced elsewhere or useless when heard: cubes moving between places. */
const SILENT: readonly StygianSocietyEvent['type'][] = ['cubes', 'turnEnded'];

/** The sentences for the latest events. */
export const announce = (
  events: readonly StygianSocietyEvent[],
  people: readonly string[],
): readonly string[] =>
  events
    .filter(({ type }) => !SILENT.includes(type))
    .map((event) => plainText(narrate(event, people)))
    .filter((line) => line !== '');

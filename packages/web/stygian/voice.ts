import type { Text } from '@three-spires/kernel';
import { plainText } from '@three-spires/kernel';
import type { LogVoice } from '../table/log-panel.tsx';
import { openOwn } from './dialogs.ts';
import { NONE, narrate, type StygianEvent, type StygianView } from './library.ts';

/** The rules speak of players; at the table it is clearer to speak of the hero who does something. */
const tell = (heroes: readonly string[], event: StygianEvent): Text => {
  const names: string[] = [];
  if ('seat' in event) names[event.seat] = heroes[event.hero] ?? '';
  return narrate(event, names);
};

/** What a line speaks of, to be looked at. */
const look = (event: StygianEvent): (() => void) | undefined => {
  if (event.type === 'floorBegan') return () => openOwn({ kind: 'place' });
  if (event.type === 'chestOpened') return () => openOwn({ kind: 'chest', chest: event.chest });
  if ('card' in event && event.card !== NONE) return () => openOwn({ kind: 'card', card: event.card });
  if ('enemy' in event && event.enemy !== NONE) return () => openOwn({ kind: 'foe', enemy: event.enemy });
  return undefined;
};

export const voiceOf = (heroes: readonly string[]): LogVoice<StygianEvent> => ({
  narrate: (event) => tell(heroes, event),
  look,
  headings: ['floorBegan', 'turnBegan'],
});

/** Said elsewhere or of no use to the ear: cubes on their way between places. */
const SILENT: readonly StygianEvent['type'][] = ['cubes', 'turnEnded'];

/** The sentences for what has just happened. */
export const announce = (events: readonly StygianEvent[], view: StygianView): readonly string[] => {
  const heroes = view.heroes.map(({ hero }) => hero);
  return events
    .filter(({ type }) => !SILENT.includes(type))
    .map((event) => plainText(tell(heroes, event)))
    .filter((line) => line !== '');
};

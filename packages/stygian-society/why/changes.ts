/** Which events change which figures of previews. */
import type { PreviewChange } from '@three-spires/kernel';
import type { StygianSocietyEvent } from '../rules/event.ts';
import { colourName } from '../rules/events/counts.ts';
import { STATUSES } from '../words/lists.ts';

/** Events that change a track, by its name. */
const OF_TRACK: Readonly<Record<string, readonly StygianSocietyEvent['type'][]>> = {
  wounds: ['suffered', 'healed'],
  peril: ['peril'],
  luck: ['luck'],
  xp: ['counted', 'level'],
};

const changesGuard = (event: StygianSocietyEvent): boolean =>
  event.type === 'guarded' || (event.type === 'prevented' && event.by === 'guard');

const changesPile = (event: StygianSocietyEvent, colour: number, pile: string): boolean => {
  switch (event.type) {
    case 'cubes':
      return event.colour === colour && (event.from === pile || event.to === pile);
    case 'gathered':
    case 'added':
      return (event.cubes[colour] ?? 0) > 0 && (pile === 'bank' || pile === 'gathered');
    case 'regrouped':
      return pile !== 'gathered';
    default:
      return false;
  }
};

const changesEnemy = (event: StygianSocietyEvent, id: number, field: string): boolean => {
  switch (event.type) {
    case 'wounded':
    case 'mended':
      return field === 'wounds' && event.figure === id;
    case 'moved':
      return field === 'rank' && event.figure === id;
    case 'eliminated':
      return event.figure === id;
    case 'fled':
      return true;
    default:
      return false;
  }
};

const changesTokens = (event: StygianSocietyEvent, hero: number, field: string): boolean =>
  (event.type === 'afflicted' || event.type === 'relieved') &&
  event.hero === hero &&
  `${STATUSES[event.status]} ${colourName(event.colour)}` === field;

export const changes = (event: StygianSocietyEvent, { of, index, field }: PreviewChange): boolean => {
  switch (of) {
    case 'party':
      return field === 'guard' ? changesGuard(event) : (OF_TRACK[field]?.includes(event.type) ?? false);
    case 'pile':
      return changesPile(event, index, field);
    case 'player':
      return changesTokens(event, index, field);
    case 'enemy':
      return changesEnemy(event, index, field);
    default:
      return false;
  }
};

import type { Stop } from '@three-spires/slay-the-spire/summary';
import { say } from '../../../text/say.ts';
import { roomName } from '../board/room-names.ts';

/** An Event goes by its own name, every other room by its kind. */
export const stopName = ({ room, names }: Stop): string => {
  if (room === 'neow') return say('story.neow');
  return (room === 'event' ? names[0] : undefined) ?? roomName(room);
};

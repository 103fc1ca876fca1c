import type { Stop } from '@three-spires/slay-the-spire/summary';
import { roomName } from '../board/room-names.ts';
import { say } from '../words/say.ts';

/** An Event has its own name, every other room that of its kind. */
export const stopName = ({ room, names }: Stop): string => {
  if (room === 'neow') return say('story.neow');
  return (room === 'event' ? names[0] : undefined) ?? roomName(room);
};

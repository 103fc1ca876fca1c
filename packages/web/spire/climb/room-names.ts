import { say } from '../../text/say.ts';

export const ROOM_KINDS = [
  'encounter',
  'elite',
  'burningElite',
  'event',
  'campfire',
  'treasure',
  'merchant',
  'boss',
  'hidden',
] as const;
export type RoomKind = (typeof ROOM_KINDS)[number];

export const roomKindOf = (room: string): RoomKind | undefined => ROOM_KINDS.find((kind) => kind === room);

/** The name of a kind of room; empty for none. */
export const roomName = (room: string): string => {
  const kind = roomKindOf(room);
  return kind === undefined ? '' : say(`room.${kind}`);
};

import { say } from '../words/say.ts';

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

/** Spaces of a printed board that take a token with this back (STS-2.9). */
export const TOKEN_SPACES = ['dark', 'light'] as const;
export type SpaceKind = RoomKind | (typeof TOKEN_SPACES)[number];

export const spaceKindOf = (room: string): SpaceKind | undefined =>
  [...ROOM_KINDS, ...TOKEN_SPACES].find((kind) => kind === room);

/** The name of a kind of room or space; empty for none. */
export const roomName = (room: string): string => {
  const kind = spaceKindOf(room);
  return kind === undefined ? '' : say(`room.${kind}`);
};

/** How each kind of room looks and what it is called. */
import BurningElite from '~icons/game-icons/burning-skull';
import Campfire from '~icons/game-icons/campfire';
import Hidden from '~icons/game-icons/card-random';
import Boss from '~icons/game-icons/crowned-skull';
import Elite from '~icons/game-icons/horned-skull';
import Treasure from '~icons/game-icons/open-treasure-chest';
import Merchant from '~icons/game-icons/shop';
import Encounter from '~icons/game-icons/skull-crossed-bones';
import Event from '~icons/game-icons/uncertainty';
import type { Icon } from '../../icons/picture-table.ts';
import { say } from '../../text/say.ts';

export const ROOM_ICONS = {
  encounter: Encounter,
  elite: Elite,
  burningElite: BurningElite,
  event: Event,
  campfire: Campfire,
  treasure: Treasure,
  merchant: Merchant,
  boss: Boss,
  hidden: Hidden,
} as const satisfies Readonly<Record<string, Icon>>;
type RoomKind = keyof typeof ROOM_ICONS;
export const ROOM_KINDS = Object.keys(ROOM_ICONS) as RoomKind[];

const kindOf = (room: string): RoomKind | undefined => ROOM_KINDS.find((kind) => kind === room);

/** Undefined for no room at all. */
export const roomIcon = (room: string): Icon | undefined => {
  const kind = kindOf(room);
  return kind === undefined ? undefined : ROOM_ICONS[kind];
};

/** The name of a kind of room; empty for none. */
export const roomName = (room: string): string => {
  const kind = kindOf(room);
  return kind === undefined ? '' : say(`room.${kind}`);
};

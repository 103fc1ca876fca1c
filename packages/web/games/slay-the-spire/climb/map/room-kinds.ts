/** How each kind of room looks. */
import BurningElite from '~icons/game-icons/burning-skull';
import Campfire from '~icons/game-icons/campfire';
import Hidden from '~icons/game-icons/card-random';
import Boss from '~icons/game-icons/crowned-skull';
import Elite from '~icons/game-icons/horned-skull';
import Dark from '~icons/game-icons/moon';
import Treasure from '~icons/game-icons/open-treasure-chest';
import Merchant from '~icons/game-icons/shop';
import Encounter from '~icons/game-icons/skull-crossed-bones';
import Light from '~icons/game-icons/sun';
import Event from '~icons/game-icons/uncertainty';
import type { Icon } from '../../../../icons/icon.ts';
import { type RoomKind, type SpaceKind, spaceKindOf } from '../../board/room-names.ts';

const ROOM_ICONS = {
  encounter: Encounter,
  elite: Elite,
  burningElite: BurningElite,
  event: Event,
  campfire: Campfire,
  treasure: Treasure,
  merchant: Merchant,
  boss: Boss,
  hidden: Hidden,
} as const satisfies Readonly<Record<RoomKind, Icon>>;

/** A space waiting for a token shows the token's back. */
const SPACE_ICONS: Readonly<Record<SpaceKind, Icon>> = { ...ROOM_ICONS, dark: Dark, light: Light };

/** Undefined if there is no room at all. */
export const roomIcon = (room: string): Icon | undefined => {
  const kind = spaceKindOf(room);
  return kind === undefined ? undefined : SPACE_ICONS[kind];
};

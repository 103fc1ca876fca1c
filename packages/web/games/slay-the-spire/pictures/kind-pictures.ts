import BadBreath from '~icons/game-icons/bad-breath';
import CrossedSwords from '~icons/game-icons/crossed-swords';
import CursedStar from '~icons/game-icons/cursed-star';
import FangedSkull from '~icons/game-icons/fanged-skull';
import GemPendant from '~icons/game-icons/gem-pendant';
import MagicShield from '~icons/game-icons/magic-shield';
import StandingPotion from '~icons/game-icons/standing-potion';
import SwirlRing from '~icons/game-icons/swirl-ring';
import Ticket from '~icons/game-icons/ticket';
import type { PictureList } from '../../../icons/icon.ts';

/** What stands in where a name has no picture of its own. */
export const KIND_PICTURES: PictureList = {
  attack: CrossedSwords,
  skill: MagicShield,
  power: SwirlRing,
  curse: CursedStar,
  status: BadBreath,
  ticket: Ticket,
  enemy: FangedSkull,
  potion: StandingPotion,
  relic: GemPendant,
};

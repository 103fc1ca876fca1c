import Astrolabe from '~icons/game-icons/astrolabe';
import BeastEye from '~icons/game-icons/beast-eye';
import BirdCage from '~icons/game-icons/bird-cage';
import Blood from '~icons/game-icons/blood';
import Bracers from '~icons/game-icons/bracers';
import CoffeePot from '~icons/game-icons/coffee-pot';
import FrozenBlock from '~icons/game-icons/frozen-block';
import GearHammer from '~icons/game-icons/gear-hammer';
import Gloop from '~icons/game-icons/gloop';
import House from '~icons/game-icons/house';
import Lion from '~icons/game-icons/lion';
import OpenChest from '~icons/game-icons/open-chest';
import Orrery from '~icons/game-icons/orrery';
import Ouroboros from '~icons/game-icons/ouroboros';
import RingingBell from '~icons/game-icons/ringing-bell';
import SakeBottle from '~icons/game-icons/sake-bottle';
import SecretBook from '~icons/game-icons/secret-book';
import SkeletonKey from '~icons/game-icons/skeleton-key';
import Stigmata from '~icons/game-icons/stigmata';
import WaterFlask from '~icons/game-icons/water-flask';
import type { PictureList } from '../../../icons/icon.ts';

/** Boss relics. */
export const BOSS_RELIC_PICTURES: PictureList = {
  Astrolabe: Astrolabe,
  'Black Blood': Blood,
  'Calling Bell': RingingBell,
  'Coffee Dripper': CoffeePot,
  'Cursed Key': SkeletonKey,
  Ectoplasm: Gloop,
  'Empty Cage': BirdCage,
  Enchiridion: SecretBook,
  'Frozen Core': FrozenBlock,
  'Fusion Hammer': GearHammer,
  'Holy Water': WaterFlask,
  'Mark of Pain': Stigmata,
  Orrery: Orrery,
  "Pandora's Box": OpenChest,
  'Ring of the Serpent': Ouroboros,
  'Snecko Eye': BeastEye,
  Sozu: SakeBottle,
  'Tiny House': House,
  'White Beast Statue': Lion,
  'Wrist Blade': Bracers,
};

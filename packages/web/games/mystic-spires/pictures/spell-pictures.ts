import Icon3dStairs from '~icons/game-icons/3d-stairs';
import Anchor from '~icons/game-icons/anchor';
import AncientRuins from '~icons/game-icons/ancient-ruins';
import ArchiveResearch from '~icons/game-icons/archive-research';
import AtSea from '~icons/game-icons/at-sea';
import AtomCore from '~icons/game-icons/atom-core';
import Bellows from '~icons/game-icons/bellows';
import Brasero from '~icons/game-icons/brasero';
import BrightExplosion from '~icons/game-icons/bright-explosion';
import BunkBeds from '~icons/game-icons/bunk-beds';
import BurningEmbers from '~icons/game-icons/burning-embers';
import Caravel from '~icons/game-icons/caravel';
import Carillon from '~icons/game-icons/carillon';
import CoinsPile from '~icons/game-icons/coins-pile';
import Contract from '~icons/game-icons/contract';
import CryptEntrance from '~icons/game-icons/crypt-entrance';
import CrystalGrowth from '~icons/game-icons/crystal-growth';
import CrystalShrine from '~icons/game-icons/crystal-shrine';
import DreamCatcher from '~icons/game-icons/dream-catcher';
import DungeonGate from '~icons/game-icons/dungeon-gate';
import EarthWorm from '~icons/game-icons/earth-worm';
import EmptyHourglass from '~icons/game-icons/empty-hourglass';
import EvilEyes from '~icons/game-icons/evil-eyes';
import ExplosionRays from '~icons/game-icons/explosion-rays';
import ExtraLucid from '~icons/game-icons/extra-lucid';
import Feather from '~icons/game-icons/feather';
import FireBreath from '~icons/game-icons/fire-breath';
import FireShrine from '~icons/game-icons/fire-shrine';
import FlamingSheet from '~icons/game-icons/flaming-sheet';
import FlintSpark from '~icons/game-icons/flint-spark';
import FloatingGhost from '~icons/game-icons/floating-ghost';
import Flood from '~icons/game-icons/flood';
import FluffyCloud from '~icons/game-icons/fluffy-cloud';
import FrozenBlock from '~icons/game-icons/frozen-block';
import Grab from '~icons/game-icons/grab';
import HalfDead from '~icons/game-icons/half-dead';
import HandOfGod from '~icons/game-icons/hand-of-god';
import HastyGrave from '~icons/game-icons/hasty-grave';
import Healing from '~icons/game-icons/healing';
import HeavyRain from '~icons/game-icons/heavy-rain';
import IceGolem from '~icons/game-icons/ice-golem';
import InkSwirl from '~icons/game-icons/ink-swirl';
import JamesBondAperture from '~icons/game-icons/james-bond-aperture';
import JeweledChalice from '~icons/game-icons/jeweled-chalice';
import LanternFlame from '~icons/game-icons/lantern-flame';
import LightningDissipation from '~icons/game-icons/lightning-dissipation';
import LilyPads from '~icons/game-icons/lily-pads';
import Manacles from '~icons/game-icons/manacles';
import Menhir from '~icons/game-icons/menhir';
import MoonOrbit from '~icons/game-icons/moon-orbit';
import NightSky from '~icons/game-icons/night-sky';
import Obelisk from '~icons/game-icons/obelisk';
import OpenBook from '~icons/game-icons/open-book';
import PouringChalice from '~icons/game-icons/pouring-chalice';
import Prism from '~icons/game-icons/prism';
import RaiseZombie from '~icons/game-icons/raise-zombie';
import RelicBlade from '~icons/game-icons/relic-blade';
import ReturnArrow from '~icons/game-icons/return-arrow';
import RingingAlarm from '~icons/game-icons/ringing-alarm';
import SaltShaker from '~icons/game-icons/salt-shaker';
import SandsOfTime from '~icons/game-icons/sands-of-time';
import Scythe from '~icons/game-icons/scythe';
import ShakingHands from '~icons/game-icons/shaking-hands';
import SharkJaws from '~icons/game-icons/shark-jaws';
import ShatteredHeart from '~icons/game-icons/shattered-heart';
import ShieldReflect from '~icons/game-icons/shield-reflect';
import Silenced from '~icons/game-icons/silenced';
import SkeletalHand from '~icons/game-icons/skeletal-hand';
import SkullStaff from '~icons/game-icons/skull-staff';
import Static from '~icons/game-icons/static';
import Sun from '~icons/game-icons/sun';
import Sunbeams from '~icons/game-icons/sunbeams';
import Sunrise from '~icons/game-icons/sunrise';
import SupersonicBullet from '~icons/game-icons/supersonic-bullet';
import SwapBag from '~icons/game-icons/swap-bag';
import Tearing from '~icons/game-icons/tearing';
import Teleport from '~icons/game-icons/teleport';
import WaxSeal from '~icons/game-icons/wax-seal';
import type { PictureList } from '../../../icons/icon.ts';

/** Spells of Mystic Spires set by set, then Tokens and Towers. */
export const SPELL_PICTURES: PictureList = {
  'Lucid Dreaming': ExtraLucid,
  'Rise Again': RaiseZombie,
  'Greedy Hands': Grab,
  'Feathered Nightcap': Feather,
  'Pact of Two Sleepers': BunkBeds,
  'Wake Elsewhere': Teleport,
  Reverie: DreamCatcher,
  'Rude Awakening': RingingAlarm,
  'Shatter the Dream': ShatteredHeart,
  'Hush Before Dawn': Sunrise,
  'Turn of the Night': NightSky,
  'Waking World': Sun,
  'Ghostfire Lantern': LanternFlame,
  'Molten Edge': RelicBlade,
  'Kiln Spark': FlintSpark,
  'Scorch the Seal': WaxSeal,
  'Stoke the Coals': Bellows,
  'Second Breath of Ash': FireBreath,
  'Smother the Spark': HandOfGod,
  'Answering Flame': ReturnArrow,
  'Sheet of Flame': FlamingSheet,
  'Kiln Backlash': ExplosionRays,
  'Ever-Burning Brazier': Brasero,
  "Leper's Shackle": Manacles,
  "Reaper's Sickle": Scythe,
  'Rites at the Threshold': DungeonGate,
  'Turn the Soil': HastyGrave,
  'Barrow Bargain': Contract,
  'Hush of the Crypt': CryptEntrance,
  'Withering Touch': SkeletalHand,
  'Spoils of Ruin': AncientRuins,
  'Vengeful Silence': Silenced,
  'Feast of Worms': EarthWorm,
  'Anchor of Regret': Anchor,
  'Bottomless Satchel': SwapBag,
  'Forced Reading': OpenBook,
  'Stilled Waters': LilyPads,
  'Index of the Deep': ArchiveResearch,
  Becalm: Caravel,
  'Flood the Stacks': Flood,
  'Turning Maw': SharkJaws,
  'Seal of Salt': SaltShaker,
  'Crushing Depths': AtSea,
  'Erase from the Record': Tearing,
  'Dripping Clock': SandsOfTime,
  'The Unwritten Hour': EmptyHourglass,
  'Tithe of Salt': CoinsPile,
  'Ground the Charge': LightningDissipation,
  'Mirror Parry': ShieldReflect,
  Overexposure: BrightExplosion,
  'Radiant Mending': Healing,
  'Refracted Answer': Prism,
  'Trade of Glass': ShakingHands,
  'Blinding Radiance': Sunbeams,
  'Deluge of Light': HeavyRain,
  'Stasis Prism': FrozenBlock,
  'Critical Mass': AtomCore,
  'Nova of the Ninth Lens': SupersonicBullet,
  'Pour Out the Sky': PouringChalice,
  'Brimming Chalice': JeweledChalice,
  'Static Discharge': Static,
  'Narrow Aperture': JamesBondAperture,
  'Dream Token': FluffyCloud,
  'Nightmare Token': EvilEyes,
  'Ember Token': BurningEmbers,
  'Bone Token': HalfDead,
  'Wisp Token': FloatingGhost,
  'Ink Token': InkSwirl,
  'Shard Token': CrystalGrowth,
  'Golem Token': IceGolem,
  'The Tower of Dreams': MoonOrbit,
  'The Kiln Spire': FireShrine,
  'The Ossuary Spire': SkullStaff,
  'The Sunken Stair': Icon3dStairs,
  'The Brimming Lens': CrystalShrine,
  'The Twin Belfry': Carillon,
  'The Silent Obelisk': Obelisk,
  'The Lone Menhir': Menhir,
};

import AncientColumns from '~icons/game-icons/ancient-columns';
import AngelWings from '~icons/game-icons/angel-wings';
import Anthem from '~icons/game-icons/anthem';
import BoilingBubbles from '~icons/game-icons/boiling-bubbles';
import Brain from '~icons/game-icons/brain';
import BurningTree from '~icons/game-icons/burning-tree';
import ClockwiseRotation from '~icons/game-icons/clockwise-rotation';
import Clover from '~icons/game-icons/clover';
import CrystalBall from '~icons/game-icons/crystal-ball';
import Drum from '~icons/game-icons/drum';
import EarthAsiaOceania from '~icons/game-icons/earth-asia-oceania';
import Enlightenment from '~icons/game-icons/enlightenment';
import ExecutionerHood from '~icons/game-icons/executioner-hood';
import ExtraLucid from '~icons/game-icons/extra-lucid';
import ExtraTime from '~icons/game-icons/extra-time';
import FinishLine from '~icons/game-icons/finish-line';
import FirePunch from '~icons/game-icons/fire-punch';
import FireRing from '~icons/game-icons/fire-ring';
import Fist from '~icons/game-icons/fist';
import Halt from '~icons/game-icons/halt';
import HandOfGod from '~icons/game-icons/hand-of-god';
import HeavenGate from '~icons/game-icons/heaven-gate';
import HellCrosses from '~icons/game-icons/hell-crosses';
import HolySymbol from '~icons/game-icons/holy-symbol';
import InnerSelf from '~icons/game-icons/inner-self';
import Kimono from '~icons/game-icons/kimono';
import KneeCap from '~icons/game-icons/knee-cap';
import Kneeling from '~icons/game-icons/kneeling';
import LockedFortress from '~icons/game-icons/locked-fortress';
import LotusFlower from '~icons/game-icons/lotus-flower';
import MagicLamp from '~icons/game-icons/magic-lamp';
import MountainClimbing from '~icons/game-icons/mountain-climbing';
import OpenBook from '~icons/game-icons/open-book';
import OpenPalm from '~icons/game-icons/open-palm';
import Pounce from '~icons/game-icons/pounce';
import Prayer from '~icons/game-icons/prayer';
import PrayerBeads from '~icons/game-icons/prayer-beads';
import Pummeled from '~icons/game-icons/pummeled';
import SaberSlash from '~icons/game-icons/saber-slash';
import SandsOfTime from '~icons/game-icons/sands-of-time';
import ScrollQuill from '~icons/game-icons/scroll-quill';
import ShardSword from '~icons/game-icons/shard-sword';
import ShinyOmega from '~icons/game-icons/shiny-omega';
import ShinyPurse from '~icons/game-icons/shiny-purse';
import Shouting from '~icons/game-icons/shouting';
import Slap from '~icons/game-icons/slap';
import SpiderWeb from '~icons/game-icons/spider-web';
import SplashyStream from '~icons/game-icons/splashy-stream';
import SplitBody from '~icons/game-icons/split-body';
import StarAltar from '~icons/game-icons/star-altar';
import Sunbeams from '~icons/game-icons/sunbeams';
import SurroundedShield from '~icons/game-icons/surrounded-shield';
import Tarot20Judgement from '~icons/game-icons/tarot-20-judgement';
import TemplarHeart from '~icons/game-icons/templar-heart';
import Think from '~icons/game-icons/think';
import VibratingShield from '~icons/game-icons/vibrating-shield';
import WaxSeal from '~icons/game-icons/wax-seal';
import Whiplash from '~icons/game-icons/whiplash';
import Windmill from '~icons/game-icons/windmill';
import WingedSword from '~icons/game-icons/winged-sword';
import type { PictureList } from '../../../icons/icon.ts';

/** The Watcher’s cards. */
export const WATCHER_PICTURES: PictureList = {
  Collect: ShinyPurse,
  Consecrate: HolySymbol,
  Crescendo: Drum,
  'Cut Through Fate': SaberSlash,
  'Empty Body': SplitBody,
  'Empty Fist': Fist,
  'Flurry of Blows': Pummeled,
  'Flying Sleeves': Kimono,
  Halt: Halt,
  'Just Lucky': Clover,
  Protect: SurroundedShield,
  'Third Eye': ExtraLucid,
  Tranquility: LotusFlower,
  'Carve Reality': ShardSword,
  Conclude: FinishLine,
  'Crush Joints': KneeCap,
  'Fear No Evil': ExecutionerHood,
  'Foreign Influence': EarthAsiaOceania,
  'Reach Heaven': HeavenGate,
  'Sands of Time': SandsOfTime,
  'Sash Whip': Whiplash,
  'Signature Move': WaxSeal,
  'Talk to the Hand': OpenPalm,
  Tantrum: FirePunch,
  Wallop: Slap,
  Weave: SpiderWeb,
  'Windmill Strike': Windmill,
  'Empty Mind': Think,
  Indignation: Shouting,
  'Inner Peace': InnerSelf,
  Meditate: PrayerBeads,
  Perseverance: MountainClimbing,
  Pray: Prayer,
  Prostrate: Kneeling,
  Swivel: ClockwiseRotation,
  Worship: StarAltar,
  'Wreath of Flame': FireRing,
  'Battle Hymn': Anthem,
  Foresight: CrystalBall,
  'Like Water': SplashyStream,
  'Mental Fortress': LockedFortress,
  Nirvana: Enlightenment,
  Rushdown: Pounce,
  'Simmering Fury': BoilingBubbles,
  Study: OpenBook,
  Brilliance: Sunbeams,
  Ragnarok: BurningTree,
  Blasphemy: HellCrosses,
  'Deus Ex Machina': HandOfGod,
  Judgment: Tarot20Judgement,
  Omniscience: Brain,
  Scrawl: ScrollQuill,
  'Spirit Shield': VibratingShield,
  Vault: ExtraTime,
  Wish: MagicLamp,
  'Conjure Blade': WingedSword,
  'Deva Form': AngelWings,
  Devotion: TemplarHeart,
  Establishment: AncientColumns,
  Omega: ShinyOmega,
};

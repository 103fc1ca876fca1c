import AngelWings from '~icons/game-icons/angel-wings';
import AnglerFish from '~icons/game-icons/angler-fish';
import AnvilImpact from '~icons/game-icons/anvil-impact';
import Arena from '~icons/game-icons/arena';
import Bookshelf from '~icons/game-icons/bookshelf';
import BowlOfRice from '~icons/game-icons/bowl-of-rice';
import CandleSkull from '~icons/game-icons/candle-skull';
import CarnivalMask from '~icons/game-icons/carnival-mask';
import Cauldron from '~icons/game-icons/cauldron';
import CelebrationFire from '~icons/game-icons/celebration-fire';
import Coffin from '~icons/game-icons/coffin';
import CorkedTube from '~icons/game-icons/corked-tube';
import CrystalShrine from '~icons/game-icons/crystal-shrine';
import DaemonSkull from '~icons/game-icons/daemon-skull';
import DeadHead from '~icons/game-icons/dead-head';
import DoubleFaceMask from '~icons/game-icons/double-face-mask';
import Erlenmeyer from '~icons/game-icons/erlenmeyer';
import EvilBook from '~icons/game-icons/evil-book';
import Falling from '~icons/game-icons/falling';
import FireShrine from '~icons/game-icons/fire-shrine';
import GooSkull from '~icons/game-icons/goo-skull';
import GreekTemple from '~icons/game-icons/greek-temple';
import HolyGrail from '~icons/game-icons/holy-grail';
import HoodedFigure from '~icons/game-icons/hooded-figure';
import LoveLetter from '~icons/game-icons/love-letter';
import MagicPortal from '~icons/game-icons/magic-portal';
import Maze from '~icons/game-icons/maze';
import Moai from '~icons/game-icons/moai';
import MountedKnight from '~icons/game-icons/mounted-knight';
import NunFace from '~icons/game-icons/nun-face';
import RuneStone from '~icons/game-icons/rune-stone';
import Scissors from '~icons/game-icons/scissors';
import ShakingHands from '~icons/game-icons/shaking-hands';
import Shop from '~icons/game-icons/shop';
import SpiralBloom from '~icons/game-icons/spiral-bloom';
import StarAltar from '~icons/game-icons/star-altar';
import StoneSphere from '~icons/game-icons/stone-sphere';
import StoneWall from '~icons/game-icons/stone-wall';
import Swamp from '~icons/game-icons/swamp';
import Syringe from '~icons/game-icons/syringe';
import Tarot10WheelOfFortune from '~icons/game-icons/tarot-10-wheel-of-fortune';
import type { PictureList } from '../../../icons/icon.ts';

/** Events. */
export const EVENT_PICTURES: PictureList = {
  'Living Wall': StoneWall,
  'Ancient Temple': GreekTemple,
  'Bonfire Spirits': CelebrationFire,
  'The Library': Bookshelf,
  'Big Fish': AnglerFish,
  'Wheel of Change': Tarot10WheelOfFortune,
  Transmogriphier: Cauldron,
  'The Cleric': NunFace,
  Lab: Erlenmeyer,
  'Upgrade Shrine': FireShrine,
  'Wing Statue': AngelWings,
  'Ominous Forge': AnvilImpact,
  'Encounter!': DaemonSkull,
  'The Merchant': Shop,
  'Dead Adventurer': DeadHead,
  'Scrap Ooze': GooSkull,
  'World of Goop': Swamp,
  'Knowing Skull': CandleSkull,
  'We Meet Again!': ShakingHands,
  'Designer In-Spire': Scissors,
  'Cursed Tome': EvilBook,
  Colosseum: Arena,
  'Ancient Writing': RuneStone,
  'A Note For Yourself': LoveLetter,
  'The Joust': MountedKnight,
  'The Woman In Blue': CorkedTube,
  "N'loth": HoodedFigure,
  Augmenter: Syringe,
  'Golden Shrine': CrystalShrine,
  'Old Beggar': BowlOfRice,
  'The Mausoleum': Coffin,
  'Forgotten Altar': StarAltar,
  Purifier: HolyGrail,
  Falling: Falling,
  'Face Trader': DoubleFaceMask,
  'Tomb of Lord Red Mask': CarnivalMask,
  'The Moai Head': Moai,
  'Mind Bloom': SpiralBloom,
  'Winding Halls': Maze,
  'Secret Portal': MagicPortal,
  'Sensory Stone': StoneSphere,
};

import Abacus from '~icons/game-icons/abacus';
import Amphora from '~icons/game-icons/amphora';
import Anchor from '~icons/game-icons/anchor';
import Astrolabe from '~icons/game-icons/astrolabe';
import AztecCalendarSun from '~icons/game-icons/aztec-calendar-sun';
import Backpack from '~icons/game-icons/backpack';
import BeastEye from '~icons/game-icons/beast-eye';
import BirdCage from '~icons/game-icons/bird-cage';
import BlackBook from '~icons/game-icons/black-book';
import Blood from '~icons/game-icons/blood';
import Bracers from '~icons/game-icons/bracers';
import BrainLeak from '~icons/game-icons/brain-leak';
import Bull from '~icons/game-icons/bull';
import CandleFlame from '~icons/game-icons/candle-flame';
import Cauldron from '~icons/game-icons/cauldron';
import Charm from '~icons/game-icons/charm';
import Clamp from '~icons/game-icons/clamp';
import CoffeePot from '~icons/game-icons/coffee-pot';
import CorkedTube from '~icons/game-icons/corked-tube';
import CrownCoin from '~icons/game-icons/crown-coin';
import CrownedSkull from '~icons/game-icons/crowned-skull';
import DinosaurEgg from '~icons/game-icons/dinosaur-egg';
import EgyptianUrns from '~icons/game-icons/egyptian-urns';
import Envelope from '~icons/game-icons/envelope';
import EyeOfHorus from '~icons/game-icons/eye-of-horus';
import Fairy from '~icons/game-icons/fairy';
import FountainPen from '~icons/game-icons/fountain-pen';
import FrozenBlock from '~icons/game-icons/frozen-block';
import GearHammer from '~icons/game-icons/gear-hammer';
import Gloop from '~icons/game-icons/gloop';
import GreatPyramid from '~icons/game-icons/great-pyramid';
import HamShank from '~icons/game-icons/ham-shank';
import Hourglass from '~icons/game-icons/hourglass';
import House from '~icons/game-icons/house';
import HuntingHorn from '~icons/game-icons/hunting-horn';
import IceCreamCone from '~icons/game-icons/ice-cream-cone';
import Incense from '~icons/game-icons/incense';
import JigsawPiece from '~icons/game-icons/jigsaw-piece';
import LanternFlame from '~icons/game-icons/lantern-flame';
import LeatherBoot from '~icons/game-icons/leather-boot';
import Lion from '~icons/game-icons/lion';
import MetalBar from '~icons/game-icons/metal-bar';
import MirrorMirror from '~icons/game-icons/mirror-mirror';
import MooringBollard from '~icons/game-icons/mooring-bollard';
import OpenChest from '~icons/game-icons/open-chest';
import Ore from '~icons/game-icons/ore';
import Orrery from '~icons/game-icons/orrery';
import Ouroboros from '~icons/game-icons/ouroboros';
import PaintBrush from '~icons/game-icons/paint-brush';
import PaintedPottery from '~icons/game-icons/painted-pottery';
import Pillow from '~icons/game-icons/pillow';
import PocketWatch from '~icons/game-icons/pocket-watch';
import Prism from '~icons/game-icons/prism';
import Pyre from '~icons/game-icons/pyre';
import QuillInk from '~icons/game-icons/quill-ink';
import RingingBell from '~icons/game-icons/ringing-bell';
import RobberMask from '~icons/game-icons/robber-mask';
import RollingDiceCup from '~icons/game-icons/rolling-dice-cup';
import SakeBottle from '~icons/game-icons/sake-bottle';
import SecretBook from '~icons/game-icons/secret-book';
import ShipWheel from '~icons/game-icons/ship-wheel';
import SkeletalHand from '~icons/game-icons/skeletal-hand';
import SkeletonKey from '~icons/game-icons/skeleton-key';
import SkullInJar from '~icons/game-icons/skull-in-jar';
import SmokingPipe from '~icons/game-icons/smoking-pipe';
import SnakeEgg from '~icons/game-icons/snake-egg';
import SnakeTotem from '~icons/game-icons/snake-totem';
import SpellBook from '~icons/game-icons/spell-book';
import SpiralBottle from '~icons/game-icons/spiral-bottle';
import SquareBottle from '~icons/game-icons/square-bottle';
import Stigmata from '~icons/game-icons/stigmata';
import StoneSphere from '~icons/game-icons/stone-sphere';
import Sundial from '~icons/game-icons/sundial';
import Sunflower from '~icons/game-icons/sunflower';
import SwordSmithing from '~icons/game-icons/sword-smithing';
import TargetDummy from '~icons/game-icons/target-dummy';
import TiedScroll from '~icons/game-icons/tied-scroll';
import Token from '~icons/game-icons/token';
import Toolbox from '~icons/game-icons/toolbox';
import TreeBranch from '~icons/game-icons/tree-branch';
import VenusOfWillendorf from '~icons/game-icons/venus-of-willendorf';
import Vial from '~icons/game-icons/vial';
import VoodooDoll from '~icons/game-icons/voodoo-doll';
import WaterFlask from '~icons/game-icons/water-flask';
import WingedScepter from '~icons/game-icons/winged-scepter';
import Wingfoot from '~icons/game-icons/wingfoot';
import YinYang from '~icons/game-icons/yin-yang';
import type { PictureList } from '../../../icons/icon.ts';

/** Potions of the rest of the box. */
export const POTION_PICTURES: PictureList = {
  'Ancient Potion': Amphora,
  'Cunning Potion': SquareBottle,
  'Distilled Chaos': SpiralBottle,
  'Entropic Brew': Cauldron,
  'Fairy in a Bottle': Fairy,
  "Gambler's Brew": RollingDiceCup,
  'Ghost in a Jar': SkullInJar,
  'Liquid Memories': BrainLeak,
};

/** Relics. */
export const RELIC_PICTURES: PictureList = {
  "Captain's Wheel": ShipWheel,
  "Charon's Ashes": Pyre,
  "Dolly's Mirror": MirrorMirror,
  Duality: YinYang,
  'Gambling Chip': Token,
  'Gremlin Horn': HuntingHorn,
  'Happy Flower': Sunflower,
  'Horn Cleat': MooringBollard,
  'Incense Burner': Incense,
  'Ink Bottle': QuillInk,
  'Mercury Hourglass': Hourglass,
  Necronomicon: BlackBook,
  "Nilry's Codex": SpellBook,
  'Oddly Smooth Stone': StoneSphere,
  'Pen Nib': FountainPen,
  Pocketwatch: PocketWatch,
  'Red Mask': RobberMask,
  'Stone Calendar': AztecCalendarSun,
  Sundial: Sundial,
  'The Abacus': Abacus,
  'The Boot': LeatherBoot,
  Toolbox: Toolbox,
  'Tungsten Rod': MetalBar,
  Vajra: WingedScepter,
  Akabeko: Bull,
  Anchor: Anchor,
  'Bag of Preparation': Backpack,
  'Bird-Faced Urn': EgyptianUrns,
  'Blood Vial': Vial,
  'Blue Candle': CandleFlame,
  Calipers: Clamp,
  'Centennial Puzzle': JigsawPiece,
  'Dead Branch': TreeBranch,
  'Du-Vu Doll': VoodooDoll,
  'Golden Eye': EyeOfHorus,
  'Golden Idol': VenusOfWillendorf,
  'Ice Cream': IceCreamCone,
  Lantern: LanternFlame,
  'Meat on the Bone': HamShank,
  'Mummified Hand': SkeletalHand,
  Mutagen: CorkedTube,
  'Ninja Scroll': TiedScroll,
  Orichalcum: Ore,
  'Red Skull': CrownedSkull,
  'Runic Pyramid': GreatPyramid,
  'Self-Forming Clay': PaintedPottery,
  'Strike Dummy': TargetDummy,
  'The Courier': Envelope,
  'Molten Egg': DinosaurEgg,
  'Old Coin': CrownCoin,
  Omamori: Charm,
  'Peace Pipe': SmokingPipe,
  'Regal Pillow': Pillow,
  'Ssserpent Head': SnakeTotem,
  'Toxic Egg': SnakeEgg,
  'War Paint': PaintBrush,
  Whetstone: SwordSmithing,
  'Wing Boots': Wingfoot,
  'Prismatic Shard': Prism,
};

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

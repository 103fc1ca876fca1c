import ArmBandage from '~icons/game-icons/arm-bandage';
import Ballista from '~icons/game-icons/ballista';
import BarbedSpear from '~icons/game-icons/barbed-spear';
import BearHead from '~icons/game-icons/bear-head';
import BrokenHeart from '~icons/game-icons/broken-heart';
import Bull from '~icons/game-icons/bull';
import Caltrops from '~icons/game-icons/caltrops';
import CandleSkull from '~icons/game-icons/candle-skull';
import Cloak from '~icons/game-icons/cloak';
import Clockwork from '~icons/game-icons/clockwork';
import Crossbow from '~icons/game-icons/crossbow';
import CrownCoin from '~icons/game-icons/crown-coin';
import CrystalCluster from '~icons/game-icons/crystal-cluster';
import CrystalWand from '~icons/game-icons/crystal-wand';
import CursedStar from '~icons/game-icons/cursed-star';
import CutDiamond from '~icons/game-icons/cut-diamond';
import DiceSixFacesSix from '~icons/game-icons/dice-six-faces-six';
import Drop from '~icons/game-icons/drop';
import FairyWand from '~icons/game-icons/fairy-wand';
import Feather from '~icons/game-icons/feather';
import FireRing from '~icons/game-icons/fire-ring';
import FloorHatch from '~icons/game-icons/floor-hatch';
import HangingSpider from '~icons/game-icons/hanging-spider';
import HeartBottle from '~icons/game-icons/heart-bottle';
import HolyWater from '~icons/game-icons/holy-water';
import KnockedOutStars from '~icons/game-icons/knocked-out-stars';
import Lantern from '~icons/game-icons/lantern';
import LeatherArmor from '~icons/game-icons/leather-armor';
import LockedChest from '~icons/game-icons/locked-chest';
import MagicPotion from '~icons/game-icons/magic-potion';
import MailShirt from '~icons/game-icons/mail-shirt';
import Meal from '~icons/game-icons/meal';
import MedicalPack from '~icons/game-icons/medical-pack';
import MimicChest from '~icons/game-icons/mimic-chest';
import MirrorMirror from '~icons/game-icons/mirror-mirror';
import MushroomGills from '~icons/game-icons/mushroom-gills';
import NightSleep from '~icons/game-icons/night-sleep';
import Papers from '~icons/game-icons/papers';
import PendulumSwing from '~icons/game-icons/pendulum-swing';
import Pentacle from '~icons/game-icons/pentacle';
import PocketWatch from '~icons/game-icons/pocket-watch';
import PowderBag from '~icons/game-icons/powder-bag';
import Prism from '~icons/game-icons/prism';
import Quiver from '~icons/game-icons/quiver';
import RabbitHead from '~icons/game-icons/rabbit-head';
import RibbonMedal from '~icons/game-icons/ribbon-medal';
import RingedBeam from '~icons/game-icons/ringed-beam';
import RomanShield from '~icons/game-icons/roman-shield';
import RoundBottomFlask from '~icons/game-icons/round-bottom-flask';
import RoundShield from '~icons/game-icons/round-shield';
import RuneStone from '~icons/game-icons/rune-stone';
import RuneSword from '~icons/game-icons/rune-sword';
import SaltShaker from '~icons/game-icons/salt-shaker';
import SewingNeedle from '~icons/game-icons/sewing-needle';
import Slippers from '~icons/game-icons/slippers';
import SoulVessel from '~icons/game-icons/soul-vessel';
import SpiralBottle from '~icons/game-icons/spiral-bottle';
import Spray from '~icons/game-icons/spray';
import SquareBottle from '~icons/game-icons/square-bottle';
import StandingPotion from '~icons/game-icons/standing-potion';
import SwordSmithing from '~icons/game-icons/sword-smithing';
import TiredEye from '~icons/game-icons/tired-eye';
import Token from '~icons/game-icons/token';
import Tombstone from '~icons/game-icons/tombstone';
import Tripwire from '~icons/game-icons/tripwire';
import TwoCoins from '~icons/game-icons/two-coins';
import UnlitBomb from '~icons/game-icons/unlit-bomb';
import WaspSting from '~icons/game-icons/wasp-sting';
import WolfTrap from '~icons/game-icons/wolf-trap';
import type { PictureList } from '../../../icons/icon.ts';

/** Treasures, chests and statuses, by id. */
export const TREASURE_PICTURES: PictureList = {
  'treasure.healing-draught': HeartBottle,
  'treasure.bandage-roll': ArmBandage,
  'treasure.buckler': RoundShield,
  'treasure.padded-coat': LeatherArmor,
  'treasure.lucky-florin': CrownCoin,
  'treasure.hunting-crossbow': Crossbow,
  'treasure.boar-spear': BarbedSpear,
  'treasure.cracked-wand': CrystalWand,
  'treasure.blue-glass-phial': RoundBottomFlask,
  'treasure.green-glass-phial': SquareBottle,
  'treasure.white-glass-phial': SpiralBottle,
  'treasure.smelling-salts': SaltShaker,
  'treasure.caltrops': Caltrops,
  'treasure.felt-slippers': Slippers,
  'treasure.grenado': UnlitBomb,
  'treasure.dark-lantern': Lantern,
  'treasure.iron-rations': Meal,
  'treasure.spring-watch': PocketWatch,
  'treasure.rabbits-foot': RabbitHead,
  'treasure.ward-ribbon': RibbonMedal,
  'treasure.great-elixir': MagicPotion,
  'treasure.surgeons-case': MedicalPack,
  'treasure.tower-shield': RomanShield,
  'treasure.mail-shirt': MailShirt,
  'treasure.loaded-die': DiceSixFacesSix,
  'treasure.repeating-crossbow': Ballista,
  'treasure.runed-blade': RuneSword,
  'treasure.star-sceptre': FairyWand,
  'treasure.prism-box': Prism,
  'treasure.whetstone-of-kings': SwordSmithing,
  'treasure.ley-crystal': CrystalCluster,
  'treasure.oiled-quiver': Quiver,
  'treasure.holy-water': HolyWater,
  'treasure.salt-circle': Pentacle,
  'treasure.cloak-of-dusk': Cloak,
  'treasure.petard': PowderBag,
  'treasure.phoenix-feather': Feather,
  'treasure.mirror-charm': MirrorMirror,
  'treasure.ox-blood-tonic': Bull,
  'treasure.perpetual-clock': Clockwork,
  'chest.ray-of-agony': RingedBeam,
  'chest.the-weaver-has-awakened': HangingSpider,
  'chest.forgotten-flask': StandingPotion,
  'chest.coin-in-the-lining': TwoCoins,
  'chest.false-bottom': FloorHatch,
  'chest.poison-needle': SewingNeedle,
  'chest.biting-hinge': BearHead,
  'chest.alarm-wire': Tripwire,
  'chest.swinging-blade': PendulumSwing,
  'chest.sleeping-gas': NightSleep,
  'chest.cursed-penny': Token,
  'chest.paper-hex': Papers,
  'chest.spring-snare': WolfTrap,
  'chest.wasp-jar': WaspSting,
  'chest.acid-spray': Spray,
  'chest.draining-gem': CutDiamond,
  'chest.rusted-shut': LockedChest,
  'chest.mimic': MimicChest,
  'chest.chill-of-the-grave': Tombstone,
  'chest.fire-rune': FireRing,
  'chest.whispering-skull': CandleSkull,
  'chest.choking-spores': MushroomGills,
  'chest.blood-tithe': Drop,
  'chest.soul-mirror': SoulVessel,
  'chest.thunder-rune': RuneStone,
  'status.stricken': BrokenHeart,
  'status.dazed': KnockedOutStars,
  'status.weakened': TiredEye,
  'status.hexed': CursedStar,
};

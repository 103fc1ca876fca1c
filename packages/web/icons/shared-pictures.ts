import AllSeeingEye from '~icons/game-icons/all-seeing-eye';
import BottledBolt from '~icons/game-icons/bottled-bolt';
import Bracer from '~icons/game-icons/bracer';
import BroadDagger from '~icons/game-icons/broad-dagger';
import BubblingBowl from '~icons/game-icons/bubbling-bowl';
import Burn from '~icons/game-icons/burn';
import ChaliceDrops from '~icons/game-icons/chalice-drops';
import CrackedShield from '~icons/game-icons/cracked-shield';
import DrinkMe from '~icons/game-icons/drink-me';
import Eruption from '~icons/game-icons/eruption';
import Fairy from '~icons/game-icons/fairy';
import FireBottle from '~icons/game-icons/fire-bottle';
import FloatingGhost from '~icons/game-icons/floating-ghost';
import HealthPotion from '~icons/game-icons/health-potion';
import HeartBottle from '~icons/game-icons/heart-bottle';
import HoodedAssassin from '~icons/game-icons/hooded-assassin';
import KnockedOutStars from '~icons/game-icons/knocked-out-stars';
import LightningArc from '~icons/game-icons/lightning-arc';
import LightningTrio from '~icons/game-icons/lightning-trio';
import MagicPotion from '~icons/game-icons/magic-potion';
import Meditation from '~icons/game-icons/meditation';
import MetalPlate from '~icons/game-icons/metal-plate';
import MuscleUp from '~icons/game-icons/muscle-up';
import OilySpiral from '~icons/game-icons/oily-spiral';
import PerspectiveDiceSix from '~icons/game-icons/perspective-dice-six';
import PoisonBottle from '~icons/game-icons/poison-bottle';
import PotionBall from '~icons/game-icons/potion-ball';
import PotionOfMadness from '~icons/game-icons/potion-of-madness';
import RobotGolem from '~icons/game-icons/robot-golem';
import RoundBottomFlask from '~icons/game-icons/round-bottom-flask';
import RoundPotion from '~icons/game-icons/round-potion';
import SkullInJar from '~icons/game-icons/skull-in-jar';
import Slime from '~icons/game-icons/slime';
import SmokeBomb from '~icons/game-icons/smoke-bomb';
import SparkyBomb from '~icons/game-icons/sparky-bomb';
import SpiralBottle from '~icons/game-icons/spiral-bottle';
import SquareBottle from '~icons/game-icons/square-bottle';
import StandingPotion from '~icons/game-icons/standing-potion';
import Strong from '~icons/game-icons/strong';
import Ticket from '~icons/game-icons/ticket';
import VisoredHelm from '~icons/game-icons/visored-helm';
import WingCloak from '~icons/game-icons/wing-cloak';
import type { PictureTable } from './picture-table.ts';

/** Characters, their other cards, items, and cards that belong to nobody. */
export const SHARED_PICTURES: PictureTable = {
  Zap: LightningArc,
  'Dual Cast': LightningTrio,
  Eruption: Eruption,
  Vigilance: AllSeeingEye,
  Slimed: Slime,
  Burn: Burn,
  Daze: KnockedOutStars,
  'Golden Ticket': Ticket,
  Shiv: BroadDagger,
  Ironclad: VisoredHelm,
  Silent: HoodedAssassin,
  Defect: RobotGolem,
  Watcher: Meditation,
  'Loaded Die': PerspectiveDiceSix,
  'Ancient Potion': StandingPotion,
  'Attack Potion': RoundPotion,
  'Block Potion': MagicPotion,
  'Blood Potion': HeartBottle,
  'Cunning Potion': SquareBottle,
  'Energy Potion': BottledBolt,
  'Entropic Brew': BubblingBowl,
  'Essence of Steel': MetalPlate,
  'Explosive Potion': SparkyBomb,
  'Fairy in a Bottle': Fairy,
  'Fear Potion': SkullInJar,
  'Fire Potion': FireBottle,
  "Gambler's Brew": PotionOfMadness,
  'Ghost in a Jar': FloatingGhost,
  'Liquid Memories': SpiralBottle,
  'Poison Potion': PoisonBottle,
  'Power Potion': PotionBall,
  'Skill Potion': RoundBottomFlask,
  'Smoke Bomb': SmokeBomb,
  'Snecko Oil': OilySpiral,
  'Steroid Potion': MuscleUp,
  'Strength Potion': Strong,
  'Swift Potion': WingCloak,
  'Weak Potion': DrinkMe,
  'Vulnerable Potion': CrackedShield,
  'Dexterity Potion': Bracer,
  'Regen Potion': HealthPotion,
  'Flex Potion': MuscleUp,
  Elixir: ChaliceDrops,
};

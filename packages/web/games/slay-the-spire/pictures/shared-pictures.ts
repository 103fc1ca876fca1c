import AllSeeingEye from '~icons/game-icons/all-seeing-eye';
import BottledBolt from '~icons/game-icons/bottled-bolt';
import BroadDagger from '~icons/game-icons/broad-dagger';
import BrokenBone from '~icons/game-icons/broken-bone';
import Burn from '~icons/game-icons/burn';
import CrackedShield from '~icons/game-icons/cracked-shield';
import CursedStar from '~icons/game-icons/cursed-star';
import Despair from '~icons/game-icons/despair';
import DrinkMe from '~icons/game-icons/drink-me';
import Eclipse from '~icons/game-icons/eclipse';
import Eruption from '~icons/game-icons/eruption';
import FireBottle from '~icons/game-icons/fire-bottle';
import FootTrip from '~icons/game-icons/foot-trip';
import FrozenOrb from '~icons/game-icons/frozen-orb';
import HeartBottle from '~icons/game-icons/heart-bottle';
import HolyWater from '~icons/game-icons/holy-water';
import HoodedAssassin from '~icons/game-icons/hooded-assassin';
import KnockedOutStars from '~icons/game-icons/knocked-out-stars';
import LightningArc from '~icons/game-icons/lightning-arc';
import LightningTrio from '~icons/game-icons/lightning-trio';
import Maggot from '~icons/game-icons/maggot';
import MagicPotion from '~icons/game-icons/magic-potion';
import Meditation from '~icons/game-icons/meditation';
import MuscleUp from '~icons/game-icons/muscle-up';
import NailedFoot from '~icons/game-icons/nailed-foot';
import OilySpiral from '~icons/game-icons/oily-spiral';
import Oppression from '~icons/game-icons/oppression';
import PerspectiveDiceSix from '~icons/game-icons/perspective-dice-six';
import RobotGolem from '~icons/game-icons/robot-golem';
import RoundBottomFlask from '~icons/game-icons/round-bottom-flask';
import RoundPotion from '~icons/game-icons/round-potion';
import SkullCrack from '~icons/game-icons/skull-crack';
import Slime from '~icons/game-icons/slime';
import Snake from '~icons/game-icons/snake';
import Sparkles from '~icons/game-icons/sparkles';
import SparkyBomb from '~icons/game-icons/sparky-bomb';
import Ticket from '~icons/game-icons/ticket';
import Uncertainty from '~icons/game-icons/uncertainty';
import VisoredHelm from '~icons/game-icons/visored-helm';
import WingCloak from '~icons/game-icons/wing-cloak';
import type { PictureList } from '../../../icons/icon.ts';

/** Characters, their other cards, items, and cards that belong to no character. */
export const SHARED_PICTURES: PictureList = {
  Zap: LightningArc,
  'Dual Cast': LightningTrio,
  Eruption: Eruption,
  Vigilance: AllSeeingEye,
  Slimed: Slime,
  Burn: Burn,
  Daze: KnockedOutStars,
  'Golden Ticket': Ticket,
  Shiv: BroadDagger,
  Clumsy: FootTrip,
  Decay: SkullCrack,
  Doubt: Uncertainty,
  Injury: BrokenBone,
  Pain: NailedFoot,
  Parasite: Maggot,
  Regret: Despair,
  Shame: Oppression,
  Writhe: Snake,
  "Ascender's Bane": CursedStar,
  lightning: LightningTrio,
  frost: FrozenOrb,
  dark: Eclipse,
  Miracle: Sparkles,
  Ironclad: VisoredHelm,
  Silent: HoodedAssassin,
  Defect: RobotGolem,
  Watcher: Meditation,
  'Loaded Die': PerspectiveDiceSix,
  'Attack Potion': RoundPotion,
  'Block Potion': MagicPotion,
  'Blood Potion': HeartBottle,
  'Energy Potion': BottledBolt,
  'Explosive Potion': SparkyBomb,
  'Fire Potion': FireBottle,
  'Skill Potion': RoundBottomFlask,
  'Snecko Oil': OilySpiral,
  'Swift Potion': WingCloak,
  'Weak Potion': DrinkMe,
  'Vulnerable Potion': CrackedShield,
  'Flex Potion': MuscleUp,
  'Purity Potion': HolyWater,
};

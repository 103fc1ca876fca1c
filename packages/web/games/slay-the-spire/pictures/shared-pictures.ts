import AllSeeingEye from '~icons/game-icons/all-seeing-eye';
import Anarchy from '~icons/game-icons/anarchy';
import Aura from '~icons/game-icons/aura';
import Awareness from '~icons/game-icons/awareness';
import BadBreath from '~icons/game-icons/bad-breath';
import BananaPeel from '~icons/game-icons/banana-peel';
import Blindfold from '~icons/game-icons/blindfold';
import BottledBolt from '~icons/game-icons/bottled-bolt';
import BroadDagger from '~icons/game-icons/broad-dagger';
import BrokenBone from '~icons/game-icons/broken-bone';
import Burn from '~icons/game-icons/burn';
import CrackedShield from '~icons/game-icons/cracked-shield';
import CrossedChains from '~icons/game-icons/crossed-chains';
import CrossedSwords from '~icons/game-icons/crossed-swords';
import CursedStar from '~icons/game-icons/cursed-star';
import Despair from '~icons/game-icons/despair';
import DrinkMe from '~icons/game-icons/drink-me';
import Eclipse from '~icons/game-icons/eclipse';
import EmptyChessboard from '~icons/game-icons/empty-chessboard';
import EmptyHourglass from '~icons/game-icons/empty-hourglass';
import Eruption from '~icons/game-icons/eruption';
import FangedSkull from '~icons/game-icons/fanged-skull';
import Feather from '~icons/game-icons/feather';
import Fencer from '~icons/game-icons/fencer';
import FireBottle from '~icons/game-icons/fire-bottle';
import FloatingGhost from '~icons/game-icons/floating-ghost';
import FootTrip from '~icons/game-icons/foot-trip';
import FrozenOrb from '~icons/game-icons/frozen-orb';
import GemPendant from '~icons/game-icons/gem-pendant';
import HeartBottle from '~icons/game-icons/heart-bottle';
import HolyWater from '~icons/game-icons/holy-water';
import HoodedAssassin from '~icons/game-icons/hooded-assassin';
import KnockedOutStars from '~icons/game-icons/knocked-out-stars';
import LightningArc from '~icons/game-icons/lightning-arc';
import LightningTrio from '~icons/game-icons/lightning-trio';
import Maggot from '~icons/game-icons/maggot';
import MagicPotion from '~icons/game-icons/magic-potion';
import MagicShield from '~icons/game-icons/magic-shield';
import Meditation from '~icons/game-icons/meditation';
import MuscleUp from '~icons/game-icons/muscle-up';
import NailedFoot from '~icons/game-icons/nailed-foot';
import OilySpiral from '~icons/game-icons/oily-spiral';
import Oppression from '~icons/game-icons/oppression';
import PerspectiveDiceSix from '~icons/game-icons/perspective-dice-six';
import PotionOfMadness from '~icons/game-icons/potion-of-madness';
import PsychicWaves from '~icons/game-icons/psychic-waves';
import QuickSlash from '~icons/game-icons/quick-slash';
import Remedy from '~icons/game-icons/remedy';
import RobberHand from '~icons/game-icons/robber-hand';
import RobotGolem from '~icons/game-icons/robot-golem';
import RoundBottomFlask from '~icons/game-icons/round-bottom-flask';
import RoundPotion from '~icons/game-icons/round-potion';
import SharpSmile from '~icons/game-icons/sharp-smile';
import SkullCrack from '~icons/game-icons/skull-crack';
import Slime from '~icons/game-icons/slime';
import Snake from '~icons/game-icons/snake';
import Sparkles from '~icons/game-icons/sparkles';
import SparklingSabre from '~icons/game-icons/sparkling-sabre';
import SparkyBomb from '~icons/game-icons/sparky-bomb';
import StandingPotion from '~icons/game-icons/standing-potion';
import SwirlRing from '~icons/game-icons/swirl-ring';
import Theater from '~icons/game-icons/theater';
import ThoughtBubble from '~icons/game-icons/thought-bubble';
import Ticket from '~icons/game-icons/ticket';
import Uncertainty from '~icons/game-icons/uncertainty';
import UnlitBomb from '~icons/game-icons/unlit-bomb';
import VisoredHelm from '~icons/game-icons/visored-helm';
import WaterDrop from '~icons/game-icons/water-drop';
import WingCloak from '~icons/game-icons/wing-cloak';
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

/** Colorless cards. */
export const COLORLESS_PICTURES: PictureList = {
  Apparition: FloatingGhost,
  Blind: Blindfold,
  'Dark Shackles': CrossedChains,
  'Dramatic Entrance': Theater,
  Finesse: Fencer,
  'Flash of Steel': SparklingSabre,
  'Good Instincts': Awareness,
  Impatience: EmptyHourglass,
  Madness: PotionOfMadness,
  'Mind Blast': PsychicWaves,
  Panacea: Remedy,
  Panache: Feather,
  Purity: WaterDrop,
  'Sadistic Nature': SharpSmile,
  'Swift Strike': QuickSlash,
  'Thinking Ahead': ThoughtBubble,
  Trip: BananaPeel,
  Apotheosis: Aura,
  'Hand of Greed': RobberHand,
  'Master of Strategy': EmptyChessboard,
  Mayhem: Anarchy,
  'The Bomb': UnlitBomb,
};

import AngryEyes from '~icons/game-icons/angry-eyes';
import AxeSwing from '~icons/game-icons/axe-swing';
import Barbarian from '~icons/game-icons/barbarian';
import Barricade from '~icons/game-icons/barricade';
import BattleGear from '~icons/game-icons/battle-gear';
import Biceps from '~icons/game-icons/biceps';
import BleedingEye from '~icons/game-icons/bleeding-eye';
import BloodySword from '~icons/game-icons/bloody-sword';
import BootStomp from '~icons/game-icons/boot-stomp';
import BreakingChain from '~icons/game-icons/breaking-chain';
import BrokenHeart from '~icons/game-icons/broken-heart';
import BullHorns from '~icons/game-icons/bull-horns';
import BurningEmbers from '~icons/game-icons/burning-embers';
import BurningPassion from '~icons/game-icons/burning-passion';
import BurningSkull from '~icons/game-icons/burning-skull';
import CardRandom from '~icons/game-icons/card-random';
import CarnivoreMouth from '~icons/game-icons/carnivore-mouth';
import ChargingBull from '~icons/game-icons/charging-bull';
import CheckedShield from '~icons/game-icons/checked-shield';
import CrossedSlashes from '~icons/game-icons/crossed-slashes';
import CrossedSwords from '~icons/game-icons/crossed-swords';
import DaemonPull from '~icons/game-icons/daemon-pull';
import DaemonSkull from '~icons/game-icons/daemon-skull';
import Decapitation from '~icons/game-icons/decapitation';
import DefensiveWall from '~icons/game-icons/defensive-wall';
import Dna1 from '~icons/game-icons/dna1';
import Enrage from '~icons/game-icons/enrage';
import EvilHand from '~icons/game-icons/evil-hand';
import EyeTarget from '~icons/game-icons/eye-target';
import FireBreath from '~icons/game-icons/fire-breath';
import FireShield from '~icons/game-icons/fire-shield';
import FireWave from '~icons/game-icons/fire-wave';
import Flame from '~icons/game-icons/flame';
import Forearm from '~icons/game-icons/forearm';
import Ghost from '~icons/game-icons/ghost';
import GuardedTower from '~icons/game-icons/guarded-tower';
import HighPunch from '~icons/game-icons/high-punch';
import LayeredArmor from '~icons/game-icons/layered-armor';
import MuscularTorso from '~icons/game-icons/muscular-torso';
import NailedHead from '~icons/game-icons/nailed-head';
import QuakeStomp from '~icons/game-icons/quake-stomp';
import RaiseSkeleton from '~icons/game-icons/raise-skeleton';
import SacrificialDagger from '~icons/game-icons/sacrificial-dagger';
import Screaming from '~icons/game-icons/screaming';
import ShieldBash from '~icons/game-icons/shield-bash';
import ShieldReflect from '~icons/game-icons/shield-reflect';
import ShiningSword from '~icons/game-icons/shining-sword';
import ShoulderArmor from '~icons/game-icons/shoulder-armor';
import Spectre from '~icons/game-icons/spectre';
import SpikedMace from '~icons/game-icons/spiked-mace';
import StoneBlock from '~icons/game-icons/stone-block';
import SwordBreak from '~icons/game-icons/sword-break';
import SwordClash from '~icons/game-icons/sword-clash';
import SwordHilt from '~icons/game-icons/sword-hilt';
import SwordSpin from '~icons/game-icons/sword-spin';
import SwordWound from '~icons/game-icons/sword-wound';
import ThirdEye from '~icons/game-icons/third-eye';
import TwoHandedSword from '~icons/game-icons/two-handed-sword';
import WaveStrike from '~icons/game-icons/wave-strike';
import WindSlap from '~icons/game-icons/wind-slap';
import WolverineClaws from '~icons/game-icons/wolverine-claws';
import type { PictureList } from '../../../icons/icon.ts';

/** The Ironclad’s cards. */
export const IRONCLAD_PICTURES: PictureList = {
  Strike: SwordWound,
  Defend: CheckedShield,
  Bash: ShieldBash,
  Anger: Enrage,
  'Body Slam': ShoulderArmor,
  Cleave: AxeSwing,
  Clothesline: Forearm,
  Flex: Biceps,
  Havoc: CardRandom,
  'Heavy Blade': TwoHandedSword,
  'Iron Wave': WaveStrike,
  'Pommel Strike': SwordHilt,
  'Seeing Red': BleedingEye,
  'Shrug It Off': ShieldReflect,
  'True Grit': MuscularTorso,
  'Twin Strike': CrossedSlashes,
  Warcry: Screaming,
  'Wild Strike': WolverineClaws,
  'Blood for Blood': BloodySword,
  Carnage: Decapitation,
  Clash: SwordClash,
  Headbutt: BullHorns,
  'Perfected Strike': ShiningSword,
  Rampage: ChargingBull,
  'Sever Soul': Ghost,
  Whirlwind: SwordSpin,
  'Battle Trance': ThirdEye,
  'Burning Pact': BurningPassion,
  Disarm: SwordBreak,
  Entrench: DefensiveWall,
  'Flame Barrier': FireShield,
  'Ghostly Armor': Spectre,
  'Power Through': BootStomp,
  Rage: AngryEyes,
  Rupture: BrokenHeart,
  'Second Wind': WindSlap,
  Sentinel: GuardedTower,
  Shockwave: QuakeStomp,
  'Spot Weakness': EyeTarget,
  Combust: BurningEmbers,
  'Dark Embrace': EvilHand,
  Evolve: Dna1,
  'Feel No Pain': NailedHead,
  'Fire Breathing': FireBreath,
  Inflame: Flame,
  Metallicize: LayeredArmor,
  Barricade: Barricade,
  Berserk: Barbarian,
  Bludgeon: SpikedMace,
  Corruption: DaemonSkull,
  'Demon Form': DaemonPull,
  'Double Tap': CrossedSwords,
  Exhume: RaiseSkeleton,
  Feed: CarnivoreMouth,
  'Fiend Fire': BurningSkull,
  Immolate: FireWave,
  Impervious: StoneBlock,
  Juggernaut: BattleGear,
  'Limit Break': BreakingChain,
  Offering: SacrificialDagger,
  Uppercut: HighPunch,
};

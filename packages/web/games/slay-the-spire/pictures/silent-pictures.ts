import Acrobatic from '~icons/game-icons/acrobatic';
import Backstab from '~icons/game-icons/backstab';
import BladeFall from '~icons/game-icons/blade-fall';
import BubblingFlask from '~icons/game-icons/bubbling-flask';
import BulletImpacts from '~icons/game-icons/bullet-impacts';
import Bullseye from '~icons/game-icons/bullseye';
import CardExchange from '~icons/game-icons/card-exchange';
import ChessKnight from '~icons/game-icons/chess-knight';
import CloakDagger from '~icons/game-icons/cloak-dagger';
import Contortionist from '~icons/game-icons/contortionist';
import Cowled from '~icons/game-icons/cowled';
import Daggers from '~icons/game-icons/daggers';
import Dart from '~icons/game-icons/dart';
import DeadlyStrike from '~icons/game-icons/deadly-strike';
import DeathJuice from '~icons/game-icons/death-juice';
import Distraction from '~icons/game-icons/distraction';
import Divert from '~icons/game-icons/divert';
import Dodge from '~icons/game-icons/dodge';
import Dodging from '~icons/game-icons/dodging';
import DrippingKnife from '~icons/game-icons/dripping-knife';
import DualityMask from '~icons/game-icons/duality-mask';
import ExitDoor from '~icons/game-icons/exit-door';
import ExplosionRays from '~icons/game-icons/explosion-rays';
import FizzingFlask from '~icons/game-icons/fizzing-flask';
import FlyingDagger from '~icons/game-icons/flying-dagger';
import FootTrip from '~icons/game-icons/foot-trip';
import Footsteps from '~icons/game-icons/footsteps';
import FragmentedSword from '~icons/game-icons/fragmented-sword';
import GiftTrap from '~icons/game-icons/gift-trap';
import GooExplosion from '~icons/game-icons/goo-explosion';
import GrimReaper from '~icons/game-icons/grim-reaper';
import HalfDead from '~icons/game-icons/half-dead';
import HypodermicTest from '~icons/game-icons/hypodermic-test';
import InfinitySign from '~icons/game-icons/infinity';
import Invisible from '~icons/game-icons/invisible';
import Juggler from '~icons/game-icons/juggler';
import Knapsack from '~icons/game-icons/knapsack';
import Manacles from '~icons/game-icons/manacles';
import Meditation from '~icons/game-icons/meditation';
import MissileSwarm from '~icons/game-icons/missile-swarm';
import PoisonBottle from '~icons/game-icons/poison-bottle';
import PoisonCloud from '~icons/game-icons/poison-cloud';
import PoisonGas from '~icons/game-icons/poison-gas';
import RunningNinja from '~icons/game-icons/running-ninja';
import ScrollUnfurled from '~icons/game-icons/scroll-unfurled';
import ShieldBounces from '~icons/game-icons/shield-bounces';
import SnakeBite from '~icons/game-icons/snake-bite';
import SonicShout from '~icons/game-icons/sonic-shout';
import SpearHook from '~icons/game-icons/spear-hook';
import SpinningBlades from '~icons/game-icons/spinning-blades';
import Sprint from '~icons/game-icons/sprint';
import Stiletto from '~icons/game-icons/stiletto';
import Stopwatch from '~icons/game-icons/stopwatch';
import SwissArmyKnife from '~icons/game-icons/swiss-army-knife';
import SwordArray from '~icons/game-icons/sword-array';
import SwordSlice from '~icons/game-icons/sword-slice';
import Terror from '~icons/game-icons/terror';
import TheaterCurtains from '~icons/game-icons/theater-curtains';
import ThornHelix from '~icons/game-icons/thorn-helix';
import ThrownDaggers from '~icons/game-icons/thrown-daggers';
import WolfHead from '~icons/game-icons/wolf-head';
import type { PictureList } from '../../../icons/icon.ts';

/** The Silent’s cards. */
export const SILENT_PICTURES: PictureList = {
  Neutralize: FragmentedSword,
  Survivor: Cowled,
  Acrobatics: Acrobatic,
  Backflip: Contortionist,
  Bane: DeathJuice,
  'Blade Dance': SpinningBlades,
  'Cloak and Dagger': CloakDagger,
  'Dagger Spray': Daggers,
  'Dagger Throw': ThrownDaggers,
  'Deadly Poison': PoisonBottle,
  Deflect: ShieldBounces,
  'Dodge and Roll': Dodging,
  Outmaneuver: Divert,
  'Piercing Wail': SonicShout,
  'Poisoned Stab': DrippingKnife,
  Prepared: Knapsack,
  Slice: SwordSlice,
  'Sneaky Strike': Backstab,
  Accuracy: Bullseye,
  'After Image': Dodge,
  'All-Out Attack': SwordArray,
  Backstab: Backstab,
  Blur: Invisible,
  'Bouncing Flask': BubblingFlask,
  'Bullet Time': Stopwatch,
  'Calculated Gamble': CardExchange,
  Catalyst: FizzingFlask,
  Choke: Manacles,
  Concentrate: Meditation,
  'Crippling Cloud': PoisonCloud,
  Dash: Sprint,
  Distraction: Distraction,
  Doppelganger: DualityMask,
  Envenom: SnakeBite,
  'Escape Plan': ExitDoor,
  Expertise: Juggler,
  Finisher: DeadlyStrike,
  Flechettes: Dart,
  Footwork: Footsteps,
  'Grand Finale': TheaterCurtains,
  'Infinite Blades': InfinitySign,
  'Leg Sweep': FootTrip,
  Malaise: HalfDead,
  'Masterful Stab': Stiletto,
  'Noxious Fumes': PoisonGas,
  Predator: WolfHead,
  Reflex: RunningNinja,
  'Riddle with Holes': BulletImpacts,
  Setup: GiftTrap,
  Skewer: SpearHook,
  'Storm of Steel': BladeFall,
  Tactician: ChessKnight,
  Terror: Terror,
  'Tools of the Trade': SwissArmyKnife,
  Unload: MissileSwarm,
  'Well-Laid Plans': ScrollUnfurled,
  'Wraith Form': GrimReaper,
  'A Thousand Cuts': ThornHelix,
  Adrenaline: HypodermicTest,
  Burst: ExplosionRays,
  'Corpse Explosion': GooExplosion,
  'Die Die Die': FlyingDagger,
};

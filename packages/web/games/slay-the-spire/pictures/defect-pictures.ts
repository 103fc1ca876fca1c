import AllForOne from '~icons/game-icons/all-for-one';
import Amplitude from '~icons/game-icons/amplitude';
import ArtificialIntelligence from '~icons/game-icons/artificial-intelligence';
import AtomCore from '~icons/game-icons/atom-core';
import BarbedStar from '~icons/game-icons/barbed-star';
import Batteries from '~icons/game-icons/batteries';
import BatteryPack from '~icons/game-icons/battery-pack';
import BoltEye from '~icons/game-icons/bolt-eye';
import BrainFreeze from '~icons/game-icons/brain-freeze';
import BurningMeteor from '~icons/game-icons/burning-meteor';
import Circuitry from '~icons/game-icons/circuitry';
import ComputerFan from '~icons/game-icons/computer-fan';
import Cpu from '~icons/game-icons/cpu';
import Cycle from '~icons/game-icons/cycle';
import Database from '~icons/game-icons/database';
import DividedSquare from '~icons/game-icons/divided-square';
import EchoRipples from '~icons/game-icons/echo-ripples';
import EnergyShield from '~icons/game-icons/energy-shield';
import EvilMoon from '~icons/game-icons/evil-moon';
import FastArrow from '~icons/game-icons/fast-arrow';
import Fission from '~icons/game-icons/fission';
import HeartBattery from '~icons/game-icons/heart-battery';
import HeavyLightning from '~icons/game-icons/heavy-lightning';
import Holosphere from '~icons/game-icons/holosphere';
import HypersonicBolt from '~icons/game-icons/hypersonic-bolt';
import IceBolt from '~icons/game-icons/ice-bolt';
import Iceberg from '~icons/game-icons/iceberg';
import InterleavedClaws from '~icons/game-icons/interleaved-claws';
import JumpAcross from '~icons/game-icons/jump-across';
import LaserBlast from '~icons/game-icons/laser-blast';
import LaserBurst from '~icons/game-icons/laser-burst';
import LightningStorm from '~icons/game-icons/lightning-storm';
import MagnifyingGlass from '~icons/game-icons/magnifying-glass';
import MeltingMetal from '~icons/game-icons/melting-metal';
import MetalPlate from '~icons/game-icons/metal-plate';
import MoebiusTrefoil from '~icons/game-icons/moebius-trefoil';
import NightSky from '~icons/game-icons/night-sky';
import RadialBalance from '~icons/game-icons/radial-balance';
import RainbowStar from '~icons/game-icons/rainbow-star';
import Reactor from '~icons/game-icons/reactor';
import Recycle from '~icons/game-icons/recycle';
import RingedBeam from '~icons/game-icons/ringed-beam';
import RocketThruster from '~icons/game-icons/rocket-thruster';
import ServerRack from '~icons/game-icons/server-rack';
import Shatter from '~icons/game-icons/shatter';
import Snowing from '~icons/game-icons/snowing';
import Speedometer from '~icons/game-icons/speedometer';
import Stack from '~icons/game-icons/stack';
import Static from '~icons/game-icons/static';
import Steam from '~icons/game-icons/steam';
import SteelClaws from '~icons/game-icons/steel-claws';
import Swallower from '~icons/game-icons/swallower';
import TeslaCoil from '~icons/game-icons/tesla-coil';
import ThunderStruck from '~icons/game-icons/thunder-struck';
import Thunderball from '~icons/game-icons/thunderball';
import Triorb from '~icons/game-icons/triorb';
import TripleScratches from '~icons/game-icons/triple-scratches';
import UnstableOrb from '~icons/game-icons/unstable-orb';
import type { PictureList } from '../../../icons/icon.ts';

/** The Defect’s cards. */
export const DEFECT_PICTURES: PictureList = {
  'Ball Lightning': Thunderball,
  Barrage: BarbedStar,
  Chaos: UnstableOrb,
  'Charge Battery': BatteryPack,
  Claw: SteelClaws,
  'Cold Snap': IceBolt,
  'Compile Driver': Cpu,
  Coolheaded: BrainFreeze,
  'Go for the Eyes': BoltEye,
  Leap: JumpAcross,
  Recursion: MoebiusTrefoil,
  Scrape: TripleScratches,
  Skim: Database,
  'Steam Barrier': Steam,
  'Sweeping Beam': RingedBeam,
  TURBO: RocketThruster,
  'Beam Cell': LaserBlast,
  Blizzard: Snowing,
  'Doom and Gloom': EvilMoon,
  FTL: HypersonicBolt,
  Melter: MeltingMetal,
  Streamline: FastArrow,
  Sunder: Shatter,
  Darkness: NightSky,
  'Double Energy': Batteries,
  Equilibrium: RadialBalance,
  'Force Field': EnergyShield,
  Glacier: Iceberg,
  Hologram: Holosphere,
  Overclock: Speedometer,
  Recycle: Recycle,
  'Reinforced Body': MetalPlate,
  Reprogram: Circuitry,
  Stack: Stack,
  Tempest: LightningStorm,
  Capacitor: HeartBattery,
  Consume: Swallower,
  Fusion: AtomCore,
  Heatsinks: ComputerFan,
  Loop: Cycle,
  'Machine Learning': ArtificialIntelligence,
  Storm: HeavyLightning,
  'All for One': AllForOne,
  'Core Surge': Reactor,
  Hyperbeam: LaserBurst,
  'Meteor Strike': BurningMeteor,
  'Thunder Strike': ThunderStruck,
  Fission: Fission,
  'Multi-Cast': Triorb,
  Rainbow: RainbowStar,
  Seek: MagnifyingGlass,
  Amplify: Amplitude,
  Buffer: ServerRack,
  Defragment: DividedSquare,
  'Echo Form': EchoRipples,
  Electrodynamics: TeslaCoil,
  'Static Discharge': Static,
  'Claw (Claw Pack)': InterleavedClaws,
};

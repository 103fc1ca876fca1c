import BarbedSpear from '~icons/game-icons/barbed-spear';
import CurvyKnife from '~icons/game-icons/curvy-knife';
import Donut from '~icons/game-icons/donut';
import EvilWings from '~icons/game-icons/evil-wings';
import Haunting from '~icons/game-icons/haunting';
import HeartOrgan from '~icons/game-icons/heart-organ';
import HeavyTimer from '~icons/game-icons/heavy-timer';
import InfestedMass from '~icons/game-icons/infested-mass';
import Lizardman from '~icons/game-icons/lizardman';
import MagnetBlast from '~icons/game-icons/magnet-blast';
import Moai from '~icons/game-icons/moai';
import NestedHexagons from '~icons/game-icons/nested-hexagons';
import ReaperScythe from '~icons/game-icons/reaper-scythe';
import Spikeball from '~icons/game-icons/spikeball';
import SpikedShield from '~icons/game-icons/spiked-shield';
import SpikyExplosion from '~icons/game-icons/spiky-explosion';
import SpiralTentacle from '~icons/game-icons/spiral-tentacle';
import SuckeredTentacle from '~icons/game-icons/suckered-tentacle';
import TripleBeak from '~icons/game-icons/triple-beak';
import WalkingTurret from '~icons/game-icons/walking-turret';
import WormMouth from '~icons/game-icons/worm-mouth';
import type { PictureList } from '../../../icons/icon.ts';

/** Enemies of Acts III and IV. */
export const THIRD_ACT_PICTURES: PictureList = {
  'Writhing Mass': InfestedMass,
  'The Maw': WormMouth,
  Darkling: SuckeredTentacle,
  Transient: Haunting,
  'Orb Walker': WalkingTurret,
  'Spire Growth': SpiralTentacle,
  Repulsor: MagnetBlast,
  Exploder: SpikyExplosion,
  Spiker: Spikeball,
  Dagger: CurvyKnife,
  'Giant Head': Moai,
  Nemesis: ReaperScythe,
  Reptomancer: Lizardman,
  'Awakened One': TripleBeak,
  'Awakened One: Phase 2': EvilWings,
  'Time Eater': HeavyTimer,
  Donu: Donut,
  Deca: NestedHexagons,
  'Corrupt Heart': HeartOrgan,
  'Spire Shield': SpikedShield,
  'Spire Spear': BarbedSpear,
};

import Balaclava from '~icons/game-icons/balaclava';
import Cannon from '~icons/game-icons/cannon';
import CannonShot from '~icons/game-icons/cannon-shot';
import Cauldron from '~icons/game-icons/cauldron';
import CheeseWedge from '~icons/game-icons/cheese-wedge';
import Church from '~icons/game-icons/church';
import CloakedFigureOnHorseback from '~icons/game-icons/cloaked-figure-on-horseback';
import CrownedSkull from '~icons/game-icons/crowned-skull';
import Dragonfly from '~icons/game-icons/dragonfly';
import DramaMasks from '~icons/game-icons/drama-masks';
import ExecutionerHood from '~icons/game-icons/executioner-hood';
import ExplosiveMaterials from '~icons/game-icons/explosive-materials';
import FrankensteinCreature from '~icons/game-icons/frankenstein-creature';
import Gargoyle from '~icons/game-icons/gargoyle';
import Gears from '~icons/game-icons/gears';
import Gibbet from '~icons/game-icons/gibbet';
import Gloop from '~icons/game-icons/gloop';
import GuardedTower from '~icons/game-icons/guarded-tower';
import Guillotine from '~icons/game-icons/guillotine';
import HastyGrave from '~icons/game-icons/hasty-grave';
import Haunting from '~icons/game-icons/haunting';
import HornedSkull from '~icons/game-icons/horned-skull';
import HorseHead from '~icons/game-icons/horse-head';
import Hound from '~icons/game-icons/hound';
import Imp from '~icons/game-icons/imp';
import Imprisoned from '~icons/game-icons/imprisoned';
import LockedFortress from '~icons/game-icons/locked-fortress';
import LongLeggedSpider from '~icons/game-icons/long-legged-spider';
import MadScientist from '~icons/game-icons/mad-scientist';
import MatryoshkaDolls from '~icons/game-icons/matryoshka-dolls';
import Megabot from '~icons/game-icons/megabot';
import MoonBats from '~icons/game-icons/moon-bats';
import MushroomsCluster from '~icons/game-icons/mushrooms-cluster';
import Observatory from '~icons/game-icons/observatory';
import Ogre from '~icons/game-icons/ogre';
import PirateCannon from '~icons/game-icons/pirate-cannon';
import PlagueDoctorProfile from '~icons/game-icons/plague-doctor-profile';
import Puppet from '~icons/game-icons/puppet';
import Rat from '~icons/game-icons/rat';
import Rempart from '~icons/game-icons/rempart';
import RingingBell from '~icons/game-icons/ringing-bell';
import ShadowFollower from '~icons/game-icons/shadow-follower';
import ShamblingZombie from '~icons/game-icons/shambling-zombie';
import Skeleton from '~icons/game-icons/skeleton';
import Spectre from '~icons/game-icons/spectre';
import SpiderWeb from '~icons/game-icons/spider-web';
import Stairs from '~icons/game-icons/stairs';
import TechnoHeart from '~icons/game-icons/techno-heart';
import TheaterCurtains from '~icons/game-icons/theater-curtains';
import ThirdEye from '~icons/game-icons/third-eye';
import TransparentTubes from '~icons/game-icons/transparent-tubes';
import VintageRobot from '~icons/game-icons/vintage-robot';
import Well from '~icons/game-icons/well';
import WitchFace from '~icons/game-icons/witch-face';
import WolverineClaws from '~icons/game-icons/wolverine-claws';
import type { PictureList } from '../../../icons/icon.ts';

/** Enemies, bosses and rooms, by id. */
export const FOE_PICTURES: PictureList = {
  'enemy.ripper': WolverineClaws,
  'enemy.clank': VintageRobot,
  'enemy.cellar-imp': Imp,
  'enemy.ash-hound': Hound,
  'enemy.gargoyle': Gargoyle,
  'enemy.tower-ogre': Ogre,
  'enemy.headsman': ExecutionerHood,
  'enemy.lightning-fly': Dragonfly,
  'enemy.weaver': LongLeggedSpider,
  'enemy.plague-rat': Rat,
  'enemy.vat-ooze': Gloop,
  'enemy.mesmerist': ThirdEye,
  'enemy.grave-wisp': Spectre,
  'enemy.marionette': Puppet,
  'enemy.rider': CloakedFigureOnHorseback,
  'enemy.cannoneer': PirateCannon,
  'enemy.gravedigger': HastyGrave,
  'enemy.shade': ShadowFollower,
  'enemy.cutpurse': Balaclava,
  'enemy.ghoul': ShamblingZombie,
  'enemy.bone-warden': Skeleton,
  'mid-boss.patchwork-adams': FrankensteinCreature,
  'mid-boss.baron-brass': Megabot,
  'mid-boss.mother-mildew': MushroomsCluster,
  'mid-boss.colonel-gallows': Gibbet,
  'wizard.ottokar-the-undying': CrownedSkull,
  'wizard.lady-hemlock': WitchFace,
  'wizard.the-court-astronomer': Observatory,
  'wizard.professor-nachtigall': MadScientist,
  'room.run-and-gun': CannonShot,
  'room.gnawed-pantry': CheeseWedge,
  'room.gear-gallery': Gears,
  'room.stable-of-bones': HorseHead,
  'room.webbed-stair': SpiderWeb,
  'room.thieves-landing': Stairs,
  'room.haunted-larder': Haunting,
  'room.powder-magazine': ExplosiveMaterials,
  'room.ooze-cistern': Well,
  'room.chapel-of-silence': Church,
  'room.puppet-nursery': MatryoshkaDolls,
  'room.guardroom': GuardedTower,
  'room.moonlit-ambush': MoonBats,
  'room.ogres-mess-hall': Cauldron,
  'room.gargoyle-parapet': Rempart,
  'room.gallows-floor': Guillotine,
  'room.cavalry-of-the-dead': HornedSkull,
  'room.clockwork-heart': TechnoHeart,
  'room.wardens-cells': Imprisoned,
  'room.theatre-of-strings': TheaterCurtains,
  'room.spawning-vats': TransparentTubes,
  'room.artillery-deck': Cannon,
  'room.plague-ward': PlagueDoctorProfile,
  'room.hall-of-mirrors': DramaMasks,
  'room.vault-guard': LockedFortress,
  'room.bell-tower': RingingBell,
};

import Algae from '~icons/game-icons/algae';
import AllSeeingEye from '~icons/game-icons/all-seeing-eye';
import AnglerFish from '~icons/game-icons/angler-fish';
import Barbarian from '~icons/game-icons/barbarian';
import BarnOwl from '~icons/game-icons/barn-owl';
import BlackKnightHelm from '~icons/game-icons/black-knight-helm';
import Blacksmith from '~icons/game-icons/blacksmith';
import BoneGnawer from '~icons/game-icons/bone-gnawer';
import Bookshelf from '~icons/game-icons/bookshelf';
import BrainTentacle from '~icons/game-icons/brain-tentacle';
import Butterfly from '~icons/game-icons/butterfly';
import Caldera from '~icons/game-icons/caldera';
import Coffin from '~icons/game-icons/coffin';
import CosmicEgg from '~icons/game-icons/cosmic-egg';
import CrossedBones from '~icons/game-icons/crossed-bones';
import CrownOfThorns from '~icons/game-icons/crown-of-thorns';
import CrownedSkull from '~icons/game-icons/crowned-skull';
import CrystalBars from '~icons/game-icons/crystal-bars';
import DeerHead from '~icons/game-icons/deer-head';
import DivingHelmet from '~icons/game-icons/diving-helmet';
import Djinn from '~icons/game-icons/djinn';
import DoorWatcher from '~icons/game-icons/door-watcher';
import DragonBreath from '~icons/game-icons/dragon-breath';
import Dread from '~icons/game-icons/dread';
import DustCloud from '~icons/game-icons/dust-cloud';
import Eel from '~icons/game-icons/eel';
import ExecutionerHood from '~icons/game-icons/executioner-hood';
import ExtractionOrb from '~icons/game-icons/extraction-orb';
import Fairy from '~icons/game-icons/fairy';
import Fencer from '~icons/game-icons/fencer';
import FireSilhouette from '~icons/game-icons/fire-silhouette';
import Flute from '~icons/game-icons/flute';
import Furnace from '~icons/game-icons/furnace';
import Gears from '~icons/game-icons/gears';
import Gecko from '~icons/game-icons/gecko';
import Giant from '~icons/game-icons/giant';
import Gibbet from '~icons/game-icons/gibbet';
import GoldScarab from '~icons/game-icons/gold-scarab';
import GolemHead from '~icons/game-icons/golem-head';
import GrimReaper from '~icons/game-icons/grim-reaper';
import Guards from '~icons/game-icons/guards';
import Haunting from '~icons/game-icons/haunting';
import HawkEmblem from '~icons/game-icons/hawk-emblem';
import HorseHead from '~icons/game-icons/horse-head';
import Hound from '~icons/game-icons/hound';
import Imp from '~icons/game-icons/imp';
import Incense from '~icons/game-icons/incense';
import Interdiction from '~icons/game-icons/interdiction';
import LightningFrequency from '~icons/game-icons/lightning-frequency';
import LinkedRings from '~icons/game-icons/linked-rings';
import LoveSong from '~icons/game-icons/love-song';
import LowTide from '~icons/game-icons/low-tide';
import MatchHead from '~icons/game-icons/match-head';
import Mermaid from '~icons/game-icons/mermaid';
import MicroscopeLens from '~icons/game-icons/microscope-lens';
import MoonBats from '~icons/game-icons/moon-bats';
import MountedKnight from '~icons/game-icons/mounted-knight';
import MushroomsCluster from '~icons/game-icons/mushrooms-cluster';
import Nefertiti from '~icons/game-icons/nefertiti';
import Octopus from '~icons/game-icons/octopus';
import PopeCrown from '~icons/game-icons/pope-crown';
import PrimitiveTorch from '~icons/game-icons/primitive-torch';
import QuillInk from '~icons/game-icons/quill-ink';
import Rat from '~icons/game-icons/rat';
import RockGolem from '~icons/game-icons/rock-golem';
import Screaming from '~icons/game-icons/screaming';
import SeaSerpent from '~icons/game-icons/sea-serpent';
import Skeleton from '~icons/game-icons/skeleton';
import Spade from '~icons/game-icons/spade';
import SpermWhale from '~icons/game-icons/sperm-whale';
import SpiderWeb from '~icons/game-icons/spider-web';
import SpikedDragonHead from '~icons/game-icons/spiked-dragon-head';
import TeslaCoil from '~icons/game-icons/tesla-coil';
import Trade from '~icons/game-icons/trade';
import TritonHead from '~icons/game-icons/triton-head';
import Turtle from '~icons/game-icons/turtle';
import WhirlpoolShuriken from '~icons/game-icons/whirlpool-shuriken';
import type { PictureList } from '../../../icons/icon.ts';

/** Units of Mystic Spires, set by set. */
export const UNIT_PICTURES: PictureList = {
  'Oneiros the Weaver': SpiderWeb,
  'Drowsy Pixie': Fairy,
  'Chrysalis Cradle': CosmicEgg,
  'Dusk Moth': Butterfly,
  'Lullaby Sprite': LoveSong,
  'Quilted Sentinel': Guards,
  'Dreamcatcher Owl': BarnOwl,
  'Moonlit Courser': HorseHead,
  'Sandcaller Apprentice': DustCloud,
  'Keeper of Doors': DoorWatcher,
  'Phantasm of the Ninth Hour': Haunting,
  'Figment Swarm': MoonBats,
  'Nightmare Stalker': Dread,
  'Somnia, Queen of Dew': Nefertiti,
  'Kindling Imp': Imp,
  'Ashfoot Raider': Barbarian,
  'Berserk Emberborn': FireSilhouette,
  'Coalback Hound': Hound,
  'Match-Striker Twins': MatchHead,
  'Slag Bulwark': GolemHead,
  'Spellburn Salamander': Gecko,
  'Torchbearer Adept': PrimitiveTorch,
  'Cinder Lancer': MountedKnight,
  'Forge Matron': Blacksmith,
  Kilnguard: Furnace,
  'Ashwake Phoenix': HawkEmblem,
  'Headsman of the Crucible': ExecutionerHood,
  'Pyre Drake': DragonBreath,
  'Caldera Behemoth': Caldera,
  'Barrow Rat': Rat,
  'Gravebound Footman': Skeleton,
  'Oathbound Sexton': Spade,
  'Spore-Choked Corpse': MushroomsCluster,
  'Tomb Scarab': GoldScarab,
  'Wailing Remnant': Screaming,
  'Bone Piper': Flute,
  'Censer-Bearer': Incense,
  'Tithe-Collector of Bones': CrossedBones,
  'Widow of Thorns': CrownOfThorns,
  'Binder of Souls': LinkedRings,
  'Crypt Hauler': Coffin,
  'Ghoul Gourmand': BoneGnawer,
  'Indentured Colossus': Giant,
  'Soul-Tethered Knight': BlackKnightHelm,
  'Mourning Stag': DeerHead,
  'Rot Hierophant': PopeCrown,
  "Executioner's Shade": GrimReaper,
  'Gallows Magus': Gibbet,
  'Aldemar, Barrow King': CrownedSkull,
  'Inkcloud Familiar': Octopus,
  'Page-Eater Eel': Eel,
  'Silt Scribe': QuillInk,
  'Archivist of the Abyss': Bookshelf,
  'Brackish Warden': DivingHelmet,
  'Kelp Strangler': Algae,
  'Maelstrom Tutor': WhirlpoolShuriken,
  'Reef Lurker': AnglerFish,
  'Ebb-Caller': LowTide,
  'Undertow Serpent': SeaSerpent,
  Mnemophage: BrainTentacle,
  'Reefbound Titan': TritonHead,
  'Siren of the Ninth Fathom': Mermaid,
  'Leviathan Unread': SpermWhale,
  'Surge Sprite': LightningFrequency,
  'Conduit Acolyte': TeslaCoil,
  'Shard Broker': Trade,
  'Facet Sentinel': CrystalBars,
  'Geode Tortoise': Turtle,
  Lensgrinder: MicroscopeLens,
  'Leyline Siphoner': ExtractionOrb,
  'Overflow Djinn': Djinn,
  'Prism Duelist': Fencer,
  'Saturation Engine': Gears,
  'Null Warden': Interdiction,
  'Refraction Drake': SpikedDragonHead,
  'Resonant Colossus': RockGolem,
  'Apex of Lenses': AllSeeingEye,
};

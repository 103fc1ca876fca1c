import Acid from '~icons/game-icons/acid';
import AxeSwing from '~icons/game-icons/axe-swing';
import Backstab from '~icons/game-icons/backstab';
import BandageRoll from '~icons/game-icons/bandage-roll';
import Bandit from '~icons/game-icons/bandit';
import Breastplate from '~icons/game-icons/breastplate';
import Briefcase from '~icons/game-icons/briefcase';
import BurningEmbers from '~icons/game-icons/burning-embers';
import BurningMeteor from '~icons/game-icons/burning-meteor';
import Cat from '~icons/game-icons/cat';
import Cavalry from '~icons/game-icons/cavalry';
import ChainLightning from '~icons/game-icons/chain-lightning';
import Clover from '~icons/game-icons/clover';
import ConcentrationOrb from '~icons/game-icons/concentration-orb';
import CrystalShine from '~icons/game-icons/crystal-shine';
import Defibrilate from '~icons/game-icons/defibrilate';
import DiamondHard from '~icons/game-icons/diamond-hard';
import Disintegrate from '~icons/game-icons/disintegrate';
import DoctorFace from '~icons/game-icons/doctor-face';
import DominoMask from '~icons/game-icons/domino-mask';
import Fireball from '~icons/game-icons/fireball';
import FirstAidKit from '~icons/game-icons/first-aid-kit';
import FizzingFlask from '~icons/game-icons/fizzing-flask';
import Footsteps from '~icons/game-icons/footsteps';
import Giant from '~icons/game-icons/giant';
import Guards from '~icons/game-icons/guards';
import HealthPotion from '~icons/game-icons/health-potion';
import HoodedAssassin from '~icons/game-icons/hooded-assassin';
import IceSpear from '~icons/game-icons/ice-spear';
import Invisible from '~icons/game-icons/invisible';
import JugglingClubs from '~icons/game-icons/juggling-clubs';
import Keyring from '~icons/game-icons/keyring';
import LabCoat from '~icons/game-icons/lab-coat';
import LightningArc from '~icons/game-icons/lightning-arc';
import LoveInjection from '~icons/game-icons/love-injection';
import MagicPalm from '~icons/game-icons/magic-palm';
import MagickTrick from '~icons/game-icons/magick-trick';
import MailedFist from '~icons/game-icons/mailed-fist';
import Meditation from '~icons/game-icons/meditation';
import MiracleMedecine from '~icons/game-icons/miracle-medecine';
import Misdirection from '~icons/game-icons/misdirection';
import PersonInBed from '~icons/game-icons/person-in-bed';
import Punch from '~icons/game-icons/punch';
import Push from '~icons/game-icons/push';
import QuakeStomp from '~icons/game-icons/quake-stomp';
import RallyTheTroops from '~icons/game-icons/rally-the-troops';
import Riposte from '~icons/game-icons/riposte';
import Robber from '~icons/game-icons/robber';
import SandsOfTime from '~icons/game-icons/sands-of-time';
import Scalpel from '~icons/game-icons/scalpel';
import ScalpelStrike from '~icons/game-icons/scalpel-strike';
import ShieldBash from '~icons/game-icons/shield-bash';
import ShieldImpact from '~icons/game-icons/shield-impact';
import ShieldOpposition from '~icons/game-icons/shield-opposition';
import ShieldReflect from '~icons/game-icons/shield-reflect';
import Shouting from '~icons/game-icons/shouting';
import SmokeBomb from '~icons/game-icons/smoke-bomb';
import SnakeJar from '~icons/game-icons/snake-jar';
import Snatch from '~icons/game-icons/snatch';
import SpinningSword from '~icons/game-icons/spinning-sword';
import StaticGuard from '~icons/game-icons/static-guard';
import Strongbox from '~icons/game-icons/strongbox';
import SwordInStone from '~icons/game-icons/sword-in-stone';
import Syringe from '~icons/game-icons/syringe';
import TemplarShield from '~icons/game-icons/templar-shield';
import ThrownDaggers from '~icons/game-icons/thrown-daggers';
import Transform from '~icons/game-icons/transform';
import Transfuse from '~icons/game-icons/transfuse';
import VisoredHelm from '~icons/game-icons/visored-helm';
import WarlockHood from '~icons/game-icons/warlock-hood';
import WizardStaff from '~icons/game-icons/wizard-staff';
import type { PictureList } from '../../../icons/icon.ts';

/** Heroes, their skills and what every hero can do, by id. */
export const SKILL_PICTURES: PictureList = {
  'skill.steel-fist': MailedFist,
  'skill.cleave': AxeSwing,
  'skill.lance-charge': Cavalry,
  'skill.shield-bash': ShieldBash,
  'skill.hold-the-line': Guards,
  'skill.heater-shield': TemplarShield,
  'skill.riposte': Riposte,
  'skill.sunder': ShieldOpposition,
  'skill.whirling-steel': SpinningSword,
  'skill.battle-cry': Shouting,
  'skill.plate-harness': Breastplate,
  'skill.interpose': ShieldImpact,
  'skill.giantslayer': Giant,
  'skill.earthshaker': QuakeStomp,
  'skill.unbreakable': DiamondHard,
  'skill.last-stand': SwordInStone,
  'skill.arc-bolt': LightningArc,
  'skill.frost-lance': IceSpear,
  'skill.ember-shower': BurningEmbers,
  'skill.force-shove': Push,
  'skill.focus': ConcentrationOrb,
  'skill.static-veil': StaticGuard,
  'skill.deflection': ShieldReflect,
  'skill.chain-lightning': ChainLightning,
  'skill.fireball': Fireball,
  'skill.transmute': Transform,
  'skill.attunement': CrystalShine,
  'skill.counterspell': MagicPalm,
  'skill.disintegrate': Disintegrate,
  'skill.meteor': BurningMeteor,
  'skill.slow-the-hours': SandsOfTime,
  'skill.archmage': WizardStaff,
  'skill.field-dressing': BandageRoll,
  'skill.scalpel': Scalpel,
  'skill.vitriol-flask': FizzingFlask,
  'skill.triage': FirstAidKit,
  'skill.tonic': HealthPotion,
  'skill.antidote': SnakeJar,
  'skill.bedside-manner': PersonInBed,
  'skill.transfusion': Transfuse,
  'skill.acid-bomb': Acid,
  'skill.stimulant': Syringe,
  'skill.oilcloth-coat': LabCoat,
  'skill.inoculate': LoveInjection,
  'skill.vivisection': ScalpelStrike,
  'skill.miracle-cure': MiracleMedecine,
  'skill.house-calls': Briefcase,
  'skill.galvanic-shock': Defibrilate,
  'skill.burglary': Bandit,
  'skill.hurl-knives': ThrownDaggers,
  'skill.pick-pockets': Snatch,
  'skill.tiptoe': Footsteps,
  'skill.sleight-of-hand': MagickTrick,
  'skill.skeleton-keys': Keyring,
  'skill.quick-fingers': JugglingClubs,
  'skill.backstab': Backstab,
  'skill.misdirection': Misdirection,
  'skill.smoke-pellet': SmokeBomb,
  'skill.fortunes-friend': Clover,
  'skill.cat-reflexes': Cat,
  'skill.assassinate': HoodedAssassin,
  'skill.vanish': Invisible,
  'skill.grand-heist': Strongbox,
  'skill.master-thief': Robber,
  'generic.regroup': RallyTheTroops,
  'generic.brawl': Punch,
  'generic.catch-breath': Meditation,
  'hero.knight': VisoredHelm,
  'hero.spellsling': WarlockHood,
  'hero.doctor': DoctorFace,
  'hero.burglar': DominoMask,
};

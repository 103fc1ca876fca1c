import AcidBlob from '~icons/game-icons/acid-blob';
import ArmouredShell from '~icons/game-icons/armoured-shell';
import Bandit from '~icons/game-icons/bandit';
import BullyMinion from '~icons/game-icons/bully-minion';
import CrystalShrine from '~icons/game-icons/crystal-shrine';
import Cultist from '~icons/game-icons/cultist';
import FireRing from '~icons/game-icons/fire-ring';
import GluttonousSmile from '~icons/game-icons/gluttonous-smile';
import GoblinHead from '~icons/game-icons/goblin-head';
import GolemHead from '~icons/game-icons/golem-head';
import GooeyEyedSun from '~icons/game-icons/gooey-eyed-sun';
import HuntingBolas from '~icons/game-icons/hunting-bolas';
import Imp from '~icons/game-icons/imp';
import Mite from '~icons/game-icons/mite';
import MiteAlt from '~icons/game-icons/mite-alt';
import MushroomGills from '~icons/game-icons/mushroom-gills';
import Obelisk from '~icons/game-icons/obelisk';
import Ogre from '~icons/game-icons/ogre';
import Robber from '~icons/game-icons/robber';
import SlaveryWhip from '~icons/game-icons/slavery-whip';
import SlowBlob from '~icons/game-icons/slow-blob';
import TransparentSlime from '~icons/game-icons/transparent-slime';
import WarlockHood from '~icons/game-icons/warlock-hood';
import WormMouth from '~icons/game-icons/worm-mouth';
import type { PictureTable } from './picture-table.ts';

/** Enemies of Act I. */
export const ENEMY_PICTURES: PictureTable = {
  'Red Louse': Mite,
  'Green Louse': MiteAlt,
  'Small Slime': GooeyEyedSun,
  'Acid Slime': AcidBlob,
  'Spike Slime': SlowBlob,
  'Large Slime': TransparentSlime,
  'Jaw Worm': WormMouth,
  Cultist: Cultist,
  'Fungi Beast': MushroomGills,
  'Gremlin Wizard': WarlockHood,
  'Mad Gremlin': GoblinHead,
  'Sneaky Gremlin': Imp,
  'Fat Gremlin': BullyMinion,
  'Sentry A': Obelisk,
  'Sentry B': CrystalShrine,
  'Blue Slaver': SlaveryWhip,
  'Red Slaver': HuntingBolas,
  Looter: Robber,
  Mugger: Bandit,
  'Gremlin Nob': Ogre,
  Lagavulin: ArmouredShell,
  'Slime Boss': GluttonousSmile,
  'The Guardian': GolemHead,
  Hexaghost: FireRing,
};

import ArmouredShell from '~icons/game-icons/armoured-shell';
import BurstBlob from '~icons/game-icons/burst-blob';
import Goblin from '~icons/game-icons/goblin';
import GoblinHead from '~icons/game-icons/goblin-head';
import GooeyDaemon from '~icons/game-icons/gooey-daemon';
import GooeyMolecule from '~icons/game-icons/gooey-molecule';
import Guards from '~icons/game-icons/guards';
import Hexes from '~icons/game-icons/hexes';
import HornedHelm from '~icons/game-icons/horned-helm';
import HuntingBolas from '~icons/game-icons/hunting-bolas';
import ImpLaugh from '~icons/game-icons/imp-laugh';
import KenkuHead from '~icons/game-icons/kenku-head';
import LeechingWorm from '~icons/game-icons/leeching-worm';
import Mite from '~icons/game-icons/mite';
import Robber from '~icons/game-icons/robber';
import SlaveryWhip from '~icons/game-icons/slavery-whip';
import Slime from '~icons/game-icons/slime';
import SpiderBot from '~icons/game-icons/spider-bot';
import Tick from '~icons/game-icons/tick';
import Totem from '~icons/game-icons/totem';
import TotemHead from '~icons/game-icons/totem-head';
import TransparentSlime from '~icons/game-icons/transparent-slime';
import Troglodyte from '~icons/game-icons/troglodyte';
import WizardFace from '~icons/game-icons/wizard-face';
import type { PictureList } from '../../../icons/icon.ts';

/** Enemies of Act I, with its Elites and Bosses. */
export const ENEMY_PICTURES: PictureList = {
  'Red Louse': Tick,
  'Green Louse': Mite,
  'Small Slime': BurstBlob,
  'Acid Slime': GooeyDaemon,
  'Spike Slime': GooeyMolecule,
  'Large Slime': Slime,
  'Jaw Worm': LeechingWorm,
  Cultist: KenkuHead,
  'Fungi Beast': Troglodyte,
  'Gremlin Wizard': WizardFace,
  'Mad Gremlin': ImpLaugh,
  'Sneaky Gremlin': Goblin,
  'Fat Gremlin': GoblinHead,
  'Sentry A': TotemHead,
  'Sentry B': Totem,
  'Blue Slaver': SlaveryWhip,
  'Red Slaver': HuntingBolas,
  Looter: Robber,
  Lagavulin: ArmouredShell,
  'Gremlin Nob': HornedHelm,
  Sentries: Guards,
  'The Guardian': SpiderBot,
  Hexaghost: Hexes,
  'Slime Boss': TransparentSlime,
};

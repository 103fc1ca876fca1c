import BurstBlob from '~icons/game-icons/burst-blob';
import Goblin from '~icons/game-icons/goblin';
import GoblinHead from '~icons/game-icons/goblin-head';
import GooeyDaemon from '~icons/game-icons/gooey-daemon';
import GooeyMolecule from '~icons/game-icons/gooey-molecule';
import HuntingBolas from '~icons/game-icons/hunting-bolas';
import ImpLaugh from '~icons/game-icons/imp-laugh';
import KenkuHead from '~icons/game-icons/kenku-head';
import LeechingWorm from '~icons/game-icons/leeching-worm';
import Mite from '~icons/game-icons/mite';
import Robber from '~icons/game-icons/robber';
import SlaveryWhip from '~icons/game-icons/slavery-whip';
import Slime from '~icons/game-icons/slime';
import Tick from '~icons/game-icons/tick';
import Totem from '~icons/game-icons/totem';
import TotemHead from '~icons/game-icons/totem-head';
import Troglodyte from '~icons/game-icons/troglodyte';
import WizardFace from '~icons/game-icons/wizard-face';
import type { PictureTable } from './picture-table.ts';

/** Enemies of Act I. */
export const ENEMY_PICTURES: PictureTable = {
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
};

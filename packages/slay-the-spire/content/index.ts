/** Everything in the box, in a stable order: the place of a definition in its list is part of the state. */
import type { CardDefinition, EnemyDefinition, ItemDefinition } from '../words/definition.ts';
import { bossRelics, prismaticShards } from './boss-relics.ts';
import { colorlessCards } from './colorless/cards.ts';
import { curseCards } from './curses.ts';
import { clawPack } from './defect/claw-pack.ts';
import { defectCommons } from './defect/commons.ts';
import { defectRares } from './defect/rares.ts';
import { defectStarter } from './defect/starter.ts';
import { defectUncommons } from './defect/uncommons.ts';
import { act1Ascension } from './enemies/act1-ascension.ts';
import { act1Bosses } from './enemies/act1-bosses.ts';
import { act1Elites } from './enemies/act1-elites.ts';
import { act1Encounters } from './enemies/act1-encounters.ts';
import { act1Summons } from './enemies/act1-summons.ts';
import { act2Bosses } from './enemies/act2-bosses.ts';
import { act2Elites } from './enemies/act2-elites.ts';
import { act2Encounters } from './enemies/act2-encounters.ts';
import { act2Summons } from './enemies/act2-summons.ts';
import { act3Bosses } from './enemies/act3-bosses.ts';
import { act3Elites } from './enemies/act3-elites.ts';
import { act3Encounters } from './enemies/act3-encounters.ts';
import { act3Summons } from './enemies/act3-summons.ts';
import { act4 } from './enemies/act4.ts';
import { firstEncounters } from './enemies/first-encounters.ts';
import { practiceEnemies } from './enemies/practice.ts';
import { goldenTickets } from './family.ts';
import { ironcladCommons } from './ironclad/commons.ts';
import { ironcladRares } from './ironclad/rares.ts';
import { ironcladStarter } from './ironclad/starter.ts';
import { ironcladUncommons } from './ironclad/uncommons.ts';
import { furtherPotions, potions } from './potions.ts';
import { relics } from './relics.ts';
import { climbRelics } from './relics-climb.ts';
import { combatRelics } from './relics-combat.ts';
import { dieRelics } from './relics-die.ts';
import { silentCommons } from './silent/commons.ts';
import { silentRares } from './silent/rares.ts';
import { silentStarter } from './silent/starter.ts';
import { silentUncommons } from './silent/uncommons.ts';
import { statusCards } from './status.ts';
import { watcherCommons } from './watcher/commons.ts';
import { watcherRares } from './watcher/rares.ts';
import { watcherStarter } from './watcher/starter.ts';
import { watcherUncommons } from './watcher/uncommons.ts';

export { CHARACTER_DEFINITIONS } from './characters.ts';

export const CARDS: readonly CardDefinition[] = [
  ...ironcladStarter,
  ...ironcladCommons,
  ...ironcladUncommons,
  ...ironcladRares,
  ...goldenTickets('Ironclad'),
  ...silentStarter,
  ...silentCommons,
  ...silentUncommons,
  ...silentRares,
  ...goldenTickets('Silent'),
  ...defectStarter,
  ...watcherStarter,
  ...curseCards,
  ...statusCards,
  ...defectCommons,
  ...defectUncommons,
  ...defectRares,
  ...goldenTickets('Defect'),
  ...watcherCommons,
  ...watcherUncommons,
  ...watcherRares,
  ...goldenTickets('Watcher'),
  ...colorlessCards,
  ...clawPack,
];

export const ENEMIES: readonly EnemyDefinition[] = [
  ...firstEncounters,
  ...act1Encounters,
  ...act1Summons,
  ...practiceEnemies,
  ...act1Ascension,
  ...act1Elites,
  ...act1Bosses,
  ...act2Encounters,
  ...act2Summons,
  ...act2Elites,
  ...act2Bosses,
  ...act3Encounters,
  ...act3Summons,
  ...act3Elites,
  ...act3Bosses,
  ...act4,
];

export const ITEMS: readonly ItemDefinition[] = [
  ...potions,
  ...relics,
  ...furtherPotions,
  ...dieRelics,
  ...combatRelics,
  ...climbRelics,
  ...bossRelics,
  ...prismaticShards,
];

/** Everything in the box, in a stable order: the place of a definition in its list is part of the state. */
import type { CardDefinition, EnemyDefinition, ItemDefinition } from '../words/definition.ts';
import { curseCards } from './curses.ts';
import { defectStarter } from './defect/starter.ts';
import { act1Encounters } from './enemies/act1-encounters.ts';
import { act1Summons } from './enemies/act1-summons.ts';
import { firstEncounters } from './enemies/first-encounters.ts';
import { practiceEnemies } from './enemies/practice.ts';
import { goldenTickets } from './family.ts';
import { ironcladCommons } from './ironclad/commons.ts';
import { ironcladRares } from './ironclad/rares.ts';
import { ironcladStarter } from './ironclad/starter.ts';
import { ironcladUncommons } from './ironclad/uncommons.ts';
import { potions } from './potions.ts';
import { relics } from './relics.ts';
import { silentCommons } from './silent/commons.ts';
import { silentRares } from './silent/rares.ts';
import { silentStarter } from './silent/starter.ts';
import { silentUncommons } from './silent/uncommons.ts';
import { statusCards } from './status.ts';
import { watcherStarter } from './watcher/starter.ts';

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
];

export const ENEMIES: readonly EnemyDefinition[] = [
  ...firstEncounters,
  ...act1Encounters,
  ...act1Summons,
  ...practiceEnemies,
];

export const ITEMS: readonly ItemDefinition[] = [...potions, ...relics];

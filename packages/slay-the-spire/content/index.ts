/** Everything in the box, in the order of its numbers (numbers.ts). */
import { inOrder } from '@three-spires/kernel';
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
import { CARD_NUMBERS, ENEMY_NUMBERS, ITEM_NUMBERS } from './numbers.ts';
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

const cards: readonly CardDefinition[] = [
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

const enemies: readonly EnemyDefinition[] = [
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

const items: readonly ItemDefinition[] = [
  ...potions,
  ...relics,
  ...furtherPotions,
  ...dieRelics,
  ...combatRelics,
  ...climbRelics,
  ...bossRelics,
  ...prismaticShards,
];

/** A Golden Ticket unlocks with a lock, or is there from the beginning. */
const nameOfCard = ({ owner, name, type, unlock }: CardDefinition): string =>
  `${owner ?? 'all'}/${name}${type === 'ticket' && unlock !== undefined ? ` of lock ${unlock}` : ''}`;

export const CARDS = inOrder('cards', CARD_NUMBERS, cards, nameOfCard);
export const ENEMIES = inOrder('enemies', ENEMY_NUMBERS, enemies, ({ id }) => id);
export const ITEMS = inOrder('items', ITEM_NUMBERS, items, ({ name }) => name);

/** All printed content. Its numbers in states are in numbers.ts. */
import { inOrder } from '@three-spires/kernel';
import { BURGLAR } from './burglar.ts';
import { CHESTS as chests } from './chests.ts';
import { DOCTOR } from './doctor.ts';
import { ENEMIES as enemies } from './enemies.ts';
import { KNIGHT } from './knight.ts';
import { LOWER_ROOMS } from './lower-rooms.ts';
import { LOWER_TREASURES } from './lower-treasures.ts';
import { CHEST_NUMBERS, ENEMY_NUMBERS } from './numbers.ts';
import { SPELLSLING } from './spellsling.ts';
import { UPPER_ROOMS } from './upper-rooms.ts';
import { UPPER_TREASURES } from './upper-treasures.ts';

export { GENERIC_ACTIONS } from './generic-actions.ts';
export { MID_BOSSES } from './mid-bosses.ts';
export { WIZARDS } from './wizards.ts';

export const SKILLS = [...KNIGHT, ...SPELLSLING, ...DOCTOR, ...BURGLAR];
export const TREASURES = [...LOWER_TREASURES, ...UPPER_TREASURES];
export const ROOMS = [...LOWER_ROOMS, ...UPPER_ROOMS];
export const ENEMIES = inOrder('enemies', ENEMY_NUMBERS, enemies, ({ name }) => name);
export const CHESTS = inOrder('chests', CHEST_NUMBERS, chests, ({ name }) => name);

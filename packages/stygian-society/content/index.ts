/** All printed content, in the order of its numbering in states. */
import { BURGLAR } from './burglar.ts';
import { DOCTOR } from './doctor.ts';
import { KNIGHT } from './knight.ts';
import { LOWER_ROOMS } from './lower-rooms.ts';
import { LOWER_TREASURES } from './lower-treasures.ts';
import { SPELLSLING } from './spellsling.ts';
import { UPPER_ROOMS } from './upper-rooms.ts';
import { UPPER_TREASURES } from './upper-treasures.ts';

export { CHESTS } from './chests.ts';
export { ENEMIES } from './enemies.ts';
export { GENERIC_ACTIONS } from './generic-actions.ts';
export { MID_BOSSES } from './mid-bosses.ts';
export { WIZARDS } from './wizards.ts';

export const SKILLS = [...KNIGHT, ...SPELLSLING, ...DOCTOR, ...BURGLAR];
export const TREASURES = [...LOWER_TREASURES, ...UPPER_TREASURES];
export const ROOMS = [...LOWER_ROOMS, ...UPPER_ROOMS];

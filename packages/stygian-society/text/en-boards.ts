import type { Messages } from '@three-spires/kernel';

/** The texts of hero mats and boards. */
export const boardsEnglish = {
  'hero.Knight': 'Strikes the front rank in melee and protects the party from wounds.',
  'hero.Spellsling': 'Deals high magic damage, to the rear rank above all.',
  'hero.Doctor': 'Keeps the wounds of the party down and removes status tokens.',
  'hero.Burglar': 'Handles cubes, luck and peril, and makes chests safer.',
  'hero.mat': '{role} Begins with {skill} and one random skill of level 1.',
  'board.tower': 'Cube tower',
  'board.tower.about':
    'All cubes of an action are dropped in together. Some fall through, some stay on its levels, and some that were stuck come loose. {cubes} cubes of each of six colours are in the game.',
  'board.field': 'Field and crypt',
  'board.field.about':
    'What falls out lies in the field or, behind its fence, in the crypt. A crypt cube counts as two when it is spent. Two or more cubes in the crypt in one action give 1 luck.',
  'board.status': 'Status board',
  'board.status.about':
    'The tracks of the whole party. Wounds: lost at {wounds} (two heroes: {woundsOfTwo}), at most {woundLimit} with effects. Experience: {xp} for the first level, 1 more each time, up to {xpLimit}. Luck: up to {luck}. Peril: up to {peril}, 0 at the start of each floor.',
} as const satisfies Messages;

/** What every hero can do (section 19). */
import { action, pay } from '../words/build.ts';
import { regroup } from '../words/cubes.ts';
import type { CardDefinition } from '../words/definition.ts';
import { wound } from '../words/enemies.ts';
import { heal } from '../words/heroes.ts';

export const GENERIC_ACTIONS: readonly CardDefinition[] = [
  action('Regroup', { use: [regroup] }),
  action('Brawl', {
    target: 'front',
    attack: 'melee',
    drop: '??',
    pay: pay('??', wound(2)),
    more: pay('??', wound(1)),
  }),
  action('Catch Breath', { drop: '??', pay: pay('??', heal(1)), more: pay('??', heal(1)) }),
];

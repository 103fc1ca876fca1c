/** What every hero can do (section 19). */
import { action, heal, pay, regroup, wound } from '../words/build.ts';
import type { CardDefinition } from '../words/definition.ts';

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

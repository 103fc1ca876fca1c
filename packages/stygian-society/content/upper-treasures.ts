/** The upper treasures. */
import {
  action,
  mods,
  on,
  party,
  passive,
  pay,
  response,
  solo,
  support,
  treasuresOf,
} from '../words/build.ts';
import { gain, purge } from '../words/cubes.ts';
import { cancel, wound } from '../words/enemies.ts';
import { cleanse, guard, heal, luck, peril, refresh } from '../words/heroes.ts';

export const UPPER_TREASURES = treasuresOf('upper', [
  party(support('Great Elixir', { mark: 'discard', use: [heal(6)] })),
  solo(support("Surgeon's Case", { mark: 'exhaust', use: [heal(2), cleanse(1)] })),
  solo(passive('Tower Shield', { shields: 2 })),
  solo(passive('Mail Shirt', { shields: 1, reaction: on('floorStart', heal(1)) })),
  party(support('Loaded Die', { mark: 'discard', use: [luck(3)] })),
  solo(
    action('Repeating Crossbow', {
      target: 'either',
      attack: 'projectile',
      drop: 'GG',
      pay: pay('GG', wound(4)),
      more: pay('GG', wound(1)),
    }),
  ),
  solo(
    action('Runed Blade', {
      target: 'front',
      attack: 'melee',
      drop: 'BB',
      pay: pay('BB', wound(4)),
      more: pay('BB', wound(1)),
    }),
  ),
  solo(
    action('Star Sceptre', {
      target: 'either',
      attack: 'magic',
      drop: 'WW',
      pay: pay('WW', wound(4)),
      more: pay('WW', wound(1)),
    }),
  ),
  party(support('Prism Box', { mark: 'exhaust', use: [gain('BGW')] })),
  solo(passive('Whetstone of Kings', { ...mods({ mod: 'melee', number: 1 }) })),
  solo(passive('Ley Crystal', { ...mods({ mod: 'magic', number: 1 }) })),
  solo(passive('Oiled Quiver', { ...mods({ mod: 'projectile', number: 2 }) })),
  party(support('Holy Water', { mark: 'discard', use: [cleanse(9), heal(2)] })),
  party(support('Salt Circle', { mark: 'discard', use: [purge(6)] })),
  party(support('Cloak of Dusk', { mark: 'discard', use: [peril(-4)] })),
  party(support('Petard', { mark: 'discard', use: [wound(6, 'any')] })),
  party(response('Phoenix Feather', { mark: 'discard', reaction: on('defeat', guard(99), heal(2)) })),
  party(response('Mirror Charm', { mark: 'discard', reaction: on('enemyAction', cancel) })),
  party(passive('Ox Blood Tonic', { ...mods({ mod: 'maxWounds', number: 3 }) })),
  party(support('Perpetual Clock', { mark: 'discard', use: [refresh(3)] })),
]);

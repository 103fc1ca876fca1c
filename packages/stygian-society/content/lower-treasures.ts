/** The lower treasures. */
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
import { wound } from '../words/enemies.ts';
import { cleanse, guard, heal, luck, peril, refresh, ward } from '../words/heroes.ts';

export const LOWER_TREASURES = treasuresOf('lower', [
  party(support('Healing Draught', { mark: 'discard', use: [heal(3)] })),
  solo(support('Bandage Roll', { mark: 'exhaust', use: [heal(2)] })),
  solo(passive('Buckler', { shields: 1 })),
  solo(passive('Padded Coat', { shields: 1 })),
  party(support('Lucky Florin', { mark: 'discard', use: [luck(2)] })),
  solo(
    action('Hunting Crossbow', {
      target: 'either',
      attack: 'projectile',
      drop: 'G?',
      pay: pay('GG', wound(3)),
      more: pay('GG', wound(1)),
    }),
  ),
  solo(
    action('Boar Spear', {
      target: 'front',
      attack: 'melee',
      drop: 'B?',
      pay: pay('BB', wound(3)),
      more: pay('BB', wound(1)),
    }),
  ),
  solo(
    action('Cracked Wand', {
      mark: 'exhaust',
      target: 'either',
      attack: 'magic',
      drop: 'W?',
      pay: pay('WW', wound(4)),
      more: pay('WW', wound(1)),
    }),
  ),
  party(support('Blue Glass Phial', { mark: 'discard', use: [gain('BB')] })),
  party(support('Green Glass Phial', { mark: 'discard', use: [gain('GG')] })),
  party(support('White Glass Phial', { mark: 'discard', use: [gain('WW')] })),
  party(support('Smelling Salts', { mark: 'discard', use: [cleanse(3)] })),
  party(support('Caltrops', { mark: 'discard', use: [purge(3)] })),
  party(support('Felt Slippers', { mark: 'discard', use: [peril(-2)] })),
  party(support('Grenado', { mark: 'discard', use: [wound(3, 'any')] })),
  party(passive('Dark Lantern', { ...mods({ mod: 'chest', number: -1 }) })),
  party(response('Iron Rations', { mark: 'discard', reaction: on('partyHurt', guard(4)) })),
  party(support('Spring Watch', { mark: 'discard', use: [refresh(1)] })),
  party(passive("Rabbit's Foot", { reaction: on('floorStart', luck(1)) })),
  party(response('Ward Ribbon', { mark: 'discard', reaction: on('afflicted', ward) })),
]);

/** The Burglar's skills by level, starting with the one on the mat. */
import { action, mods, on, onMine, passive, pay, response, skillsOf, support } from '../words/build.ts';
import { bury, purge, recolor } from '../words/cubes.ts';
import { wound } from '../words/enemies.ts';
import { guard, luck, peril } from '../words/heroes.ts';

export const BURGLAR = skillsOf('Burglar', [
  [passive('Burglary', { ...mods({ mod: 'drop', cubes: '?' }, { mod: 'chest', number: -1 }) })],
  [
    action('Hurl Knives', {
      target: 'either',
      attack: 'projectile',
      drop: 'G?',
      pay: pay('GG', wound(3)),
      more: pay('GG', wound(2)),
    }),
    action('Pick Pockets', { drop: 'G?', pay: pay('G', luck(2)), more: pay('G?', luck(1)) }),
    action('Tiptoe', { drop: 'G?', pay: pay('GG', peril(-3)), more: pay('G', peril(-1)) }),
    support('Sleight of Hand', { mark: 'exhaust', use: [recolor(3), bury(1)] }),
    passive('Skeleton Keys', { reaction: on('floorEnd', luck(1)), ...mods({ mod: 'chest', number: -2 }) }),
    response('Quick Fingers', { mark: 'exhaust', reaction: on('dropped', bury(2)) }),
  ],
  [
    action('Backstab', {
      target: 'either',
      attack: 'melee',
      drop: 'GG?',
      pay: pay('GG', wound(4), wound(1, 'ifRear')),
      more: pay('GG', wound(2)),
    }),
    action('Misdirection', { drop: 'G??', pay: pay('?', purge(3)), more: pay('?', purge(2)) }),
    support('Smoke Pellet', { mark: 'exhaust', use: [purge(3), peril(-1)] }),
    passive("Fortune's Friend", {
      reaction: on('floorStart', luck(2)),
      ...mods({ mod: 'luckMax', number: 2 }),
    }),
    response('Cat Reflexes', { mark: 'exhaust', reaction: onMine('partyHurt', guard(8)) }),
  ],
  [
    action('Assassinate', {
      target: 'either',
      attack: 'projectile',
      drop: 'GG?',
      pay: pay('GGG', wound(6)),
      more: pay('GG', wound(2)),
    }),
    action('Vanish', { mark: 'exhaust', drop: '???', pay: pay('GG', peril(-4)), more: pay('G', peril(-1)) }),
    support('Grand Heist', { mark: 'exhaust', use: [luck(4)] }),
    passive('Master Thief', { ...mods({ mod: 'drop', cubes: '?' }, { mod: 'treasure', number: 1 }) }),
  ],
]);

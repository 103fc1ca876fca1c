/** The Spellsling's skills by level, starting with the one on the mat. */
import { action, mods, on, passive, pay, response, skillsOf, support } from '../words/build.ts';
import { bury, gain, purge, recolor } from '../words/cubes.ts';
import { cancel, pierce, shove, wound } from '../words/enemies.ts';
import { guard, peril } from '../words/heroes.ts';

export const SPELLSLING = skillsOf('Spellsling', [
  [
    action('Arc Bolt', {
      target: 'either',
      attack: 'magic',
      drop: 'WW?',
      pay: pay('WW', wound(2), wound(1, 'ifRear')),
      more: pay('WW', wound(2)),
    }),
  ],
  [
    action('Frost Lance', {
      target: 'rear',
      attack: 'magic',
      drop: 'WW?',
      pay: pay('WW', wound(4)),
      more: pay('WW', wound(2)),
    }),
    action('Ember Shower', {
      target: 'either',
      attack: 'magic',
      drop: 'WW?',
      pay: pay('WW', wound(1, 'rank'), wound(1)),
      more: pay('WW', wound(1, 'rank')),
    }),
    action('Force Shove', {
      target: 'either',
      attack: 'magic',
      drop: 'WW?',
      pay: pay('WW', wound(2), shove),
      more: pay('W', wound(1)),
    }),
    support('Focus', { mark: 'exhaust', use: [gain('WW')] }),
    passive('Static Veil', { ...mods({ mod: 'magic', number: 1 }) }),
    response('Deflection', { mark: 'exhaust', reaction: on('partyHurt', guard(3)) }),
  ],
  [
    action('Chain Lightning', {
      target: 'either',
      attack: 'magic',
      drop: 'WW?',
      pay: pay('WW', wound(3), wound(1, 'next')),
      more: pay('WW', wound(2)),
    }),
    action('Fireball', {
      target: 'either',
      attack: 'magic',
      drop: 'WWW',
      pay: pay('WWW', wound(2, 'rank')),
      more: pay('WW', wound(1, 'rank')),
    }),
    support('Transmute', { mark: 'exhaust', use: [recolor(4, 'W'), bury(2)] }),
    passive('Attunement', { ...mods({ mod: 'drop', cubes: 'W' }) }),
    response('Counterspell', { mark: 'exhaust', reaction: on('enemyAction', cancel) }),
  ],
  [
    action('Disintegrate', {
      target: 'either',
      attack: 'magic',
      drop: 'WWW',
      pay: pay('WWW', wound(5), pierce),
      more: pay('WW', wound(2)),
    }),
    action('Meteor', {
      mark: 'exhaust',
      attack: 'magic',
      drop: 'WWW?',
      pay: pay('WWW', wound(3, 'all')),
      more: pay('WW', wound(1, 'all')),
    }),
    support('Slow the Hours', { mark: 'exhaust', use: [peril(-2), purge(4)] }),
    passive('Archmage', { shields: 1, ...mods({ mod: 'magic', number: 1 }) }),
  ],
]);

/** The Knight's skills by level, starting with the one on the mat. */
import { action, mods, on, passive, pay, response, skillsOf, support } from '../words/build.ts';
import { gain, purge } from '../words/cubes.ts';
import { pierce, wound } from '../words/enemies.ts';
import { guard } from '../words/heroes.ts';

export const KNIGHT = skillsOf('Knight', [
  [
    action('Steel Fist', {
      target: 'front',
      attack: 'melee',
      drop: 'BB?',
      pay: pay('BB', wound(3)),
      more: pay('BB', wound(2)),
    }),
  ],
  [
    action('Cleave', {
      target: 'front',
      attack: 'melee',
      drop: 'BB?',
      pay: pay('BB', wound(3), wound(1, 'next')),
      more: pay('BB', wound(1), wound(1, 'next')),
    }),
    action('Lance Charge', {
      mark: 'exhaust',
      target: 'either',
      attack: 'melee',
      drop: 'BBB',
      pay: pay('BB', wound(5)),
      more: pay('BB', wound(2)),
    }),
    action('Shield Bash', {
      shields: 1,
      target: 'front',
      attack: 'melee',
      drop: 'BB?',
      pay: pay('BB', wound(3), purge(1)),
      more: pay('BB', wound(2)),
    }),
    support('Hold the Line', { shields: 1, mark: 'exhaust', use: [guard(4)] }),
    passive('Heater Shield', { shields: 2 }),
    response('Riposte', { mark: 'exhaust', reaction: on('partyHurt', wound(3, 'anyFront')) }),
  ],
  [
    action('Sunder', {
      target: 'front',
      attack: 'melee',
      drop: 'BB?',
      pay: pay('BB', wound(5), pierce),
      more: pay('BB', wound(2)),
    }),
    action('Whirling Steel', {
      target: 'front',
      attack: 'melee',
      drop: 'BBB',
      pay: pay('BB', wound(2, 'front')),
      more: pay('BB', wound(1, 'front')),
    }),
    support('Battle Cry', { mark: 'exhaust', use: [gain('BBB')] }),
    passive('Plate Harness', { shields: 3 }),
    response('Interpose', { shields: 1, mark: 'exhaust', reaction: on('partyHurt', guard(5)) }),
  ],
  [
    action('Giantslayer', {
      target: 'front',
      attack: 'melee',
      drop: 'BBB',
      pay: pay('BBB', wound(8)),
      more: pay('BB', wound(2)),
    }),
    action('Earthshaker', {
      mark: 'exhaust',
      attack: 'melee',
      drop: 'BBB?',
      pay: pay('BBB', wound(3, 'all')),
      more: pay('BB', wound(1, 'all')),
    }),
    passive('Unbreakable', { shields: 3, ...mods({ mod: 'immune', status: 'Stricken' }) }),
    response('Last Stand', { shields: 1, mark: 'exhaust', reaction: on('defeat', guard(99)) }),
  ],
]);

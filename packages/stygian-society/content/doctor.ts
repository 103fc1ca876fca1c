/** The Doctor's skills by level, starting with the one on the mat. */
import { action, mods, on, passive, pay, response, skillsOf, support } from '../words/build.ts';
import { wound } from '../words/enemies.ts';
import { cleanse, guard, heal, refresh, ward } from '../words/heroes.ts';

export const DOCTOR = skillsOf('Doctor', [
  [action('Field Dressing', { drop: 'GG?', pay: pay('GG', heal(2)), more: pay('G', heal(1)) })],
  [
    action('Scalpel', {
      target: 'front',
      attack: 'melee',
      drop: 'GG?',
      pay: pay('GG', wound(4)),
      more: pay('GG', wound(2)),
    }),
    action('Vitriol Flask', {
      target: 'either',
      attack: 'projectile',
      drop: 'GG?',
      pay: pay('GG', wound(3), wound(1, 'next')),
      more: pay('GG', wound(2)),
    }),
    action('Triage', { drop: 'GG?', pay: pay('G', heal(1), cleanse(2)), more: pay('G', heal(1)) }),
    support('Tonic', { mark: 'exhaust', use: [heal(3)] }),
    support('Antidote', { mark: 'exhaust', use: [cleanse(3), heal(1)] }),
    passive('Bedside Manner', { ...mods({ mod: 'heal', number: 1 }) }),
  ],
  [
    action('Transfusion', { drop: 'GGG', pay: pay('GG', heal(4)), more: pay('G', heal(1)) }),
    action('Acid Bomb', {
      target: 'either',
      attack: 'projectile',
      drop: 'GG?',
      pay: pay('GG', wound(2, 'rank')),
      more: pay('GG', wound(1, 'rank')),
    }),
    support('Stimulant', { mark: 'exhaust', use: [refresh(2), heal(1)] }),
    passive('Oilcloth Coat', { shields: 1, reaction: on('floorEnd', heal(2)) }),
    response('Inoculate', { mark: 'exhaust', reaction: on('afflicted', ward) }),
  ],
  [
    action('Vivisection', {
      target: 'front',
      attack: 'melee',
      drop: 'GG?',
      pay: pay('GGG', wound(6), heal(2)),
      more: pay('GG', wound(2)),
    }),
    action('Miracle Cure', {
      mark: 'exhaust',
      drop: 'GGG',
      pay: pay('GGG', heal(7), cleanse(4)),
      more: pay('G', heal(1)),
    }),
    passive('House Calls', { reaction: on('turnStart', heal(1)) }),
    response('Galvanic Shock', { mark: 'exhaust', reaction: on('defeat', guard(99)) }),
  ],
]);

/** The first lesson: a fight that shows each basic thing once, with the same cards and rolls for everyone. */
import type { NewTableBody } from '@three-spires/session/protocol';
import { card, figure, type Step, TAKE } from './until.ts';

export const FIGHT: NewTableBody = {
  game: 'slay-the-spire',
  setup: {
    characters: ['Ironclad'],
    position: {
      die: 4,
      nextDie: [5, 3, 1],
      players: [
        {
          character: 'Ironclad',
          hand: ['Strike', 'Strike', 'Defend', 'Defend', 'Strike'],
          draw: ['Bash', 'Strike', 'Strike', 'Defend', 'Defend'],
        },
      ],
      enemies: [{ name: 'Jaw Worm', row: 1, hp: 6 }],
    },
  },
  seats: [{ holder: 'me' }],
  seed: 'first fight',
};

const ENEMY = figure('enemy:0');

export const FIGHT_STEPS = [
  { name: 'pick', at: [card('Strike')], until: { when: 'picked', type: 'attack' } },
  { name: 'attack', at: [ENEMY], until: { when: 'played', type: 'attack', count: 1 } },
  { name: 'energy', at: ['[data-energy]'], until: { when: 'next' } },
  { name: 'intent', at: [`${ENEMY} [data-intent]`, ENEMY], until: { when: 'next' } },
  { name: 'block', at: [card('Defend')], until: { when: 'played', type: 'skill', count: 1 } },
  { name: 'spend', at: ['[data-hand-card][data-playable]'], until: { when: 'played', count: 3 } },
  { name: 'end', at: ['[data-action="end-turn"]'], until: { when: 'round', round: 2 } },
  { name: 'die', at: ['header [role="img"]'], until: { when: 'next' } },
  { name: 'bash', at: ['[data-target="enemy:0"]', card('Bash')], until: { when: 'vulnerable' } },
  { name: 'double', at: ['[data-target="enemy:0"]', card('Strike')], until: { when: 'doubled' } },
  { name: 'inspect', at: ['[data-hand-card]'], until: { when: 'next' } },
  { name: 'finish', at: [], until: { when: 'rewards' } },
  { name: 'rewards', at: [TAKE], until: { when: 'over' } },
  { name: 'won', at: [], until: { when: 'next' } },
] as const satisfies readonly Step[];

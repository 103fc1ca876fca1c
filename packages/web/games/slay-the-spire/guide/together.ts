/** The third lesson: two characters at one screen, each with a row of enemies. */
import type { NewTableBody } from '@three-spires/session/protocol';
import { card, figure, type Step } from './until.ts';

export const TOGETHER: NewTableBody = {
  game: 'slay-the-spire',
  setup: {
    characters: ['Ironclad', 'Silent'],
    position: {
      die: 4,
      nextDie: [5, 3, 1],
      players: [
        {
          character: 'Ironclad',
          row: 1,
          hand: ['Strike', 'Defend', 'Defend', 'Strike', 'Defend'],
          draw: ['Bash', 'Strike', 'Strike', 'Strike', 'Defend'],
        },
        {
          character: 'Silent',
          row: 2,
          hand: ['Strike', 'Strike', 'Defend', 'Defend', 'Survivor'],
          draw: ['Strike', 'Strike', 'Neutralize', 'Defend', 'Strike'],
        },
      ],
      enemies: [
        { name: 'Jaw Worm', row: 1, hp: 7 },
        { name: 'Cultist', row: 2, hp: 1 },
      ],
    },
  },
  seats: [{ holder: 'me' }, { holder: 'me' }],
  seed: 'first party',
};

const CULTIST = figure('enemy:1');
const SILENT = 'fieldset button[aria-label="Silent"]';

export const TOGETHER_STEPS = [
  { name: 'welcome', at: [], until: { when: 'next' } },
  { name: 'rows', at: [CULTIST], until: { when: 'next' } },
  {
    name: 'help',
    at: ['[data-target="enemy:1"]', card('Strike')],
    until: { when: 'played', seat: 0, count: 1 },
  },
  {
    name: 'switch',
    at: [`${SILENT}[aria-pressed="false"]`, '[data-hand-card][data-playable]'],
    until: { when: 'played', seat: 1, count: 1 },
  },
  { name: 'order', at: ['fieldset:has(button[aria-label="Silent"])'], until: { when: 'next' } },
  { name: 'end', at: ['[data-action="end-turn"]'], until: { when: 'round', round: 2 } },
  { name: 'die', at: ['header [role="img"]'], until: { when: 'next' } },
  { name: 'finish', at: [figure('enemy:0')], until: { when: 'rewards' } },
  { name: 'rewards', at: [SILENT], until: { when: 'over' } },
  { name: 'won', at: [], until: { when: 'next' } },
] as const satisfies readonly Step[];

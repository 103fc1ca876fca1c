/** The two lice of Act I: one low and round, one reared with thorns on its back. */
import type { Figure } from '../../model.ts';
import { louse } from '../rigs/insect.ts';

export const LICE: readonly Figure[] = [
  {
    id: 'red-louse',
    rank: 'normal',
    box: [400, 300],
    stance: 'crawl',
    glow: 'ruby',
    parts: louse({
      spine: [
        [104, 196, 52],
        [158, 158, 84],
        [228, 148, 100],
        [300, 178, 82],
        [356, 232, 36],
      ],
      shell: ['ruby', 'wine'],
      belly: 'rose',
      limbs: 'wine',
      eyes: 'amber',
      head: [92, 200],
      feet: [
        [142, 294],
        [226, 296],
        [308, 294],
      ],
    }),
  },
  {
    id: 'green-louse',
    rank: 'normal',
    box: [400, 300],
    stance: 'crawl',
    glow: 'venom',
    parts: louse({
      spine: [
        [138, 118, 52],
        [208, 98, 66],
        [272, 136, 78],
        [292, 204, 72],
        [246, 262, 40],
      ],
      shell: ['emerald', 'moss'],
      belly: 'venom',
      limbs: 'teal',
      eyes: 'rose',
      head: [120, 122],
      feet: [
        [146, 292],
        [204, 296],
        [262, 296],
      ],
      horns: 'amber',
    }),
  },
];

/** How hard the characters are and how long a climb takes. */
import type { Guide } from '@three-spires/kernel';

/** The rulebook names the order of difficulty and the length of an Act; the reasons are ours. */
export const GUIDE: Guide = {
  difficulties: [
    {
      name: 'Ironclad',
      difficulty: 'easy',
      why: 'The most HP, healing after each fight, and plain strong Attacks.',
      standing: 'printed',
    },
    {
      name: 'Silent',
      difficulty: 'easy',
      why: 'Many cheap cards. Poison and Shivs are quickly understood.',
      standing: 'printed',
    },
    {
      name: 'Defect',
      difficulty: 'hard',
      why: 'Three Orb slots to keep track of, and when to Evoke matters.',
      standing: 'printed',
    },
    {
      name: 'Watcher',
      difficulty: 'hardest',
      why: 'Stances and Miracles reward planning several cards ahead.',
      standing: 'printed',
    },
  ],
  lengths: [
    {
      players: [1],
      length: 'About 30–45 minutes an Act for one player here',
      standing: 'ours',
    },
    {
      players: [2, 3, 4],
      length: 'About 60–90 minutes an Act, more in a first game; you can stop or save after each Act',
      standing: 'printed',
    },
  ],
};

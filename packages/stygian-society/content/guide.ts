/** The difficulty of the heroes and the playing time. */
import type { Guide } from '@three-spires/kernel';

/** The rulebook says what each hero is good at; the difficulty is our judgement. */
export const GUIDE: Guide = {
  difficulties: [
    {
      name: 'Knight',
      difficulty: 'easy',
      why: 'Strikes the front rank and takes blows for the party.',
      standing: 'ours',
    },
    {
      name: 'Spellsling',
      difficulty: 'easy',
      why: 'Deals the most damage, to the rear rank above all, and needs white cubes for it.',
      standing: 'ours',
    },
    {
      name: 'Doctor',
      difficulty: 'medium',
      why: 'Keeps the wounds down. Healing too early wastes a turn.',
      standing: 'ours',
    },
    {
      name: 'Burglar',
      difficulty: 'hard',
      why: 'Moves cubes, luck and peril, which pays off only turns later.',
      standing: 'ours',
    },
  ],
  lengths: [
    {
      players: [1],
      length: 'About 1½–2½ hours for one player here',
      standing: 'ours',
    },
    {
      players: [2, 3, 4],
      length:
        'Between 90 minutes and five hours for the printed game; 45–60 minutes a floor with new players',
      standing: 'oneSource',
    },
  ],
};

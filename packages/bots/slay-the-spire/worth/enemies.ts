/** The enemy cards that a climb may encounter. */
import { ENEMY_ENTRIES } from '@three-spires/slay-the-spire/for-bots';

/** Its Boss is the last one of a climb without the Heart (STS-1.3). */
export const LAST_ACT = 3;

export type FightClass = 'encounter' | 'elite' | 'boss';

/**
 * Enemy cards of a class in an Act, without those of higher Ascensions; only Bosses that the die can choose.
 */
export const enemiesOf = (fight: FightClass, act: number): readonly number[] =>
  ENEMY_ENTRIES.flatMap(({ definition }, kind) => {
    const drawn = fight !== 'boss' || (definition.bossDie ?? []).length > 0;
    const fits = definition.rank === fight && definition.deck === `act${act}`;
    return fits && drawn && definition.ascension === undefined ? [kind] : [];
  });

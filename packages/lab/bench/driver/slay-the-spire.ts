/** The games of Slay the Spire that are measured. */
import { type SlayTheSpireState, slayTheSpire } from '@three-spires/slay-the-spire';
import { hashFight } from '@three-spires/slay-the-spire/for-bots';
import type { Games } from '../works.ts';
import type { Bench } from './drive.ts';

const CHARACTERS = ['Ironclad', 'Silent', 'Defect', 'Watcher'];
const PARTY_SIZES = [1, 2, 3, 4];

/** Parties of a size in which each character is first once. */
const setupsOf = ({ mode, players }: Pick<Games, 'mode' | 'players'>): unknown[] =>
  CHARACTERS.map((_, first) => {
    const characters = Array.from({ length: players }, (_, seat) => CHARACTERS[(first + seat) % 4]);
    return slayTheSpire.readSetup(mode === 'climb' ? { characters, climb: {} } : { characters });
  });

/** Enemies stay on the table until the rewards are taken. */
const isInCombat = ({ enemies, rewards }: SlayTheSpireState): boolean =>
  rewards.length === 0 && enemies.some(({ hp }) => hp > 0);

export const slayTheSpireBench: Bench = {
  game: slayTheSpire,
  setupsOf,
  isTypical: (state) => isInCombat(state as SlayTheSpireState),
  hash: (state) => hashFight(state as SlayTheSpireState),
  everySetup: () =>
    PARTY_SIZES.flatMap((players) => [
      ...setupsOf({ mode: 'climb', players }),
      ...setupsOf({ mode: 'fight', players }),
    ]),
};

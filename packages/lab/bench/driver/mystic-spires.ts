/** The games of Mystic Spires that are measured. */
import { mysticSpires } from '@three-spires/mystic-spires';
import { STARTER_DECKS } from '@three-spires/mystic-spires/library';
import type { Bench } from './drive.ts';

/** Every starter deck against every other and itself. */
const everySetup = (): unknown[] =>
  STARTER_DECKS.flatMap((one) =>
    STARTER_DECKS.map((other) => mysticSpires.readSetup({ decks: [one.name, other.name], first: 'random' })),
  );

export const mysticSpiresBench: Bench = { game: mysticSpires, setupsOf: everySetup, everySetup };

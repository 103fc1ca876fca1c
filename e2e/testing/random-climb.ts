import type { Page } from 'playwright-core';
import { openFor, playAtRandom } from './random-game.ts';

type Climb = {
  readonly characters: readonly string[];
  readonly moves?: number;
  readonly luck?: number;
  /** Whether it counts for the campaign. A chosen seed would make it practice, so the seed differs each time. */
  readonly counts?: boolean;
};

/** Plays a random climb through the page's own session, to its end or for some moves; returns the table. */
export async function randomClimb(page: Page, url: string, climb: Climb): Promise<string> {
  const { characters, moves, luck = 1, counts = false } = climb;
  await page.goto(`${url}/credits`);
  const table = await openFor(page, {
    game: 'slay-the-spire',
    setup: { characters, climb: {} },
    seats: characters.map(() => ({ holder: 'me' })),
    ...(counts ? {} : { seed: `luck ${luck}` }),
  });
  await playAtRandom(page, table, { luck, ...(moves === undefined ? {} : { moves }) });
  return table;
}

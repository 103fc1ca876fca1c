import type { Page } from 'playwright-core';

export type Holder = { readonly holder: 'me' | 'open' } | { readonly holder: 'bot'; readonly level: string };

const DECKS = ["Sleepers' Court", 'March of Cinders'];

/** Opens a duel on the real server with a set-up of one's choice, and goes there. */
export async function openDuel(
  page: Page,
  url: string,
  setup: Readonly<Record<string, unknown>>,
  holders: readonly Holder[],
): Promise<string> {
  const answer = await page.request.post(`${url}/api/tables`, {
    data: { game: 'mystic-spires', setup: { decks: DECKS, ...setup }, seats: holders, seed: 'opened' },
  });
  const { table } = (await answer.json()) as { table: string };
  await page.goto(`${url}/table/${table}`);
  await page.locator('[data-table]').waitFor();
  return table;
}

/** The same in any position, in the words of scenarios. */
export async function openPosition(
  page: Page,
  url: string,
  position: Readonly<Record<string, unknown>>,
  holders: readonly Holder[] = [{ holder: 'me' }, { holder: 'open' }],
): Promise<string> {
  return openDuel(page, url, { position }, holders);
}

/** The number of the newest entry on the screen. */
export const seqOf = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-table]').getAttribute('data-seq'));

/** Does something and waits until the table has moved on. */
export async function andWait(page: Page, act: () => Promise<unknown>): Promise<void> {
  const before = await seqOf(page);
  await act();
  await page.waitForFunction(
    (seq) => Number(document.querySelector('[data-table]')?.getAttribute('data-seq')) > seq,
    before,
  );
}

/** Much of what can lie on a table: many Units, statuses, Equipment, Passives, Tokens, full piles. */
export const RICH = {
  turn: 7,
  keepers: [
    {
      tower: 'The Tower of Dreams',
      hp: 31,
      crystal: 14,
      hand: [
        'Lucid Dreaming',
        'Moonlit Courser',
        'Rude Awakening',
        'Nightmare Stalker',
        'Greedy Hands',
        'Turn of the Night',
        'Somnia, Queen of Dew',
      ],
      graveyard: ['Dusk Moth', 'Reverie', 'Drowsy Pixie'],
      exiled: ['Figment Swarm'],
      tokens: { 'Dream Token': 12, 'Nightmare Token': 3 },
      field: [
        'Oneiros the Weaver',
        'Dream Token',
        'Dream Token',
        { card: 'Nightmare Stalker', damage: 1, marks: [2] },
        { card: 'Quilted Sentinel', fatigued: true },
        'Rise Again',
      ],
    },
    {
      tower: 'The Kiln Spire',
      hp: 22,
      crystal: 93,
      hand: ['Kiln Spark', 'Pyre Drake', 'Smother the Spark'],
      graveyard: ['Kindling Imp'],
      tokens: { 'Ember Token': 8 },
      marks: [2],
      field: [
        { card: 'Cinder Lancer', statuses: ['Sleep'] },
        { card: 'Berserk Emberborn', damage: 1, statuses: ['Poisoned', 'Necrotic', 'Paralyzed'] },
        { card: 'Kilnguard', statuses: ['Levitating', 'Fatal', 'Piercing'] },
        'Forge Matron',
        { card: 'Molten Edge', on: 'Forge Matron' },
        'Kiln Backlash',
      ],
    },
  ],
};

/** A Cascade that can be answered: a destroying effect, and the counter that stops it. */
export const CASCADE = {
  keepers: [
    { field: ['Gallows Magus', 'Spoils of Ruin'], crystal: 3 },
    { field: ['Reef Lurker'], hand: ['Answering Flame'], crystal: 6 },
  ],
};

/** A battle: attackers on one side, one that can step in on the other. */
export const BATTLE = {
  phase: 'Battle',
  keepers: [
    {
      hp: 20,
      crystal: 5,
      hand: ['Kiln Spark'],
      field: ['Cinder Lancer', 'Coalback Hound', { card: 'Ashfoot Raider', fatigued: true }],
    },
    { hp: 9, crystal: 4, field: ['Quilted Sentinel', 'Dreamcatcher Owl'] },
  ],
};

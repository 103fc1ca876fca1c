import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { press, pressAndWait, seqOf } from './fight.ts';
import { goToTable, openTable } from './opened.ts';

export type Holder = { readonly holder: 'me' | 'open' } | { readonly holder: 'bot'; readonly level: string };

const DECKS = ["Sleepers' Court", 'March of Cinders'];

/** Opens a table of Mystic Spires on the real server with the given set-up, and goes there. */
export async function openMysticSpires(
  page: Page,
  url: string,
  setup: Readonly<Record<string, unknown>>,
  holders: readonly Holder[],
  more: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const { table } = await openTable(page, url, {
    game: 'mystic-spires',
    setup: { decks: DECKS, ...setup },
    seats: holders,
    seed: 'opened',
    ...more,
  });
  await goToTable(page, url, table);
  return table;
}

/** The same in any position, written as in a scenario file. */
export async function openPosition(
  page: Page,
  url: string,
  position: Readonly<Record<string, unknown>>,
  holders: readonly Holder[] = [{ holder: 'me' }, { holder: 'open' }],
): Promise<string> {
  return openMysticSpires(page, url, { position }, holders);
}

/** Lets a second person take the open seat of a table. */
export async function joinTable(host: Page, guest: Page, url: string, table: string): Promise<void> {
  const { invite } = (await (await host.request.get(`${url}/api/tables/${table}`)).json()) as {
    invite: string;
  };
  await guest.goto(url);
  const seated = await guest.request.post(`${url}/api/tables/${table}/seats`, { data: { invite } });
  if (!seated.ok()) throw new Error(`No seat was taken: ${await seated.text()}`);
  await goToTable(guest, url, table);
}

/** The controls that answer each kind of question; the first that is visible is used. */
const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  respond: ['[data-action="pass"]'],
  window: ['[data-action="pass"]'],
  intercept: ['[data-action="none"]', '[data-thing][data-target]'],
  target: ['[data-target]', '[data-action="none"]'],
  discard: ['[data-hand-card][data-answer]'],
};

/** Presses the first visible one. If the screen passes automatically, it may be gone before it is pressed. */
const clickFirst = async (page: Page, places: readonly string[]): Promise<boolean> => {
  for (const place of places) {
    const found = page.locator(place).first();
    if ((await found.count()) === 0) continue;
    await pressAndWait(page, found);
    return true;
  }
  return false;
};

/** Attacks the Tower with the first Unit that can, plays the first card, or passes. */
const act = async (page: Page): Promise<boolean> => {
  const attacker = page.locator('[data-thing][data-usable]').first();
  if ((await page.locator('[data-moment="acting"] [data-action="battle"]').count()) === 0) {
    if ((await attacker.count()) > 0) {
      await press(attacker);
      if (await clickFirst(page, ['[data-tower][data-target]', '[data-target]'])) return true;
      await page.keyboard.press('Escape');
    }
    return clickFirst(page, ['[data-action="end-turn"]']);
  }
  const card = page.locator('[data-hand-card][data-playable]').first();
  if ((await card.count()) > 0) {
    // A card without a target is played by one click.
    const before = await seqOf(page);
    await press(card);
    const targets = page.locator('[data-target]').first();
    await expect.poll(async () => (await targets.isVisible()) || (await seqOf(page)) > before).toBe(true);
    if ((await seqOf(page)) > before) return true;
    return clickFirst(page, ['[data-target]']);
  }
  return clickFirst(page, ['[data-action="battle"]']);
};

/** Makes one decision if it is this person's turn; false if the table waits for another player. */
export async function step(page: Page): Promise<boolean> {
  const [moment] = await page
    .locator('[data-moment]')
    .evaluateAll((bars) => bars.map((bar) => bar.getAttribute('data-moment') ?? ''));
  if (moment === undefined || moment === 'waiting') return false;
  if (moment === 'acting') return act(page);
  return clickFirst(page, ANSWERS[moment] ?? ['[data-question] [data-choice]']);
}

/** A position that is decided within a few turns. */
export const RACE = {
  keepers: [
    {
      tower: 'The Kiln Spire',
      hp: 9,
      crystal: 3,
      hand: ['Kindling Imp', 'Ashfoot Raider'],
      field: ['Moonlit Courser'],
    },
    { tower: 'The Tower of Dreams', hp: 9, crystal: 3, hand: ['Lullaby Sprite'], field: ['Moonlit Courser'] },
  ],
};

/** A crowded table: many Units, statuses, Equipment, Passives, Tokens, full piles. */
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

/** A battle: attackers on one side, an interceptor on the other. */
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

/** A Passive that digs: graveyard cards to choose, and a card that may come from the deck. */
export const GRAVEYARD = {
  keepers: [
    {
      crystal: 5,
      field: ['Rise Again'],
      hand: ['Lucid Dreaming', 'Rites at the Threshold', 'Rites at the Threshold'],
      graveyard: ['Dusk Moth', 'Drowsy Pixie', 'Reverie', 'Barrow Rat'],
      deck: ['Tomb Scarab', 'Lullaby Sprite', 'Moonlit Courser', 'Lullaby Sprite', 'Moonlit Courser'],
    },
    { graveyard: ['Kindling Imp'] },
  ],
};

/** A Standby Phase in which effects wait to be ordered. */
export const ORDER = {
  phase: 'Standby',
  keepers: [{ crystal: 5, field: ['Ever-Burning Brazier', 'Dripping Clock', 'Indentured Colossus'] }, {}],
};

/** One attack before the end, against a bot. */
export const LETHAL = {
  keepers: [
    { crystal: 6, hand: ['Kiln Spark', 'Moonlit Courser'], field: ['Cinder Lancer'] },
    { hp: 4, field: ['Barrow Rat'] },
  ],
};

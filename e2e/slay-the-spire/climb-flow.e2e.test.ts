import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { seriousProblems } from '../testing/axe.ts';
import { andWait, press, seqOf } from '../testing/fight.ts';
import { inBrowser, PHONE } from '../testing/in-browser.ts';
import { BETWEEN, ROOMS, type Room } from '../testing/room-positions.ts';
import { settled } from '../testing/settled.ts';
import { stage } from '../testing/staged.ts';

const { app, newPage } = inBrowser();

type Options = Parameters<typeof newPage>[0];

/** Opens a room for the first `own` of its players, does something there and closes it. */
async function inRoom(
  { position, moves }: Room,
  act: (page: Page) => Promise<void>,
  { own = position.players.length, options = {} }: { own?: number; options?: Options } = {},
): Promise<void> {
  const page = await newPage(options);
  await stage(page, app.url, position, own, moves);
  await page.locator('main[data-place]').waitFor();
  await settled(page);
  await act(page);
}

const at = (page: Page, place: string): Promise<void> =>
  page.locator(`main[data-place="${place}"]`).waitFor();
const button = (page: Page, action: string) => page.locator(`[data-action="${action}"]`);
const banner = (page: Page) => page.locator('header').getByRole('status').first();

test('a solo climb begins with one click at the door, and its first room is entered without another', async () => {
  const page = await newPage();
  await page.goto(app.url);
  await page.locator('[data-climb-as="Silent"]').click();
  await at(page, 'neow');
  await andWait(page, () => page.locator('[data-question="offer"] [data-choice]').first().click());
  await andWait(page, () => page.locator('[data-target^="option:"]').first().click());
  const card = page.locator('[data-hand-card]').first();
  const answer = page.locator(':is([data-choice], [data-deck-card]):not([aria-pressed="true"])');
  const open = page.locator('[data-question]').locator(answer).first();
  for (;;) {
    await card.or(open).first().waitFor();
    if (await card.isVisible()) break;
    await press(open);
    const confirm = button(page, 'confirm-choice');
    if (await confirm.isVisible()) await press(confirm);
  }
  expect(await page.locator('[data-board], [data-figure="player:0"]').count()).toBeGreaterThan(0);
});

describe('rewards', () => {
  test('are taken with three clicks: all, a card, on', () =>
    inRoom(ROOMS.rewards, async (page) => {
      expect(await page.getByRole('button', { name: /Skip .*gold/ }).count()).toBe(0);
      const purse = async (): Promise<number> =>
        Number.parseInt(await page.locator('[data-board] [data-explain="sign:gold"]').innerText(), 10);
      const before = await purse();
      const offered = await page.locator('[data-reward]').filter({ hasText: 'gold' }).first().innerText();
      const gold = Number(/(\d+) gold/.exec(offered)?.[1]);
      expect(gold).toBeGreaterThan(0);
      await button(page, 'take-all').click();
      // All gold is handed out together (STS-8.2), and until then nothing says that you have it.
      await page.locator('[data-reward="gold"]').getByText('Yours when you confirm').waitFor();
      expect(await purse()).toBe(before);
      const cards = page.locator('[data-offer="card"] [data-takeable]');
      await cards.first().waitFor();
      await page.locator('[data-offer="potion"] [data-taken]').waitFor();
      await button(page, 'take-all').waitFor({ state: 'detached' });
      await andWait(page, () => cards.nth(1).click());
      await andWait(page, () => button(page, 'confirm-rewards').click());
      await at(page, 'map');
      expect(await purse()).toBe(before + gold);
    }));

  test('hidden potions, relics and cards have signs of their own', () =>
    inRoom(ROOMS.rewards, async (page) => {
      const signs = await page
        .locator('[data-reward] [data-kind] > svg')
        .evaluateAll((all) => all.map((sign) => sign.innerHTML));
      expect(signs.length).toBe(3);
      expect(new Set(signs).size).toBe(3);
    }));

  test('a relic is left only after a question', () =>
    inRoom(ROOMS.treasure, async (page) => {
      const before = await seqOf(page);
      await page.locator('[data-reward="relic"] [data-action="skip"]').click();
      await page.getByRole('dialog').waitFor();
      expect(await seqOf(page)).toBe(before);
      await andWait(page, () => button(page, 'leave-relic').click());
      await page.locator('[data-reward="relic"][data-skipped]').waitFor();
    }));

  test('under a finger the first tap shows a card large, the second takes it', () =>
    inRoom(
      ROOMS.rewards,
      async (page) => {
        await button(page, 'take-all').tap();
        const card = page.locator('[data-offer="card"] [data-takeable]').first();
        await card.waitFor();
        await button(page, 'take-all').waitFor({ state: 'detached' });
        const before = await seqOf(page);
        await card.tap();
        await page.locator('[data-lifted]').waitFor();
        const width = (box: { width: number } | null): number => box?.width ?? 0;
        const large = width(await page.locator('[data-lifted] [data-rarity]').boundingBox());
        expect(large).toBeGreaterThan(1.8 * width(await card.boundingBox()));
        expect(await seqOf(page)).toBe(before);
        // A tap elsewhere puts it down.
        await page.locator('h1').tap();
        await page.locator('[data-lifted]').waitFor({ state: 'detached' });
        expect(await seqOf(page)).toBe(before);
        await card.tap();
        await andWait(page, () => page.locator('[data-lifted]').tap());
        await page.locator('[data-offer="card"] [data-taken]').waitFor();
        expect(await page.locator('[data-lifted]').count()).toBe(0);
      },
      { options: PHONE },
    ));
});

describe('Boss relics', () => {
  test('are left only after a question, which can be switched off', () =>
    inRoom(ROOMS.bossRelics, async (page) => {
      const before = await seqOf(page);
      await page.getByRole('button', { name: 'Go on without a relic' }).click();
      const dialog = page.getByRole('dialog', { name: 'Leave the relic behind?' });
      await dialog.waitFor();
      expect(await seriousProblems(page)).toEqual([]);
      await dialog.getByRole('checkbox').or(dialog.getByRole('switch')).first().uncheck({ force: true });
      await dialog.getByRole('button', { name: 'Close' }).click();
      expect(await seqOf(page)).toBe(before);
      await andWait(page, () => button(page, 'leave').click());
    }));

  test('the bright button takes the claimed one', () =>
    inRoom(ROOMS.bossRelics, async (page) => {
      await andWait(page, () => page.locator('main [data-choice="Black Blood"]').click());
      await andWait(page, () => page.getByRole('button', { name: 'Take Black Blood and go on' }).click());
      await page.locator('[data-board="Ironclad"] [aria-label^="Black Blood"]').waitFor();
    }));
});

const blessing = (page: Page, words: string) =>
  page.locator('[data-target^="option:"]').filter({ hasText: words });

test('a gift of Neow that removes a card can be left, by a button that says so', async () => {
  const { position } = BETWEEN.neow;
  const climb = { ...(position.climb as object), neow: ['neow-14'] };
  await inRoom({ position: { ...position, climb }, moves: [] }, async (page) => {
    await andWait(page, () => page.locator('[data-question="offer"] [data-choice]').first().click());
    await andWait(page, () => blessing(page, 'Remove').click());
    await page.locator('[data-question="card"] [data-deck-card]').first().waitFor();
    const before = Number(await page.locator('[data-board="Ironclad"] [data-action="deck"]').innerText());
    const left = page.getByRole('button', { name: 'Remove no card' });
    await andWait(page, () => left.click());
    // The climb goes on with its first fight, and with the whole deck.
    await page.locator('[data-hand-card]').first().waitFor();
    await page.keyboard.press('d');
    await expect.poll(() => page.getByRole('dialog').locator('[data-face]').count()).toBe(before);
  });
});

describe('what chance brings', () => {
  test("Neow's random card is shown with its name until the next input", () =>
    inRoom(BETWEEN.neow, async (page) => {
      await andWait(page, () => page.locator('[data-question="offer"] [data-choice]').first().click());
      expect(await page.locator('[data-gained]').count()).toBe(0);
      await andWait(page, () => blessing(page, 'random').click());
      const shown = page.locator('[data-gained="1"] [data-thing="card"]');
      await shown.waitFor();
      expect(await shown.innerText()).toContain('Feed');
      expect(await seriousProblems(page)).toEqual([]);
      await page.keyboard.press('Shift');
      await page.locator('[data-gained]').waitFor({ state: 'detached' });
    }));

  test('a Curse that comes with a blessing is shown too', () =>
    inRoom(BETWEEN.neow, async (page) => {
      await andWait(page, () => page.locator('[data-question="offer"] [data-choice]').first().click());
      await andWait(page, () => blessing(page, 'Curse').click());
      await page.locator('[data-gained="1"] [data-thing="card"]').getByText('Injury').waitFor();
    }));
});

describe('votes at one screen', () => {
  test('say whose vote it is, and who is asked next', () =>
    inRoom(ROOMS.partyEvent, async (page) => {
      expect(await banner(page).innerText()).toContain('Ironclad votes: what to do here?');
      expect(await page.locator('[data-next-seats]').innerText()).toBe('Then: Silent, Defect, Watcher');
      expect(await page.getByText(/Waiting for/).count()).toBe(0);
      await andWait(page, () => page.locator('main [data-choice="Warm Up"]').click());
      await page.getByText('Silent votes: what to do here?').waitFor();
      expect(await page.locator('[data-next-seats]').innerText()).toBe('Then: Defect, Watcher');
    }));

  test('name the others who are waited for, and never the seat that is asked', () =>
    inRoom(
      ROOMS.partyEvent,
      async (page) => {
        expect(await page.locator('[data-waiting]').innerText()).toBe('Waiting for Silent, Defect, Watcher');
        expect(await banner(page).innerText()).toContain('Choose what to do here');
      },
      { own: 1 },
    ));

  test('on the map', () =>
    inRoom(BETWEEN.mapParty, async (page) => {
      expect(await banner(page).innerText()).toContain('Ironclad votes: which way up?');
    }));
});
